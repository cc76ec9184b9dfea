/** The frame: which part of a picture fills a card. All numbers are shares of the upright picture's sides. */

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const CARD = 2 / 3;
/** The strongest magnification at which a card still looks good. */
const NEAREST = 4;
const STEP = 0.02;
const STRIDE = 0.1;
const NEARER = 1.1;

/** The largest frame of a card's shape in this picture, in its middle. */
export function widest({ width, height }: Size): Crop {
  const share = { width: Math.min(1, (CARD * height) / width), height: Math.min(1, width / height / CARD) };
  return { left: (1 - share.width) / 2, top: (1 - share.height) / 2, ...share };
}

/** The same frame elsewhere, as far as the picture goes. */
export const moved = (crop: Crop, right: number, down: number): Crop => ({
  ...crop,
  left: within(crop.left + right, 1 - crop.width),
  top: within(crop.top + down, 1 - crop.height),
});

/** How much nearer than the largest frame this one is: 1 is not at all. */
export const nearness = (crop: Crop, size: Size): number => widest(size).width / crop.width;

/** A frame around the same middle, magnified by this factor; below 1 it shows more. */
export function nearer(crop: Crop, size: Size, times: number): Crop {
  const most = widest(size);
  const near = Math.min(NEAREST, Math.max(1, nearness(crop, size) * times));
  const [width, height] = [most.width / near, most.height / near];
  const frame = { ...crop, width, height };
  return moved(frame, (crop.width - width) / 2, (crop.height - height) / 2);
}

/** The frame after a key; null: the key does nothing. Page keys move along the picture's longer side. */
export function byKey(crop: Crop, size: Size, key: string): Crop | null {
  const [right, down] = size.width / size.height > CARD ? [STRIDE, 0] : [0, STRIDE];
  switch (key) {
    case 'ArrowLeft':
      return moved(crop, -STEP, 0);
    case 'ArrowRight':
      return moved(crop, STEP, 0);
    case 'ArrowUp':
      return moved(crop, 0, -STEP);
    case 'ArrowDown':
      return moved(crop, 0, STEP);
    case 'PageUp':
      return moved(crop, -right, -down);
    case 'PageDown':
      return moved(crop, right, down);
    case 'Home':
      return moved(crop, right && -1, down && -1);
    case 'End':
      return moved(crop, right && 1, down && 1);
    case '+':
    case '=':
      return nearer(crop, size, NEARER);
    case '-':
      return nearer(crop, size, 1 / NEARER);
    default:
      return null;
  }
}

/** Where the middle of the frame is, in percent of the picture: for those who cannot see it. */
export const middle = ({ left, top, width, height }: Crop): { readonly across: number; readonly down: number } => ({
  across: percent(left + width / 2),
  down: percent(top + height / 2),
});

const MARGIN = 0.055; // of a card's width, around a picture on its mat
const OPTICAL_MIDDLE = 0.47; // of its height: the exact middle looks too low

/** Where the whole picture lies on its mat, in shares of the card. */
export function onMat({ width, height }: Size): Crop {
  const edge = MARGIN * CARD; // the same margin as a share of the height
  const scale = Math.min((1 - 2 * MARGIN) / width, (1 - 2 * edge) / CARD / height);
  const size = { width: width * scale, height: height * scale * CARD };
  const top = Math.max(edge, Math.min(OPTICAL_MIDDLE - size.height / 2, 1 - edge - size.height));
  return { left: (1 - size.width) / 2, top, ...size };
}

const PAPER = [239, 230, 214];
const NIGHT = [34, 30, 38];
const DRAWN_TO = 0.72;

/** The tone of a mat, as styles have it: the mean of these pixels, drawn to paper if it is light and to night if it is dark. */
export function matTone(pixels: ArrayLike<number>): string {
  const mean = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let i = channel; i < pixels.length; i += 4) sum += pixels[i] ?? 0;
    return sum / (pixels.length / 4);
  });
  const goal = mean.reduce((a, b) => a + b) / 3 > 96 ? PAPER : NIGHT;
  const drawn = mean.map((tone, i) => Math.round(tone + DRAWN_TO * ((goal[i] ?? 0) - tone)));
  return `#${drawn.map((tone) => tone.toString(16).padStart(2, '0')).join('')}`;
}

const percent = (share: number): number => Math.round(share * 100);
const within = (value: number, most: number): number => Math.min(Math.max(0, most), Math.max(0, value));
