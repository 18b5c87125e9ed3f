import { readFile } from 'node:fs/promises';
import { longDate } from '../../apps/web/app/lib/dates.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { heading } from './account-screens.ts';
import {
  bankCode,
  buy,
  cards,
  decline,
  goToCheckout,
  monthly,
  ordersOf,
  payWith,
  thanks,
  yearly,
} from './billing-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

test('no orders yet', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/account-details/orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});

test('an order, its receipt as a real PDF, and its card on a phone', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  await buy(page, yearly);
  await visit(page, '/account-details/orders');
  const [order] = await ordersOf(journey, token);
  expect(order).toBeDefined();
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
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('$72.00')).toBeVisible();
  await expect(button(page, /^Download receipt/)).toBeVisible();

  // Somebody else's receipt is not there.
  const stranger = await journey.signedUp();
  const answer = await journey.api('GET', `/api/orders/${order?.id}/receipt`, { token: stranger.token });
  expect(answer.status).toBe(404);
});

test('what can not be loaded says so and is tried again', async ({ page, journey }) => {
  await journey.signedIn(page);
  journey.expectTrouble(/ERR_FAILED/);
  await page.route('**/api/orders', (route) => route.abort());
  await visit(page, '/account-details/orders');
  await expect(page.getByText('Your orders could not be loaded')).toBeVisible();
  await page.unroute('**/api/orders');
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('paying is accessible in every look and fits the narrowest screen', async ({ page, journey }) => {
  await journey.signedIn(page);
  await goToCheckout(page, monthly);
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await payWith(page, cards.isDeclined);
  await expect(decline(page)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await payWith(page, cards.asksForCode);
  await expect(bankCode(page)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await bankCode(page).fill('123456');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await button(thanks(page), 'Close').click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});
