import type { Membership } from '@sevenfold/contract/billing/billing.schema';
import { offerOf, type PlanOffer, type PlanStart } from '@sevenfold/contract/billing/plan-offer.rules';
import type { SoldPlanKey } from '@sevenfold/contract/billing/plans';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { openAuthDialog, useAuthDialogs } from '~/lib/auth/auth-dialogs.ts';
import { useAudience } from '~/lib/auth/auth-store.ts';
import { openCheckout } from '~/lib/checkout/open-checkout.ts';
import { announcePlanChange } from '~/lib/plan-changes.ts';
import { useSite } from '~/lib/site.ts';
import { toast } from '~/ui/toast.ts';
import { awaitLogin, forgetPurchase, recallPurchase, useAwaitingPurchase } from './awaiting-purchase.ts';

/** From 'Get Started' to the page where the card is asked for, with a login in between where one is needed. */
export function useBuyPlan(onPlanChanged: () => void) {
  const { paymentProvider: provider } = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const audience = useAudience();
  const { open: authDialog } = useAuthDialogs();
  const awaiting = useAwaitingPurchase();
  const [buying, setBuying] = useState<SoldPlanKey>();
  // Two clicks can come before the button is drawn as busy.
  const underWay = useRef(false);

  useEffect(recallPurchase, []);

  /** What has to be said or asked first: when it starts, or why it can't be had. */
  const [asking, setAsking] = useState<{ plan: SoldPlanKey; offer: PlanOffer }>();

  const buy = async (plan: SoldPlanKey, starts?: PlanStart) => {
    if (underWay.current) return;
    underWay.current = true;
    setBuying(plan);
    try {
      const started = await api('POST /api/:provider/subscription', {
        params: { provider },
        body: { plan, ...(starts && { starts }) },
      });
      const next = await openCheckout(provider, started);
      if (next) await navigate(next);
    } catch (error) {
      toast.error(messageOf(error));
    }
    underWay.current = false;
    setBuying(undefined);
  };

  const resume = async () => {
    try {
      const { message } = await api('PUT /api/:provider/subscription/resumption', { params: { provider } });
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    announcePlanChange();
    onPlanChanged();
  };

  const consider = (plan: SoldPlanKey, membership: Membership) => {
    const offer = offerOf(membership, plan);
    // Said in so many words: should there be a plan by now, nothing else is bought instead.
    if (offer.kind === 'buy') void buy(plan, 'now');
    else setAsking({ plan, offer });
  };

  /** Whoever has just logged in, or was faster than the page, has a membership that isn't known yet. */
  const considerAsked = async (plan: SoldPlanKey) => {
    setBuying(plan);
    try {
      consider(plan, await api('GET /api/plan'));
    } catch (error) {
      toast.error(messageOf(error));
    }
    if (!underWay.current) setBuying(undefined);
  };

  const choose = (plan: SoldPlanKey, membership: Membership | undefined) => {
    if (audience === 'visitor') {
      awaitLogin(plan);
      openAuthDialog('login');
    } else if (audience && membership) consider(plan, membership);
    else if (audience) void considerAsked(plan);
  };

  // Whoever logged in or came back from onboarding goes on; whoever closed the dialog doesn't. On the way to
  // onboarding the dialog closes while this page is still drawn, but no longer in the address.
  useEffect(() => {
    if (!awaiting || authDialog || audience === undefined) return;
    if (window.location.pathname !== pathname) return;
    forgetPurchase();
    if (audience !== 'visitor') void considerAsked(awaiting);
  });

  return { choose, buy, resume, buying, asking, stopAsking: () => setAsking(undefined) };
}
