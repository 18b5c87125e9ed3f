import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Doubt } from '../../packages/contract/src/doubts/doubt.ts';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { heading } from './account-screens.ts';
import { asOwner } from './admin-screens.ts';
import { chooseFiles, editPath, images, madeQuestion, picture } from './question-desk.ts';
import { answerOf, button, expectNoSidewaysScroll, someQuestions, subjectsOf } from './student-work.ts';

async function bearsEveryLook(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
}

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test('users, jobs, overview and log bear an audit in every look, and narrow screens', async ({
  page,
  journey,
}) => {
  test.slow();
  const student = await journey.signedUp();
  await asOwner(journey, page);
  for (const [path, title] of [
    ['/admin/', 'Overview'],
    ['/admin/users', 'Users'],
    ['/admin/audit', 'Audit log'],
    ['/admin/jobs', 'Jobs in trouble'],
  ] as const) {
    await visit(page, path);
    await expect(heading(page, title)).toBeVisible();
    await bearsEveryLook(page);
  }
  const job = {
    id: '7a9f6c1e-3b5d-4f80-9a41-2f5c6d7e8b90',
    name: 'accounts.send-link',
    created_at: '2026-11-01T10:00:00.000Z',
    tries: 21,
    next_at: null,
    problem: 'connect ECONNREFUSED 127.0.0.1:25',
  };
  await page.route('**/api/admin/jobs', (route) => route.fulfill({ json: { jobs: [job], total: 1 } }));
  await visit(page, '/admin/jobs');
  await expect(rows(page)).toHaveCount(1);
  await bearsEveryLook(page);

  await visit(page, `/admin/users/${student.id}`);
  await expect(heading(page, student.name)).toBeVisible();
  await bearsEveryLook(page);
  await button(page, 'Give a plan').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('what students write bears an audit in every look, and narrow screens', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedUp();
  // One that no other journey reports.
  const question = (await someQuestions(journey, 44))[43] as QuestionCard;
  const long = 'A long formula: $a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10}$. '.repeat(3);
  const asked = { question_id: question.id, queries: long };
  const { id } = await answerOf<Doubt>(journey, 'POST', '/api/doubts', { token, body: asked });
  const type = 'Incorrect/Inaccurate Information';
  const body = { type, questionId: question.id, description: 'Look at the axis. '.repeat(20) };
  await answerOf(journey, 'POST', '/api/report', { token, body });
  await journey.signedIn(page, staff);

  await visit(page, `/admin/reported-questions?q=${question.id}`);
  await expect(rows(page).first()).toBeVisible();
  await bearsEveryLook(page);
  await button(rows(page).first(), /^Review/).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await bearsEveryLook(page);

  const threads = page.getByRole('list', { name: 'Threads' }).getByRole('link');
  await visit(page, '/admin/user-doubts');
  await expect(threads.first()).toBeVisible();
  await bearsEveryLook(page);
  await visit(page, `/admin/user-doubts?thread=${id}`);
  const pane = page.getByRole('region', { name: 'Thread' });
  await pane.getByRole('textbox', { name: /^Reply to/ }).fill(long);
  await expect(pane.getByRole('region', { name: 'Preview' }).locator('math').first()).toBeVisible();
  await bearsEveryLook(page);
  // On a phone the thread takes the place of the list, and there is a way back.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(threads.first()).toBeHidden();
  await button(pane, 'All doubts').click();
  await expect(threads.first()).toBeVisible();
});

test('questions, subjects and topics bear an audit in every look, and narrow screens', async ({
  page,
  journey,
}) => {
  test.slow();
  const { token } = await journey.signedIn(page, staff);
  const question = await madeQuestion(journey, token, {
    hints: '["Try $x=3$"]',
    mark_lines: '[{"text":"Takes the root","mark":"M1"},{"text":"$x=3$","mark":"A2"}]',
  });
  await visit(page, '/admin/questions?visible=true');
  await rows(page).first().getByRole('checkbox').check();
  await bearsEveryLook(page);
  await visit(page, editPath(question));
  await chooseFiles(page, 'Question', [picture('a.png'), picture('b.png')]);
  await expect(images(page, 'Question').getByRole('listitem')).toHaveCount(2);
  await bearsEveryLook(page);
  page.on('dialog', (each) => void each.accept());

  const slug = `s-${randomUUID().slice(0, 8)}`;
  const add = <Body>(path: string, body: unknown) => answerOf<Body>(journey, 'POST', path, { token, body });
  const { subject } = await add<{ subject: { id: number } }>('/api/admin/subjects', {
    subject_name: `Subject ${slug}`,
    slug,
    staff_only: true,
  });
  const { topic } = await add<{ topic: { id: number } }>('/api/admin/topics', {
    topic_name: 'Proof',
    slug: 'proof',
    topic_number: '',
    subject_id: subject.id,
    parent_topic_id: null,
  });
  const maths = (await subjectsOf(journey, token)).find((each) => each.slug === 'math-aa-sl');
  for (const path of [
    '/admin/subjects',
    `/admin/subjects/edit?id=${subject.id}`,
    `/admin/topics?subject=${maths?.id}`,
    `/admin/topics/edit?id=${topic.id}`,
    `/admin/topics/new?subject=${subject.id}&parent=${topic.id}`,
    '/admin/topics/transfer-questions',
    '/admin/searches',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await bearsEveryLook(page);
  }
  // A long one, with formulas.
  await visit(page, `/admin/topics/syllabus?topic=${maths?.Topic[0]?.id}`);
  await expect(
    page
      .getByRole('textbox', { name: /^Text of the/ })
      .locator('math')
      .first(),
  ).toBeAttached();
  await expectNoSidewaysScroll(page);
});
