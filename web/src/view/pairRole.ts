/** `team`: who of a pair does what this turn, as far as it is known. */
import { partnerOf } from './people';
import type { Public, Room, Said } from '../wire';

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

/** What two have said about who hands in: 'I have one' or 'You hand in', in whatever language they speak. */
export const OFFERS = {
  en: { i_do: 'I have one.', you_do: 'You hand in.' },
  fr: { i_do: 'J’en ai une.', you_do: 'À toi de poser.' },
  ro: { i_do: 'Am eu una.', you_do: 'Pune tu.' },
} as const;

/** Who would hand in, as each of the two last said it; null: has not said. */
export interface Wishes {
  readonly me: 'me' | 'partner' | null;
  readonly partner: 'me' | 'partner' | null;
}

/** `after`: the number of the last line before the turn. */
export function wishesIn(said: readonly Said[], after: number, room: Room, me: number, partner: number | null): Wishes {
  const offers = Object.values(OFFERS);
  const says = (place: number | null, mine: 'me' | 'partner', other: 'me' | 'partner') => {
    const id = place === null ? undefined : room.seats[place]?.id;
    const theirs = said.filter(({ seq, seat }) => seq > after && seat === id);
    const last = theirs.findLast(({ text }) => offers.some((one) => one.i_do === text || one.you_do === text))?.text;
    if (last === undefined) return null;
    return offers.some(({ i_do }) => i_do === last) ? mine : other;
  };
  return { me: says(me, 'me', 'partner'), partner: says(partner, 'partner', 'me') };
}

export interface Pact extends PairRoles {
  /** Both have said the same. */
  readonly settled: boolean;
}

/** The roles with what was said: while nothing is handed in, the last word counts as a proposal until both say so. */
export function agreed(roles: PairRoles, { me, partner }: Wishes): Pact {
  const hands = me ?? partner;
  if (roles.me !== 'open' || roles.partner !== 'open' || hands === null) return { ...roles, settled: false };
  if (me !== null && partner !== null && me !== partner) return { ...roles, settled: false };
  const settled = me !== null && partner !== null;
  return hands === 'me' ? { me: 'hands_in', partner: 'votes', settled } : { me: 'votes', partner: 'hands_in', settled };
}
