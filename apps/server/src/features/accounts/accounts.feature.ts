import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../../platform/http/caller.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { sendLink, sendNotice } from './account-mail.jobs.ts';
import { registerAuth } from './auth.routes.ts';
import { authenticator } from './authenticate.ts';
import { registerProfile } from './profile.routes.ts';
import { sendLinkNow } from './send-link.job.ts';
import { sendNoticeNow } from './send-notice.job.ts';
import { registerSingleSignOn } from './single-sign-on/single-sign-on.routes.ts';
import { sweepAccounts, sweepAccountsJob, sweepEverySeconds } from './sweep-accounts.job.ts';

export interface Accounts {
  readonly authenticate: Authenticate;
  /** `app` is for the few routes of single sign-on that redirect the browser and aren't calls of the contract. */
  register(register: Register, app: FastifyInstance): void;
}

export function createAccounts(services: Services): Accounts {
  const { queue } = services;
  queue.handle(sendLink, (data, context) => sendLinkNow(services, data, context));
  queue.handle(sendNotice, (data, context) => sendNoticeNow(services, data, context));
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
