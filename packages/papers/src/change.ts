import type { BlueprintSection, MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import { isOfPapers } from '@sevenfold/contract/papers/question-kind.rules';
import type { PaperName } from '@sevenfold/contract/questions/question.constants';
import type { Candidate, Placed } from './candidate.ts';
import type { WishRef } from './wish.ts';

/** A wish, and what it would have to be: another number, a longer list, or given up. */
export interface Change {
  readonly wish: WishRef;
  /** Marks, questions or percent; kinds, papers or the designs still left out; 'any' calculator; false: given up. */
  readonly to: number | readonly string[] | 'any' | false;
}

const marksIn = (all: readonly Candidate[]): number => all.reduce((sum, { marks }) => sum + marks, 0);

/** What a wish has to become for this paper to hold it. */
export function changeFor(wish: WishRef, paper: readonly Placed[], blueprint: MarkedBlueprint): Change {
  const all = paper.map(({ candidate }) => candidate);
  const share = (own: readonly Candidate[], bound: 'from' | 'to') => {
    const percent = (100 * marksIn(own)) / Math.max(1, marksIn(all));
    return bound === 'from' ? Math.floor(percent) : Math.ceil(percent);
  };
  switch (wish.wish) {
    case 'total':
      return { wish, to: marksIn(all) };
    case 'section': {
      const own = paper.filter(({ section }) => section === wish.section).map(({ candidate }) => candidate);
      return { wish, to: sectionChange(wish, own, blueprint.sections[wish.section]!) };
    }
    case 'topic':
      return {
        wish,
        to: share(
          all.filter(({ topicIds }) => topicIds.includes(wish.topicId)),
          wish.bound,
        ),
      };
    case 'difficulty':
      return {
        wish,
        to: share(
          all.filter(({ difficulty }) => difficulty === wish.difficulty),
          wish.bound,
        ),
      };
    case 'count':
      return { wish, to: all.filter(({ kind }) => kind === wish.kind).length };
    case 'papers':
      return { wish, to: withPapers(blueprint.papers, all) };
    case 'calculator':
      return { wish, to: 'any' };
    case 'exclude': {
      const used = new Set(all.map(({ design }) => design));
      return { wish, to: blueprint.exclude.filter((design) => !used.has(design)) };
    }
    case 'unseen':
    case 'include':
      return { wish, to: false };
  }
}

function sectionChange(
  wish: Extract<WishRef, { wish: 'section' }>,
  own: readonly Candidate[],
  { kinds = [], papers = [] }: BlueprintSection,
): number | string[] {
  switch (wish.of) {
    case 'marks':
      return marksIn(own);
    case 'questions':
      return own.length;
    case 'each': {
      const marks = own.map((one) => one.marks);
      return wish.bound === 'from' ? Math.min(...marks) : Math.max(...marks);
    }
    case 'kinds':
      return [...new Set([...kinds, ...own.map(({ kind }) => kind)])];
    case 'papers':
      return withPapers(papers, own);
  }
}

/** Any paper, which is an empty list, where one question says none. */
function withPapers(wished: readonly PaperName[], used: readonly Candidate[]): PaperName[] {
  const others = used.map(({ paper }) => paper).filter((paper) => !isOfPapers(paper, wished));
  return others.includes(null) ? [] : [...new Set([...wished, ...others.flatMap((paper) => paper ?? [])])];
}

/** The blueprint with its wishes changed. */
export const applyChanges = (blueprint: MarkedBlueprint, changes: readonly Change[]): MarkedBlueprint =>
  changes.reduce(applyChange, blueprint);

function applyChange(blueprint: MarkedBlueprint, { wish, to }: Change): MarkedBlueprint {
  switch (wish.wish) {
    case 'total':
      return { ...blueprint, total: { marks: to as number } };
    case 'section': {
      const sections = blueprint.sections.map((section, place) => {
        if (place !== wish.section) return section;
        if (wish.of === 'questions' || wish.of === 'each') {
          return { ...section, [wish.of]: { ...section[wish.of], [wish.bound]: to as number } };
        }
        return { ...section, [wish.of]: to };
      });
      return { ...blueprint, sections };
    }
    case 'topic':
      return {
        ...blueprint,
        topics: blueprint.topics.map((one) =>
          one.topicId === wish.topicId ? { ...one, [wish.bound]: to as number } : one,
        ),
      };
    case 'difficulty':
      return {
        ...blueprint,
        difficulties: blueprint.difficulties.map((one) =>
          one.difficulty === wish.difficulty ? { ...one, [wish.bound]: to as number } : one,
        ),
      };
    case 'count':
      return {
        ...blueprint,
        counts: blueprint.counts.map((one) =>
          one.kind === wish.kind ? { ...one, [wish.bound]: to as number } : one,
        ),
      };
    case 'papers':
      return { ...blueprint, papers: to as PaperName[] };
    case 'calculator':
      return { ...blueprint, calculator: 'any' };
    case 'unseen':
      return { ...blueprint, unseen: false };
    case 'exclude':
      return { ...blueprint, exclude: to as string[] };
    case 'include':
      return { ...blueprint, include: blueprint.include.filter((design) => design !== wish.design) };
  }
}
