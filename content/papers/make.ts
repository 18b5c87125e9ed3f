/**
 * Makes the mock papers anew: `npm run content:papers`, or `npm run content:papers -- math-aa-sl` for one course. The seed
 * is fixed, so the same bank gives the same papers. A paper that students have seen had better stay as it is: make them
 * anew when a design is gone or has other marks, which `npm run content` tells.
 */
import { writeFile } from 'node:fs/promises';
import { publicSubjectSlugs } from '@sevenfold/contract/catalogue/catalogue';
import type { BlueprintSection, MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import { isOfPapers } from '@sevenfold/contract/papers/question-kind.rules';
import { examBlueprint, type SatPaper, satPapersOf } from '@sevenfold/contract/papers/sat-papers.rules';
import {
  type Difficulty,
  difficulties,
  type PaperName,
} from '@sevenfold/contract/questions/question.constants';
import type { Candidate } from '@sevenfold/papers/candidate';
import { choosePaper } from '@sevenfold/papers/choose-paper';
import { explainConflict } from '@sevenfold/papers/explain-conflict';
import type { PaperContent } from '../bank-content.ts';
import { mockSets, paperIssues } from '../checking/inspect-papers.ts';
import { courseCandidates, topicIdsOf } from './course-candidates.ts';
import { readShelves } from './read-shelves.ts';
import { syllabusShares } from './teaching-hours.ts';

/** How far a topic may be from its share of the syllabus, and a difficulty from its share, tried in this order. */
const tolerances = [
  [4, 3],
  [6, 5],
  [9, 7],
  [13, 10],
  [18, 14],
] as const;
type Shares = Readonly<Record<Difficulty, number>>;
/** In percent of the marks, as the designs of a course are. */
const usualShares: Shares = { Easy: 30, Medium: 45, Hard: 25 };
/** Beside a section that can only be hard. */
const gentleShares: Shares = { Easy: 40, Medium: 50, Hard: 10 };
/** Papers in which two designs of a topic would have to follow each other are drawn again. */
const tries = 20;

const [only] = process.argv.slice(2);
const designs = await readShelves();
for (const subject of publicSubjectSlugs) {
  if (only && subject !== only) continue;
  const papers = await makeCourse(subject);
  const file = new URL(`${subject}.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify(papers, undefined, 2)}\n`);
}

type Mock = Omit<PaperContent, 'subject'>;

async function makeCourse(subject: string): Promise<Mock[]> {
  const candidates = courseCandidates(subject, designs);
  const used: string[] = [];
  const papers: Mock[] = [];
  for (const shape of satPapersOf(subject)) {
    const sets = await makeSets(subject, shape, candidates, used);
    used.push(...sets.flatMap(designsOf));
    papers.push(...sets);
  }
  return mockSets.flatMap((set) => papers.filter((paper) => paper.set === set));
}

function designsOf({ sections }: Mock): string[] {
  return sections.flatMap((section) => section.designs);
}

/** The sets of one paper together: what one takes, the other lacks. */
async function makeSets(
  subject: string,
  shape: SatPaper,
  candidates: readonly Candidate[],
  used: readonly string[],
): Promise<Mock[]> {
  const blueprint = examBlueprint(subject, shape);
  let why = '';
  for (const [ofTopics, ofDifficulties] of tolerances) {
    const wishes =
      shape.paper === '3' ? blueprint : balanced(subject, blueprint, candidates, ofTopics, ofDifficulties);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const sets: Mock[] = [];
      for (const set of mockSets) {
        const exclude = [...used, ...sets.flatMap(designsOf)];
        const made = await makePaper(subject, set, shape, candidates, { ...wishes, exclude }, attempt);
        if (typeof made === 'string') {
          why = `${set}: ${made}`;
          break;
        }
        sets.push(made);
      }
      if (sets.length === mockSets.length) {
        const within = `topics within ${ofTopics} points, difficulties within ${ofDifficulties}`;
        console.log(
          `${subject} paper ${shape.paper}: ${shape.paper === '3' ? 'two investigations' : within}`,
        );
        return sets;
      }
      if (sets.length === 0) break;
    }
  }
  throw new Error(`paper ${shape.paper} of ${subject} can't be made. ${why}`);
}

/** Or why it can't be. */
async function makePaper(
  subject: string,
  set: string,
  shape: SatPaper,
  candidates: readonly Candidate[],
  wishes: MarkedBlueprint,
  attempt: number,
): Promise<Mock | string> {
  const key = `${subject}/mock-${set.toLowerCase()}-paper-${shape.paper}`;
  let why = '';
  for (let order = 0; order < tries; order += 1) {
    const chosen = await choosePaper(candidates, wishes, {
      seed: `${key} ${attempt} ${order}`,
      deadlineMs: 60_000,
    });
    if (!chosen.found) return explainConflict(chosen, wishes, { topic: String, design: String });
    const sections = shape.sections.map(({ name }, section) => ({
      name,
      designs: chosen.questions
        .filter((one) => one.section === section)
        .map(({ id }) => candidates[id]!.design),
    }));
    const name = `Sevenfold Mock ${set} · Paper ${shape.paper}`;
    const paper = { key, set, paper: shape.paper, name, sections };
    const faults = paperIssues({ ...paper, subject }, candidates);
    if (faults.length === 0) return paper;
    why = faults.join('; ');
  }
  return why;
}

function balanced(
  subject: string,
  blueprint: MarkedBlueprint,
  candidates: readonly Candidate[],
  ofTopics: number,
  ofDifficulties: number,
): MarkedBlueprint {
  const ids = topicIdsOf(subject);
  const around = (share: number, within: number) => ({
    from: Math.max(1, Math.round(share - within)),
    to: Math.min(100, Math.round(share + within)),
  });
  return {
    ...blueprint,
    topics: [...syllabusShares(subject)].map(([number, share]) => ({
      topicId: ids.get(number)![0]!,
      ...around(share, ofTopics),
    })),
    difficulties: difficulties.map((difficulty) => {
      const { from, to } = around(difficultyShare(difficulty, blueprint, candidates), ofDifficulties);
      return { difficulty, from: from === 1 ? 0 : from, to };
    }),
  };
}

/**
 * The usual share in each section, unless the bank hasn't enough of one difficulty for all sets: long questions, for
 * example, are hardly ever easy. Such a section is as hard as the bank's questions for it are, and the others are gentle.
 */
function difficultyShare(
  difficulty: Difficulty,
  { sections, total, papers }: MarkedBlueprint,
  candidates: readonly Candidate[],
): number {
  const supplies = sections.map((section) => supplyOf(section, papers, candidates));
  const isEnough = supplies.map((supply, place) =>
    difficulties.every(
      (one) => 100 * supply[one] >= mockSets.length * usualShares[one] * sections[place]!.marks,
    ),
  );
  const elsewhere = isEnough.every(Boolean) ? usualShares : gentleShares;
  const shares = supplies.map((supply, place) => {
    const all = difficulties.reduce((sum, one) => sum + supply[one], 0);
    const share = isEnough[place] ? elsewhere[difficulty] : (100 * supply[difficulty]) / all;
    return sections[place]!.marks * share;
  });
  return shares.reduce((sum, share) => sum + share, 0) / total.marks;
}

/** The marks of each difficulty that the bank has for a section. */
function supplyOf(
  { kinds, papers = [], each = {} }: BlueprintSection,
  ofPaper: readonly PaperName[],
  candidates: readonly Candidate[],
): Record<Difficulty, number> {
  const { from = 0, to = Number.POSITIVE_INFINITY } = each;
  const supply = { Easy: 0, Medium: 0, Hard: 0 };
  for (const { kind, paper, marks, difficulty } of candidates) {
    const fits = isOfPapers(paper, ofPaper) && isOfPapers(paper, papers) && (kinds ?? [kind]).includes(kind);
    if (fits && marks >= from && marks <= to) supply[difficulty] += marks;
  }
  return supply;
}
