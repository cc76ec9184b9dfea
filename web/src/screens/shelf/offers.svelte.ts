/** Asks a vision model for words, picture by picture, for as long as somebody looks. */
import type { OwnPictures } from '../../ownPictures.svelte';
import { nextOffers, takenAs, type Offer } from '../../view/offered';
import type { OfferedWords, OwnPicture } from '../../wire';
import { Refusal } from '../../http';

export class Offers {
  all = $state.raw<readonly Offer[]>([]);
  readonly #asked = new Set<string>();
  #ended = false;

  constructor(
    private readonly own: OwnPictures,
    private readonly language: string,
  ) {}

  begin(pictures: readonly OwnPicture[]): void {
    this.all = pictures.map(({ id }) => ({ id, words: null, is: 'waiting' }));
    this.#pump();
  }

  /** What is under way is not waited for. */
  end(): void {
    this.#ended = true;
  }

  /** These words are the picture's from now on. */
  async take(picture: OwnPicture, words: OfferedWords): Promise<void> {
    await this.own.change(picture.id, takenAs(picture, words, this.language));
    this.#set({ id: picture.id, words, is: 'kept' });
  }

  #pump(): void {
    if (!this.#ended) for (const { id } of nextOffers(this.all, this.#asked)) void this.#ask(id);
  }

  async #ask(id: string): Promise<void> {
    this.#asked.add(id);
    try {
      this.#set({ id, words: await this.own.offer(id, this.language), is: 'offered' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#set({ id, words: null, is: 'failed' });
    }
    this.#pump();
  }

  #set(offer: Offer): void {
    this.all = this.all.map((one) => (one.id === offer.id ? offer : one));
  }
}
