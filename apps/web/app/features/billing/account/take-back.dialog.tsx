import type { Membership } from '@sevenfold/contract/billing/billing.schema';
import { lastDayOf } from '@sevenfold/contract/billing/plan-offer.rules';
import { currency } from '@sevenfold/contract/billing/plans';
import { useState } from 'react';
import { longDate } from '~/lib/dates.ts';
import { money } from '~/lib/money.ts';
import { Button } from '~/ui/button.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { useCancelNextPlan } from '../use-billing.ts';

type TakeBackDialogProps = {
  open: boolean;
  membership: Membership;
  next: NonNullable<Membership['next']>;
  /** The plan that runs, under the name that it is sold by. */
  running: string;
  onClose: () => void;
};

/** The plan that runs stopped renewing when the other was chosen: whoever takes that back says what becomes of it. */
export function TakeBackDialog({ open, membership, next, running, onClose }: TakeBackDialogProps) {
  const cancellation = useCancelNextPlan();
  const [goesOn, setGoesOn] = useState(true);
  const until = membership.ended_at ?? membership.renews_at;
  const canChoose = next.can_resume && until !== null;
  const takeBack = () => cancellation.mutate({ resume: canChoose && goesOn }, { onSettled: onClose });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={`Take the ${next.name} back?`}
      description={`It will not start, and nothing is charged for it.${canChoose ? '' : restOf(membership, running)}`}
      footer={
        <>
          <Button variant="secondary" disabled={cancellation.isPending} onClick={onClose}>
            Leave it as it is
          </Button>
          <Button busy={cancellation.isPending} onClick={takeBack}>
            Take it back
          </Button>
        </>
      }
    >
      {canChoose ? (
        <ChoiceCards
          legend={`Your ${running} then`}
          name="then"
          value={goesOn ? 'goes-on' : 'ends'}
          onChange={(value) => setGoesOn(value === 'goes-on')}
          options={[
            {
              value: 'goes-on',
              label: `Goes on and renews on ${longDate(until)}`,
              description: `${money(membership.amount ?? 0, currency)} is charged on that day.`,
            },
            {
              value: 'ends',
              label: `Ends on ${longDate(lastDayOf(until))}`,
              description: 'Nothing more is charged. You can resume it until then.',
            },
          ]}
        />
      ) : undefined}
    </Dialog>
  );
}

/** What is left where there is nothing to choose. */
function restOf({ given, status, ended_at }: Membership, running: string): string {
  if (given) return ' The plan that we gave you stays as it is.';
  if (status !== 'cancelled' || ended_at === null) return '';
  return ` Your ${running} ends on ${longDate(lastDayOf(ended_at))} all the same. You can buy it again, to start when it ends.`;
}
