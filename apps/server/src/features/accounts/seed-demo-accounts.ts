import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword } from './password-hashing.ts';
import { dateBack, findUserByEmail, insertUserIfFree } from './users.queries.ts';

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
      isDemo: true,
      passwordHash: await hashPassword(demoPassword),
      createdAt: now,
      updatedAt: now,
    });
  }
}

type DemoRole = (typeof demoAccounts)[number]['role'];
export type FoundDemoAccounts = Record<
  DemoRole,
  { readonly id: string; readonly fullName: string; readonly createdAt: Date }
>;

/** Undefined when one of them is gone, or somebody else by now. */
export async function findDemoAccounts(db: Db): Promise<FoundDemoAccounts | undefined> {
  const found: [DemoRole, FoundDemoAccounts[DemoRole]][] = [];
  for (const { role, email, fullName } of demoAccounts) {
    const user = await findUserByEmail(db, email);
    if (user?.roleId !== roleIds[role] || !user.isDemo) return undefined;
    found.push([role, { id: user.id, fullName: user.fullName ?? fullName, createdAt: user.createdAt }]);
  }
  return Object.fromEntries(found) as FoundDemoAccounts;
}

/** For accounts that get a past: nobody did anything before they signed up. */
export async function dateBackDemoAccounts(
  db: Db,
  accounts: FoundDemoAccounts,
  joined: Readonly<Record<DemoRole, Date>>,
): Promise<void> {
  for (const { role } of demoAccounts) {
    const { id, createdAt } = accounts[role];
    if (joined[role] < createdAt) await dateBack(db, id, joined[role]);
  }
}
