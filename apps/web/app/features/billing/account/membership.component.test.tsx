import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, gate, offline, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { freeBilling, paidBilling } from '../../../../test/user-details.ts';

const free = freeBilling.membership;
const pro = paidBilling.membership;

async function openMembership(answers: Answers) {
  const page = await openPage('/account-details/membership', {
    as: student,
    answers: { 'GET /api/test/allowance': { used: 2, limit: 30, plan: 'free' }, ...answers },
  });
  return {
    ...page,
    card: async (name: string) => within(await page.main.findByRole('region', { name })),
    fact: (name: string) => page.main.getByText(name, { selector: 'dt' }).nextElementSibling,
  };
}

test('the free plan, what was made of it, and the way to a better one', async () => {
  const { main, card, fact } = await openMembership({ 'GET /api/plan': free });
  await card('Free Plan');
  expect(fact('Tests')).toHaveTextContent('3 tests per month');
  expect(fact('Questions')).toHaveTextContent('30 questions per month');
  await expect.poll(() => fact('Tests made this month')?.textContent).toBe('2');
  expect(main.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  expect(main.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
});

test('a plan is cancelled when the question is answered, once', async () => {
  const ends = '1 December 2026';
  const { opened, open } = gate();
  const cancelled = { ...pro, status: 'cancelled' as const, renews_at: null, ended_at: pro.renews_at };
  const { user, api, main, card, fact } = await openMembership({
    'GET /api/plan': pro,
    'GET /api/orders': paidBilling.orders,
    'PUT /api/:provider/subscription/cancellation': async () => {
      await opened;
      return {
        message: 'Canceled Subscription successfully',
        membership: { ...cancelled, can_cancel: false },
      };
    },
  });
  const plan = await card('Pro Plan');
  expect(plan.getByText('Platinum Plan')).toBeInTheDocument();
  expect(plan.getByText('Active')).toBeInTheDocument();
  expect(fact('Tests')).toHaveTextContent('Unlimited Tests');
  expect(fact('Questions')).toHaveTextContent('3000+ questions per month');
  expect(fact('Renews on')).toHaveTextContent(ends);
  expect(fact('Price')).toHaveTextContent('$9.00 per month');

  await user.click(main.getByRole('button', { name: 'Cancel subscription' }));
  let question = within(await screen.findByRole('alertdialog', { name: 'Cancel your subscription?' }));
  expect(
    question.getByText(`You keep your plan until ${ends}. Nothing more is charged.`),
  ).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe('Keep my plan');
  await user.click(question.getByRole('button', { name: 'Keep my plan' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(api.callsOf('PUT /api/:provider/subscription/cancellation')).toHaveLength(0);

  await user.click(main.getByRole('button', { name: 'Cancel subscription' }));
  question = within(await screen.findByRole('alertdialog', { name: 'Cancel your subscription?' }));
  await user.dblClick(question.getByRole('button', { name: 'Cancel subscription' }));
  open();
  await screen.findByText('Canceled Subscription successfully');
  expect(await plan.findByText('Cancelled')).toBeInTheDocument();
  expect(fact('Ends on')).toHaveTextContent(ends);
  expect(main.queryByText('Renews on')).toBeNull();
  expect(main.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  expect(api.callsOf('PUT /api/:provider/subscription/cancellation')).toHaveLength(1);
  // So that other tabs read it again.
  expect(localStorage.getItem('plan-changed')).not.toBeNull();
});

test('a cancellation that is refused says why, and the plan is read again', async () => {
  const { user, api, main } = await openMembership({
    'GET /api/plan': pro,
    'PUT /api/:provider/subscription/cancellation': refusal(
      'payment_provider',
      'Payments are not available just now.',
    ),
  });
  await user.click(await main.findByRole('button', { name: 'Cancel subscription' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
  await screen.findByText('Payments are not available just now.');
  await expect.poll(() => api.callsOf('GET /api/plan').length).toBe(2);
  expect(await main.findByRole('button', { name: 'Cancel subscription' })).toBeEnabled();
});

test('a plan that was cancelled in another tab is shown so here', async () => {
  const { api, fact, card } = await openMembership({ 'GET /api/plan': pro });
  await card('Pro Plan');
  api.answer({
    'GET /api/plan': {
      ...pro,
      status: 'cancelled',
      renews_at: null,
      ended_at: pro.renews_at,
      can_cancel: false,
    },
  });
  window.dispatchEvent(new StorageEvent('storage', { key: 'plan-changed' }));
  await screen.findByText('Ends on');
  expect(fact('Ends on')).toHaveTextContent('1 December 2026');
});

test('a renewal that did not go through is told of', async () => {
  const { card, fact } = await openMembership({ 'GET /api/plan': { ...pro, status: 'payment_failed' } });
  const plan = await card('Pro Plan');
  expect(plan.getByRole('alert')).toHaveTextContent('Your last payment of $9.00 did not go through');
  expect(plan.getByText('Payment failed')).toBeInTheDocument();
  expect(fact('Was due on')).toHaveTextContent('1 December 2026');
});

test('what can not be loaded says so and is tried again', async () => {
  const { user, api, main, card } = await openMembership({ 'GET /api/plan': offline });
  await main.findByText('Your membership could not be loaded');
  api.answer({ 'GET /api/plan': free });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await card('Free Plan');
});

test('what could not be loaded comes by itself when the connection is back', async () => {
  const { api, main, card } = await openMembership({ 'GET /api/plan': offline });
  await main.findByText('Your membership could not be loaded');
  api.answer({ 'GET /api/plan': free });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await card('Free Plan');
});

const cancelledPro = {
  ...pro,
  status: 'cancelled',
  renews_at: null,
  ended_at: pro.renews_at,
  can_cancel: false,
} as const;

test('a cancelled plan is resumed, where that is possible', async () => {
  const { user, api, main, fact } = await openMembership({
    'GET /api/plan': { ...cancelledPro, can_resume: true },
    'PUT /api/:provider/subscription/resumption': { message: 'Your plan goes on', membership: pro },
  });
  await user.click(await main.findByRole('button', { name: 'Resume subscription' }));
  await screen.findByText('Your plan goes on');
  expect(fact('Renews on')).toHaveTextContent('1 December 2026');
  expect(api.callsOf('PUT /api/:provider/subscription/resumption')).toHaveLength(1);
});

test('where it is not, the way to a plan that follows is there all the same', async () => {
  const { main } = await openMembership({ 'GET /api/plan': cancelledPro });
  expect(await main.findByRole('link', { name: 'Choose another plan' })).toHaveAttribute('href', '/pricing');
  expect(main.queryByRole('button', { name: 'Resume subscription' })).toBeNull();
});

const next = {
  plan: 'platinum_yearly',
  name: 'Pro Plan (Yearly)',
  amount: 7200,
  starts_at: '2026-12-01T10:00:00.000Z',
  can_cancel: true,
  can_resume: true,
} as const;
const takingBack = 'PUT /api/:provider/subscription/next/cancellation';

test.each([
  ['goes on', /Goes on and renews on 1 December 2026/, true, pro],
  ['ends', /Ends on 1 December 2026/, false, cancelledPro],
])('a plan that comes next is taken back, and the one that runs %s', async (_end, choice, resume, left) => {
  const { user, api, main } = await openMembership({
    'GET /api/plan': { ...cancelledPro, next },
    [takingBack]: { message: 'The plan will not start', membership: left },
  });
  expect(await main.findByText(/starts on 1 December 2026\. \$72\.00 is charged on that day/)).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Take it back' }));
  const question = within(await screen.findByRole('dialog', { name: 'Take the Pro Plan (Yearly) back?' }));
  // As it was before the switch, unless the student wants it otherwise; what that costs is said.
  const goesOn = question.getByRole('radio', { name: /Goes on/ });
  expect(goesOn).toBeChecked();
  expect(goesOn).toHaveAccessibleDescription('$9.00 is charged on that day.');
  await user.click(question.getByRole('radio', { name: choice }));
  await user.click(question.getByRole('button', { name: 'Take it back' }));
  await screen.findByText('The plan will not start');
  await waitFor(() => expect(main.queryByRole('button', { name: 'Take it back' })).toBeNull());
  expect(api.callsOf(takingBack).map(({ body }) => body)).toEqual([{ resume }]);
});

test('where the plan that runs can not go on, taking back the next one says so first', async () => {
  const { user, api, main } = await openMembership({
    'GET /api/plan': { ...cancelledPro, next: { ...next, can_resume: false } },
    [takingBack]: { message: 'The plan will not start', membership: cancelledPro },
  });
  await user.click(await main.findByRole('button', { name: 'Take it back' }));
  const question = within(await screen.findByRole('dialog', { name: 'Take the Pro Plan (Yearly) back?' }));
  expect(question.getByText(/Your Pro Plan ends on 1 December 2026 all the same/)).toBeVisible();
  expect(question.queryByRole('radio')).toBeNull();
  await user.click(question.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(takingBack)).toEqual([]);
});

test('a plan that was given ends on the day that staff see', async () => {
  const { fact, main } = await openMembership({
    'GET /api/plan': {
      ...free,
      plan: 'silver',
      name: 'Silver Plan',
      status: 'active',
      given: true,
      ended_at: '2027-01-01T00:00:00.000Z',
    },
  });
  await main.findByText('Ends on');
  expect(fact('Ends on')).toHaveTextContent('31 December 2026');
  expect(main.getByText(/One that you buy can start when it ends/)).toBeVisible();
});
