/** `team`: who of a pair does what this turn, as far as it is known. */
import { partnerOf } from './people';
import type { Public } from '../wire';

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
