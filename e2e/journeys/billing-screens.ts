import { expect, type Page } from '@playwright/test';
import type { Membership, Order } from '../../packages/contract/src/billing/billing.schema.ts';
import { visit } from '../journey.ts';
import { answerOf, button, type Caller } from './student-work.ts';

export const cards = {
  pays: '4242 4242 4242 4242',
  asksForCode: '4000 0025 0000 3155',
  isDeclined: '4000 0000 0000 0002',
  hasNoFunds: '4000 0000 0000 9995',
} as const;

export const monthly = 'Pro Plan';
export const yearly = 'Pro Plan (Yearly)';

export const planCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
export const getStarted = (page: Page, plan: string) => button(planCard(page, plan), 'Get Started');
export const cycle = (page: Page, name: 'Monthly' | 'Yearly') => page.getByRole('radio', { name });

export const checkoutAddress = /\/sandbox\/checkout\/[\w-]+$/;
export const sandboxMark = (page: Page) => page.getByText('Sandbox – no money moves');
export const payButton = (page: Page) => button(page, /^Pay \$/);
const cardNumber = (page: Page) => page.getByLabel('Card number', { exact: true });
export const decline = (page: Page) => page.getByRole('form').getByRole('alert');
export const bankCode = (page: Page) => page.getByLabel('Code', { exact: true });

export const thanks = (page: Page) => page.getByRole('dialog', { name: 'Welcome to the Pro Plan' });

/** From the prices to the page where the card is asked for. */
export async function goToCheckout(page: Page, plan: string): Promise<void> {
  await visit(page, '/pricing');
  if (plan === yearly) await cycle(page, 'Yearly').check();
  await getStarted(page, plan).click();
  await expect(page).toHaveURL(checkoutAddress);
}

/** Fills in a test card; again until the page answers, since it may have been loaded a moment ago. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await expect(async () => {
    await button(page, new RegExp(number)).click();
    await expect(cardNumber(page)).toHaveValue(number, { timeout: 1000 });
  }).toPass();
}

export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}

export const membershipOf = (journey: Caller, token: string) =>
  answerOf<Membership>(journey, 'GET', '/api/plan', { token });
export const ordersOf = (journey: Caller, token: string) =>
  answerOf<Order[]>(journey, 'GET', '/api/orders', { token });

/** Buys a plan as the pricing page and the sandbox's page do, without the pages. */
export async function buyByApi(journey: Caller, token: string, plan = 'platinum'): Promise<void> {
  const { id } = await answerOf<{ id: string }>(journey, 'POST', '/api/sandbox/subscription', {
    token,
    body: { plan },
  });
  const card = { card_number: cards.pays, expiry: '12/34', cvc: '123', name: 'Asha Rao' };
  const { payment_id, payment_signature } = await answerOf<{ payment_id: string; payment_signature: string }>(
    journey,
    'POST',
    `/api/sandbox/checkouts/${id}/payment`,
    { body: card },
  );
  await answerOf(journey, 'POST', '/api/sandbox/verification', {
    token,
    body: { payment_id, payment_signature, subscription_id: id },
  });
}
