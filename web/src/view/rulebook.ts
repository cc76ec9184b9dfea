/** The rulebook: its chapters, and its worked examples as turns like any other. */
import type { Award, EditionId, Reveal } from '../wire';
import { EDITION_IDS, type Played } from './editions';
import examples from './examples.json';
import type { Seats } from './ledger';
import { scorerOf } from './people';

export type Chapter = 'game' | EditionId;
export type ExampleId = keyof typeof examples;

export const CHAPTERS: readonly Chapter[] = ['game', ...EDITION_IDS];

export const chapterNamed = (name: string): Chapter => CHAPTERS.find((one) => one === name) ?? 'game';

export const EXAMPLES: Readonly<Record<Chapter, readonly ExampleId[]>> = {
  game: ['tide'],
  classic: ['clear', 'dark'],
  original: ['lone', 'three'],
  odyssey: ['long'],
  party: ['sunday'],
  team: ['overdue'],
};

/** The players of the examples, in the order of their seats. */
const CAST = [
  ['Ileana', 'madder'],
  ['Milo', 'lagoon'],
  ['Lison', 'marigold'],
  ['Andrei', 'moss'],
  ['Margaux', 'plum'],
  ['Pip', 'chestnut'],
  ['Hugo', 'corn'],
  ['Inès', 'rose'],
  ['Noor', 'mint'],
] as const;

export interface Example {
  readonly table: Seats;
  readonly game: Played;
  readonly turn: Reveal;
}

/** An example as the reveal would show it: the first turn of a game, every score still 0 before it. */
export function exampleOf(id: ExampleId, clue: string): Example {
  const told = examples[id];
  const game = { edition: told.edition as EditionId, players: told.players };
  const awards = told.awards as readonly (readonly Award[])[];
  const points = awards.map((each) => each.reduce((sum, award) => sum + award.points, 0));
  return {
    table: { seats: CAST.slice(0, told.players).map(([name], id) => ({ id, name, colour: colourOf(game, id) })) },
    game,
    turn: {
      storyteller: told.storyteller,
      clue: { kind: 'text', text: clue },
      board: told.board,
      owners: told.owners,
      votes: told.votes,
      veto: told.veto,
      awards,
      points,
      scores: points,
      reshuffled: false,
    },
  };
}

/** Both of a pair wear one colour. */
const colourOf = (game: Played, seat: number): string => CAST[scorerOf(game, seat)]?.[1] ?? 'ivory';
