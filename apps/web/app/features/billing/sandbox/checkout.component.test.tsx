import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '~/lib/api-call.ts';
import { type Answers, gate, offline, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';
import { paidBilling } from '../../../../test/user-details.ts';

const checkout: Answer<'GET /api/sandbox/checkouts/:ref'> = {
  ref: 'sub_1',
  kind: 'subscription',
  description: 'Pro Plan',
  amount: 900,
  currency: 'USD',
  email: student.email,
  status: 'open',
  starts_at: null,
  cancel_url: '/pricing',
};
const paid = { outcome: 'paid' as const, payment_id: 'pay_1', payment_signature: 'signed' };
const complete = {
  status: 'complete' as const,
  email: student.email,
  payment_purpose: 'platinum' as const,
  starts_at: null,
  test_slug: null,
  reason: null,
};
const afterwards: Answers = {
  'GET /api/plan': paidBilling.membership,
  'GET /api/orders': paidBilling.orders,
  'POST /api/:provider/verification': complete,
};

async function openCheckout(answers: Answers = {}, part: Partial<typeof checkout> = {}) {
  const page = await openPage('/sandbox/checkout/sub_1', {
    as: student,
    answers: { 'GET /api/sandbox/checkouts/:ref': { ...checkout, ...part }, ...afterwards, ...answers },
  });
  const { user, main } = page;
  return {
    ...page,
    number: () => main.getByLabelText('Card number'),
    payButton: () => main.getByRole('button', { name: /^Pay \$/ }),
    useCard: (number: string) => user.click(main.getByRole('button', { name: new RegExp(number) })),
    sent: () => page.api.callsOf('POST /api/sandbox/checkouts/:ref/payment').map(({ body }) => body),
  };
}

test('what is paid for, for how much and by whom', async () => {
  const { main } = await openCheckout();
  expect(main.getByText('Sandbox – no money moves')).toBeInTheDocument();
  const summary = main.getByRole('region', { name: 'What you pay for' });
  for (const text of ['Pro Plan', '$9.00', 'Renews until you cancel', student.email]) {
    expect(summary).toHaveTextContent(text);
  }
});

test('what is missing of a card is said under its field, and nothing is sent', async () => {
  const { user, main, number, payButton, sent } = await openCheckout();
  await user.click(payButton());
  expect(number()).toHaveAccessibleDescription(/Enter the whole card number/);
  await waitFor(() => expect(number()).toHaveFocus());
  expect(main.getByLabelText('Name on card')).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('a card typed by hand is formatted and sent as it stands', async () => {
  const { user, main, number, sent } = await openCheckout({
    'POST /api/sandbox/checkouts/:ref/payment': {
      outcome: 'declined',
      reason: 'Your card number is incorrect.',
    },
  });
  await user.type(number(), '4242424242424241');
  expect(number()).toHaveValue('4242 4242 4242 4241');
  await user.type(main.getByLabelText('Expiry'), '734');
  expect(main.getByLabelText('Expiry')).toHaveValue('07/34');
  await user.type(main.getByLabelText('CVC'), '12x3');
  await user.type(main.getByLabelText('Name on card'), 'Asha Rao{Enter}');
  expect(await main.findByRole('alert')).toHaveTextContent('Your card number is incorrect.');
  expect(sent()).toEqual([
    { card_number: '4242 4242 4242 4241', expiry: '07/34', cvc: '123', name: 'Asha Rao' },
  ]);
});

test('a declined card says why, and another one pays', async () => {
  const { api, user, main, payButton, useCard, address } = await openCheckout({
    'POST /api/sandbox/checkouts/:ref/payment': { outcome: 'declined', reason: 'Your card was declined.' },
  });
  await useCard('4000 0000 0000 0002');
  await user.click(payButton());
  expect(await main.findByRole('alert')).toHaveTextContent('Your card was declined.');
  api.answer({ 'POST /api/sandbox/checkouts/:ref/payment': paid });
  await useCard('4242 4242 4242 4242');
  await user.click(payButton());
  await expect.poll(address).toBe('/subscription/success');
  expect(api.callsOf('POST /api/:provider/verification')[0]?.body).toEqual({
    payment_id: 'pay_1',
    payment_signature: 'signed',
    subscription_id: 'sub_1',
  });
  await screen.findByRole('dialog', { name: 'Welcome to the Pro Plan' });
});

test('the bank asks for a code: another card can be used, a wrong code is told of, the right one pays', async () => {
  const { api, user, main, payButton, useCard, sent, address } = await openCheckout({
    'POST /api/sandbox/checkouts/:ref/payment': ({ body }) => {
      if (body.code === undefined) return { outcome: 'challenge', hint: 'The code is 123456.' };
      return body.code === '123456'
        ? paid
        : { outcome: 'declined', reason: 'Your bank could not confirm that it was you.' };
    },
  });
  await useCard('4000 0025 0000 3155');
  await user.click(payButton());
  const asked = () =>
    waitFor(() => expect(main.getByRole('heading', { name: 'Your bank wants to be sure' })).toHaveFocus());
  await asked();
  const code = main.getByLabelText('Code');
  expect(main.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await fill(code, '000000');
  await user.click(main.getByRole('button', { name: 'Confirm' }));
  expect(await main.findByRole('alert')).toHaveTextContent('Your bank could not confirm that it was you.');
  await user.click(payButton());
  await user.click(await main.findByRole('button', { name: 'Use another card' }));
  await user.click(payButton());
  await asked();
  await user.type(main.getByLabelText('Code'), '123456{Enter}');
  await expect.poll(address).toBe('/subscription/success');
  expect(sent().map((body) => body.code)).toEqual([undefined, '000000', undefined, undefined, '123456']);
  expect(api.callsOf('POST /api/:provider/verification')).toHaveLength(1);
});

test('a slow provider is asked once, however often one presses', async () => {
  const { opened, open } = gate();
  const { user, main, payButton, useCard, sent, address } = await openCheckout({
    'POST /api/sandbox/checkouts/:ref/payment': async () => {
      await opened;
      return paid;
    },
  });
  await useCard('4242 4242 4242 4242');
  await user.dblClick(payButton());
  expect(main.getByRole('button', { name: 'Paying…' })).toBeDisabled();
  await user.type(main.getByLabelText('Name on card'), '{Enter}');
  open();
  await expect.poll(address).toBe('/subscription/success');
  expect(sent()).toHaveLength(1);
});

test('what another tab has paid is not paid again', async () => {
  const { api, user, main, payButton, useCard } = await openCheckout({
    'POST /api/sandbox/checkouts/:ref/payment': refusal('conflict', 'This has been paid.'),
  });
  await useCard('4242 4242 4242 4242');
  api.answer({ 'GET /api/sandbox/checkouts/:ref': { ...checkout, status: 'paid' } });
  await user.click(payButton());
  await main.findByRole('heading', { name: 'This has been paid' });
  expect(main.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/return?session_id=sub_1');
});

test('an answer that got lost after paying is asked for again', async () => {
  const { api, user, payButton, useCard, address } = await openCheckout({
    'POST /api/sandbox/checkouts/:ref/payment': paid,
    'POST /api/:provider/verification': offline,
    'GET /api/payments/session-status': complete,
  });
  await useCard('4242 4242 4242 4242');
  await user.click(payButton());
  await expect.poll(address).toBe('/return?session_id=sub_1');
  await screen.findByRole('dialog', { name: 'Welcome to the Pro Plan' });
  expect(api.callsOf('POST /api/sandbox/checkouts/:ref/payment')).toHaveLength(1);
});

test('a signature that is refused is said, with the way to see where it stands', async () => {
  const { user, main, payButton, useCard } = await openCheckout({
    'POST /api/sandbox/checkouts/:ref/payment': paid,
    'POST /api/:provider/verification': refusal('invalid_signature', 'This payment could not be confirmed.'),
  });
  await useCard('4242 4242 4242 4242');
  await user.click(payButton());
  expect(await main.findByRole('alert')).toHaveTextContent('This payment could not be confirmed.');
  expect(main.getByRole('link', { name: 'See where this payment stands' })).toHaveAttribute(
    'href',
    '/return?session_id=sub_1',
  );
});

test('a closed window leads back to where one came from', async () => {
  const { main, user, address } = await openCheckout();
  await user.click(main.getByRole('link', { name: 'Close window' }));
  await expect.poll(address).toBe('/pricing');
});

test('a purchase that was closed leads back', async () => {
  const { main } = await openCheckout({}, { status: 'cancelled', cancel_url: '/pricing' });
  main.getByRole('heading', { name: 'This purchase was closed' });
  expect(main.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/pricing');
});

test('an address that the sandbox did not give out', async () => {
  const { main } = await openCheckout({
    'GET /api/sandbox/checkouts/:ref': refusal('not_found', 'There is no such purchase.'),
  });
  main.getByRole('heading', { name: 'There is nothing to pay here' });
  expect(main.getByRole('link', { name: 'Back to the plans' })).toHaveAttribute('href', '/pricing');
});
