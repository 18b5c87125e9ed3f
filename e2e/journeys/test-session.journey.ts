import type { Page } from '@playwright/test';
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
} from './test-screens.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** In every look and on the narrowest screen. */
async function look(page: Page): Promise<void> {
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
}

test('a whole test by mouse, from the instructions to the own marking', async ({ page, journey }) => {
  test.slow();
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await visit(page, `/take-a-test/${slug}`);
  await expect(page.getByText('30 minutes', { exact: true })).toBeVisible();
  await expect(page.getByText('Before you start')).toBeVisible();
  await look(page);
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
  await look(page);
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
  await look(page);

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
  await look(page);
  const storedScore = async () => (await readTest(journey, token, slug)).score?.percentage;
  await expect.poll(storedScore).toBe(20);
  await page.reload();
  await expect(score).toContainText('20%');
  await page.getByRole('button', { name: 'Clear my marking of question 1' }).click();
  await expect(score).toContainText('Unmarked');
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
  await expect(endDialog(page).getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/take-a-test/${slug}/result`);
  expect(await readTest(journey, token, slug)).toMatchObject({ attempted_count: 4, skipped_count: 1 });
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
