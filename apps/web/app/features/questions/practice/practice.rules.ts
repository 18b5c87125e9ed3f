import type { AskedReply, Question } from '@sevenfold/contract/questions/question';
import { linesByPart, partsOf as textParts } from '@sevenfold/contract/questions/question-parts.rules';
import { type CheckedField, partsOf } from '~/lib/replies/reply-parts.rules.ts';

export type Checked = Readonly<Record<string, CheckedField>>;

/**
 * What a check of one part sends: its own fields, and those that were checked before, since later parts may follow from
 * them. What is typed elsewhere and not checked yet stays here.
 */
export const toSend = (
  asked: readonly AskedReply[],
  part: string,
  values: Readonly<Record<string, string>>,
  checked: Checked,
) =>
  asked
    .filter((reply) => reply.kind !== 'self' && (reply.part === part || checked[reply.field]))
    .map(({ field }) => ({ field, value: values[field] ?? '' }));

/** A line of the mark scheme, by its place there. */
export interface SchemeLine {
  readonly place: number;
  readonly html: string;
  readonly mark: string;
  readonly marks: number;
}

/** The lines of each part; none where the scheme can't be split. */
export function schemeByPart(
  question: Pick<Question, 'questions_text' | 'marks' | 'Answer' | 'answer_not_available'>,
): ReadonlyMap<string, readonly SchemeLine[]> {
  const [answer] = question.answer_not_available ? [] : question.Answer;
  const lines = (answer?.mark_lines ?? []).map(({ html, mark, marks }, place) => ({
    place,
    html,
    mark,
    marks,
  }));
  const said = textParts(question.questions_text);
  return linesByPart(lines, said.length > 0 ? said : [{ name: '', marks: question.marks }]) ?? new Map();
}

/** Places of lines of the scheme that a student's paper shows. */
export type Ticked = readonly number[];

/** By their places: lines that were ticked, and lines whose tick was taken back. */
export type TickChanges = Readonly<Record<string, boolean>>;

export const withChanges = (ticked: Ticked, changes: TickChanges): Ticked => [
  ...ticked.filter((place) => changes[place] === undefined),
  ...Object.keys(changes)
    .filter((place) => changes[place])
    .map(Number),
];

/** What is left to send: a line may have changed again while these were under way. */
export const unlessSent = (changes: TickChanges, sent: TickChanges): TickChanges =>
  Object.fromEntries(Object.entries(changes).filter(([place, on]) => sent[place] !== on));

const sum = (marks: readonly number[]) => marks.reduce((total, one) => total + one, 0);
const isTyped = ({ kind }: AskedReply) => kind !== 'self';

/**
 * The marks of one part: a right answer has its own without any method. A wrong one has those that the paper shows, if
 * they are more than the machine gives; what no machine can mark has those that the student ticks.
 */
export function marksOfPart(
  replies: readonly AskedReply[],
  checked: Checked,
  lines: readonly SchemeLine[],
  ticked: Ticked,
): { marks: number; of: number } {
  const typed = replies.filter(isTyped);
  const own = sum(replies.filter((reply) => !isTyped(reply)).map(({ marks }) => marks));
  const ofTyped = sum(typed.map(({ marks }) => marks));
  const given = sum(typed.map(({ field }) => checked[field]?.marks ?? 0));
  const shown = sum(lines.filter(({ place }) => ticked.includes(place)).map(({ marks }) => marks));
  const of = ofTyped + (lines.length > 0 ? own : 0);
  const marks = given === ofTyped ? given + Math.min(own, shown) : Math.max(given, shown);
  return { marks: Math.min(of, marks), of };
}

/** The marks so far; complete when everything that a machine marks was checked. `own` are those that nobody can tick. */
export function totalOf(
  asked: readonly AskedReply[],
  checked: Checked,
  scheme: ReadonlyMap<string, readonly SchemeLine[]> = new Map(),
  ticked: Ticked = [],
) {
  const typed = asked.filter(isTyped);
  const parts = partsOf(asked).map(({ name, replies }) =>
    marksOfPart(replies, checked, scheme.get(name) ?? [], ticked),
  );
  const of = sum(parts.map((part) => part.of));
  return {
    isComplete: typed.length > 0 && typed.every(({ field }) => checked[field]),
    marks: sum(parts.map(({ marks }) => marks)),
    of,
    own: sum(asked.map(({ marks }) => marks)) - of,
  };
}

/** Something was checked and isn't right yet. */
export const canGoOn = (typed: readonly AskedReply[], checked: Checked): boolean =>
  typed.some(({ field }) => checked[field] && checked[field].verdict !== 'right');
