import pg from 'pg';
import type { Engine } from '../../apps/server/test/engine.ts';
import { expect, test } from '../journey.ts';
import { engineWithBank } from '../product/data-folders.ts';
import { launch, type Product } from '../product/start-product.ts';
import { until } from '../product/until.ts';
import {
  endDialog,
  expectQuestion,
  firstField,
  goToField,
  makeTest,
  place,
  press,
  readTest,
  secondsLeft,
  startInBrowser,
  storedStatuses,
} from './test-screens.ts';

/** Half an hour is too long to wait for: these have a database of their own, and move the deadline in it. */
test.describe('the deadline and the end of the server', () => {
  test.describe.configure({ mode: 'default' });
  let engine: Engine;
  let product: Product;
  /** Not there yet when the fixtures of `beforeAll` ask for it. */
  let origin: string | undefined;
  let database: pg.Client;
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs
  test.use({ baseURL: async ({}, use) => use(origin) });

  test.beforeAll(async () => {
    engine = await engineWithBank();
    product = await launch({ DATABASE_URL: engine.url });
    origin = product.origin;
    database = new pg.Client({ connectionString: engine.url });
    await database.connect();
  });
  test.afterAll(async () => {
    await database.end();
    await product.stop();
    await engine.stop();
  });

  /** As if the test had been started earlier. Its job waits for the deadline too. */
  async function leaveSeconds(slug: string, seconds: number): Promise<void> {
    const { rows } = await database.query<{ id: number }>(
      `update practice_tests set started_at = now() + make_interval(secs => $2) - make_interval(mins => duration),
        deadline_at = now() + make_interval(secs => $2) where slug = $1 returning id`,
      [slug, seconds],
    );
    await database.query(
      `update jobs.job set start_after = now() + make_interval(secs => $2)
        where data ->> 'job' = 'practice-tests.close' and (data -> 'data' ->> 'testId')::int = $1`,
      [rows[0]!.id, seconds + 1],
    );
  }
  const closedByTheDeadline = (slug: string) =>
    until(async () => {
      const { rows } = await database.query<{ ended_by: string | null }>(
        'select ended_by from practice_tests where slug = $1',
        [slug],
      );
      return rows[0]?.ended_by === 'deadline';
    }, 30);

  test('with the tab closed the deadline closes the test by itself', async ({ page, journey }) => {
    const { token } = await journey.signedIn(page);
    const slug = await makeTest(journey, token);
    await startInBrowser(page, slug);
    await press(page, 'Next');
    await press(page, 'Skip');
    await expect.poll(() => storedStatuses(journey, token, slug)).toContain('skipped');
    await page.goto('about:blank');
    await leaveSeconds(slug, 3);
    await closedByTheDeadline(slug);
    expect(await readTest(journey, token, slug)).toMatchObject({
      ended_by: 'deadline',
      attempted_count: 1,
      skipped_count: 1,
    });
    await page.goto(`/take-a-test/${slug}`);
    await expect(page).toHaveURL(`/take-a-test/${slug}/answer`);
  });

  test('kill -9 and a restart in the middle lose nothing; the clock ran on, and a deadline meanwhile holds', async ({
    page,
    journey,
  }) => {
    journey.expectTrouble(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
    const { token } = await journey.signedIn(page);
    // Nobody looks at this one, and its time is up while the server is down.
    const overdue = await makeTest(journey, token);
    await journey.api('POST', `/api/test/${overdue}/start`, { token });
    const slug = await makeTest(journey, token);
    await startInBrowser(page, slug);
    await press(page, 'Next');
    await expect.poll(() => storedStatuses(journey, token, slug)).toContain('attempted');
    const before = await secondsLeft(page);

    product.process.kill('SIGKILL');
    await until(async () => (await fetch(product.origin).catch(() => undefined)) === undefined);
    await leaveSeconds(overdue, 1);
    await press(page, 'Skip');
    await press(page, 'Next');
    await expectQuestion(page, 4);
    await expect(page.getByText("We can't be reached just now.")).toBeVisible();

    const port = new URL(product.origin).port;
    product = await launch({ DATABASE_URL: engine.url, PORT: port }, product.dataDir);
    await expect
      .poll(() => storedStatuses(journey, token, slug), { timeout: 120_000 })
      .toEqual(['attempted', 'skipped', 'attempted', null, null]);
    await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
    await page.reload();
    await expectQuestion(page, 4);
    await expect(place(page, 2, 'Skipped')).toBeVisible();
    expect(await secondsLeft(page)).toBeLessThan(before);
    await closedByTheDeadline(overdue);
    expect(await readTest(journey, token, overdue)).toMatchObject({
      state: 'finished',
      ended_by: 'deadline',
    });
  });

  test('what is typed lives through kill -9: before it, while nobody answers, and after', async ({
    page,
    journey,
  }) => {
    journey.expectTrouble(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
    const { token } = await journey.signedIn(page);
    const slug = await makeTest(journey, token);
    await startInBrowser(page, slug);
    const { at, stored } = await goToField(page, journey, token, slug);
    await firstField(page).fill('12');
    await expect.poll(stored).toBe('12');

    product.process.kill('SIGKILL');
    await until(async () => (await fetch(product.origin).catch(() => undefined)) === undefined);
    await firstField(page).fill('12345');
    await expect(page.getByText("We can't be reached just now.")).toBeVisible();

    const port = new URL(product.origin).port;
    product = await launch({ DATABASE_URL: engine.url, PORT: port }, product.dataDir);
    await expect.poll(stored, { timeout: 120_000 }).toBe('12345');
    await page.reload();
    await expectQuestion(page, at + 1);
    await expect(firstField(page)).toHaveValue('12345');
    await press(page, 'End test');
    await endDialog(page).getByRole('button', { name: 'End test' }).click();
    await expect(page.getByText('Marked from what you typed')).toBeVisible();
  });
});
