/** `npm run words`: what each language lacks, and a page of all sentences with examples in artefacts/words.html.
 *  `npm run words it`: first lays the files of Italian, with the English sentences in them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { isLike, sentencesOf, type Sentence } from './sentences.ts';

const WORDS = resolve(import.meta.dirname, 'src', 'words');
const SERVER = resolve(import.meta.dirname, '..', 'src', 'halfsaid', 'languages');
const MANIFEST = resolve(import.meta.dirname, 'public', 'manifest.webmanifest');
const PAGE = resolve(import.meta.dirname, '..', 'artefacts', 'words.html');
/** Each part of a language: where its files are, and what the type of its words is called. */
const PARTS = {
  interface: { folder: WORDS, type: 'Words' },
  rulebook: { folder: resolve(WORDS, 'rules'), type: 'RuleWords' },
  television: { folder: resolve(WORDS, 'tv'), type: 'TvWords' },
  shelf: { folder: resolve(WORDS, 'shelf'), type: 'ShelfWords' },
  server: { folder: SERVER, type: null },
} as const;
const CODE_WORDS = 256;
type Part = (typeof PARTS)[keyof typeof PARTS];

const fileOf = ({ folder, type }: Part, language: string): string =>
  resolve(folder, `${language}.${type === null ? 'json' : 'ts'}`);

/** A language's words of one part; undefined: it has no such file. */
async function load(part: Part, language: string): Promise<unknown> {
  const file = fileOf(part, language);
  if (!existsSync(file)) return undefined;
  if (part.type !== null) return (await runnerImport<{ default: unknown }>(file)).module.default;
  const { invitation, door, aid } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return { invitation, door, aid };
}

/** The English file as a first draft of another language's. */
function draft(part: Part, language: string): string {
  const english = readFileSync(fileOf(part, 'en'), 'utf8');
  if (part.type === null) {
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
    const { region } = new Intl.Locale(language).maximize();
    const whole = JSON.parse(english) as { readonly invitation: object };
    const invitation = { ...whole.invitation, locale: `${language}_${region}` };
    return `${JSON.stringify({ ...whole, name, bots_speak_it: false, invitation, code_words: [] }, null, 2)}\n`;
  }
  const [words = ''] = english.split('export default en;');
  return `import type { ${part.type} } from './en';\n${words
    .replace("pluralIn('en')", `pluralIn('${language}')`)
    .replace('const en = {', `const ${language}: ${part.type} = {`)}export default ${language};\n`;
}

function lay(language: string): void {
  if (!/^[a-z]{2}$/.test(language)) throw new Error(`"${language}" is no language's code of two letters, such as it`);
  for (const part of Object.values(PARTS)) {
    const file = fileOf(part, language);
    if (!existsSync(file)) writeFileSync(file, draft(part, language));
  }
  const manifest = readFileSync(MANIFEST, 'utf8');
  if (manifest.includes(`"${language}":`)) return;
  const [, motto = ''] = /"description": (".*")/.exec(manifest) ?? [];
  const heading = '"description_localized": {\n';
  writeFileSync(MANIFEST, manifest.replace(heading, `${heading}    "${language}": ${motto},\n`));
}

interface ServerFile {
  readonly invitation: { readonly motto: string };
  readonly code_words: readonly string[];
}
interface Manifest {
  readonly description: string;
  readonly description_localized: Readonly<Record<string, string>>;
}

/** What a language owes beside its sentences. */
function owedBeside(language: string): readonly string[] {
  const server = JSON.parse(readFileSync(fileOf(PARTS.server, language), 'utf8')) as ServerFile;
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const code = server.code_words.flatMap((line) => line.split(' ')).length;
  const shown = language === 'en' ? manifest.description : manifest.description_localized[language];
  return [
    code === CODE_WORDS ? '' : `server: code_words are ${code} of ${CODE_WORDS}`,
    shown === server.invitation.motto
      ? ''
      : 'web/public/manifest.webmanifest: the motto is not that of the server’s file',
  ].filter(Boolean);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

const isSame = (said: readonly string[], english: readonly string[]): boolean =>
  said.every((text, at) => text === english[at] && /\p{L}/u.test(text));

function cell(language: string, sentence: Sentence | undefined, english: Sentence): string {
  const said = sentence?.said ?? [];
  const state =
    said.length === 0
      ? 'missing'
      : language === 'en' || !isSame(said, english.said)
        ? ''
        : isLike(said, english.said)
          ? 'english'
          : 'same';
  return `<td lang="${language}" class="${state}">${said.map(escaped).join('<br>')}</td>`;
}

const [, , wanted] = process.argv;
if (wanted) lay(wanted);

const languages = readdirSync(WORDS)
  .filter((file) => /^..\.ts$/.test(file))
  .map((file) => file.slice(0, 2))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
let owed = 0;
const same = new Map<string, number>();
const tables: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  const pattern = await load(part, 'en');
  const english = sentencesOf(pattern, pattern);
  const spoken = new Map<string, readonly Sentence[]>();
  for (const language of languages) spoken.set(language, sentencesOf(await load(part, language), pattern));
  for (const [language, sentences] of spoken) {
    sentences.forEach(({ path, said }, at) => {
      const lacks = said.length === 0 ? 'is missing' : isLike(said, english[at]?.said ?? []) ? 'is still English' : '';
      if (language === 'en') return;
      if (!lacks && isSame(said, english[at]?.said ?? [])) same.set(language, (same.get(language) ?? 0) + 1);
      if (!lacks) return;
      owed += 1;
      console.log(`${language}, ${name}: ${path} ${lacks}`);
    });
  }
  const rows = english.map((one, at) => {
    const cells = languages.map((language) => cell(language, spoken.get(language)?.[at], one));
    return `<tr><th>${one.path}</th>${cells.join('')}</tr>`;
  });
  const heads = languages.map((language) => `<th>${language}</th>`).join('');
  tables.push(`<h2>${name}</h2><table><tr><th></th>${heads}</tr>${rows.join('\n')}</table>`);
}

for (const language of languages)
  for (const one of owedBeside(language)) {
    owed += 1;
    console.log(`${language}, ${one}`);
  }

mkdirSync(resolve(PAGE, '..'), { recursive: true });
writeFileSync(
  PAGE,
  `<!doctype html><meta charset="utf-8"><title>Every sentence of Halfsaid</title><style>
body { font: 16px/1.4 serif; margin: 2rem } table { border-collapse: collapse; width: 100%; table-layout: fixed }
td, th { border: 1px solid #ccc; padding: .4em; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th { font: 13px monospace } tr:first-child th { position: sticky; top: 0; background: #fff }
.missing { background: #fbb } .english { background: #fec } .same { background: #fffbe0 }
</style><h1>Every sentence of Halfsaid</h1>${tables.join('\n')}`,
);
for (const [language, short] of same)
  console.log(`${language}: ${short} short ones are as in English, pale on the page. Some may be right.`);
console.log(owed === 0 ? 'Nothing is missing.' : `${owed} are owed.`, `All sentences: ${PAGE}`);
