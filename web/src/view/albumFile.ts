/** The album as one file to keep: it holds everything, runs no script, and any browser can read it. */
import { ICONS } from '../art/icons';
import { known, sheet } from '../art/rabbits';
import type { RecordedKind } from './recording';

export interface Drawn {
  /** Its number among the keepsake's pictures. */
  readonly picture: number;
  readonly alt: string;
}

export interface Leaf {
  readonly turn: number;
  readonly colour: string;
  readonly chapter: string;
  readonly clue: string;
  readonly plate: Drawn;
  readonly tale: string;
  readonly why: { readonly title: string; readonly text: string } | null;
  readonly others: readonly (Drawn & { readonly owner: Named; readonly seals: readonly Named[] })[];
  readonly recorded: { readonly kind: RecordedKind; readonly src: string } | null;
}

export interface Named {
  readonly colour: string;
  readonly name: string;
}

export interface Chapter {
  readonly title: string;
  /** What was played, and when. */
  readonly about: string;
  readonly result: string;
  readonly standing: readonly (Named & { readonly score: number; readonly first: boolean })[];
  /** Small statistics: a title and a line each, and beside them a picture, or rabbits. */
  readonly notes: { readonly title: string; readonly lines: readonly Note[] };
  readonly leaves: readonly Leaf[];
}

export interface Note {
  readonly title: string;
  readonly text: string;
  readonly card: Drawn | null;
  readonly colours: readonly string[];
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

/** A game as a book: pages lie in pairs, so a last one that is alone has an empty one beside it. */
function chapterHtml({ title, about, result, standing, notes, leaves }: Chapter): string {
  const pages = [
    `<article class="opening">
<p class="about">${escaped(about)}</p>
<h2>${escaped(title)}</h2>
<p class="result">${escaped(result)}</p>
<ol class="standing">${standing.map(standingHtml).join('')}</ol>
</article>`,
    ...(notes.lines.length > 0 ? [notesHtml(notes)] : []),
    ...leaves.map(leafHtml),
  ];
  const blank = pages.length % 2 === 0 ? '' : '<article class="blank"></article>';
  return `<section>\n${pages.join('\n')}${blank}\n</section>`;
}

const standingHtml = ({ colour, name, score, first }: Chapter['standing'][number]): string =>
  `<li${first ? ' class="first"' : ''}>${rabbit(colour)}<span>${escaped(name)}</span>${first ? CROWN : ''}<b>${score}</b></li>`;

const notesHtml = ({ title, lines }: Chapter['notes']): string =>
  `<article class="notes"><h2>${escaped(title)}</h2><dl>${lines.map(noteHtml).join('')}</dl></article>`;

const noteHtml = ({ title, text, card, colours }: Note): string =>
  `<div><dt>${escaped(title)}</dt><dd>${escaped(text)}</dd><dd class="beside">${card ? pictureHtml(card) : colours.map(rabbit).join('')}</dd></div>`;

const leafHtml = (leaf: Leaf): string => `<article>
<p class="chapter">${rabbit(leaf.colour)}${escaped(leaf.chapter)}</p>
<h2${leaf.clue.length > 45 ? ' class="long"' : ''}>${escaped(leaf.clue)}</h2>
${leaf.recorded ? mediaHtml(leaf.recorded) : ''}
<div class="inner">
<div class="plate">${pictureHtml(leaf.plate)}</div>
<div>
<p class="tale">${escaped(leaf.tale)}</p>
${leaf.why === null ? '' : `<p class="why">${escaped(leaf.why.title)}</p><blockquote>${escaped(leaf.why.text)}</blockquote>`}
</div>
</div>
<hr>
<div class="others${leaf.others.length > 5 ? ' many' : ''}">${leaf.others.map(otherHtml).join('')}</div>
<p class="folio" aria-hidden="true">· ${leaf.turn} ·</p>
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

const CROWN = `<svg class="crown" viewBox="0 0 24 24" aria-hidden="true">${ICONS.crown}</svg>`;

/** Stands beside a name, so it has no text of its own. */
const rabbit = (colour: string): string =>
  `<svg class="rabbit" aria-hidden="true"><use href="#rabbit-${known(colour)}"/></svg>`;

const fontCss = ({ src, style, range }: Letters): string =>
  `@font-face{font-family:Alegreya;font-weight:400 900;font-style:${style};src:url(${src}) format('woff2');unicode-range:${range}}`;

const STYLE = `
*{box-sizing:border-box;margin:0;padding:0}
body{background:#17141b;color:#2b2018;font:400 18px/1.4 Alegreya,'Palatino Linotype',Palatino,Georgia,serif;padding:1rem .75rem 3rem}
.drawings{position:absolute}
h1{color:#f4e9d2;text-align:center;font-weight:400;font-size:1.3rem;margin-bottom:1rem}
section{display:grid;gap:1rem;grid-template-columns:minmax(0,34rem);justify-content:center;margin-bottom:2rem}
article{position:relative;display:flex;flex-direction:column;min-width:0;padding:1.6rem 1.6rem 3rem;background:linear-gradient(160deg,#f8efda,#f2e6ca 45%,#eaddbb);border-radius:3px;break-inside:avoid}
.blank{display:none}
h2{font-weight:500;font-style:italic;font-size:1.9rem;line-height:1.1;margin:.3rem 0 1rem;overflow-wrap:anywhere}
.opening h2{margin:.3rem 0}
.long{font-size:1.4rem}
.chapter,.about,.why{display:flex;align-items:center;gap:.5rem;color:#62503d;font-size:1rem}
.result{font-size:1.25rem}
.rabbit{height:2.2rem;width:1.7rem;flex:none}
.seal{width:1.3rem;height:1.3rem;flex:none}
.crown{width:1.5rem;height:1.5rem;fill:none;stroke:#8d5a1c;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
.plate{width:min(78%,17rem);margin:0 auto 1rem}
.picture{display:block;width:100%;border-radius:6px;box-shadow:0 2px 7px #3a250f66}
.tale{font-size:1.15rem;text-wrap:pretty}
.why{margin-top:.8rem}
blockquote{padding-left:1rem;border-left:2px solid #9b6f2b;font-style:italic;overflow-wrap:anywhere}
hr{height:1px;margin:1.2rem 0;border:0;background:linear-gradient(90deg,transparent,#9b6f2b99 20% 80%,transparent)}
.others{display:grid;grid-template-columns:repeat(5,minmax(0,5.6rem));justify-content:center;gap:.8rem .5rem}
.others.many{grid-template-columns:repeat(6,minmax(0,5.6rem))}
figcaption{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:2px;margin-top:.3rem}
figcaption p{flex:0 0 100%;display:flex;flex-direction:column;align-items:center;line-height:1.1}
figcaption .rabbit{height:1.6rem;width:1.25rem}
figcaption span{max-width:100%;font-size:.85rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
audio,video{display:block;width:100%;margin-bottom:1rem}
video{max-height:24rem;background:#100e14;border-radius:6px}
.standing{list-style:none;margin:1rem 0}
.standing li{display:flex;align-items:center;gap:.6rem;padding:.3rem 0;border-top:1px solid #c9b588;font-size:1.15rem}
.standing li:first-child{border:0}
.standing b{margin-left:auto}
.first{font-weight:700}
dl div{display:grid;grid-template-columns:1fr auto;gap:0 1rem;align-items:center;padding:.8rem 0;border-top:1px solid #c9b588}
dl div:first-child{border:0}
dt{color:#62503d;font-size:1rem}
dd{font-size:1.15rem;overflow-wrap:anywhere}
.beside{grid-area:1/2/3;display:flex}
.beside .picture{width:4.6rem}
.beside .rabbit{height:3.2rem;width:2.5rem}
.folio{position:absolute;inset:auto 0 .9rem;text-align:center;color:#62503d;font-size:1rem}
@media (min-width:44rem),print{.inner{display:grid;grid-template-columns:15rem 1fr;align-items:center;gap:1.6rem}.plate{width:100%;margin:0}}
@media screen and (min-width:60rem){
section{grid-template-columns:repeat(2,minmax(0,38rem));grid-auto-rows:minmax(46rem,auto);gap:2rem 0}
article{padding:2.2rem 2.2rem 3rem 3rem;border-radius:6px 0 0 6px;background:linear-gradient(90deg,#efe2c2,#f8efda 30%,#f2e6ca 84%,#cdb98c 99%,#a8925f)}
article:nth-child(even){padding:2.2rem 3rem 3rem 2.2rem;border-radius:0 6px 6px 0;background:linear-gradient(270deg,#efe2c2,#f8efda 30%,#f2e6ca 84%,#cdb98c 99%,#a8925f)}
.blank{display:block}
.standing,dl{margin:auto 0}
.others{margin-bottom:auto}
h2{font-size:2.4rem}.long{font-size:1.6rem}
}
@media print{@page{margin:12mm}html{font-size:14px}body{background:none;padding:0}h1{color:#2b2018;margin:0}section{display:block}article{background:none;padding:1rem 0}.folio,.blank{display:none}.inner{grid-template-columns:17rem 1fr}audio,video{display:none}}
`;
