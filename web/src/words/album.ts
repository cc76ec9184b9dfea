/** Sentences of the album that need more than one word of a language. */
import type { Tale } from '../view/album';
import type { Sitter } from '../view/ledger';
import type { Standing } from '../view/podium';
import type { Minds, Statistics } from '../view/stats';
import type { AlbumGame } from '../wire';
import type { Words } from './en';
import { clueWords } from './turn';

/** "Léa and Mathilde found it. Tom and Pip followed Léa; Andrei followed Tom." */
export function taleWords(w: Words, { found, all, followed, vetoed }: Tale): string {
  const first = found === null ? '' : all ? w.album.all_found : w.album.found(found);
  const how = found === null ? w.album.chose : w.album.followed;
  const then = followed.map(({ followers, leader }) => how(followers, leader)).join(w.album.and_then);
  return [first, then && `${then}.`, vetoed === null ? '' : w.album.vetoed(vetoed)].filter(Boolean).join(' ');
}

/** "Tom and Pip; Léa and Andrei" */
const pairsWords = (w: Words, { pairs }: Minds): string =>
  pairs.map((pair) => w.album.names(pair.map(({ name }) => name))).join(w.album.and_then);

/** "An evening in November" */
export const eveningWords = (w: Words, seconds: number, language: string): string =>
  w.album.evening(new Intl.DateTimeFormat(language, { month: 'long' }).format(seconds * 1000));

/** "16 November 2026" */
export const dateWords = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(seconds * 1000);

/** "Ileana and Léa share the moon", "You stopped here, together.", "still being played" */
export function resultWords(w: Words, game: AlbumGame, places: readonly Standing[]): string {
  if (!game.is_over) return w.album.still;
  if (game.winners === null) return w.end.stopped;
  return w.end.wins(places.filter((place) => place.first).map((place) => place.names.join(' · ')));
}

/** Something worth remembering, in words, and what stands beside it: a picture, or those whom it is about. */
export interface Note {
  readonly title: string;
  readonly text: string;
  readonly card: string | null;
  readonly colours: readonly string[];
}

const MOST_BESIDE = 3;

export function notesWords(w: Words, found: Statistics): readonly Note[] {
  const { clue, deceivers, eyes, minds } = found;
  const notes: Note[] = [];
  const note = (title: string, text: string, who: readonly Sitter[], card: string | null = null) => {
    const colours = [...new Set(who.map(({ colour }) => colour))]; // partners share a rabbit
    notes.push({ title, text, card, colours: colours.slice(0, MOST_BESIDE) });
  };
  const names = (who: readonly Sitter[]) => who.map(({ name }) => name);
  if (clue) {
    const finder = clue.plate.voters[0]?.name ?? '';
    const said = clue.clue.text ? w.album.quoted(clue.clue.text) : clueWords(w, clue.clue);
    note(w.album.best_clue, w.album.best_clue_of(said, clue.teller.name, finder), [], clue.plate.card);
  }
  if (deceivers) note(w.album.deceiver, w.album.deceived(names(deceivers.who), deceivers.times), deceivers.who);
  if (eyes) note(w.album.eye, w.album.saw(names(eyes.who), eyes.times), eyes.who);
  if (minds) note(w.album.minds, w.album.thought_alike(pairsWords(w, minds), minds.times), minds.pairs[0] ?? []);
  return notes;
}
