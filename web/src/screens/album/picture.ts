/** Pictures to share, drawn on this device: one of the evening, and one of each page. */
import { ICONS } from '../../art/icons';
import { known, rabbitPicture, RABBITS } from '../../art/rabbits';
import { pictureOf } from '../../decks.svelte';
import { ragged } from '../../parts/torn';
import type { Page } from '../../view/album';
import { hillAt, spots, type Standing } from '../../view/podium';
import { dateWords, taleWords } from '../../words/album';
import type { Words } from '../../words/en';
import { language } from '../../words/index.svelte';
import { clueWords } from '../../words/turn';

export interface Evening {
  readonly headline: string;
  readonly places: readonly Standing[];
  readonly turns: number;
  /** When it ended, in seconds since 1970. */
  readonly at: number | null;
  readonly best: Page | null | undefined;
}

type Brush = CanvasRenderingContext2D;

const SERIF = 'Alegreya';
const SANS = "'Alegreya Sans'";

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** 1200 × 630, as links are shown in messages. */
export async function eveningPicture(w: Words, evening: Evening): Promise<Blob> {
  const [width, height] = [1200, 630];
  const { canvas, brush } = await blank(width, height);
  const centre = evening.best ? 0.4 : 0.5;
  await drawHill(brush, width, height, centre, evening.places);
  write(brush, 'Half', { x: 56, y: 92, font: `500 62px ${SERIF}`, ink: token('--cream') });
  const half = brush.measureText('Half').width;
  write(brush, 'said', { x: 56 + half, y: 92, font: `italic 400 62px ${SERIF}`, ink: token('--gold-bright') });
  const small = `400 26px ${SANS}`;
  if (evening.at !== null)
    write(brush, dateWords(evening.at, language()), { x: 56, y: 134, font: small, ink: token('--cream') });
  const people = evening.places.reduce((sum, { names }) => sum + names.length, 0);
  const about = w.end.picture_about(people, evening.turns);
  write(brush, about, { x: 56, y: 166, font: small, ink: token('--cream') });
  const room = evening.best ? 700 : 1088;
  const bold = fitted(brush, evening.headline, room, 56, (size) => `500 ${size}px ${SERIF}`);
  write(brush, evening.headline, { x: 56, y: 552, font: bold, ink: token('--gold-bright') });
  const scores = evening.places.slice(0, 4).map(({ names, score }) => `${names.join(' · ')} ${score}`);
  const line = scores.join('   ');
  const thin = fitted(brush, line, room, 28, (size) => `400 ${size}px ${SANS}`);
  write(brush, line, { x: 56, y: 594, font: thin, ink: token('--cream') });
  if (evening.best) await drawBest(w, brush, evening.best);
  return finished(canvas);
}

/** 1080 × 1350: the clue, its picture, and what came of it. */
export async function pagePicture(w: Words, page: Page): Promise<Blob> {
  const [width, height] = [1080, 1350];
  const { canvas, brush } = await blank(width, height);
  brush.fillStyle = token('--paper');
  brush.fillRect(0, 0, width, height);
  const rabbit = await loaded(rabbitPicture(known(page.teller.colour)));
  brush.drawImage(rabbit, 70, 62, 62, 81);
  const soft = token('--ink-soft');
  write(brush, w.album.chapter(page.turn, page.teller.name), { x: 152, y: 122, font: `400 36px ${SANS}`, ink: soft });
  const clue = clueWords(w, page.clue);
  const size = clue.length > 60 ? 48 : clue.length > 30 ? 60 : 76;
  let y = 150;
  for (const row of wrapped(brush, clue, 940, `italic 500 ${size}px ${SERIF}`).slice(0, 3))
    write(brush, row, { x: 70, y: (y += size * 1.12), font: `italic 500 ${size}px ${SERIF}`, ink: token('--ink') });
  const tale = wrapped(brush, taleWords(w, page.tale), 940, `400 38px ${SERIF}`).slice(0, 4);
  const foot = height - 90 - tale.length * 48;
  await drawCard(brush, page.plate.card, { x: width / 2, y: y + 40, height: foot - y - 90, turn: 0 });
  tale.forEach((row, i) =>
    write(brush, row, { x: 70, y: foot + i * 48, font: `400 38px ${SERIF}`, ink: token('--ink') }),
  );
  write(brush, 'Halfsaid', { x: 70, y: height - 44, font: `italic 400 34px ${SERIF}`, ink: soft });
  return finished(canvas);
}

async function blank(width: number, height: number): Promise<{ canvas: HTMLCanvasElement; brush: Brush }> {
  const fonts = [`500 40px ${SERIF}`, `italic 500 40px ${SERIF}`, `400 40px ${SANS}`];
  await Promise.all(fonts.map((font) => document.fonts.load(font, 'Hă')));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser draws nothing');
  return { canvas, brush };
}

async function drawHill(
  brush: Brush,
  width: number,
  height: number,
  centre: number,
  places: readonly Standing[],
): Promise<void> {
  const sky = brush.createLinearGradient(0, 0, 0, height);
  const shades = ['--dusk-1', '--dusk-6', '--dusk-11', '--dusk-15'] as const;
  shades.forEach((shade, i) => sky.addColorStop([0, 0.3, 0.56, 0.8][i] ?? 1, token(shade)));
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  drawMoon(brush, centre * width, 255, 225);
  const top = (x: number) => 0.06 + hillAt(0.5 + (x - centre) * 1.15, true);
  drawRidge(brush, width, height, token('--podium-far'), (x) => 0.36 + 0.05 * Math.sin(x * 5 + 1));
  drawRidge(brush, width, height, token('--podium-mid'), top);
  drawRidge(brush, width, height, token('--night'), (x) => 0.2 + 0.025 * Math.sin(x * 4));
  drawScraps(brush, width, places);
  const winners = places.filter(({ first }) => first);
  const order = [...winners, ...places.filter(({ first }) => !first)];
  const where = spots(winners.length, order.length - winners.length, true);
  for (const [i, place] of order.entries()) {
    const spot = where[i];
    if (!spot) continue;
    const x = centre + (spot.x - 0.5) * 0.82;
    const tall = spot.tall * 0.95;
    const y = height * (1 - top(x)) + tall * 0.06;
    await drawRabbit(brush, place.colour, x * width, y, tall, x > centre + 0.01);
    if (place.first) drawCrown(brush, x * width, y - tall - 44);
  }
}

function drawMoon(brush: Brush, x: number, y: number, r: number): void {
  const glow = brush.createRadialGradient(x, y, r, x, y, r * 1.6);
  glow.addColorStop(0, token('--moonglow-33'));
  glow.addColorStop(1, token('--night-0'));
  brush.fillStyle = glow;
  brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height);
  const light = brush.createRadialGradient(x - r * 0.2, y - r * 0.25, 0, x, y, r);
  light.addColorStop(0, token('--cream'));
  light.addColorStop(0.6, token('--gold-bright'));
  light.addColorStop(1, token('--gold'));
  brush.fillStyle = light;
  brush.beginPath();
  brush.arc(x, y, r, 0, 2 * Math.PI);
  brush.fill();
}

function drawRidge(brush: Brush, width: number, height: number, ink: string, level: (x: number) => number): void {
  brush.fillStyle = ink;
  brush.beginPath();
  brush.moveTo(0, height);
  for (let x = 0; x <= width; x += 6) brush.lineTo(x, height * (1 - level(x / width)));
  brush.lineTo(width, height);
  brush.fill();
}

function drawScraps(brush: Brush, width: number, places: readonly Standing[]): void {
  for (let i = 0; i < 54; i++) {
    const [x, y, s] = [(i * 83.7 + 31) % width, (i * 57.3 + i * i * 3.1) % 360, 5 + ((i * 7) % 5) * 1.6];
    if (x < 470 && y < 190) continue;
    brush.save();
    brush.translate(x, y);
    brush.rotate(i * 0.82);
    brush.globalAlpha = 0.55 + (i % 4) * 0.14;
    brush.fillStyle = RABBITS[known(places[i % places.length]?.colour ?? '')].fur;
    brush.fillRect(-s, -s * 0.5, s * 2, s);
    brush.restore();
  }
}

async function drawRabbit(brush: Brush, colour: string, x: number, y: number, tall: number, turned: boolean) {
  const wide = (tall * 92) / 120;
  const rabbit = await loaded(rabbitPicture(known(colour)));
  brush.save();
  brush.translate(x, y - tall);
  if (turned) brush.scale(-1, 1);
  brush.drawImage(rabbit, -wide / 2, 0, wide, tall);
  brush.restore();
}

function drawCrown(brush: Brush, x: number, y: number): void {
  const shape = new Path2D(/ d="([^"]+)"/.exec(ICONS.crown)?.[1] ?? '');
  brush.save();
  brush.translate(x - 14, y);
  brush.scale(2, 2);
  brush.fillStyle = token('--crown');
  brush.strokeStyle = token('--ink-gold');
  brush.lineWidth = 1.6;
  brush.fill(shape);
  brush.stroke(shape);
  brush.restore();
}

async function drawBest(w: Words, brush: Brush, best: Page): Promise<void> {
  await drawCard(brush, best.plate.card, { x: 998, y: 44, height: 400, turn: 0.06 });
  const clue = clueWords(w, best.clue);
  const font = fitted(brush, clue, 500, 46, (size) => `italic 500 ${size}px ${SERIF}`);
  brush.font = font;
  const wide = Math.min(600, brush.measureText(clue).width + 76);
  brush.save();
  brush.translate(1168 - wide, 446);
  brush.rotate(-0.025);
  brush.fillStyle = token('--paper');
  brush.shadowColor = token('--shadow-72');
  brush.shadowBlur = 18;
  brush.fill(paper(wide, 76));
  brush.shadowBlur = 0;
  write(brush, clue, { x: 26, y: 52, font, ink: token('--ink') });
  brush.restore();
  const by = w.end.picture_best(best.teller.name);
  brush.font = `400 27px ${SANS}`;
  const left = 1150 - brush.measureText(by).width;
  await drawRabbit(brush, best.teller.colour, left - 32, 590, 46, false);
  write(brush, by, { x: left, y: 580, font: brush.font, ink: token('--cream') });
}

/** Torn at its right side. */
function paper(width: number, height: number): Path2D {
  const corners = [...ragged(width, height, ['right']).matchAll(/(-?[\d.]+)px (-?[\d.]+)px/g)];
  return new Path2D(`M${corners.map(([, x, y]) => `${x} ${y}`).join('L')}Z`);
}

interface Lies {
  /** Its middle, and its upper edge. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turn: number;
}

async function drawCard(brush: Brush, card: string, { x, y, height, turn }: Lies): Promise<void> {
  const picture = await loaded(pictureOf(card)?.fallback ?? '').catch(() => null);
  if (!picture) return;
  const width = (height * picture.naturalWidth) / picture.naturalHeight;
  brush.save();
  brush.translate(x, y + height / 2);
  brush.rotate(turn);
  brush.shadowColor = token('--shadow-72');
  brush.shadowBlur = 30;
  brush.fillStyle = token('--gold');
  brush.fillRect(-width / 2 - 5, -height / 2 - 5, width + 10, height + 10);
  brush.shadowBlur = 0;
  brush.drawImage(picture, -width / 2, -height / 2, width, height);
  brush.restore();
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly ink: string;
}

function write(brush: Brush, text: string, { x, y, font, ink }: Written): void {
  brush.font = font;
  brush.fillStyle = ink;
  brush.fillText(text, x, y);
}

/** The font in the largest size, from this one down, in which the text is so wide at most. */
function fitted(brush: Brush, text: string, width: number, size: number, font: (size: number) => string): string {
  brush.font = font(size);
  return font(Math.min(size, Math.floor((size * width) / Math.max(1, brush.measureText(text).width))));
}

function wrapped(brush: Brush, text: string, width: number, font: string): readonly string[] {
  brush.font = font;
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (rows.length > 0 && brush.measureText(longer).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error('no picture'));
    image.src = address;
  });
}

const finished = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
