import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import type { Candidate } from './candidate.ts';
import { randomOf } from './random.ts';
import { solvableWishes } from './random-wishes.fixture.ts';

type Break = (wishes: MarkedBlueprint, bank: readonly Candidate[], random: () => number) => MarkedBlueprint;

/** Each makes wishes impossible by itself, whatever the others are and the bank holds. */
const breaks: Readonly<Record<string, Break>> = {
  'sections that don’t add up': (wishes) => ({
    ...wishes,
    sections: [
      { name: 'Section A', marks: wishes.total.marks },
      { name: 'Section B', marks: 3 },
    ],
  }),
  'two topics that want most of the paper': (wishes, bank, random) => {
    const [first, second] = topTopics(bank, random);
    return {
      ...wishes,
      topics: [
        { topicId: first!, from: 55 },
        { topicId: second!, from: 50 },
      ],
    };
  },
  'difficulties that leave a gap': (wishes) => ({
    ...wishes,
    difficulties: [
      { difficulty: 'Easy', to: 30 },
      { difficulty: 'Medium', to: 40 },
      { difficulty: 'Hard', to: 25 },
    ],
  }),
  'a design that must and must not be in': (wishes, bank, random) => {
    const { design } = bank[Math.floor(random() * bank.length)]!;
    return { ...wishes, include: [...wishes.include, design], exclude: [...wishes.exclude, design] };
  },
  'a design that isn’t there': (wishes) => ({ ...wishes, include: [...wishes.include, 'nowhere'] }),
  'more of a kind than there are marks for': (wishes) => ({
    ...wishes,
    counts: [{ kind: 'long', from: Math.floor(wishes.total.marks / 12) + 1 }],
  }),
  'no calculator in a paper that has one': (wishes) => ({
    ...wishes,
    papers: ['2'],
    calculator: 'without',
    include: [],
  }),
  'more marks than a topic has': (wishes, bank, random) => {
    const rare = rarest(bank);
    return {
      ...wishes,
      sections: [],
      total: { marks: rare.marks + 1 + Math.floor(random() * 40) },
      topics: [{ topicId: rare.topicId, from: 100 }],
    };
  },
  'marks that questions of one length can’t add up to': (wishes) => ({
    ...wishes,
    total: { marks: 41 },
    sections: [{ name: 'Section A', marks: 41, each: { from: 8, to: 8 } }],
  }),
  'fewer questions than marks that are worth one each': (wishes) => ({
    ...wishes,
    total: { marks: 25 },
    sections: [{ name: 'Paper 1A', marks: 25, kinds: ['choice'], questions: { to: 24 } }],
  }),
};

export const kindsOfBreaks = Object.keys(breaks);

/** Wishes that can't be had together, in all sorts. */
export function contradictoryWishes(
  bank: readonly Candidate[],
  place: number,
  seed: string,
): MarkedBlueprint {
  const name = kindsOfBreaks[place % kindsOfBreaks.length]!;
  const random = randomOf(`${seed} ${place}`);
  return breaks[name]!(solvableWishes(bank, `${seed} ${place}`), bank, random);
}

function topTopics(bank: readonly Candidate[], random: () => number): number[] {
  const tops = [...new Set(bank.map(({ topicIds }) => topicIds.at(-1)!))];
  const first = Math.floor(random() * tops.length);
  return [tops[first]!, tops[(first + 1) % tops.length]!];
}

/** The topic of which the designs have fewest marks in all. */
function rarest(bank: readonly Candidate[]): { topicId: number; marks: number } {
  const designs = new Map(bank.map((one) => [one.design, one]));
  const marks = new Map<number, number>();
  for (const one of designs.values()) {
    const topicId = one.topicIds[0]!;
    marks.set(topicId, (marks.get(topicId) ?? 0) + one.marks);
  }
  const [least] = [...marks].sort((a, b) => a[1] - b[1]);
  return { topicId: least![0], marks: least![1] };
}
