/** Gathers everything that an album shows into the one file that is kept. */
import latin from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url';
import latinItalic from '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2?url';
import beyond from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?url';
import beyondItalic from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-italic.woff2?url';
import { cardNamed, pictureOf } from '../../decks.svelte';
import { Refusal } from '../../http';
import { cardsOf, pagesOf, played, type Page } from '../../view/album';
import { albumFile, type Chapter, type Drawn, type Leaf, type Letters } from '../../view/albumFile';
import { standing } from '../../view/podium';
import { statisticsOf } from '../../view/stats';
import type { Album, AlbumGame } from '../../wire';
import { dateWords, notesWords, resultWords, taleWords } from '../../words/album';
import type { Words } from '../../words/en';
import { inOurLanguage } from '../../words/index.svelte';
import { clueWords } from '../../words/turn';

const LATIN = 'U+0000-00FF, U+0152-0153, U+2000-206F, U+20AC';
const BEYOND = 'U+0100-0151, U+0154-02BA, U+1E00-1E9F';
const LETTERS: readonly Letters[] = [
  { src: latin, style: 'normal', range: LATIN },
  { src: latinItalic, style: 'italic', range: LATIN },
  { src: beyond, style: 'normal', range: BEYOND },
  { src: beyondItalic, style: 'italic', range: BEYOND },
];

export async function gatherAlbum(w: Words, language: string, title: string, album: Album): Promise<Blob> {
  const cards = [...new Set(album.games.flatMap(cardsOf))];
  const [pictures, letters, chapters] = await Promise.all([
    Promise.all(cards.map(pictureInside)),
    Promise.all(LETTERS.map(async (one) => ({ ...one, src: await inside(one.src) }))),
    Promise.all(album.games.map((game) => chapter(w, language, album.code, game, cards))),
  ]);
  return new Blob([albumFile({ language, letters, title, pictures, chapters })], { type: 'text/html' });
}

/** The WebP file: small, and every browser reads it. */
function pictureInside(card: string): Promise<string> | string {
  const picture = pictureOf(card);
  return picture ? inside(picture.fallback) : 'data:,';
}

/** A file as a data URL. */
async function inside(url: string): Promise<string> {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) throw new Refusal('away', 'The server does not answer.');
  const bytes = await answer.blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(bytes);
  });
}

/** `cards`: every picture of the album, in the order of their numbers. */
async function chapter(
  w: Words,
  language: string,
  code: string,
  game: AlbumGame,
  cards: readonly string[],
): Promise<Chapter> {
  const places = standing(game, { ...played(game), scores: game.scores, winners: game.winners });
  const when = dateWords(game.turns[0]?.at ?? 0, language);
  return {
    title: w.album.game(game.number),
    about: `${w.editions[game.edition].name} · ${when}`,
    result: resultWords(w, game, places),
    standing: places.map(({ names, colour, score, first }) => ({ name: names.join(' · '), colour, score, first })),
    notes: {
      title: w.album.notes,
      lines: notesWords(w, statisticsOf(game)).map((note) => ({
        ...note,
        card: note.card === null ? null : drawn(note.card, cards),
      })),
    },
    leaves: await Promise.all(pagesOf(code, game).map((page) => leaf(w, page, cards))),
  };
}

const drawn = (card: string, cards: readonly string[]): Drawn => ({
  picture: cards.indexOf(card),
  alt: inOurLanguage(cardNamed(card)?.description),
});

async function leaf(w: Words, page: Page, cards: readonly string[]): Promise<Leaf> {
  return {
    turn: page.turn,
    colour: page.teller.colour,
    chapter: w.album.chapter(page.turn, page.teller.name),
    clue: clueWords(w, page.clue),
    plate: drawn(page.plate.card, cards),
    tale: taleWords(w, page.tale),
    why: page.why === null ? null : { title: w.album.why_of(page.teller.name), text: page.why },
    others: page.others.map(({ card, owner, voters, vetoed }) => ({
      ...drawn(card, cards),
      owner,
      seals: vetoed ? [...voters, { colour: 'veto', name: w.reveal.veto }] : voters,
    })),
    recorded: page.recorded && { kind: page.recorded.kind, src: await inside(page.recorded.url) },
  };
}
