import { displayName } from '@sevenfold/contract/accounts/user';
import type { StaffPayment } from '@sevenfold/contract/billing/billing.schema';
import { type FormEvent, useId, useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { money } from '~/lib/money.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextArea } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';

type ClosePaymentDialogProps = {
  payment: StaffPayment;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
};

/** What was done is asked for: the next who wonders finds it beside the payment. */
export function ClosePaymentDialog({ payment, open, onClose, onDone }: ClosePaymentDialogProps) {
  const formId = useId();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const close = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (note.trim() === '') {
      setProblem('Say what was done');
      return;
    }
    setBusy(true);
    try {
      await api('POST /api/admin/payments/:id/resolve', { params: { id: payment.id }, body: { note } });
      toast.success('The entry is closed.');
      onClose();
    } catch (error) {
      toast.error(messageOf(error));
    }
    await onDone();
    setBusy(false);
  };

  const who = payment.student ? displayName(payment.student) : 'nobody we know';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Close the payment of ${money(payment.amount, payment.currency)}`}
      description={`By ${who}. ${
        payment.status === 'failed'
          ? 'The card was declined and no money arrived, so there is nothing to give back.'
          : 'Closing moves no money: give it back at the provider, or give a plan on the user’s page, before you close it.'
      }`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Close entry
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void close(event)}>
        <TextArea
          label="What was done"
          name="note"
          value={note}
          onChange={(value) => {
            setNote(value);
            setProblem(undefined);
          }}
          rows={3}
          maxLength={1000}
          hint="For the other members of staff; students don’t see it."
          error={problem}
          required
        />
      </form>
    </Dialog>
  );
}
