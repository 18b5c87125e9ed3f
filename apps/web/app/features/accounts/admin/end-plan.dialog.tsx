import { displayName } from '@sevenfold/contract/accounts/user';
import type { UserBilling } from '@sevenfold/contract/billing/billing.schema';
import { lastDayOf } from '@sevenfold/contract/billing/plan-offer.rules';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { longDate } from '~/lib/dates.ts';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import { useRefreshUsers } from './use-user-action.ts';
import type { AdminUser } from './user-words.ts';

type EndPlanDialogProps = { user: AdminUser; billing: UserBilling; open: boolean; onClose: () => void };

/** Says what will happen: what was given ends at once, what is paid for with its period. */
export function EndPlanDialog({ user, billing, open, onClose }: EndPlanDialogProps) {
  const refresh = useRefreshUsers();
  const [busy, setBusy] = useState(false);
  const name = displayName(user);
  const given = billing.provider === 'staff';
  const { renews_at } = billing.membership;

  const end = async () => {
    setBusy(true);
    try {
      const { billing: now } = await api('DELETE /api/admin/users/:id/plan', { params: { id: user.id } });
      const { ended_at } = now.membership;
      toast.success(
        ended_at === null
          ? `The plan of ${name} has ended.`
          : `The plan of ${name} is cancelled and ends on ${longDate(lastDayOf(ended_at))}.`,
      );
    } catch (error) {
      toast.error(messageOf(error));
    }
    await refresh();
    setBusy(false);
    onClose();
  };

  return (
    <ConfirmDialog
      open={open}
      title={`End ${name}’s plan?`}
      text={
        given
          ? 'It ends at once, and the limits of the free plan count from now on.'
          : `It is cancelled at the payment provider: nothing more is charged, and what was paid for lasts until ${
              renews_at === null ? 'the end of its period' : longDate(renews_at)
            }. The student gets an e-mail. Money is only given back at the provider itself.`
      }
      confirmLabel="End plan"
      tone="danger"
      busy={busy}
      onConfirm={() => void end()}
      onCancel={onClose}
    />
  );
}
