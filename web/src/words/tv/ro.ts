import { listWith, pluralIn } from '../grammar';
import type { TvWords } from './en';

const plural = pluralIn('ro');
const list = listWith('și');
const NUMBERS = 'nimeni unul doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece'.split(' ');
const count = (n: number): string => NUMBERS[n] ?? String(n);
/** Femininul: „două imagini” */
const countF = (n: number): string => ({ 1: 'una', 2: 'două', 12: 'douăsprezece' })[n] ?? count(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const who = (names: readonly string[]): string => (names.length > 4 ? capital(count(names.length)) : list(names));
const TIMES = ['', 'o dată', 'de două ori', 'de trei ori', 'de patru ori', 'de cinci ori', 'de șase ori'];
const times = (n: number): string => TIMES[n] ?? plural(n, { few: 'de # ori', other: 'de # de ori' });

const ro: TvWords = {
  turn: (n) => `Tura ${n}`,
  audience: (n) =>
    plural(n, {
      one: 'O persoană ghicește din public',
      few: '# ghicesc din public',
      other: '# ghicesc din public',
    }),
  nudged: (by, name) => `${by} face semn spre ${name}`,
  last_call: 'Ultimul apel!',
  turned: 'Ecranul acesta e pentru toată camera. Întoarce telefonul ca să-l vezi mai mare sau joacă de pe el.',
  sound: {
    ask: 'Apasă OK sau dă clic o dată pentru sunet',
    blocked: 'Apasă OK sau dă clic o dată și se aude din nou',
    levels: { off: 'Fără sunet', quiet: 'Discret: doar ce contează', soft: 'Încet', medium: 'Mediu', loud: 'Tare' },
    change: 'Se schimbă cu săgețile sus și jos',
  },
  door: {
    motto: 'Un joc cu imagini și indicii: spune destul pentru unul și prea puțin pentru toți.',
    scan: 'Scanează și deschizi o masă pe ecranul acesta. Primul telefon e gazda.',
    or: 'Sau arată o masă deja deschisă:',
    code: 'Codul mesei',
    show: 'Arată',
    unknown: (code) => `Nicio masă nu are codul ${code}. Mai uită-te o dată și scrie-l din nou.`,
    away: 'Serverul nu răspunde. Încercăm din nou…',
    qr: 'Cod QR care deschide o masă pe ecranul acesta',
  },
  lobby: {
    join: 'Joacă de pe telefon',
    here: (n) => (n === 1 ? 'A venit o persoană' : `Au venit ${count(n)}`),
    how: [
      'Unul spune o jumătate de frază despre o imagine',
      'Ceilalți pun și ei o imagine potrivită',
      'Toți o caută pe a povestitorului',
      'O găsesc toți sau niciunul: nimic pentru povestitor',
    ],
    how_blind: [
      'Unul spune ceva înainte să se uite cineva',
      'Toți pun o imagine pentru indiciu',
      'Votează ca majoritatea: un punct de fiecare vot',
      'Povestitorul ascunde un veto pe una',
    ],
  },
  tell: {
    looks: (name) => `${name} își caută cuvintele…`,
    urgent: (name) => `${name}, un\u00a0cuvânt, oricare!`,
    begins: 'Cine începe?',
    pair: (name) => `Joacă împreună cu ${name}.`,
  },
  facts: {
    page: 'Ultima pagină',
    said: (name) => `Indiciu de la ${name}.`,
    duel: 'O rivalitate',
    behind: (n) => `${n} în urmă`,
    level: 'la egalitate',
    followed: (one, other, n) => `${one} s-a luat după ${other} ${times(n)} în seara asta.`,
    moon: 'Cel mai aproape de lună',
    away: (names, n) =>
      `${list(names)}: încă ${plural(n, { one: 'un salt', few: '# salturi', other: '# de salturi' })}`,
    turns: (n) =>
      n <= 1
        ? 'E ultima tură.'
        : plural(n, { few: `Încă ${countF(n)} ture, inclusiv aceasta.`, other: 'Încă # de ture, inclusiv aceasta.' }),
    deceiver: 'Arta păcălelii, până acum',
    astray: (names, n) =>
      `${list(names)}: ${plural(n, { one: 'un vot atras', few: '# voturi atrase', other: '# de voturi atrase' })}`,
  },
  hand_in: {
    still: (names) => `${who(names)} mai caută`,
    pairs: (pairs) =>
      pairs.length > 2 ? `Mai lipsesc ${countF(pairs.length)} cărți` : `${list(pairs)} n-au pus încă o carte`,
    urgent: (names) => `${who(names)}: merge orice imagine!`,
    when: 'Imaginile se întorc când e și ultima pe masă.',
  },
  vote: {
    which: (name) => `Care e imaginea aleasă de ${name}?`,
    favourite: 'Pe care o vor alege cei mai mulți?',
    veto: (name) => `${name} ascunde un veto. Un vot singur nu aduce nimic.`,
    two: 'Votați o dată sau de două ori. O singură dată, și bine: un punct în plus.',
    pairs: 'Votează unul din fiecare pereche.',
    urgent: (names) => `${who(names)}: ${names.length === 1 ? 'alege' : 'alegeți'}!`,
    looking: 'încă se uită',
  },
  told: {
    says: (name) => `${name} spune`,
    pair: (name, partner) => `${name} spune, pentru ${name} și ${partner}`,
    unseeing: (name) => `${name} a spus fără să se uite`,
    aloud: (name) => `${name} a spus cu voce tare`,
    audio: (name) => `${name} a înregistrat`,
    video: (name) => `${name} a mimat`,
  },
  stage: {
    shows: (name) => `${name} mimează`,
    listen: (name) => `Ascultați ce spune ${name}…`,
    watch: 'Fără cuvinte. Priviți atent.',
    twice: 'De două ori la rând.',
    again: 'Încă o dată? Apasă OK aici.',
  },
  show: {
    hush: 'Toți au votat…',
    one_each: (n) => `${capital(countF(n))} imagini, câte un vot atras`,
    in_passing: 'Păcăliți în treacăt',
    caught: (names) => `cu ${names.length === 1 ? 'un vot' : 'voturi'} de la ${list(names)}`,
    alone: (n) => (n === 1 ? 'Un vot singur, deci nimic' : 'Voturi singure, deci nimic'),
    suspense: '…',
    fell: (names) =>
      names.length > 1 ? [capital(count(names.length)), 'au crezut-o pe asta'] : [list(names), 'a crezut-o pe asta'],
    fell_all: (names) => `${who(names)} ${names.length > 1 ? 'au' : 'a'} crezut-o pe asta`,
    was: (name) => `era pusă de ${name}`,
    worth: (names) => `pentru ${list(names)}`,
    nobody_any: 'Nimeni nu s-a păcălit',
    nobody_these: 'Pe acestea nu le-a ales nimeni',
    nobody_this: 'Pe aceasta n-a ales-o nimeni',
    and_said: (name) => `Iar ${name} a spus…`,
    found: (n, of) => [`${capital(count(n))} din ${count(of)}`, n === 1 ? 'a găsit-o' : 'au găsit-o'],
    found_all: (n) => [n === 2 ? 'Amândoi' : `Toți ${count(n)}`, 'au găsit-o'],
    found_none: ['Nimeni.', 'Niciunul.'],
    teller: (n, name) => `și ${n} pentru ${name}`,
    too_much: (name, n) => `Prea clar: nimic pentru ${name}, ${n}\u00a0pentru toți ceilalți`,
    too_little: (name, n) => `Prea greu: nimic pentru ${name}, ${n}\u00a0pentru toți ceilalți`,
    gallery: (n, of) =>
      n === of ? 'A găsit-o și publicul' : `Din public: ${n === 0 ? 'nimeni' : `${count(n)} din ${count(of)}`}`,
    met: (names) =>
      names.length > 1 ? [capital(count(names.length)), 's-au întâlnit aici'] : [list(names), 'a ales-o pe aceasta'],
    met_all: (names) => `${who(names)} s-au întâlnit aici`,
    each: (n) => `${n} pentru fiecare`,
    for_each: 'pentru fiecare',
    unless: 'pentru fiecare, dacă nu cumva…',
    alone_too: 'Nu sunt două voturi la fel: nimic pentru nimeni.',
    veto: 'Veto!',
    nothing: (n) => `Nimic pentru ${n === 1 ? 'unul' : count(n)}`,
    no_veto: 'Pe aceasta nu e veto.',
    so: 'Și astfel…',
    hops: (names, n) =>
      `${who(names)} ${names.length > 1 ? 'fac câte' : 'face'} ${plural(n, { one: 'un salt', few: '# salturi', other: '# de salturi' })}`,
    no_hops: 'De data asta nu sare nimeni',
  },
  rest: {
    why: (name) => `${name}, de ce?`,
    tell: 'Povestește tuturor. Un rând rămâne în album.',
    asked: (names) => `${who(names)} întreabă.`,
    next: 'Apoi',
    tells: (name) => `${name} dă indiciul`,
    anyone: 'cine are o idee',
    met: (names, n) => `${who(names)} au ales la fel: câte ${n}.`,
    nobody_met: 'Nu sunt două voturi la fel.',
    vetoed: (n) => `Vetoul a căzut pe ${n === 1 ? 'un vot' : `${countF(n)} voturi`}.`,
    found: (names) => `${list(names)} ${names.length > 1 ? 'au găsit-o' : 'a găsit-o'}.`,
    all: 'Au găsit-o toți: prea clar.',
    none: 'N-a găsit-o nimeni: prea greu.',
    fooled: (owner, names) =>
      `Imaginea pusă de ${owner} a primit ${names.length === 1 ? 'un vot' : 'voturi'} de la ${list(names)}.`,
  },
  pause: {
    title: 'Luna își ține răsuflarea',
    by: (host) => `${host} a pus pauză. Nu se pierde nimic.`,
    next: (names) => `Urmează: ${list(names)}.`,
  },
  end: {
    album: 'Albumul din seara asta: fiecare imagine, fiecare jumătate de frază. Ia-l acasă.',
    qr: 'Cod QR către album',
  },
};

export default ro;
