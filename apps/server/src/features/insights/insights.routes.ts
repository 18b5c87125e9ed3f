import * as audit from '@sevenfold/contract/insights/audit.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readAudit } from './read-audit.ts';

export function registerInsights(register: Register, services: Services): void {
  register(audit.listAudit, ({ query }) => readAudit(services, query));
}
