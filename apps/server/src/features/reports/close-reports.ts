import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import type { closeReports as closing } from '@sevenfold/contract/reports/admin-reports.endpoints';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { changeReports, lockReportsOf, type ReportRow } from './admin-reports.queries.ts';

const about = (questionId: number) => ({
  kind: 'report',
  id: questionId,
  name: `Reports of question ${questionId}`,
});

/** All at once, or none: nobody closes half of what was said about a question. */
export async function closeReports(
  { database, clock }: Services,
  questionId: number,
  { outcome, note, seen }: BodyOf<typeof closing>,
  caller: Caller,
): Promise<number> {
  return database.transaction(async (tx) => {
    const all = await reportsOf(lockReportsOf(tx.db, questionId));
    const open = all.filter(({ id, status }) => status === 'open' && id <= seen);
    if (open.length === 0) throw new AppError('conflict', 'These reports have been closed already');
    const now = clock.now();
    await changeReports(
      tx.db,
      open.map(({ id }) => id),
      { status: outcome, closedById: caller.userId, closedAt: now, note: note === '' ? null : note },
    );
    await recordStaffAction(tx, caller, now, {
      action: outcome === 'resolved' ? 'resolve reports' : 'dismiss reports',
      about: about(questionId),
      before: { status: 'open' },
      after: { status: outcome, reports: open.map(({ id }) => id), ...(note !== '' && { note }) },
    });
    return open.length;
  });
}

/** What was closed together is opened together. */
export async function reopenReports(
  { database, clock }: Services,
  questionId: number,
  caller: Caller,
): Promise<number> {
  return database.transaction(async (tx) => {
    const all = await reportsOf(lockReportsOf(tx.db, questionId));
    const last = Math.max(...all.map(({ closedAt }) => closedAt?.getTime() ?? 0));
    const closed = all.filter(({ closedAt }) => closedAt !== null && closedAt.getTime() === last);
    if (closed.length === 0) throw new AppError('conflict', 'These reports are open already');
    await changeReports(
      tx.db,
      closed.map(({ id }) => id),
      { status: 'open', closedById: null, closedAt: null, note: null },
    );
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'reopen reports',
      about: about(questionId),
      before: { status: closed[0]!.status, ...(closed[0]!.note !== null && { note: closed[0]!.note }) },
      after: { status: 'open', reports: closed.map(({ id }) => id) },
    });
    return closed.length;
  });
}

async function reportsOf(reading: Promise<ReportRow[]>): Promise<ReportRow[]> {
  const found = await reading;
  if (found.length === 0) throw new AppError('not_found', 'Nobody has reported this question');
  return found;
}
