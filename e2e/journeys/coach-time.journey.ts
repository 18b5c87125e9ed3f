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

test('back after three weeks nothing has piled up, and when all reviews are done there is room for new', async ({
  page,
  journey,
  held,
}) => {
  const { token } = await journey.signedIn(page);
  await tellExam(journey, token, { session: 'May', year: new Date().getUTCFullYear() + 2 });
  for (let count = 0; count < 6; count += 1) {
    const next = (await todayOf(journey, token, 40)).session.items.find(({ done }) => !done);
    await doQuestion(journey, token, next!.question.id);
  }
  const { port } = new URL(held.product.origin);
  await held.product.end();
  held.product = await launch({ PORT: port, CLOCK_AHEAD_SECONDS: String(21 * day) }, held.product.dataDir);
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

test.describe('the day before the first paper', () => {
  const eveOf = (year: number) => Date.parse(`${year}-04-28T10:00:00Z`);
  const thisYear = new Date().getUTCFullYear();
  const year = eveOf(thisYear) > Date.now() ? thisYear : thisYear + 1;
  const eve = eveOf(year);
  test.use({ ahead: Math.round((eve - Date.now()) / 1000) });

  test('the exam is tomorrow: nothing new, and a calm word', async ({ page, journey }) => {
    const { token } = await journey.signedIn(page);
    const path = '/api/questions?subject=math-aa-sl&page=1&pageSize=5';
    const { questions } = await answerOf<{ questions: { id: number }[] }>(journey, 'GET', path);
    for (const { id } of questions) await doQuestion(journey, token, id);
    await tellExam(journey, token, { session: 'May', year, date: `${year}-04-29` });
    await page.clock.setFixedTime(eve);
    await visit(page, '/today');
    await expect(page.getByText(/^Your first paper in Math AA SL is tomorrow\./)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Days to the exam' })).toContainText('Tomorrow');
    const { session } = await todayOf(journey, token, 40);
    expect(session.items.filter(({ kind }) => kind === 'new')).toEqual([]);
    await expectAccessibleInEveryLook(page);
  });
});
