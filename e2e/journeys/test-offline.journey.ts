import { expect, test, visit } from '../journey.ts';
import { heading, moveTo, toast } from './account-screens.ts';
import {
  endDialog,
  expectQuestion,
  makeTest,
  place,
  press,
  readTest,
  startInBrowser,
  storedStatuses,
} from './test-screens.ts';

const cutOff = /ERR_INTERNET_DISCONNECTED/;

test('three answers and a reload without a connection: all of them arrive', async ({
  page,
  context,
  journey,
}) => {
  journey.expectTrouble(cutOff);
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await startInBrowser(page, slug);

  await context.setOffline(true);
  await expect(
    page.getByText('You are offline. Your answers are kept on this device and will be sent.'),
  ).toBeVisible();
  await press(page, 'Next');
  await press(page, 'Skip');
  await press(page, 'Next');
  await expectQuestion(page, 4);
  await expect(place(page, 2, 'Skipped')).toBeVisible();
  expect(await storedStatuses(journey, token, slug)).toEqual([null, null, null, null, null]);

  // Without a connection the browser has only its own page to show; what was done waits in its storage.
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto(`/take-a-test/${slug}`);
  await expectQuestion(page, 4);
  for (const [number, word] of [
    [1, 'Attempted'],
    [2, 'Skipped'],
    [3, 'Attempted'],
  ] as const) {
    await expect(place(page, number, word)).toBeVisible();
  }
  await expect
    .poll(() => storedStatuses(journey, token, slug))
    .toEqual(['attempted', 'skipped', 'attempted', null, null]);
});

test('what was done offline is sent by itself when the connection is back', async ({
  page,
  context,
  journey,
}) => {
  journey.expectTrouble(cutOff);
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await startInBrowser(page, slug);
  await context.setOffline(true);
  await press(page, 'Next');
  await expectQuestion(page, 2);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
  expect(await storedStatuses(journey, token, slug)).toEqual(['attempted', null, null, null, null]);
});

test('a test that was ended offline is handed in when the connection is back, after a reload too', async ({
  page,
  context,
  journey,
}) => {
  journey.expectTrouble(cutOff);
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await startInBrowser(page, slug);
  await context.setOffline(true);
  await press(page, 'Next');
  await press(page, 'Skip');
  await press(page, 'End test');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End test' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the connection' })).toBeVisible();
  expect((await readTest(journey, token, slug)).state).toBe('running');
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto(`/take-a-test/${slug}`);
  // The browser's own error page may have loaded the test again before, and handed it in.
  await expect(page).toHaveURL(new RegExp(`/take-a-test/${slug}/(result|answer)$`));
  expect(await readTest(journey, token, slug)).toMatchObject({
    state: 'finished',
    attempted_count: 1,
    skipped_count: 1,
  });
});

test('what a closed test left is sent from whatever page the student opens next', async ({
  page,
  context,
  journey,
}) => {
  journey.expectTrouble(cutOff);
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await startInBrowser(page, slug);
  await context.setOffline(true);
  await press(page, 'Next');
  await press(page, 'Skip');
  await expectQuestion(page, 3);
  await page.close();
  await context.setOffline(false);
  expect(await storedStatuses(journey, token, slug)).toEqual([null, null, null, null, null]);
  const second = await context.newPage();
  await visit(second, '/blogs');
  await expect(toast(second, 'The answers that waited on this device are saved')).toBeVisible();
  expect(await storedStatuses(journey, token, slug)).toEqual(['attempted', 'skipped', null, null, null]);

  // And its end, when the student had ended it.
  await second.goto(`/take-a-test/${slug}`);
  await expectQuestion(second, 3);
  await second.locator('[data-at-hand="true"]').waitFor();
  await context.setOffline(true);
  await press(second, 'Next');
  await press(second, 'End test');
  await endDialog(second).getByRole('button', { name: 'End test' }).click();
  await expect(second.getByRole('heading', { name: 'Waiting for the connection' })).toBeVisible();
  await second.close();
  await context.setOffline(false);
  const third = await context.newPage();
  await visit(third, '/');
  await expect(toast(third, 'Test completed successfully')).toBeVisible();
  expect(await readTest(journey, token, slug)).toMatchObject({
    state: 'finished',
    attempted_count: 2,
    skipped_count: 1,
  });
  const left = await third.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^test-(actions|end)/.test(key)),
  );
  expect(left).toEqual([]);
});

test('a student who leaves the test within the product is followed by what was left', async ({
  page,
  journey,
}) => {
  journey.expectTrouble(/503|Failed to load resource/);
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await startInBrowser(page, slug);
  await page.route('**/actions', (route) => route.fulfill({ status: 503, json: {} }));
  await press(page, 'Next');
  await expect(page.getByText("We can't be reached just now.")).toBeVisible();
  await moveTo(page, '/my-tests');
  await expect(heading(page, 'My Tests')).toBeVisible();
  await page.unroute('**/actions');
  await expect
    .poll(() => storedStatuses(journey, token, slug), { timeout: 40_000 })
    .toEqual(['attempted', null, null, null, null]);
});
