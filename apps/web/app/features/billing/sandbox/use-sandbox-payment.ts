import type { SandboxCheckout } from '@sevenfold/contract/billing/sandbox.endpoints';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { verifyPayment } from '~/lib/checkout/verify-payment.ts';
import type { CardForm } from './card-form.rules.ts';

type Step =
  | { readonly at: 'card' }
  | { readonly at: 'challenge'; readonly hint: string }
  /** Paid; the product is being told. */
  | { readonly at: 'finishing' }
  | { readonly at: 'not confirmed'; readonly reason: string };

/** What a provider does with a card, and what its script does with the outcome. */
export function useSandboxPayment({ ref, kind }: SandboxCheckout) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>({ at: 'card' });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Two presses can come before the button is drawn as busy.
  const underWay = useRef(false);

  const finish = async (paymentId: string, signature: string) => {
    setStep({ at: 'finishing' });
    try {
      const next = await verifyPayment('sandbox', { id: ref, kind, paymentId, signature });
      // In its place: the way back doesn't lead to a page where there is nothing left to pay.
      await navigate(next, { replace: true });
    } catch (error) {
      setStep({ at: 'not confirmed', reason: messageOf(error) });
    }
  };

  const attempt = async (card: CardForm, code: string | undefined) => {
    const answer = await api('POST /api/sandbox/checkouts/:ref/payment', {
      params: { ref },
      body: {
        card_number: card.number,
        expiry: card.expiry,
        cvc: card.cvc,
        name: card.name,
        ...(code !== undefined && { code }),
      },
    });
    if (answer.outcome === 'paid') await finish(answer.payment_id, answer.payment_signature);
    else if (answer.outcome === 'challenge') setStep({ at: 'challenge', hint: answer.hint });
    else {
      setStep({ at: 'card' });
      setProblem(answer.reason);
    }
  };

  const pay = async (card: CardForm, code?: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await attempt(card, code);
    } catch (error) {
      // It was paid or closed elsewhere meanwhile: the page says so by itself.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) await revalidate();
      else setProblem(messageOf(error));
    }
    underWay.current = false;
    setBusy(false);
  };

  return { step, problem, busy, pay, backToCard: () => setStep({ at: 'card' }) };
}
