import type { FastifyBaseLogger } from 'fastify';
import { demoAccounts } from '../../features/accounts/seed-demo-accounts.ts';
import type { Config } from '../../platform/config.ts';
import { type LocalIssuer, startLocalIssuer } from './local-issuer.ts';

export const demoSignOnName = 'demo sign-on';

const highestPort = 65_535;

export interface SignOn {
  /** As it was given, with the provider that runs now. */
  readonly config: Config;
  stop(): Promise<void>;
}

/**
 * Single sign-on that can be tried without an account anywhere. It lets anybody in as anybody, so it is for the demo
 * alone, and gives way to a provider that is configured.
 */
export async function startDemoSignOn(config: Config, log: FastifyBaseLogger): Promise<SignOn> {
  const none = { config, stop: async () => undefined };
  // A port that is only found at the start leaves no address to come back to.
  if (!config.demo || config.singleSignOn || config.port === 0) return none;
  const clientId = 'sevenfold-demo';
  try {
    const { issuer, stop } = await startBeside(config.port, {
      clientId,
      redirectUris: [`${config.publicOrigin}/api/auth/sso/callback`],
      accounts: demoAccounts.map(({ email, fullName }) => ({ email, name: fullName })),
    });
    return { config: withProvider(config, { issuer, clientId, name: demoSignOnName }), stop };
  } catch (error) {
    // A product without it is still one to be tried. Its library may be missing: it is no dependency of production.
    log.warn({ err: error }, 'the demo has no single sign-on');
    return none;
  }
}

/** The next port, since the address is part of who the provider says a user is; another one if that is taken. */
async function startBeside(
  port: number,
  options: Omit<Parameters<typeof startLocalIssuer>[0], 'port'>,
): Promise<LocalIssuer> {
  if (port === highestPort) return startLocalIssuer(options);
  try {
    return await startLocalIssuer({ ...options, port: port + 1 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return startLocalIssuer(options);
  }
}

const withProvider = (
  config: Config,
  { issuer, clientId, name }: { issuer: string; clientId: string; name: string },
): Config => ({
  ...config,
  singleSignOn: { issuer, clientId, clientSecret: undefined, keysUrl: undefined, name },
  site: { ...config.site, singleSignOnName: name },
});
