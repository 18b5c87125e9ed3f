import type { Page } from '@playwright/test';
import type { Doubt } from '../../packages/contract/src/doubts/doubt.ts';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { type Account, expect, staff, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { answerOf, type Caller, someQuestions } from './student-work.ts';

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
});
