import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { AnsweredField } from './coach.tables.ts';
import { holdLearner, listPractice } from './events.queries.ts';
import { recordFor } from './record-answers.ts';
import { addedTo, sittingStart } from './sitting.policy.ts';

/**
 * Keeps what was checked of a question outside of tests, in the transaction that keeps the replies. Its parts are checked
 * one after the other, and all of a sitting are one event.
 */
export async function recordPractice(
  services: Pick<Services, 'clock' | 'ids'>,
  db: Db,
  userId: string,
  question: {
    readonly id: number;
    /** What could be read of what was sent. */
    readonly checked: readonly AnsweredField[];
    /** Every field that a machine marks. */
    readonly fields: readonly string[];
  },
): Promise<void> {
  if (question.checked.length === 0) return;
  const now = services.clock.now();
  const learner = await holdLearner(db, userId, services.ids.uuid());
  const [sitting] = await listPractice(db, userId, question.id, sittingStart(now));
  const sum = addedTo(sitting?.details.replies ?? [], question.checked);
  if (!sum || sum.of <= 0) return;
  const done = new Set(sum.replies.map(({ field }) => field));
  await recordFor(services, db, learner, [
    {
      sourceKey: sitting?.sourceKey ?? `practice:${question.id}:${now.toISOString()}`,
      source: 'reply',
      inTest: false,
      questionId: question.id,
      marks: sum.marks,
      of: sum.of,
      complete: question.fields.every((field) => done.has(field)),
      details: { replies: sum.replies },
      at: sitting?.at ?? now,
    },
  ]);
}
