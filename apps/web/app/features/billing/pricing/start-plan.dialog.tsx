import { lastDayOf, type PlanOffer, type PlanStart } from '@sevenfold/contract/billing/plan-offer.rules';
import { currency, type SoldPlanKey, soldPlan } from '@sevenfold/contract/billing/plans';
import { useState } from 'react';
import { longDate } from '~/lib/dates.ts';
import { money } from '~/lib/money.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import type { useBuyPlan } from './use-buy-plan.ts';

type StartPlanDialogProps = {
  plan: SoldPlanKey;
  offer: PlanOffer;
  purchase: ReturnType<typeof useBuyPlan>;
  onClose: () => void;
};

/** Beside a plan that runs: when the chosen one starts, and what becomes of the other. */
export function StartPlanDialog({ plan, offer, purchase, onClose }: StartPlanDialogProps) {
  const { name, amount } = soldPlan(plan);
  const [starts, setStarts] = useState<PlanStart>(offer.kind === 'replace' ? 'now' : 'at_end');
  const [busy, setBusy] = useState(false);
  const price = money(amount, currency);
  const goOn = async () => {
    setBusy(true);
    await (offer.kind === 'resume' ? purchase.resume() : purchase.buy(plan, starts));
    onClose();
  };
  const { title, text, action } = wordsFor(offer, name, price);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Not now
          </Button>
          {action ? (
            <Button busy={busy} onClick={() => void goOn()}>
              {action}
            </Button>
          ) : (
            <ButtonLink to="/account-details/membership">See your membership</ButtonLink>
          )}
        </>
      }
    >
      {offer.kind === 'choose' ? (
        <ChoiceCards
          legend="When it starts"
          name="starts"
          value={starts}
          onChange={(value) => setStarts(value === 'now' ? 'now' : 'at_end')}
          options={[
            {
              value: 'at_end',
              label: `When the other ends, on ${longDate(offer.endsAt)}`,
              description: `${price} is charged on that day, and nothing before.`,
            },
            {
              value: 'now',
              label: 'At once',
              description: `${price} is charged now. It replaces the plan you were given.`,
            },
          ]}
        />
      ) : undefined}
    </Dialog>
  );
}

interface Words {
  readonly title: string;
  readonly text: string;
  /** None where nothing can be done here. */
  readonly action?: string;
}

function wordsFor(offer: PlanOffer, name: string, price: string): Words {
  switch (offer.kind) {
    case 'choose':
      return {
        title: `When shall the ${name} start?`,
        text: `You have a plan that we gave you, until ${longDate(lastDayOf(offer.endsAt))}.`,
        action: 'Continue',
      };
    case 'replace':
      return {
        title: `Replace your plan with the ${name}?`,
        text: `You have a plan that we gave you, without end. The ${name} takes its place at once, and ${price} is charged now.`,
        action: 'Replace it',
      };
    case 'later':
      return {
        title: offer.switches ? `Switch to the ${name}?` : `Choose the ${name} to follow?`,
        text: `It starts on ${longDate(offer.startsAt)}, when what you have paid for ends. ${price} is charged then, and nothing before.${
          offer.switches ? ' The plan you have now does not renew any more.' : ''
        }`,
        action: 'Continue',
      };
    case 'resume':
      return {
        title: 'Resume your plan?',
        text: `It goes on after ${longDate(lastDayOf(offer.endsAt))} and is charged ${price} then, as if you had never cancelled.`,
        action: 'Resume',
      };
    case 'none':
      return { title: 'You have a plan', text: offer.reason };
    default:
      return { title: 'You have this plan', text: 'It renews by itself.' };
  }
}
