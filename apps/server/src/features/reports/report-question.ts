import type { ReportReason } from '@sevenfold/contract/reports/report.rules';
import { isBrokenReference } from '../../platform/database/postgres-errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { assertQuestionSeenBy, noSuchQuestion } from '../questions/read-questions.ts';
import { insertReport } from './reports.queries.ts';

/** Each is read by a person. */
const reportsOfAccount: Limit = { name: 'report-account', tries: 20, perSeconds: 3600 };

export async function reportQuestion(
  services: Services,
  report: { type: ReportReason; description: string; questionId: number },
  caller: Caller,
): Promise<void> {
  await assertQuestionSeenBy(services, report.questionId, caller);
  await services.rateLimits.spend(reportsOfAccount, caller.userId);
  try {
    await insertReport(services.database.db, {
      type: report.type,
      description: report.description,
      questionId: report.questionId,
      reportedById: caller.userId,
      createdAt: services.clock.now(),
    });
  } catch (error) {
    // The question may be deleted between the look at it and the report.
    throw isBrokenReference(error) ? noSuchQuestion() : error;
  }
}
