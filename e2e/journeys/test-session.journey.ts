import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { heading, toast } from './account-screens.ts';
import { expectNoSidewaysScroll, lookAgain } from './student-work.ts';
import {
  endDialog,
  expectQuestion,
  makeTest,
  place,
  press,
  readTest,
  secondsLeft,
  startInBrowser,
  storedStatuses,
} from './test-screens.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a whole test by mouse, from the instructions to the own marking', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await visit(page, `/take-a-test/${slug}`);
  await expect(page.getByText('30 minutes', { exact: true })).toBeVisible();
  await expect(page.getByText('Before you start')).toBeVisible();
  await press(page, 'Start Test');
  await expectQuestion(page, 1);
  expect(await secondsLeft(page)).toBeGreaterThan(1700);
  await expect(page.getByRole('banner')).toHaveCount(0);

  await expect(place(page, 2, 'Open')).toBeDisabled();
  await press(page, 'Next');
  await expectQuestion(page, 2);
  await press(page, 'Skip');
  await expect(toast(page, 'Skipped question number 2')).toBeVisible();
  await expectQuestion(page, 3);
  await expect(place(page, 1, 'Attempted')).toBeEnabled();
  await place(page, 2, 'Skipped').click();
  await expectQuestion(page, 2);
  await press(page, 'Next');
  await expect(place(page, 2, 'Attempted')).toBeVisible();
  await press(page, 'Next');
  await press(page, 'Skip');
  await expectQuestion(page, 5);
  await press(page, 'End test');
  await expect(endDialog(page)).toContainText('1 question still open and 1 skipped');
  await press(page, 'Go on');
  await press(page, 'Complete Test');
  await expect(endDialog(page)).toContainText('1 question skipped');
  await endDialog(page).getByRole('button', { name: 'End test' }).click();

  await expect(page).toHaveURL(`/take-a-test/${slug}/result`);
  await expect(toast(page, 'Test completed successfully')).toBeVisible();
  const score = page.getByRole('region', { name: 'Score' });
  await expect(score).toContainText('80%');
  await expect(score).toContainText('Unmarked');
  await expect(score).toContainText('not a score yet');
  const demo = page.getByRole('link', { name: /Request a demo class/ });
  await expect(demo).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Get graded' })).toHaveAttribute(
    'href',
    `/take-a-test/${slug}/get-graded`,
  );

  await page.getByRole('link', { name: 'Review answers' }).click();
  await expect(heading(page, 'Answers')).toBeVisible();
  const first = page.getByRole('group', { name: 'Mark scheme of question 1' });
  const lines = first.getByRole('checkbox');
  for (const line of await lines.all()) {
    await line.click();
    await expect(line).toBeChecked();
  }
  await expect(score).toContainText('Your own marking');
  await expect(score).toContainText('20%');
  await expect(score).toContainText('5 of 25 marks');
  await lines.first().click();
  await expect(score).not.toContainText('20%');
  await lines.first().click();
  await expect(score).toContainText('20%');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(score).toContainText('20%');
  await page.getByRole('button', { name: 'Clear my marking of question 1' }).click();
  await expect(score).toContainText('Unmarked');
});

test('a marking that fails goes back and says so', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await journey.api('PUT', `/api/test/${slug}`, { token, body: {} });
  await visit(page, `/take-a-test/${slug}/answer`);
  journey.expectTrouble(/500.*marking|Failed to load resource.*500/);
  await page.route('**/marking/*', (route) => route.fulfill({ status: 500, json: {} }));
  const line = page.getByRole('group', { name: 'Mark scheme of question 1' }).getByRole('checkbox').first();
  await line.click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(line).not.toBeChecked();
});

test('a test that can’t be loaded says so and can be asked for again', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  journey.expectTrouble(/503|Failed to load resource/);
  await page.route('**/api/test/*', (route) => route.fulfill({ status: 503, json: {} }));
  await visit(page, `/take-a-test/${slug}`);
  await expect(page.getByRole('heading', { name: 'Your test could not be loaded' })).toBeVisible();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await page.unroute('**/api/test/*');
  await press(page, 'Try again');
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
});

test('a whole test by keyboard', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await visit(page, `/take-a-test/${slug}`);
  await page.getByRole('button', { name: 'Start Test' }).focus();
  await page.keyboard.press('Enter');
  await expectQuestion(page, 1);
  await page.keyboard.press('n');
  await expectQuestion(page, 2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('s');
  await expectQuestion(page, 3);
  await page.keyboard.press('1');
  await expectQuestion(page, 1);
  await page.keyboard.press('5');
  await expectQuestion(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectQuestion(page, 2);
  await page.keyboard.press('3');
  for (const number of [4, 5]) {
    await page.keyboard.press('n');
    await expectQuestion(page, number);
  }
  await page.keyboard.press('n');
  await expect(endDialog(page)).toBeVisible();
  // Keys belong to the dialog while it is open.
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(endDialog(page)).toBeHidden();
  await expectQuestion(page, 5);
  await page.keyboard.press('n');
  await expect(endDialog(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/take-a-test/${slug}/result`);
  expect(await readTest(journey, token, slug)).toMatchObject({ attempted_count: 4, skipped_count: 1 });
});

test('a reload in the middle goes on where the student was, with the same clock', async ({
  page,
  journey,
}) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token, 60);
  await startInBrowser(page, slug);
  await press(page, 'Next');
  await press(page, 'Skip');
  await expectQuestion(page, 3);
  const before = await secondsLeft(page);
  await page.reload();
  await expectQuestion(page, 3);
  await expect(place(page, 1, 'Attempted')).toBeVisible();
  await expect(place(page, 2, 'Skipped')).toBeVisible();
  const after = await secondsLeft(page);
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(before - 60);
});

test('a clock that is set an hour on, or back, changes nothing', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await page.addInitScript(() => {
    const hour = 3_600_000;
    const state = window as unknown as { shift: number };
    state.shift = hour;
    const RealDate = Date;
    const now = RealDate.now.bind(RealDate);
    RealDate.now = () => now() + state.shift;
  });
  await startInBrowser(page, slug);
  const ahead = await secondsLeft(page);
  expect(ahead).toBeGreaterThan(1700);
  await page.evaluate(() => {
    (window as unknown as { shift: number }).shift = -3_600_000;
  });
  await press(page, 'Next');
  await expectQuestion(page, 2);
  const back = await secondsLeft(page);
  expect(ahead - back).toBeGreaterThanOrEqual(0);
  expect(ahead - back).toBeLessThan(60);
  await expect.poll(() => storedStatuses(journey, token, slug)).toContain('attempted');
});

test('two tabs of one test agree', async ({ page, journey, context }) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await startInBrowser(page, slug);
  const other = await context.newPage();
  await other.goto(`/take-a-test/${slug}`);
  await expectQuestion(other, 1);
  await press(page, 'Next');
  await expect(place(other, 1, 'Attempted')).toBeVisible();
  await place(other, 2, 'Open').click();
  await press(other, 'Skip');
  await expect(place(page, 2, 'Skipped')).toBeVisible();
  expect(Math.abs((await secondsLeft(page)) - (await secondsLeft(other)))).toBeLessThanOrEqual(2);

  // Another device: this browser hears of it when it is looked at again.
  const question_id = (await readTest(journey, token, slug)).questions![2]!.question_id;
  await journey.api('POST', `/api/test/${slug}/actions`, {
    token,
    body: { actions: [{ id: crypto.randomUUID(), question_id, kind: 'attempt' }] },
  });
  await lookAgain(page);
  await expect(place(page, 3, 'Attempted')).toBeVisible();

  await press(page, 'End test');
  await endDialog(page).getByRole('button', { name: 'End test' }).click();
  await expect(page).toHaveURL(`/take-a-test/${slug}/result`);
  await expect(other).toHaveURL(`/take-a-test/${slug}/result`);
});

test('addresses lead where the test stands', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  for (const child of ['result', 'answer', 'confirm', 'get-graded']) {
    await visit(page, `/take-a-test/${slug}/${child}`);
    await expect(page).toHaveURL(`/take-a-test/${slug}`);
    await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  }
  await journey.api('PUT', `/api/test/${slug}`, { token, body: {} });
  await visit(page, `/take-a-test/${slug}`);
  await expect(page).toHaveURL(`/take-a-test/${slug}/answer`);
  await visit(page, `/take-a-test/${slug}/confirm`);
  await expect(page.getByRole('link', { name: 'Get graded' })).toBeVisible();
  await page.getByRole('link', { name: 'See result' }).click();
  await expect(heading(page, 'Your result')).toBeVisible();

  journey.expectTrouble(/404.*\/api\/test\/|Failed to load resource.*404/);
  const stranger = await journey.signedUp();
  const foreign = await makeTest(journey, stranger.token);
  for (const path of [
    `/take-a-test/${foreign}`,
    `/take-a-test/${foreign}/answer`,
    '/take-a-test/nosuchtest0000000000',
  ]) {
    await visit(page, path);
    await expect(page.getByText('Page Not Found')).toBeVisible();
  }
});

test('every screen of a test is accessible and fits a phone', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await visit(page, `/take-a-test/${slug}`);
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await press(page, 'Start Test');
  await expectQuestion(page, 1);
  await press(page, 'Next');
  await press(page, 'Skip');
  await expectQuestion(page, 3);
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await press(page, 'End test');
  await endDialog(page).getByRole('button', { name: 'End test' }).click();
  await expect(heading(page, 'Your result')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await visit(page, `/take-a-test/${slug}/answer`);
  await page.getByRole('checkbox').first().click();
  await expect(page.getByRole('button', { name: /Clear my marking/ })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});
