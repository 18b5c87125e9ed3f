import { z } from 'zod';
import type { ProviderAnswer, ProviderRequest } from '../provider-server.ts';
import { type Books, newId, newOrder, type Subscription } from './books.ts';

class Refused extends Error {}

const unknownId = () => new Refused('The id provided does not exist');

const flag = z.union([z.literal(0), z.literal(1), z.boolean()]);
const notes = z.record(z.string(), z.string().max(256)).default({});

const subscriptionBody = z.strictObject({
  plan_id: z.string(),
  total_count: z.int().min(1).max(1200),
  quantity: z.int().min(1).default(1),
  customer_notify: flag.default(1),
  expire_by: z.int().optional(),
  start_at: z.int().optional(),
  notes,
});
const orderBody = z.strictObject({
  amount: z.int().min(100),
  currency: z.enum(['INR', 'USD', 'EUR']),
  receipt: z.string().max(40).optional(),
  notes,
});
const cancelBody = z.strictObject({ cancel_at_cycle_end: flag.default(0) });

export interface Account {
  readonly keyId: string;
  readonly keySecret: string;
}

/** The calls that we make, answered and refused as Razorpay does. */
export function answerCall(
  request: ProviderRequest,
  books: Books,
  account: Account,
  happens: { now(): number; cancelled(subscription: Subscription): void },
): ProviderAnswer {
  const credentials = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
  if (request.headers.authorization !== `Basic ${credentials}`) {
    return { status: 401, body: failure('Authentication failed') };
  }
  try {
    return { status: 200, body: call(request, books, happens) };
  } catch (error) {
    if (error instanceof Refused) return { status: 400, body: failure(error.message) };
    throw error;
  }
}

export const failure = (description: string, code = 'BAD_REQUEST_ERROR') => ({
  error: { code, description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} },
});

function call(
  request: ProviderRequest,
  books: Books,
  happens: { now(): number; cancelled(subscription: Subscription): void },
): unknown {
  const { method, path, query } = request;
  const [, version, kind, id, part, ...rest] = path.split('/');
  const route = [method, version, kind, id && ':id', part, ...rest].filter(Boolean).join(' ');
  switch (route) {
    case 'GET v1 plans :id':
      return found(books.plans, id);
    case 'POST v1 subscriptions':
      return createSubscription(bodyOf(request, subscriptionBody), books, happens.now());
    case 'GET v1 subscriptions':
      return list(
        [...books.subscriptions.values()],
        query,
        ({ plan_id }) => plan_id === query.get('plan_id'),
      );
    case 'GET v1 subscriptions :id':
      return found(books.subscriptions, id);
    case 'POST v1 subscriptions :id cancel': {
      const subscription = found(books.subscriptions, id);
      const { cancel_at_cycle_end } = bodyOf(request, cancelBody);
      if (['cancelled', 'completed', 'expired'].includes(subscription.status)) {
        throw new Refused(`Subscription is not cancellable in ${subscription.status} status.`);
      }
      if (Number(cancel_at_cycle_end) === 1) {
        if (subscription.status === 'created' || subscription.status === 'authenticated') {
          throw new Refused('Subscription cannot be cancelled at cycle end as no billing cycle is going on');
        }
        books.endingWithCycle.add(subscription.id);
      } else {
        subscription.status = 'cancelled';
        subscription.ended_at = happens.now();
        happens.cancelled(subscription);
      }
      return subscription;
    }
    case 'GET v1 invoices': {
      const all = [...books.invoices.values()];
      return list(all, query, (invoice) => invoice.subscription_id === query.get('subscription_id'));
    }
    case 'GET v1 invoices :id':
      return found(books.invoices, id);
    case 'POST v1 orders': {
      const { receipt = null, ...order } = bodyOf(request, orderBody);
      return newOrder(books, { ...order, receipt, created_at: happens.now() });
    }
    case 'GET v1 orders':
      return list([...books.orders.values()], query, ({ receipt }) => receipt === query.get('receipt'));
    case 'GET v1 orders :id':
      return found(books.orders, id);
    case 'GET v1 orders :id payments': {
      const order = found(books.orders, id);
      return list([...books.payments.values()], query, ({ order_id }) => order_id === order.id);
    }
    default:
      throw new Refused('The requested URL was not found on the server.');
  }
}

function createSubscription(
  { customer_notify, expire_by, start_at, ...body }: z.output<typeof subscriptionBody>,
  books: Books,
  now: number,
): Subscription {
  if (!books.plans.has(body.plan_id)) throw unknownId();
  if (expire_by !== undefined && expire_by <= now) throw new Refused('expire_by should be in the future');
  if (start_at !== undefined && start_at <= now) throw new Refused('start_at should be in the future');
  const id = newId('sub');
  const subscription: Subscription = {
    id,
    entity: 'subscription',
    status: 'created',
    current_start: null,
    current_end: null,
    ended_at: null,
    paid_count: 0,
    customer_notify: Boolean(customer_notify),
    created_at: now,
    expire_by: expire_by ?? null,
    start_at: start_at ?? null,
    has_scheduled_changes: false,
    short_url: `https://rzp.example/i/${id}`,
    ...body,
  };
  books.subscriptions.set(id, subscription);
  return subscription;
}

function bodyOf<Body extends z.ZodType>({ headers, body }: ProviderRequest, schema: Body): z.output<Body> {
  if (!headers['content-type']?.startsWith('application/json')) throw new Refused('Unsupported content type');
  const parsed = schema.safeParse(JSON.parse(body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    throw new Refused(`${issue.keys.join(', ')} is/are not required and should not be sent`);
  }
  throw new Refused(`The ${issue?.path.join('.')} is invalid: ${issue?.message}`);
}

function found<Entry>(entries: Map<string, Entry>, id: string | undefined): Entry {
  const entry = entries.get(id ?? '');
  if (!entry) throw unknownId();
  return entry;
}

function list<Entry extends { created_at: number }>(
  entries: readonly Entry[],
  query: URLSearchParams,
  wanted: (entry: Entry) => boolean,
) {
  const skip = Number(query.get('skip') ?? 0);
  const count = Number(query.get('count') ?? 10);
  if (count > 100) throw new Refused('The count may not be greater than 100.');
  const items = entries
    .filter((entry) => wanted(entry) && entry.created_at >= Number(query.get('from') ?? 0))
    .toReversed()
    .slice(skip, skip + count);
  return { entity: 'collection', count: items.length, items };
}
