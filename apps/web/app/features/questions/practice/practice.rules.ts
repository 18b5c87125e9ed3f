import type { AskedReply } from '@sevenfold/contract/questions/question';
import type { CheckedReplies } from '@sevenfold/contract/replies/reply';

export type CheckedField = Pick<
  CheckedReplies['fields'][number],
  'verdict' | 'note_html' | 'followThrough' | 'marks' | 'of'
> & {
  /** When it was checked, where that was on another day. */
  readonly checkedAt?: string;
};

export type Checked = Readonly<Record<string, CheckedField>>;

export const nameOf = (part: string): string =>
  part === ''
    ? 'the question'
    : part
        .split(' ')
        .map((name) => `(${name})`)
        .join('');

/** The replies of each part, in the order of the question. */
export const partsOf = (asked: readonly AskedReply[]) =>
  [...new Set(asked.map(({ part }) => part))].map((name) => ({
    name,
    replies: asked.filter(({ part }) => part === name),
  }));

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

/** The letter of an option: A, B, C … */
export const letterAt = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);
