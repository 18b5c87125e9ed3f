import type { Field, MarkedField, MarkedReplies } from './field.ts';
import { markFollowing } from './follow-through.ts';
import { type MarkedReply, markReply } from './mark-reply.ts';
import type { Verdict } from './verdict.ts';

/** Marks a whole question. A reply that isn't there counts as empty. */
export function markReplies(
  fields: readonly Field[],
  givens: Readonly<Record<string, string>>,
): MarkedReplies {
  const earlier = new Map<string, { field: Field; given: string; verdict: Verdict }>();
  const marked = fields.map((field) => {
    const given = givens[field.field] ?? '';
    const result = markField(field, given, earlier, fields);
    earlier.set(field.field, { field, given, verdict: result.followThrough ? 'wrong' : result.verdict });
    return result;
  });
  const parts = [...new Set(fields.map(({ part }) => part))].map((part) => ({
    part,
    ...total(marked.filter((_, place) => fields[place]!.part === part)),
  }));
  return { fields: marked, parts, ...total(marked) };
}

const total = (fields: readonly MarkedField[]) => ({
  marks: fields.reduce((sum, { marks }) => sum + marks, 0),
  of: fields.reduce((sum, { of }) => sum + of, 0),
});

function markField(
  field: Field,
  given: string,
  earlier: Parameters<typeof markFollowing>[2],
  fields: readonly Field[],
): MarkedField {
  const direct = markReply(field, given);
  if (direct.verdict === 'wrong' || direct.verdict === 'accuracy') {
    const following = markFollowing(field, given, earlier);
    if (following && isBetter(following.verdict, direct.verdict)) {
      return {
        ...summed(field, { ...following, note: followingNote(field, following, fields) }),
        followThrough: true,
      };
    }
  }
  if (direct.verdict !== 'wrong') return summed(field, direct);
  const note = field.mistakes?.find(
    ({ value }) => markReply({ ...field, expected: value }, given).verdict === 'right',
  )?.note;
  return summed(field, note ? { ...direct, note } : direct);
}

const isBetter = (following: Verdict, direct: Verdict) =>
  following === 'right' || (direct === 'wrong' && (following === 'accuracy' || following === 'form'));

function followingNote(field: Field, following: MarkedReply, fields: readonly Field[]): string {
  const from = field.follows!.from.map((name) => fields.find((other) => other.field === name)!.part);
  const parts = [...new Set(from)].map((part) => `(${part})`).join(' and ');
  const note = `Right from your answer to ${parts}.`;
  return following.verdict === 'right' || !following.note ? note : `${note} ${following.note}`;
}

/** A value that is right but inaccurate, or in another form than asked for, costs one mark, as an examiner's A1 does. */
function summed({ field, marks }: Field, { verdict, readAs, note }: MarkedReply): MarkedField {
  const earned =
    verdict === 'right' ? marks : verdict === 'accuracy' || verdict === 'form' ? Math.max(0, marks - 1) : 0;
  return { field, verdict, readAs, ...(note ? { note } : {}), marks: earned, of: marks };
}
