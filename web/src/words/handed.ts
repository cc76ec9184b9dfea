/** What the house tells of a seat that changed hands. */
import type { HandOver } from '../wire';
import type { Words } from './en';

/** "The host has handed the seat of Ana to Dan." */
export function handedOver(w: Words, { was, name, by, from_bot }: HandOver): string {
  const renamed = name !== was;
  if (from_bot) return renamed ? w.talk.handed.from_bot_to(was, name) : w.talk.handed.from_bot(was);
  if (by === 'host') return renamed ? w.talk.handed.by_host_to(was, name) : w.talk.handed.by_host(was);
  return renamed ? w.talk.handed.given(was, name) : w.talk.handed.moved(was);
}
