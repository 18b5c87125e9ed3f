import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { Services } from '../../platform/services.ts';
import { hashPassword } from './password-hashing.ts';
import { findUserByEmail, insertUserIfFree } from './users.queries.ts';

export const demoPassword = 'Sevenfold7!';

export const demoAccounts = [
  { role: 'owner', fullName: 'Olivia Owner', email: 'owner@sevenfold.example' },
  { role: 'staff', fullName: 'Stefan Staff', email: 'staff@sevenfold.example' },
  { role: 'student', fullName: 'Sana Student', email: 'student@sevenfold.example' },
] as const;

/** The password is no secret, so these may only exist where nobody else can reach them. */
export async function seedDemoAccounts({ database, clock, ids, config }: Services): Promise<void> {
  if (!config.demo) throw new Error('demo accounts are for the demo only');
  const now = clock.now();
  for (const { role, fullName, email } of demoAccounts) {
    if (await findUserByEmail(database.db, email)) continue;
    await insertUserIfFree(database.db, {
      id: ids.uuid(),
      roleId: roleIds[role],
      username: role,
      fullName,
      email,
      verified: true,
      passwordHash: await hashPassword(demoPassword),
      createdAt: now,
      updatedAt: now,
    });
  }
}
