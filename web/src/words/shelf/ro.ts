import { listWith, pluralIn } from '../grammar';
import type { ShelfWords } from './en';

const plural = pluralIn('ro');
const list = listWith('și');
const NUMBERS = 'niciuna una două trei patru cinci șase șapte opt nouă zece unsprezece douăsprezece'.split(' ');
/** La feminin: imagini, cărți. */
const count = (n: number): string => NUMBERS[n] ?? String(n);
/** Jucători. */
const players = (n: number): string => ({ 1: 'unul', 2: 'doi', 12: 'doisprezece' })[n] ?? count(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const pictures = (n: number): string => plural(n, { one: 'o imagine', few: '# imagini', other: '# de imagini' });

const ro: ShelfWords = {
  back: 'Înapoi la masă',
  own: 'Imaginile tale',
  title: 'Titlul pachetului',
  untitled: 'Imaginile noastre',
  more: 'Mai multe',
  shelve: 'Pune-l pe raft',
  drop: {
    first: 'Adu imaginile tale',
    about: 'Fotografii, desene, orice poți arăta la masa aceasta. Formatul nu contează: fiecare devine o carte.',
    more: 'Lasă aici și altele',
    keys: 'sau lipește cu Ctrl V',
    choose: 'Alege imagini',
    photo: 'Fă o fotografie',
    paste: 'Lipește',
    nothing: 'Nu e nicio imagine de lipit.',
    privacy: 'Unde și când a fost făcută o fotografie se șterge înainte să o vadă cineva.',
    removed: 'Locul, ora și numele fișierului se șterg din fiecare.',
    now: 'Lasă-le aici și devin cărți',
  },
  enough: {
    need: (n, of) => `Pentru ${players(n)} e nevoie de ${pictures(of)}`,
    fewer: 'Merge și cu mai puține: amestecă-le cu alt pachet.',
    have: (n, of, many) => `${n} din cele ${pictures(of)} de care e nevoie pentru ${players(many)}`,
    plenty: (n, many) => `${pictures(n)}: ajung pentru ${many}`,
    mixed: (title, many) => `Amestecate cu ${title} ajung deja pentru ${many}.`,
  },
  cards: {
    title: 'Pe masă',
    count: (n) => plural(n, { one: 'o carte', few: '# cărți', other: '# de cărți' }),
    coming: (n) => `încă ${n} pe drum`,
    waiting: 'așteaptă',
    sending: 'pe drum…',
    framing: 'se încadrează…',
    here: 'așteaptă aici',
    described: 'descrisă',
    change: (n) => `Schimbă imaginea ${n}`,
    shows: (n, shows) => `Schimbă imaginea ${n}: ${shows}`,
    on_the_way: (n) => `Încă ${n === 1 ? 'una' : count(n)} pe drum`,
  },
  said: {
    cards: (n, of) => `${n} din ${of} sunt cărți`,
    all: (n) => (n === 1 ? 'O imagine a devenit carte' : `Toate cele ${n} sunt cărți`),
    refused: (n) => `${capital(count(n))} nu ${n === 1 ? 'a putut' : 'au putut'} deveni ${n === 1 ? 'carte' : 'cărți'}`,
  },
  refused: {
    size: (n, most) => `${n} MB; o imagine poate avea ${most}.`,
    read: 'Pune deoparte',
  },
  twins: { title: 'Aproape la fel. Pe care o păstrezi?', first: 'Pe prima', second: 'Pe a doua', both: 'Pe amândouă' },
  lost: {
    title: 'S-a întrerupt legătura',
    about: (n, missing) =>
      `${plural(n, { one: 'O imagine e în siguranță', few: '# imagini sunt în siguranță', other: '# de imagini sunt în siguranță' })}, ${missing === 1 ? 'una așteaptă' : `${missing} așteaptă`} pe acest dispozitiv. Trimiterea continuă singură de unde s-a oprit.`,
    now: 'Încearcă acum',
  },
  full: {
    waiting: (n) => `${capital(count(n))} așteaptă pe acest dispozitiv.`,
    about: 'Scoate câteva și vin și celelalte. Proprietarul serverului poate da unei mese mai mult loc.',
    without: (n) => `Continuă fără ${n === 1 ? 'ea' : 'ele'}`,
  },
  off: {
    title: 'Serverul acesta nu primește imagini',
    about: 'Așa a hotărât cine are grijă de el. Cu pachetele de pe raft poți juca oricând.',
    invited: 'Ca să aduci imaginile tale, cere-i proprietarului o invitație.',
    unshared:
      'Aici joacă mai multe servere împreună și nu au încă un loc comun pentru imagini. Cine are grijă de ele le poate face unul.',
    invitation: 'Invitația',
    show: 'Arat-o',
    back: 'Înapoi la raft',
  },
  one: {
    of: (n, of) => `Imaginea ${n} din ${of}`,
    back: 'Înapoi la pachet',
    next: 'Imaginea următoare',
    fill: 'Umple cartea',
    mat: 'Întreagă, cu ramă',
    fit: 'Cum stă pe carte',
    drag: 'Trage cadrul peste ce contează; apropie cu două degete.',
    drag_mouse: 'Trage cadrul peste ce contează; rotița apropie.',
    whole: 'Întreagă, pe un fond în tonul ei. Nu se pierde nimic.',
    frame: 'Ce arată cartea',
    at: (across, down, near) =>
      `la ${across} la sută de la stânga, ${down} de sus${near > 1 ? `, de ${near} ori mai aproape` : ''}`,
    keys: 'Săgețile îl mută, tastele Page mai departe, plus și minus apropie și depărtează.',
    result: 'Așa va arăta pe masă',
    words: 'În cuvinte',
    words_about: 'Pentru cine nu o poate vedea și pentru boți. Spune ce se vede, nu ce înseamnă.',
    turn: 'Rotește',
    out: 'Scoate-o',
    keep: 'Las-o așa',
    gone: 'Scoasă.',
  },
  offered: {
    open: (n: number) => `Cuvinte pentru ${pictures(n)}`,
    title: 'Cuvinte',
    for: (n: number) => `Cuvinte pentru ${pictures(n)}`,
    sent: 'Un program care vede, ales de proprietarul serverului, se poate uita la aceste imagini și poate propune cuvinte. Pentru asta îi sunt trimise lui și nimănui altcuiva. Altfel, rămân aici.',
    about: 'Nimic nu se păstrează până nu accepți. Se citește celor care nu văd și le folosește boților.',
    ask: 'Trimite-le și cere cuvinte',
    looking: 'Se uită…',
    none: 'Pentru aceasta nu a propus nimic.',
    by: 'Propus de programul care vede',
    taken: 'Descrisă astfel de acum',
    ideas: 'Idei pentru boți:',
    take: 'Păstrează',
    change: 'Schimbă',
    kept: 'păstrat',
    kept_of: (n: number, of: number) => `${n} din ${of} păstrate`,
    take_rest: (n: number) => (n === 1 ? 'Păstreaz-o și pe ultima' : `Păstrează și celelalte ${count(n)}`),
    later: 'Mai târziu',
  },
  deck: {
    title: 'Pachetul acesta',
    guests: 'Oricine de la masă poate adăuga',
    guests_about: 'Altfel, doar gazda.',
    who: 'Cine joacă cu el',
    us: 'Masa aceasta',
    all: 'Toate mesele de aici',
    kept_for_all:
      'Orice masă de pe serverul acesta îl poate alege, așa cum e acum, până când îl ștergi aici sau îl șterge proprietarul. Ce a fost adus cu fața în jos rămâne la masa aceasta.',
    renew: 'Aducerea la zi pentru toate',
    all_how: 'Pentru toate mesele de aici? E nevoie de o invitație de la proprietarul serverului.',
    kept: 'Se păstrează cu masa: ea se închide la 30 de zile după ultimul joc, iar imaginile pleacă odată cu ea.',
    delete: 'Șterge pachetul',
    sure: (title) => `Ștergi „${title}”?`,
    sure_about: (n) =>
      `${plural(n, { one: 'Imaginea lui pleacă', few: 'Cele # imagini pleacă', other: 'Cele # de imagini pleacă' })} acum de pe server, iar din copiile de siguranță în 14 zile. Albumele păstrează indiciile și arată în loc spatele cărților.`,
    yes: 'Șterge imaginile',
    no: 'Păstrează-le',
  },
  ten: {
    title: 'Fiecare aduce zece',
    about:
      'Imaginile din telefoanele voastre devin pachetul serii. Toate stau cu fața în jos: nimeni, nici gazda, nu le vede înainte de a fi jucate.',
    bring: (name) => `Adu zece imagini, ${name}`,
    secret: 'Nimeni nu le vede înainte de a fi jucate și nimeni nu află ale cui au fost.',
    tip: 'Cele bune pun o întrebare: ceva văzut pe jumătate, departe, nelalocul lui. Mai bine fără chipuri care pozează.',
    slot: 'Alege o imagine',
    mine: (n) => (n === 0 ? 'Încă niciuna din cele zece.' : `${capital(count(n))} din cele zece ale tale.`),
    all: 'Sunt toate zece. Mulțumim!',
    done: (names) => `Gata: ${list(names)}.`,
    choose: (n) => `Alege încă ${n === 1 ? 'una' : count(n)}`,
    choose_ten: 'Alege zece imagini',
    photo: 'Fotografie',
    yours: 'Cele zece ale tale',
    wait: (host) => `${host} deschide carnetul când sunteți gata cu toții.`,
    of_ten: (n) => (n === 0 ? 'nu a început' : n >= 10 ? 'toate zece' : `${n} din zece`),
    bots: 'boții nu aduc nimic',
    still: (names) => `${list(names)} încă ${names.length === 1 ? 'alege' : 'aleg'}.`,
    have: (n, of, many, missing) =>
      missing > 0
        ? `${n} din cele ${pictures(of)} de care e nevoie pentru ${players(many)}. Încă ${missing === 1 ? 'una' : count(missing)}, sau amestecă alt pachet.`
        : `${pictures(n)}: ajung pentru ${many}.`,
    missing: (n, many) => `Încă ${n === 1 ? 'una' : count(n)} pentru ${players(many)}`,
    mix: (title) => `Amestecă și ${title}`,
    open: 'Amestecă și deschide carnetul',
    stop: 'Nu în seara asta',
    phone: 'Pe telefonul tău',
  },
  flag: {
    title: 'Lăsăm imaginea deoparte?',
    about:
      'Rămâne în tura aceasta, ca să nu se piardă niciun vot. Apoi iese din joc și alta îi ia locul. Nimeni nu află cine a cerut.',
    why: 'De ce? Doar dacă vrei.',
    reasons: {
      private: 'Arată pe cineva care nu ar vrea',
      company: 'Nu pentru grupul acesta',
      blurred: 'Prea întunecată sau neclară ca să fie jucată',
    },
    no: 'Nu, rămâne',
    yes: 'O lăsăm deoparte',
  },
};

export default ro;
