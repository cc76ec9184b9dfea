import { describe, expect, it } from 'vitest';
import { beatAt, beatsOf, LONGEST, showSeconds, votersOf, worthOf, type Beat, type BeatKind } from '../src/view/show';
import { EDITION_IDS, EDITIONS, type Played } from '../src/view/editions';
import type { Reveal } from '../src/wire';
import { aTurn } from './fixtures';
import shows from './shows.json';

/** `votes`: of every place, the slots. Slot 1 is the storyteller's unless `owners` say otherwise. */
function played(
  edition: Played['edition'],
  votes: readonly (readonly number[])[],
  more: Partial<Reveal> = {},
): { game: Played; turn: Reveal; beats: readonly Beat[]; kinds: string } {
  const owners = more.owners ?? votes.map((_, place) => place);
  const turn = aTurn({ board: owners.map((_, i) => `d/${i}`), owners, votes, ...more });
  const game = { edition, players: votes.length };
  const beats = beatsOf(game, turn);
  return { game, turn, beats, kinds: beats.map(({ kind }) => kind).join(' ') };
}

const of = (beats: readonly Beat[], kind: BeatKind) => beats.filter((beat) => beat.kind === kind);

/** Every way to vote for a few pictures, drawn by lot but always the same. */
function* anyTurns(): Generator<ReturnType<typeof played>> {
  let seed = 11;
  const chance = (n: number) => (seed = (seed * 16807) % 2147483647) % n;
  for (const edition of EDITION_IDS)
    for (const players of EDITIONS[edition].players)
      for (let round = 0; round < 40; round++) {
        const half = players / 2;
        const pairs = EDITIONS[edition].pairs;
        const owners = pairs
          ? [0, half, ...Array.from({ length: half - 1 }, (_, i) => i + 1)]
          : players === 3
            ? [0, 1, 1, 2, 2]
            : Array.from({ length: players }, (_, i) => i);
        for (let i = owners.length - 1; i > 0; i--) {
          const j = chance(i + 1);
          [owners[i], owners[j]] = [owners[j] ?? 0, owners[i] ?? 0];
        }
        const blind = EDITIONS[edition].clue_before_hand;
        const few = 1 + chance(owners.length);
        const votes = Array.from({ length: players }, (_, place) =>
          (!blind && place === 0) || (pairs && place <= half) ? [] : [1 + chance(few)],
        );
        yield played(edition, votes, { owners, veto: blind ? 1 + chance(owners.length) : null });
      }
}

const ALL = [...anyTurns()];

describe('the staged reveal', () => {
  it('never lasts longer than twenty seconds, and its beats follow each other without a gap', () => {
    for (const { beats } of ALL) {
      expect(showSeconds(beats)).toBeLessThanOrEqual(LONGEST + 1e-9);
      let at = 0;
      for (const beat of beats) {
        expect(beat.at).toBeCloseTo(at, 9);
        expect(beat.seconds).toBeGreaterThan(0.8);
        at += beat.seconds;
      }
    }
  });

  it('begins with a hush, and ends with the points after what everyone waited for', () => {
    for (const { game, kinds } of ALL) {
      const climax = EDITIONS[game.edition].clue_before_hand ? 'crowd (veto|crown)' : 'words truth';
      expect(kinds).toMatch(new RegExp(`^hush( row)?( fallen (owner|veto))*( sweep)? ${climax} field hops$`));
    }
  });

  it('brings every picture forward once, and the true one last', () => {
    for (const { game, turn, beats } of ALL) {
      const forward = beats
        .filter(({ kind }) => !['owner', 'veto', 'crown'].includes(kind))
        .flatMap(({ slots }) => slots);
      expect([...forward].sort((a, b) => a - b)).toEqual(turn.board.map((_, i) => i + 1));
      if (!EDITIONS[game.edition].clue_before_hand)
        expect(forward.at(-1)).toBe(turn.owners.indexOf(turn.storyteller) + 1);
    }
  });

  it('rises: decoys with fewer votes come first, and in party the largest crowd is last', () => {
    for (const { game, turn, beats } of ALL) {
      const counts = [...of(beats, 'fallen'), ...of(beats, 'crowd')].map(
        ({ slots }) => votersOf(turn, slots[0] ?? 0).length,
      );
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
      if (EDITIONS[game.edition].clue_before_hand)
        expect(counts.at(-1)).toBe(Math.max(...turn.board.map((_, i) => votersOf(turn, i + 1).length)));
    }
  });

  it('opens no votes before the picture came forward, and those of the truth never', () => {
    for (const { game, turn, beats } of ALL) {
      const seen: number[] = [];
      for (const beat of beats) {
        expect(beat.open.every((slot) => seen.includes(slot))).toBe(true);
        seen.push(...beat.slots);
      }
      const before = beats.filter(({ kind }) => kind !== 'field' && kind !== 'hops');
      const truth = turn.owners.indexOf(turn.storyteller) + 1;
      if (!EDITIONS[game.edition].clue_before_hand)
        expect(before.every(({ kind, open, slots }) => kind === 'truth' || ![...open, ...slots].includes(truth))).toBe(
          true,
        );
    }
  });

  it('takes the seconds of the usual turns', () => {
    // Classic, six: two decoys and what nobody chose.
    expect(showSeconds(played('classic', [[], [1], [2], [2], [3], [1]]).beats)).toBeCloseTo(17.2);
    // Everyone found it: nothing but the sweep and the truth.
    const all = played('classic', [[], [1], [1], [1], [1], [1]]);
    expect(all.kinds).toBe('hush sweep words truth field hops');
    expect(showSeconds(all.beats)).toBeCloseTo(10.8);
    // Nobody found it: the true picture is not among those that nobody chose.
    const none = played('classic', [[], [2], [2], [3], [3], [3]]);
    expect(none.kinds).toBe('hush fallen owner fallen owner sweep words truth field hops');
    expect(of(none.beats, 'sweep')[0]?.slots).not.toContain(1);
    expect(showSeconds(none.beats)).toBeCloseTo(17.2);
    // Twelve: small catches together.
    const long = played('odyssey', [[], [2], [2], [2], [3], [3], [4], [5], [6], [7], [1], [1]]);
    expect(long.kinds).toBe('hush row fallen owner fallen owner sweep words truth field hops');
    expect(showSeconds(long.beats)).toBeCloseTo(19.6);
  });

  it('lets the veto fall as a blow, in the turn of the picture it lies on', () => {
    const votes = [[2], [3], [3], [3], [3], [3], [5], [5]];
    const crowd = played('party', votes, { veto: 3 });
    expect(crowd.kinds).toBe('hush row fallen owner sweep crowd veto field hops');
    expect(showSeconds(crowd.beats)).toBeCloseTo(17.6);
    expect(played('party', votes, { veto: 5 }).kinds).toBe('hush row fallen veto sweep crowd crown field hops');
    expect(of(played('party', votes, { veto: 8 }).beats, 'sweep')[0]?.slots).toContain(8);
  });

  it('is joined in the middle', () => {
    const { beats } = played('classic', [[], [1], [2], [2], [3], [1]]);
    expect(beatAt(beats, -3)?.kind).toBe('hush');
    expect(beatAt(beats, 1.3)?.kind).toBe('fallen');
    expect(beatAt(beats, 10.5)?.kind).toBe('truth');
    expect(beatAt(beats, 60)?.kind).toBe('hops');
    expect(beatAt([], 1)).toBeUndefined();
  });

  it('says what a decoy was worth, within the limit', () => {
    const votes = [[], [], [2], [2], [2], [2], [1]];
    const capped = played('odyssey', votes, {
      awards: [[], [{ reason: 'votes', points: 3, votes: 4 }], [], [], [], [], []],
    });
    expect(worthOf(capped.game, capped.turn, capped.beats, 2)).toBe(3);
    // Three at the table: one has two pictures, and what both brought adds up.
    const owners = [0, 1, 1, 2, 2];
    const awards = [[], [], [{ reason: 'votes' as const, points: 1, votes: 1 }]];
    const three = played('classic', [[], [4], [1]], { owners, awards });
    expect(worthOf(three.game, three.turn, three.beats, 4)).toBe(1);
    expect(worthOf(three.game, three.turn, three.beats, 2)).toBe(0);
  });

  it('lasts as long as the server holds the clocks for it', () => {
    const seconds = shows.map(({ edition, votes, ...more }) => {
      const { beats } = played(edition as Played['edition'], votes, more);
      return Math.round(1000 * showSeconds(beats)) / 1000;
    });
    expect(seconds).toEqual(shows.map((one) => one.seconds));
  });
});
