import * as endpoints from '@sevenfold/contract/billing/sandbox.endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/app-error.ts';
import { isFromThisMachine } from '../../../../platform/http/refuse-hosts.ts';
import type { Register } from '../../../../platform/http/register-endpoint.ts';
import { networkOf } from '../../../../platform/rate-limits/network.ts';
import type { Services } from '../../../../platform/services.ts';
import { noSuchCheckout, payWithCard } from './books.ts';
import { renewDue } from './renew.ts';
import { chargeRenewals, deliverEvent } from './sandbox.jobs.ts';
import { findPurchase, type PurchaseRow } from './sandbox.queries.ts';
import type { SandboxSecrets } from './sandbox-gateway.ts';
import { sendEvent } from './send-event.ts';
import { sign, signedText } from './signatures.ts';

const renewEverySeconds = 60;

/** The sandbox's own side: its page, its clockwork, its messages. */
export function registerSandbox(
  register: Register,
  app: FastifyInstance,
  services: Services,
  secrets: SandboxSecrets,
): void {
  const { config, database, queue, rateLimits } = services;
  queue.handle(deliverEvent, ({ eventId }) =>
    sendEvent(services, app.server.address(), secrets.webhook, eventId),
  );
  queue.handle(chargeRenewals, () => renewDue(services));
  queue.every(chargeRenewals, renewEverySeconds);
  /** Whoever tries through cards wants to know more than whether a purchase works. */
  const cards = { name: 'sandbox-cards', tries: 60 * config.rateLimitScale, perSeconds: 600 };

  register(endpoints.getSandboxCheckout, async ({ params }) => {
    const purchase = await findPurchase(database.db, params.ref);
    if (!purchase) throw noSuchCheckout();
    return {
      ref: purchase.ref,
      kind: purchase.kind,
      description: purchase.description,
      amount: purchase.amount,
      currency: purchase.currency,
      email: purchase.email,
      status: shownStatus(purchase),
      starts_at: purchase.startsAt?.toISOString() ?? null,
      cancel_url: purchase.backPath,
    };
  });

  register(endpoints.paySandboxCheckout, async ({ params, body, request }) => {
    if (!config.payments.sandboxIsOpen || !isFromThisMachine(request)) throw noCardsHere();
    await rateLimits.spend(cards, networkOf(request.ip));
    const result = await payWithCard(services, params.ref, body);
    if (result.outcome !== 'paid') return result;
    const { kind, ref } = result.purchase;
    const { paymentId } = result;
    return {
      outcome: 'paid' as const,
      payment_id: paymentId,
      payment_signature: sign(secrets.key, signedText({ kind, ref, paymentId })),
    };
  });
}

const noCardsHere = () =>
  new AppError('not_allowed', 'Cards that cost nothing are taken only where the product is tried out');

function shownStatus({ status }: PurchaseRow): 'open' | 'paid' | 'cancelled' {
  if (status === 'open') return 'open';
  return status === 'expired' ? 'cancelled' : 'paid';
}
