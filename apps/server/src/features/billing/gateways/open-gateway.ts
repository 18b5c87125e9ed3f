import type { FastifyInstance } from 'fastify';
import { onceDatabaseAnswers } from '../../../platform/database/once-database-answers.ts';
import type { Register } from '../../../platform/http/register-endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import type { Gateway } from './gateway.ts';
import { createRazorpayGateway } from './razorpay/razorpay-gateway.ts';
import { registerSandbox } from './sandbox/sandbox.routes.ts';
import { readSandboxSecrets, sandboxGateway } from './sandbox/sandbox-gateway.ts';

/** The configured provider. The sandbox brings its own side along, with pages and jobs. */
export async function openGateway(
  register: Register,
  app: FastifyInstance,
  services: Services,
): Promise<Gateway> {
  const { config, log, clock } = services;
  const { provider, razorpay, stripe } = config.payments;
  switch (provider) {
    case 'razorpay':
      return createRazorpayGateway(razorpay, { siteName: config.site.name, clock, log });
    case 'stripe': {
      // Its package is large, and of use to nobody else.
      const { createStripeGateway } = await import('./stripe/stripe-gateway.ts');
      return createStripeGateway(stripe, { publicOrigin: config.publicOrigin, clock, log });
    }
    case 'sandbox': {
      if (!config.payments.sandboxIsOpen) log.warn('no payment provider is set: nothing can be bought');
      const secrets = await onceDatabaseAnswers(log, () => readSandboxSecrets(services));
      registerSandbox(register, app, services, secrets);
      return sandboxGateway(services, secrets);
    }
  }
}
