import type { AskedReply } from '@sevenfold/contract/questions/question';
import type { CheckedField } from '~/lib/replies/reply-parts.rules.ts';

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

/** The marks so far; complete when everything that a machine marks was checked. */
export function totalOf(asked: readonly AskedReply[], checked: Checked) {
  const typed = asked.filter(({ kind }) => kind !== 'self');
  const sum = (marks: readonly number[]) => marks.reduce((total, one) => total + one, 0);
  return {
    isComplete: typed.length > 0 && typed.every(({ field }) => checked[field]),
    marks: sum(typed.map(({ field }) => checked[field]?.marks ?? 0)),
    of: sum(typed.map(({ marks }) => marks)),
    own: sum(asked.filter(({ kind }) => kind === 'self').map(({ marks }) => marks)),
  };
}

/** Something was checked and isn't right yet. */
export const canGoOn = (typed: readonly AskedReply[], checked: Checked): boolean =>
  typed.some(({ field }) => checked[field] && checked[field].verdict !== 'right');
