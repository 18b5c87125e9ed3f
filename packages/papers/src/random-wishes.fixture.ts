import {
  type BlueprintSection,
  type MarkedBlueprint,
  questionKinds,
  type Span,
} from '@sevenfold/contract/papers/blueprint';
import { difficulties } from '@sevenfold/contract/questions/question.constants';
import type { Candidate, Placed } from './candidate.ts';
import { randomOf, shuffleAll } from './random.ts';

const sum = (all: readonly Candidate[]): number => all.reduce((total, { marks }) => total + marks, 0);

/**
 * Wishes that somebody could have: a paper is drawn by chance and hidden, and the wishes are what it happens to hold, in
 * spans that are now tight and now wide. So they can be had, and nobody knows how.
 */
export function solvableWishes(bank: readonly Candidate[], seed: string): MarkedBlueprint {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const often = (share: number) => random() < share;
  const hidden = hidePaper(bank, random);
  const all = hidden.map(({ candidate }) => candidate);
  const total = sum(all);
  const span = (value: number, slack: number, most: number): Span => ({
    ...(often(0.75) && { from: Math.max(0, Math.floor(value) - below(slack)) }),
    ...(often(0.75) && { to: Math.min(most, Math.ceil(value) + below(slack)) }),
  });
  const share = (own: readonly Candidate[]) => span((100 * sum(own)) / total, 8, 100);
  const topicIds = shuffleAll([...new Set(all.flatMap((one) => one.topicIds))], random).slice(0, below(9));
  const designs = new Set(all.map(({ design }) => design));
  const others = shuffleAll(
    [...new Set(bank.map(({ design }) => design))].filter((design) => !designs.has(design)),
    random,
  );
  const calculators = new Set(all.map((one) => one.calculatorAllowed));
  return {
    total: { marks: total },
    sections: sectionsOf(hidden, random),
    topics: topicIds.map((topicId) => ({
      topicId,
      ...share(all.filter((one) => one.topicIds.includes(topicId))),
    })),
    difficulties: difficulties
      .filter(() => often(0.7))
      .map((difficulty) => ({ difficulty, ...share(all.filter((one) => one.difficulty === difficulty)) })),
    papers: often(0.5) ? [...new Set(all.flatMap(({ paper }) => paper ?? []))] : [],
    calculator: calculators.size > 1 || often(0.3) ? 'any' : calculators.has(true) ? 'allowed' : 'without',
    counts: questionKinds
      .filter(() => often(0.4))
      .map((kind) => ({ kind, ...span(all.filter((one) => one.kind === kind).length, 3, 200) })),
    unseen: all.every(({ seen }) => !seen),
    include: shuffleAll([...designs], random).slice(0, below(4)),
    exclude: others.slice(0, below(6)),
  };
}

/** Of a few papers, such as an exam has, in up to three sections. */
function hidePaper(bank: readonly Candidate[], random: () => number): Placed[] {
  const papers = [['1'], ['2'], ['1A', '1B'], ['1', '2'], ['2', '3'], ['1A'], ['1B', '2']];
  const wanted = papers[Math.floor(random() * papers.length)]!;
  const unseen = random() < 0.5;
  const wantedOnes = bank.filter(({ paper, seen }) => wanted.includes(paper ?? '') && !(unseen && seen));
  const able = wantedOnes.length > 0 ? wantedOnes : bank;
  const count = 3 + Math.floor(random() * 22);
  const sections = 1 + Math.floor(random() * 3);
  const chosen = new Map<string, Candidate>();
  for (let tries = 0; tries < 1000 && chosen.size < count; tries += 1) {
    const one = able[Math.floor(random() * able.length)]!;
    if (!chosen.has(one.design)) chosen.set(one.design, one);
  }
  // The first ones make sure that no section is empty.
  return [...chosen.values()].map((candidate, place) => ({
    candidate,
    section: place < sections ? place : Math.floor(random() * sections),
  }));
}

function sectionsOf(hidden: readonly Placed[], random: () => number): BlueprintSection[] {
  const count = 1 + Math.max(...hidden.map(({ section }) => section));
  if (count === 1 && random() < 0.5) return [];
  return Array.from({ length: count }, (_, section) => {
    const own = hidden.filter((one) => one.section === section).map(({ candidate }) => candidate);
    const marks = own.map((one) => one.marks);
    return {
      name: `Section ${'ABC'[section]}`,
      marks: sum(own),
      ...(random() < 0.6 && { kinds: [...new Set(own.map(({ kind }) => kind))] }),
      ...(random() < 0.3 && { papers: [...new Set(own.flatMap(({ paper }) => paper ?? []))] }),
      ...(random() < 0.5 && { questions: { from: own.length, to: own.length + Math.floor(random() * 2) } }),
      ...(random() < 0.4 && { each: { from: Math.min(...marks), to: Math.max(...marks) } }),
    };
  });
}
