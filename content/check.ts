/**
 * Looks at the questions and syllabus pages, and fails when something is wrong or missing.
 *
 *     npm run content                       what changed since it was proved, and a twentieth of the rest by chance
 *     npm run content -- --seed 4711        the same twentieth as the run that printed this seed
 *     npm run content -- --write            what changed, and notes it in proofs.jsonl
 *     npm run content -- --all              everything, and notes it
 *     npm run content -- math-aa-sl/1.2     questions whose file begins so, while writing
 *
 * The rules about the whole bank hold every time: proofs.jsonl keeps what they need to know (decision 045).
 */
import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readPapers } from './authoring/paper-files.ts';
import { readPrerequisites } from './authoring/prerequisite-files.ts';
import { listDesignFiles } from './authoring/question-files.ts';
import { readVocabularies } from './authoring/vocabulary-files.ts';
import { subjects } from './catalogue.ts';
import { missing, printCoverage, printShelves } from './checking/coverage.ts';
import { listed } from './checking/design-facts.ts';
import { inspectPapers } from './checking/inspect-papers.ts';
import { placeIssues } from './checking/inspect-place.ts';
import { inspectSyllabuses } from './checking/inspect-syllabuses.ts';
import type { WritingFacts } from './checking/judge-writings.ts';
import { alikePairs } from './checking/likeness.ts';
import { readProofList, someByChance, workLeft, writeProofList } from './checking/proof-list.ts';
import { type Proved, proveDesigns } from './checking/prove-designs.ts';
import { sourceHashes } from './checking/source-hashes.ts';
import { onShelves } from './papers/read-shelves.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, write: { type: 'boolean' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const [only] = positionals;
const listFile = new URL('proofs.jsonl', import.meta.url);
const listText = await readFile(listFile, 'utf8').catch(() => '');
const list = readProofList(listText);
const hashes = sourceHashes(fileURLToPath(new URL('..', import.meta.url)));
const files = await listDesignFiles();
// Before anything is proved: what is edited meanwhile counts as changed the next time.
const hashOf = new Map(files.map((file) => [file, hashes.of(file)]));
const { changed, unchanged, gone } = workLeft(list, files, hashes);
const seed = values.seed ?? String(randomInt(1_000_000));

const chosen = new Set(chooseFiles());
const proved = new Map(
  (await proveDesigns(files.filter((file) => chosen.has(file)))).map((one) => [one.file, one]),
);
const designs = files.flatMap((file) => {
  const facts = proved.get(file)?.facts ?? list.proofs.get(file)?.facts;
  return facts ? [listed(file, facts)] : [];
});
const keys = new Set([...chosen].map((file) => file.replace(/\.\w+$/, '')));
const concerns = (fault: string) => !only || fault.split(/[: ]/).some((word) => keys.has(word));
const syllabuses = only ? undefined : await inspectSyllabuses();
const shelved = onShelves(designs);
const faults = [
  ...[...proved.values()].flatMap(issuesOf),
  ...shelved.flatMap((design) => [...placeIssues(design)].map((issue) => `${design.key}: ${issue}`)),
  ...alikePairs(designs.map(({ key, facts }) => ({ key, runs: facts.runs }))),
  ...(syllabuses?.issues ?? []),
  ...(only ? [] : inspectPapers(await readPapers(), shelved)),
  ...(only ? [] : await faultOf(readVocabularies)),
  ...(only ? [] : await faultOf(readPrerequisites)),
].filter(concerns);
const gaps = only ? [] : [...missing(designs, shelved), ...(syllabuses?.missing ?? [])];

if (!only) {
  printCoverage(designs);
  printShelves(shelved);
}
if (syllabuses)
  console.log(`\nSyllabus pages:\n${syllabuses.coverage.map((line) => `  ${line}`).join('\n')}`);
if (faults.length > 0) console.log(`\nWrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
if (gaps.length > 0) console.log(`\nMissing:\n${gaps.map((gap) => `  ${gap}`).join('\n')}`);
const told = only ? designs.filter(({ key }) => keys.has(key)) : designs;
const checked = told.reduce((sum, { facts }) => sum + facts.routes.length * facts.draws, 0);
const unchecked = told.filter(({ facts }) => facts.routes.length === 0).length;
console.log(
  `\n${told.length} designs; ${checked} results found a second time; ${unchecked} designs with nothing to calculate`,
);
const judged = (of: (facts: WritingFacts) => number) =>
  told.reduce((sum, { facts }) => sum + (facts.writings ? of(facts.writings) : 0), 0);
console.log(
  `${judged(({ taken }) => taken)} other writings of answers taken, ${judged(({ refused }) => refused)} near misses refused`,
);
console.log(wasProved());
if (!only) await bringListUpToDate();
if (faults.length + gaps.length > 0) process.exitCode = 1;

function chooseFiles(): readonly string[] {
  if (values.all) return files;
  if (only) return files.filter((file) => file.startsWith(only));
  return values.write ? changed : [...changed, ...someByChance(unchanged, seed)];
}

/** The first line that can't be read; the rest of the content is still looked at. */
async function faultOf(read: (all: typeof subjects) => Promise<unknown>): Promise<string[]> {
  try {
    await read(subjects);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function issuesOf({ file, issues, facts }: Proved): string[] {
  const noted = unchanged.includes(file) && !values.all ? list.proofs.get(file)!.facts : facts;
  const differs = issues.length === 0 && JSON.stringify(noted) !== JSON.stringify(facts);
  return [
    ...issues,
    ...(differs ? ['proofs.jsonl tells something else of it than its files, which are the same'] : []),
  ].map((issue) => `${file.replace(/\.\w+$/, '')}: ${issue}`);
}

function wasProved(): string {
  if (values.all || only) return `${proved.size} designs proved`;
  const others = `${proved.size - changed.length} of ${unchanged.length} others by chance (--seed ${seed})`;
  return `${changed.length} changed designs proved${values.write ? '' : `, and ${others}`}`;
}

/** What is sound stays proved when something else is wrong; a design with a fault is left out until it has none. */
async function bringListUpToDate(): Promise<void> {
  const proofs = files.flatMap((file) => {
    const now = proved.get(file);
    const facts = now
      ? now.issues.length === 0 && now.facts
      : !changed.includes(file) && list.proofs.get(file)?.facts;
    return facts ? [[file, { file, hash: hashOf.get(file)!, facts }] as const] : [];
  });
  const text = writeProofList({ checker: hashes.checker, proofs: new Map(proofs) });
  if (text === listText) return;
  if ((values.all || values.write) && !process.env.CI) {
    await writeFile(listFile, text);
    console.log('content/proofs.jsonl is up to date; commit it.');
    return;
  }
  if (faults.length + gaps.length > 0) return;
  const names = [...changed, ...gone.map((file) => `${file} (gone)`)];
  const more = names.length > 10 ? ` and ${names.length - 10} more` : '';
  console.error(
    `\nNothing is wrong, but content/proofs.jsonl isn't up to date: ${names.slice(0, 10).join(', ')}${more}.\n` +
      'Run `npm run content -- --write` and commit it.',
  );
  process.exitCode = 1;
}
