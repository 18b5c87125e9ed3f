import { displayName } from '@sevenfold/contract/accounts/user';
import type { listPaymentsForStaff } from '@sevenfold/contract/billing/admin-billing.endpoints';
import type { StaffPayment } from '@sevenfold/contract/billing/billing.schema';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { readPeople } from '../accounts/read-people.ts';
import {
  findAttention,
  findOpenAttention,
  listAllPayments,
  type PaymentFilter,
  type StaffPaymentRow,
} from './payments.queries.ts';

export async function readPayments(
  services: Services,
  filter: PaymentFilter,
): Promise<ResponseOf<typeof listPaymentsForStaff>> {
  const { rows, total } = await listAllPayments(services.database.db, filter);
  return { rows: await tell(services, rows), total, page: filter.page, pageSize: filter.pageSize };
}

export async function readOnePayment(services: Services, id: string): Promise<StaffPayment> {
  const row = await findAttention(services.database.db, id);
  if (!row) throw noSuchPayment();
  const [told] = await tell(services, [row]);
  return told!;
}

export const noSuchPayment = () => new AppError('not_found', 'There is no such payment to look at');

/** How many payments nobody has dealt with, and since when the first of them waits. */
export const readWaitingPayments = ({ database }: Services) => findOpenAttention(database.db);

async function tell(services: Services, rows: readonly StaffPaymentRow[]): Promise<StaffPayment[]> {
  const people = await readPeople(
    services,
    rows.flatMap(({ payment, checkout }) => [checkout?.userId ?? [], payment.resolvedBy ?? []].flat()),
  );
  return rows.map(({ payment, checkout }) => {
    const student = people.get(checkout?.userId ?? '');
    const resolver = people.get(payment.resolvedBy ?? '');
    return {
      id: payment.id,
      provider: payment.provider,
      payment_id: payment.paymentId,
      ref: payment.ref,
      status: payment.status,
      reason: payment.reason,
      amount: payment.amount,
      currency: payment.currency,
      at: payment.at.toISOString(),
      purpose: checkout?.purpose ?? null,
      test_slug: checkout?.testSlug ?? null,
      student: student
        ? {
            id: student.id,
            full_name: student.fullName,
            username: student.username,
            email: student.email,
          }
        : null,
      resolved: payment.resolvedAt && {
        at: payment.resolvedAt.toISOString(),
        by: resolver ? displayName({ full_name: resolver.fullName, username: resolver.username }) : null,
        note: payment.resolvedNote,
      },
    };
  });
}
