import type { Words } from './en';
import { listIn, pluralIn } from './grammar';

const plural = pluralIn('ro');
const list = listIn('ro');
const NUMBERS = 'zero unu doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece'.split(' ');
/** Numerele mici în litere. */
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ro: Words = {
  arrive: {
    motto: 'Spune jumătate. Restul îl găsesc ei.',
    name: 'Numele tău',
    rabbit: 'Iepurele tău',
    invited: 'Ai o invitație? Codul de pe ecran',
    join: 'Intră',
    open: 'Deschide o masă',
    language: 'Limba',
  },
  rabbits: {
    madder: 'Iepure roșu cu inimă',
    marigold: 'Iepure portocaliu cu soare',
    moss: 'Iepure verde cu frunză',
    lagoon: 'Iepure turcoaz cu picătură',
    corn: 'Iepure albastru cu stea',
    plum: 'Iepure mov cu lună',
    rose: 'Iepure roz cu floare',
    ivory: 'Iepure alb cu inel',
    soot: 'Iepure gri cu romb',
    chestnut: 'Iepure maro cu deal',
    mint: 'Iepure verde-mentă cu cruce',
    quince: 'Iepure galben cu clepsidră',
  },
  book: {
    open: 'Cartea: reguli, oameni, setări',
    close: 'Închide cartea',
    titles: {
      points: 'Cum se iau punctele',
      turn: 'O tură',
      clues: 'Indicii bune',
      people: 'În jurul mesei',
      talk: 'Vorbe',
    },
    tabs: { points: 'Puncte', turn: 'O tură', clues: 'Indicii', people: 'Oameni', talk: 'Vorbe' },
  },
  card: {
    back: 'O carte cu fața în jos',
  },
  people: {
    you: 'tu',
    host: 'gazda',
    away: 'nu e aici',
    muted: 'fără voce',
    powers: (name) => `Ce poate face gazda: ${name}`,
    let_bot: 'Lasă un bot să joace',
    give_away: 'Dă locul altcuiva',
    mute: 'Ia vocea',
    unmute: 'Dă vocea înapoi',
    make_host: 'Fă gazdă',
    send_away: 'Trimite de la masă',
    watching: (n) =>
      plural(n, { one: 'O persoană privește', few: '# persoane privesc', other: '# de persoane privesc' }),
    offer_qr: 'Cod QR care predă locul',
    offer_own: 'Deschide asta pe celălalt dispozitiv: locul tău se mută acolo.',
    offer_other: (name) => `Cine deschide asta ia locul: ${name}.`,
    copy: 'Copiază linkul',
    copied: 'Copiat',
    other_device: 'Continuă pe alt dispozitiv',
    bot_for_me: 'Lasă un bot să joace pentru mine',
    am_back: 'M-am întors',
    stop: (n, of) => (n === 0 ? 'Oprește aici, dacă toți sunt de acord' : `Oprește aici: ${n} din ${of} de acord`),
    leave: 'Pleacă de la masă',
    label: 'Cine a terminat',
    bot: 'bot',
    thinking: 'încă se gândește',
    done: 'a terminat',
  },
  table: {
    seconds_left: (n) => plural(n, { one: 'Încă o secundă', few: 'Încă # secunde', other: 'Încă # de secunde' }),
    says: (name) => `${name} spune`,
    are_in: (n, of) => `${capital(count(n))} din ${count(of)} pe masă`,
    waiting_for: (names) => `Mai lipsesc: ${names.join(', ')}`,
  },
  reveal: {
    title: 'Dezvăluirea',
    skip: 'Sari peste numărătoare',
    said: (name) => `${name} a spus`,
    found_it: (n, of) =>
      n === 0
        ? 'nimeni n-a găsit-o'
        : n === of
          ? 'toți au găsit-o'
          : n === 1
            ? `unul din ${count(of)} a găsit-o`
            : `${count(n)} din ${count(of)} au găsit-o`,
    clue_text: '…',
    clue_aloud: 'Spus cu voce tare',
    clue_audio: 'Un sunet',
    clue_video: 'O mimă',
    vote_of: (name) => `Votul: ${name}`,
    veto: 'Vetoul',
    points: 'Punctele acestei ture',
    you: 'Tu',
    next: (name) => `Urmează: ${name}`,
    next_you: 'Urmezi tu: povestește',
    to_the_end: 'Și-am încălecat pe-o șa',
    line: (names, points, why) =>
      `${names}: ${plural(points, { one: 'un punct', few: '# puncte', other: '# de puncte' })}, ${why}.`,
  },
  reasons: {
    told: 'unii au găsit-o, nu toți',
    told_to_one: 'unul singur a găsit-o',
    told_to_all: 'toți au găsit-o: prea clar',
    told_to_none: 'nimeni n-a găsit-o: prea ascuns',
    found: 'a găsit-o',
    found_alone: 'nimeni altcineva n-a găsit-o',
    missed: (names) => (names.length ? `a mers după: ${names.join(', ')}` : 'n-a găsit-o'),
    all_found: 'toți au găsit-o',
    none_found: 'nimeni n-a găsit-o',
    votes: (names) => `a păcălit: ${names.join(', ')}`,
    single_vote: 'cu un singur vot',
    together: (n) =>
      plural(n, {
        one: 'un vot pe aceeași imagine',
        few: '# voturi pe aceeași imagine',
        other: '# de voturi pe aceeași imagine',
      }),
    alone: 'nimeni altcineva pe imagine',
    vetoed: 'pe imaginea cu veto',
  },
  end: {
    book: 'Cartea',
    wins: (names) => (names.length === 1 ? `${names[0]} are luna` : `${list(names)} împart luna`),
    after: (points, turns, shared) =>
      `${shared ? 'câte ' : ''}${plural(points, { one: 'un punct', few: '# puncte', other: '# de puncte' })}, după ${turns === 1 ? 'un indiciu' : plural(turns, { one: 'un indiciu', few: '# indicii', other: '# de indicii' })}`,
    standing: 'Clasamentul',
    stopped: 'V-ați oprit aici, împreună.',
    again: 'Încă o dată',
    host_again: (name) => `${name} poate împărți din nou`,
    record: 'Păstrează jocul',
  },
  aid: {
    title: {
      some: 'Unii au găsit-o, alții nu',
      one: 'Unul singur a găsit-o',
      all: 'Toți au găsit-o: prea clar',
      none: 'Nimeni n-a găsit-o: prea ascuns',
      votes: 'Au crezut-o pe a ta',
      single_vote: 'Un vot sau două',
      together: 'Acolo unde sunt ceilalți',
      alone: 'Nimeni altcineva',
      veto: 'Vetoul roșu',
      pairs: 'Perechile',
    },
    text: {
      some: '3 pentru cine povestește, 3 pentru cine a găsit-o.',
      one: '4 pentru cine povestește, 4 pentru cine a găsit-o.',
      all: 'Nimic pentru cine povestește, 2 pentru toți ceilalți.',
      none: 'Nimic pentru cine povestește, 2 pentru toți ceilalți.',
      single_vote: 'Poți vota două imagini. Una singură, și bună: încă 1 punct.',
      together: 'Atâtea puncte câți au ales aceeași imagine ca tine, cel mult 5. Se pune și a ta.',
      alone: 'N-a mai ales-o nimeni: nimic.',
      veto: 'Cine povestește îl pune în secret pe o imagine: cine a ales-o nu ia nimic.',
      pairs: 'Punctele sunt ale perechii. Unul pune o carte, celălalt votează.',
    },
    text_pairs: {
      some: '3 pentru perechea care povestește, 3 pentru fiecare pereche care a găsit-o.',
      all: 'Nimic pentru perechea care povestește, 2 pentru fiecare altă pereche.',
      none: 'Nimic pentru perechea care povestește, 2 pentru fiecare altă pereche.',
    },
    votes: (cap) =>
      cap === null
        ? '1 pentru fiecare vot pe imaginea ta, mereu.'
        : `1 pentru fiecare vot pe imaginea ta, cel mult ${cap} pe tură.`,
    moral: 'Așadar spune destul pentru un prieten și prea puțin pentru toți.',
    moral_party: 'Așadar întreabă-te ce se întreabă ceilalți.',
    ends: 'Sfârșitul',
    ends_points: (target) =>
      `Tura în care cineva ajunge la ${target} e ultima. Câștigă cine are cele mai multe puncte; la egalitate se împarte.`,
    ends_rounds: (rounds) =>
      `${plural(rounds, { one: 'Când fiecare a povestit o dată', few: 'Când fiecare a povestit de # ori', other: 'Când fiecare a povestit de # de ori' })}, câștigă cele mai multe puncte; la egalitate se împarte.`,
  },
  turn: {
    tell: {
      title: 'Povestește',
      text: 'Cine povestește alege o imagine și spune ceva despre ea: un cuvânt, un vers, un cântec.',
    },
    tell_blind: {
      title: 'Povestește pe nevăzute',
      text: 'Cine povestește vorbește primul, înainte de a privi vreo imagine.',
    },
    slip: { title: 'Strecoară', text: 'Ceilalți strecoară în secret câte o imagine de-a lor care s-ar potrivi.' },
    slip_two: { title: 'Strecoară', text: 'În trei, fiecare dintre ceilalți strecoară în secret două imagini.' },
    slip_pairs: {
      title: 'Strecoară',
      text: 'Partenerul celui care povestește strecoară o imagine; în celelalte perechi se hotărăște cu voce tare cine o face.',
    },
    slip_all: { title: 'Strecoară', text: 'Toți, și cine povestește, pun imaginea care se potrivește cel mai bine.' },
    vote: { title: 'Votează', text: 'Toate sunt amestecate și întoarse. Ceilalți o caută pe cea a povestitorului.' },
    vote_two: { title: 'Votează', text: 'Ceilalți o caută pe cea a povestitorului, cu un vot sau cu două.' },
    vote_all: {
      title: 'Votează',
      text: 'Toți votează imaginea pe care o vor alege cei mai mulți. Cine povestește pune și vetoul.',
    },
    vote_pairs: {
      title: 'Votează',
      text: 'În celelalte perechi, cine n-a pus cartea o caută pe cea a povestitorului.',
    },
    count: { title: 'Puncte', text: 'A cui era fiecare, cine a găsit-o, cine s-a lăsat păcălit.' },
    draw: { title: 'Mai departe', text: 'Se completează mâinile. Povestește următorul din stânga.' },
    pass: {
      title: 'Mai departe',
      text: 'Se completează mâinile, apoi fiecare o dă pe a sa la stânga. Povestește următorul din stânga.',
    },
  },
  talk: {
    nothing: 'Nimeni n-a spus încă nimic.',
    say: 'Spune ceva; citește toată masa',
    send: 'Spune',
    reactions: { laugh: 'Râs', wonder: 'Mirare', applause: 'Aplauze', heart: 'Inimă', sleepy: 'Somn', aha: 'Aha' },
  },
  refusals: {
    away: 'Serverul nu răspunde acum. Încearcă din nou într-o clipă.',
    no_table: 'Nicio masă cu acest cod.',
  },
};

export default ro;
