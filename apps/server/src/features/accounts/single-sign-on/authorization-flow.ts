import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  calculatePKCECodeChallenge,
  randomPKCECodeVerifier,
} from 'openid-client';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { HandOver } from './hand-over.page.ts';
import type { ProviderConnection } from './provider-connection.ts';
import { verifyIdToken } from './verify-id-token.ts';

/** What the browser keeps while its user is at the provider. All parts are of word characters and hyphens. */
export interface Visit {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the tab that opened the window listens. */
  readonly channel: string;
}

export async function beginVisit(
  connection: ProviderConnection,
  ids: Ids,
  options: { channel: string; redirectUri: string },
): Promise<{ visit: Visit; address: string }> {
  const visit: Visit = {
    state: ids.secret(),
    nonce: ids.secret(),
    verifier: randomPKCECodeVerifier(),
    channel: options.channel,
  };
  const address = buildAuthorizationUrl(await connection.client(), {
    redirect_uri: options.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'select_account',
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: await calculatePKCECodeChallenge(visit.verifier),
    code_challenge_method: 'S256',
  });
  return { visit, address: address.href };
}

/** Turns the provider's answer into an ID token. */
export async function endVisit(
  connection: ProviderConnection,
  clock: Clock,
  visit: Visit,
  answer: URL,
): Promise<string> {
  const tokens = await authorizationCodeGrant(await connection.client(), answer, {
    expectedState: visit.state,
    expectedNonce: visit.nonce,
    pkceCodeVerifier: visit.verifier,
    idTokenExpected: true,
  });
  const credential = tokens.id_token ?? '';
  await verifyIdToken(connection, credential, clock.now());
  return credential;
}

/** Why a visit came to nothing, for the person at the window. */
export function failure(connection: ProviderConnection, error: unknown): HandOver {
  const { name } = connection.settings;
  if (error instanceof AppError) {
    return { error: error.code === 'unavailable' ? 'unavailable' : 'failed', message: error.message };
  }
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
    return { error: 'cancelled', message: `The sign-in with ${name} was cancelled.` };
  }
  if (isOutage(error)) return { error: 'unavailable', message: connection.unavailable(error).message };
  connection.log.warn({ err: error }, 'single sign-on visit failed');
  return { error: 'failed', message: `The sign-in with ${name} didn't work. Please try again.` };
}

const outageCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);

/** Whether the provider is down, rather than refusing this visit. A network failure is a TypeError of fetch. */
function isOutage(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'temporarily_unavailable' || error.error === 'server_error';
  }
  return error instanceof TypeError || (error instanceof ClientError && outageCodes.has(error.code ?? ''));
}
