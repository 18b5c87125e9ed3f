import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { fillLogin, heading, hold, loginDialog, toast } from './account-screens.ts';
import {
  answerOf,
  button,
  type Caller,
  cardOf,
  expectNoSidewaysScroll,
  listOf,
  someQuestions,
} from './student-work.ts';

const tooMany = 'You can download up to 10 questions at a time.';

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

test('a bookmark in the bank is in the list, which adds up and can be emptied', async ({ page, journey }) => {
  const questions = await someQuestions(journey, 3);
  const [first, second, third] = questions as [QuestionCard, QuestionCard, QuestionCard];
  const { token } = await journey.signedIn(page);
  await save(journey, token, [first, second]);
  await visit(page, `/ibdp-question-bank?page=1&pageSize=10`);
  await button(cardOf(page, third), 'Bookmark').click();
  await expect(toast(page, 'Question saved! Find it in bookmarks for easy access.')).toBeVisible();

  await visit(page, '/saved-questions');
  await expect(heading(page, 'Saved Questions')).toBeVisible();
  await expect(totals(page)).toHaveText(totalsOf(questions));
  await expect(removeButtons(page)).toHaveCount(3);
  // The newest first.
  await expect(removeButtons(page).first()).toHaveAccessibleName(`Remove question ${third.id}`);
  await expect(page.getByRole('main').getByText(third.topic.topic_name).first()).toBeVisible();

  await button(page, `Remove question ${second.id}`).click();
  await expect(removeButtons(page)).toHaveCount(2);
  await expect(toast(page, 'Question removed from bookmarks.')).toBeVisible();
  await expect(totals(page)).toHaveText(totalsOf([first, third]));
  expect(await savedIds(journey, token)).toEqual([third.id, first.id]);
  await page.reload();
  await expect(totals(page)).toHaveText(totalsOf([first, third]));

  const confirmation = page.getByRole('alertdialog', { name: 'Clear all saved questions?' });
  await button(page, 'Clear all').click();
  await expect(confirmation).toContainText('2 questions');
  await button(confirmation, 'Cancel').click();
  await expect(confirmation).toBeHidden();
  await expect(removeButtons(page)).toHaveCount(2);
  expect(await savedIds(journey, token)).toHaveLength(2);
  await button(page, 'Clear all').click();
  await button(confirmation, 'Clear all').click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect(confirmation).toBeHidden();
  expect(await savedIds(journey, token)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the question bank' }).click();
  await expect(page).toHaveURL('/ibdp-question-bank');
  await visit(page, listOf(third));
  await expect(button(cardOf(page, third), 'Bookmark')).toHaveAttribute('aria-pressed', 'false');
});

for (const [label, call, name] of [
  ['Download PDF', 'download-pdf', 'sevenfold-saved-questions'],
  ['PDF with answers', 'download-pdf/answers', 'sevenfold-saved-questions-with-answers'],
] as const) {
  test(`${label} makes a file, and says while it does`, async ({ page, journey }) => {
    const { token } = await journey.signedIn(page);
    await save(journey, token, await someQuestions(journey, 2));
    await visit(page, '/saved-questions');
    const gate = await hold(page, `**/api/user_question/${call}`);
    const downloading = page.waitForEvent('download');
    await button(page, label).click();
    await expect(button(downloadBar(page), 'Preparing PDF…')).toBeDisabled();
    for (const each of await downloadBar(page).getByRole('button').all()) await expect(each).toBeDisabled();
    gate.open();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`));
    const file = await readFile(await download.path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.subarray(-1024).toString('latin1')).toContain('%%EOF');
    await expect(toast(page, 'Your PDF is ready.')).toBeVisible();
    await expect(button(page, label)).toBeEnabled();
    expect(gate.requests).toBe(1);
  });
}

test('more than ten are not downloaded at once, ten of them are', async ({ page, journey }) => {
  test.slow();
  const questions = await someQuestions(journey, 11);
  const { token } = await journey.signedIn(page);
  await save(journey, token, questions);
  for (const path of ['/api/user_question/download-pdf', '/user_question/download-pdf/answers']) {
    const refusal = await journey.api('GET', path, { token });
    expect(refusal.status).toBe(403);
    expect(await refusal.json()).toMatchObject({ message: tooMany });
  }

  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/download-pdf')) asked += 1;
  });
  await visit(page, '/saved-questions');
  await expect(downloadBar(page)).toContainText(tooMany);
  await button(page, 'Download PDF').click();
  await expect(toast(page, tooMany)).toBeVisible();
  await button(page, 'PDF with answers').click();
  await expect(toast(page, tooMany)).toBeVisible();
  expect(asked).toBe(0);

  for (const question of questions.slice(0, 10)) await choice(page, question).check();
  await expect(downloadBar(page)).toContainText('10 of 10 chosen');
  await expect(choice(page, questions[10] as QuestionCard)).toBeDisabled();
  const downloading = page.waitForEvent('download');
  await button(page, 'Download PDF').click();
  expect((await readFile(await (await downloading).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect.poll(() => asked).toBe(1);
  await button(page, 'Choose none').click();
  await expect(choice(page, questions[10] as QuestionCard)).toBeEnabled();
});

test('staff download as many as they like', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page, staff);
  await answerOf(journey, 'DELETE', '/api/user_question', { token });
  await save(journey, token, await someQuestions(journey, 11));
  await visit(page, '/saved-questions');
  await expect(totals(page)).toContainText('11 questions');
  await expect(downloadBar(page)).not.toContainText(tooMany);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download PDF').click();
  expect((await readFile(await (await downloading).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await answerOf(journey, 'DELETE', '/api/user_question', { token });
});

test('a visitor logs in first and lands on the list', async ({ page, journey }) => {
  const person = await journey.signedUp();
  const questions = await someQuestions(journey, 2);
  await save(journey, person.token, questions);
  await visit(page, '/saved-questions');
  await expect(page.getByText('This page needs an account.')).toBeVisible();
  await fillLogin(loginDialog(page), person);
  await button(loginDialog(page), 'Login').click();
  await expect(loginDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/saved-questions');
  await expect(totals(page)).toHaveText(totalsOf(questions));
});

test('a list that can’t be loaded says so and can be asked for again', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/user_question|status of 503/);
  await journey.signedIn(page);
  await page.route('**/api/user_question', (route) => route.fulfill({ status: 503, body: '{}' }));
  await visit(page, '/saved-questions');
  await expect(page.getByRole('heading', { name: 'Your saved questions could not be loaded' })).toBeVisible();
  await page.unroute('**/api/user_question');
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('the list bears an audit in every look, full and empty, and narrow screens', async ({
  page,
  journey,
}) => {
  test.slow();
  const { token } = await journey.signedIn(page);
  await visit(page, '/saved-questions');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  const questions = await someQuestions(journey, 11);
  await save(journey, token, questions);
  await visit(page, '/saved-questions');
  await choice(page, questions[0] as QuestionCard).check();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Clear all').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
