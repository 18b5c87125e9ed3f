import type { Page } from '@playwright/test';
import type { Doubt } from '../../packages/contract/src/doubts/doubt.ts';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { type Account, expect, staff, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { answerOf, button, type Caller, expectNoSidewaysScroll, someQuestions } from './student-work.ts';

const ask = async (journey: Caller, student: Account, queries: string) => {
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const body = { question_id: question.id, queries };
  return answerOf<Doubt>(journey, 'POST', '/api/doubts', { token: student.token, body });
};
const threads = (page: Page) => page.getByRole('list', { name: 'Threads' }).getByRole('link');
const pane = (page: Page) => page.getByRole('region', { name: 'Thread' });
const messages = (page: Page) => pane(page).getByRole('list', { name: 'Messages' }).getByRole('listitem');
const reply = (page: Page) => pane(page).getByRole('textbox', { name: /^Reply to/ });
const preview = (page: Page) => pane(page).getByRole('region', { name: 'Preview' });

test('a doubt is found, answered with a formula and announced to the student', async ({ page, journey }) => {
  const student = await journey.signedUp();
  const doubt = await ask(journey, student, 'Why is it $x^2$?');
  await journey.signedIn(page, staff);
  await visit(page, `/admin/user-doubts?q=${encodeURIComponent(student.email)}`);
  await expect(threads(page)).toHaveCount(1);
  await expect(threads(page)).toContainText('Waiting');
  await threads(page).click();
  await expect(page).toHaveURL(new RegExp(`thread=${doubt.id}$`));
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page).locator('math')).toHaveCount(1);
  await expect(pane(page)).toContainText('asked just now');
  await pane(page).getByText('The question', { exact: true }).click();
  await expect(pane(page).locator('details')).toContainText(/\w{4}/);
  await expect(button(pane(page), 'Send reply')).toBeDisabled();

  await reply(page).fill('Because $x \\cdot x = x^2$.');
  await expect(preview(page).locator('math')).toHaveCount(1);
  // What was begun is there again after a reload.
  await page.reload();
  await expect(reply(page)).toHaveValue('Because $x \\cdot x = x^2$.');
  await reply(page).press('Control+Enter');
  await expect(toast(page, `Your reply has been sent. ${student.name} gets an e-mail.`)).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).nth(1)).toContainText(staff.name);
  await expect(messages(page).nth(1)).toContainText('Academy');
  await expect(reply(page)).toHaveValue('');
  await expect(threads(page)).toContainText('Answered');
  await journey.mailTo(student.email, /reply to your doubt/);

  await page.getByRole('combobox', { name: 'State' }).selectOption('Unanswered');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.reload();
  await expect(reply(page)).toHaveValue('');
});

test('threads are gone through with the keyboard, and a wrong formula is named', async ({
  page,
  journey,
}) => {
  journey.expectTrouble(/\/api\/admin\/typeset|status of 400/);
  const student = await journey.signedUp();
  await ask(journey, student, 'The first one');
  await ask(journey, student, 'The second one');
  await journey.signedIn(page, staff);
  await visit(page, `/admin/user-doubts?q=${encodeURIComponent(student.email)}`);
  await expect(threads(page)).toHaveCount(2);
  // Who waits longest comes first.
  await expect(threads(page).first()).toContainText('The first one');
  await page.keyboard.press('j');
  await expect(messages(page)).toContainText('The first one');
  await page.keyboard.press('j');
  await expect(messages(page)).toContainText('The second one');
  await page.keyboard.press('k');
  await expect(messages(page)).toContainText('The first one');
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type('jkr $\\frac{1}$');
  await expect(preview(page)).toContainText("\\frac{1} can't be typeset");
  await expect(messages(page)).toContainText('The first one');
});

test('a reply that can’t be sent is not lost', async ({ page, journey }) => {
  journey.expectTrouble(/\/reply|status of 500/);
  const student = await journey.signedUp();
  const { id } = await ask(journey, student, 'Why?');
  await journey.signedIn(page, staff);
  await visit(page, `/admin/user-doubts?thread=${id}`);
  await page.route('**/reply', (route) => route.fulfill({ status: 500, body: '{}' }));
  await reply(page).fill('So.');
  await button(pane(page), 'Send reply').click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(reply(page)).toHaveValue('So.');
  await page.unroute('**/reply');
  await button(pane(page), 'Send reply').click();
  await expect(messages(page)).toHaveCount(2);
});

test('the doubts of students bear an audit in every look, and narrow screens', async ({ page, journey }) => {
  test.slow();
  const student = await journey.signedUp();
  const long = 'A long formula: $a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10}$. '.repeat(3);
  const { id } = await ask(journey, student, long);
  await journey.signedIn(page, staff);
  await visit(page, '/admin/user-doubts');
  await expect(threads(page).first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await visit(page, `/admin/user-doubts?thread=${id}`);
  await reply(page).fill(long);
  await expect(preview(page).locator('math').first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  // On a phone the thread takes the place of the list, and there is a way back.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(threads(page).first()).toBeHidden();
  await button(pane(page), 'All doubts').click();
  await expect(threads(page).first()).toBeVisible();
});
