import { emailSchema } from '@sevenfold/contract/accounts/email.schema';
import { lineOfText } from '@sevenfold/contract/platform/text.schema';
import { errors, type JWTPayload, type JWTVerifyResult, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { hashSecret } from '../../../platform/secret-hash.ts';
import type { ProviderConnection } from './provider-connection.ts';

/** Signatures that only the holder of a private key can make. Never `none`, never one with a shared secret. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const maxAgeSeconds = 10 * 60;
const clockToleranceSeconds = 60;

/** What the provider vouches for. The address is a claim of the user unless the provider calls it verified. */
export interface ProviderIdentity {
  /** Its name as people know it. */
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
  /** Names this very token. */
  readonly credentialHash: string;
  /** When the token would be refused for its age, whatever it says itself. */
  readonly credentialExpiresAt: Date;
}

const claimsSchema = z.object({
  /** OpenID Connect: at most 255 ASCII characters. */
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  iat: z.number(),
  email: emailSchema.optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: lineOfText(120, 'too long').optional().catch(undefined),
});

export async function verifyIdToken(
  connection: ProviderConnection,
  credential: string,
  now: Date,
): Promise<ProviderIdentity> {
  const { settings } = connection;
  const { payload, protectedHeader } = await verified(connection, credential, now);
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success || !isForUs(payload, settings.clientId) || !isIdToken(payload, protectedHeader.typ)) {
    throw refused(settings.name);
  }
  const { sub, iat, email, email_verified: emailVerified, name } = claims.data;
  return {
    provider: settings.name,
    issuer: withoutSlash(settings.issuer),
    subject: sub,
    email,
    emailVerified: email !== undefined && emailVerified,
    name: name || undefined,
    // Of the signed part alone: a signature can often be written in more than one way.
    credentialHash: hashSecret(credential.slice(0, credential.lastIndexOf('.'))),
    credentialExpiresAt: new Date((iat + maxAgeSeconds + 2 * clockToleranceSeconds) * 1000),
  };
}

async function verified(
  connection: ProviderConnection,
  credential: string,
  now: Date,
): Promise<JWTVerifyResult> {
  const { settings } = connection;
  try {
    return await jwtVerify(credential, connection.keyFor, {
      algorithms,
      issuer: issuerNames(settings.issuer),
      audience: settings.clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: maxAgeSeconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
  } catch (error) {
    if (error instanceof errors.JOSEError) throw refused(settings.name);
    throw error;
  }
}

/** Google writes its name in two ways, and a trailing slash is easily typed. */
function issuerNames(issuer: string): string[] {
  const name = withoutSlash(issuer);
  return [name, `${name}/`, ...(name === 'https://accounts.google.com' ? ['accounts.google.com'] : [])];
}

const withoutSlash = (issuer: string) => issuer.replace(/\/$/, '');

/** A token for several clients, or one asked for by another client, must name us as the one it was given to. */
function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  if (azp === undefined) return !Array.isArray(aud) || aud.length === 1;
  return azp === clientId;
}

/** Providers sign access and logout tokens with the same keys; those prove no login. */
function isIdToken(payload: JWTPayload, type: string | undefined): boolean {
  return (type === undefined || type.toUpperCase() === 'JWT') && !('events' in payload);
}

function refused(name: string): AppError {
  return new AppError(
    'wrong_credentials',
    `The sign-in with ${name} is not valid any more. Please try again.`,
  );
}
