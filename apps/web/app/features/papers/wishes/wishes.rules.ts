import type { Blueprint, BlueprintSection, QuestionKind, Span } from '@sevenfold/contract/papers/blueprint';
import type { BlockedWishes } from '@sevenfold/contract/papers/papers';
import { blueprintLimits } from '@sevenfold/contract/papers/papers.constants';
import type { Difficulty, PaperName } from '@sevenfold/contract/questions/question.constants';

/** As it is typed: numbers as texts, and no number as an empty one. */
export interface TypedSpan {
  readonly from: string;
  readonly to: string;
}

interface TopicWish extends TypedSpan {
  readonly topicId: number;
}

export interface SectionWish {
  /** Tells the rows of the form apart, whatever they are called. */
  readonly key: string;
  readonly name: string;
  readonly marks: string;
  readonly kinds: readonly QuestionKind[];
  /** What the form has no field for: how many questions, of how many marks each, of which papers. */
  readonly kept: Pick<BlueprintSection, 'papers' | 'questions' | 'each'>;
}

/** What somebody wants of a paper, as the form holds it. */
export interface Wishes {
  readonly by: 'marks' | 'minutes';
  readonly amount: string;
  readonly sections: readonly SectionWish[];
  /** Topics that aren't listed may have any share. */
  readonly topics: readonly TopicWish[];
  readonly difficulties: Readonly<Partial<Record<Difficulty, TypedSpan>>>;
  readonly counts: Readonly<Partial<Record<QuestionKind, TypedSpan>>>;
  readonly papers: readonly PaperName[];
  readonly calculator: Blueprint['calculator'];
  readonly unseen: boolean;
  readonly include: string;
  readonly exclude: string;
}

/** A blueprint as the API takes it. */
export type SentBlueprint = NonNullable<BlockedWishes['nearest']>['blueprint'];

export const anySpan: TypedSpan = { from: '', to: '' };
/** What a topic that is left out has. */
export const noShare: TypedSpan = { from: '', to: '0' };

export const isLeftOut = ({ from, to }: TypedSpan): boolean => to === '0' && (from === '' || from === '0');

export const noWishes: Wishes = {
  by: 'minutes',
  amount: '60',
  sections: [],
  topics: [],
  difficulties: {},
  counts: {},
  papers: [],
  calculator: 'any',
  unseen: false,
  include: '',
  exclude: '',
};

/** By the name of its field, as the form asks for it: 'amount', 'topics.12', 'difficulties.Hard', 'sections.0.marks'. */
export type Problems = Readonly<Record<string, string>>;

type ReadWishes =
  | { readonly blueprint: SentBlueprint; readonly problems: undefined }
  | { readonly blueprint: undefined; readonly problems: Problems };

const limits = {
  marks: { least: 1, most: blueprintLimits.marks },
  minutes: { least: 5, most: blueprintLimits.minutes },
  percent: { least: 0, most: 100 },
  count: { least: 0, most: blueprintLimits.questions },
} as const;

/** The number that a text is; undefined for an empty one, null for what is none. */
function numberIn(text: string, { least, most }: { least: number; most: number }): number | undefined | null {
  const plain = text.trim();
  if (plain === '') return undefined;
  const value = Number(plain);
  return /^\d{1,4}$/.test(plain) && value >= least && value <= most ? value : null;
}

/** Keeps what is typed together with what is wrong with it. */
class Reader {
  readonly problems: Record<string, string> = {};

  span(field: string, typed: TypedSpan, what: 'percent' | 'count'): Span | undefined {
    const [from, to] = [numberIn(typed.from, limits[what]), numberIn(typed.to, limits[what])];
    if (from === null || to === null) {
      this.problems[field] =
        what === 'percent' ? 'Please write a whole number from 0 to 100' : 'Please write a whole number';
      return undefined;
    }
    if (from !== undefined && to !== undefined && from > to) {
      this.problems[field] = 'The least is more than the most';
      return undefined;
    }
    if (from === undefined && to === undefined) return undefined;
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  }

  amount(field: string, text: string, what: 'marks' | 'minutes'): number {
    const found = numberIn(text, limits[what]);
    if (typeof found === 'number') return found;
    const { least, most } = limits[what];
    this.problems[field] = `Please write a whole number from ${least} to ${most}`;
    return 0;
  }
}

const designsIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

const entriesOf = <Name extends string>(typed: Readonly<Partial<Record<Name, TypedSpan>>>) =>
  Object.entries(typed) as [Name, TypedSpan][];

/** The blueprint that the form asks for, or what is wrong with which of its fields. */
export function blueprintOf(wishes: Wishes): ReadWishes {
  const reader = new Reader();
  const amount = reader.amount('amount', wishes.amount, wishes.by);
  const blueprint: SentBlueprint = {
    total: wishes.by === 'marks' ? { marks: amount } : { minutes: amount },
    sections: wishes.sections.map(({ name, marks, kinds, kept: { papers, ...kept } }, index) => ({
      ...kept,
      ...(papers && { papers: [...papers] }),
      name: name.trim(),
      marks: reader.amount(`sections.${index}.marks`, marks, 'marks'),
      ...(kinds.length > 0 && { kinds: [...kinds] }),
    })),
    topics: wishes.topics.flatMap(({ topicId, ...typed }) => {
      const span = reader.span(`topics.${topicId}`, typed, 'percent');
      return span ? [{ topicId, ...span }] : [];
    }),
    difficulties: entriesOf(wishes.difficulties).flatMap(([difficulty, typed]) => {
      const span = reader.span(`difficulties.${difficulty}`, typed, 'percent');
      return span ? [{ difficulty, ...span }] : [];
    }),
    counts: entriesOf(wishes.counts).flatMap(([kind, typed]) => {
      const span = reader.span(`counts.${kind}`, typed, 'count');
      return span ? [{ kind, ...span }] : [];
    }),
    papers: [...wishes.papers],
    calculator: wishes.calculator,
    unseen: wishes.unseen,
    include: designsIn(wishes.include),
    exclude: designsIn(wishes.exclude),
  };
  sayUnnamed(blueprint.sections, reader.problems);
  const ofSections = blueprint.sections.reduce((sum, { marks }) => sum + marks, 0);
  if (wishes.by === 'marks' && blueprint.sections.length > 0 && ofSections !== amount) {
    reader.problems.sections = `The sections have ${ofSections} marks together, the paper ${amount}`;
  }
  return Object.keys(reader.problems).length > 0
    ? { blueprint: undefined, problems: reader.problems }
    : { blueprint, problems: undefined };
}

function sayUnnamed(sections: readonly BlueprintSection[], problems: Record<string, string>): void {
  for (const [index, { name }] of sections.entries()) {
    const before = sections.findIndex((other) => other.name === name);
    // One that stands alone needs no name.
    if (sections.length > 1 && name === '') problems[`sections.${index}.name`] = 'Please give it a name';
    else if (before < index) problems[`sections.${index}.name`] = 'Another section has this name';
  }
}

const typedSpan = ({ from, to }: Span): TypedSpan => ({
  from: from === undefined ? '' : String(from),
  to: to === undefined ? '' : String(to),
});

/** A blueprint as the form shows it. */
export function wishesOf(blueprint: Blueprint): Wishes {
  const { total, topics, difficulties, counts } = blueprint;
  return {
    by: 'marks' in total ? 'marks' : 'minutes',
    amount: String('marks' in total ? total.marks : total.minutes),
    sections: blueprint.sections.map(sectionWish),
    topics: topics.map(({ topicId, ...span }) => ({ topicId, ...typedSpan(span) })),
    difficulties: Object.fromEntries(difficulties.map((one) => [one.difficulty, typedSpan(one)])),
    counts: Object.fromEntries(counts.map((one) => [one.kind, typedSpan(one)])),
    papers: blueprint.papers,
    calculator: blueprint.calculator,
    unseen: blueprint.unseen,
    include: blueprint.include.join('\n'),
    exclude: blueprint.exclude.join('\n'),
  };
}

const sectionWish = ({ name, marks, kinds = [], ...kept }: BlueprintSection, index: number): SectionWish => ({
  key: String(index),
  name,
  marks: String(marks),
  kinds,
  kept,
});

/** With another share for one topic; one that may have any is not listed. */
export function withTopic(wishes: Wishes, topicId: number, span: TypedSpan): Wishes {
  const known = wishes.topics.some((topic) => topic.topicId === topicId);
  const topics = known
    ? wishes.topics.map((topic) => (topic.topicId === topicId ? { topicId, ...span } : topic))
    : [...wishes.topics, { topicId, ...span }];
  return { ...wishes, topics };
}

export const shareOf = ({ topics }: Wishes, topicId: number): TypedSpan =>
  topics.find((topic) => topic.topicId === topicId) ?? anySpan;
