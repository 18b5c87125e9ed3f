import type { FastifyInstance } from 'fastify';
import type { Register } from '../../../platform/http/register-endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import type { Gateway } from './gateway.ts';
import { registerSandbox } from './sandbox/sandbox.routes.ts';
import { readSandboxSecrets, sandboxGateway } from './sandbox/sandbox-gateway.ts';

/** The configured provider. The sandbox brings its own side along, with pages and jobs. */
export async function openGateway(
  register: Register,
  app: FastifyInstance,
  services: Services,
): Promise<Gateway> {
  const { provider } = services.config.payments;
  if (provider !== 'sandbox') throw new Error(`there is no gateway to ${provider} yet`);
  const secrets = await readSandboxSecrets(services);
  registerSandbox(register, app, services, secrets);
  return sandboxGateway(services, secrets);
}
