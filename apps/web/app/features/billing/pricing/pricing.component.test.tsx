import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, gate, refusal, withToken } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { freeBilling, paidBilling } from '../../../../test/user-details.ts';
import { forgetPurchase } from './awaiting-purchase.ts';

const free = freeBilling.membership;
const started = { id: 'sub_1', checkout: { kind: 'redirect' as const, url: '/sandbox/checkout/sub_1' } };
const checkout: Answers = {
  'POST /api/:provider/subscription': started,
  'GET /api/sandbox/checkouts/:ref': {
    ref: 'sub_1',
    kind: 'subscription',
    description: 'Pro Plan',
    amount: 900,
    currency: 'USD',
    email: student.email,
    status: 'open',
    starts_at: null,
    cancel_url: '/pricing',
  },
};

// A router in memory leaves the browser's address alone; what waits for a login looks at both.
beforeEach(() => window.history.replaceState(null, '', '/pricing'));
afterEach(() => {
  forgetPurchase();
  window.history.replaceState(null, '', '/');
});

async function openPricing(opening: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage('/pricing', opening);
  const plan = (name: string) => within(page.main.getByRole('article', { name }));
  return { ...page, plan, start: (name: string) => plan(name).getByRole('button', { name: 'Get Started' }) };
}

test('the free plan leads to the question bank, and is marked as the plan of who pays nothing', async () => {
  const { plan, start } = await openPricing({ as: student, answers: { 'GET /api/plan': free } });
  await plan('Free').findByText('Your plan');
  expect(plan('Free').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/ibdp-question-bank',
  );
  expect(plan('Pro Plan').queryByText('Your plan')).toBeNull();
  expect(start('Pro Plan')).toBeEnabled();
});

test('the copy promises no videos: one question in thousands has one', async () => {
  const { main } = await openPricing();
  const why = main.getByRole('region', { name: 'Why us?' });
  expect(why).toHaveTextContent('Answers follow the mark scheme line by line');
  expect(why).not.toHaveTextContent(/video/i);
});

const pro = paidBilling.membership;
const cancelled = {
  ...pro,
  status: 'cancelled',
  renews_at: null,
  ended_at: pro.renews_at,
  can_cancel: false,
} as const;
const given = {
  ...free,
  plan: 'silver',
  name: 'Silver Plan',
  status: 'active',
  given: true,
  ended_at: '2027-01-01T00:00:00.000Z',
} as const;

test('who has a plan is led to it, and can switch the cycle when what is paid for ends', async () => {
  const { user, api, plan, address } = await openPricing({
    as: student,
    answers: { ...checkout, 'GET /api/plan': pro },
  });
  await plan('Pro Plan').findByText('Your plan');
  expect(plan('Pro Plan').getByRole('link', { name: 'See your membership' })).toHaveAttribute(
    'href',
    '/account-details/membership',
  );
  await user.click(plan('Pro Plan (Yearly)').getByRole('button', { name: 'Switch' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch to the Pro Plan (Yearly)?' });
  expect(dialog).toHaveTextContent('It starts on 1 December 2026');
  expect(dialog).toHaveTextContent('$72.00 is charged then, and nothing before');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe('/sandbox/checkout/sub_1');
  expect(api.callsOf('POST /api/:provider/subscription').map(({ body }) => body)).toEqual([
    { plan: 'platinum_yearly', starts: 'at_end' },
  ]);
});

test('who was given a plan chooses whether the paid one follows or replaces it', async () => {
  const { user, api, start, address } = await openPricing({
    as: student,
    answers: { ...checkout, 'GET /api/plan': given },
  });
  await expect.poll(() => api.callsOf('GET /api/plan').length).toBe(1);
  await user.click(start('Pro Plan'));
  const dialog = await screen.findByRole('dialog', { name: 'When shall the Pro Plan start?' });
  expect(dialog).toHaveTextContent('until 31 December 2026');
  expect(dialog).not.toHaveTextContent(/cancel/i);
  const atEnd = within(dialog).getByRole('radio', { name: 'When the other ends, on 1 January 2027' });
  expect(atEnd).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: 'At once' }));
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe('/sandbox/checkout/sub_1');
  expect(api.callsOf('POST /api/:provider/subscription').map(({ body }) => body)).toEqual([
    { plan: 'platinum', starts: 'now' },
  ]);
});

test('a cancelled plan is resumed here', async () => {
  const { user, api, plan } = await openPricing({
    as: student,
    answers: {
      'GET /api/plan': { ...cancelled, can_resume: true },
      'PUT /api/:provider/subscription/resumption': { message: 'Your plan goes on', membership: pro },
    },
  });
  await user.click(await plan('Pro Plan').findByRole('button', { name: 'Resume' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resume your plan?' });
  api.answer({ 'GET /api/plan': pro });
  await user.click(within(dialog).getByRole('button', { name: 'Resume' }));
  await screen.findByText('Your plan goes on');
  expect(await plan('Pro Plan').findByRole('link', { name: 'See your membership' })).toBeVisible();
  expect(api.callsOf('PUT /api/:provider/subscription/resumption')).toHaveLength(1);
});

test('with a plan chosen to follow, the page says so instead of selling another', async () => {
  const next = {
    plan: 'platinum_yearly',
    name: 'Pro Plan (Yearly)',
    amount: 7200,
    starts_at: '2026-12-01T10:00:00.000Z',
    can_cancel: true,
    can_resume: true,
  } as const;
  const { user, api, plan, start } = await openPricing({
    as: student,
    answers: { 'GET /api/plan': { ...cancelled, next } },
  });
  expect(await plan('Pro Plan (Yearly)').findByText('Comes next')).toBeInTheDocument();
  expect(plan('Pro Plan (Yearly)').getByRole('link', { name: 'See your membership' })).toBeInTheDocument();
  await user.click(start('Pro Plan'));
  const dialog = await screen.findByRole('dialog', { name: 'You have a plan' });
  expect(dialog).toHaveTextContent('starts by itself');
  expect(within(dialog).getByRole('link', { name: 'See your membership' })).toBeInTheDocument();
  expect(api.callsOf('POST /api/:provider/subscription')).toHaveLength(0);
});

test('a plan that another tab bought is the reader’s here at once', async () => {
  const { api, plan } = await openPricing({ as: student, answers: { 'GET /api/plan': free } });
  await plan('Free').findByText('Your plan');
  api.answer({ 'GET /api/plan': paidBilling.membership });
  window.dispatchEvent(new StorageEvent('storage', { key: 'plan-changed' }));
  await plan('Pro Plan').findByText('Your plan');
});

test('two presses begin one purchase, of the plan that was pressed', async () => {
  const { opened, open } = gate();
  const { user, api, start, address } = await openPricing({
    as: student,
    answers: {
      ...checkout,
      'GET /api/plan': free,
      'POST /api/:provider/subscription': async () => {
        await opened;
        return started;
      },
    },
  });
  await user.dblClick(start('Pro Plan (Yearly)'));
  expect(start('Pro Plan')).toBeDisabled();
  open();
  await expect.poll(address).toBe('/sandbox/checkout/sub_1');
  expect(api.callsOf('POST /api/:provider/subscription')).toMatchObject([
    { params: { provider: 'sandbox' }, body: { plan: 'platinum_yearly', starts: 'now' } },
  ]);
});

const login: Answers = {
  'POST /api/auth/login': withToken({ data: { user: student } }, 'fresh'),
  'GET /api/user': { user: student },
  'GET /api/plan': free,
};

async function logIn(user: Awaited<ReturnType<typeof openPage>>['user'], dialog: HTMLElement) {
  await fill(within(dialog).getByLabelText(/^Email/), student.email);
  await fill(within(dialog).getByLabelText(/^Password/), 'Quiet-Library-7');
  await user.click(within(dialog).getByRole('button', { name: 'Login' }));
}

test('a visitor logs in and the purchase goes on by itself', async () => {
  const { user, api, start, address } = await openPricing({ answers: { ...checkout, ...login } });
  await user.click(start('Pro Plan (Yearly)'));
  await logIn(user, await screen.findByRole('dialog', { name: 'Login' }));
  await expect.poll(address).toBe('/sandbox/checkout/sub_1');
  expect(api.callsOf('POST /api/:provider/subscription')).toMatchObject([
    { body: { plan: 'platinum_yearly', starts: 'now' }, token: 'fresh' },
  ]);
});

test('a visitor who closes the login buys nothing, not even later', async () => {
  const { user, api, plan, start } = await openPricing({ answers: login });
  await user.click(start('Pro Plan'));
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem('purchase')).toBeNull();
  // One for wide screens, one for phones.
  const [byHeader] = within(screen.getByRole('banner')).getAllByRole('button', { name: 'Login/Register' });
  await user.click(byHeader as HTMLElement);
  await logIn(user, await screen.findByRole('dialog', { name: 'Login' }));
  await plan('Free').findByText('Your plan');
  expect(start('Pro Plan')).toBeEnabled();
  expect(api.callsOf('POST /api/:provider/subscription')).toHaveLength(0);
});

test('what was chosen before onboarding goes on when the student is back', async () => {
  sessionStorage.setItem('purchase', JSON.stringify({ plan: 'platinum', at: Date.now() }));
  const { api, address } = await openPricing({
    as: student,
    answers: { ...checkout, 'GET /api/plan': free },
  });
  await expect.poll(address).toBe('/sandbox/checkout/sub_1');
  expect(api.callsOf('POST /api/:provider/subscription')).toHaveLength(1);
  expect(sessionStorage.getItem('purchase')).toBeNull();
});

interface Options {
  readonly subscription_id: string;
  handler(paid: Record<string, string>): void;
  readonly modal: { ondismiss(): void };
}

test("a provider's window over our page: failed, closed, and paid with a wrong signature", async () => {
  const windows: { options: Options; failed: (failure: object) => void }[] = [];
  vi.stubGlobal(
    'Razorpay',
    class {
      private failed: (failure: object) => void = () => undefined;
      constructor(private readonly options: Options) {}
      on(_: string, listener: (failure: object) => void) {
        this.failed = listener;
      }
      open() {
        windows.push({ options: this.options, failed: this.failed });
      }
    },
  );
  // Scripts aren't fetched here; the one of the provider stands there already.
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
  });
  const { user, api, start, address } = await openPricing({
    as: student,
    answers: {
      'GET /api/plan': free,
      'POST /api/:provider/subscription': {
        id: 'sub_1',
        checkout: {
          kind: 'widget',
          scriptUrl: '/provider-window.js',
          options: { key: 'public', subscription_id: 'sub_1' },
        },
      },
      'POST /api/:provider/verification': refusal(
        'invalid_signature',
        'This payment could not be confirmed.',
      ),
    },
  });
  await user.click(start('Pro Plan'));
  await waitFor(() => expect(windows).toHaveLength(1));
  expect(windows[0]?.options).toMatchObject({ key: 'public', subscription_id: 'sub_1' });
  windows[0]?.failed({ error: { description: 'Your bank said no.' } });
  await screen.findByText('Your bank said no.');
  windows[0]?.options.modal.ondismiss();
  await waitFor(() => expect(start('Pro Plan')).toBeEnabled());
  expect(address()).toBe('/pricing');
  expect(api.callsOf('POST /api/:provider/verification')).toHaveLength(0);

  await user.click(start('Pro Plan'));
  await waitFor(() => expect(windows).toHaveLength(2));
  windows[1]?.options.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'forged' });
  await screen.findByText('This payment could not be confirmed.');
  expect(api.callsOf('POST /api/:provider/verification')[0]?.body).toEqual({
    payment_id: 'pay_1',
    payment_signature: 'forged',
    subscription_id: 'sub_1',
  });
  await waitFor(() => expect(start('Pro Plan')).toBeEnabled());
  expect(address()).toBe('/pricing');
  const scripts = append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement);
  expect(scripts).toHaveLength(1);
});
