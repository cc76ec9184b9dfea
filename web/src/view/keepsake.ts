/** The album as one file to keep: everything inside, nothing to run, readable in any browser for ever. */
import { known, sheet } from '../art/rabbits';
import type { RecordedKind } from './recording';

export interface Drawn {
  /** A data URL. */
  readonly src: string;
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
  readonly notes: readonly (readonly [title: string, text: string])[];
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

/** Whatever anybody wrote goes through `escaped`; should that ever fail, the file's own policy lets nothing run. */
export function keepsakeFile({ language, letters, title, chapters }: Keepsake): string {
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; media-src data:; font-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Halfsaid · ${escaped(title)}</title>
<style>${letters.map(fontCss).join('\n')}${STYLE}</style>
<svg width="0" height="0" aria-hidden="true" class="drawings">${sheet()}</svg>
<h1>${escaped(title)}</h1>
${chapters.map(chapterHtml).join('\n')}
</html>
`;
}

const chapterHtml = ({ title, about, standing, notes, leaves }: Chapter): string => `<article class="opening">
<h2>${escaped(title)}</h2>
<p class="about">${escaped(about)}</p>
<ol class="standing">${standing.map(standingHtml).join('')}</ol>
${notes.length > 0 ? `<dl>${notes.map(([name, text]) => `<dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>` : ''}
</article>
${leaves.map(leafHtml).join('\n')}`;

const standingHtml = ({ colour, name, score, first }: Chapter['standing'][number]): string =>
  `<li${first ? ' class="first"' : ''}>${rabbit(colour)}<span>${escaped(name)}</span><b>${score}</b></li>`;

const leafHtml = (leaf: Leaf): string => `<article>
<p class="chapter">${rabbit(leaf.colour)}${escaped(leaf.chapter)}</p>
<h2>${escaped(leaf.clue)}</h2>
${leaf.recorded ? mediaHtml(leaf.recorded) : ''}
<img class="plate" src="${escaped(leaf.plate.src)}" alt="${escaped(leaf.plate.alt)}">
<p class="tale">${escaped(leaf.tale)}</p>
${leaf.why === null ? '' : `<blockquote>${escaped(leaf.why)}</blockquote>`}
<div class="others">${leaf.others.map(otherHtml).join('')}</div>
</article>`;

const mediaHtml = ({ kind, src }: NonNullable<Leaf['recorded']>): string =>
  kind === 'audio'
    ? `<audio controls src="${escaped(src)}"></audio>`
    : `<video controls playsinline src="${escaped(src)}"></video>`;

const otherHtml = ({ src, alt, owner, seals }: Leaf['others'][number]): string =>
  `<figure><img src="${escaped(src)}" alt="${escaped(alt)}"><figcaption>${rabbit(owner.colour, owner.name)}${seals.map(sealHtml).join('')}</figcaption></figure>`;

const sealHtml = ({ colour, name }: Named): string =>
  `<svg class="seal" role="img" aria-label="${escaped(name)}"><title>${escaped(name)}</title><use href="#seal-${colour === 'veto' ? colour : known(colour)}"/></svg>`;

const rabbit = (colour: string, name?: string): string =>
  name === undefined
    ? `<svg class="rabbit" aria-hidden="true"><use href="#rabbit-${known(colour)}"/></svg>`
    : `<svg class="rabbit" role="img" aria-label="${escaped(name)}"><title>${escaped(name)}</title><use href="#rabbit-${known(colour)}"/></svg>`;

const fontCss = ({ src, style, range }: Letters): string =>
  `@font-face{font-family:Alegreya;font-weight:400 900;font-style:${style};src:url(${src}) format('woff2');unicode-range:${range}}`;

const STYLE = `
*{box-sizing:border-box;margin:0;padding:0}
body{background:#17141b;color:#2b2018;font:400 18px/1.4 Alegreya,'Palatino Linotype',Palatino,Georgia,serif;padding:2rem 1rem 4rem}
.drawings{position:absolute}
h1{color:#f4e9d2;text-align:center;font-weight:500;font-style:italic;margin-bottom:2rem}
article{max-width:40rem;margin:0 auto 1.5rem;padding:2rem;background:linear-gradient(160deg,#f8efda,#f2e6ca 45%,#eaddbb);border-radius:3px;break-inside:avoid}
h2{font-weight:500;font-style:italic;font-size:2rem;line-height:1.15;margin:.3rem 0 1rem;overflow-wrap:anywhere}
.chapter,.about{display:flex;align-items:center;gap:.5rem;color:#62503d;font-size:1rem}
.rabbit{height:2.2rem;width:1.7rem;flex:none}
.seal{width:1.3rem;height:1.3rem;flex:none}
.plate{display:block;width:min(80%,19rem);margin:0 auto 1rem}
img{width:100%;border-radius:6px;box-shadow:0 2px 7px #3a250f66}
.tale{font-size:1.15rem;text-wrap:pretty}
blockquote{margin-top:.8rem;padding-left:1rem;border-left:2px solid #9b6f2b;font-style:italic;overflow-wrap:anywhere}
.others{display:grid;grid-template-columns:repeat(auto-fill,minmax(5.2rem,1fr));gap:.6rem;margin-top:1.2rem;padding-top:1.2rem;border-top:1px solid #c9b588}
figcaption{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:2px;margin-top:.3rem}
figcaption .rabbit{height:1.6rem;width:1.25rem}
audio,video{display:block;width:100%;margin-bottom:1rem}
video{max-height:24rem;background:#100e14;border-radius:6px}
.standing{list-style:none;margin:1rem 0}
.standing li{display:flex;align-items:center;gap:.6rem;padding:.3rem 0;border-top:1px solid #c9b588}
.standing b{margin-left:auto}
.first{font-weight:700}
dt{margin-top:.8rem;color:#62503d;font-size:1rem}
dd{font-size:1.15rem;overflow-wrap:anywhere}
@media print{body{background:none;padding:0}h1{color:#2b2018}article{background:none;max-width:none}audio,video{display:none}}
`;
