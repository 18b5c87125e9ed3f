import type { MarkedBlueprint, Span } from '@sevenfold/contract/papers/blueprint';
import type { Candidate, Placed } from './candidate.ts';
import type { Bound, WishRef } from './wish.ts';

/**
 * Which wishes a paper doesn't hold, counted question by question. It knows nothing of how papers are found and shares
 * no code with it, so that neither can hide the other's mistakes; every paper goes through it before anybody sees it.
 */
export function countPaper(paper: readonly Placed[], blueprint: MarkedBlueprint): WishRef[] {
  const questions = paper.map(({ candidate }) => candidate);
  const designs = questions.map(({ design }) => design);
  if (new Set(designs).size !== designs.length) throw new Error('a design is in the paper twice');
  const total = marksIn(questions);
  const { sections, papers, calculator } = blueprint;
  const broken: WishRef[] = [];
  if (total !== blueprint.total.marks) broken.push({ wish: 'total' });
  for (const [section, wanted] of sections.entries()) {
    const own = paper.filter((one) => one.section === section).map(({ candidate }) => candidate);
    if (marksIn(own) !== wanted.marks) broken.push({ wish: 'section', section, of: 'marks' });
    for (const bound of outside(own.length, wanted.questions)) {
      broken.push({ wish: 'section', section, of: 'questions', bound });
    }
    const { kinds, papers: ownPapers } = wanted;
    if (kinds?.length && own.some(({ kind }) => !kinds.includes(kind))) {
      broken.push({ wish: 'section', section, of: 'kinds' });
    }
    if (ownPapers?.length && own.some((one) => !isIn(one, ownPapers))) {
      broken.push({ wish: 'section', section, of: 'papers' });
    }
    for (const bound of new Set(own.flatMap(({ marks }) => outside(marks, wanted.each)))) {
      broken.push({ wish: 'section', section, of: 'each', bound });
    }
  }
  for (const { topicId, ...span } of blueprint.topics) {
    const marks = marksIn(questions.filter(({ topicIds }) => topicIds.includes(topicId)));
    for (const bound of outsideShare(marks, total, span)) broken.push({ wish: 'topic', topicId, bound });
  }
  for (const { difficulty, ...span } of blueprint.difficulties) {
    const marks = marksIn(questions.filter((one) => one.difficulty === difficulty));
    for (const bound of outsideShare(marks, total, span))
      broken.push({ wish: 'difficulty', difficulty, bound });
  }
  for (const { kind, ...span } of blueprint.counts) {
    const count = questions.filter((one) => one.kind === kind).length;
    for (const bound of outside(count, span)) broken.push({ wish: 'count', kind, bound });
  }
  if (papers.length > 0 && questions.some((one) => !isIn(one, papers))) broken.push({ wish: 'papers' });
  const refused = { allowed: false, without: true, any: undefined }[calculator];
  if (questions.some(({ calculatorAllowed }) => calculatorAllowed === refused)) {
    broken.push({ wish: 'calculator' });
  }
  if (blueprint.unseen && questions.some(({ seen }) => seen)) broken.push({ wish: 'unseen' });
  if (designs.some((design) => blueprint.exclude.includes(design))) broken.push({ wish: 'exclude' });
  for (const design of blueprint.include) {
    if (!designs.includes(design)) broken.push({ wish: 'include', design });
  }
  return broken;
}

const marksIn = (questions: readonly Candidate[]): number =>
  questions.reduce((sum, { marks }) => sum + marks, 0);

const isIn = ({ paper }: Candidate, papers: readonly string[]): boolean =>
  paper !== null && (papers.includes(paper) || papers.includes(paper.charAt(0)));

const outside = (count: number, { from = 0, to = Number.POSITIVE_INFINITY }: Span = {}): Bound[] => [
  ...(count < from ? (['from'] as const) : []),
  ...(count > to ? (['to'] as const) : []),
];

/** In whole numbers, since a share such as a third has no exact decimal. */
const outsideShare = (marks: number, total: number, { from = 0, to = 100 }: Span): Bound[] => [
  ...(100 * marks < from * total ? (['from'] as const) : []),
  ...(100 * marks > to * total ? (['to'] as const) : []),
];
