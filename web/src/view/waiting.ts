/** Facts to show while the storyteller looks for words: only what everyone at the table has seen. */
import type { Album, AlbumGame, Public, Room } from '../wire';
import { lastTurn } from './moment';
import { membersOf, type Sitter } from './ledger';
import { standing, type Standing } from './podium';
import { toGo } from './remaining';
import { statisticsOf, type Most } from './stats';

export type Fact =
  | { readonly kind: 'page' }
  | { readonly kind: 'duel'; readonly ahead: Standing; readonly behind: Standing; readonly followed: Followed | null }
  /** `hops`: to the end of the track. */
  | { readonly kind: 'moon'; readonly first: readonly Standing[]; readonly hops: number }
  | { readonly kind: 'turns'; readonly left: number }
  | { readonly kind: 'deceiver'; readonly most: Most };

export interface Followed {
  readonly who: Sitter;
  readonly whom: Sitter;
  readonly times: number;
}

/** A rivalry is no further apart, in points. */
const CLOSE = 4;
/** The number of times that somebody must have followed the same person to be worth telling. */
const OFTEN = 3;
const LEAST_TURNS = 2;
const MOST_FIRST = 3;

/** The facts that can be told now, in order. */
export function factsOf(room: Room, game: Public, album: Album | null): readonly Fact[] {
  const order = standing(room, game);
  const told = album?.games.at(-1);
  return [
    ...(game.last ? [{ kind: 'page' as const }] : []),
    ...duels(room, game, order, told),
    ...ends(game, order),
    ...deceivers(told),
  ];
}

/** Every fact has its ten seconds; `now` in milliseconds, so that two screens tell the same. */
export const factAt = (facts: readonly Fact[], now: number): Fact | undefined =>
  facts[Math.floor(now / 10_000) % Math.max(1, facts.length)];

/** The closest two who follow each other in the standing, the foremost first. */
function duels(room: Room, game: Public, order: readonly Standing[], told: AlbumGame | undefined): readonly Fact[] {
  if (lastTurn(game) < LEAST_TURNS) return [];
  const pairs = order.slice(1).map((behind, i) => ({ ahead: order[i] as Standing, behind }));
  const close = pairs.filter(({ ahead, behind }) => ahead.score > 0 && ahead.score - behind.score <= CLOSE);
  const closest = Math.min(...close.map(({ ahead, behind }) => ahead.score - behind.score));
  const duel = close.find(({ ahead, behind }) => ahead.score - behind.score === closest);
  if (!duel) return [];
  return [{ kind: 'duel', ...duel, followed: told ? oftenFollowed(room, game, duel, told) : null }];
}

function oftenFollowed(
  room: Room,
  game: Public,
  { ahead, behind }: { ahead: Standing; behind: Standing },
  told: AlbumGame,
): Followed | null {
  const places = (one: Standing) => membersOf(room, game, one.scorer).map(({ id }) => seatsPlace(room, id));
  for (const [one, other] of [
    [ahead, behind],
    [behind, ahead],
  ] as const)
    for (const place of places(one))
      for (const leader of places(other)) {
        const times = timesFollowed(told, place, leader);
        const who = room.seats[place];
        const whom = room.seats[leader];
        if (times >= OFTEN && who && whom) return { who, whom, times };
      }
  return null;
}

const seatsPlace = (room: Room, id: number): number => room.seats.findIndex((seat) => seat.id === id);

/** How often one chose a picture of the other that was not the true one. */
const timesFollowed = ({ turns }: AlbumGame, one: number, leader: number): number =>
  turns.filter(({ reveal: { votes, owners, storyteller } }) =>
    votes[one]?.some((slot) => owners[slot - 1] === leader && leader !== storyteller),
  ).length;

function ends(game: Public, order: readonly Standing[]): readonly Fact[] {
  const to = toGo(game);
  if (to.by === 'turns') return [{ kind: 'turns', left: to.turns }];
  const first = order.filter(({ scorer, score }) => score > 0 && to.scorers.includes(scorer)).slice(0, MOST_FIRST);
  return first.length > 0 ? [{ kind: 'moon', first, hops: Math.max(1, to.points) }] : [];
}

const deceivers = (told: AlbumGame | undefined): readonly Fact[] => {
  const most = told ? statisticsOf(told).deceivers : null;
  return most && most.times >= OFTEN ? [{ kind: 'deceiver', most }] : [];
};
