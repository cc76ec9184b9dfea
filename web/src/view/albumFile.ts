/** The album as one file to keep: it holds everything, runs no script, and any browser can read it. */
import { known, sheet } from '../art/rabbits';
import type { RecordedKind } from './recording';

export interface Drawn {
  /** Its number among the keepsake's pictures. */
  readonly picture: number;
  readonly alt: string;
}

export interface Leaf {
  readonly colour: string;
  readonly chapter: string;
  readonly clue: string;
  readonly plate: Drawn;
  readonly tale: string;
  readonly why: string | null;
  readonly others: readonly (Drawn & { readonly owner: Named; readonly seals: readonly Named[] })[];
  readonly recorded: { readonly kind: RecordedKind; readonly src: string } | null;
}

export interface Named {
  readonly colour: string;
  readonly name: string;
}

export interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly standing: readonly (Named & { readonly score: number; readonly first: boolean })[];
  /** Small statistics: a title and a line each. */
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly leaves: readonly Leaf[];
}

/** The letters of the book; `range`: the signs that this file has. */
export interface Letters {
  /** A data URL. */
  readonly src: string;
  readonly style: 'normal' | 'italic';
  readonly range: string;
}

export interface Keepsake {
  readonly language: string;
  readonly letters: readonly Letters[];
  readonly title: string;
  /** Data URLs: each is inside once, however often it lay on the table. */
  readonly pictures: readonly string[];
  readonly chapters: readonly Chapter[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** All text that people wrote goes through `escaped`. Should that fail, the file's own policy lets no script run. */
export function albumFile({ language, letters, title, pictures, chapters }: Keepsake): string {
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; media-src data:; font-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Halfsaid · ${escaped(title)}</title>
<style>${letters.map(fontCss).join('\n')}${STYLE}</style>
<svg width="0" height="0" aria-hidden="true" class="drawings">${sheet()}<defs>${pictures.map(pictureSvg).join('')}</defs></svg>
<h1>${escaped(title)}</h1>
${chapters.map(chapterHtml).join('\n')}
</html>
`;
}

const chapterHtml = ({ title, about, standing, notes, leaves }: Chapter): string => `<article class="opening">
<h2>${escaped(title)}</h2>
<p class="about">${escaped(about)}</p>
<ol class="standing">${standing.map(standingHtml).join('')}</ol>
${notes.length > 0 ? `<dl>${notes.map((note) => `<dt>${escaped(note.title)}</dt><dd>${escaped(note.text)}</dd>`).join('')}</dl>` : ''}
</article>
${leaves.map(leafHtml).join('\n')}`;

const standingHtml = ({ colour, name, score, first }: Chapter['standing'][number]): string =>
  `<li${first ? ' class="first"' : ''}>${rabbit(colour)}<span>${escaped(name)}</span><b>${score}</b></li>`;

const leafHtml = (leaf: Leaf): string => `<article>
<p class="chapter">${rabbit(leaf.colour)}${escaped(leaf.chapter)}</p>
<h2${leaf.clue.length > 45 ? ' class="long"' : ''}>${escaped(leaf.clue)}</h2>
${leaf.recorded ? mediaHtml(leaf.recorded) : ''}
<div class="inner">
<div class="plate">${pictureHtml(leaf.plate)}</div>
<div>
<p class="tale">${escaped(leaf.tale)}</p>
${leaf.why === null ? '' : `<blockquote>${escaped(leaf.why)}</blockquote>`}
</div>
</div>
<div class="others">${leaf.others.map(otherHtml).join('')}</div>
</article>`;

const mediaHtml = ({ kind, src }: NonNullable<Leaf['recorded']>): string =>
  kind === 'audio'
    ? `<audio controls src="${escaped(src)}"></audio>`
    : `<video controls playsinline src="${escaped(src)}"></video>`;

const otherHtml = ({ owner, seals, ...drawn }: Leaf['others'][number]): string =>
  `<figure>${pictureHtml(drawn)}<figcaption><p>${rabbit(owner.colour)}<span>${escaped(owner.name)}</span></p>${seals.map(sealHtml).join('')}</figcaption></figure>`;

const pictureSvg = (src: string, number: number): string =>
  `<image id="picture-${number}" width="480" height="720" href="${escaped(src)}"/>`;

const pictureHtml = ({ picture, alt }: Drawn): string =>
  `<svg class="picture" viewBox="0 0 480 720" role="img" aria-label="${escaped(alt)}"><use href="#picture-${picture}"/></svg>`;

const sealHtml = ({ colour, name }: Named): string =>
  `<svg class="seal" role="img" aria-label="${escaped(name)}"><title>${escaped(name)}</title><use href="#seal-${colour === 'veto' ? colour : known(colour)}"/></svg>`;

/** Stands beside a name, so it has no text of its own. */
const rabbit = (colour: string): string =>
  `<svg class="rabbit" aria-hidden="true"><use href="#rabbit-${known(colour)}"/></svg>`;

const fontCss = ({ src, style, range }: Letters): string =>
  `@font-face{font-family:Alegreya;font-weight:400 900;font-style:${style};src:url(${src}) format('woff2');unicode-range:${range}}`;

const STYLE = `
*{box-sizing:border-box;margin:0;padding:0}
body{background:#17141b;color:#2b2018;font:400 18px/1.4 Alegreya,'Palatino Linotype',Palatino,Georgia,serif;padding:2rem 1rem 4rem}
.drawings{position:absolute}
h1{color:#f4e9d2;text-align:center;font-weight:500;font-style:italic;margin-bottom:2rem}
article{max-width:40rem;margin:0 auto 1.5rem;padding:2rem;background:linear-gradient(160deg,#f8efda,#f2e6ca 45%,#eaddbb);border-radius:3px;break-inside:avoid}
h2{font-weight:500;font-style:italic;font-size:2rem;line-height:1.15;margin:.3rem 0 1rem;overflow-wrap:anywhere}
.long{font-size:1.4rem}
.chapter,.about{display:flex;align-items:center;gap:.5rem;color:#62503d;font-size:1rem}
.rabbit{height:2.2rem;width:1.7rem;flex:none}
.seal{width:1.3rem;height:1.3rem;flex:none}
.plate{width:min(80%,19rem);margin:0 auto 1rem}
.picture{display:block;width:100%;border-radius:6px;box-shadow:0 2px 7px #3a250f66}
.tale{font-size:1.15rem;text-wrap:pretty}
blockquote{margin-top:.8rem;padding-left:1rem;border-left:2px solid #9b6f2b;font-style:italic;overflow-wrap:anywhere}
.others{display:flex;flex-wrap:wrap;justify-content:center;gap:.8rem .6rem;margin-top:1.2rem;padding-top:1.2rem;border-top:1px solid #c9b588}
figure{width:5.3rem}
figcaption{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:2px;margin-top:.3rem}
figcaption p{flex:0 0 100%;display:flex;align-items:center;justify-content:center;gap:2px}
figcaption .rabbit{height:1.6rem;width:1.25rem}
figcaption span{max-width:3.9rem;font-size:.9rem;line-height:1.1;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
audio,video{display:block;width:100%;margin-bottom:1rem}
video{max-height:24rem;background:#100e14;border-radius:6px}
.standing{list-style:none;margin:1rem 0}
.standing li{display:flex;align-items:center;gap:.6rem;padding:.3rem 0;border-top:1px solid #c9b588}
.standing b{margin-left:auto}
.first{font-weight:700}
dt{margin-top:.8rem;color:#62503d;font-size:1rem}
dd{font-size:1.15rem;overflow-wrap:anywhere}
@media (min-width:44rem),print{.inner{display:grid;grid-template-columns:15rem 1fr;align-items:center;gap:1.6rem}.plate{width:100%;margin:0}}
@media print{@page{margin:12mm}html{font-size:14px}body{background:none;padding:0}h1{color:#2b2018;margin:0}article{background:none;max-width:none;padding:1rem 0}.inner{grid-template-columns:17rem 1fr}figure{width:6.2rem}audio,video{display:none}}
`;
