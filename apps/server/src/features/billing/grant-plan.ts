import { endOfLastDay, type GrantedPlanKey, lastDayProblem } from '@sevenfold/contract/billing/grant.rules';
import { currency } from '@sevenfold/contract/billing/plans';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { actOnUser } from '../accounts/act-on-user.ts';
import type { BillingServices } from './billing-services.ts';
import { endSubscription } from './end-subscription.ts';
import { isEndless, isOver, noEnd } from './membership.policy.ts';
import {
  changeSubscription,
  findAlive,
  insertSubscription,
  type SubscriptionRow,
} from './subscriptions.queries.ts';

export interface Grant {
  readonly plan: GrantedPlanKey;
  /** Its last day; null for a plan without end. */
  readonly until: string | null;
}

/** A plan for nothing, in place of what was given before. What is paid for isn't touched: it would go on being charged. */
export const grantPlan = (
  services: BillingServices,
  userId: string,
  { plan, until }: Grant,
  caller: Caller,
): Promise<void> =>
  actOnUser(services, 'change-plan', userId, caller, async (tx, user, now) => {
    const message = until === null ? undefined : lastDayProblem(until, now);
    if (message) throw invalidField('until', message);
    const current = await findAlive(tx.db, user.id);
    const lasting = current && !isOver(current, now) ? current : undefined;
    if (lasting && lasting.provider !== 'staff') {
      throw new AppError(
        'conflict',
        lasting.status === 'cancelled'
          ? `This user has paid for a plan that lasts until ${dayOf(lasting.periodEnd)}. Give one when it has ended.`
          : 'This user pays for a plan. End it first, or they would go on paying for it.',
      );
    }
    if (lasting) await endAtOnce(tx.db, lasting, now);
    else if (current) await endSubscription(tx.db, current, now);
    const id = services.ids.uuid();
    const granted = await insertSubscription(tx.db, {
      id,
      userId: user.id,
      provider: 'staff',
      ref: id,
      plan,
      status: 'active',
      amount: 0,
      currency,
      periodStart: now,
      periodEnd: until === null ? noEnd : endOfLastDay(until),
      createdAt: now,
      updatedAt: now,
    });
    return {
      result: undefined,
      logged: { action: 'grant plan', before: factsOf(lasting), after: factsOf(granted) },
    };
  });

export const endAtOnce = (db: Parameters<typeof changeSubscription>[0], { id }: SubscriptionRow, now: Date) =>
  changeSubscription(db, id, { status: 'ended', endedAt: now, updatedAt: now });

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** As the log keeps it. */
export function factsOf(subscription: SubscriptionRow | undefined): Record<string, unknown> {
  if (!subscription) return { plan: 'free', until: null };
  const { plan, provider, periodEnd } = subscription;
  const granted = provider === 'staff';
  // What was given ends with a whole day, what was bought at a moment.
  const until = granted ? dayOf(new Date(periodEnd.getTime() - dayMs)) : periodEnd.toISOString();
  return { plan, until: isEndless(subscription) ? null : until, provider };
}
