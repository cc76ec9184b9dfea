import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import Spot from '../src/screens/tv/Spot.svelte';
import { beatsOf } from '../src/view/show';
import { speakOnTv } from '../src/words/tv/index.svelte';
import { aGame, aRoom, aTurn } from './fixtures';

vi.mock('../src/decks.svelte', async (original) => ({
  ...(await original<object>()),
  pictureOf: (card: string) => ({ small: `${card}s`, large: `${card}l`, fallback: `${card}f` }),
}));

beforeAll(speakOnTv);

// A line may be slow, and a show goes on.
it('a picture that comes after its screen has gone disturbs nobody', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const turn = aTurn({ board: ['d/0', 'd/1', 'd/2'], owners: [0, 1, 2], votes: [[], [2], [2]] });
  const game = aGame({ last: turn });
  const beats = beatsOf(game, turn);
  const [fallen, truth] = [beats.find(({ kind }) => kind === 'fallen')!, beats.find(({ kind }) => kind === 'truth')!];
  const props = $state({ room: aRoom(['Ada', 'Ben', 'Cleo']), game, turn, beats, beat: fallen });
  const target = document.createElement('div');
  const shown = mount(Spot, { target, props });
  flushSync();
  const picture = target.querySelector('img[src^="d/"]')!;
  await unmount(shown);
  props.beat = truth;
  flushSync();
  picture.dispatchEvent(new Event('load'));
  expect(warned).not.toHaveBeenCalled();
});
