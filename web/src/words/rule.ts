/** The rule of an edition at the moment it concerns: it stands above the button, always. */
import { mostVotes, playsInPairs, tellsBlind } from '../view/editions';
import { nameAt, partnerOf } from '../view/people';
import type { MayVote, Public, Room } from '../wire';
import type { Words } from './en';

/** `may`: null for who has no vote. Null: the screen says it all. */
export function voteRule(w: Words, room: Room, game: Public, me: number | null, may: MayVote | null): string {
  const teller = nameAt(room, game.storyteller);
  if (me === null) return w.vote.watching;
  if (may === null) return playsInPairs(game) ? noVoteInPair(w, room, game, me) : w.vote.no_vote;
  if (may.veto) return w.rule.veto;
  if (tellsBlind(game)) return w.rule.crowd(teller);
  if (mostVotes(game) > 1) return w.rule.two;
  const partner = partnerOf(game, me);
  return partner === null ? w.rule.which(teller) : w.rule.for_pair(nameAt(room, partner), teller);
}

function noVoteInPair(w: Words, room: Room, game: Public, me: number): string {
  const partner = partnerOf(game, me) ?? me;
  const tells = game.storyteller === me || game.storyteller === partner;
  return tells ? w.rule.pair_told : w.rule.partner_votes(nameAt(room, partner));
}
