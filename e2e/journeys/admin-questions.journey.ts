import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { madeQuestion, picker } from './question-desk.ts';
import { answerOf, button, expectNoSidewaysScroll } from './student-work.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test('questions are searched and filtered, and the address says so', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const word = `needle${Date.now()}`;
  const question = await madeQuestion(journey, token, { questions_text: `A ${word} in $x$` });
  await visit(page, '/admin/questions');
  await expect(heading(page, 'Questions')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search text, number or id' }).fill(word);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(String(question.id));
  await expect(rows(page)).toContainText('Hidden');

  await button(page, 'More filters').click();
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Visible');
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Hidden');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(question.subject.subject_name);
  await expect(page).toHaveURL(/subject=math-ai-hl/);
  await page.getByRole('combobox', { name: 'Topic', exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/topic=/);
  await page.getByRole('combobox', { name: 'Topic', exact: true }).selectOption({ index: 0 });
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Visibility' })).toHaveValue('false');
  await button(page, 'Clear filters').click();
  await expect(page).toHaveURL(/\/admin\/questions$/);
});

test('many are chosen over pages, verified, moved and shown at once', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const word = `bulk${Date.now()}`;
  const made = [];
  for (let count = 0; count < 12; count += 1) {
    made.push(await madeQuestion(journey, token, { questions_text: `${word} $n = ${count}$` }));
  }
  await visit(page, `/admin/questions?q=${word}&sort=id&order=asc&pageSize=10`);
  await page.getByLabel('Choose all on this page').check();
  await button(page, 'Next page').click();
  await expect(rows(page)).toHaveCount(2);
  const bar = page.getByRole('region', { name: 'Chosen questions' });
  await expect(bar).toContainText('10 questions chosen');
  await button(bar, 'Choose all 12').click();
  await expect(bar).toContainText('12 questions chosen');
  await button(bar, 'Verify').click();
  await expect(toast(page, '12 questions verified.')).toBeVisible();
  await expect(rows(page).getByText('Verified', { exact: true })).toHaveCount(2);

  await page.getByLabel('Choose all on this page').check();
  await button(bar, 'Move to topic').click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 questions' });
  await picker(dialog, 'subject').selectOption({ label: 'Math AI HL' });
  await picker(dialog, 'topic').selectOption({ index: 1 });
  await button(dialog, 'Move').click();
  await expect(toast(page, /^2 questions moved to /)).toBeVisible();
  await expect(rows(page).getByText('Topic changed')).toHaveCount(2);
  const { rows: found } = await answerOf<{ rows: { verified: boolean; topic_changed: boolean }[] }>(
    journey,
    'GET',
    `/api/admin/questions?q=${word}&pageSize=50`,
    { token },
  );
  expect(found.filter(({ verified }) => verified)).toHaveLength(made.length);
  expect(found.filter(({ topic_changed }) => topic_changed)).toHaveLength(2);
});

test('the table is worked by keyboard', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  const word = `keys${Date.now()}`;
  const first = await madeQuestion(journey, token, { questions_text: `${word} one` });
  await madeQuestion(journey, token, { questions_text: `${word} two` });
  await visit(page, `/admin/questions?q=${word}`);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByLabel(`Choose ${first.id}`)).toBeChecked();
  await page.keyboard.press('e');
  await expect(heading(page, `Question ${first.id}`)).toBeVisible();
});

test('the table bears an audit in every look, and narrow screens', async ({ page, journey }) => {
  test.slow();
  await journey.signedIn(page, staff);
  await visit(page, '/admin/questions?visible=true');
  await rows(page).first().getByRole('checkbox').check();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});
