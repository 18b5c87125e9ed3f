import { partLabel, partsOf } from '@sevenfold/contract/questions/question-parts.rules';
import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { replyFieldsOf } from '@sevenfold/contract/questions/reply-fields.rules';
import type { Field } from '@sevenfold/replies/field';
import { fieldFaults } from '@sevenfold/replies/field-faults';
import { valueAt } from '@sevenfold/replies/value-at';
import type { Check, Wording } from '../authoring/design.ts';
import { roundingOf } from './verify-check.ts';

/** How much of a question the machine can mark. */
export interface ReplyFacts {
  /** The marks of parts in which something is calculated or chosen. */
  readonly computed: number;
  /** Those of them that the machine gives. */
  readonly typed: number;
  /** Fields that follow earlier ones. */
  readonly follows: number;
  /** Wrong answers that are known by name. */
  readonly mistakes: number;
}

type TypedField = Exclude<ReplyField, { kind: 'self' }>;
const isTyped = (field: ReplyField): field is TypedField => field.kind !== 'self';

export function replyFactsOf(wording: Wording): ReplyFacts | undefined {
  const fields = replyFieldsOf(wording);
  if (!fields) return undefined;
  const marked = fields.filter(isTyped);
  const computed = new Set([
    ...wording.checks.map(({ part }) => part ?? ''),
    ...marked.map(({ part }) => part),
  ]);
  const sum = (marks: readonly { marks: number }[]) => marks.reduce((total, one) => total + one.marks, 0);
  return {
    computed: sum(partsOf(wording.text).filter(({ name }) => computed.has(name))),
    typed: sum(marked),
    follows: marked.filter(({ follows }) => follows).length,
    mistakes: marked.reduce((count, { mistakes = [] }) => count + mistakes.length, 0),
  };
}

/** What is wrong with the replies of a question. */
export function* replyIssues(wording: Wording): Generator<string> {
  const fields = replyFieldsOf(wording);
  if (!fields) return;
  yield* markIssues(wording, fields);
  for (const { part } of wording.checks) {
    if (!fields.some((field) => field.part === (part ?? ''))) {
      yield `${partLabel(part ?? '')} is calculated, but has no reply; where no machine can mark it, write kind self and why`;
    }
  }
  if (
    wording.mcqAnswer &&
    !fields.some((one) => one.kind === 'choice' && one.expected === wording.mcqAnswer)
  ) {
    yield `the replies don't ask for the right letter, ${wording.mcqAnswer}`;
  }
  for (const field of fields.filter(isTyped)) {
    try {
      yield* fieldIssues(field, fields, wording.checks);
    } catch (error) {
      yield `the reply ${field.field}: ${(error as Error).message}`;
    }
  }
}

function* markIssues({ text }: Wording, fields: readonly ReplyField[]): Generator<string> {
  const parts = partsOf(text);
  const unknown = fields.find(({ part }) => !parts.some(({ name }) => name === part));
  if (unknown) yield `a reply is for ${partLabel(unknown.part)}, which has no marks in the text`;
  for (const { name, marks } of parts) {
    const given = fields.filter(({ part }) => part === name).reduce((sum, field) => sum + field.marks, 0);
    if (given !== marks) yield `${partLabel(name)} has ${marks} marks, its replies ${given}`;
  }
  const odd = fields.find(({ marks }) => !Number.isInteger(marks) || marks < 1);
  if (odd) yield `the reply ${odd.field} has ${odd.marks} marks: say how many`;
  for (const { name } of parts) {
    const ofPart = fields.filter((field) => field.part === name && isTyped(field));
    if (ofPart.length > 1 && ofPart.some(({ label }) => !label)) {
      yield `${partLabel(name)} has several fields: each needs a label`;
    }
  }
}

function* fieldIssues(
  field: TypedField,
  fields: readonly ReplyField[],
  checks: readonly Check[],
): Generator<string> {
  const name = `the reply ${field.field}`;
  for (const { message } of fieldFaults(field as Field, fields.filter(isTyped) as Field[])) {
    yield `${name}: ${message}`;
  }
  if (field.kind === 'choice') {
    if ((field.choices?.length ?? 0) < 2) yield `${name} has no options`;
    const named = new Set(field.mistakes?.map(({ value }) => value));
    for (const [place] of (field.choices ?? []).entries()) {
      const letter = String.fromCharCode('A'.charCodeAt(0) + place);
      if (letter !== field.expected && !named.has(letter))
        yield `${name} doesn't say what leads to ${letter}`;
    }
  }
  const ofPart = checks.filter(({ part }) => (part ?? '') === field.part);
  if (hasValue(field) && !ofPart.some((check) => agrees(field, check))) {
    yield `${name} is ${field.expected}, which no check of ${partLabel(field.part)} has found`;
  }
}

/** Others are points, sets or formulas, which checks show piece by piece. */
const hasValue = ({ kind, expected }: TypedField) =>
  (kind === 'number' || kind === 'units' || kind === 'expression') &&
  /\d|[a-z]/i.test(expected) &&
  !saysNothing.test(expected);
const saysNothing = /^(?:no|none|undefined|does not exist)\b/i;

const places = [0.37, 0.81, 1.23, 1.94, 2.61];

/** Some second routes are numerical; an expected answer may have all figures of the first. */
const closeEnough = 2e-4;

/** Whether a result that was found by a second route is what the reply expects, as far as it is rounded. */
function agrees(field: TypedField, { value, variable = 'x', within = 0 }: Check): boolean {
  if (typeof value === 'number') {
    const expected = valueAt(field);
    // A check counts in percent or degrees where its answer does.
    return [1, 1 / 100, Math.PI / 180].some((scale) => {
      const rounded = roundingOf(field.expected, expected / scale);
      return Math.abs(value - expected / scale) <= Math.max(within, rounded, closeEnough * Math.abs(value));
    });
  }
  const letter = variable.replace('\\', '');
  const compared = places.map((at) => [valueAt(field, { C: 0, c: 0, [letter]: at }), value(at)] as const);
  const finite = compared.filter((pair) => pair.every(Number.isFinite));
  return (
    finite.length >= 3 && finite.every(([a, b]) => Math.abs(a - b) <= 5e-3 * Math.max(1e-9, Math.abs(b)))
  );
}
