import type { RuleWords } from './en';

const de: RuleWords = {
  title: 'Spielregeln',
  chapters: 'Kapitel',
  game: 'Das Spiel',
  previous: 'Zurückblättern',
  next: 'Weiterblättern',
  example: 'Zum Beispiel',
  opening:
    'Reihum erzählt jemand von euch: sieht sich ein Bild an und sagt etwas dazu, aber nur die Hälfte. Alle anderen legen je ein eigenes Bild dazu, das auch gemeint sein könnte. Dann werden die Bilder gemischt und aufgedeckt, und alle suchen das eine, das gemeint war.',
  art: 'Sag genug für einen und zu wenig für alle. Finden alle dein Bild, oder findet es niemand, bekommst du nichts dafür.',
  a_turn: 'Eine Runde',
  steps: [
    [
      'Der Hinweis',
      'In der ersten Runde erzählt, wer zuerst eine Idee hat; danach geht es nach links weiter. Wer erzählt, sucht sich ein Bild aus und gibt einen Hinweis: ein Wort, einen Vers, ein Zitat, ein Geräusch, mit beliebig vielen Worten. Ein Schreibfehler lässt sich verbessern, solange noch niemand ein Bild dazugelegt hat.',
    ],
    [
      'Die Köder',
      'Alle anderen legen verdeckt das Bild aus ihrer Hand dazu, das am besten zum Hinweis passt. Du kannst deines zurücknehmen, bis das letzte da ist.',
    ],
    [
      'Die Stimmen',
      'Alle Bilder werden gemischt und aufgedeckt und bekommen eine Nummer. Wer nicht erzählt, stimmt für das Bild, das gemeint sein dürfte, nie für das eigene. Du kannst deine Stimme ändern oder zurücknehmen, bis die letzte abgegeben ist.',
    ],
    [
      'Die Auflösung',
      'Alle Stimmen werden auf einmal gezeigt und mit ihnen, wem welches Bild gehört. Dann werden die Punkte gezählt.',
    ],
    [
      'Neue Bilder',
      'Die Bilder vom Tisch kommen auf den Ablagestapel, und alle füllen ihre Hand auf. Reicht der Nachziehstapel nicht mehr für alle, wird sein Rest mit dem Ablagestapel zu einem neuen gemischt.',
    ],
  ],
  points: 'Die Punkte',
  columns: ['', 'fürs Erzählen', 'fürs Finden', 'für die Übrigen'],
  rows: [
    ['einige haben es gefunden, andere nicht', '3', '3', '0'],
    ['alle haben es gefunden', '0', '2', '–'],
    ['niemand hat es gefunden', '0', '–', '2'],
  ],
  always:
    'Und immer gilt: ein Punkt mehr für jede Stimme, die andere deinem Bild geben. Wer erzählt, bekommt diese Punkte nicht.',
  ending:
    'Die Runde, in der jemand 30 Punkte erreicht, ist die letzte. Wer dann die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.',
  facts: {
    players: 'Personen',
    hand: 'Bilder auf der Hand',
    votes: 'Stimmen',
    bonus: 'Für Stimmen auf deinem Bild',
    ends: 'Das Ende',
  },
  editions: {
    classic: {
      lead: 'Damit fängt man an: Alles ist so, wie das erste Kapitel es erzählt.',
      facts: ['3–8', '6; zu dritt 7', 'eine', '1 pro Stimme, ohne Grenze', 'jemand hat 30'],
      text: [
        'Den Hinweis kann man sagen oder schreiben und auch singen oder vorspielen.',
        'Im Spiel zu dritt legen die beiden anderen je zwei Bilder dazu, sodass fünf auf dem Tisch liegen. Dann haben alle sieben Bilder auf der Hand, und jede Stimme auf einem deiner beiden Bilder bringt dir einen Punkt.',
      ],
    },
    original: {
      lead: 'Die erste Ausgabe, mit zwei Varianten, die ihr einschalten könnt.',
      facts: ['3–6', '6; zu dritt 7', 'eine', '1 pro Stimme, ohne Grenze', 'jemand hat 30'],
      text: [
        'Einzelfund: Findet genau eine Person das Bild, gibt es fürs Finden und fürs Erzählen je 4 Punkte statt 3. Im Spiel zu dritt gilt das immer, außer ihr schaltet es aus.',
        'Pantomime oder Gesang: Der Hinweis darf vorgespielt, gesummt oder gesungen werden. Ohne diese Variante wird er gesprochen, am Tisch oder in einer Aufnahme, oder geschrieben.',
        'Im Spiel zu dritt legen die beiden anderen je zwei Bilder dazu.',
      ],
    },
    odyssey: {
      lead: 'Für große Runden. Ab sieben Personen kannst du mutig eine Stimme abgeben oder vorsichtig zwei.',
      facts: [
        '3–12',
        '6; zu dritt 7',
        'eine; ab sieben Personen eine oder zwei',
        '1 pro Stimme, höchstens 3 pro Runde',
        'jemand hat 30',
      ],
      text: [
        'Ab sieben Personen darfst du zwei Stimmen auf zwei verschiedene Bilder legen. Ist eines davon das richtige, hast du es gefunden.',
        'Wer es mit nur einer Stimme findet, bekommt einen Punkt mehr, auch wenn alle es gefunden haben.',
        'Stimmen auf deinem Bild bringen höchstens 3 Punkte pro Runde. Der Punkt für die einzelne Stimme kommt noch dazu.',
        'Bei weniger als sieben Personen haben alle eine Stimme. Im Spiel zu dritt legen die beiden anderen je zwei Bilder dazu.',
      ],
    },
    party: {
      lead: 'Der Hinweis kommt vor den Bildern, und du suchst, was den anderen gefällt.',
      facts: ['6–12', '5', 'eine, und beim Erzählen ein Veto', 'nichts', 'alle haben einmal erzählt'],
      text: [
        'Wer erzählt, spricht zuerst und sieht sich vorher keines der eigenen Bilder an; so gehört der Hinweis zu keinem. In der ersten Runde sieht niemand hin, bevor jemand gesprochen hat.',
        'Dann legen alle, auch wer erzählt, das Bild dazu, das am besten passt, und stimmen für das Bild, das wohl die meisten wählen. Es darf das eigene sein.',
        'Wer erzählt, legt außerdem heimlich ein rotes Veto auf ein Bild. Es ist keine Stimme und darf auf jedem Bild liegen.',
        'Du bekommst einen Punkt für jede Stimme auf dem Bild, das du gewählt hast, deine mitgezählt, höchstens 5. Allein auf einem Bild: nichts. Auf dem Bild mit dem Veto: nichts.',
        'Am Ende der Runde füllen alle ihre Hand auf fünf auf und geben sie dann komplett nach links weiter. Haben alle einmal erzählt, gewinnt, wer die meisten Punkte hat; bei Gleichstand teilt man sich den Sieg.',
      ],
    },
    team: {
      lead: 'Paare, die einander gegenübersitzen, offen miteinander reden und ihre Punkte teilen.',
      facts: [
        '6, 8, 10 oder 12',
        '4',
        'eine für jedes Paar',
        '1 pro Stimme, höchstens 3 pro Runde',
        'alle haben einmal erzählt',
      ],
      text: [
        'Eine Person gibt einen Hinweis zu einem Bild, und ihr Gegenüber legt auch eins dazu.',
        'In jedem anderen Paar sprechen die beiden ab, wer von ihnen ein Bild dazulegt: laut und vor allen, aber ohne ein Bild zu zeigen. Wer keins dazulegt, stimmt ab, aber nie für das Bild des eigenen Paars.',
        'Das Paar, das erzählt, stimmt nicht ab. Auf dem Tisch liegt ein Bild mehr, als es Paare gibt.',
        'Die Punkte zählen wie im ersten Kapitel, einmal für jedes Paar. Stimmen auf dem Bild, zu dem erzählt wurde, bringen nichts; die auf dem Bild des Gegenübers schon. Haben alle einmal erzählt, gewinnt das Paar mit den meisten Punkten; bei Gleichstand teilt man sich den Sieg.',
      ],
    },
  },
  house:
    'Ihr könnt ein anderes Ende vereinbaren: wie viele Punkte, wie oft alle erzählen, oder dass der Durchgang zu Ende gespielt wird, damit alle gleich oft erzählt haben. Auch die Grenze für Stimmen auf dem eigenen Bild könnt ihr ändern (nicht bei Party) und ob zuerst erzählt, wer zuerst spricht oder wen das Los trifft. Jeder Kartensatz ist recht, wenn er reicht, um alle Hände auszuteilen und einmal aufzufüllen.',
  examples: {
    tide: {
      clue: 'Niemand hat der Flut Bescheid gesagt',
      text: 'Ihr spielt zu sechst. Ileana denkt an die Fähre, die auf dem trockenen Fluss wartet. Zwei sehen es; die anderen fallen auf den Dirigenten und das undichte Gemälde herein.',
    },
    clear: {
      clue: 'Ein Platz ganz oben',
      text: 'Zu deutlich: Alle sind zum Thron hinaufgestiegen, und Ileana geht leer aus.',
    },
    dark: { clue: 'Dienstag', text: 'Zu schwer: Nur Ileana weiß, was Strauße mit dem Dienstag zu tun haben.' },
    three: {
      clue: 'Sind wir bald da?',
      text: 'Ihr spielt zu dritt; Milo und Lison haben je zwei Bilder dazugelegt. Nur Milo findet das Haus, das läuft: mit Einzelfund 4 Punkte statt 3.',
    },
    lone: {
      clue: 'Vorsicht, Stufe',
      text: 'Mit Einzelfund: Nur Lison findet die Laternen über dem Nichts. Milo und Andrei haben an Lisons Brücke geglaubt.',
    },
    long: {
      clue: 'Wer hat das Licht angelassen?',
      text: 'Ihr spielt zu siebt. Milo hat alles auf eine Stimme gesetzt und recht behalten. Auf Milos Streichholz liegen fünf Stimmen, doch sie bringen höchstens 3 Punkte. Lison hat zwei Stimmen gebraucht: kein Extrapunkt.',
    },
    sunday: {
      clue: 'Sonntagmorgen',
      text: 'Ihr spielt zu neunt. Sechs treffen sich im Schwimmbad und bekommen je 5 Punkte. Zwei treffen sich am Blumentopf, aber dort liegt Ileanas Veto. Und bei den Ameisen ist Noor ganz allein.',
    },
    overdue: {
      clue: 'Längst überfällig',
      text: 'Drei Paare. Margaux findet das Baby mit dem Bart; Lison fällt auf die Straße zum Aufziehen von Andrei herein, der mit Ileana spielt: Die beiden bekommen 3 Punkte und noch 1 dazu.',
    },
  },
};

export default de;
