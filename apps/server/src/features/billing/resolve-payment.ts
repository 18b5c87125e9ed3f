import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { lockAttention, setResolved } from './payments.queries.ts';
import { noSuchPayment } from './read-payments.ts';

const about = (id: string, paymentId: string) => ({ kind: 'payment', id, name: `Payment ${paymentId}` });

export async function resolvePayment(
  { database, clock }: Services,
  id: string,
  note: string,
  caller: Caller,
): Promise<void> {
  await database.transaction(async (tx) => {
    const payment = await lockAttention(tx.db, id);
    if (!payment) throw noSuchPayment();
    if (payment.resolvedAt) throw new AppError('conflict', 'Somebody has closed this entry already.');
    const now = clock.now();
    await setResolved(tx.db, id, { resolvedAt: now, resolvedBy: caller.userId, resolvedNote: note });
    await recordStaffAction(tx, caller, now, {
      action: 'resolve payment',
      about: about(id, payment.paymentId),
      before: { resolved: false },
      // The note itself stays with the payment: it may name the student, and the log is never changed.
      after: { resolved: true },
    });
  });
}

export async function reopenPayment(
  { database, clock }: Services,
  id: string,
  caller: Caller,
): Promise<void> {
  await database.transaction(async (tx) => {
    const payment = await lockAttention(tx.db, id);
    if (!payment) throw noSuchPayment();
    if (!payment.resolvedAt) throw new AppError('conflict', 'This entry is open already.');
    await setResolved(tx.db, id, { resolvedAt: null, resolvedBy: null, resolvedNote: null });
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'reopen payment',
      about: about(id, payment.paymentId),
      before: { resolved: true },
      after: { resolved: false },
    });
  });
}
