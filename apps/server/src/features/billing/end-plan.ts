import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { aboutUser, actOnUser } from '../accounts/act-on-user.ts';
import type { BillingServices } from './billing-services.ts';
import { endAtOnce, factsOf } from './grant-plan.ts';
import { isOver } from './membership.policy.ts';
import { askingProvider } from './provider-away.ts';
import { settle } from './settle.ts';
import { findAlive, type SubscriptionRow } from './subscriptions.queries.ts';

/** What was given ends at once; what is paid for is cancelled where it is paid, and lasts until its period is over. */
export async function endPlan(services: BillingServices, userId: string, caller: Caller): Promise<void> {
  const paid = await actOnUser(services, 'change-plan', userId, caller, async (tx, user, now) => {
    const current = await findAlive(tx.db, user.id);
    if (!current || isOver(current, now)) {
      throw new AppError('conflict', 'This user has no plan that could be ended.');
    }
    if (current.provider !== 'staff') return { result: current };
    await endAtOnce(tx.db, current, now);
    const logged = { action: 'end plan', before: factsOf(current), after: factsOf(undefined) };
    return { result: undefined, logged };
  });
  if (!paid) return;
  if (paid.status === 'cancelled') {
    throw new AppError('conflict', 'This plan is cancelled already. It lasts until its period is over.');
  }
  await cancelAtProvider(services, paid, (tx) =>
    recordStaffAction(tx, caller, services.clock.now(), {
      action: 'end plan',
      about: aboutUser(userId),
      before: { ...factsOf(paid), renews: true },
      after: { ...factsOf(paid), renews: false },
    }),
  );
}

/** `alongside` is written with the cancellation: there is none without the other. */
export async function cancelAtProvider(
  services: BillingServices,
  { provider, ref }: SubscriptionRow,
  alongside?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { gateway } = services;
  if (provider !== gateway.name) {
    throw new AppError(
      'conflict',
      `This plan is paid for at ${provider}, which is not connected any more. Cancel it there; it then ends with its period.`,
    );
  }
  await askingProvider(
    settle(services, { kind: 'subscription', ref }, () => gateway.cancelAtPeriodEnd(ref), alongside),
  );
}
