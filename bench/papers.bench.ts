/**
 * Whether the chooser of papers keeps its word, and how long it takes: of 200 wishes that can be had, how many are held
 * exactly; of 60 that can't, how many are explained by a set that is contradictory and no larger than it must be. On the
 * bank's own designs, multiplied to 3,000 and 100,000 questions. Then both solvers that were tried, on the same wishes.
 *
 *     npm run bench:papers
 *     npm run bench:papers -- 20 6      fewer of both
 */

import { courseCandidates } from '../content/papers/course-candidates.ts';
import { readShelves } from '../content/papers/read-shelves.ts';
import { publicSubjectSlugs } from '../packages/contract/src/catalogue/catalogue.ts';
import type { Candidate } from '../packages/papers/src/candidate.ts';
import { choosePaper } from '../packages/papers/src/choose-paper.ts';
import { sortIntoClasses } from '../packages/papers/src/classes.ts';
import { contradictoryWishes } from '../packages/papers/src/contradictory-wishes.fixture.ts';
import { countPaper } from '../packages/papers/src/count-paper.ts';
import { findExact } from '../packages/papers/src/find-exact.ts';
import type { Solve } from '../packages/papers/src/model.ts';
import { isConflict } from '../packages/papers/src/proof.fixture.ts';
import { randomOf } from '../packages/papers/src/random.ts';
import { solvableWishes } from '../packages/papers/src/random-wishes.fixture.ts';
import { loadSolver } from '../packages/papers/src/solve-with-highs.ts';
import { sectionCountOf, wishesOf } from '../packages/papers/src/wishes.ts';
import { solveWithYalps } from './solve-with-yalps.ts';

const [solvable = 200, contradictory = 60] = process.argv.slice(2).map(Number);
const compared = Math.min(40, solvable);
/** As long as either solver may take for one paper when they are compared. */
const patience = 10;

const designs = await readShelves();
/** Each course with its own topics; what the student has met is by chance. */
const original: Candidate[] = publicSubjectSlugs.flatMap((subject, course) =>
  courseCandidates(subject, designs).map((one) => ({
    ...one,
    design: `${subject} ${one.design}`,
    topicIds: one.topicIds.map((id) => course * 1000 + id),
  })),
);

/** Copies of all designs until there are so many questions; a copy has other marks where its kind allows it. */
function multiplied(size: number): Candidate[] {
  const random = randomOf(size);
  return Array.from({ length: size }, (_, id) => {
    const one = original[id % original.length]!;
    const copy = Math.floor(id / original.length);
    const isLike = copy === 0 || one.kind === 'choice' || one.kind === 'long';
    const marks = isLike ? one.marks : Math.min(11, Math.max(2, one.marks + Math.floor(random() * 5) - 2));
    return { ...one, id, marks, design: `${one.design} ${copy}`, seen: random() < 0.2 };
  });
}

interface Run {
  readonly right: boolean;
  readonly ms: number;
  readonly wall: number;
}

async function timed(work: () => Promise<boolean> | boolean): Promise<Run> {
  const [before, began] = [process.cpuUsage(), performance.now()];
  const right = await work();
  const { user, system } = process.cpuUsage(before);
  return { right, ms: (user + system) / 1000, wall: performance.now() - began };
}

function tell(what: string, runs: readonly Run[]): void {
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!);
  const right = runs.filter((run) => run.right).length;
  const slow = runs.filter(({ wall }) => wall > 2000).length;
  console.log(`| ${what} | ${right} of ${runs.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${slow} |`);
}

const solveWithHighs = await loadSolver();
console.log(`${original.length} designs of ${publicSubjectSlugs.length} courses; processor time\n`);
console.log('| what | right | median ms | 95 % ms | most ms | over 2 s on the clock |');
console.log('| --- | --- | --- | --- | --- | --- |');
let isAllRight = true;
for (const size of [3000, 100_000]) {
  const bank = multiplied(size);
  const byId = new Map(bank.map((one) => [one.id, one]));
  const solved: Run[] = [];
  for (let place = 0; place < solvable; place += 1) {
    const wishes = solvableWishes(bank, `bench ${place}`);
    let paper: Awaited<ReturnType<typeof choosePaper>> | undefined;
    const run = await timed(async () => {
      paper = await choosePaper(bank, wishes, { seed: place, deadlineMs: 60_000 });
      return paper.found;
    });
    const placed = paper?.found
      ? paper.questions.map(({ id, section }) => ({ candidate: byId.get(id)!, section }))
      : [];
    solved.push({ ...run, right: run.right && countPaper(placed, wishes).length === 0 });
  }
  tell(`${size} questions, solvable`, solved);
  const explained: Run[] = [];
  for (let place = 0; place < contradictory; place += 1) {
    const wishes = contradictoryWishes(bank, place, 'bench');
    let paper: Awaited<ReturnType<typeof choosePaper>> | undefined;
    const run = await timed(async () => {
      paper = await choosePaper(bank, wishes, { seed: place, deadlineMs: 60_000 });
      return !paper.found;
    });
    const conflict = paper?.found === false ? paper.conflict : [];
    explained.push({ ...run, right: run.right && isConflict(bank, wishes, conflict, solveWithHighs) });
  }
  tell(`${size} questions, contradictory`, explained);
  isAllRight &&= [...solved, ...explained].every(({ right }) => right);
  for (const [name, solve] of [
    ['HiGHS', solveWithHighs],
    ['YALPS', solveWithYalps],
  ] as const) {
    const runs: Run[] = [];
    for (let place = 0; place < compared; place += 1) runs.push(await solveAlone(bank, place, solve));
    tell(`${size} questions, ${name} alone, ${patience} s each`, runs);
  }
}
if (!isAllRight) process.exitCode = 1;

/** Sorting into classes isn't counted: it is the same for both. */
function solveAlone(bank: readonly Candidate[], place: number, solve: Solve): Promise<Run> {
  const blueprint = solvableWishes(bank, `bench ${place}`);
  const wishes = wishesOf(blueprint);
  const sections = sectionCountOf(blueprint);
  const choice = {
    sorted: sortIntoClasses(bank, wishes, sections),
    sections,
    marks: blueprint.total.marks,
  };
  return timed(() => Array.isArray(findExact(choice, blueprint, wishes, solve, randomOf(place), patience)));
}
