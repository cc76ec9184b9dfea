/** A way to leave a picture out of the game, for wherever one is looked at. */
import { getContext, setContext } from 'svelte';
import type { Flag } from '../wire';

/** Whether it was done. */
export type LeaveOut = (card: string, reason: Flag['reason']) => Promise<boolean>;

const KEY = Symbol('leaving out');

/** `way`: null for those who only watch. */
export const provideLeavingOut = (way: () => LeaveOut | null): void => void setContext(KEY, way);

export const givenLeavingOut = (): (() => LeaveOut | null) => getContext(KEY) ?? (() => null);
