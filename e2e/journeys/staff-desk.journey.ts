import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { field, heading, toast } from './account-screens.ts';
import { cards, decline, goToCheckout, monthly, payWith } from './billing-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

test('a payment that failed is shown to staff, with its reason', async ({ page, journey }) => {
  const student = await journey.otherBrowser();
  const { email } = await journey.signedIn(student);
  await goToCheckout(student, monthly);
  await payWith(student, cards.hasNoFunds);
  await expect(decline(student)).toContainText('insufficient funds');

  await journey.signedIn(page, staff);
  const row = page.getByRole('row').filter({ hasText: email });
  // The provider's message travels by itself.
  await expect(async () => {
    await visit(page, '/admin/payments?state=open');
    await expect(row).toContainText('Failed', { timeout: 10_000 });
  }).toPass();
  await expect(row).toContainText('$9.00');
  await expect(row).toContainText('Your card has insufficient funds.');
  await expectAccessibleInEveryLook(page);

  await button(row, /^Close/).click();
  const dialog = page.getByRole('dialog', { name: 'Close the payment of $9.00' });
  await field(dialog, 'What was done').fill('Asked the student to try another card.');
  await button(dialog, 'Close entry').click();
  await expect(toast(page, 'The entry is closed.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Closed');
  await expect(row).toContainText('Asked the student to try another card.');
  await expectNoSidewaysScroll(page);
  await row.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(heading(page, 'Asha Rao')).toBeVisible();
});

test('students find no desk of the staff, and load nothing of its tools', async ({ page, journey }) => {
  await journey.signedIn(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/admin/');
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await visit(page, '/ibdp-question-bank?subject=math-aa-sl&page=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Staff controls/ })).toHaveCount(0);
  expect(loaded.filter((url) => /staff-controls|question-editor/.test(url))).toEqual([]);
});
