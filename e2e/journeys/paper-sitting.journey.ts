import pg from 'pg';
import type { Engine } from '../../apps/server/test/engine.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { engineWithBank } from '../product/data-folders.ts';
import { launch, type Product } from '../product/start-product.ts';
import { heading, toast } from './account-screens.ts';
import {
  buildPaper,
  leaveReading,
  readingTimer,
  shortSitting,
  startPaper,
  writingTimer,
} from './paper-screens.ts';
import { button, expectNoSidewaysScroll, lookAgain } from './student-work.ts';
import { endDialog, expectQuestion, place, press, readTest, storedStatuses } from './test-screens.ts';

const phone = { width: 390, height: 844 };

/** Five minutes are too long to wait for: it has a database of its own, in which the reading ends when it is wanted. */
test.describe('sitting a paper', () => {
  test.describe.configure({ mode: 'default' });
  let engine: Engine;
  let product: Product;
  /** Not there yet when the fixtures of `beforeAll` ask for it. */
  let origin: string | undefined;
  let database: pg.Client;
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs
    baseURL: async ({}, use) => use(origin),
    viewport: phone,
    hasTouch: true,
  });

  test.beforeAll(async ({ turn: _ }) => {
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

  test('a whole paper on a phone: reading, answering, result and own marking', async ({ page, journey }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { token } = await journey.signedIn(page);
    const paper = await buildPaper(journey, token, {
      subject: 'math-aa-sl',
      name: 'My short paper',
      blueprint: { total: { marks: 18 }, counts: [{ kind: 'short', from: 3, to: 3 }] },
    });
    // One's own is on no page that the server writes for everybody.
    journey.expectTrouble(/404.*\/papers\//);
    await visit(page, `/papers/${paper}`);
    await expect(page.getByText(/^5 minutes of reading, then \d+ minutes by our clock\./)).toBeVisible();
    await button(page, 'Sit this paper').click();
    await expect(heading(page, 'My short paper')).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize(phone);
    await press(page, 'Start paper');

    await expectQuestion(page, 1);
    await page.locator('[data-at-hand="true"]').waitFor();
    const slug = new URL(page.url()).pathname.split('/')[2] ?? '';
    await expect(readingTimer(page)).toBeVisible();
    await button(page, 'Next question').click();
    await expectQuestion(page, 2);
    await button(page, 'Previous question').click();
    await expectQuestion(page, 1);
    await expect(
      page.locator('fieldset[disabled]').or(page.getByText('Reading time.')).first(),
    ).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(phone);

    await leaveReading(database, slug);
    await lookAgain(page);
    await expect(toast(page, 'Reading time is over. You can answer now.')).toBeVisible();
    await expect(writingTimer(page)).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize(phone);
    await button(page, 'Next').click();
    await expectQuestion(page, 2);
    // In any order: the last before the second.
    await page.getByRole('button', { name: /^Question 3 Open/ }).click();
    await expectQuestion(page, 3);
    await button(page, 'Skip').click();
    await expect(endDialog(page)).toContainText('1 question still open and 1 skipped');
    await button(endDialog(page), 'Go on').click();
    await page.reload();
    await expectQuestion(page, 2);
    await button(page, 'Next').click();
    await press(page, 'End test');
    await button(endDialog(page), 'End test').click();

    await expect(page).toHaveURL(`/take-a-test/${slug}/result`);
    const score = page.getByRole('region', { name: 'Score' });
    await expect(score).toContainText('of 18');
    await expect(score).toContainText('Estimated grade');
    await expectAccessibleInEveryLook(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(phone);

    await page.getByRole('link', { name: 'Review answers' }).click();
    const scheme = page.getByRole('group', { name: 'Mark scheme of question 1' });
    // The answers come after the result.
    await expect(scheme).toBeVisible();
    for (const line of await scheme.getByRole('checkbox').all()) {
      // Its tick comes with the next drawing of the page, for which `check` doesn't wait.
      await line.click();
      await expect(line).toBeChecked();
    }
    const { paperResult } = await readTest(journey, token, slug);
    const [first] = paperResult?.questions ?? [];
    await expect.poll(async () => (await readTest(journey, token, slug)).paperResult?.marks).toBe(first?.of);
    await expect(page.getByText(`${first?.of} of ${first?.of}`).first()).toBeVisible();
    await page.getByRole('link', { name: 'The paper' }).click();
    await expect(heading(page, 'My short paper')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Your result of/ })).toBeVisible();
  });

  test('reading that ends without a connection opens the answers, and what is answered then arrives', async ({
    page,
    context,
    journey,
  }) => {
    journey.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    const { token } = await journey.signedIn(page);
    const slug = await shortSitting(journey, token);
    await startPaper(page, slug);
    await leaveReading(database, slug, 15);
    await lookAgain(page);
    // The server has said how much is left; from here on the browser counts by itself.
    await expect(readingTimer(page)).toHaveText(/^00:00:/);
    await context.setOffline(true);
    await expect(writingTimer(page)).toBeVisible();
    await press(page, 'Next');
    await page.getByRole('button', { name: /^Question 3 Open/ }).click();
    await press(page, 'Skip');
    await press(page, 'Go on');
    expect(await storedStatuses(journey, token, slug)).toEqual([null, null, null]);

    await page.reload().catch(() => undefined);
    await context.setOffline(false);
    await page.goto(`/take-a-test/${slug}`);
    await expectQuestion(page, 2);
    await expect(place(page, 1, 'Attempted')).toBeVisible();
    await expect(place(page, 3, 'Skipped')).toBeVisible();
    await expect.poll(() => storedStatuses(journey, token, slug)).toEqual(['attempted', null, 'skipped']);
  });

  test('two tabs of one paper: reading ends in both, and both have what either did', async ({
    page,
    context,
    journey,
  }) => {
    const { token } = await journey.signedIn(page);
    const slug = await shortSitting(journey, token);
    await startPaper(page, slug);
    const other = await context.newPage();
    await other.goto(`/take-a-test/${slug}`);
    await expect(readingTimer(other)).toBeVisible();
    await leaveReading(database, slug);
    await lookAgain(page);
    await expect(writingTimer(page)).toBeVisible();
    // The other tab hears of it with the first answer.
    await press(page, 'Next');
    await expect(writingTimer(other)).toBeVisible();
    await expect(place(other, 1, 'Attempted')).toBeVisible();
    await other.getByRole('button', { name: /^Question 2 Open/ }).click();
    await press(other, 'Next');
    await expect(place(page, 2, 'Attempted')).toBeVisible();
    await expect.poll(() => storedStatuses(journey, token, slug)).toEqual(['attempted', 'attempted', null]);
    await press(other, 'End test');
    await button(endDialog(other), 'End test').click();
    for (const tab of [page, other]) await expect(tab).toHaveURL(`/take-a-test/${slug}/result`);
  });
});
