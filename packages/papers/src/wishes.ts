import type { BlueprintSection, MarkedBlueprint, Span } from '@sevenfold/contract/papers/blueprint';
import { isOfPapers } from '@sevenfold/contract/papers/question-kind.rules';
import type { Candidate } from './candidate.ts';
import type { Bound, WishRef } from './wish.ts';

/** A wish that counts something over the whole paper. */
export interface CountedWish {
  readonly ref: WishRef;
  /** What a question adds. */
  readonly adds: (candidate: Candidate, section: number) => number;
  readonly bound: Bound | 'exactly';
  readonly value: number;
  /** Of the marks of the paper instead of a number. */
  readonly percent?: true;
}

/** A wish that keeps questions out, or out of a section. */
export interface RefusingWish {
  readonly ref: WishRef;
  readonly refuses: (candidate: Candidate, section: number) => boolean;
  /** Those that it names. */
  readonly designs?: ReadonlySet<string>;
}

export interface Wishes {
  readonly counted: readonly CountedWish[];
  readonly refusing: readonly RefusingWish[];
}

/** A paper without sections is one section that takes everything. */
export const sectionCountOf = ({ sections }: MarkedBlueprint): number => Math.max(1, sections.length);

/** Every wish of a blueprint by itself, the weightiest first. */
export function wishesOf(blueprint: MarkedBlueprint): Wishes {
  const { total, sections, papers, calculator, unseen, include, exclude } = blueprint;
  const excluded = new Set(exclude);
  return {
    counted: [
      { ref: { wish: 'total' }, adds: marksOf, bound: 'exactly', value: total.marks },
      ...sections.flatMap(countedOfSection),
      ...include.map(
        (design): CountedWish => ({
          ref: { wish: 'include', design },
          adds: (candidate) => (candidate.design === design ? 1 : 0),
          bound: 'from',
          value: 1,
        }),
      ),
      ...blueprint.counts.flatMap(({ kind, ...span }) =>
        bounded(
          span,
          (bound) => ({ wish: 'count', kind, bound }),
          (one) => (one.kind === kind ? 1 : 0),
        ),
      ),
      ...blueprint.topics.flatMap(({ topicId, ...span }) =>
        shares(
          span,
          (bound) => ({ wish: 'topic', topicId, bound }),
          ({ topicIds }) => topicIds.includes(topicId),
        ),
      ),
      ...blueprint.difficulties.flatMap(({ difficulty, ...span }) =>
        shares(
          span,
          (bound) => ({ wish: 'difficulty', difficulty, bound }),
          (one) => one.difficulty === difficulty,
        ),
      ),
    ],
    refusing: [
      ...(papers.length > 0
        ? [{ ref: { wish: 'papers' } as const, refuses: (one: Candidate) => !isOfPapers(one.paper, papers) }]
        : []),
      ...(calculator === 'any'
        ? []
        : [
            {
              ref: { wish: 'calculator' } as const,
              refuses: (one: Candidate) => one.calculatorAllowed !== (calculator === 'allowed'),
            },
          ]),
      ...(unseen ? [{ ref: { wish: 'unseen' } as const, refuses: (one: Candidate) => one.seen }] : []),
      ...(exclude.length > 0
        ? [
            {
              ref: { wish: 'exclude' } as const,
              refuses: (one: Candidate) => excluded.has(one.design),
              designs: excluded,
            },
          ]
        : []),
      ...sections.flatMap(refusingOfSection),
    ],
  };
}

const marksOf = ({ marks }: Candidate): number => marks;

function countedOfSection({ marks, questions = {} }: BlueprintSection, section: number): CountedWish[] {
  const here = (adds: (candidate: Candidate) => number) => (candidate: Candidate, place: number) =>
    place === section ? adds(candidate) : 0;
  return [
    { ref: { wish: 'section', section, of: 'marks' }, adds: here(marksOf), bound: 'exactly', value: marks },
    ...bounded(
      questions,
      (bound) => ({ wish: 'section', section, of: 'questions', bound }),
      here(() => 1),
    ),
  ];
}

function refusingOfSection(
  { kinds = [], papers = [], each = {} }: BlueprintSection,
  section: number,
): RefusingWish[] {
  const here = (ref: WishRef, refuses: (candidate: Candidate) => boolean): RefusingWish => ({
    ref,
    refuses: (candidate, place) => place === section && refuses(candidate),
  });
  const { from, to } = each;
  return [
    ...(kinds.length > 0
      ? [here({ wish: 'section', section, of: 'kinds' }, ({ kind }) => !kinds.includes(kind))]
      : []),
    ...(papers.length > 0
      ? [here({ wish: 'section', section, of: 'papers' }, ({ paper }) => !isOfPapers(paper, papers))]
      : []),
    ...(from === undefined
      ? []
      : [here({ wish: 'section', section, of: 'each', bound: 'from' }, ({ marks }) => marks < from)]),
    ...(to === undefined
      ? []
      : [here({ wish: 'section', section, of: 'each', bound: 'to' }, ({ marks }) => marks > to)]),
  ];
}

function bounded(span: Span, refOf: (bound: Bound) => WishRef, adds: CountedWish['adds']): CountedWish[] {
  return (['from', 'to'] as const).flatMap((bound) => {
    const value = span[bound];
    return value === undefined ? [] : [{ ref: refOf(bound), adds, bound, value }];
  });
}

const shares = (
  span: Span,
  refOf: (bound: Bound) => WishRef,
  counts: (candidate: Candidate) => boolean,
): CountedWish[] =>
  bounded(span, refOf, (candidate) => (counts(candidate) ? candidate.marks : 0)).map((wish) => ({
    ...wish,
    percent: true,
  }));
