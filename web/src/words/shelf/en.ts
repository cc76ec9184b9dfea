/** What only the shelf says: people's own pictures. It comes with the shelf's own file. */
import { listWith, pluralIn } from '../grammar';

const plural = pluralIn('en');
const list = listWith('and');
const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const pictures = (n: number): string => plural(n, { one: 'one picture', other: '# pictures' });

const en = {
  back: 'Back to the table',
  own: 'Your own pictures',
  title: 'Title of the deck',
  untitled: 'Our pictures',
  more: 'More',
  shelve: 'Put it on the shelf',
  drop: {
    first: 'Bring your own pictures',
    about: 'Photos, drawings, anything you may show to this table. Any shape: each becomes a card.',
    more: 'Drop more here',
    keys: 'or paste with Ctrl V',
    choose: 'Choose pictures',
    photo: 'Take a photo',
    paste: 'Paste',
    nothing: 'There is no picture to paste.',
    privacy: 'Where and when a photo was taken is removed before anyone sees it.',
    removed: 'Place, time and file name are removed from each.',
    now: 'Let go, and they become cards',
  },
  enough: {
    need: (n: number, of: number) => `${capital(count(n))} players need ${of} pictures`,
    fewer: 'Fewer is fine: mix them with another deck.',
    have: (n: number, of: number, players: number) => `${n} of ${of} you need for ${count(players)}`,
    plenty: (n: number, players: number) => `${pictures(n)}: enough for ${players}`,
    mixed: (title: string, players: number) => `Mixed with ${title} it is already enough for ${players}.`,
  },
  cards: {
    title: 'On the table',
    count: (n: number) => plural(n, { one: 'one card', other: '# cards' }),
    coming: (n: number) => `${n} coming`,
    waiting: 'waiting',
    sending: 'coming…',
    framing: 'framing…',
    here: 'waits here',
    described: 'described',
    change: (n: number) => `Change picture ${n}`,
    shows: (n: number, shows: string) => `Change picture ${n}: ${shows}`,
    on_the_way: (n: number) => `${capital(count(n))} still on ${n === 1 ? 'its' : 'their'} way`,
  },
  said: {
    cards: (n: number, of: number) => `${n} of ${of} are cards`,
    all: (n: number) => (n === 1 ? 'One picture is a card' : `All ${n} are cards`),
    refused: (n: number) => `${capital(count(n))} could not become ${n === 1 ? 'a card' : 'cards'}`,
  },
  refused: {
    size: (n: number, most: number) => `${n} MB; one picture may have ${most}.`,
    read: 'Put it away',
  },
  twins: { title: 'Nearly the same. Keep which?', first: 'The first', second: 'The second', both: 'Both' },
  lost: {
    title: 'The line is gone',
    about: (n: number, missing: number) =>
      `${plural(n, { one: 'One picture is safe', other: '# pictures are safe' })}, ${missing} wait${missing === 1 ? 's' : ''} on this device. It goes on by itself where it stopped.`,
    now: 'Try now',
  },
  full: {
    waiting: (n: number) => `${capital(count(n))} ${n === 1 ? 'is' : 'are'} waiting on this device.`,
    about: 'Throw some out, and the others come. The owner of the server can give a table more room.',
    without: (n: number) => `Go on without ${n === 1 ? 'it' : 'them'}`,
  },
  off: {
    title: 'This server takes no pictures',
    about: 'Whoever runs it decided so. The decks on the shelf are yours to play.',
    invited: 'To bring your own, ask the owner for an invitation.',
    unshared:
      'Several servers play here together, and they share no place for pictures yet. Whoever runs them can give them one.',
    invitation: 'Invitation',
    show: 'Show it',
    back: 'Back to the shelf',
  },
  one: {
    of: (n: number, of: number) => `Picture ${n} of ${of}`,
    back: 'Back to the deck',
    next: 'Next picture',
    fill: 'Fill the card',
    mat: 'Whole, on a mat',
    fit: 'How it lies on the card',
    drag: 'Drag the frame to what matters; pinch to come nearer.',
    drag_mouse: 'Drag the frame to what matters; the wheel comes nearer.',
    whole: 'Whole, on a mat in the picture’s own tone. Nothing is lost.',
    frame: 'What the card shows',
    at: (across: number, down: number, near: number) =>
      `${across} percent from the left, ${down} from the top${near > 1 ? `, ${near} times nearer` : ''}`,
    keys: 'Arrow keys move it, Page keys further, plus and minus come nearer and go away.',
    result: 'As it lies on the table',
    words: 'In words',
    words_about: 'For those who cannot see it, and for bots. Say what is there, not what it means.',
    turn: 'Turn',
    out: 'Throw out',
    keep: 'Keep it so',
    gone: 'Thrown out.',
  },
  offered: {
    open: (n: number) => `Words for ${pictures(n)}`,
    title: 'Words',
    for: (n: number) => `Words for ${pictures(n)}`,
    sent: 'A seeing helper, a program that the owner of this server chose, can look at these pictures and offer words. They are sent to it for that, and nowhere else. Without that they stay here.',
    about: 'Nothing is kept until you take it. Read aloud to those who cannot see, and used by bots.',
    ask: 'Send them and ask for words',
    looking: 'The helper is looking…',
    none: 'The helper said nothing of this one.',
    by: 'Offered by the seeing helper',
    taken: 'In words now',
    ideas: 'Ideas for bots:',
    take: 'Take it',
    change: 'Change',
    kept: 'kept',
    kept_of: (n: number, of: number) => `${n} of ${of} kept`,
    take_rest: (n: number) => (n === 1 ? 'Take the last one' : `Take the other ${count(n)}`),
    later: 'Later',
  },
  deck: {
    title: 'This deck',
    guests: 'Everyone at the table may add',
    guests_about: 'Otherwise only the host does.',
    who: 'Who plays with it',
    us: 'This table',
    all: 'All tables here',
    kept_for_all:
      'Every table of this server can choose it, as it is now, until you delete it here or the owner does. What was brought face down stays with this table.',
    renew: 'Bring it up to date for all',
    all_how: 'For all tables here? That takes an invitation from the server’s owner.',
    kept: 'Kept with the table: it closes 30 days after its last game, and the pictures go with it.',
    delete: 'Delete the deck',
    sure: (title: string) => `Delete “${title}”?`,
    sure_about: (n: number) =>
      `${n === 1 ? 'Its picture leaves' : `Its ${n} pictures leave`} this server now, and the backups within 14 days. Albums keep the clues and show card backs instead.`,
    yes: 'Delete the pictures',
    no: 'Keep them',
  },
  ten: {
    title: 'Everyone brings ten',
    about:
      'Pictures from your phones become tonight’s deck. All lie face down: nobody, not even the host, sees them before they are played.',
    bring: (name: string) => `Bring ten pictures, ${name}`,
    secret: 'Nobody sees them before they are played, and nobody is told whose they were.',
    tip: 'Good ones ask a question: something half seen, far away, out of place. Rather no posed faces.',
    slot: 'Choose a picture',
    mine: (n: number) => (n === 0 ? 'None of your ten yet.' : `${capital(count(n))} of your ten.`),
    all: 'All ten are here. Thank you!',
    done: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} done.`,
    choose: (n: number) => `Choose ${count(n)} more`,
    choose_ten: 'Choose ten pictures',
    photo: 'Photo',
    yours: 'Your ten',
    wait: (host: string) => `${host} opens the book when everyone is ready.`,
    of_ten: (n: number) => (n === 0 ? 'has not begun' : n >= 10 ? 'all ten' : `${n} of ten`),
    bots: 'bots bring none',
    still: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} still choosing.`,
    have: (n: number, of: number, players: number, missing: number) =>
      missing > 0
        ? `${n} of ${of} you need for ${count(players)}. ${capital(count(missing))} more, or mix in another deck.`
        : `${pictures(n)}: enough for ${players}.`,
    missing: (n: number, players: number) => `${capital(count(n))} more for ${count(players)}`,
    mix: (title: string) => `Mix in ${title}`,
    open: 'Shuffle and open the book',
    stop: 'Not tonight',
    phone: 'On your phone',
  },
  flag: {
    title: 'Leave this picture out?',
    about:
      'It stays for this turn, so that nobody’s vote is lost. Then it leaves the game and another takes its place. Nobody is told who asked.',
    why: 'Why? Only if you like.',
    reasons: {
      private: 'It shows someone who would not want it',
      company: 'Not for this company',
      blurred: 'Too dark or blurred to play',
    },
    no: 'No, keep it',
    yes: 'Leave it out',
  },
};

export default en;

/** Every language has exactly these words. */
export type ShelfWords = Widened<typeof en>;

type Widened<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : { [K in keyof T]: Widened<T[K]> };
