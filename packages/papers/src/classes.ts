import { questionKinds } from '@sevenfold/contract/papers/blueprint';
import { difficultyNumber, paperNames } from '@sevenfold/contract/questions/question.constants';
import type { Candidate } from './candidate.ts';
import type { Wishes } from './wishes.ts';

/** Designs that no wish tells apart: for the solver they are one column with a number. */
export interface DesignClass {
  /** Any of them: wishes say the same of all. */
  readonly example: Candidate;
  /** One list of variants for each design. */
  readonly designs: readonly (readonly Candidate[])[];
  /** Designs whose variants differ in what wishes see stand in several classes; they may be taken in one. */
  readonly alsoElsewhere: boolean;
}

export interface Sorted {
  readonly classes: readonly DesignClass[];
  /** For each design that stands in several classes, their places. */
  readonly choices: readonly (readonly number[])[];
}

/**
 * A bank of 100,000 questions has a few hundred classes, so the solver's work hardly depends on its size. A class is
 * whatever the wishes make of it: two questions are alike when every wish says the same of both, in every section.
 */
export function sortIntoClasses(candidates: readonly Candidate[], wishes: Wishes, sections: number): Sorted {
  const signOf = signatures(wishes, sections);
  const byDesign = new Map<string, { sign: number; variants: Candidate[] }[]>();
  for (const candidate of candidates) {
    const sign = signOf(candidate);
    const own = byDesign.get(candidate.design);
    if (!own) byDesign.set(candidate.design, [{ sign, variants: [candidate] }]);
    else {
      const alike = own.find((one) => one.sign === sign);
      if (alike) alike.variants.push(candidate);
      else own.push({ sign, variants: [candidate] });
    }
  }
  const single = new Map<number, (readonly Candidate[])[]>();
  const several: DesignClass[] = [];
  const choices: number[][] = [];
  for (const own of byDesign.values()) {
    if (own.length === 1) {
      const { sign, variants } = own[0]!;
      const alike = single.get(sign);
      if (alike) alike.push(variants);
      else single.set(sign, [variants]);
    } else {
      choices.push(own.map((_, place) => several.length + place));
      several.push(
        ...own.map(({ variants }) => ({ example: variants[0]!, designs: [variants], alsoElsewhere: true })),
      );
    }
  }
  const classes = [...single.values()].map((designs) => ({
    example: designs[0]![0]!,
    designs,
    alsoElsewhere: false,
  }));
  return { classes: [...several, ...classes], choices };
}

/** A number for each different view that the wishes have of a question. */
function signatures({ counted, refusing }: Wishes, sections: number): (candidate: Candidate) => number {
  const places = Array.from({ length: sections }, (_, section) => section);
  const viewOf = (candidate: Candidate): string =>
    places
      .flatMap((section) => [
        ...counted.map(({ adds }) => adds(candidate, section)),
        ...refusing.map(({ refuses }) => (refuses(candidate, section) ? 'x' : '')),
      ])
      .join();
  const topicsOf = wishedTopics(counted);
  const designOf = namedDesigns({ counted, refusing });
  const byFacts = new Map<number, number>();
  const byView = new Map<string, number>();
  // Of these facts a bank has few different ones, so most questions are looked up only.
  return (candidate) => {
    const { marks, difficulty, paper, calculatorAllowed, kind, seen, design, topicIds } = candidate;
    let facts = designOf(design);
    facts = facts * 8192 + topicsOf(topicIds);
    facts = facts * 1024 + marks;
    facts = facts * 4 + difficultyNumber(difficulty);
    facts = facts * 8 + (paper === null ? 7 : paperNames.indexOf(paper));
    facts = facts * 4 + questionKinds.indexOf(kind);
    facts = facts * 4 + (calculatorAllowed ? 2 : 0) + (seen ? 1 : 0);
    const known = byFacts.get(facts);
    if (known !== undefined) return known;
    const view = `${marks} ${viewOf(candidate)}`;
    const sign = byView.get(view) ?? byView.size;
    byView.set(view, sign);
    byFacts.set(facts, sign);
    return sign;
  };
}

/** A number for each set of wished topics; the same list of ids isn't looked through twice. */
function wishedTopics(counted: Wishes['counted']): (topicIds: readonly number[]) => number {
  const wished = new Set(counted.flatMap(({ ref }) => (ref.wish === 'topic' ? [ref.topicId] : [])));
  const byList = new WeakMap<readonly number[], number>();
  const bySet = new Map<string, number>();
  return (topicIds) => {
    const known = byList.get(topicIds);
    if (known !== undefined) return known;
    const own = topicIds
      .filter((id) => wished.has(id))
      .sort((a, b) => a - b)
      .join();
    const number = bySet.get(own) ?? bySet.size;
    bySet.set(own, number);
    byList.set(topicIds, number);
    return number;
  };
}

/** A number for each design that a wish names, and 0 for all others. */
function namedDesigns({ counted, refusing }: Wishes): (design: string) => number {
  const named = new Set([
    ...counted.flatMap(({ ref }) => (ref.wish === 'include' ? [ref.design] : [])),
    ...refusing.flatMap(({ designs = [] }) => [...designs]),
  ]);
  const numbers = new Map([...named].map((design, place) => [design, place + 1]));
  return (design) => numbers.get(design) ?? 0;
}
