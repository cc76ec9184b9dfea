/** The twelve rabbits. Each has a colour, a mark (told apart without colour) and a coat. `ink` draws the mark. */
export interface Rabbit {
  readonly fur: string;
  readonly deep: string;
  readonly ink: string;
  readonly mark: keyof typeof MARKS;
  readonly coat: keyof typeof COATS;
  /** The line around it, where a light one would be lost: pale fur on paper. */
  readonly edge?: string;
}

/** Marks, drawn in a box of 24 around the centre (0,0). FUR stands for the rabbit's own colour. */
const MARKS = {
  heart: '<path d="M0 9C-9 3-10-2-9-5c1-4 7-4.5 9-.5 2-4 8-3.5 9 .5 1 3 0 8-9 14z"/>',
  sun: '<circle r="4.6"/><g stroke-width="2.4" stroke-linecap="round"><path d="M0-7.4v-3M0 7.4v3M-7.4 0h-3M7.4 0h3M-5.2-5.2l-2.1-2.1M5.2 5.2l2.1 2.1M-5.2 5.2l-2.1 2.1M5.2-5.2l2.1-2.1"/></g>',
  leaf: '<path d="M-8 9C-10-3-2-9 9-9 9 2 3 9-5 7l-2 3.2z"/><path d="M-5 6C-2 2 1-1 5-4.5" fill="none" stroke="FUR" stroke-width="1.6"/>',
  drop: '<path d="M0-10.5c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z"/>',
  star: '<path d="M0-10.5 2.9-3.7 10.2-3.2 4.6 1.5 6.4 8.7 0 4.8-6.4 8.7-4.6 1.5-10.2-3.2-2.9-3.7z"/>',
  moon: '<path d="M4.5-9.5A10 10 0 1 0 9 5 8.3 8.3 0 0 1 4.5-9.5z"/>',
  flower:
    '<circle cy="-6" r="4"/><circle cx="5.7" cy="-1.8" r="4"/><circle cx="3.5" cy="4.9" r="4"/><circle cx="-3.5" cy="4.9" r="4"/><circle cx="-5.7" cy="-1.8" r="4"/><circle r="2.4" fill="FUR" stroke="none"/>',
  ring: '<circle r="7" fill="none" stroke-width="4.2"/>',
  diamond: '<path d="M0-11 7.5 0 0 11-7.5 0z"/>',
  hill: '<path d="M0-9 10 8h-20z" stroke-linejoin="round" stroke-width="2"/>',
  cross: '<path d="M-3-9.5h6V-3h6.5v6H3v6.5h-6V3h-6.5v-6H-3z"/>',
  glass: '<path d="M-7.5-9.5h15L1.6 0l5.9 9.5h-15L-1.6 0z" stroke-linejoin="round" stroke-width="1.2"/>',
};

/** Coats: a faint pattern over the fur, a second way to tell rabbits apart when they are large. */
const COATS = {
  plain: '',
  dots: '<pattern id="ID" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><circle cx="5" cy="5" r="2.2"/></pattern>',
  stripes:
    '<pattern id="ID" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 0h3.4v9H0z"/></pattern>',
  waves:
    '<pattern id="ID" width="14" height="8" patternUnits="userSpaceOnUse"><path d="M0 5q3.5-5 7 0t7 0" fill="none" stroke="#000" stroke-width="1.8"/></pattern>',
  speckles:
    '<pattern id="ID" width="17" height="15" patternUnits="userSpaceOnUse"><circle cx="3" cy="4" r="1.3"/><circle cx="11" cy="2" r=".9"/><circle cx="8" cy="9" r="1.5"/><circle cx="15" cy="11" r="1.1"/></pattern>',
  chevrons:
    '<pattern id="ID" width="12" height="9" patternUnits="userSpaceOnUse"><path d="M0 7l6-5 6 5" fill="none" stroke="#000" stroke-width="1.8"/></pattern>',
  rings:
    '<pattern id="ID" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="7" cy="7" r="3.4" fill="none" stroke="#000" stroke-width="1.6"/></pattern>',
  bands: '<pattern id="ID" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0h10v3.6H0z"/></pattern>',
  checks:
    '<pattern id="ID" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><path d="M0 0h5.5v5.5H0zM5.5 5.5H11V11H5.5z"/></pattern>',
  lines:
    '<pattern id="ID" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><path d="M0 0h1.6v6H0z"/></pattern>',
  nets: '<pattern id="ID" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h10M0 0v10" fill="none" stroke="#000" stroke-width="2"/></pattern>',
};

export const RABBITS = {
  madder: { fur: '#c5493f', deep: '#7d2723', ink: '#fbeed3', mark: 'heart', coat: 'plain' },
  marigold: { fur: '#e3a437', deep: '#94601a', ink: '#3a2410', mark: 'sun', coat: 'dots' },
  moss: { fur: '#7f9a4b', deep: '#465c26', ink: '#fbf3d6', mark: 'leaf', coat: 'stripes' },
  lagoon: { fur: '#2f918f', deep: '#155150', ink: '#f3f5df', mark: 'drop', coat: 'waves' },
  corn: { fur: '#6390d3', deep: '#2f528c', ink: '#fdf4dc', mark: 'star', coat: 'speckles' },
  plum: { fur: '#8c5fa6', deep: '#522f68', ink: '#fbeedd', mark: 'moon', coat: 'chevrons' },
  rose: { fur: '#e58fa2', deep: '#9e4a62', ink: '#47141f', mark: 'flower', coat: 'rings' },
  ivory: { fur: '#efe4cb', deep: '#a8977a', ink: '#3b3024', mark: 'ring', coat: 'plain', edge: '#5b4a33' },
  soot: { fur: '#6d6977', deep: '#35313e', ink: '#f6ead0', mark: 'diamond', coat: 'bands' },
  chestnut: { fur: '#a06a45', deep: '#5c3820', ink: '#fdeed3', mark: 'hill', coat: 'checks' },
  mint: { fur: '#a4d3bf', deep: '#4f8672', ink: '#16372d', mark: 'cross', coat: 'lines' },
  quince: { fur: '#cfcf55', deep: '#80801f', ink: '#34340c', mark: 'glass', coat: 'nets' },
} as const satisfies Record<string, Rabbit>;

export type Colour = keyof typeof RABBITS;

export const COLOURS = Object.keys(RABBITS) as readonly Colour[];

/** The server's word for a colour; one that this page does not know yet is drawn as ivory. */
export const known = (colour: string): Colour => (colour in RABBITS ? (colour as Colour) : 'ivory');

const BODY = 'M49 55C32 59 14 74 12 95c-1 11 4 20 14 20h49c6 0 6-8 0-8.5l-4.5-.5c0-9 5-18 4-30-.6-7-3-13-7-17z';
const HEAD =
  'M47.5 48C46.5 36 56 30.5 65 31.5c8 .9 14 7.5 17 15 1.7 4.6-.6 10-6 12.5-5 2.3-9 3.5-14 3C53 61 48 56 47.5 48z';
const BACK_EAR = 'M52 40C42 31 33.5 14 38 4.5c2.2-4 7-1.5 10 3.5C53.5 17 58 28 59.5 36z';
const EAR = 'M57 37C52.5 24 53.5 6.5 60 1.5c4-3 7.8.8 8.5 8C69.5 19 68 28 66.5 35z';
const HAUNCH = 'M62 114.8c0-5-6-8-13-7 4-5 7-11 7-18 0-12-9.5-21-20.5-21S15 77 14 90c-.6 9 2 24.8 12 24.8z';
const WAX =
  'M20 1.5c4-.3 6 1.6 9 2.3 3.5 1 5.5 2.5 6.8 5.7 1 2.6 2.5 4.6 2.6 8 0 3.3-1.3 5-1.6 8.2-.4 3.6-2.5 6-5.6 7.5-2.9 1.5-4.5 3.6-8 4.2-3.3.6-5.4-.6-8.7-.8-3.6-.2-6-1.5-8-4.5-1.7-2.5-4-4-4.6-7.3-.6-3.2.5-5 .5-8.2 0-3.5 1-6 3.8-8 2.6-2 3.5-4.2 6.6-5.6 2.7-1.2 4.6-1.3 7.2-1.5z';

/** A rabbit as the address of a picture. Pictures are drawn once and cost no elements, however many sit around. */
export const rabbitPicture = (colour: Colour): string => address(`rabbit-${colour}`, '0 0 92 120', rabbit(colour));

/** A seal, or the veto's, likewise. */
export const sealPicture = (of: Colour | 'veto'): string =>
  address(`seal-${of}`, '0 0 40 40', seal(of, of === 'veto' ? VETO : RABBITS[of]));

const addresses = new Map<string, string>();

function address(name: string, box: string, symbol: string): string {
  const known = addresses.get(name);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${symbol}<use href="#${name}"/></svg>`;
  const made = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  addresses.set(name, made);
  return made;
}

/** All rabbits and seals as symbols, for a page that must stand alone. */
export const sheet = (): string =>
  `<defs>${COLOURS.map((colour) => rabbit(colour) + seal(colour, RABBITS[colour])).join('')}${seal('veto', VETO)}</defs>`;

const VETO = { fur: '#b3261e', deep: '#5f0f0c', ink: '#fbe6d0', mark: null } as const;

/** A rabbit sitting in profile, looking to the right, its mark on the haunch. */
function rabbit(colour: Colour): string {
  const { fur, deep, ink, edge, mark, coat }: Rabbit = RABBITS[colour];
  const shape = `<path d="${BODY}"/><path d="${HEAD}"/><path d="${EAR}"/>`;
  const light = `r-${colour}-light`;
  const clip = `r-${colour}-shape`;
  const pattern = `r-${colour}-coat`;
  const worn =
    coat === 'plain'
      ? ''
      : `<g clip-path="url(#${clip})"><path d="M0 0h92v120H0z" fill="url(#${pattern})" opacity=".17"/></g>`;
  return `<linearGradient id="${light}" x1=".15" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".85"/></linearGradient>
<clipPath id="${clip}">${shape}</clipPath>${COATS[coat].replace('ID', pattern)}
<symbol id="rabbit-${colour}" viewBox="0 0 92 120">
<ellipse cx="45" cy="115.5" rx="37" ry="3.6" fill="#000" opacity=".32"/>
<g fill="none" stroke="${edge ?? '#f4e9d2'}" stroke-opacity="${edge ? 0.9 : 0.55}" stroke-width="${edge ? 3.6 : 1.6}">${shape}</g>
<path d="${BACK_EAR}" fill="${deep}" stroke="${edge ?? '#f4e9d2'}" stroke-opacity="${edge ? 0.9 : 0.3}"/>
<circle cx="12.5" cy="100" r="9" fill="#f8ecd2" stroke="${edge ?? deep}" stroke-opacity="${edge ? 0.9 : 0.35}"/><circle cx="10" cy="97.5" r="4" fill="#fff" opacity=".7"/>
<g fill="${fur}">${shape}</g>${worn}
<g fill="url(#${light})">${shape}</g>
<path d="M60.2 32c-3-10-2-22 1.8-26 2.4-1.5 3.9 1.6 4.1 6 .3 7-.5 14-1.6 20z" fill="${deep}" opacity=".55"/>
<path d="M70 107c-3-9-4-17-2-26" fill="none" stroke="${deep}" stroke-width="1.8" stroke-linecap="round" opacity=".75"/>
<path d="M72.5 62c-3 6-8 9-14 8.5 4-1.5 8-4 9.5-8z" fill="#fff" opacity=".22"/>
<path d="${HAUNCH}" fill="${fur}"/><path d="${HAUNCH}" fill="${deep}" opacity=".2"/>
<path d="M56 89.8c0-12-9.5-21-20.5-21-5 0-9.5 1.9-13.3 5" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".4"/>
<path d="M49 107.8c4-5 7-11 7-18" fill="none" stroke="${deep}" stroke-width="1.6" stroke-linecap="round" opacity=".8"/>
${drawnMark(mark, 35, 91, 1.16, ink, fur)}
<circle cx="69.5" cy="44.5" r="3.3" fill="#1c1512"/><circle cx="70.7" cy="43.3" r="1.15" fill="#fff"/>
<path d="M81.8 48.5c1.3 1.6 1.3 3.5-.2 4.3-1.4.5-2.6-1.3-2.3-3z" fill="#3a1c18"/>
<path d="M79.8 53.3c-.8 1.8-2.6 2.6-4.6 2.4" fill="none" stroke="${deep}" stroke-width="1.3" stroke-linecap="round"/>
<ellipse cx="66" cy="53" rx="4.6" ry="2.7" fill="#fff" opacity=".22"/>
</symbol>`;
}

/** A wax seal with a player's mark: the shape of a vote, and of "done". The veto's has a cross. */
function seal(
  name: string,
  { fur, deep, ink, mark }: Pick<Rabbit, 'fur' | 'deep' | 'ink'> & { mark: Rabbit['mark'] | null },
): string {
  const light = `s-${name}-light`;
  const drawn = mark
    ? drawnMark(mark, 20, 20, 0.86, ink, fur)
    : `<path d="M14 14l12 12M26 14L14 26" stroke="${ink}" stroke-width="3.6" stroke-linecap="round"/>`;
  return `<radialGradient id="${light}" cx=".35" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".9"/></radialGradient>
<symbol id="seal-${name}" viewBox="0 0 40 40"><path d="${WAX}" fill="${fur}"/><path d="${WAX}" fill="url(#${light})"/><circle cx="20" cy="20" r="13.6" fill="${fur}"/><circle cx="20" cy="20" r="13.6" fill="none" stroke="${deep}" stroke-opacity=".6" stroke-width="1.3"/>${drawn}</symbol>`;
}

function drawnMark(mark: Rabbit['mark'], x: number, y: number, scale: number, ink: string, fur: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${ink}" stroke="${ink}" stroke-width="0">${MARKS[mark].replaceAll('FUR', fur)}</g>`;
}
