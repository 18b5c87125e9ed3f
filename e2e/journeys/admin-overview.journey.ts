import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { heading } from './account-screens.ts';
import { answerOf, expectNoSidewaysScroll, someQuestions } from './student-work.ts';

test('the overview says what waits and how the academy is doing', async ({ page, journey }) => {
  test.slow();
  const student = await journey.signedUp();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const { token } = student;
  const body = { question_id: question.id, queries: 'Why?' };
  await answerOf(journey, 'POST', '/api/doubts', { token, body });
  await answerOf(journey, 'POST', '/api/completed_question', { token, body: { question_id: question.id } });
  await journey.signedIn(page, staff);
  await visit(page, '/admin/');
  await expect(heading(page, 'Overview')).toBeVisible();
  const doubts = page.getByRole('link', { name: /Unanswered doubts/ });
  await expect(doubts).toContainText('Longest wait');
  const completed = page.getByRole('row', { name: question.subject.subject_name });
  await expect(completed.getByRole('cell').first()).toHaveText(/[1-9]/);

  const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  await page.getByText('Show as a table').first().click();
  const signUps = page.getByRole('table', { name: 'Sign-ups' });
  await expect(signUps.getByRole('row')).toHaveCount(31);
  await expect(signUps.getByRole('row', { name: today.format(new Date()) })).toContainText(/ ?[1-9]/);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  await expect(page).toHaveURL('/admin/?days=7');
  await expect(signUps.getByRole('row')).toHaveCount(8);
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);

  await doubts.click();
  await expect(page).toHaveURL(/user-doubts\?state=unanswered$/);
  await expect(page.getByRole('list', { name: 'Threads' }).getByRole('link').first()).toContainText(
    'Waiting',
  );
});
