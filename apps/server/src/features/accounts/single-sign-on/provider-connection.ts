import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { allowInsecureRequests, ClientSecretPost, type Configuration, discovery, None } from 'openid-client';
import { AppError } from '../../../platform/app-error.ts';
import { type Config, isSecureOrLoopback } from '../../../platform/config.ts';

export type SingleSignOnSettings = NonNullable<Config['singleSignOn']>;

const timeoutSeconds = 5;

export interface ProviderConnection {
  readonly settings: SingleSignOnSettings;
  readonly log: FastifyBaseLogger;
  /** The provider's addresses, asked for at the first use: the product starts without the provider. */
  client(): Promise<Configuration>;
  /** The published key that a token names. */
  readonly keyFor: JWTVerifyGetKey;
  /** The refusal for when the provider can't be reached. */
  unavailable(cause: unknown): AppError;
}

export function connectProvider(settings: SingleSignOnSettings, log: FastifyBaseLogger): ProviderConnection {
  function unavailable(cause: unknown): AppError {
    log.warn({ err: cause, issuer: settings.issuer }, 'single sign-on provider failed');
    return new AppError(
      'unavailable',
      `${settings.name} can't be reached right now. Please try again in a minute or use your password.`,
    );
  }

  const client = onceItWorks(async () => {
    const issuer = new URL(settings.issuer);
    try {
      return await discovery(
        issuer,
        settings.clientId,
        undefined,
        settings.clientSecret ? ClientSecretPost(settings.clientSecret) : None(),
        {
          timeout: timeoutSeconds,
          // The configuration admits plain http for a loopback issuer only.
          ...(issuer.protocol === 'http:' && { execute: [allowInsecureRequests] }),
        },
      );
    } catch (error) {
      throw unavailable(error);
    }
  });

  const keySet = onceItWorks(async () => {
    const address = new URL(
      settings.keysUrl ?? (await client()).serverMetadata().jwks_uri ?? '',
      settings.issuer,
    );
    if (!isSecureOrLoopback(address))
      throw unavailable(new Error(`keys at ${address.href} are not safe to use`));
    return createRemoteJWKSet(address, { timeoutDuration: timeoutSeconds * 1000 });
  });

  return {
    settings,
    log,
    client,
    unavailable,
    async keyFor(header, token) {
      const keys = await keySet();
      try {
        return await keys(header, token);
      } catch (error) {
        if (blamesTheToken(error)) throw error;
        throw unavailable(error);
      }
    },
  };
}

function blamesTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

/** Keeps a success for good and a failure not at all; callers at the same time share one try. */
function onceItWorks<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let attempt: Promise<Result> | undefined;
  return () => {
    attempt ??= work().catch((error: unknown) => {
      attempt = undefined;
      throw error;
    });
    return attempt;
  };
}
