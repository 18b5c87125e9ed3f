import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, offline, refusal } from '../../../../test/fake-api.ts';
import { grading, handedIn } from '../../../../test/gradings.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { practiceSlug } from '../../../../test/practice-tests.ts';
import { freeBilling, paidBilling } from '../../../../test/user-details.ts';

const open = (path: string, answers: Answers) => openPage(path, { as: student, answers });
const [order] = paidBilling.orders;
if (!order) throw new Error('the fixture has an order');
const gradingOrder = {
  ...order,
  type: 'grading' as const,
  plan: null,
  period_end: null,
  amount: 1000,
  test_slug: practiceSlug,
};
const status = {
  status: 'open' as const,
  email: student.email,
  payment_purpose: 'platinum' as const,
  starts_at: null,
  test_slug: null,
  reason: null,
};

test('a plan is thanked for over the page that says what was bought', async () => {
  const { user, main } = await open('/subscription/success', {
    'GET /api/plan': paidBilling.membership,
    'GET /api/orders': paidBilling.orders,
  });
  const thanks = await screen.findByRole('dialog', { name: 'Welcome to the Pro Plan' });
  expect(thanks).toHaveTextContent('Unlimited tests');
  expect(thanks).toHaveTextContent('Unlimited questions');
  expect(within(thanks).getByRole('link', { name: 'Take a test' })).toHaveAttribute('href', '/take-a-test');
  await user.click(within(thanks).getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await main.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(await main.findByText('$9.00')).toBeInTheDocument();
  expect(main.getByRole('button', { name: 'Download receipt' })).toBeEnabled();
});

test('a silver plan is thanked for with what it brings', async () => {
  await open('/subscription/success', {
    'GET /api/plan': { ...freeBilling.membership, plan: 'silver', name: 'Silver Plan', status: 'active' },
    'GET /api/orders': [],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Welcome to the Silver Plan' });
  expect(dialog).toHaveTextContent('10 tests per month');
  expect(dialog).toHaveTextContent('100 questions per month');
});

test('grading that is paid before its sheet is there asks for the sheet', async () => {
  await open(`/payment/success?test=${practiceSlug}`, {
    'GET /api/orders': [gradingOrder],
    'GET /api/test/:slug/grading': grading({ paid: true }),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Your grading is paid' });
  expect(dialog).toHaveTextContent('within 24 working hours');
  expect(within(dialog).getByRole('link', { name: 'Upload my answer sheet' })).toHaveAttribute(
    'href',
    `/take-a-test/${practiceSlug}/get-graded`,
  );
});

test('grading with its sheet promises the report', async () => {
  await open(`/payment/success?test=${practiceSlug}`, {
    'GET /api/orders': [gradingOrder],
    'GET /api/test/:slug/grading': grading(handedIn),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Your paper is with our teachers' });
  expect(dialog).toHaveTextContent('within 24 working hours');
  expect(within(dialog).getByRole('link', { name: 'Go to my tests' })).toHaveAttribute('href', '/my-tests');
});

test.each([
  ['/subscription/success', 'There is no paid plan on this account'],
  ['/payment/success', 'There is no payment on this account'],
  [`/payment/success?test=${practiceSlug}`, 'This test has not been paid for'],
])('nothing is celebrated that was not bought: %s', async (path, words) => {
  const { main } = await open(path, { 'GET /api/plan': freeBilling.membership, 'GET /api/orders': [] });
  await main.findByText(words);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(main.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
});

test('a payment that is still open leads back to the prices', async () => {
  const { address } = await open('/return?session_id=sub_1', {
    'GET /api/payments/session-status': status,
    'GET /api/plan': freeBilling.membership,
  });
  await screen.findByText('Nothing was paid. You can choose again.');
  await expect.poll(address).toBe('/pricing');
});

test.each([
  [
    'failed',
    'Your card was declined.',
    'Your payment failed',
    'Your card was declined. Nothing was charged.',
  ],
  ['failed', null, 'Your payment failed', 'The payment provider gave no reason. Nothing was charged.'],
  ['expired', null, 'This payment was not finished', 'It was open for too long'],
] as const)('a payment that %s (%s) says so', async (standing, reason, title, words) => {
  const { main } = await open('/return?session_id=sub_1', {
    'GET /api/payments/session-status': { ...status, status: standing, reason },
  });
  await main.findByRole('heading', { name: title });
  expect(main.getByText(new RegExp(words))).toBeInTheDocument();
});

test('a payment that is complete is thanked for, and other tabs hear of it', async () => {
  const { api } = await open('/return?session_id=sub_1', {
    'GET /api/payments/session-status': { ...status, status: 'complete' },
    'GET /api/orders': paidBilling.orders,
  });
  await screen.findByRole('dialog', { name: 'Welcome to the Pro Plan' });
  expect(api.callsOf('GET /api/payments/session-status')[0]?.query).toEqual({ session_id: 'sub_1' });
  expect(localStorage.getItem('plan-changed')).not.toBeNull();
});

test('an address that names no payment', async () => {
  const { main } = await open('/return', {});
  await main.findByText('There is no payment to show');
});

test.each(['not_found', 'invalid_input'] as const)(
  'a payment that is unknown or another student’s: %s',
  async (code) => {
    const { main } = await open('/return?session_id=sub_nobody', {
      'GET /api/payments/session-status': refusal(code, 'There is no such payment.'),
    });
    await main.findByText('We know no such payment');
  },
);

test('a payment that can not be looked up is looked up again', async () => {
  const { api, user, main } = await open('/return?session_id=sub_1', {
    'GET /api/payments/session-status': offline,
  });
  const again = await main.findByRole('button', { name: 'Try again' });
  api.answer({
    'GET /api/payments/session-status': { ...status, status: 'complete' },
    'GET /api/orders': paidBilling.orders,
  });
  await user.click(again);
  await screen.findByRole('dialog', { name: 'Welcome to the Pro Plan' });
});
