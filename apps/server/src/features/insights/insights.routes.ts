import * as audit from '@sevenfold/contract/insights/audit.endpoints';
import * as overview from '@sevenfold/contract/insights/overview.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readAudit } from './read-audit.ts';
import { readOverview, type Waiting } from './read-overview.ts';

export function registerInsights(register: Register, services: Services, waiting: Waiting): void {
  register(audit.listAudit, ({ query }) => readAudit(services, query));
  register(overview.getOverview, ({ query }) => readOverview(services, waiting, query.days));
}
