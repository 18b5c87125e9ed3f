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
import { distanceOf, paperShares, type Shares, sharesOfAll } from './difficulty-shares.ts';
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
/** Papers in which two designs of a topic would have to follow each other are drawn again. */
const tries = 20;
/** Where one set is made and the other can't be, the first is drawn again. */
const attempts = 6;
/** Of so many that are right the one is taken whose sections are nearest to being as hard as they should. */
const compared = 6;

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
  const supplies = blueprint.sections.map((section) => ({
    marks: section.marks,
    supply: supplyOf(section, blueprint.papers, candidates),
  }));
  const shares = paperShares(supplies, mockSets.length);
  const whole = sharesOfAll(supplies, shares);
  let why = '';
  for (const [ofTopics, ofDifficulties] of tolerances) {
    const wishes =
      shape.paper === '3' ? blueprint : balanced(subject, blueprint, whole, ofTopics, ofDifficulties);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const sets: Mock[] = [];
      for (const set of mockSets) {
        const exclude = [...used, ...sets.flatMap(designsOf)];
        const made = await makePaper(
          { subject, set, shape, candidates, shares },
          { ...wishes, exclude },
          attempt,
        );
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

interface Making {
  readonly subject: string;
  readonly set: string;
  readonly shape: SatPaper;
  readonly candidates: readonly Candidate[];
  /** Of each section. */
  readonly shares: readonly Shares[];
}

/** Or why it can't be. */
async function makePaper(
  { subject, set, shape, candidates, shares }: Making,
  wishes: MarkedBlueprint,
  attempt: number,
): Promise<Mock | string> {
  const key = `${subject}/mock-${set.toLowerCase()}-paper-${shape.paper}`;
  const name = `Sevenfold Mock ${set} · Paper ${shape.paper}`;
  const right: { readonly paper: Mock; readonly distance: number }[] = [];
  let why = '';
  for (let order = 0; order < tries && right.length < compared; order += 1) {
    const chosen = await choosePaper(candidates, wishes, {
      seed: `${key} ${attempt} ${order}`,
      deadlineMs: 60_000,
    });
    if (!chosen.found) return explainConflict(chosen, wishes, { topic: String, design: String });
    const placed = shape.sections.map((_, section) =>
      chosen.questions.filter((one) => one.section === section).map(({ id }) => candidates[id]!),
    );
    const sections = shape.sections.map((section, place) => ({
      name: section.name,
      designs: placed[place]!.map(({ design }) => design),
    }));
    const paper = { key, set, paper: shape.paper, name, sections };
    const faults = paperIssues({ ...paper, subject }, candidates);
    if (faults.length === 0) right.push({ paper, distance: distanceOf(placed, shares) });
    why = faults.join('; ');
  }
  const [nearest] = right.sort((a, b) => a.distance - b.distance);
  return nearest?.paper ?? why;
}

function balanced(
  subject: string,
  blueprint: MarkedBlueprint,
  shares: Shares,
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
      const { from, to } = around(shares[difficulty], ofDifficulties);
      return { difficulty, from: from === 1 ? 0 : from, to };
    }),
  };
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
