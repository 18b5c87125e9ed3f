import { expect, type Locator, type Page } from '@playwright/test';
import { button } from './student-work.ts';

/** What staff do on the import pages. */
export const questionHeader = 'key,subject,topic,difficulty,marks,calculator,text,answer';

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const csv = (name: string, header: string, ...lines: string[]): GivenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...lines].join('\n')),
});

export const choose = (page: Page, given: GivenFile): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles(given);

/** Up to the preview of its rows. */
export async function check(page: Page, given: GivenFile): Promise<void> {
  await choose(page, given);
  await button(page, 'Check the rows').click();
  await expect(page.getByRole('table', { name: 'Rows of the file' })).toBeVisible({ timeout: 60_000 });
}

export const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Rows of the file' }).locator('tbody').getByRole('row');

/** Goes on with Tab until it is there, as people without a mouse do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never leads there');
}
