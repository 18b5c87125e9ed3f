import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { assertNotInRunningTest } from '../features/practice-tests/question-in-test.ts';
import { readReplyFields } from '../features/questions/read-replies.ts';
import { checkReplies } from '../features/replies/check-replies.ts';
import type { Past } from './past-services.ts';
import type { Person } from './people.ts';
import { minutesAfter, type Timeline } from './timeline.ts';

interface Practice {
  readonly ids: readonly number[];
  readonly from: number;
  readonly to: number;
  /** The share of the fields that the student gets right, at first and in the end. */
  readonly skill: readonly [first: number, last: number];
}

type Typed = Exclude<ReplyField, { kind: 'self' }>;

/** Questions answered by typing, day after day. What goes wrong goes wrong as students do it, where that is known. */
export function replyDaily(past: Past, timeline: Timeline, person: Person, practice: Practice): void {
  const { ids, from, to, skill } = practice;
  const { random } = past.ids;
  ids.forEach((id, place) => {
    const progress = place / ids.length;
    const daysAgo = Math.max(to, Math.round(from - (from - to) * progress));
    const isRight = () => random() < skill[0] + (skill[1] - skill[0]) * progress;
    const at = minutesAfter(timeline.daysAgo(daysAgo, '13:00'), place);
    timeline.add(at, () => reply(past, person, id, isRight));
  });
}

async function reply(past: Past, person: Person, id: number, isRight: () => boolean): Promise<void> {
  const caller = person.caller();
  const fields = (await readReplyFields(past, id, caller)).filter(
    (field): field is Typed => field.kind !== 'self',
  );
  if (fields.length === 0) return;
  const replies = fields.map((field) => ({
    field: field.field,
    value: isRight() ? field.expected : wrongReply(field),
  }));
  await checkReplies(past, assertNotInRunningTest, id, replies, caller, {
    owner: caller.userId,
    log: past.log,
  });
}

function wrongReply({ kind, expected, mistakes }: Typed): string {
  if (kind === 'choice') return expected === 'A' ? 'B' : 'A';
  return mistakes?.[0]?.value ?? '1';
}
