import pg from 'pg';
import type { Engine } from '../../../apps/server/test/engine.ts';
import { expect, test } from '../../journey.ts';
import {
  leaveReading,
  readingTimer,
  shortSitting,
  startPaper,
  writingTimer,
} from '../../journeys/paper-screens.ts';
import { answerOf, lookAgain } from '../../journeys/student-work.ts';
import { expectQuestion, place, press, readTest, storedStatuses } from '../../journeys/test-screens.ts';
import { engineWithBank } from '../../product/data-folders.ts';
import { launch, type Product } from '../../product/start-product.ts';
import { until } from '../../product/until.ts';

test.describe('a paper whose server is killed', () => {
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
    await database?.end();
    await product?.stop();
    await engine?.stop();
  });

  const kill = async () => {
    const gone = new Promise((resolve) => product.process.once('exit', resolve));
    product.process.kill('SIGKILL');
    await gone;
  };
  const startAgain = async () => {
    const { port } = new URL(product.origin);
    product = await launch({ DATABASE_URL: engine.url, PORT: port }, product.dataDir);
  };
  /** As if it had been started so long ago that its time is up; its job waits for that too. */
  const endTime = async (slug: string) => {
    const { rows } = await database.query<{ id: number }>(
      `update practice_tests set deadline_at = now(),
        started_at = now() - make_interval(mins => duration + reading_minutes) where slug = $1 returning id`,
      [slug],
    );
    await database.query(
      `update jobs.job set start_after = now()
        where data ->> 'job' = 'practice-tests.close' and (data -> 'data' ->> 'testId')::int = $1`,
      [rows[0]!.id],
    );
  };

  test('in the time for reading, while it is answered, and at its end: nothing is lost, and the clock ran on', async ({
    page,
    journey,
  }) => {
    test.slow();
    journey.expectTrouble(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
    const { token } = await journey.signedIn(page);
    const slug = await shortSitting(journey, token);
    await startPaper(page, slug);
    const readingLeft = async () => (await readTest(journey, token, slug)).paper?.readingLeftMs ?? 0;
    const before = await readingLeft();

    await kill();
    await press(page, 'Next question');
    await expectQuestion(page, 2);
    await expect(readingTimer(page)).toBeVisible();
    await startAgain();
    const after = await readingLeft();
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(0);
    const { questions = [] } = await readTest(journey, token, slug);
    const early = await journey.api('POST', `/api/test/${slug}/actions`, {
      token,
      body: {
        actions: [{ id: crypto.randomUUID(), question_id: questions[0]!.question_id, kind: 'attempt' }],
      },
    });
    expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([409, 'reading_time']);

    await leaveReading(database, slug);
    await lookAgain(page);
    await expect(writingTimer(page)).toBeVisible();
    await press(page, 'Next');
    await expect.poll(() => storedStatuses(journey, token, slug)).toEqual([null, 'attempted', null]);
    await kill();
    await press(page, 'Skip');
    await press(page, 'Go on');
    await expect(page.getByText("We can't be reached just now.")).toBeVisible();
    await startAgain();
    await expect
      .poll(() => storedStatuses(journey, token, slug), { timeout: 120_000 })
      .toEqual([null, 'attempted', 'skipped']);
    await page.reload();
    await expectQuestion(page, 1);
    await expect(place(page, 3, 'Skipped')).toBeVisible();

    // With nobody looking, and the time up while the server is down.
    await page.goto('about:blank');
    await kill();
    await endTime(slug);
    await startAgain();
    await until(async () => (await readTest(journey, token, slug)).ended_by === 'deadline', 60);
    expect(await readTest(journey, token, slug)).toMatchObject({
      state: 'finished',
      attempted_count: 1,
      skipped_count: 1,
      paperResult: { of: 18 },
    });
    const own = await answerOf<{ sittings: { slug: string }[] }>(
      journey,
      'GET',
      `/api/papers/${(await readTest(journey, token, slug)).paper!.slug}`,
      { token },
    );
    expect(own.sittings.map((one) => one.slug)).toEqual([slug]);
  });
});
