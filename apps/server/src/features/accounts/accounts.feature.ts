import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../../platform/http/caller.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';

export interface Accounts {
  readonly authenticate: Authenticate;
  /** `app` is for the few routes of single sign-on that redirect the browser and aren't calls of the contract. */
  register(register: Register, app: FastifyInstance): void;
}

export function createAccounts(_services: Services): Accounts {
  return { authenticate: async () => undefined, register: () => undefined };
}
