import type { Page } from '@playwright/test';
import type { Test } from '../../packages/contract/src/practice-tests/test.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { groundOf, makeTest } from './builder-screens.ts';
import { answerOf, type Caller, expectNoSidewaysScroll } from './student-work.ts';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Your tests' }).locator('tbody').getByRole('row');
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

test('from no tests to the list of them, each with its marks, its state and the way on', async ({
  page,
  journey,
}) => {
  test.slow();
  const { token } = await journey.signedIn(page);
  await visit(page, '/my-tests');
  await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  const tests = await fourTests(journey, token);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  const [running, waiting, unmarked, marked] = [0, 1, 2, 3].map((place) => rows(page).nth(place));
  if (!waiting || !running || !unmarked || !marked) throw new Error('four rows');

  await expect(waiting).toContainText('Not started');
  await expect(waiting.getByRole('link', { name: /^Start/ })).toHaveAttribute(
    'href',
    `/take-a-test/${tests.waiting}`,
  );
  await expect(running).toContainText(/0[12]:\d\d:\d\d left/);
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
