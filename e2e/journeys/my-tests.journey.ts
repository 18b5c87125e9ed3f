import type { Page } from '@playwright/test';
import type { Test } from '../../packages/contract/src/practice-tests/test.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { groundOf, makeTest } from './builder-screens.ts';
import { answerOf, button, type Caller, expectNoSidewaysScroll } from './student-work.ts';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Your tests' }).locator('tbody').getByRole('row');
const column = (page: Page, label: string) =>
  page.getByRole('link', { name: `Sort by ${label}`, exact: true });
const minutes = (page: Page) =>
  rows(page).evaluateAll((each) => each.map((row) => row.children[3]?.textContent?.replace(' min', '')));

/** One test not begun, one running, one ended and not marked, one that the student marked. */
async function fourTests(journey: Caller, token: string) {
  const { subject, deep, other } = await groundOf(journey);
  const make = async (duration: number, topics: readonly { slug: string }[]) =>
    (
      await makeTest(journey, token, {
        subject_slug: subject.slug,
        topic_slugs: topics.map(({ slug }) => slug),
        duration,
      })
    ).slug;
  const call = <Body>(method: string, path: string, body?: unknown) =>
    answerOf<Body>(journey, method, `/api/test/${path}`, { token, ...(body !== undefined && { body }) });
  const start = (slug: string) => call('POST', `${slug}/start`);
  const finish = async (slug: string) => {
    await start(slug);
    const { questions = [] } = await call<Test>('GET', slug);
    const ids = questions.map(({ question_id }) => question_id);
    await call('PUT', slug, { attempted_questions: ids, skipped_questions: [] });
    return ids;
  };
  const marked = await make(60, [deep]);
  const [first] = await finish(marked);
  await call('PUT', `${marked}/marking/${first}`, { lines: [0] });
  const unmarked = await make(30, [deep, other]);
  await finish(unmarked);
  const running = await make(120, [other]);
  await start(running);
  const waiting = await make(30, [other]);
  return { marked, unmarked, running, waiting, ground: { subject, deep, other }, read: call<Test> };
}

test('no tests yet, and the way to the first', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/my-tests');
  await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: 'Take a test' }).click();
  await expect(page).toHaveURL('/take-a-test');
  await expect(heading(page, 'Take a test')).toBeVisible();
});

test('every test stands with its marks, its state and the way on', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedIn(page);
  const tests = await fourTests(journey, token);
  await visit(page, '/my-tests');
  await expect(rows(page)).toHaveCount(4);
  const [waiting, running, unmarked, marked] = [0, 1, 2, 3].map((place) => rows(page).nth(place));
  if (!waiting || !running || !unmarked || !marked) throw new Error('four rows');

  await expect(waiting).toContainText('Not started');
  await expect(waiting.getByRole('link', { name: /^Start/ })).toHaveAttribute(
    'href',
    `/take-a-test/${tests.waiting}`,
  );
  await expect(running).toContainText(/0[12]:\d\d:\d\d left/);
  const before = await running.getByText(/left/).textContent();
  await expect(running.getByText(/left/)).not.toHaveText(before ?? '');
  await expect(running.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
    'href',
    `/take-a-test/${tests.running}`,
  );
  await expect(unmarked.getByRole('cell', { name: 'unmarked' })).toBeVisible();
  await expect(unmarked.getByRole('link', { name: /^Result/ })).toHaveAttribute(
    'href',
    `/take-a-test/${tests.unmarked}/result`,
  );
  await expect(unmarked.getByRole('link', { name: /^Answers/ })).toHaveAttribute(
    'href',
    `/take-a-test/${tests.unmarked}/answer`,
  );
  const { score } = await tests.read('GET', `${tests.marked}?excludeQuestions=true`);
  await expect(marked.getByRole('cell', { name: `${score?.percentage}%`, exact: true })).toBeVisible();
  await expect(marked).toContainText(`/ ${score?.total}`);
  await expect(marked.getByRole('cell', { name: 'No', exact: true })).toBeVisible();
  await expect(marked).toContainText(tests.ground.subject.subject_name);
  await expect(unmarked).toContainText(`${tests.ground.deep.topic_name}, ${tests.ground.other.topic_name}`);
  await expect(page.getByRole('link', { name: /download/i })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /download/i })).toHaveCount(0);

  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Duration: longest first' });
  await expect(page).toHaveURL('/my-tests?sort=duration');
  await expect.poll(() => minutes(page)).toEqual(['120', '60', '30', '30']);
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: /^Continue/ }),
  ).toBeVisible();
});

test('columns sort, pages turn, and the address keeps both', async ({ page, journey }) => {
  test.slow();
  const { subject, other } = await groundOf(journey);
  const { token } = await journey.signedIn(page);
  for (let made = 0; made < 12; made += 1) {
    await makeTest(journey, token, {
      subject_slug: subject.slug,
      topic_slugs: [other.slug],
      duration: made < 2 ? 120 : made < 5 ? 60 : 30,
    });
  }
  await visit(page, '/my-tests');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('1 to 10 of 12')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('11 to 12 of 12')).toBeVisible();
  await expect.poll(() => minutes(page)).toEqual(['120', '120']);

  await column(page, 'Duration').click();
  await expect(page).toHaveURL('/my-tests?sort=duration');
  await expect
    .poll(async () => (await minutes(page)).slice(0, 6))
    .toEqual(['120', '120', '60', '60', '60', '30']);
  await column(page, 'Duration').click();
  await expect(page.getByRole('columnheader', { name: 'Duration' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => minutes(page)).toEqual(['120', '120']);
  await page.reload();
  await expect.poll(() => minutes(page)).toEqual(['120', '120']);
  await visit(page, '/my-tests?sort=newest&page=99');
  await expect(page.getByText('11 to 12 of 12')).toBeVisible();
});

test('a list that can’t be loaded says so and can be asked for again', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/test|status of 503/);
  await journey.signedIn(page);
  await page.route('**/api/test', (route) => route.fulfill({ status: 503, body: '{}' }));
  await visit(page, '/my-tests');
  await expect(page.getByRole('heading', { name: 'Your tests could not be loaded' })).toBeVisible();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await page.unroute('**/api/test');
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
});

test('the grading service says what it does, for which subjects, and at what price', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page);
  const { subjects } = await answerOf<{ subjects: { subject_name: string }[] }>(
    journey,
    'GET',
    '/api/subjects?excludeChildren=true',
    { token },
  );
  await visit(page, '/grading-your-test');
  for (const name of ['How It Works', 'How will this help', 'Subjects we grade', 'Who reads your paper']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const offered = page.getByRole('region', { name: 'Subjects we grade' }).getByRole('listitem');
  await expect(offered).toHaveText(subjects.map(({ subject_name }) => subject_name));
  await expect(page.getByText('$10 per test')).toBeVisible();
  await expect(page.getByText('within 24 working hours', { exact: true })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Choose one of my tests' }).click();
  await expect(page).toHaveURL('/my-tests');
});
