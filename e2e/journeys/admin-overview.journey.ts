import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { answerSheet } from './answer-sheet.ts';
import { finishedTest, payForGrading, uploadByApi } from './grading-screens.ts';
import { answerOf, button, expectNoSidewaysScroll, someQuestions, staffToken } from './student-work.ts';

test('the overview says what waits and how the academy is doing', async ({ page, journey }) => {
  test.slow();
  const student = await journey.signedUp();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const { token } = student;
  const slug = await finishedTest(journey, token);
  await uploadByApi(token, slug, 'USER_FILE', answerSheet({ pages: 1 }));
  await payForGrading(journey, token, slug);
  const body = { question_id: question.id, queries: 'Why?' };
  await answerOf(journey, 'POST', '/api/doubts', { token, body });
  await answerOf(journey, 'POST', '/api/completed_question', { token, body: { question_id: question.id } });
  await journey.signedIn(page, staff);
  await visit(page, '/admin/');
  await expect(heading(page, 'Overview')).toBeVisible();
  const attention = page.getByRole('region', { name: 'What needs attention' });
  const doubts = attention.getByRole('link', { name: /Unanswered doubts/ });
  await expect(doubts).toContainText('Longest wait');
  await expect(attention.getByRole('link', { name: /Tests to grade/ })).toContainText(/The first: .* left/);
  for (const name of [/Reported questions/, /Payments to look at/, /Jobs in trouble/, /Locked accounts/]) {
    await expect(attention.getByRole('link', { name })).toBeVisible();
  }
  const completed = page.getByRole('row', { name: question.subject.subject_name });
  await expect(completed.getByRole('cell').first()).toHaveText(/[1-9]/);

  const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  await page.getByText('Show as a table').first().click();
  const signUps = page.getByRole('table', { name: 'Sign-ups' });
  await expect(signUps.getByRole('row')).toHaveCount(31);
  await expect(signUps.getByRole('row', { name: today.format(new Date()) })).toContainText(/ ?[1-9]/);
  await page.getByText('Show as a table').nth(3).click();
  const revenue = page.getByRole('table', { name: 'Revenue' });
  await expect(revenue.getByRole('row', { name: today.format(new Date()) })).toContainText(/\$\d+/);
  await expect(page.getByRole('heading', { name: 'Visitors' })).toBeVisible();
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

test('jobs in trouble are tried again and given up', async ({ page, journey }) => {
  await journey.signedIn(page, staff);
  await visit(page, '/admin/jobs');
  await expect(page.getByRole('heading', { name: 'Everything runs' })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  const job = {
    id: '7a9f6c1e-3b5d-4f80-9a41-2f5c6d7e8b90',
    name: 'accounts.send-link',
    created_at: '2026-11-01T10:00:00.000Z',
    tries: 21,
    next_at: null,
    problem: 'connect ECONNREFUSED 127.0.0.1:25',
  };
  let jobs = [job];
  await page.route('**/api/admin/jobs', (route) => route.fulfill({ json: { jobs, total: jobs.length } }));
  await page.route('**/api/admin/jobs/*/*', (route) => {
    if (route.request().url().endsWith('/dismiss')) jobs = [];
    return route.fulfill({ json: { message: 'It is done' } });
  });
  await visit(page, '/admin/jobs');
  const row = page.getByRole('row', { name: /accounts.send-link/ });
  await expect(row).toContainText('Given up');
  await expect(row).toContainText('ECONNREFUSED');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await button(row, /^Try now/).click();
  await expect(toast(page, 'It is done.')).toBeVisible();
  await button(row, /^Give up/).click();
  await button(page.getByRole('alertdialog'), 'Give up').click();
  await expect(page.getByRole('heading', { name: 'Everything runs' })).toBeVisible();
});

test('the audit log is narrowed by person, action and period, and leads to the thing', async ({
  page,
  journey,
}) => {
  const student = await journey.signedUp();
  await journey.signedIn(page, staff);
  const token = await staffToken(journey);
  for (const step of ['verify', 'disable', 'enable']) {
    await answerOf(journey, 'POST', `/api/admin/users/${student.id}/${step}`, { token });
  }
  await visit(page, `/admin/audit?kind=user&id=${student.id}`);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'What' }).selectOption('disable user');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('disabled');
  await expect(rows.locator('del')).toHaveText('no');
  await expect(rows.locator('ins')).toHaveText('yes');
  await page.getByLabel('First day').fill('2099-01-01');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByLabel('First day').fill('2020-01-01');
  await expect(rows).toHaveCount(1);
  await page.getByRole('combobox', { name: 'What' }).selectOption('What: all');
  await page.getByRole('combobox', { name: 'Who' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/actor=[\da-f-]{36}/);
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await visit(page, `/admin/audit?kind=user&id=${student.id}`);
  await rows.first().getByRole('link', { name: student.name }).click();
  await expect(heading(page, student.name)).toBeVisible();
});
