import type { Locator, Page } from '@playwright/test';

/** What staff do on the import pages. */
export const questionHeader = 'key,subject,topic,difficulty,marks,calculator,text,answer';

interface GivenFile {
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
