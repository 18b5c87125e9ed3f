import type { Page } from '@playwright/test';
import { type QuestionCard, questionPath } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { answerOf, button, type Caller, expectNoSidewaysScroll, someQuestions } from './student-work.ts';

const reason = 'Incorrect/Inaccurate Information';

const report = (journey: Caller, token: string, { id }: QuestionCard, description: string) =>
  answerOf(journey, 'POST', '/api/report', {
    token,
    body: { type: reason, questionId: id, description },
  });

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const dialog = (page: Page, { id }: QuestionCard) => page.getByRole('dialog', { name: `Question ${id}` });

/** One that no other journey reports. */
const questionAt = async (journey: Caller, place: number) =>
  (await someQuestions(journey, place + 1))[place] as QuestionCard;

test('what students reported is resolved with a note, and opened again', async ({ page, journey }) => {
  const question = await questionAt(journey, 41);
  const [one, other] = [await journey.signedUp(), await journey.signedUp()];
  const words = `The sign in (c) is wrong ${one.id.slice(0, 8)}`;
  await report(journey, one.token, question, words);
  await report(journey, other.token, question, '');
  await journey.signedIn(page, staff);
  await visit(page, `/admin/reported-questions?q=${one.id.slice(0, 8)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`2 × ${reason}`);
  await expect(rows(page)).toContainText('2 open');
  await expect(
    rows(page)
      .getByRole('link', { name: String(question.id) })
      .first(),
  ).toHaveAttribute('href', questionPath(question));
  await expect(rows(page).getByRole('link', { name: `Edit question ${question.id}` })).toHaveAttribute(
    'href',
    `/admin/questions/edit?id=${question.id}`,
  );

  await button(rows(page), /^Review/).click();
  await expect(
    dialog(page, question).getByRole('list', { name: 'Reports' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(dialog(page, question)).toContainText(words);
  await dialog(page, question).getByRole('textbox', { name: /^Note/ }).fill('Mended the sign.');
  await button(dialog(page, question), 'Resolve').click();
  await expect(toast(page, `2 reports of question ${question.id} resolved.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();

  await page.getByRole('combobox', { name: 'State' }).selectOption('Closed only');
  await expect(rows(page)).toContainText('2 closed');
  await button(rows(page), /^Review/).click();
  await expect(dialog(page, question).getByText('Mended the sign.')).toHaveCount(2);
  await expect(dialog(page, question)).toContainText(staff.name);
  await button(dialog(page, question), 'Reopen').click();
  await expect(toast(page, `2 reports of question ${question.id} opened again.`)).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Open only');
  await expect(rows(page)).toContainText('2 open');
});

test('two members of staff don’t close the same reports twice', async ({ page, journey }) => {
  journey.expectTrouble(/\/close|status of 409/);
  const question = await questionAt(journey, 42);
  const student = await journey.signedUp();
  await report(journey, student.token, question, student.id);
  const { token } = await journey.signedIn(page, staff);
  await visit(page, `/admin/reported-questions?q=${student.id}`);
  await button(rows(page), /^Review/).click();
  await answerOf(journey, 'POST', `/api/admin/reports/${question.id}/close`, {
    token,
    body: { outcome: 'dismissed', seen: 2_147_483_647 },
  });
  await button(dialog(page, question), 'Resolve').click();
  await expect(toast(page, 'These reports have been closed already')).toBeVisible();
});

test('reported questions bear an audit in every look, and narrow screens', async ({ page, journey }) => {
  test.slow();
  const question = await questionAt(journey, 43);
  const student = await journey.signedUp();
  await report(journey, student.token, question, 'Look at the axis. '.repeat(20));
  await journey.signedIn(page, staff);
  await visit(page, '/admin/reported-questions');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await button(
    rows(page)
      .filter({ hasText: String(question.id) })
      .first(),
    /^Review/,
  ).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});
