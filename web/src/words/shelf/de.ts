import { capital } from '../german';
import { listWith, pluralIn } from '../grammar';
import type { ShelfWords } from './en';

const plural = pluralIn('de');
const list = listWith('und');
const NUMBERS = 'keins eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
/** Bilder: „eins“, „drei“. */
const count = (n: number): string => NUMBERS[n] ?? String(n);
/** Personen. */
const players = (n: number): string => (n === 1 ? 'eine Person' : count(n));
const pictures = (n: number): string => plural(n, { one: 'ein Bild', other: '# Bilder' });

const de: ShelfWords = {
  back: 'Zurück an den Tisch',
  own: 'Eigene Bilder',
  title: 'Titel des Kartensatzes',
  untitled: 'Unsere Bilder',
  more: 'Mehr',
  shelve: 'Ins Regal stellen',
  drop: {
    first: 'Bring deine eigenen Bilder mit',
    about:
      'Fotos, Zeichnungen, alles, was du diesem Tisch zeigen darfst. Ob hoch oder quer: Aus jedem wird eine Karte.',
    more: 'Weitere hier ablegen',
    keys: 'oder mit Strg V einfügen',
    choose: 'Bilder aussuchen',
    photo: 'Foto machen',
    paste: 'Einfügen',
    nothing: 'Es ist kein Bild zum Einfügen da.',
    privacy: 'Ort und Zeit der Aufnahme werden entfernt, bevor jemand das Foto sieht.',
    removed: 'Ort, Zeit und Dateiname werden aus jedem Bild entfernt.',
    now: 'Lass los, dann werden sie zu Karten',
  },
  enough: {
    need: (n, of) => `Für ${players(n)} sind ${of} Bilder nötig`,
    fewer: 'Weniger gehen auch: Misch sie mit einem anderen Kartensatz.',
    have: (n, of, many) => `${n} von ${of} Bildern, die für ${players(many)} nötig sind`,
    plenty: (n, many) => `${pictures(n)}: genug für ${many}`,
    mixed: (title, many) => `Zusammen mit ${title} ist es schon genug für ${many}.`,
  },
  cards: {
    title: 'Auf dem Tisch',
    count: (n) => plural(n, { one: 'eine Karte', other: '# Karten' }),
    coming: (n) => `${n} unterwegs`,
    waiting: 'wartet',
    sending: 'kommt …',
    framing: 'wird gerahmt …',
    here: 'wartet hier',
    described: 'beschrieben',
    change: (n) => `Bild ${n} ändern`,
    shows: (n, shows) => `Bild ${n} ändern: ${shows}`,
    on_the_way: (n) => `${capital(count(n))} noch unterwegs`,
  },
  said: {
    cards: (n, of) => `${n} von ${of} sind Karten`,
    all: (n) => (n === 1 ? 'Ein Bild ist eine Karte geworden' : `Alle ${n} sind Karten`),
    refused: (n) => `${capital(count(n))} ${n === 1 ? 'konnte keine Karte' : 'konnten keine Karten'} werden`,
  },
  refused: {
    size: (n, most) => `${n} MB; erlaubt sind ${most}.`,
    read: 'Weglegen',
  },
  twins: { title: 'Fast gleich. Welches bleibt?', first: 'Das erste', second: 'Das zweite', both: 'Beide' },
  lost: {
    title: 'Die Verbindung ist weg',
    about: (n, missing) =>
      `${plural(n, { one: 'Ein Bild ist sicher', other: '# Bilder sind sicher' })}, ${missing} ${missing === 1 ? 'wartet' : 'warten'} auf diesem Gerät. Es geht von selbst da weiter, wo es aufgehört hat.`,
    now: 'Jetzt versuchen',
  },
  full: {
    waiting: (n) => `${capital(count(n))} ${n === 1 ? 'wartet' : 'warten'} auf diesem Gerät.`,
    about: 'Nimm ein paar heraus, dann kommen die anderen. Wer den Server betreibt, kann einem Tisch mehr Platz geben.',
    without: (n) => `Ohne ${n === 1 ? 'dieses' : 'diese'} weiter`,
  },
  off: {
    title: 'Dieser Server nimmt keine Bilder an',
    about: 'Das hat entschieden, wer ihn betreibt. Spielen kannst du mit den Kartensätzen im Regal.',
    invited: 'Für eigene Bilder brauchst du eine Einladung von denen, die den Server betreiben.',
    unshared:
      'Hier spielen mehrere Server zusammen und haben noch keinen gemeinsamen Ort für Bilder. Wer sie betreibt, kann ihnen einen geben.',
    invitation: 'Einladung',
    show: 'Vorzeigen',
    back: 'Zurück zum Regal',
  },
  one: {
    of: (n, of) => `Bild ${n} von ${of}`,
    back: 'Zurück zum Kartensatz',
    next: 'Nächstes Bild',
    fill: 'Karte füllen',
    mat: 'Ganz, mit Passepartout',
    fit: 'Wie es auf der Karte liegt',
    drag: 'Zieh den Rahmen auf das, worauf es ankommt; mit zwei Fingern kommst du näher.',
    drag_mouse: 'Zieh den Rahmen auf das, worauf es ankommt; das Mausrad holt es näher.',
    whole: 'Ganz, auf einem Passepartout im Ton des Bildes. Nichts geht verloren.',
    frame: 'Was die Karte zeigt',
    at: (across, down, near) => `${across} Prozent von links, ${down} von oben${near > 1 ? `, ${near}-mal näher` : ''}`,
    keys: 'Pfeiltasten verschieben ihn, „Bild auf“ und „Bild ab“ in größeren Schritten; Plus holt näher heran, Minus weiter weg.',
    result: 'So liegt es auf dem Tisch',
    words: 'In Worten',
    words_about: 'Für alle, die es nicht sehen können, und für Bots. Sag, was da ist, nicht, was es bedeutet.',
    turn: 'Drehen',
    out: 'Herausnehmen',
    keep: 'So behalten',
    gone: 'Herausgenommen.',
  },
  offered: {
    open: (n: number) => `Worte für ${pictures(n)}`,
    title: 'Worte',
    for: (n: number) => `Worte für ${pictures(n)}`,
    sent: 'Ein sehendes Programm, ausgewählt von dem, der diesen Server betreibt, kann diese Bilder ansehen und Worte vorschlagen. Dafür werden sie dorthin geschickt und sonst nirgends. Ohne das bleiben sie hier.',
    about: 'Nichts wird behalten, bevor du es nimmst. Wird vorgelesen, wenn jemand nicht sieht, und hilft Bots.',
    ask: 'Hinschicken und um Worte bitten',
    looking: 'Es schaut hin …',
    none: 'Zu diesem kam kein Vorschlag.',
    by: 'Vom sehenden Programm vorgeschlagen',
    taken: 'So steht es jetzt da',
    ideas: 'Ideen für Bots:',
    take: 'Nehmen',
    change: 'Ändern',
    kept: 'behalten',
    kept_of: (n: number, of: number) => `${n} von ${of} behalten`,
    take_rest: (n: number) => (n === 1 ? 'Das letzte nehmen' : `Die anderen ${count(n)} nehmen`),
    later: 'Später',
  },
  deck: {
    title: 'Dieser Kartensatz',
    guests: 'Alle am Tisch dürfen Bilder mitbringen',
    guests_about: 'Sonst nur die Spielleitung.',
    who: 'Wer damit spielt',
    us: 'Dieser Tisch',
    all: 'Alle Tische hier',
    kept_for_all:
      'Jeder Tisch dieses Servers kann ihn wählen, so wie er jetzt ist, bis du ihn hier löschst oder wer den Server betreibt. Was verdeckt mitgebracht wurde, bleibt an diesem Tisch.',
    renew: 'Für alle auf den neuesten Stand bringen',
    all_how: 'Für alle Tische hier? Dazu braucht es eine Einladung von dem, der den Server betreibt.',
    kept: 'Er bleibt beim Tisch: Der schließt 30 Tage nach dem letzten Spiel, und die Bilder gehen mit ihm.',
    delete: 'Kartensatz löschen',
    sure: (title) => `„${title}“ löschen?`,
    sure_about: (n) =>
      `${n === 1 ? 'Sein Bild verlässt' : `Seine ${n} Bilder verlassen`} jetzt diesen Server und innerhalb von 14 Tagen die Sicherungen. Alben behalten die Hinweise und zeigen stattdessen Kartenrücken.`,
    yes: 'Bilder löschen',
    no: 'Behalten',
  },
  ten: {
    title: 'Alle bringen zehn mit',
    about:
      'Aus Bildern von euren Handys wird der Kartensatz des Abends. Alle liegen verdeckt: Niemand, auch nicht die Spielleitung, sieht sie, bevor sie gespielt werden.',
    bring: (name) => `Bring zehn Bilder mit, ${name}`,
    secret: 'Niemand sieht sie, bevor sie gespielt werden, und niemand erfährt, von wem sie waren.',
    tip: 'Gute Bilder stellen eine Frage: etwas halb Gesehenes, weit weg, am falschen Ort. Lieber keine gestellten Gesichter.',
    slot: 'Ein Bild aussuchen',
    mine: (n) => (n === 0 ? 'Noch keins von deinen zehn.' : `${capital(count(n))} von deinen zehn.`),
    all: 'Alle zehn sind da. Danke!',
    done: (names) => `Fertig: ${list(names)}.`,
    choose: (n) => `Noch ${count(n)} aussuchen`,
    choose_ten: 'Zehn Bilder aussuchen',
    photo: 'Foto',
    yours: 'Deine zehn',
    wait: (host) => `${host} öffnet das Buch, wenn alle so weit sind.`,
    of_ten: (n) => (n === 0 ? 'noch keins' : n >= 10 ? 'alle zehn' : `${n} von zehn`),
    bots: 'Bots bringen nichts mit',
    still: (names) => `${list(names)} ${names.length === 1 ? 'sucht' : 'suchen'} noch aus.`,
    have: (n, of, many, missing) =>
      missing > 0
        ? `${n} von ${of} Bildern, die für ${players(many)} nötig sind. Noch ${count(missing)}, oder misch einen anderen Kartensatz dazu.`
        : `${pictures(n)}: genug für ${many}.`,
    missing: (n, many) => `Noch ${count(n)} für ${players(many)}`,
    mix: (title) => `${title} dazumischen`,
    open: 'Mischen und das Buch öffnen',
    stop: 'Heute nicht',
    phone: 'Auf deinem Handy',
  },
  flag: {
    title: 'Dieses Bild weglassen?',
    about:
      'Es bleibt für diese Runde, damit keine Stimme verloren geht. Dann verlässt es das Spiel, und ein anderes kommt an seine Stelle. Niemand erfährt, wer darum gebeten hat.',
    why: 'Warum? Nur wenn du magst.',
    reasons: {
      private: 'Es zeigt jemanden, dem das nicht recht wäre',
      company: 'Nichts für uns hier',
      blurred: 'Zu dunkel oder unscharf zum Spielen',
    },
    no: 'Nein, es bleibt',
    yes: 'Weglassen',
  },
};

export default de;
