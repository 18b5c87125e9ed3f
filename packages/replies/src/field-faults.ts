import type { Field } from './field.ts';
import { expectedFrom, forbiddenBy } from './follow-through.ts';
import { markReply } from './mark-reply.ts';
import { isWholeNumber } from './named-mistake.ts';

/** What its author got wrong about a field, and in which of its entries, such as `mistakes.0.value`. */
export type FieldFault = { at: string; message: string };

/** A field that takes its own answer, refuses the mistakes that it names, and follows earlier ones to its own answer. */
export function fieldFaults(field: Field, fields: readonly Field[]): FieldFault[] {
  const [unreadable] = faultsOf('expected', () => ownFaults(field));
  if (unreadable) return [unreadable];
  return [
    ...(field.mistakes ?? []).flatMap((_, place) =>
      faultsOf(`mistakes.${place}.value`, () => mistakeFaults(field, place)),
    ),
    ...faultsOf('unless', () => {
      if (field.unless !== undefined) forbiddenBy({ field: field.field, unless: field.unless });
      return [];
    }),
    ...faultsOf('follows', () => followFaults(field, fields)),
  ];
}

/** The marking throws where the question is at fault. */
function faultsOf(at: string, find: () => string[]): FieldFault[] {
  try {
    return find().map((message) => ({ at, message }));
  } catch (error) {
    return [{ at, message: (error as Error).message }];
  }
}

function ownFaults(field: Field): string[] {
  const { verdict, note = '' } = markReply(field, field.expected);
  if (verdict === 'right') return [];
  return [`it doesn't take its own answer ${field.expected}: ${verdict}. ${note}`.trim()];
}

function mistakeFaults(field: Field, place: number): string[] {
  const { value, note } = field.mistakes![place]!;
  const { verdict } = markReply(field, value);
  // 150 where 151 are needed: another number, however near.
  const isOther =
    verdict === 'accuracy' && [field.expected, value].every((text) => isWholeNumber(field, text));
  if (verdict !== 'wrong' && !isOther) return [`the mistake ${value} is ${verdict}, not wrong`];
  const isListed = field
    .mistakes!.slice(0, place)
    .some((other) => markReply({ ...field, expected: other.value }, value).verdict === 'right');
  return isListed ? [`the mistake ${value} (${note}) is listed twice`] : [];
}

function followFaults(field: Field, fields: readonly Field[]): string[] {
  const { follows } = field;
  if (!follows) return [];
  const said = typeof follows.expected === 'string' ? follows.expected : 'a function';
  if (follows.from.length === 0) return [`it follows ${said}, which names no earlier reply`];
  const sources = fields.filter((one) => follows.from.includes(one.field));
  const lead = expectedFrom(
    field,
    sources.map((one) => ({ field: one, given: one.expected })),
  );
  if (lead === undefined) return ["it follows what isn't one value"];
  const { verdict } = markReply({ ...field, expected: lead }, field.expected);
  if (verdict === 'right' || verdict === 'accuracy') return [];
  return [`it is ${field.expected}, but right earlier replies lead to ${said} = ${lead}`];
}
