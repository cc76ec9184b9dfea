/** The roles of a pair in this turn of `team`, as far as they are known. */
import { partnerOf } from './people';
import type { Public, Room } from '../wire';

export type Role =
  /** Gave the clue, and with it a card. */
  | 'tells'
  /** Owes a card: the storyteller's partner. */
  | 'hands_in'
  /** Has handed in. */
  | 'in'
  | 'votes'
  /** Not agreed yet. */
  | 'open';

export interface PairRoles {
  readonly me: Role;
  readonly partner: Role;
}

export function pairRolesOf(game: Public, me: number): PairRoles {
  const partner = partnerOf(game, me) ?? me;
  return { me: roleOf(game, me, partner), partner: roleOf(game, partner, me) };
}

function roleOf(game: Public, place: number, other: number): Role {
  if (place === game.storyteller) return 'tells';
  if (game.handed_in[place]) return 'in';
  if (other === game.storyteller) return 'hands_in';
  return game.handed_in[other] ? 'votes' : 'open';
}

export interface Pact extends PairRoles {
  /** Both have said the same, or it is done. */
  readonly settled: boolean;
}

/** The roles with what the two propose: while nothing is handed in, what one says counts until the other says else. */
export function pactOf(room: Room, game: Public, me: number): Pact {
  const roles = pairRolesOf(game, me);
  const said = (place: number | null) =>
    room.proposals.find(({ by }) => place !== null && by === room.seats[place]?.id)?.hands_in;
  const [mine, theirs] = [said(me), said(partnerOf(game, me))];
  const chosen = mine ?? theirs;
  const open = roles.me === 'open' && roles.partner === 'open';
  if (!open) return { ...roles, settled: true };
  const differ = mine !== undefined && theirs !== undefined && mine !== theirs;
  if (chosen === undefined || differ) return { ...roles, settled: false };
  const settled = mine === theirs;
  return chosen === room.seats[me]?.id
    ? { me: 'hands_in', partner: 'votes', settled }
    : { me: 'votes', partner: 'hands_in', settled };
}
