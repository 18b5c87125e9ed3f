import type { Field, MarkedField, MarkedReplies } from './field.ts';
import { markFollowing } from './follow-through.ts';
import { judgeReply, type MarkedReply, withinReply } from './mark-reply.ts';
import { noteOfMistake } from './named-mistake.ts';
import type { Verdict } from './verdict.ts';
import { within } from './work.ts';

/** Marks a whole question. A reply that isn't there counts as empty. */
export const markReplies = (
  fields: readonly Field[],
  givens: Readonly<Record<string, string>>,
): MarkedReplies => within('question', () => markFields(fields, givens));

function markFields(fields: readonly Field[], givens: Readonly<Record<string, string>>): MarkedReplies {
  const earlier = new Map<string, { field: Field; given: string; verdict: Verdict }>();
  const marked = fields.map((field) => {
    const given = givens[field.field] ?? '';
    const judged: Judged = withinReply(() => judgeField(field, given, earlier, fields));
    const { verdict, followThrough } = judged;
    earlier.set(field.field, { field, given, verdict: followThrough ? 'wrong' : verdict });
    return summed(field, judged);
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

type Judged = MarkedReply & { followThrough?: true };

function judgeField(
  field: Field,
  given: string,
  earlier: Parameters<typeof markFollowing>[2],
  fields: readonly Field[],
): Judged {
  const direct = judgeReply(field, given);
  if (direct.verdict === 'wrong' || direct.verdict === 'accuracy') {
    const following = markFollowing(field, given, earlier);
    if (following && isBetter(following.verdict, direct.verdict)) {
      return { ...following, note: followingNote(field, following, fields), followThrough: true };
    }
  }
  const note = noteOfMistake(field, given, direct.verdict);
  return note ? { ...direct, verdict: 'wrong', note } : direct;
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
function summed({ field, marks }: Field, { verdict, readAs, note, followThrough }: Judged): MarkedField {
  const earned =
    verdict === 'right' ? marks : verdict === 'accuracy' || verdict === 'form' ? Math.max(0, marks - 1) : 0;
  return {
    field,
    verdict,
    readAs,
    ...(note ? { note } : {}),
    marks: earned,
    of: marks,
    ...(followThrough ? { followThrough } : {}),
  };
}
