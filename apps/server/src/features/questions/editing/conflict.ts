import { formatIn } from '@sevenfold/contract/platform/format-in.rules';
import { AppError } from '../../../platform/app-error.ts';
import { readLastAction } from '../../../platform/audit/last-action.ts';
import type { Db } from '../../../platform/database/database.ts';

const inWords = (at: Date): string =>
  formatIn('UTC', 'en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Refuses what was begun before somebody else's change, and says whose and when. */
export async function assertUnchanged(
  db: Db,
  question: { readonly id: number; readonly updatedAt: Date },
  version: string | undefined,
): Promise<void> {
  if (version === undefined || question.updatedAt.getTime() <= Date.parse(version)) return;
  const last = await readLastAction(db, { kind: 'question', id: question.id });
  const at = question.updatedAt;
  const by = last?.by ?? 'Somebody';
  throw new AppError(
    'conflict',
    `${by} changed this question on ${inWords(at)} UTC, after you had opened it. Nothing was saved.`,
    {
      issues: [
        { path: 'version', message: at.toISOString() },
        { path: 'changed_by', message: by },
        { path: 'changed_at', message: at.toISOString() },
      ],
    },
  );
}

/** Later than the last one, even within a millisecond: it tells versions apart. */
export const nextVersion = (last: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), last.getTime() + 1));
