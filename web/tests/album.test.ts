import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCards } from '../src/decks.svelte';
import KeepAlbum from '../src/screens/album/KeepAlbum.svelte';
import { gatherAlbum } from '../src/screens/album/gatherAlbum';
import { decksOf, pagesOf } from '../src/view/album';
import { escaped, albumFile, type Keepsake } from '../src/view/albumFile';
import { statisticsOf } from '../src/view/stats';
import type { Album, AlbumGame, AlbumTurn, DeckCard, Reveal } from '../src/wire';
import { notesWords, taleWords } from '../src/words/album';
import en from '../src/words/en';
import fr from '../src/words/fr';
import { speak } from '../src/words/index.svelte';
import ro from '../src/words/ro';
import { aGame, aTurn } from './fixtures';

const NAMES = ['Ileana', 'Léa', 'Mathilde', 'Tom', 'Andrei'];
const COLOURS = ['madder', 'marigold', 'plum', 'lagoon', 'moss'];
const BOARD = ['ink/a', 'ink/b', 'ink/c', 'ink/d', 'ink/e'];

function anAlbumTurn(turn: number, reveal: Partial<Reveal>): AlbumTurn {
  return {
    turn,
    at: 1794794301,
    why: null,
    mind: null,
    reveal: aTurn({ board: BOARD, owners: [0, 1, 2, 3, 4], ...reveal }),
  };
}

function anAlbumGame(turns: readonly AlbumTurn[], more: Partial<AlbumGame> = {}): AlbumGame {
  return {
    number: 1,
    edition: 'classic',
    options: aGame().options,
    seats: NAMES.map((name, id) => ({ id, name, colour: COLOURS[id] ?? '', team: null, is_bot: false })),
    turns,
    scores: [0, 0, 0, 0, 0],
    winners: null,
    is_over: false,
    ...more,
  };
}

/** Slot n is the picture of place n - 1: in turn 1 slot 1 is true, in turn 2 slot 2, in turn 3 slot 3. */
const WORKED = anAlbumGame([
  anAlbumTurn(1, {
    storyteller: 0,
    votes: [[], [1], [1], [2], [2]],
    clue: { kind: 'text', text: 'Nobody told the tide' },
  }),
  anAlbumTurn(2, { storyteller: 1, votes: [[3], [], [2], [3], [3]], clue: { kind: 'text', text: 'Measure once' } }),
  anAlbumTurn(3, { storyteller: 2, votes: [[4], [4], [], [2], [2]], clue: { kind: 'audio', recording: 'r/1' } }),
]);

const tales = (game: AlbumGame, w: typeof en) => pagesOf('XBRFFQ', game).map((page) => taleWords(w, page.tale));

describe('a page of the album', () => {
  it('tells who found it and who followed whom', () => {
    expect(tales(WORKED, en)).toEqual([
      'Léa and Mathilde found it. Tom and Andrei followed Léa.',
      'Mathilde found it. Ileana, Tom and Andrei followed Mathilde.',
      'Nobody found it. Tom and Andrei followed Léa; Ileana and Léa followed Tom.',
    ]);
  });

  it('tells it in every language', () => {
    expect(tales(WORKED, fr as typeof en)[0]).toBe('Léa et Mathilde l’ont trouvée. Tom et Andrei ont suivi Léa.');
    expect(tales(WORKED, ro as typeof en)[0]).toBe('Léa și Mathilde au găsit-o. Tom și Andrei au mers după Léa.');
  });

  it('says so when everyone found it', () => {
    const clear = anAlbumGame([anAlbumTurn(1, { votes: [[], [1], [1], [1], [1]] })]);
    expect(tales(clear, en)).toEqual(['Everyone found it.']);
  });

  it('does not say that a finder with two votes followed anybody', () => {
    const two = anAlbumGame([anAlbumTurn(1, { votes: [[], [1, 3], [4], [1], [1]] })], { edition: 'odyssey' });
    expect(tales(two, en)).toEqual(['Léa, Tom and Andrei found it. Mathilde followed Tom.']);
  });

  it('has the true picture large, and in party the favourite', () => {
    expect(pagesOf('XBRFFQ', WORKED).map((page) => page.plate.card)).toEqual(['ink/a', 'ink/b', 'ink/c']);
    const crowd = anAlbumGame([anAlbumTurn(1, { votes: [[2], [4], [4], [2], [4]], veto: 2 })], { edition: 'party' });
    const [page] = pagesOf('XBRFFQ', crowd);
    expect(page?.plate.card).toBe('ink/d');
    expect(page && taleWords(en, page.tale)).toBe(
      'Léa, Mathilde and Andrei chose Tom’s picture; Ileana and Tom chose Léa’s picture. The veto fell on Léa’s picture.',
    );
  });

  it('knows where its recording is, and which decks it needs', () => {
    expect(pagesOf('XBRFFQ', WORKED)[2]?.recorded).toEqual({
      kind: 'audio',
      url: '/api/tables/XBRFFQ/recordings/r%2F1',
    });
    expect(decksOf([WORKED])).toEqual(['ink']);
  });
});

describe('what is worth remembering', () => {
  it('is the clue one found, who was followed most, who saw most, and who thought alike', () => {
    const { clue, deceivers, eyes, minds } = statisticsOf(WORKED);
    expect(clue?.turn).toBe(2);
    expect([deceivers?.who.map(({ name }) => name), deceivers?.times]).toEqual([['Léa'], 4]);
    expect([eyes?.who.map(({ name }) => name), eyes?.times]).toEqual([['Mathilde'], 2]);
    expect(minds?.pairs.map((pair) => pair.map(({ name }) => name))).toEqual([['Tom', 'Andrei']]);
    expect(minds?.times).toBe(3);
  });

  it('reads well', () => {
    const notes = notesWords(en, statisticsOf(WORKED));
    expect(notes.map(({ title, text }) => [title, text])).toEqual([
      ['The best clue', '“Measure once”, by Léa. Only Mathilde found it.'],
      ['The great deceiver', 'Léa, followed 4 times'],
      ['The sharpest eye', 'Mathilde, who found it twice'],
      ['The mind-readers', 'Tom and Andrei chose alike 3 times'],
    ]);
    const colours = (...names: string[]) =>
      names.map((name) => WORKED.seats.find((seat) => seat.name === name)?.colour);
    expect(notes.map((note) => note.colours)).toEqual([
      [],
      colours('Léa'),
      colours('Mathilde'),
      colours('Tom', 'Andrei'),
    ]);
    expect(notes.map(({ card }) => card === null)).toEqual([false, true, true, true]);
  });

  it('has one rabbit beside it for two partners', () => {
    const inPairs = WORKED.seats.map((seat) => ({ ...seat, colour: seat.name === 'Andrei' ? 'lagoon' : seat.colour }));
    const minds = notesWords(en, statisticsOf({ ...WORKED, seats: inPairs })).at(-1);
    expect([minds?.text, minds?.colours]).toEqual(['Tom and Andrei chose alike 3 times', ['lagoon']]);
  });

  it('is nothing that nearly everybody shares', () => {
    const clear = anAlbumTurn(1, { votes: [[], [1], [1], [1], [1]] });
    expect(statisticsOf(anAlbumGame([clear, clear])).eyes).toBeNull();
  });

  it('is nothing that happened once', () => {
    const { deceivers, eyes } = statisticsOf(anAlbumGame([anAlbumTurn(1, { votes: [[], [1], [2], [4], [3]] })]));
    expect([deceivers, eyes]).toEqual([null, null]);
  });

  it('is silent where there is nothing to tell', () => {
    expect(statisticsOf(anAlbumGame([]))).toEqual({ clue: null, deceivers: null, eyes: null, minds: null });
    const crowd = anAlbumGame([anAlbumTurn(1, { votes: [[2], [4], [4], [2], [4]], veto: 1 })], { edition: 'party' });
    expect(statisticsOf(crowd)).toEqual({ clue: null, deceivers: null, eyes: null, minds: null });
  });
});

describe('the file that is kept', () => {
  const EVIL = `</title><script>alert(1)</script>"' onload="x`;
  const evil: Keepsake = {
    language: EVIL,
    letters: [],
    title: EVIL,
    pictures: [EVIL],
    chapters: [
      {
        title: EVIL,
        about: EVIL,
        result: EVIL,
        standing: [{ colour: EVIL, name: EVIL, score: 3, first: true }],
        notes: {
          title: EVIL,
          lines: [{ title: EVIL, text: EVIL, card: { picture: 0, alt: EVIL }, colours: [EVIL] }],
        },
        leaves: [
          {
            turn: 1,
            colour: EVIL,
            chapter: EVIL,
            clue: EVIL,
            plate: { picture: 0, alt: EVIL },
            tale: EVIL,
            why: { title: EVIL, text: EVIL },
            others: [
              { picture: 0, alt: EVIL, owner: { colour: EVIL, name: EVIL }, seals: [{ colour: EVIL, name: EVIL }] },
            ],
            recorded: { kind: 'audio', src: EVIL },
          },
        ],
      },
    ],
  };

  it('escapes whatever anybody wrote, in texts and in attributes', () => {
    const file = new DOMParser().parseFromString(albumFile(evil), 'text/html');
    expect(file.querySelectorAll('script')).toHaveLength(0);
    expect([...file.querySelectorAll('*')].filter((one) => one.hasAttribute('onload'))).toEqual([]);
    expect(file.querySelector('blockquote')?.textContent).toBe(EVIL);
    expect(file.querySelector('.picture')?.getAttribute('aria-label')).toBe(EVIL);
    expect(file.querySelector('image')?.getAttribute('href')).toBe(EVIL);
    expect(file.documentElement.lang).toBe(EVIL);
    expect(file.title).toBe(`Halfsaid · ${EVIL}`);
  });

  it('allows nothing to run and nothing to be fetched', () => {
    expect(albumFile(evil)).toContain("default-src 'none'; img-src data:; media-src data:");
  });

  it('escapes every sign that means something', () => {
    expect(escaped(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
  });
});

describe('an album that is kept', () => {
  const aCard = (name: string): DeckCard => ({
    id: `ink/${name}`,
    picture: { small: '', large: '', fallback: `${name}.webp` },
    description: { en: `What ${name} shows`, fr: '', ro: '' },
  });
  const album: Album = { code: 'XBRFFQ', games: [WORKED] };

  /** Every address answers with its own name, so that a file can be told by what it holds. */
  const held = (url: string) => `data:application/octet-stream;base64,${btoa(url)}`;
  beforeEach(async () => {
    const house = (url: string) => ({
      ok: true,
      json: () => Promise.resolve(['a', 'b', 'c', 'd', 'e'].map(aCard)),
      blob: () => Promise.resolve(new Blob([url])),
    });
    vi.stubGlobal(
      'fetch',
      vi.fn((url: string) => Promise.resolve(house(url))),
    );
    // The made-up browser knows dialogs, but not how to open and close them.
    Object.assign(HTMLDialogElement.prototype, {
      showModal: () => undefined,
      close(this: HTMLDialogElement) {
        this.dispatchEvent(new Event('close'));
      },
    });
    await loadCards(['ink']);
    await speak('en');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('has every picture inside once, though it lay on the table in every turn, and shows each where it lay', async () => {
    const text = await read(await gatherAlbum(en, 'en', 'An evening', album));
    const file = new DOMParser().parseFromString(text, 'text/html');
    expect([...file.querySelectorAll('image')].map((one) => one.getAttribute('href'))).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => held(`/decks/ink/${name}.webp`)),
    );
    const shown = [...file.querySelectorAll('.plate .picture, figure .picture')].map((one) => [
      one.getAttribute('aria-label'),
      file.querySelector(one.querySelector('use')?.getAttribute('href') ?? '')?.getAttribute('href'),
    ]);
    expect(shown).toHaveLength(3 * BOARD.length);
    for (const [label, picture] of shown)
      expect(picture).toBe(held(`/decks/ink/${label?.replace(/What (.) shows/, '$1')}.webp`));
  });

  /** The sheet over an album with a picture that does not come, and its button pressed twice. */
  const printing = () => {
    vi.useFakeTimers();
    vi.stubGlobal('print', vi.fn());
    const stalled = new Image();
    stalled.src = '/decks/ink/a.webp';
    document.body.replaceChildren(stalled);
    const onclose = vi.fn(() => void unmount(sheet));
    const sheet = mount(KeepAlbum, {
      target: document.body,
      props: { album, title: 'An evening', printable: true, onclose },
    });
    flushSync();
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Print it');
    button?.click();
    flushSync();
    button?.click();
    return { button, onclose, close: () => document.querySelector('dialog')?.close() };
  };

  it('is printed once, and without a picture that does not come', async () => {
    const { button, onclose } = printing();
    await vi.advanceTimersByTimeAsync(1000);
    expect([button?.disabled, button?.textContent]).toEqual([true, 'Gathering the pictures…']);
    expect(print).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onclose).toHaveBeenCalledOnce();
    expect(print).toHaveBeenCalledOnce();
  });

  it('is not printed any more when the sheet was closed meanwhile', async () => {
    const { close } = printing();
    await vi.advanceTimersByTimeAsync(1000);
    close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(print).not.toHaveBeenCalled();
  });
});

const read = (file: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(file);
  });
