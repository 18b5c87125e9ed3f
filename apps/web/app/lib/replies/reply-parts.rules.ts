import type { AskedReply } from '@sevenfold/contract/questions/question';
import type { CheckedReplies } from '@sevenfold/contract/replies/reply';

export type CheckedField = Pick<
  CheckedReplies['fields'][number],
  'verdict' | 'note_html' | 'followThrough' | 'marks' | 'of'
> & {
  /** When it was checked, where that was on another day. */
  readonly checkedAt?: string;
};

/** The replies of each part, in the order of the question. */
export const partsOf = (asked: readonly AskedReply[]) =>
  [...new Set(asked.map(({ part }) => part))].map((name) => ({
    name,
    replies: asked.filter(({ part }) => part === name),
  }));

/** The letter of an option: A, B, C … */
export const letterAt = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

/** Whether the text of a question lists its options itself, each on a line that begins with its letter. */
export const listsOptions = (text: string, count: number): boolean =>
  count > 0 &&
  Array.from({ length: count }, (_, place) => letterAt(place)).every((letter) =>
    new RegExp(`^\\s*(?:[-*]\\s+)?${letter}[.)]\\s`, 'm').test(text),
  );
