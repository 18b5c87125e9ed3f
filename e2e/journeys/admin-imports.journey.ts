import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { button, expectNoSidewaysScroll, subjectsOf } from './student-work.ts';

const header = 'key,subject,topic,difficulty,marks,calculator,text,answer';
const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...lines].join('\n')),
});
const choose = (page: Page, given: ReturnType<typeof file>) =>
  page.getByTestId('import-file').setInputFiles(given);
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Rows of the file' }).locator('tbody').getByRole('row');

test('staff import questions: columns, errors, the mended file, the report', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  await visit(page, '/admin/upload_questions');
  const subjects = await subjectsOf(journey);
  const topic = subjects.find(({ slug }) => slug === 'math-aa-sl')!.Topic[0]!.slug;
  const line = (key: string, text: string) => `${key},math-aa-sl,${topic},Easy,2,yes,${text},$x=1$`;

  await choose(
    page,
    file('first.csv', line('journey-1', 'Find $x$.'), line('journey-2', 'Find $\\frac{1}{$.')),
  );
  await expect(page.getByRole('combobox', { name: 'Column for Question text' })).toHaveValue('6');
  await expect(page).toHaveURL(/import=/);
  await button(page, 'Check the rows').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('journey-2');
  await expect(button(page, /^Import \d/)).toBeDisabled();
  await page.reload();
  await expect(rows(page)).toContainText('text');
  await expectNoSidewaysScroll(page);
  await expectAccessibleInEveryLook(page);
  const saved = page.waitForEvent('download');
  await button(page, 'Download the errors').click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('journey-2,text');
  await button(page, 'Cancel the import').click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();

  await page.getByRole('link', { name: 'Import another file' }).click();
  await choose(page, file('mended.csv', line('journey-1', 'Find $x$.'), line('journey-2', 'Find $y$.')));
  await button(page, 'Check the rows').click();
  await button(page, 'Import 2 rows').click();
  await expect(page.getByText('2 rows added, 0 updated, 0 as they were.')).toBeVisible();

  await page.getByRole('link', { name: 'Import another file' }).click();
  await choose(page, file('again.csv', line('journey-1', 'Find $x$.'), line('journey-2', 'Find $z$.')));
  await button(page, 'Check the rows').click();
  await expect(page.getByRole('button', { name: '1 changed' })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 same' })).toBeVisible();
});

test('a file that is none is named, and templates can be saved', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  await visit(page, '/admin/upload_subjects');
  const saved = page.waitForEvent('download');
  await button(page, 'XLSX template').click();
  expect((await saved).suggestedFilename()).toBe('subjects-template.xlsx');
  await choose(page, { name: 'photo.xlsx', mimeType: 'image/png', buffer: Buffer.from('no spreadsheet') });
  await expect(page.getByRole('alert').filter({ hasText: 'not an XLSX' })).toBeVisible();
});
