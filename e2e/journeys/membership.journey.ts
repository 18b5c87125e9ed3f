import type { Page } from '@playwright/test';
import { longDate } from '../../apps/web/app/lib/dates.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { buyByApi, membershipOf } from './billing-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');

test('from the free plan to a cancelled one: asked first, then the day it ends is shown, here and in another tab', async ({
  page,
  context,
  journey,
}) => {
  test.slow();
  const { token, email } = await journey.signedIn(page);
  await visit(page, '/account-details/membership');
  await expect(card(page, 'Free Plan')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await buyByApi(journey, token);
  await page.reload();
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

  // A month passes in no journey; what the page says of a renewal that failed is made from the real answer.
  const membership = await membershipOf(journey, token);
  await page.route('**/api/plan', (route) =>
    route.fulfill({ json: { ...membership, status: 'payment_failed', renews_at, ended_at: null } }),
  );
  await page.reload();
  await expect(card(page, 'Pro Plan').getByRole('alert')).toContainText('did not go through');
  await expectAccessibleInEveryLook(page);
});
