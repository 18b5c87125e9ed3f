import { z } from 'zod';
import type { ProviderAnswer, ProviderRequest } from '../provider-server.ts';
import { type Books, newId, type Price, type Session } from './books.ts';
import { readForm } from './form.ts';

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
  }
}

const version = '2026-10-28.endive';
const integer = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
const metadata = z.record(z.string().max(40), z.string().max(500));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

const priceData = z.strictObject({
  currency: z.enum(['usd', 'eur', 'inr']),
  unit_amount: integer.refine((amount) => amount >= 50, 'Amount must convert to at least 50 cents.'),
  product_data: z.strictObject({ name: z.string().min(1) }),
});
const sessionBody = z.strictObject({
  mode: z.enum(['subscription', 'payment']),
  line_items: z.strictObject({
    0: z.strictObject({
      price: z.string().optional(),
      price_data: priceData.optional(),
      quantity: z.literal('1'),
    }),
  }),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.default({}),
  customer_email: z.email().optional(),
  allowed_payment_method_types: z.strictObject({ 0: z.literal('card') }).optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  success_url: address,
  cancel_url: address.optional(),
  subscription_data: z
    .strictObject({
      description: z.string().max(500).optional(),
      metadata: metadata.optional(),
      trial_end: integer.optional(),
    })
    .optional(),
  payment_intent_data: z
    .strictObject({ description: z.string().max(1000).optional(), metadata: metadata.optional() })
    .optional(),
});
const subscriptionBody = z.strictObject({ cancel_at_period_end: flag.optional() });

interface Happenings {
  now(): number;
  pageOf(session: string): string;
  expired(session: Session): void;
  updated(subscription: string): void;
  deleted(subscription: string): void;
}

/** The calls that we make, answered and refused as Stripe does. */
export function answerCall(
  request: ProviderRequest,
  books: Books,
  secretKey: string,
  happens: Happenings,
): ProviderAnswer {
  try {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      const told = (request.headers.authorization ?? '').slice(7);
      throw new Refused(401, `Invalid API Key provided: ${told.slice(0, 8)}********${told.slice(-4)}`);
    }
    if (request.headers['stripe-version'] !== version) throw new Refused(400, 'Invalid Stripe API version');
    return remembered(request, books, () => call(request, books, happens));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { status: error.status, body: failure(error.message, error.details) };
  }
}

export const failure = (message: string, details: { type?: string; code?: string; param?: string } = {}) => ({
  error: { type: 'invalid_request_error', message, ...details },
});

/** The same key gets the same answer; for another request it is refused. */
function remembered(request: ProviderRequest, books: Books, answer: () => unknown): ProviderAnswer {
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return { status: 200, body: answer() };
  const asked = `${request.path}?${request.body}`;
  const before = books.answers.get(key);
  if (before && before.request !== asked) {
    throw new Refused(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  if (before) return { ...before.answer, headers: { 'idempotent-replayed': 'true' } };
  const made = { status: 200, body: structuredClone(answer()) };
  books.answers.set(key, { request: asked, answer: made });
  return made;
}

function call(request: ProviderRequest, books: Books, happens: Happenings): unknown {
  const { method, path, query } = request;
  const [, , ...parts] = path.split('/');
  const [resource, id, action] = parts[0] === 'checkout' ? parts.slice(1) : parts;
  const asked = readForm(query);
  const expand = Object.values((asked.expand ?? {}) as Record<string, string>);
  const route = [method, resource, id && ':id', action].filter(Boolean).join(' ');
  switch (route) {
    case 'GET prices :id':
      return found('price', books.prices, id);
    case 'POST sessions':
      return told(createSession(bodyOf(request, sessionBody), books, happens), books, []);
    case 'GET sessions':
      return list(
        [...books.sessions.values()]
          .filter(matching(asked, ['subscription', 'payment_intent', 'customer']))
          .map((session) => told(session, books, [])),
        asked,
      );
    case 'GET sessions :id':
      return told(lapsed(found('checkout.session', books.sessions, id), happens), books, expand);
    case 'POST sessions :id expire': {
      const session = lapsed(found('checkout.session', books.sessions, id), happens);
      if (session.status !== 'open') {
        throw new Refused(
          400,
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      Object.assign(session, { status: 'expired', url: null });
      happens.expired(session);
      return told(session, books, []);
    }
    case 'POST subscriptions :id': {
      const subscription = found('subscription', books.subscriptions, id);
      const { cancel_at_period_end } = bodyOf(request, subscriptionBody);
      if (subscription.status === 'canceled') {
        throw new Refused(
          400,
          'A canceled subscription can only update its cancellation_details and metadata.',
        );
      }
      if (cancel_at_period_end !== undefined) {
        subscription.cancel_at_period_end = cancel_at_period_end;
        subscription.cancel_at = cancel_at_period_end ? subscription.items.data[0]!.current_period_end : null;
        happens.updated(subscription.id);
      }
      return subscription;
    }
    case 'DELETE subscriptions :id': {
      const subscription = found('subscription', books.subscriptions, id);
      if (subscription.status === 'canceled') {
        throw new Refused(404, `No such subscription: '${id}'`, { code: 'resource_missing' });
      }
      Object.assign(subscription, { status: 'canceled', ended_at: happens.now() });
      happens.deleted(subscription.id);
      return subscription;
    }
    case 'GET invoices': {
      const ofSubscription = [...books.invoices.values()].filter(
        ({ parent }) => parent.subscription_details.subscription === asked.subscription,
      );
      const withPayments = expand.includes('data.payments');
      return list(
        ofSubscription.map(({ payments, ...invoice }) => (withPayments ? { ...invoice, payments } : invoice)),
        asked,
      );
    }
    case 'GET charges':
      return list([...books.charges.values()].filter(matching(asked, ['customer', 'payment_intent'])), asked);
    default:
      throw new Refused(404, `Unrecognized request URL (${method}: ${path}).`);
  }
}

function createSession(body: z.output<typeof sessionBody>, books: Books, happens: Happenings): Session {
  const price = priceOf(body.line_items[0], body.mode, books);
  if (body.mode === 'payment' && body.subscription_data) {
    throw new Refused(400, 'You can not pass `subscription_data` in `payment` mode.');
  }
  if (body.mode === 'subscription' && body.payment_intent_data) {
    throw new Refused(400, 'You can not pass `payment_intent_data` in `subscription` mode.');
  }
  const trialEnd = body.subscription_data?.trial_end ?? null;
  if (trialEnd !== null && trialEnd < happens.now() + 48 * 3600) {
    throw new Refused(400, 'The `trial_end` date has to be at least 2 days in the future.');
  }
  const id = newId('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: body.mode,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: price.unit_amount,
    currency: price.currency,
    client_reference_id: body.client_reference_id ?? null,
    metadata: body.metadata,
    customer_email: body.customer_email ?? null,
    success_url: body.success_url,
    cancel_url: body.cancel_url ?? null,
    customer: null,
    subscription: null,
    payment_intent: null,
    url: happens.pageOf(id),
    created: happens.now(),
    expires_at: happens.now() + 24 * 3600,
    line_items: { object: 'list', data: [{ price }] },
    subscription_metadata: body.subscription_data?.metadata ?? {},
    trial_end: trialEnd,
  };
  books.sessions.set(id, session);
  return session;
}

function priceOf(
  item: { price?: string | undefined; price_data?: z.output<typeof priceData> | undefined },
  mode: Session['mode'],
  books: Books,
): Price {
  if (item.price !== undefined) {
    const price = books.prices.get(item.price);
    const param = 'line_items[0][price]';
    if (!price) throw new Refused(400, `No such price: '${item.price}'`, { code: 'resource_missing', param });
    if (mode === 'payment' && price.recurring) {
      throw new Refused(400, 'You specified `payment` mode but passed a recurring price.');
    }
    return price;
  }
  if (!item.price_data) throw new Refused(400, 'You must specify either `price` or `price_data`.');
  if (mode === 'subscription') throw new Refused(400, 'You must provide at least one recurring price.');
  const { currency, unit_amount } = item.price_data;
  return { id: newId('price'), object: 'price', currency, unit_amount, recurring: null };
}

/** A session as it leaves: parts of it only for those who ask for them. */
function told(session: Session, books: Books, expand: readonly string[]): unknown {
  const { line_items, subscription_metadata: _, trial_end: __, ...rest } = session;
  const subscription =
    expand.includes('subscription') && rest.subscription
      ? books.subscriptions.get(rest.subscription)
      : rest.subscription;
  return { ...rest, subscription, ...(expand.includes('line_items') && { line_items }) };
}

function lapsed(session: Session, { now, expired }: Happenings): Session {
  if (session.status === 'open' && session.expires_at <= now()) {
    Object.assign(session, { status: 'expired', url: null });
    expired(session);
  }
  return session;
}

function bodyOf<Body extends z.ZodType>({ headers, body }: ProviderRequest, schema: Body): z.output<Body> {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    throw new Refused(400, 'Invalid request: the content type must be application/x-www-form-urlencoded');
  }
  const parsed = schema.safeParse(readForm(body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = [...issue.path, issue.keys[0]].join('.');
    throw new Refused(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  throw new Refused(400, `${issue?.message} (${issue?.path.join('.')})`);
}

function found<Entry>(kind: string, entries: Map<string, Entry>, id: string | undefined): Entry {
  const entry = entries.get(decodeURIComponent(id ?? ''));
  if (!entry) throw new Refused(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });
  return entry;
}

function matching(asked: Record<string, unknown>, names: readonly string[]) {
  return (entry: object) =>
    names.every(
      (name) => asked[name] === undefined || (entry as Record<string, unknown>)[name] === asked[name],
    );
}

function list(entries: readonly unknown[], { limit = '10' }: Record<string, unknown>) {
  if (Number(limit) > 100) throw new Refused(400, 'Invalid integer: limit must be at most 100');
  return {
    object: 'list',
    data: entries.toReversed().slice(0, Number(limit)),
    has_more: entries.length > Number(limit),
  };
}
