/** The requests over HTTP: getting a seat, handing it over, decks. Everything else goes over the WebSocket. */
import type {
  Address,
  Album,
  Credits,
  DeckCard,
  DeckSummary,
  Deleted,
  GuestKey,
  InvitationTaken,
  JoinAsAudience,
  JoinTable,
  KeptForAll,
  KeptSeat,
  ListedTable,
  OfferedWords,
  OfferMade,
  OpenTable,
  OwnPicture,
  PictureChanges,
  Problem,
  PushKey,
  RecordFile,
  RecordingKept,
  Replay,
  ScreenKey,
  ScreenShows,
  SeatHeld,
  SeatKey,
  SeatOffer,
  TableSummary,
  Takeover,
} from './wire';

/** A refusal of the server, or that it did not answer at all (`away`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence);
  }
}

export const openTable = (body: OpenTable) => send<SeatKey>('POST', '/api/tables', { body });
export const tableSummary = (code: string) => send<TableSummary>('GET', pathAt(code));
/** The tables that their hosts let everyone find. */
export const listedTables = () => send<readonly ListedTable[]>('GET', '/api/tables');
/** Those of these seats that their keys still open. */
export const heldSeats = (seats: readonly KeptSeat[]) =>
  send<readonly SeatHeld[]>('POST', '/api/seats', { body: { seats } });
export const joinTable = (code: string, body: JoinTable) => send<SeatKey>('POST', pathAt(code, 'seats'), { body });
export const joinAudience = (code: string, body: JoinAsAudience) =>
  send<GuestKey>('POST', pathAt(code, 'audience'), { body });
export const offerSeat = (code: string, key: string, body: SeatOffer) =>
  send<OfferMade>('POST', pathAt(code, 'offers'), { key, body });
export const takeSeat = (code: string, body: Takeover) => send<SeatKey>('POST', pathAt(code, 'takeovers'), { body });
/** The newest finished game of the table, as the file it is. */
export const gameRecord = async (code: string, key: string): Promise<Blob> =>
  (await answer('GET', pathAt(code, 'record'), { key })).blob();
/** A finished game of the table, stepped through; the newest if none is named. */
export const gameReplay = (code: string, key: string, game: number | null) =>
  send<Replay>('GET', `${pathAt(code, 'replay')}${game === null ? '' : `?game=${game}`}`, { key });
/** The games in a file of records; with a number, that game step by step. */
export const recordFile = (bytes: Blob, game: number | null) =>
  send<RecordFile>('POST', `/api/replays${game === null ? '' : `?game=${game}`}`, { bytes, type: 'application/jsonl' });
export const tableAlbum = (code: string) => send<Album>('GET', pathAt(code, 'album'));
export const keepRecording = (code: string, key: string, bytes: Blob) =>
  send<RecordingKept>('POST', pathAt(code, 'recordings'), { key, bytes, type: 'application/octet-stream' });
/** One's own pictures; for the host also the others' that lie open. */
export const ownPictures = (code: string, key: string) =>
  send<readonly OwnPicture[]>('GET', pathAt(code, 'pictures'), { key });
export const changePicture = (code: string, key: string, picture: string, body: PictureChanges) =>
  send<OwnPicture>('POST', pathAt(code, 'pictures', picture), { key, body });
export const throwOut = (code: string, key: string, picture: string) =>
  send<Deleted>('DELETE', pathAt(code, 'pictures', picture), { key });
/** The picture goes to the vision model that the server's owner chose. */
export const offerWords = (code: string, key: string, picture: string, language: string) =>
  send<OfferedWords>('POST', pathAt(code, 'pictures', picture, 'words'), { key, body: { language } });
export const keepForAll = (code: string, key: string) =>
  send<KeptForAll>('POST', pathAt(code, 'deck', 'for_all'), { key, body: {} });
export const keepForUs = (code: string, key: string) =>
  send<Deleted>('DELETE', pathAt(code, 'deck', 'for_all'), { key });
export const deleteOwnDeck = (code: string, key: string) => send<Deleted>('DELETE', pathAt(code, 'deck'), { key });
export const showInvitation = (code: string, key: string, secret: string) =>
  send<InvitationTaken>('POST', pathAt(code, 'invitation'), { key, body: { secret } });
/** A television that waits for somebody to open a table on it. */
export const newScreen = () => send<ScreenKey>('POST', '/api/screens', { body: {} });
export const tableOfScreen = ({ screen, secret }: ScreenKey) =>
  send<ScreenShows>('GET', `/api/screens/${encodeURIComponent(screen)}`, { key: secret });
/** The host of this table has it shown on a television. */
export const claimScreen = async (screen: string, { code, key }: SeatKey): Promise<void> => {
  await answer('POST', `/api/screens/${encodeURIComponent(screen)}/claim`, { key, body: { code } });
};
export const houseAddress = () => send<Address>('GET', '/api/address');
export const pushKey = () => send<PushKey>('GET', '/api/push');
export const allDecks = () => send<readonly DeckSummary[]>('GET', '/api/decks');
export const deckCards = (deck: string) => send<readonly DeckCard[]>('GET', `/api/decks/${encodeURIComponent(deck)}`);
export const deckCredits = (deck: string) => send<Credits>('GET', `/api/decks/${encodeURIComponent(deck)}/credits`);

/** The address of something of a table. */
export const pathAt = (code: string, ...rest: readonly string[]): string =>
  ['/api/tables', encodeURIComponent(code), ...rest].join('/');

type Method = 'GET' | 'POST' | 'DELETE';

interface Sent {
  readonly body?: unknown;
  /** Sent as they are, as of this type. */
  readonly bytes?: Blob;
  readonly type?: string;
  readonly key?: string;
}

async function send<Answer>(method: Method, path: string, sent: Sent = {}): Promise<Answer> {
  return (await (await answer(method, path, sent)).json()) as Answer;
}

async function answer(method: Method, path: string, { body, bytes, type, key }: Sent): Promise<Response> {
  const headers = new Headers();
  if (body !== undefined || type !== undefined) headers.set('content-type', type ?? 'application/json');
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  else if (bytes !== undefined) request.body = bytes;
  const response = await fetch(path, request).catch(() => {
    throw new Refusal('away', 'The server does not answer.');
  });
  if (response.ok) return response;
  throw refusalOf(await response.text().catch(() => ''));
}

/** The refusal in an answer. An answer that is not ours means that the server is away. */
export function refusalOf(text: string): Refusal {
  try {
    const { code, sentence } = JSON.parse(text) as Problem;
    return new Refusal(code, sentence);
  } catch {
    return new Refusal('away', 'The server does not answer.');
  }
}
