import type { Transaction } from '../../platform/database/database.ts';
import type { BillingServices } from './billing-services.ts';
import type { CheckoutRow } from './checkouts.queries.ts';
import type { OrderFacts } from './gateways/gateway.ts';
import { findOrderOfTest, keepOrder, type PaymentRow } from './orders.queries.ts';
import { amountMisfit, isPaid, judge, misfitOf } from './settle.policy.ts';
import { closeCheckout, paidCount, recordedPayments, writeVerdicts } from './write-verdicts.ts';

/** What is paid for once, with the buyer and the checkout locked. */
export async function settleOrder(
  services: BillingServices,
  tx: Transaction,
  checkout: CheckoutRow,
  facts: OrderFacts,
): Promise<CheckoutRow> {
  const { gateway, ids } = services;
  const recorded = await recordedPayments(services, tx, facts);
  const refusal =
    misfitOf(checkout, facts, null) ?? (await goodsRefusal(services, tx, checkout, facts, recorded));
  const verdicts = judge(facts.payments, recorded, (payment, paidSoFar) => {
    if (refusal !== null) return refusal;
    return paidSoFar > 0 ? 'It was paid for a second time.' : amountMisfit(checkout, payment);
  });
  const paid = verdicts.find(isPaid);
  const settledBefore = verdicts.find(({ before }) => before?.orderId);
  let orderId = settledBefore?.before?.orderId ?? null;
  if (paid || settledBefore) {
    const { at } = (paid ?? settledBefore)!.payment;
    const order = await keepOrder(tx.db, {
      id: ids.uuid(),
      userId: checkout.userId,
      checkoutId: checkout.id,
      provider: gateway.name,
      ref: facts.ref,
      type: 'grading',
      plan: null,
      testSlug: checkout.testSlug,
      amount: checkout.amount,
      currency: checkout.currency,
      paidCount: paidCount(verdicts),
      periodStart: at,
      periodEnd: null,
      endedAt: null,
      createdAt: at,
    });
    orderId = order.id;
  }
  const written = await writeVerdicts(services, tx, { ...checkout, ref: facts.ref }, verdicts, orderId);
  return closeCheckout(services, tx, checkout, facts, verdicts, {
    complete: paid !== undefined,
    changed: written.length > 0,
  });
}

/** Hands over what is paid for; null when that worked or nothing was paid. */
async function goodsRefusal(
  { goods }: BillingServices,
  tx: Transaction,
  checkout: CheckoutRow,
  facts: OrderFacts,
  recorded: ReadonlyMap<string, PaymentRow>,
): Promise<string | null> {
  // What stands in the books isn't judged again, so nothing is handed over for it either.
  const payment = facts.payments.find(
    ({ status, paymentId }) =>
      status === 'paid' && (recorded.get(paymentId)?.status ?? 'failed') === 'failed',
  );
  if (!payment || amountMisfit(checkout, payment) !== null) return null;
  const { userId, testSlug } = checkout;
  if (userId === null) return 'The account of the buyer is gone.';
  if (testSlug === null) return 'There is nothing that it could pay for.';
  const other = await findOrderOfTest(tx.db, testSlug);
  if (other && other.ref !== facts.ref) return 'The test had been paid for already.';
  const handedOver = await goods.paid(tx, { testSlug, userId, at: payment.at });
  return handedOver ? null : 'There is nothing (any more) that it could pay for.';
}
