import type { adminUserSchema } from '@sevenfold/contract/accounts/admin-users.endpoints';
import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { z } from 'zod';
import type { SeenUser } from './admin-users.queries.ts';
import { presentUser } from './user.presenter.ts';

export const presentAdminUser = (
  { user, seenAt }: SeenUser,
  plans: ReadonlyMap<string, PlanKey>,
): z.output<typeof adminUserSchema> => ({
  ...presentUser(user),
  locked_at: user.lockedAt?.toISOString() ?? null,
  disabled_at: user.disabledAt?.toISOString() ?? null,
  last_seen_at: seenAt?.toISOString() ?? null,
  plan: plans.get(user.id) ?? 'free',
});
