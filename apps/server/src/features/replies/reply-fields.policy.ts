import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import type { Field } from '@sevenfold/replies/field';
import { invalidFields } from '../../platform/app-error.ts';

type TypedField = Exclude<ReplyField, { kind: 'self' }>;

/** What a machine marks of a question. */
export const typedFields = (fields: readonly ReplyField[]): TypedField[] =>
  fields.filter((field) => field.kind !== 'self');

/** Refuses what isn't asked for, at its place in what was sent. */
export function assertTyped(fields: readonly ReplyField[], names: readonly string[], path: string): void {
  const issues = names.flatMap((name, place) => {
    const message = fault(
      fields.find(({ field }) => field === name),
      name,
    );
    return message === undefined ? [] : [{ path: path.replace('*', String(place)), message }];
  });
  if (issues.length > 0) throw invalidFields(issues);
}

function fault(field: ReplyField | undefined, name: string): string | undefined {
  if (!field) return `This question has no field ${name}`;
  return field.kind === 'self' ? `Field ${name} is marked by yourself, with the mark scheme` : undefined;
}

/** As the marking takes it: what isn't there is left out. */
export const fieldOf = (typed: TypedField): Field =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as unknown as Field;
