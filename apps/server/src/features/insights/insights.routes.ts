import * as audit from '@sevenfold/contract/insights/audit.endpoints';
import * as jobs from '@sevenfold/contract/insights/jobs.endpoints';
import * as overview from '@sevenfold/contract/insights/overview.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readAudit, readAuditChoices } from './read-audit.ts';
import { readOverview, type Waiting } from './read-overview.ts';
import { countTroubledJobs, dismissJob, readTroubledJobs, retryJob } from './troubled-jobs.ts';

export function registerInsights(
  register: Register,
  services: Services,
  waiting: Omit<Waiting, 'jobs'>,
): void {
  register(audit.listAudit, ({ query }) => readAudit(services, query));
  register(audit.getAuditChoices, () => readAuditChoices(services));
  register(overview.getOverview, ({ query }) =>
    readOverview(services, { ...waiting, jobs: countTroubledJobs }, query.days),
  );
  register(jobs.listTroubledJobs, () => readTroubledJobs(services));
  register(jobs.retryJob, async ({ params, caller }) => {
    await retryJob(services, params.id, caller);
    return { message: 'It is being tried again' };
  });
  register(jobs.dismissJob, async ({ params, caller }) => {
    await dismissJob(services, params.id, caller);
    return { message: 'It will not be tried again' };
  });
}
