import { expectAccessibleInEveryLook } from '../axe.ts';
import { test as base, expect, visit } from '../journey.ts';
import { launch, type Product } from '../product/start-product.ts';
import { doQuestion, doUntil, sessionOf, tellExam, todayOf } from './coach-screens.ts';
import { answerOf } from './student-work.ts';

const day = 86_400;

/** A product whose clock is set, since no journey waits for weeks. */
const test = base.extend<{ held: { product: Product }; ahead: number }>({
  ahead: [0, { option: true }],
  held: async ({ turn: _, ahead }, use) => {
    const held = { product: await launch({ CLOCK_AHEAD_SECONDS: String(ahead) }) };
    await use(held);
    await held.product.stop();
  },
  baseURL: async ({ held }, use) => use(held.product.origin),
});

/** The same data at another time. */
async function restart(held: { product: Product }, ahead: number): Promise<void> {
  const { port } = new URL(held.product.origin);
  await held.product.end();
  held.product = await launch(
    { PORT: port, CLOCK_AHEAD_SECONDS: String(Math.round(ahead)) },
    held.product.dataDir,
  );
}

test('back after three weeks nothing has piled up, and when all reviews are done there is room for new', async ({
  page,
  journey,
  held,
}) => {
  const { token } = await journey.signedIn(page);
  await tellExam(journey, token, { session: 'May', year: new Date().getUTCFullYear() + 2 });
  await doUntil(journey, token, ({ done_today }) => done_today.questions >= 6, 40);
  await restart(held, 21 * day);
  await page.clock.setFixedTime(Date.now() + 21 * day * 1000);
  await visit(page, '/today?minutes=10');
  await expect(page.getByText('It has been three weeks. Nothing has piled up')).toBeVisible();
  await expect(
    sessionOf(page)
      .getByText(/^You missed /)
      .first(),
  ).toBeVisible();
  const { session } = await todayOf(journey, token);
  expect(session.planned_minutes).toBeLessThanOrEqual(10);
  await expectAccessibleInEveryLook(page);

  await doUntil(journey, token, ({ due }) => due.now === 0, 40);
  await visit(page, '/today?minutes=40');
  await expect(page.getByText(/^(Nothing is due for review|You have done everything)/)).toBeVisible();
});

test('the day after a few right answers nothing is due, and the session begins something new', async ({
  page,
  journey,
  held,
}) => {
  const { token } = await journey.signedIn(page);
  await tellExam(journey, token, { session: 'May', year: new Date().getUTCFullYear() + 2 });
  const path = '/api/questions?subject=math-aa-sl&page=1&pageSize=5';
  const { questions } = await answerOf<{ questions: { id: number }[] }>(journey, 'GET', path);
  for (const { id } of questions) {
    await answerOf(journey, 'POST', '/api/completed_question', { token, body: { question_id: id } });
  }
  await restart(held, day);
  await page.clock.setFixedTime(Date.now() + day * 1000);
  await visit(page, '/today?minutes=10');
  await expect(
    page.getByText('Nothing is due for review, so there is room for something new.'),
  ).toBeVisible();
  const { due, session } = await todayOf(journey, token);
  expect(due.now).toBe(0);
  expect(session.items.map(({ kind }) => kind)).not.toContain('due');
  expect(session.items.length).toBeGreaterThan(0);
  await expect(sessionOf(page).getByRole('link', { name: 'Start' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test.describe('the day before the first paper', () => {
  const eveOf = (year: number) => Date.parse(`${year}-04-28T10:00:00Z`);
  const thisYear = new Date().getUTCFullYear();
  const year = eveOf(thisYear) > Date.now() ? thisYear : thisYear + 1;
  const eve = eveOf(year);
  const secondsTo = (time: number) => Math.round((time - Date.now()) / 1000);
  test.use({ ahead: Math.max(0, secondsTo(eve - 3 * day * 1000)) });

  test('the exam is tomorrow: nothing new, and a calm word', async ({ page, journey, held }) => {
    const { token } = await journey.signedIn(page);
    const path = '/api/questions?subject=math-aa-sl&page=1&pageSize=10';
    const { questions } = await answerOf<{ questions: { id: number }[] }>(journey, 'GET', path);
    for (const { id } of questions) await doQuestion(journey, token, id);
    await tellExam(journey, token, { session: 'May', year, date: `${year}-04-29` });
    await restart(held, secondsTo(eve));
    await page.clock.setFixedTime(eve);
    await visit(page, '/today?minutes=10');
    await expect(page.getByText(/is tomorrow\. There is nothing new in this session/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Days to the exam' })).toContainText('Tomorrow');
    const { session } = await todayOf(journey, token);
    expect(session.items.map(({ kind }) => kind)).not.toContain('new');
    await expectAccessibleInEveryLook(page);
  });
});
