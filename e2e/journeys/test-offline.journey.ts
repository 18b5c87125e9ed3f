import { expect, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import {
  answerUnheard,
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

const cutOff = /ERR_INTERNET_DISCONNECTED/;

test('three answers and a reload without a connection: all of them arrive, and the clock ran on', async ({
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
  const before = await secondsLeft(page);

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
  const after = await secondsLeft(page);
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(0);
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
  await answerUnheard(page);
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
