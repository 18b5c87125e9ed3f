import { isStaff } from '@sevenfold/contract/accounts/roles';
import { recordVisit } from '@sevenfold/contract/site/visits.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { createVisitCounter } from './visit-counter.ts';

const flushMs = 5000;
const crawler = /bot|crawl|spider|slurp|preview|headless|lighthouse/i;

export function registerVisits(register: Register, app: FastifyInstance, services: Services): void {
  const counter = createVisitCounter(services);
  const flush = () =>
    counter.flush().catch((error: unknown) => services.log.warn({ err: error }, 'visits not written'));
  const timer = setInterval(() => void flush(), flushMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });

  register(recordVisit, async ({ body, caller, request }) => {
    const { headers, ip } = request;
    const browser = headers['user-agent'] ?? '';
    const unwanted =
      headers['sec-gpc'] === '1' || headers.dnt === '1' || browser === '' || crawler.test(browser);
    if (!unwanted && !(caller && isStaff(caller.roleId))) {
      await counter.count({ path: body.path, address: ip, browser });
    }
    return {};
  });
}
