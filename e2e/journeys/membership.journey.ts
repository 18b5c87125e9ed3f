import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { longDate } from '../../apps/web/app/lib/dates.ts';
import type { Membership, Order } from '../../packages/contract/src/billing/billing.schema.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { launch, type Product } from '../product/start-product.ts';
import { toast } from './account-screens.ts';
import { buy, cards, membershipOf, monthly } from './billing-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');

test('the free plan, and the way to a better one', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/account-details/membership');
  await expect(card(page, 'Free Plan')).toBeVisible();
  await expect(fact(page, 'Tests')).toHaveText('3 tests per month');
  await expect(fact(page, 'Questions')).toHaveText('30 questions per month');
  await expect(fact(page, 'Tests made this month')).toHaveText('0');
  await expect(button(page, 'Cancel subscription')).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('cancels: asked first, then the day it ends is shown, here and in another tab', async ({
  page,
  context,
  journey,
}) => {
  const { token, email } = await journey.signedIn(page);
  await buy(page, monthly);
  await visit(page, '/account-details/membership');
  await expect(card(page, 'Pro Plan')).toContainText('Platinum Plan');
  await expect(fact(page, 'Tests')).toHaveText('Unlimited Tests');
  await expect(fact(page, 'Questions')).toHaveText('3000+ questions per month');
  const { renews_at } = await membershipOf(journey, token);
  const ends = longDate(renews_at ?? '');
  await expect(fact(page, 'Renews on')).toHaveText(ends);
  await expectAccessibleInEveryLook(page);
  const other = await context.newPage();
  await visit(other, '/account-details/membership');
  await expect(fact(other, 'Renews on')).toHaveText(ends);

  const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' });
  await button(page, 'Cancel subscription').click();
  await expect(question).toContainText(`You keep your plan until ${ends}.`);
  await expect(button(question, 'Keep my plan')).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await button(question, 'Keep my plan').click();
  await expect(question).toBeHidden();
  expect(await membershipOf(journey, token)).toMatchObject({ status: 'active' });

  await button(page, 'Cancel subscription').click();
  await button(question, 'Cancel subscription').click();
  await expect(toast(page, 'Canceled Subscription successfully')).toBeVisible();
  await expect(fact(page, 'Ends on')).toHaveText(ends);
  await expect(fact(page, 'Renews on')).toHaveCount(0);
  await expect(button(page, 'Cancel subscription')).toHaveCount(0);
  await expect(card(page, 'Pro Plan').getByText('Cancelled')).toBeVisible();
  await expect(fact(other, 'Ends on')).toHaveText(ends);
  expect(await membershipOf(journey, token)).toMatchObject({ plan: 'platinum', status: 'cancelled' });
  await journey.mailTo(email, /cancel/i);
  await expectNoSidewaysScroll(page);
});

test('what can not be loaded says so and is tried again', async ({ page, journey }) => {
  await journey.signedIn(page);
  journey.expectTrouble(/ERR_FAILED/);
  await page.route('**/api/plan', (route) => route.abort());
  await visit(page, '/account-details/membership');
  await expect(page.getByText('Your membership could not be loaded')).toBeVisible();
  await page.unroute('**/api/plan');
  await button(page, 'Try again').click();
  await expect(card(page, 'Free Plan')).toBeVisible();
});

interface Student {
  readonly email: string;
  readonly token: string;
}

/** Signs up or logs in on a product of its own and puts the session into the page. */
async function enter(page: Page, origin: string, email?: string): Promise<Student> {
  const who = email ?? `month.${randomUUID().slice(0, 8)}@mail.com`;
  const password = 'Quiet-Library-7';
  const device = `journey-${randomUUID()}`;
  const answer = await fetch(`${origin}/api/auth/${email ? 'login' : 'signup'}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Device-Id': device },
    body: JSON.stringify({
      ...(email ? { username: email } : { email: who, full_name: 'Asha Rao', username: '' }),
      password,
      confirmPassword: password,
    }),
  });
  expect(answer.ok, `signing in answered ${answer.status}`).toBe(true);
  const { data } = (await answer.json()) as { data: { user: unknown } };
  const token = answer.headers.get('authorization')?.slice(7) ?? '';
  await page.goto(`${origin}/api/health/live`);
  await page.evaluate(
    ([auth, id]) => {
      localStorage.setItem('auth-storage', auth);
      localStorage.setItem('device-id', id);
    },
    [
      JSON.stringify({ state: { token, user: data.user, fromQuestionPage: false }, version: 1 }),
      device,
    ] as const,
  );
  return { email: who, token };
}

async function read<Body>(origin: string, path: string, { token }: Student): Promise<Body> {
  const answer = await fetch(`${origin}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
  return (await answer.json()) as Body;
}

/** The product of the journey below, which ends with it however it ends. */
let running: Product | undefined;
test.afterEach(async () => {
  if (!running) return;
  await running.stop();
  running = undefined;
});

test('a month later: cancelled plans have lapsed, others renewed or failed to', { tag: '@alone' }, async ({
  page,
}) => {
  test.setTimeout(360_000);
  const now = await launch();
  running = now;
  const leaving = await enter(page, now.origin);
  await buy(page, monthly, cards.pays, now.origin);
  await visit(page, `${now.origin}/account-details/membership`);
  await button(page, 'Cancel subscription').click();
  await button(page.getByRole('alertdialog'), 'Cancel subscription').click();
  await expect(toast(page, 'Canceled Subscription successfully')).toBeVisible();
  const { ended_at } = await read<Membership>(now.origin, '/api/plan', leaving);
  const staying = await enter(page, now.origin);
  await buy(page, monthly, cards.pays, now.origin);
  const failing = await enter(page, now.origin);
  await buy(page, monthly, cards.failsLater, now.origin);
  await page.goto('about:blank');
  const ended = once(now.process, 'exit');
  now.process.kill('SIGTERM');
  await ended;
  running = undefined;

  // Half a day after the end: a renewal that failed is still being tried.
  const ahead = Math.ceil((Date.parse(ended_at ?? '') - Date.now()) / 1000) + 12 * 3600;
  const later = await launch({ CLOCK_AHEAD_SECONDS: String(ahead) }, now.dataDir);
  running = later;
  /** Once the sandbox and the jobs have caught up with the month. */
  const show = async ({ email }: Student, status: Membership['status'], paidCount: number) => {
    const back = await enter(page, later.origin, email);
    const standing = async () => ({
      status: (await read<Membership>(later.origin, '/api/plan', back)).status,
      paidCounts: (await read<Order[]>(later.origin, '/api/orders', back)).map((order) => order.paid_count),
    });
    await expect.poll(standing, { timeout: 120_000 }).toEqual({ status, paidCounts: [paidCount] });
    await visit(page, `${later.origin}/account-details/membership`);
    return back;
  };

  const left = await show(leaving, null, 1);
  await expect(card(page, 'Free Plan')).toBeVisible();
  expect(await read<Order[]>(later.origin, '/api/orders', left)).toMatchObject([{ ended_at }]);
  await visit(page, `${later.origin}/take-a-test`);
  await expect(page.getByText('0 of 30 free tests this month')).toBeVisible();

  await show(staying, 'active', 2);
  await expect(card(page, 'Pro Plan').getByText('Active')).toBeVisible();

  await show(failing, 'payment_failed', 1);
  await expect(card(page, 'Pro Plan').getByRole('alert')).toContainText('did not go through');
  await expect(fact(page, 'Was due on')).toHaveText(longDate(ended_at ?? ''));
  await expectAccessibleInEveryLook(page);
});
