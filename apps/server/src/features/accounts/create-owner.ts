import { emailSchema } from '@sevenfold/contract/accounts/email.schema';
import { resetPasswordErrors } from '@sevenfold/contract/accounts/password.rules';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { lineOfText } from '@sevenfold/contract/platform/text.schema';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { createAccount } from './create-account.ts';
import { closeWaysIn } from './demo-accounts.queries.ts';
import { hashPassword } from './password-hashing.ts';
import { changeUser, findUserByEmail, lockUser, type UserRow } from './users.queries.ts';

/** Everything hangs on an owner's password, so it has to keep the stricter rules of a reset. */
const ownerSchema = z.object({
  email: emailSchema,
  name: lineOfText(120, 'Name should be at most 120 characters long').min(1, 'Please give a name'),
  password: z.string().superRefine((password, context) => {
    for (const message of resetPasswordErrors(password)) context.addIssue({ code: 'custom', message });
  }),
});

/** For the command line: whoever can run it owns the installation, so the address counts as verified. */
export async function createOwner(
  services: Pick<Services, 'database' | 'clock' | 'ids'>,
  given: { email: string; password: string; name: string },
): Promise<UserRow> {
  const parsed = ownerSchema.safeParse(given);
  if (!parsed.success) {
    throw new AppError('invalid_input', parsed.error.issues.map((issue) => issue.message).join('\n'));
  }
  const { email, name, password } = parsed.data;
  const account = {
    roleId: roleIds.owner,
    username: '',
    fullName: name,
    email,
    verified: true,
    passwordHash: await hashPassword(password),
  };
  return services.database.transaction(async (tx) => {
    const taken = await findUserByEmail(tx.db, email);
    if (!taken?.isDemo) return createAccount(services, tx, account);
    // The demo's account of this address becomes their own, and is nobody else's any more.
    const { username: _, ...own } = account;
    await lockUser(tx.db, taken.id);
    await closeWaysIn(tx.db, taken.id);
    const changes = { ...own, isDemo: false, lockedAt: null, disabledAt: null };
    return changeUser(tx.db, taken.id, changes, services.clock.now());
  });
}
