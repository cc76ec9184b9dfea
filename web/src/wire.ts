// The wire, generated from the Python definitions. Do not edit; run:
// python -m halfsaid.server.typescript > web/src/wire.ts

export type FromClient = Hello | Do;

export type FromServer = Welcome | Update | Talk | Done | Refused | Bye;

export type Ask =
  | Leave
  | Kick
  | Rename
  | ChooseColour
  | AddBot
  | Arrange
  | Configure
  | ChoosePassword
  | Lock
  | PassHost
  | Start
  | Play
  | HandToBot
  | Return
  | Say
  | Explain
  | React
  | Subscribe
  | Unsubscribe
  | Mute
  | AgreeToStop
  | Rematch
  | ListTable
  | AskWhy
  | Guess
  | AskSeat
  | AnswerSeat
  | Seen
  | NextTurn
  | Pause
  | MoreTime
  | LastCall
  | Nudge
  | Propose
  | Shelve
  | Bring
  | OpenBook
  | Flag;

export type Move = GiveClue | MendClue | HandIn | TakeBack | CastVotes;

export type Choice =
  MayGiveClue | MayMendClue | MayHandIn | MayTakeBack | MayVote;

export type EditionId = "classic" | "original" | "odyssey" | "party" | "team";

export type Phase = "clue" | "hand_in" | "vote" | "over";

export type Stage = "lobby" | "playing" | "over";

export type Reason =
  | "told"
  | "told_to_one"
  | "told_to_all"
  | "told_to_none"
  | "found"
  | "found_alone"
  | "missed"
  | "all_found"
  | "none_found"
  | "votes"
  | "single_vote"
  | "together"
  | "alone"
  | "vetoed";

export type ClueKind = "text" | "aloud" | "audio" | "video";

export type Begins = "announce" | "random";

export type BotReason = "asked" | "left" | "kicked" | "absent" | "time";

export type Reaction =
  "laugh" | "wonder" | "applause" | "heart" | "sleepy" | "aha";

export type OptionValue = number | string | boolean | null;

export type Happening =
  | "dealt"
  | "told"
  | "handed_in"
  | "laid"
  | "voted"
  | "revealed"
  | "drawn"
  | "over";

/** The client's first word: with the key of a seat or of the audience, or without one to watch. */
export interface Hello {
  readonly msg: "hello";
  readonly key?: string | null;
  readonly screen?: boolean;
}

/** The client asks for something. `id`: chosen by the client; a resend with the same id is done once. */
export interface Do {
  readonly msg: "do";
  readonly id: string;
  readonly ask: Ask;
}

/** A player leaves. In a game a bot keeps the seat; the key still opens it. */
export interface Leave {
  readonly act: "leave";
}

/** The host sends somebody away: their key ends. In a game a bot keeps the seat. */
export interface Kick {
  readonly act: "kick";
  readonly seat: number;
}

export interface Rename {
  readonly act: "rename";
  readonly name: string;
}

export interface ChooseColour {
  readonly act: "choose_colour";
  readonly colour: string;
}

/** The host adds a bot. `mind`: its character; null: by the number of its seat. */
export interface AddBot {
  readonly act: "add_bot";
  readonly name: string;
  readonly mind?: string | null;
}

/** The host changes the order of the seats. `seats`: every seat's id, clockwise. */
export interface Arrange {
  readonly act: "arrange";
  readonly order: readonly number[];
}

/** The host chooses what is played, and how. Fields that are left out stay as they are. */
export interface Configure {
  readonly act: "configure";
  readonly edition?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly decks?: readonly string[];
  readonly timers?: Timers;
  readonly descriptions?: boolean;
  readonly hurry?: boolean;
  readonly language?: string;
}

/** Seconds for each phase; null: no limit. `absent`: how long a missing player is waited for. */
export interface Timers {
  readonly clue: number | null;
  readonly hand_in: number | null;
  readonly vote: number | null;
  readonly absent: number | null;
}

/** The host asks for this password; the house keeps its hash with SetPassword. */
export interface ChoosePassword {
  readonly act: "choose_password";
  readonly password: string | null;
}

/** The host lets no newcomers in, or lets them in again. */
export interface Lock {
  readonly act: "lock";
  readonly locked: boolean;
}

export interface PassHost {
  readonly act: "pass_host";
  readonly seat: number;
}

/** The host asks for the cards to be dealt; the house answers with Begin. */
export interface Start {
  readonly act: "start";
}

/** A move of the game, by a person; in old logs by a bot in its own seat too. */
export interface Play {
  readonly act: "play";
  readonly move: Move;
}

/** The storyteller gives the clue for `card`. In `party` it belongs to no card (null). */
export interface GiveClue {
  readonly move: "give_clue";
  readonly seat: number;
  readonly clue: Clue;
  readonly card?: string | null;
}

/** The storyteller's clue. `aloud`: said, sung or mimed at the table, so the text may be missing. */
export interface Clue {
  readonly kind: ClueKind;
  readonly text?: string | null;
  readonly recording?: string | null;
}

/** The storyteller rewrites the clue before anybody has answered it. */
export interface MendClue {
  readonly move: "mend_clue";
  readonly seat: number;
  readonly text: string;
}

/** A seat hands in its card, or two cards in a game of three. */
export interface HandIn {
  readonly move: "hand_in";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** A seat takes back what it handed in, or its vote, while somebody else is still choosing. */
export interface TakeBack {
  readonly move: "take_back";
  readonly seat: number;
}

/** A seat votes, or changes its vote while somebody else is still thinking. `veto`: of `party`'s storyteller. */
export interface CastVotes {
  readonly move: "cast_votes";
  readonly seat: number;
  readonly slots: readonly number[];
  readonly veto?: number | null;
}

/** A bot plays this seat until its player returns: one's own, or any by the host. */
export interface HandToBot {
  readonly act: "hand_to_bot";
  readonly seat: number;
}

/** A player takes their own seat back from the bot. */
export interface Return {
  readonly act: "return";
}

export interface Say {
  readonly act: "say";
  readonly text: string;
}

/** The storyteller of a finished turn explains the clue, for the album; without text takes that back. */
export interface Explain {
  readonly act: "explain";
  readonly game: number;
  readonly turn: number;
  readonly text: string;
}

export interface React {
  readonly act: "react";
  readonly reaction: Reaction;
}

/** A browser is to be called when it is this seat's turn and nobody looks from the seat. */
export interface Subscribe {
  readonly act: "subscribe";
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** That browser is not to be called any more; null: no browser of this seat. */
export interface Unsubscribe {
  readonly act: "unsubscribe";
  readonly endpoint?: string | null;
}

export interface Mute {
  readonly act: "mute";
  readonly seat: number;
  readonly muted: boolean;
}

/** When every person at the table agrees, the game stops where it is and its record is open to all. */
export interface AgreeToStop {
  readonly act: "agree_to_stop";
  readonly agrees: boolean;
}

/** Back to the lobby with the same people. */
export interface Rematch {
  readonly act: "rematch";
}

/** The host lets strangers find this table at the house's door, or no longer. */
export interface ListTable {
  readonly act: "list_table";
  readonly listed: boolean;
}

/** Somebody asks the storyteller of the last turn for the reason, once. `Explain` answers it. */
export interface AskWhy {
  readonly act: "ask_why";
  readonly game: number;
  readonly turn: number;
}

/** Somebody in the audience guesses, or changes their guess, while people vote. It is secret until the reveal. */
export interface Guess {
  readonly act: "guess";
  readonly slot: number;
}

/** Somebody in the audience would play on in this seat, which a bot has. */
export interface AskSeat {
  readonly act: "ask_seat";
  readonly seat: number;
}

/** The host lets somebody of the audience have the seat they asked for, or not. */
export interface AnswerSeat {
  readonly act: "answer_seat";
  readonly guest: number;
  readonly yes: boolean;
}

/** A player has looked at the reveal of that turn. */
export interface Seen {
  readonly act: "seen";
  readonly game: number;
  readonly turn: number;
}

/** The show of the last reveal ends: the host says so, or everybody who is there has seen it. */
export interface NextTurn {
  readonly act: "next_turn";
}

/** The host lets clocks, bots and patience stand still, or go on. */
export interface Pause {
  readonly act: "pause";
  readonly paused: boolean;
}

/** The host gives this phase half a minute more. */
export interface MoreTime {
  readonly act: "more_time";
}

/** The host lets this phase end in ten seconds, once. */
export interface LastCall {
  readonly act: "last_call";
}

/** Somebody who is waited for is reminded of it. */
export interface Nudge {
  readonly act: "nudge";
  readonly seat: number;
}

/** One of a pair says which of the two hands in. */
export interface Propose {
  readonly act: "propose";
  readonly hands_in: number;
}

/** The host names the table's own deck, and says whether guests may add to it. Fields that are left out stay. */
export interface Shelve {
  readonly act: "shelve";
  readonly title?: string;
  readonly guests?: boolean;
}

/** The host lets everyone bring ten pictures, face down; or no longer. */
export interface Bring {
  readonly act: "bring";
  readonly bringing: boolean;
}

/** The host shuffles what lies face down into the table's own deck. */
export interface OpenBook {
  readonly act: "open_book";
}

/** Somebody does not want this picture here. It stays for this turn, then leaves the game. */
export interface Flag {
  readonly act: "flag";
  readonly card: string;
  readonly reason?: "blurred" | "company" | "private" | null;
}

/** The server's first word: its clock, for deadlines, and its version. */
export interface Welcome {
  readonly msg: "welcome";
  readonly now: number;
  readonly version: string;
}

/** The newest state. A part that is left out is as it was in the update before it. */
export interface Update {
  readonly msg: "update";
  readonly seq: number;
  readonly room?: Room;
  readonly game?: Public | null;
  readonly you?: You | null;
  readonly guest?: YourGuess;
}

/** The table around the game. */
export interface Room {
  readonly code: string;
  readonly spoken: Readonly<Record<string, string>>;
  readonly stage: Stage;
  readonly seats: readonly Seat[];
  readonly host: number;
  readonly edition: EditionId;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly decks: readonly string[];
  readonly timers: Timers;
  readonly descriptions: boolean;
  readonly hurry: boolean;
  readonly locked: boolean;
  readonly has_password: boolean;
  readonly games: number;
  readonly explained: number;
  readonly deadline: number | null;
  readonly agreed: readonly number[];
  readonly unready: Why | null;
  readonly spectators: number;
  readonly language: string;
  readonly remarks: readonly Remark[];
  readonly handovers: readonly HandOver[];
  readonly listed: boolean;
  readonly asked_why: readonly number[];
  readonly why: string | null;
  readonly audience: readonly Guest[];
  readonly audience_last: readonly Guessed[];
  readonly seat_asks: readonly SeatAsk[];
  readonly screens: number;
  readonly clear_at: number | null;
  readonly reading: readonly number[];
  readonly paused: boolean;
  readonly last_call: boolean;
  readonly nudges: readonly Nudged[];
  readonly proposals: readonly Proposal[];
  readonly shelf: OwnShelf;
}

/** A seat as everyone sees it. */
export interface Seat {
  readonly id: number;
  readonly name: string;
  readonly colour: string;
  readonly is_bot: boolean;
  readonly played_by_bot: BotReason | null;
  readonly present: boolean;
  readonly muted: boolean;
  readonly mind: "aurelio" | "bram" | "ottoline" | "pip" | "wren" | null;
}

/** A reason, for programs and for people. */
export interface Why {
  readonly code: string;
  readonly sentence: string;
}

/** Why a bot did what it did this turn. */
export interface Remark {
  readonly seat: number;
  readonly move: "cast_votes" | "give_clue" | "hand_in";
  readonly text: string;
  readonly mind: "aurelio" | "bram" | "ottoline" | "pip" | "wren" | null;
}

/** A seat changed hands. Everyone is told, because its new holder sees its cards. */
export interface HandOver {
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly was: string;
  readonly name: string;
  readonly by: "holder" | "host";
  readonly from_bot: boolean;
}

/** Somebody in the audience as everyone sees them. */
export interface Guest {
  readonly id: number;
  readonly name: string;
  readonly score: number;
  readonly has_guessed: boolean;
}

/** A guess of somebody in the audience, open with the reveal. */
export interface Guessed {
  readonly id: number;
  readonly slot: number;
  readonly right: boolean;
}

/** Somebody in the audience asks for a bot's seat. */
export interface SeatAsk {
  readonly guest: number;
  readonly seat: number;
}

/** Somebody who is waited for was reminded of it, in this phase. */
export interface Nudged {
  readonly seq: number;
  readonly seat: number;
  readonly by: number;
}

/** One of a pair proposes which of the two hands in. */
export interface Proposal {
  readonly by: number;
  readonly hands_in: number;
}

/** People's own pictures at this table, as everyone may know of them. */
export interface OwnShelf {
  readonly takes: "invitation" | "off" | "unshared" | "yes";
  readonly deck: string | null;
  readonly title: string;
  readonly cover: Picture | null;
  readonly cards: number;
  readonly guests: boolean;
  readonly bringing: boolean;
  readonly brought: readonly SeatBrought[];
  readonly changes: number;
  readonly left_out: readonly string[];
  readonly offers_words: boolean;
  readonly invited: boolean;
  readonly for_all: string | null;
  readonly for_all_is_old: boolean;
}

/** The files of one picture, by purpose. */
export interface Picture {
  readonly small: string;
  readonly large: string;
  readonly fallback: string;
}

/** How many pictures a seat has brought, face down. Which, nobody else sees. */
export interface SeatBrought {
  readonly seat: number;
  readonly pictures: number;
}

/** The part of a game that everyone may see. */
export interface Public {
  readonly edition: EditionId;
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: number;
  readonly storyteller: number | null;
  readonly waiting: readonly number[];
  readonly clue: Clue | null;
  readonly handed_in: readonly boolean[];
  readonly board: readonly string[];
  readonly voted: readonly boolean[];
  readonly hands: readonly number[];
  readonly pile: number;
  readonly discard: number;
  readonly scores: readonly number[];
  readonly last: Reveal | null;
  readonly promise: string;
  readonly seed: string | null;
  readonly salt: string | null;
  readonly winners: readonly number[] | null;
}

/** The options of one game, each with its effective value. */
export interface Options {
  readonly target: number | null;
  readonly rounds: number | null;
  readonly bonus_cap: number | null;
  readonly lone_finder: boolean;
  readonly mime_or_song: boolean;
  readonly begins: Begins;
  readonly finish_round: boolean;
}

/** A finished turn as everyone sees it. */
export interface Reveal {
  readonly storyteller: number;
  readonly clue: Clue;
  readonly board: readonly string[];
  readonly owners: readonly number[];
  readonly votes: readonly (readonly number[])[];
  readonly veto: number | null;
  readonly awards: readonly (readonly Award[])[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
  readonly reshuffled: boolean;
}

/** Points of a player, or of a team in `team`, with their reason. `votes`: how many votes they are about. */
export interface Award {
  readonly reason: Reason;
  readonly points: number;
  readonly votes?: number;
}

/** The part of a table that one seat alone sees. */
export interface You {
  readonly seat: number;
  readonly place: number;
  readonly game: Mine | null;
}

/** The part of a game that one seat alone may see. */
export interface Mine {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly face_down: boolean;
  readonly handed_in: readonly string[];
  readonly votes: readonly number[];
  readonly veto: number | null;
  readonly may: readonly Choice[];
}

/** The seat may give a clue of one of these kinds: for any card of its hand if `with_card`, else for none. */
export interface MayGiveClue {
  readonly may: "give_clue";
  readonly kinds: readonly ClueKind[];
  readonly with_card: boolean;
}

/** The seat may rewrite its written clue, while nobody else has handed in. */
export interface MayMendClue {
  readonly may: "mend_clue";
}

/** The seat may hand in this many different cards of its hand. */
export interface MayHandIn {
  readonly may: "hand_in";
  readonly cards: number;
}

/** The seat may take back the cards it handed in or, once the board is open, its vote. */
export interface MayTakeBack {
  readonly may: "take_back";
}

/** The seat may vote for one to `most` different slots of these. With `veto` it vetoes any slot of the board too. */
export interface MayVote {
  readonly may: "cast_votes";
  readonly slots: readonly number[];
  readonly most: number;
  readonly veto: boolean;
}

/** The part of a table that one guest in the audience alone sees. */
export interface YourGuess {
  readonly guest: number;
  readonly slot: number | null;
}

/** Talk: the last lines on arrival, then each new one. */
export interface Talk {
  readonly msg: "talk";
  readonly lines: readonly Said[];
}

/** A line of talk, or a reaction. */
export interface Said {
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly text?: string | null;
  readonly reaction?: Reaction | null;
}

/** An ask was done and is durable. */
export interface Done {
  readonly msg: "done";
  readonly id: string;
  readonly seq: number;
}

/** An ask was not done. Without an id: the message could not be read. */
export interface Refused {
  readonly msg: "refused";
  readonly code: string;
  readonly sentence: string;
  readonly id: string | null;
}

/** The server ends the connection, and why; on `restart` and `slow` come back at once. */
export interface Bye {
  readonly msg: "bye";
  readonly code:
    "bad_key" | "gone" | "restart" | "seat_ended" | "slow" | "too_many";
  readonly sentence: string;
}

/** POST /api/tables */
export interface OpenTable {
  readonly name: string;
  readonly colour?: string | null;
}

/** POST /api/tables/{code}/seats */
export interface JoinTable {
  readonly name: string;
  readonly colour?: string | null;
  readonly password?: string | null;
}

/** POST /api/tables/{code}/audience */
export interface JoinAsAudience {
  readonly name: string;
  readonly password?: string | null;
}

/** POST /api/seats: what a device keeps */
export interface KeptSeats {
  readonly seats: readonly KeptSeat[];
}

/** A key that a device keeps, and the table where it opened a seat. */
export interface KeptSeat {
  readonly code: string;
  readonly key: string;
}

/** POST /api/tables/{code}/offers: hand over one's own seat, or as the host anyone's */
export interface SeatOffer {
  readonly seat?: number | null;
}

/** POST /api/tables/{code}/takeovers */
export interface Takeover {
  readonly token: string;
  readonly name?: string | null;
}

/** POST /api/tables/{code}/pictures/{picture}: what is left out stays */
export interface PictureChanges {
  readonly turn?: number;
  readonly frame?: Crop | Mat | null;
  readonly description?: Readonly<Record<string, string>>;
  readonly clues?: Readonly<Record<string, readonly string[]>>;
}

/** The part of the upright picture that fills the card, each number a share of its width or height. */
export interface Crop {
  readonly type: "crop";
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The whole picture, on a mat in its own tone. */
export interface Mat {
  readonly type: "mat";
}

/** POST /api/tables/{code}/pictures/{picture}/words */
export interface AskForWords {
  readonly language: string;
}

/** POST /api/tables/{code}/deck/for_all */
export interface KeepDeckForAll {
}

/** POST /api/tables/{code}/invitation */
export interface ShowInvitation {
  readonly secret: string;
}

/** POST /api/screens: a television asks for a name */
export interface OpenScreen {
}

/** POST /api/screens/{screen}/claim: the host's table is to be shown there */
export interface ClaimScreen {
  readonly code: string;
}

/** The reason why something was not done. */
export interface Problem {
  readonly code: string;
  readonly sentence: string;
}

/** A seat, and the key that opens it from any device. Shown once; only its hash is kept. */
export interface SeatKey {
  readonly code: string;
  readonly seat: number;
  readonly key: string;
}

/** A table that its host lets strangers find. */
export interface ListedTable {
  readonly code: string;
  readonly host: string;
  readonly people: number;
  readonly edition: EditionId;
  readonly stage: Stage;
  readonly free_seats: number;
  readonly has_password: boolean;
}

/** A table as a newcomer may see it before sitting down. */
export interface TableSummary {
  readonly code: string;
  readonly stage: Stage;
  readonly edition: EditionId;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly locked: boolean;
  readonly has_password: boolean;
}

/** A place in the audience, and the key that lets its guest back in. Shown once; only its hash is kept. */
export interface GuestKey {
  readonly code: string;
  readonly guest: number;
  readonly key: string;
}

/** The seat, or the place in the audience, that a key opens, and the state of its table. */
export interface SeatHeld {
  readonly code: string;
  readonly seat: number;
  readonly name: string;
  readonly host: string;
  readonly colour: string;
  readonly stage: Stage;
  readonly people: number;
  readonly turn: number | null;
  readonly is_awaited: boolean;
  readonly at: number;
  readonly in_audience: boolean;
}

/** A token for the link that moves a seat; good once, for a day. */
export interface OfferMade {
  readonly token: string;
}

/** A whole game, step by step. */
export interface Replay {
  readonly seats: readonly RecordSeat[];
  readonly steps: readonly ReplayStep[];
}

export interface RecordSeat {
  readonly name: string;
  readonly colour: string;
  readonly team: number | null;
}

/** A moment of a game, told by what has changed since the one before; the first by everything. */
export interface ReplayStep {
  readonly what: Happening;
  readonly turn: number;
  readonly public: Partial<Public>;
  readonly seats: Readonly<Record<number, Partial<Mine>>>;
}

/** Every game at a table, by its finished turns. */
export interface Album {
  readonly code: string;
  readonly games: readonly AlbumGame[];
}

/** A game of the evening, to its end or as far as it is. */
export interface AlbumGame {
  readonly number: number;
  readonly edition: EditionId;
  readonly options: Options;
  readonly seats: readonly AlbumSeat[];
  readonly turns: readonly AlbumTurn[];
  readonly scores: readonly number[];
  readonly winners: readonly number[] | null;
  readonly is_over: boolean;
}

/** A seat of that game. Its place in the list is its number in the game. */
export interface AlbumSeat {
  readonly id: number;
  readonly name: string;
  readonly colour: string;
  readonly team: number | null;
  readonly is_bot: boolean;
}

/** A finished turn. */
export interface AlbumTurn {
  readonly turn: number;
  readonly at: number;
  readonly reveal: Reveal;
  readonly why: string | null;
  readonly mind: "aurelio" | "bram" | "ottoline" | "pip" | "wren" | null;
}

/** A recorded clue that this seat may now tell with, by naming its `id`. */
export interface RecordingKept {
  readonly id: string;
  readonly kind: "audio" | "video";
  readonly seconds: number;
}

/** A picture that somebody brought, as those who may change it see it. */
export interface OwnPicture {
  readonly id: string;
  readonly card: string;
  readonly face_down: boolean;
  readonly yours: boolean;
  readonly sent: string;
  readonly picture: Picture;
  readonly whole: string;
  readonly width: number;
  readonly height: number;
  readonly frame: Crop | Mat;
  readonly turn: number;
  readonly description: Readonly<Record<string, string>>;
  readonly clues: Readonly<Record<string, readonly string[]>>;
  readonly same: boolean;
  readonly twin: string | null;
  readonly told: boolean;
}

/** What a model says of a picture. Nothing of it is kept before somebody takes it. */
export interface OfferedWords {
  readonly description: string;
  readonly clues: readonly string[];
}

/** A picture, or the table's own deck, was deleted. */
export interface Deleted {
  readonly cards: number;
}

/** The table's own deck is one of the house. */
export interface KeptForAll {
  readonly deck: string;
  readonly cards: number;
}

/** Pictures may be brought to this table now. */
export interface InvitationTaken {
  readonly code: string;
}

/** The games in a file of records, and the one that was asked for, or the only one, step by step. */
export interface RecordFile {
  readonly games: readonly RecordedGame[];
  readonly replay: Replay | null;
}

/** One game of a file of records. */
export interface RecordedGame {
  readonly number: number;
  readonly edition: EditionId;
  readonly names: readonly string[];
  readonly turns: number;
  readonly is_over: boolean;
}

/** A waiting television: the name it shows, and the secret with which it asks for its table. */
export interface ScreenKey {
  readonly screen: string;
  readonly secret: string;
}

/** The table that a television is to show. */
export interface ScreenShows {
  readonly code: string | null;
}

/** The address for other devices, for a page that was opened as `localhost`. */
export interface Address {
  readonly url: string | null;
}

/** The key by which push services know this installation: a browser's `applicationServerKey`. */
export interface PushKey {
  readonly key: string;
}

/** A deck, without its cards. */
export interface DeckSummary {
  readonly id: string;
  readonly title: Readonly<Record<string, string>>;
  readonly about: Readonly<Record<string, string>>;
  readonly licence: string;
  readonly cards: number;
  readonly cover: Picture;
  readonly back: Picture;
}

/** A card as the client needs it: its pictures, and its description for those who cannot see them. */
export interface DeckCard {
  readonly id: string;
  readonly picture: Picture;
  readonly description: Readonly<Record<string, string>>;
  readonly retired?: boolean;
}

/** Whose the pictures of a deck are. A title is a clue, so clients show it of cards that a reveal has shown. */
export interface Credits {
  readonly deck: string;
  readonly licence: string;
  readonly cards: Readonly<Record<string, string>>;
}

/** The editions: their traits, and what is published for each number of players. */
export const EDITIONS = {
  classic: {
    players: [3,4,5,6,7,8],
    ends_by: "points",
    pays_bonus: true,
    clue_before_hand: false,
    pairs: false,
    has_variants: false,
    options: {"target":30,"rounds":null,"bonus_cap":null,"lone_finder":false,"mime_or_song":false,"begins":"announce","finish_round":false},
    tables: {
      3: {"smallest_deck":26,"hand_in_count":2,"most_votes":1},
      4: {"smallest_deck":28,"hand_in_count":1,"most_votes":1},
      5: {"smallest_deck":35,"hand_in_count":1,"most_votes":1},
      6: {"smallest_deck":42,"hand_in_count":1,"most_votes":1},
      7: {"smallest_deck":49,"hand_in_count":1,"most_votes":1},
      8: {"smallest_deck":56,"hand_in_count":1,"most_votes":1},
    },
  },
  original: {
    players: [3,4,5,6],
    ends_by: "points",
    pays_bonus: true,
    clue_before_hand: false,
    pairs: false,
    has_variants: true,
    options: {"target":30,"rounds":null,"bonus_cap":null,"lone_finder":false,"mime_or_song":false,"begins":"announce","finish_round":false},
    tables: {
      3: {"smallest_deck":26,"hand_in_count":2,"most_votes":1,"options":{"target":30,"rounds":null,"bonus_cap":null,"lone_finder":true,"mime_or_song":false,"begins":"announce","finish_round":false}},
      4: {"smallest_deck":28,"hand_in_count":1,"most_votes":1},
      5: {"smallest_deck":35,"hand_in_count":1,"most_votes":1},
      6: {"smallest_deck":42,"hand_in_count":1,"most_votes":1},
    },
  },
  odyssey: {
    players: [3,4,5,6,7,8,9,10,11,12],
    ends_by: "points",
    pays_bonus: true,
    clue_before_hand: false,
    pairs: false,
    has_variants: false,
    options: {"target":30,"rounds":null,"bonus_cap":3,"lone_finder":false,"mime_or_song":false,"begins":"announce","finish_round":false},
    tables: {
      3: {"smallest_deck":26,"hand_in_count":2,"most_votes":1},
      4: {"smallest_deck":28,"hand_in_count":1,"most_votes":1},
      5: {"smallest_deck":35,"hand_in_count":1,"most_votes":1},
      6: {"smallest_deck":42,"hand_in_count":1,"most_votes":1},
      7: {"smallest_deck":49,"hand_in_count":1,"most_votes":2},
      8: {"smallest_deck":56,"hand_in_count":1,"most_votes":2},
      9: {"smallest_deck":63,"hand_in_count":1,"most_votes":2},
      10: {"smallest_deck":70,"hand_in_count":1,"most_votes":2},
      11: {"smallest_deck":77,"hand_in_count":1,"most_votes":2},
      12: {"smallest_deck":84,"hand_in_count":1,"most_votes":2},
    },
  },
  party: {
    players: [6,7,8,9,10,11,12],
    ends_by: "rounds",
    pays_bonus: false,
    clue_before_hand: true,
    pairs: false,
    has_variants: false,
    options: {"target":null,"rounds":1,"bonus_cap":null,"lone_finder":false,"mime_or_song":false,"begins":"announce","finish_round":false},
    tables: {
      6: {"smallest_deck":36,"hand_in_count":1,"most_votes":1},
      7: {"smallest_deck":42,"hand_in_count":1,"most_votes":1},
      8: {"smallest_deck":48,"hand_in_count":1,"most_votes":1},
      9: {"smallest_deck":54,"hand_in_count":1,"most_votes":1},
      10: {"smallest_deck":60,"hand_in_count":1,"most_votes":1},
      11: {"smallest_deck":66,"hand_in_count":1,"most_votes":1},
      12: {"smallest_deck":72,"hand_in_count":1,"most_votes":1},
    },
  },
  team: {
    players: [6,8,10,12],
    ends_by: "rounds",
    pays_bonus: true,
    clue_before_hand: false,
    pairs: true,
    has_variants: false,
    options: {"target":null,"rounds":1,"bonus_cap":3,"lone_finder":false,"mime_or_song":false,"begins":"announce","finish_round":false},
    tables: {
      6: {"smallest_deck":28,"hand_in_count":1,"most_votes":1},
      8: {"smallest_deck":37,"hand_in_count":1,"most_votes":1},
      10: {"smallest_deck":46,"hand_in_count":1,"most_votes":1},
      12: {"smallest_deck":55,"hand_in_count":1,"most_votes":1},
    },
  },
} as const;
