import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import {
  answerOf,
  button,
  type Caller,
  cardOf,
  expectNoSidewaysScroll,
  listOf,
  someQuestions,
} from './student-work.ts';

const totals = (page: Page) => page.getByRole('status').filter({ hasText: /questions?, \d+ marks?$/ });
const removeButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Remove question/ });
const choice = (page: Page, { id }: QuestionCard) =>
  page.getByRole('checkbox', { name: `Choose question ${id}`, exact: true });
const downloadBar = (page: Page) => page.getByRole('region', { name: 'Download' });

const totalsOf = (questions: readonly QuestionCard[]) => {
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  return `${questions.length} question${questions.length === 1 ? '' : 's'}, ${marks} mark${marks === 1 ? '' : 's'}`;
};

async function save(journey: Caller, token: string, questions: readonly QuestionCard[]): Promise<void> {
  for (const { id } of questions) {
    await answerOf(journey, 'POST', `/api/user_question/${id}`, { token, body: { is_completed: false } });
  }
}
const savedIds = async (journey: Caller, token: string) =>
  (await answerOf<{ question_id: number }[]>(journey, 'GET', '/api/user_question/', { token })).map(
    ({ question_id }) => question_id,
  );

test('a bookmark in the bank is in the list, which is downloaded, emptied and bears an audit in every look', async ({
  page,
  journey,
}) => {
  const questions = await someQuestions(journey, 11);
  const [first, second] = questions as [QuestionCard, QuestionCard];
  const { token } = await journey.signedIn(page);
  await save(journey, token, questions.slice(1));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `/ibdp-question-bank?page=1&pageSize=10`);
  await button(cardOf(page, first), 'Bookmark').click();
  await expect(toast(page, 'Question saved! Find it in bookmarks for easy access.')).toBeVisible();

  await visit(page, '/saved-questions');
  await expect(totals(page)).toHaveText(totalsOf(questions));
  // The newest first.
  await expect(removeButtons(page).first()).toHaveAccessibleName(`Remove question ${first.id}`);
  await choice(page, first).check();
  await choice(page, second).check();
  await expect(downloadBar(page)).toContainText('2 of 10 chosen');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  const downloading = page.waitForEvent('download');
  await button(page, 'PDF with answers').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    /^sevenfold-saved-questions-with-answers-\d{4}-\d\d-\d\d\.pdf$/,
  );
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.subarray(-1024).toString('latin1')).toContain('%%EOF');
  await expect(toast(page, 'Your PDF is ready.')).toBeVisible();

  await button(page, `Remove question ${second.id}`).click();
  await expect(toast(page, 'Question removed from bookmarks.')).toBeVisible();
  await expect(removeButtons(page)).toHaveCount(10);
  expect(await savedIds(journey, token)).not.toContain(second.id);
  const confirmation = page.getByRole('alertdialog', { name: 'Clear all saved questions?' });
  await button(page, 'Clear all').click();
  await expect(confirmation).toContainText('10 questions');
  await expectAccessibleInEveryLook(page);
  await button(confirmation, 'Clear all').click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  expect(await savedIds(journey, token)).toEqual([]);
  await visit(page, listOf(first));
  await expect(button(cardOf(page, first), 'Bookmark')).toHaveAttribute('aria-pressed', 'false');
});
