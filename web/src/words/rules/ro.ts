import type { RuleWords } from './en';

const ro: RuleWords = {
  title: 'Cum se joacă',
  chapters: 'Capitole',
  game: 'Jocul',
  previous: 'Înapoi',
  next: 'Dă pagina',
  example: 'De exemplu',
  opening:
    'Unul dintre voi, povestitorul, privește o imagine și spune ceva despre ea: jumătate din ceva. Ceilalți pun fiecare câte o imagine de-a lor care s-ar potrivi. Apoi toate sunt amestecate și întoarse, și toți o caută pe a povestitorului.',
  art: 'Spune destul pentru unul, prea puțin pentru toți. Dacă toți îți găsesc imaginea, sau nimeni, nu iei nimic.',
  a_turn: 'O tură',
  steps: [
    [
      'Indiciul',
      'În prima tură, cine are primul o idee e povestitorul; apoi se merge spre stânga. Povestitorul alege o imagine și dă un indiciu: un cuvânt, un vers, un citat, un sunet, cu oricâte cuvinte. O greșeală de condei se îndreaptă până când altcineva pune o imagine.',
    ],
    [
      'Momelile',
      'Toți ceilalți pun, cu fața în jos, imaginea care se potrivește cel mai bine cu indiciul. O poți lua înapoi până e pusă ultima.',
    ],
    [
      'Voturile',
      'Imaginile sunt amestecate și întoarse, fiecare cu numărul ei. Toți, în afară de povestitor, votează imaginea potrivită indiciului, niciodată pe a lor. Îți poți schimba votul, sau îl poți lua înapoi, până la ultimul.',
    ],
    ['Dezvăluirea', 'Toate voturile se arată deodată, și a cui a fost fiecare imagine. Apoi se numără punctele.'],
    [
      'Imagini noi',
      'Imaginile de pe masă se pun deoparte și fiecare mână se completează. Când teancul nu mai ajunge pentru toți, ce a rămas din el și tot ce a fost pus deoparte se amestecă într-un teanc nou.',
    ],
  ],
  points: 'Punctele',
  columns: ['', 'povestitorul', 'cine a găsit-o', 'ceilalți'],
  rows: [
    ['unii au găsit-o, alții nu', '3', '3', '0'],
    ['toți au găsit-o', '0', '2', '–'],
    ['nimeni n-a găsit-o', '0', '–', '2'],
  ],
  always:
    'Și întotdeauna: încă un punct pentru fiecare vot pe care altcineva l-a pus pe imaginea ta. Povestitorul nu primește astfel de puncte.',
  ending:
    'Tura în care cineva ajunge la 30 de puncte e ultima. Câștigă cine are atunci cele mai multe puncte; la egalitate, victoria se împarte.',
  facts: {
    players: 'Jucători',
    hand: 'Imagini în mână',
    votes: 'Voturi',
    bonus: 'Pentru voturi pe imaginea ta',
    ends: 'Sfârșitul',
  },
  editions: {
    classic: {
      lead: 'Bun pentru început: totul ca în primul capitol.',
      facts: ['3–8', '6 (7 la trei jucători)', 'unul', '1 de fiecare vot, fără limită', 'cineva are 30'],
      text: [
        'Indiciul se spune sau se scrie; poate fi și cântat sau mimat.',
        'În trei, fiecare dintre ceilalți doi pune două imagini, așa că pe masă sunt cinci. Atunci fiecare ține în mână șapte, iar un vot pe oricare dintre cele două imagini ale tale aduce un punct.',
      ],
    },
    original: {
      lead: 'Prima ediție, cu două variante pe care le poți porni.',
      facts: ['3–6', '6 (7 la trei jucători)', 'unul', '1 de fiecare vot, fără limită', 'cineva are 30'],
      text: [
        'Un singur ghicitor: dacă o singură persoană găsește imaginea, ea și povestitorul iau 4 puncte în loc de 3. În trei, așa se joacă, dacă nu oprești varianta.',
        'Mimă sau cântec: indiciul poate fi mimat, fredonat sau cântat. Fără această variantă se spune, la masă sau într-o înregistrare, ori se scrie.',
        'În trei, fiecare dintre ceilalți doi pune două imagini.',
      ],
    },
    odyssey: {
      lead: 'Pentru mese mari. De la șapte jucători în sus votezi o dată, cu curaj, sau de două ori, pentru siguranță.',
      facts: [
        '3–12',
        '6 (7 la trei jucători)',
        'unul; de la șapte jucători, unul sau două',
        '1 de fiecare vot, cel mult 3 pe tură',
        'cineva are 30',
      ],
      text: [
        'De la șapte jucători poți pune două voturi pe două imagini diferite. Dacă una e cea bună, ai găsit-o.',
        'Cine o găsește cu un singur vot ia încă un punct, chiar dacă au găsit-o toți.',
        'Voturile pe imaginea ta aduc cel mult 3 puncte pe tură. Punctul pentru votul unic nu intră aici.',
        'Sub șapte jucători fiecare are un vot. În trei, fiecare dintre ceilalți doi pune două imagini.',
      ],
    },
    party: {
      lead: 'Indiciul vine înaintea imaginilor, iar tu cauți ce le va plăcea celorlalți.',
      facts: ['6–12', '5', 'unul, și vetoul povestitorului', 'nimic', 'fiecare a povestit o dată'],
      text: [
        'Povestitorul vorbește întâi, fără să-și fi privit imaginile; indiciul nu ține deci de niciuna. În prima tură nu privește nimeni până nu vorbește cineva.',
        'Apoi toți, și povestitorul, pun imaginea care se potrivește cel mai bine și votează imaginea pe care cred că o vor alege cei mai mulți. O poți vota și pe a ta.',
        'Povestitorul pune în secret și un veto roșu pe o imagine. Nu e un vot și poate sta pe oricare.',
        'Iei un punct pentru fiecare care a ales aceeași imagine, cu tine cu tot, cel mult 5. Dacă n-a mai ales-o nimeni: nimic. Pe imaginea cu veto: nimic.',
        'La sfârșitul turei fiecare mână se completează la cinci, apoi trece întreagă la stânga. Când toți au povestit, câștigă cine are cele mai multe puncte; la egalitate, victoria se împarte.',
      ],
    },
    team: {
      lead: 'Perechi care stau față în față, vorbesc deschis și își împart punctele.',
      facts: [
        '6, 8, 10 sau 12',
        '4',
        'unul pe pereche',
        '1 de fiecare vot, cel mult 3 pe tură',
        'fiecare a povestit o dată',
      ],
      text: [
        'Povestitorul dă un indiciu pentru o imagine, iar partenerul pune și el una.',
        'În fiecare altă pereche cei doi hotărăsc, cu voce tare și de față cu toți, dar fără să arate vreo imagine, cine pune una. Celălalt votează, și nu pentru imaginea perechii sale.',
        'Perechea povestitorului nu votează. Pe masă sunt atâtea imagini câte perechi, și încă una.',
        'Punctele sunt cele din primul capitol, numărate o singură dată pe pereche. Imaginea povestitorului nu aduce nimic din voturi; a partenerului, da. Când toți au povestit, câștigă cine are cele mai multe puncte; la egalitate, victoria se împarte.',
      ],
    },
  },
  house:
    'Puteți stabili alt sfârșit (câte puncte, de câte ori povestește fiecare, sau că runda se termină, ca toți să povestească de tot atâtea ori), altă limită pentru voturile pe imaginea ta (nu la Petrecere) și cine e primul povestitor: cine vorbește primul sau cine iese la sorți. Orice imagini sunt bune, dacă ajung ca fiecare mână să fie împărțită și completată o dată.',
  examples: {
    tide: {
      clue: 'Nimeni n-a anunțat mareea',
      text: 'Șase la masă. Ileana se gândește la bacul care așteaptă pe un râu secat. Doi îl văd; ceilalți merg după dirijor și după tabloul care curge.',
    },
    clear: { clue: 'Un loc tocmai sus', text: 'Prea clar: toți au urcat până la tron, iar Ileana rămâne fără nimic.' },
    dark: { clue: 'Marți', text: 'Prea greu: numai Ileana știe ce au struții cu ziua de marți.' },
    three: {
      clue: 'Mai e mult?',
      text: 'Trei la masă, așa că Milo și Lison au pus câte două imagini. Doar Milo găsește casa care merge: cu „Un singur ghicitor”, 4 în loc de 3.',
    },
    lone: {
      clue: 'Atenție la treaptă',
      text: 'Cu „Un singur ghicitor”: doar Lison găsește felinarele de deasupra golului. Milo și Andrei au crezut în podul pus de Lison.',
    },
    long: {
      clue: 'Cine a lăsat lumina aprinsă?',
      text: 'Șapte la masă. Milo a pus totul pe un vot și a nimerit. Cinci voturi sunt pe chibritul pus de Milo, dar aduc cel mult 3. Lison a votat de două ori: fără punctul în plus.',
    },
    sunday: {
      clue: 'Duminică dimineața',
      text: 'Nouă la masă. Șase se întâlnesc în piscină și iau câte 5. Doi se întâlnesc la ghiveci, dar acolo a pus Ileana vetoul. Iar la furnici e doar Noor.',
    },
    overdue: {
      clue: 'De mult așteptat',
      text: 'Trei perechi. Margaux găsește bebelușul cu barbă; Lison merge după strada cu cheițe pusă de Andrei, care joacă împreună cu Ileana: perechea lor ia 3, și încă 1.',
    },
  },
};

export default ro;
