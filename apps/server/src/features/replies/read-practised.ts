import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/grouped-by.ts';
import type { Answer } from '../coach/record-answers.ts';
import { listReadable } from './kept-replies.queries.ts';

/** One answer of each question that was checked, for who was never told: the last of each field is all that was kept. */
export async function readPractised(db: Db, userId: string): Promise<Answer[]> {
  const rows = await listReadable(db, userId);
  return [...groupedBy(rows, ({ questionId }) => questionId)].flatMap(([questionId, own]) => {
    const sum = (key: 'marks' | 'of') => own.reduce((total, reply) => total + reply[key], 0);
    const at = new Date(Math.max(...own.map(({ checkedAt }) => checkedAt.getTime())));
    if (sum('of') <= 0) return [];
    return [
      {
        sourceKey: `practice:${questionId}:${at.toISOString()}`,
        source: 'reply',
        inTest: false,
        questionId,
        marks: sum('marks'),
        of: sum('of'),
        // What was left open so long ago is nothing to go on with.
        complete: true,
        details: { replies: own.map(({ field, value, marks, of }) => ({ field, value, marks, of })) },
        at,
      },
    ];
  });
}
