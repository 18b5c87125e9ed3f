import { readFile } from 'node:fs/promises';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { field, heading, toast } from './account-screens.ts';
import { answerSheet } from './answer-sheet.ts';
import { cards, decline, goToCheckout, monthly, payWith } from './billing-screens.ts';
import { finishedTest, payForGrading, uploadByApi } from './grading-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

test('a sheet that is uploaded and paid for stands in the queue of the faculty, who can read it', async ({
  page,
  journey,
}) => {
  const { token, email } = await journey.signedIn(await journey.otherBrowser());
  const slug = await finishedTest(journey, token);
  const sheet = answerSheet({ pages: 3 });
  await uploadByApi(token, slug, 'USER_FILE', sheet);
  await journey.signedIn(page, staff);
  // Sheets of others may stand before it, over more than a page.
  const queue = `/admin/grade-tests?q=${encodeURIComponent(email)}`;
  await visit(page, queue);
  await expect(heading(page, 'Grade tests')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(0);

  await payForGrading(journey, token, slug);
  await visit(page, queue);
  await expect(row).toContainText('3');
  await expect(row).toContainText('left');
  const [download] = await Promise.all([page.waitForEvent('download'), button(row, /^Download/).click()]);
  expect(download.suggestedFilename()).toBe(`${slug}-answer-sheet.pdf`);
  expect(await readFile(await download.path())).toEqual(sheet);
  await expectAccessibleInEveryLook(page);
});

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
    await visit(page, '/admin/payments');
    await expect(row).toContainText('Failed', { timeout: 2000 });
  }).toPass();
  await expect(row).toContainText('$9.00');
  await expect(row).toContainText('Your card has insufficient funds.');
  await expectAccessibleInEveryLook(page);

  await button(row, /^Close/).click();
  const dialog = page.getByRole('dialog', { name: 'Close the payment of $9.00' });
  await button(dialog, 'Close entry').click();
  await expect(dialog).toContainText('Say what was done');
  await field(dialog, 'What was done').fill('Asked the student to try another card.');
  await button(dialog, 'Close entry').click();
  await expect(toast(page, 'The entry is closed.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).selectOption('Closed');
  await expect(row).toContainText('Asked the student to try another card.');
  await expect(row).toContainText(staff.name);
  await expectNoSidewaysScroll(page);
  await button(row, /^Reopen/).click();
  await expect(toast(page, 'The entry is open again.')).toBeVisible();
  await visit(page, `/admin/payments?q=${encodeURIComponent(email)}&status=failed`);
  await row.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(heading(page, 'Asha Rao')).toBeVisible();
});

test('students find no desk of the staff', async ({ page, journey }) => {
  await journey.signedIn(page);
  for (const path of [
    '/admin/',
    '/admin/users',
    '/admin/grade-tests',
    '/admin/payments',
    '/admin/jobs',
    '/admin/audit',
  ]) {
    await visit(page, path);
    await expect(heading(page, 'Page Not Found')).toBeVisible();
  }
});
