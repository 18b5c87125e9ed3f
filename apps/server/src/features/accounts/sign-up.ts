import type { signUpSchema } from '@sevenfold/contract/accounts/auth.endpoints';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { z } from 'zod';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { sendLink } from './account-mail.jobs.ts';
import { createAccount } from './create-account.ts';
import { type OpenedSession, openedOrRefused, openSession } from './open-session.ts';
import { hashPassword } from './password-hashing.ts';
import type { Sender } from './sender.ts';

type SignUpForm = z.output<typeof signUpSchema>;

export async function signUp(services: Services, form: SignUpForm, sender: Sender): Promise<OpenedSession> {
  const { database, queue, rateLimits, config } = services;
  await rateLimits.spend(accountLimits(config).signUpsOfAddress, sender.network);
  // Before anything is looked up, so that a taken address takes as long as a free one.
  const passwordHash = await hashPassword(form.password, sender.network);
  const account = {
    roleId: roleIds.student,
    username: form.username,
    fullName: form.full_name || null,
    email: form.email,
    passwordHash,
  };
  const opening = await database.transaction(async (tx) => {
    const user = await createAccount(services, tx, account);
    await queue.enqueue(tx, sendLink, { purpose: 'verify-email', email: user.email });
    return openSession(services, tx, { user, ...sender });
  });
  return openedOrRefused(opening);
}
