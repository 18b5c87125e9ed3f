import type { Page } from '@playwright/test';
import { expect, staff, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { madeQuestion, marksField } from './question-desk.ts';
import { answerOf, button } from './student-work.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test('questions are found, changed together, and worked through one after the other', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page, staff);
  const word = `needle${Date.now()}`;
  const made = [];
  for (const place of ['one', 'two', 'three']) {
    made.push(await madeQuestion(journey, token, { questions_text: `${word} ${place}` }));
  }
  const [first, second] = made;
  await visit(page, '/admin/questions?sort=id&order=asc');
  await page.getByRole('searchbox', { name: 'Search text, number or id' }).fill(word);
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel('Choose all on this page').check();
  await button(page.getByRole('region', { name: 'Chosen questions' }), 'Verify').click();
  await expect(toast(page, '3 questions verified.')).toBeVisible();
  await expect(rows(page).getByText('Verified', { exact: true })).toHaveCount(3);

  await page.getByRole('link', { name: `${first?.id} ${word} one` }).click();
  const steps = page.getByRole('navigation', { name: 'Questions of the table' });
  await expect(steps).toContainText('1 of 3');
  await marksField(page).fill('6');
  await button(page, 'Save and next').click();
  await expect(toast(page, 'Changes saved successfully!')).toBeVisible();
  await expect(heading(page, `Question ${second?.id}`)).toBeVisible();
  // The rows that were seen are known after a reload, too.
  await page.reload();
  await expect(steps).toContainText('2 of 3');
  await steps.getByRole('link', { name: 'All questions' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${word}&sort=id&order=asc$`));
  const { rows: found } = await answerOf<{ rows: { marks: number; verified: boolean }[] }>(
    journey,
    'GET',
    `/api/admin/questions?q=${word}&sort=id&order=asc`,
    { token },
  );
  expect(found.map(({ marks, verified }) => [marks, verified])).toEqual([
    [6, true],
    [3, true],
    [3, true],
  ]);
});
