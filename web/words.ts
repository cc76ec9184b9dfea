/** `npm run words`: what each language lacks, and a page of all sentences with examples in artefacts/words.html. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { sentencesOf, type Sentence } from './sentences.ts';

const WORDS = resolve(import.meta.dirname, 'src', 'words');
const PAGE = resolve(import.meta.dirname, '..', 'artefacts', 'words.html');
const PARTS = { interface: '', rulebook: 'rules', television: 'tv' } as const;

const languages = readdirSync(WORDS)
  .filter((file) => /^..\.ts$/.test(file))
  .map((file) => file.slice(0, 2))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

/** A language's words of one part; undefined: it has no such file. */
async function load(folder: string, language: string): Promise<unknown> {
  if (!readdirSync(resolve(WORDS, folder)).includes(`${language}.ts`)) return undefined;
  return (await runnerImport<{ default: unknown }>(resolve(WORDS, folder, `${language}.ts`))).module.default;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

function row(sentences: ReadonlyMap<string, readonly Sentence[]>, at: number): string {
  const path = sentences.get('en')?.[at]?.path ?? '';
  const cells = languages.map((language) => {
    const said = sentences.get(language)?.[at]?.said ?? [];
    return `<td lang="${language}"${said.length ? '' : ' class="missing"'}>${said.map(escaped).join('<br>')}</td>`;
  });
  return `<tr><th>${path}</th>${cells.join('')}</tr>`;
}

let missing = 0;
const tables: string[] = [];
for (const [part, folder] of Object.entries(PARTS)) {
  const english = await load(folder, 'en');
  const sentences = new Map<string, readonly Sentence[]>();
  for (const language of languages) sentences.set(language, sentencesOf(await load(folder, language), english));
  for (const [language, all] of sentences) {
    const lacking = all.filter(({ said }) => said.length === 0);
    missing += lacking.length;
    for (const { path } of lacking) console.log(`${language}, ${part}: ${path} is missing`);
  }
  const rows = (sentences.get('en') ?? []).map((_, at) => row(sentences, at));
  const heads = languages.map((language) => `<th>${language}</th>`).join('');
  tables.push(`<h2>${part}</h2><table><tr><th></th>${heads}</tr>${rows.join('\n')}</table>`);
}

mkdirSync(resolve(PAGE, '..'), { recursive: true });
writeFileSync(
  PAGE,
  `<!doctype html><meta charset="utf-8"><title>Every sentence of Halfsaid</title><style>
body { font: 16px/1.4 serif; margin: 2rem } table { border-collapse: collapse; width: 100%; table-layout: fixed }
td, th { border: 1px solid #ccc; padding: .4em; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th { font: 13px monospace } .missing { background: #fbb }
</style><h1>Every sentence of Halfsaid</h1>${tables.join('\n')}`,
);
console.log(missing === 0 ? 'Nothing is missing.' : `${missing} sentences are missing.`, `All of them: ${PAGE}`);
process.exitCode = missing === 0 ? 0 : 1;
