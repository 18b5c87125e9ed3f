/**
 * Looks at every question and syllabus page: `npm run content`, or `npm run content -- math-aa-sl/1.2` while writing.
 * Prints what the bank holds and how its answers were checked, and fails when something is wrong or missing.
 */
import { readDesigns } from './authoring/question-files.ts';
import { missing, printCoverage } from './checking/coverage.ts';
import { inspectDesign } from './checking/inspect-design.ts';
import { inspectSyllabuses } from './checking/inspect-syllabuses.ts';
import { alikePairs } from './checking/likeness.ts';

const only = process.argv[2];
const designs = await readDesigns(only);
const inspected = designs.map((design) => ({ design, ...inspectDesign(design) }));
const syllabuses = only ? undefined : await inspectSyllabuses();
const faults = [
  ...inspected.flatMap(({ design, issues }) => issues.map((issue) => `${design.key}: ${issue}`)),
  ...alikePairs(designs),
  ...(syllabuses?.issues ?? []),
];
const gaps = only ? [] : [...missing(inspected), ...(syllabuses?.missing ?? [])];

if (!only) printCoverage(inspected);
if (syllabuses)
  console.log(`\nSyllabus pages:\n${syllabuses.coverage.map((line) => `  ${line}`).join('\n')}`);
if (faults.length > 0) console.log(`\nWrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
if (gaps.length > 0) console.log(`\nMissing:\n${gaps.map((gap) => `  ${gap}`).join('\n')}`);
const checked = inspected.reduce((sum, { routes, draws }) => sum + routes.length * draws, 0);
const unchecked = inspected.filter(({ routes }) => routes.length === 0).length;
console.log(
  `\n${designs.length} designs; ${checked} results found a second time; ${unchecked} designs with nothing to calculate`,
);
if (faults.length + gaps.length > 0) process.exitCode = 1;
