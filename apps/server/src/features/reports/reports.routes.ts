import * as admin from '@sevenfold/contract/reports/admin-reports.endpoints';
import { reportReceived } from '@sevenfold/contract/reports/report.rules';
import * as endpoints from '@sevenfold/contract/reports/reports.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { closeReports, reopenReports } from './close-reports.ts';
import { readReports } from './read-reports.ts';
import { reportQuestion } from './report-question.ts';

export function registerReports(register: Register, services: Services): void {
  register(endpoints.reportQuestion, async ({ body, caller }) => {
    await reportQuestion(services, body, caller);
    return { message: reportReceived };
  });

  register(admin.listReports, ({ query }) => readReports(services, query));
  register(admin.closeReports, async ({ params, body, caller }) => ({
    changed: await closeReports(services, params.questionId, body, caller),
  }));
  register(admin.reopenReports, async ({ params, caller }) => ({
    changed: await reopenReports(services, params.questionId, caller),
  }));
}
