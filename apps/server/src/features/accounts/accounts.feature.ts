import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../../platform/http/caller.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { sendLink, sendNotice } from './account-mail.jobs.ts';
import { registerAuth } from './auth.routes.ts';
import { authenticator } from './authenticate.ts';
import { registerProfile } from './profile.routes.ts';
import { registerSingleSignOn } from './single-sign-on/single-sign-on.routes.ts';
import { sweepAccounts, sweepAccountsJob, sweepEverySeconds } from './sweep-accounts.job.ts';

export interface Accounts {
  readonly authenticate: Authenticate;
  /** `app` is for the few routes of single sign-on that redirect the browser and aren't calls of the contract. */
  register(register: Register, app: FastifyInstance): void;
}

export function createAccounts(services: Services): Accounts {
  const { queue } = services;
  // The e-mail templates are loaded with the first message, since they would double the time of a start.
  queue.handle(sendLink, async (data, context) =>
    (await import('./send-link.job.ts')).sendLinkNow(services, data, context),
  );
  queue.handle(sendNotice, async (data, context) =>
    (await import('./send-notice.job.ts')).sendNoticeNow(services, data, context),
  );
  queue.handle(sweepAccountsJob, () => sweepAccounts(services));
  queue.every(sweepAccountsJob, sweepEverySeconds);

  return {
    authenticate: authenticator(services),
    register(register, app) {
      registerAuth(register, services);
      registerProfile(register, services);
      registerSingleSignOn(register, app, services);
    },
  };
}
