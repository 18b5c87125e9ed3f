import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, visit } from '../journey.ts';
import { test } from '../own-product.ts';
import { toast } from './account-screens.ts';
import { saveNote as status, text } from './post-screens.ts';
import { button } from './student-work.ts';

test('a page of the site is rewritten, and an older version comes back', async ({ page, journey }) => {
  test.slow();
  const reader = await journey.otherBrowser();
  await visit(reader, '/refund-policy');
  await expect(reader.getByText('Last updated 2 November 2026')).toBeVisible();

  await journey.signedIn(page, staff);
  await visit(page, '/admin/pages');
  await page.getByRole('table').getByRole('link', { name: 'Refund Policy' }).click();
  for (const words of ['First words.', 'Second words.']) {
    await text(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    await expect(status(page)).toHaveText('Saved');
    await reader.reload();
    await expect(reader.getByText(words)).toHaveCount(0);
    await button(page, 'Publish').click();
    await expect(toast(page, 'Readers see this text now').first()).toBeVisible();
    await expect(page.getByText('unpublished changes')).toHaveCount(0);
    await expect(button(page, 'Publish')).toBeDisabled();
    await reader.reload();
    await expect(reader.getByRole('article').getByText(words)).toBeVisible();
  }
  await expect(reader.getByText('2 November 2026')).toHaveCount(0);
  await expect(button(page, 'Restore')).toHaveCount(2);
  await button(page, 'View').last().click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.locator('article')).toContainText('First words.');
  await button(preview, 'Close').click();
  await expect(text(page)).toContainText('Second words.');
  await button(page, 'Restore').last().click();
  await expect(text(page)).toContainText('First words.');
  await expectAccessibleInEveryLook(page);
});
