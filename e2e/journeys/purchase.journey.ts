import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { longDate } from '../../apps/web/app/lib/dates.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import {
  fillLogin,
  fillPersonalStep,
  fillSignUp,
  goToPersonalStep,
  heading,
  loginDialog,
  signUpDialog,
} from './account-screens.ts';
import {
  bankCode,
  cards,
  checkoutAddress,
  cycle,
  decline,
  getStarted,
  goToCheckout,
  membershipOf,
  monthly,
  ordersOf,
  payWith,
  planCard,
  sandboxMark,
  thanks,
  yearly,
} from './billing-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

const counter = (page: Page) => page.getByText(/free tests this month/);

/** In every look and on the narrowest screen. */
async function look(page: Page): Promise<void> {
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
}

test('buys a month: a card is declined, the bank asks for a code, and the builder in another tab follows', async ({
  page,
  context,
  journey,
}) => {
  test.slow();
  const { token, email } = await journey.signedIn(page);
  const other = await context.newPage();
  await visit(other, '/take-a-test');
  await expect(counter(other)).toBeVisible();
  await page.bringToFront();

  await goToCheckout(page, monthly);
  await expect(sandboxMark(page)).toBeVisible();
  await expect(page.getByText('$9.00', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you pay for' })).toContainText(email);
  await look(page);
  await payWith(page, cards.isDeclined);
  await expect(decline(page)).toHaveText('Your card was declined.');
  expect((await membershipOf(journey, token)).plan).toBe('free');
  await expectAccessibleInEveryLook(page);
  await payWith(page, cards.asksForCode);
  await expect(bankCode(page)).toBeVisible();
  await look(page);
  await bankCode(page).fill('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/subscription/success');
  await expect(thanks(page)).toContainText('Unlimited tests');
  await expect(thanks(page)).toContainText('Unlimited questions');
  await expectAccessibleInEveryLook(page);
  await button(thanks(page), 'Close').click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expect(page.getByText('$9.00', { exact: true })).toBeVisible();
  await look(page);

  expect(await membershipOf(journey, token)).toMatchObject({
    plan: 'platinum',
    razorpay_plan_id: 'dummy_pro',
    status: 'active',
    ended_at: null,
  });
  expect(await ordersOf(journey, token)).toMatchObject([{ amount: 900, paid_count: 1 }]);
  await journey.mailTo(email, /receipt/i);
  await expect(counter(other)).toHaveCount(0);

  // What is paid isn't behind the back button.
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(planCard(page, monthly).getByText('Your plan')).toBeVisible();
});

test('a visitor logs in and buys a year, with a receipt that is a real PDF', async ({ page, journey }) => {
  test.slow();
  const person = await journey.signedUp();
  const { token } = person;
  await visit(page, '/pricing');
  await cycle(page, 'Yearly').check();
  await getStarted(page, yearly).click();
  await fillLogin(loginDialog(page), person);
  await button(loginDialog(page), 'Login').click();
  await expect(page).toHaveURL(checkoutAddress);
  await expect(page.getByText('$72.00', { exact: true })).toBeVisible();
  await payWith(page, cards.pays);
  await expect(thanks(page)).toBeVisible();
  expect(await membershipOf(journey, token)).toMatchObject({
    plan: 'platinum_yearly',
    razorpay_plan_id: 'dummy_yearly',
  });
  const [order] = await ordersOf(journey, token);
  const yearOf = (moment: string | null | undefined) => Number((moment ?? '').slice(0, 4));
  expect(yearOf(order?.period_end)).toBe(yearOf(order?.period_start) + 1);

  await visit(page, '/account-details/orders');
  const period = `${longDate(order?.period_start ?? '')} to ${longDate(order?.period_end ?? '')}`;
  const row = page.getByRole('row').filter({ hasText: 'Subscription' });
  await expect(row.getByRole('cell')).toHaveText([
    'Subscription',
    'Platinum Plan',
    period,
    '$72.00',
    '1',
    '–Not ended',
    'Receipt',
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, `Download receipt ${order?.receipt_number}`).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`sevenfold-receipt-${order?.receipt_number}.pdf`);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.subarray(-8).toString()).toContain('%%EOF');
  await look(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('$72.00')).toBeVisible();
  await expect(button(page, /^Download receipt/)).toBeVisible();
});

test('a visitor signs up, goes on when back from onboarding, and closes the window', async ({
  page,
  journey,
}) => {
  test.slow();
  await visit(page, '/pricing');
  await getStarted(page, monthly).click();
  await button(loginDialog(page), 'Sign up for free').click();
  await fillSignUp(signUpDialog(page), journey.newcomer());
  await button(signUpDialog(page), 'Sign Up').click();
  await goToPersonalStep(page);
  await fillPersonalStep(page);
  await button(page, 'Submit').click();
  // A new account has its e-mail to verify first; the choice waits in this tab.
  await expect(page).toHaveURL('/verify-user');
  await page.evaluate(() =>
    (
      window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
    ).__reactRouterDataRouter.navigate('/pricing'),
  );
  await expect(page).toHaveURL(checkoutAddress);
  await expect(page.getByText('$9.00', { exact: true })).toBeVisible();

  // A closed window changes nothing, and the next try takes the same purchase up.
  const address = page.url();
  await page.getByRole('link', { name: 'Close window' }).click();
  await expect(page).toHaveURL('/pricing');
  await goToCheckout(page, monthly);
  expect(page.url()).toBe(address);
  // So does the browser's own back button.
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(getStarted(page, monthly)).toBeEnabled();
});

test('an address that the sandbox did not give out is not found', async ({ page, journey }) => {
  journey.expectTrouble(/404.*\/sandbox\/checkout\//);
  await page.goto('/sandbox/checkout/sub_nobody');
  await expect(heading(page, 'There is nothing to pay here')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
