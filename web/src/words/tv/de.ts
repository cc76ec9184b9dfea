import { capital, count as counted, owned, times } from '../german';
import { listWith, pluralIn } from '../grammar';
import type { TvWords } from './en';

const plural = pluralIn('de');
const list = listWith('und');
const count = (n: number): string => (n === 0 ? 'niemand' : counted(n));
const who = (names: readonly string[]): string => (names.length > 4 ? capital(count(names.length)) : list(names));
const has = (names: readonly string[]): string => (names.length === 1 ? 'hat' : 'haben');
const is = (names: readonly string[]): string => (names.length === 1 ? 'ist' : 'sind');
/** How many of how many people: „Eine Person von fünf“, „Zwei von fünf“ */
const outOf = (n: number, all: number): string =>
  `${n === 1 ? 'eine Person' : count(n)} von ${n === 0 ? counted(all) : count(all)}`;

const de: TvWords = {
  turn: (n) => `Runde ${n}`,
  audience: (n) => plural(n, { one: 'Eine Person rät mit', other: '# raten mit' }),
  nudged: (by, name) => `${by} stupst ${name} an`,
  last_call: 'Letzter Aufruf!',
  turned: 'Diese Ansicht ist für den ganzen Raum. Dreh das Handy, um sie größer zu sehen, oder spiel damit mit.',
  sound: {
    ask: 'Für den Ton einmal OK drücken oder klicken',
    blocked: 'Einmal OK drücken oder klicken, dann kommt der Ton wieder',
    levels: { off: 'Ton aus', quiet: 'Leise: nur das Wichtige', soft: 'Sanft', medium: 'Mittel', loud: 'Laut' },
    change: 'Lauter und leiser mit den Pfeiltasten',
  },
  door: {
    motto: 'Ein Spiel mit Bildern und Hinweisen: Sag genug für einen und zu wenig für alle.',
    scan: 'Scannt den Code, um auf diesem Bildschirm einen Tisch zu öffnen. Wer zuerst scannt, hat die Spielleitung.',
    or: 'Oder einen Tisch zeigen, der schon offen ist:',
    code: 'Der Code des Tisches',
    show: 'Zeigen',
    unknown: (code) => `Zum Code ${code} gibt es keinen Tisch. Sieh nach und gib ihn noch einmal ein.`,
    away: 'Der Server antwortet nicht. Wir versuchen es weiter …',
    qr: 'QR-Code, der auf diesem Bildschirm einen Tisch öffnet',
  },
  lobby: {
    join: 'Spielt mit euren Handys mit',
    here: (n) => (n === 1 ? 'Eine Person ist da' : `${capital(count(n))} sind da`),
    how: [
      'Jemand sagt einen halben Satz zu einem Bild',
      'Die anderen legen ein Bild dazu, das auch passt',
      'Alle suchen das Bild, das gemeint war',
      'Finden es alle oder niemand: nichts fürs Erzählen',
    ],
    how_blind: [
      'Erst sagt jemand etwas, dann seht ihr hin',
      'Alle legen ein Bild dazu, das passt',
      'Wählt wie die meisten: ein Punkt pro Stimme',
      'Auf einem Bild liegt heimlich ein Veto',
    ],
  },
  tell: {
    looks: (name) => `${name} sucht nach Worten …`,
    urgent: (name) => `${name}, ein\u00a0Wort, irgendeins!`,
    begins: 'Wer fängt an?',
    pair: (name) => `Im Paar mit ${name}.`,
  },
  facts: {
    page: 'Die letzte Seite',
    said: (name) => `Das hat ${name} gesagt.`,
    duel: 'Ein Duell',
    behind: (n) => `${n} zurück`,
    level: 'gleichauf',
    followed: (one, other, n) => `${one} ist heute Abend ${times(n)} auf ${other} hereingefallen.`,
    moon: 'Dem Mond am nächsten',
    away: (names, n) => `${list(names)}: noch ${plural(n, { one: 'ein Sprung', other: '# Sprünge' })}`,
    turns: (n) => (n <= 1 ? 'Das ist die letzte Runde.' : `Noch ${count(n)} Runden, diese mitgezählt.`),
    deceiver: 'Die größte Täuschung bisher',
    astray: (names, n) => `${list(names)}: ${plural(n, { one: 'eine Stimme', other: '# Stimmen' })} angelockt`,
  },
  hand_in: {
    still: (names) => `${who(names)} ${names.length === 1 ? 'sucht' : 'suchen'} noch`,
    pairs: (pairs) =>
      pairs.length > 2
        ? `${capital(count(pairs.length))} Karten fehlen noch`
        : `Von ${list(pairs)} fehlt noch ${pairs.length === 1 ? '' : 'je '}eine Karte`,
    urgent: (names) => `${who(names)}: irgendein Bild!`,
    when: 'Aufgedeckt wird, wenn das letzte Bild da ist.',
  },
  vote: {
    which: (name) => `Welches ist ${owned(name, 'das Bild')}?`,
    favourite: 'Welches wählen wohl die meisten?',
    veto: (name) => `${name} versteckt ein Veto. Wer allein bleibt, bekommt nichts.`,
    two: 'Eine oder zwei Stimmen. Wer mit nur einer trifft: ein Punkt mehr.',
    pairs: 'Aus jedem Paar stimmt eine Person ab.',
    urgent: (names) => `${who(names)}: ${names.length === 1 ? 'Entscheide dich' : 'Entscheidet euch'}!`,
    looking: 'sucht noch',
  },
  told: {
    says: (name) => `${name} sagt`,
    pair: (name, partner) => `${name} sagt, auch für ${partner}`,
    unseeing: (name) => `${name} hat gesagt, ohne hinzusehen`,
    aloud: (name) => `${name} hat es laut gesagt`,
    audio: (name) => `${name} hat es aufgenommen`,
    video: (name) => `${name} hat es gezeigt`,
  },
  stage: {
    shows: (name) => `${name} zeigt es`,
    listen: (name) => `Hört ${name} zu …`,
    watch: 'Ohne Worte. Seht genau hin.',
    twice: 'Es läuft zweimal.',
    again: 'Noch einmal? Hier OK drücken.',
  },
  show: {
    hush: 'Alle haben abgestimmt …',
    one_each: (n) => `${capital(count(n))} haben je eine Stimme angelockt`,
    in_passing: 'Nebenbei hereingefallen',
    caught: (names) => `hat ${list(names)} getäuscht`,
    alone: (n) => (n === 1 ? 'Ganz allein, also nichts' : 'Jede Stimme allein, also nichts'),
    suspense: ' …',
    fell: (names) => [
      names.length > 1 ? capital(count(names.length)) : list(names),
      `${is(names)} darauf hereingefallen`,
    ],
    fell_all: (names) => `${who(names)} ${is(names)} darauf hereingefallen`,
    was: (name) => `es war ${owned(name, 'das Bild')}`,
    worth: (names) => `für ${list(names)}`,
    nobody_any: 'Darauf fiel niemand herein',
    nobody_these: 'Diese hat niemand gewählt',
    nobody_this: 'Dieses hat niemand gewählt',
    and_said: (name) => `Und ${name} hat gesagt …`,
    found: (n, all) => [capital(outOf(n, all)), `${n === 1 ? 'hat' : 'haben'} es gefunden`],
    found_all: (n) => [n === 2 ? 'Beide' : `Alle ${count(n)}`, 'haben es gefunden'],
    found_none: ['Niemand.', 'Wirklich niemand.'],
    teller: (n, name) => `und ${n} für ${name}`,
    too_much: (name, n) => `Zu deutlich: nichts für ${name}, ${n}\u00a0für alle anderen`,
    too_little: (name, n) => `Zu schwer: nichts für ${name}, ${n}\u00a0für alle anderen`,
    gallery: (n, all) =>
      n === all ? 'Das Publikum hat es auch gefunden' : `Im Publikum: ${n === 0 ? 'niemand' : outOf(n, all)}`,
    met: (names) =>
      names.length > 1 ? [capital(count(names.length)), 'treffen sich hier'] : [list(names), 'hat dieses gewählt'],
    met_all: (names) => `${who(names)} treffen sich hier`,
    each: (n) => `je ${n} Punkte`,
    for_each: 'für alle, die hier sind',
    unless: 'für alle, die hier sind, es sei denn …',
    alone_too: 'Keine zwei haben dasselbe gewählt: Alle gehen leer aus.',
    veto: 'Veto!',
    nothing: (n) => (n === 1 ? 'Eine Person bekommt nichts' : `${capital(count(n))} bekommen nichts`),
    no_veto: 'Kein Veto auf diesem Bild.',
    so: 'Und so …',
    hops: (names, n) => `${who(names)} ${names.length === 1 ? 'springt' : 'springen'} um ${n} weiter`,
    no_hops: 'Diesmal springt niemand',
  },
  rest: {
    why: (name) => `${name}, warum?`,
    tell: 'Erzähl es allen. Eine Zeile davon kommt ins Album.',
    asked: (names) => `${who(names)} ${names.length === 1 ? 'fragt' : 'fragen'}.`,
    next: 'Als Nächstes',
    tells: (name) => `erzählt ${name}`,
    anyone: 'erzählt, wer eine Idee hat',
    met: (names, n) => `${who(names)} haben dasselbe gewählt: je ${n}.`,
    nobody_met: 'Keine zwei haben dasselbe gewählt.',
    vetoed: (n) => `Das Veto traf ${n === 1 ? 'eine Stimme' : `${count(n)} Stimmen`}.`,
    found: (names) => `${list(names)} ${has(names)} es gefunden.`,
    all: 'Alle haben es gefunden: zu deutlich.',
    none: 'Niemand hat es gefunden: zu schwer.',
    fooled: (owner, names) => `${owner} hat ${list(names)} getäuscht.`,
  },
  pause: {
    title: 'Der Mond hält den Atem an',
    by: (host) => `${host} hat das Spiel angehalten. Nichts geht verloren.`,
    next: (names) => `Als Nächstes: ${list(names)}.`,
  },
  end: {
    album: 'Das Album des Abends: jedes Bild, jeder halbe Satz. Nehmt es mit nach Hause.',
    qr: 'QR-Code zum Album',
  },
};

export default de;
