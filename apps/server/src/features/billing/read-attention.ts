import type { AttentionPayment } from '@sevenfold/contract/billing/billing.schema';
import type { Services } from '../../platform/services.ts';
import { readPeople } from '../accounts/read-people.ts';
import { listAttention } from './orders.queries.ts';

const shown = 500;

export async function readAttention(services: Services): Promise<AttentionPayment[]> {
  const entries = await listAttention(services.database.db, shown);
  const buyers = entries.flatMap(({ checkout }) => checkout?.userId ?? []);
  const people = await readPeople(services, buyers);
  return entries.map(({ payment, checkout }) => {
    const person = people.get(checkout?.userId ?? '');
    return {
      id: payment.id,
      provider: payment.provider,
      payment_id: payment.paymentId,
      ref: payment.ref,
      status: payment.status === 'failed' ? 'failed' : 'unmatched',
      reason: payment.reason,
      amount: payment.amount,
      currency: payment.currency,
      at: payment.at.toISOString(),
      purpose: checkout?.purpose ?? null,
      test_slug: checkout?.testSlug ?? null,
      student: person ? { full_name: person.fullName, username: person.username, email: person.email } : null,
    };
  });
}
