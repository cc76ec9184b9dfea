/** The pictures this device brings to a table, and those of the table's own deck that it may change. Sending goes on by
 *  itself where it stopped, whichever screen is looked at. */
import {
  changePicture,
  deleteOwnDeck,
  keepForAll,
  keepForUs,
  offerWords,
  ownPictures,
  pathAt,
  Refusal,
  throwOut,
} from './http';
import { drop, keep, kept } from './pending';
import { sendPicture } from './sending';
import { isForAll, isForNow, next, onTheWay, pauseBefore, refusedHere, type Arriving } from './view/arriving';
import type { OfferedWords, OwnPicture, PictureChanges } from './wire';

/** Two that look nearly the same, by their ids. */
export type Twins = readonly [string, string];

export class OwnPictures {
  /** As the table has them. */
  all = $state.raw<readonly OwnPicture[]>([]);
  /** On their way, or refused. */
  arriving = $state.raw<readonly Arriving[]>([]);
  twins = $state.raw<readonly Twins[]>([]);
  /** The table was asked once what it has. */
  known = $state(false);
  /** The line is gone; what waits is sent when it is back. */
  lost = $state(false);
  /** Why nothing more can be sent: a refusal that concerns all. */
  stopped = $state<string | null>(null);
  /** How many became cards since this page is open. */
  made = $state(0);

  readonly #files = new Map<number, { readonly file: File; readonly pending: Promise<number | null> }>();
  /** Sent before without an answer: the table may have them. */
  readonly #doubtful = new Set<number>();
  #count = 0;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly code: string,
    private readonly key: string,
  ) {
    addEventListener('online', () => this.goOn());
    void this.#remember();
  }

  /** Asks the table for its pictures. */
  async load(): Promise<void> {
    try {
      this.all = (await ownPictures(this.code, this.key)).map((one) => this.#placed(one));
      this.known = true;
      this.lost = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isForNow(error.code)) this.#later(error);
      else this.stopped = error.code;
    }
  }

  bring(files: readonly File[]): void {
    for (const file of files) this.#add(file, keep(this.code, file));
    this.stopped = null;
    this.#pump();
  }

  /** Tries again now. */
  goOn(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    this.stopped = null;
    if (!this.known) void this.load().then(() => this.#pump());
    else this.#pump();
  }

  /** Those that were refused have been read. */
  dismiss(): void {
    for (const { no } of this.arriving.filter(({ stage }) => stage === 'refused' || stage === 'same')) this.#forget(no);
  }

  /** Drops the pictures that wait. */
  giveUp(): void {
    for (const { no, stage } of this.arriving) if (stage === 'waiting') this.#forget(no);
    this.stopped = null;
  }

  async change(id: string, change: PictureChanges): Promise<OwnPicture> {
    const changed = this.#placed(await changePicture(this.code, this.key, id, change));
    this.all = this.all.map((one) => (one.id === id ? changed : one));
    return changed;
  }

  async throwOut(id: string): Promise<void> {
    await throwOut(this.code, this.key, id);
    this.#without(id);
    if (onTheWay(this.arriving).length > 0) this.goOn();
  }

  /** Words for a picture, from the vision model of this server. Nothing is kept of them. */
  offer(id: string, language: string): Promise<OfferedWords> {
    return offerWords(this.code, this.key, id, language);
  }

  /** The deck as it is now is there for all tables of this server, until it is deleted; or no longer. */
  async keepFor(all: boolean): Promise<void> {
    await (all ? keepForAll : keepForUs)(this.code, this.key);
  }

  async deleteAll(): Promise<void> {
    await deleteOwnDeck(this.code, this.key);
    this.all = [];
    this.twins = [];
  }

  keepTwins(pair: Twins): void {
    this.twins = this.twins.filter((one) => one !== pair);
  }

  /** Takes in the pictures that waited here when the page was closed. */
  async #remember(): Promise<void> {
    const [waiting] = await Promise.all([kept(this.code), this.load()]);
    for (const { id, file } of waiting) this.#doubtful.add(this.#add(file, Promise.resolve(id)));
    this.#pump();
  }

  #add(file: File, pending: Promise<number | null>): number {
    const no = ++this.#count;
    const arriving = { no, name: file.name, bytes: file.size, sent: 0, preview: null };
    const refusal = refusedHere(arriving);
    this.#files.set(no, { file, pending });
    this.arriving = [...this.arriving, { ...arriving, refusal, stage: refusal ? 'refused' : 'waiting' }];
    if (refusal) void this.#unkeep(no);
    return no;
  }

  #pump(): void {
    if (this.stopped !== null || this.#again !== undefined) return;
    for (const { no } of next(this.arriving)) void this.#send(no);
  }

  async #send(no: number): Promise<void> {
    const file = this.#files.get(no)?.file;
    if (!file) return;
    this.#set(no, { stage: 'sending', sent: 0, preview: URL.createObjectURL(file) });
    const again = this.#doubtful.has(no);
    try {
      if (again && (await this.#isThere(file))) return this.#forget(no);
      this.#doubtful.add(no);
      const picture = await sendPicture(this.code, this.key, file, (sent) =>
        this.#set(no, { sent, stage: sent < 1 ? 'sending' : 'framing' }),
      );
      this.#arrived(no, this.#placed(picture), again);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refused(no, error);
    } finally {
      this.#pump();
    }
  }

  /** With addresses instead of names of files. */
  #placed(picture: OwnPicture): OwnPicture {
    const at = (file: string) => pathAt(this.code, 'pictures', picture.id, file);
    const { small, large, fallback } = picture.picture;
    const prints = { small: at(small), large: at(large), fallback: at(fallback) };
    return { ...picture, picture: prints, whole: at(picture.whole) };
  }

  #arrived(no: number, picture: OwnPicture, again: boolean): void {
    this.#tries = 0;
    this.lost = false;
    this.all = [...this.all.filter(({ id }) => id !== picture.id), picture];
    if (picture.same && !again) {
      this.#set(no, { stage: 'same', refusal: 'picture_here' });
      void this.#unkeep(no);
      return;
    }
    if (picture.twin !== null) this.twins = [...this.twins, [picture.twin, picture.id]];
    this.made += 1;
    this.#forget(no);
  }

  #refused(no: number, refusal: Refusal): void {
    if (isForNow(refusal.code) || isForAll(refusal.code)) {
      this.#set(no, { stage: 'waiting', sent: 0 });
      if (isForAll(refusal.code)) this.stopped = refusal.code;
      else this.#later(refusal);
      return;
    }
    this.#set(no, { stage: 'refused', refusal: refusal.code });
    void this.#unkeep(no);
  }

  #later(refusal: Refusal): void {
    this.lost = refusal.code === 'away';
    if (this.#again !== undefined) return;
    this.#again = setTimeout(() => this.goOn(), pauseBefore(++this.#tries));
  }

  /** Whether the table has this very file; a browser that cannot tell sends it again. */
  async #isThere(file: File): Promise<boolean> {
    if (!globalThis.crypto.subtle) return false;
    await this.load();
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const sent = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return this.all.some((one) => one.sent === sent);
  }

  #without(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    this.twins = this.twins.filter((pair) => !pair.includes(id));
  }

  #set(no: number, change: Partial<Arriving>): void {
    this.arriving = this.arriving.map((one) => {
      if (one.no !== no) return one;
      const goes = change.stage !== undefined && change.stage !== 'sending' && change.stage !== 'framing';
      if (one.preview && (goes || change.preview)) URL.revokeObjectURL(one.preview);
      return { ...one, ...(goes ? { preview: null } : {}), ...change };
    });
  }

  #forget(no: number): void {
    const preview = this.arriving.find((one) => one.no === no)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    this.arriving = this.arriving.filter((one) => one.no !== no);
    void this.#unkeep(no);
  }

  async #unkeep(no: number): Promise<void> {
    const id = await this.#files.get(no)?.pending;
    this.#files.delete(no);
    this.#doubtful.delete(no);
    if (id != null) await drop(id);
  }
}

const tables = new Map<string, OwnPictures>();

/** One for each seat of this device, so that sending goes on while another screen is looked at. */
export function ownPicturesAt(code: string, key: string): OwnPictures {
  const name = `${code} ${key}`;
  const known = tables.get(name) ?? new OwnPictures(code, key);
  tables.set(name, known);
  return known;
}
