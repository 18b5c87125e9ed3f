import type { Transaction } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { announce, enterPayment } from './books.ts';
import { nextPeriodEnd } from './period.policy.ts';
import {
  changePurchase,
  listDueRefs,
  listPayments,
  lockPurchase,
  type PurchaseRow,
} from './sandbox.queries.ts';
import { renewalFailure } from './test-cards.policy.ts';

/** A renewal that wasn't paid is tried again every day, so many times in all. */
const renewalTries = 3;
const day = 86_400_000;

export async function renewDue(services: Services): Promise<void> {
  const { database, clock } = services;
  for (const ref of await listDueRefs(database.db, clock.now())) await bringUpToDate(services, ref);
}

/**
 * Charges what is due by now, period after period, as a provider would have done meanwhile: whoever reads the
 * sandbox's books never sees a subscription that waits for a job.
 */
export async function bringUpToDate(services: Services, ref: string): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await database.transaction(async (tx) => {
    let purchase = await lockPurchase(tx.db, ref);
    while (purchase && isDue(purchase, now)) {
      const next = await takeStep(services, tx, purchase, now);
      if (!next) return;
      purchase = next;
    }
  });
}

const isDue = ({ status, periodEnd }: PurchaseRow, now: Date): boolean =>
  (status === 'active' || status === 'payment_failed') && periodEnd !== null && periodEnd <= now;

/** Undefined when there is nothing more to do for today. */
async function takeStep(
  services: Services,
  tx: Transaction,
  purchase: PurchaseRow,
  now: Date,
): Promise<PurchaseRow | undefined> {
  const end = purchase.periodEnd!;
  const isOver = purchase.cancelsAtPeriodEnd || !services.config.payments.sandboxIsOpen;
  if (isOver) return finish(services, tx, purchase, end, 'subscription.cancelled');
  const reason = renewalFailure(purchase.card);
  if (reason === null) {
    await enterPayment(services, tx, purchase, null);
    const renewed = await changePurchase(tx.db, purchase.ref, {
      status: 'active',
      periodStart: end,
      periodEnd: nextPeriodEnd(end, purchase.planId),
    });
    await announce(services, tx, renewed, 'subscription.charged');
    return renewed;
  }
  const failures = (await listPayments(tx.db, purchase.ref)).filter(
    (payment) => payment.status === 'failed' && payment.at >= end,
  ).length;
  if (failures >= renewalTries) return finish(services, tx, purchase, now, 'subscription.halted');
  if (now.getTime() < end.getTime() + failures * day) return undefined;
  await enterPayment(services, tx, purchase, reason);
  const failed = await changePurchase(tx.db, purchase.ref, { status: 'payment_failed' });
  if (purchase.status !== 'payment_failed') await announce(services, tx, failed, 'subscription.pending');
  return failed;
}

async function finish(
  services: Services,
  tx: Transaction,
  purchase: PurchaseRow,
  endedAt: Date,
  event: string,
): Promise<undefined> {
  const ended = await changePurchase(tx.db, purchase.ref, { status: 'ended', endedAt });
  await announce(services, tx, ended, event);
}
