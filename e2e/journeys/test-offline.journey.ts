import { expect, test } from '../journey.ts';
import {
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
  await expect(page).toHaveURL(`/take-a-test/${slug}/result`);
  expect(await readTest(journey, token, slug)).toMatchObject({
    state: 'finished',
    attempted_count: 1,
    skipped_count: 1,
  });
});
