import { AppError } from '../../platform/app-error.ts';
import { fairLimit } from '../../platform/fair-limit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readUser } from '../accounts/read-profile.ts';
import { receiptNumber } from './order.presenter.ts';
import { findOrder, listPaymentsOfOrder } from './orders.queries.ts';
import { describePurchase } from './purchase-words.ts';

/** Each takes the processor for some 60 ms, and may be asked for as often as its buyer likes, so they take turns. */
export const limitReceipts = fairLimit({ concurrency: 1, maxQueued: 20, longestWaitMs: 60_000 });

export async function printReceipt(
  services: Services,
  orderId: string,
  caller: Caller,
  gone: AbortSignal,
): Promise<{ name: string; content: Buffer }> {
  const { config, database } = services;
  const order = await findOrder(database.db, orderId);
  if (order?.userId !== caller.userId) throw new AppError('not_found', 'There is no such order of yours');
  const payments = await listPaymentsOfOrder(database.db, order.id);
  const user = await readUser(services, caller);
  const number = receiptNumber(order);
  const description = describePurchase(config, order);
  const content = await limitReceipts({ owner: caller.userId, gone }, async () => {
    // Loaded with the first receipt, since it brings the typesetter along.
    const { writeReceipt } = await import('./receipt/write-receipt.ts');
    return writeReceipt({
      site: config.site,
      number,
      issuedAt: payments.at(-1)?.at ?? order.createdAt,
      buyerNames: [user.fullName ?? '', user.username],
      buyerEmail: user.email,
      currency: order.currency,
      lines: payments.map(({ at, amount, status }) => ({
        at,
        amount,
        description,
        refunded: status === 'refunded',
      })),
    });
  });
  return { name: `receipt-${number}.pdf`, content };
}
