import { reportReceived } from '@sevenfold/contract/reports/report.rules';
import * as endpoints from '@sevenfold/contract/reports/reports.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { reportQuestion } from './report-question.ts';

export function registerReports(register: Register, services: Services): void {
  register(endpoints.reportQuestion, async ({ body, caller }) => {
    await reportQuestion(services, body, caller);
    return { message: reportReceived };
  });
}
