import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { unpackQuestion, unpackSolution } from '@sevenfold/typesetting/packed-html';
import type { BankContent, TypesetFile, TypesetIndex } from '../content/bank-content.ts';
import { countBroken } from './formulas/count-broken.ts';

/**
 * Prints what formulas weigh as they are, and what they would weigh without the part for eyes: as MathML that the browser draws by
 * itself. Of every third design of the built bank. Then how often there is what browsers draw in another way.
 */
const everyNth = 3;
const cardsInList = 10;
const dist = fileURLToPath(new URL('../apps/server/dist/', import.meta.url));

const forEyes = '<span class="katex-html"';
const constructs = {
  roots: '<msqrt>|<mroot>',
  primes: '<mo mathvariant="normal" lspace="0em" rspace="0em">′',
  integrals: '∫',
  'arrows over letters': '<mover accent="true">.{0,80}→',
  'bold or blackboard letters': 'mathvariant="(?:bold|double-struck)',
} as const;

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(dist + file, 'utf8')) as Content;
}

async function readSample() {
  const { questions } = await readJson<BankContent>('bank.json');
  const designs = questions.filter(({ variant = 0 }) => variant === 0).map(({ key }) => key);
  const wanted = new Set(designs.filter((_, place) => place % everyNth === 0));
  const { files } = await readJson<TypesetIndex>('bank-typeset/index.json');
  const sample: { question: string; whole: string }[] = [];
  for (const [number, keys] of files.entries()) {
    if (!keys.some((key) => wanted.has(key))) continue;
    const text = gunzipSync(await readFile(`${dist}bank-typeset/${number}.json.gz`)).toString('utf8');
    const file = JSON.parse(text) as TypesetFile;
    for (const key of keys.filter((each) => wanted.has(each))) {
      const question = unpackQuestion(Buffer.from(file[key]!.question, 'base64'));
      const { hints, answers } = unpackSolution(Buffer.from(file[key]!.solution, 'base64'));
      const parts = [question, ...hints, ...answers.flatMap(({ body, lines }) => [body, ...lines])];
      sample.push({ question, whole: parts.join('\n') });
    }
  }
  return sample;
}

/** Leaves out what is for eyes, and the spans around what is left. */
function asMathml(html: string): string {
  let left = '';
  let from = 0;
  for (let at = html.indexOf(forEyes); at !== -1; at = html.indexOf(forEyes, from)) {
    left += html.slice(from, at);
    from = endOfElement(html, at);
  }
  return (left + html.slice(from))
    .replaceAll('<span class="katex"><span class="katex-mathml">', '')
    .replaceAll('</math></span></span>', '</math>');
}

function endOfElement(html: string, start: number): number {
  const tags = /<(\/?)span\b[^>]*>/g;
  tags.lastIndex = start;
  for (let depth = 0; ; ) {
    const tag = tags.exec(html);
    if (!tag) throw new Error('An element has no end');
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
}

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const elements = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;
const mean = (values: readonly number[]): string =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length).toLocaleString('en');

const sample = await readSample();
const lists = Array.from({ length: Math.floor(sample.length / cardsInList) }, (_, list) =>
  sample
    .slice(list * cardsInList, (list + 1) * cardsInList)
    .map(({ question }) => question)
    .join('\n'),
);
const wholes = sample.map(({ whole }) => whole);
const formulas = wholes.flatMap((whole) => [...whole.matchAll(/<math\b.*?<\/math>/gs)].map(([math]) => math));

console.log(`${sample.length} questions with ${formulas.length.toLocaleString('en')} formulas\n`);
console.log('| mean | as it is | MathML alone |\n| --- | --- | --- |');
const row = (what: string, texts: readonly string[], measure: (text: string) => number) =>
  console.log(
    `| ${what} | ${mean(texts.map(measure))} | ${mean(texts.map((text) => measure(asMathml(text))))} |`,
  );
row('a question, bytes', wholes, (text) => text.length);
row('a question, bytes with brotli', wholes, brotli);
row('a question, elements', wholes, elements);
row('ten questions of a list, bytes with brotli', lists, brotli);

console.log('\n| formulas with | how many |\n| --- | --- |');
for (const [what, pattern] of Object.entries(constructs)) {
  const expression = new RegExp(
    pattern.replace(/[^\0-\x7f]/gu, (sign) => `&#${sign.codePointAt(0)};`),
    's',
  );
  console.log(
    `| ${what} | ${formulas.filter((math) => expression.test(math)).length.toLocaleString('en')} |`,
  );
}
const { broken, inline, questions } = await countBroken(wholes);
console.log(
  `\nOn a phone ${broken.toLocaleString('en')} of ${inline.toLocaleString('en')} formulas within texts go over lines, in ${questions} questions. MathML can't be broken.`,
);
