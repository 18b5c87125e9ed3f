import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import { accountLimits } from '../account-limits.ts';
import type { Sender } from '../sender.ts';
import type { ProviderConnection } from './provider-connection.ts';
import { type ProviderIdentity, verifyIdToken } from './verify-id-token.ts';

/** Verifies a credential that somebody sent, and counts a false one like a wrong password. */
export async function checkCredential(
  { config, rateLimits, clock }: Services,
  connection: ProviderConnection,
  credential: string,
  sender: Sender,
): Promise<ProviderIdentity> {
  const { loginFailuresOfAddress } = accountLimits(config);
  await rateLimits.check(loginFailuresOfAddress, sender.network);
  try {
    return await verifyIdToken(connection, credential, clock.now());
  } catch (error) {
    if (error instanceof AppError && error.code === 'wrong_credentials') {
      await rateLimits.spend(loginFailuresOfAddress, sender.network);
    }
    throw error;
  }
}
