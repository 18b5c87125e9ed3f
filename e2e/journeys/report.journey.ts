import type { Page } from '@playwright/test';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { fillLogin, loginDialog, toast } from './account-screens.ts';
import {
  button,
  cardOf,
  expectNoSidewaysScroll,
  keepNotifications,
  listOf,
  someQuestions,
} from './student-work.ts';

const other = 'Other (please specify below)';
const thanks = 'Thank you! Your report has been submitted and will be reviewed shortly.';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report this question' });
const submit = (page: Page) => button(dialog(page), 'Submit report');

test('a visitor on a phone logs in and goes on with the report, which bears an audit in every look', async ({
  page,
  journey,
}) => {
  const person = await journey.signedUp();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const list = listOf(question);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepNotifications(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, list);
  await button(cardOf(page, question), 'Report').click();
  const notice = toast(page, 'You need to login to report a question');
  await expect(notice).toBeVisible();
  await fillLogin(loginDialog(page), person);
  // The notification leaves the buttons of a sheet free.
  const [above, below] = [await notice.boundingBox(), await loginDialog(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await button(loginDialog(page), 'Login').click();
  await expect(loginDialog(page)).toBeHidden();
  await dialog(page).getByRole('radio', { name: other, exact: true }).check();
  await dialog(page)
    .getByRole('textbox', { name: /^Description/ })
    .fill('The last line is cut off.');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  // A step back closes the window alone, and so does a reload; what was written waits.
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(list);
  await button(cardOf(page, question), 'Report').click();
  await expect(submit(page)).toBeEnabled();
  await page.reload();
  await button(cardOf(page, question), 'Report').click();
  await expect(dialog(page).getByRole('textbox', { name: /^Description/ })).toHaveValue(
    'The last line is cut off.',
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
  await submit(page).click();
  await expect(toast(page, thanks)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(list);
});

test('without a connection the page stays as it is, and what was pressed comes with another try', async ({
  page,
  context,
  journey,
}) => {
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const list = listOf(question);
  await journey.signedIn(page);
  await visit(page, list);
  await context.setOffline(true);
  journey.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const offline = toast(page, /^You seem to be offline/);
  const again = page.getByRole('button', { name: 'Try again' });
  await button(cardOf(page, question), 'Report').click();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(dialog(page)).toBeVisible();
  // Its styles failed with it, and came with it.
  expect(await dialog(page).evaluate((element) => getComputedStyle(element).borderRadius)).not.toBe('0px');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await context.setOffline(true);
  const answer = cardOf(page, question).getByRole('link', { name: 'View Answer' });
  await answer.click();
  await expect(offline).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(answer).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page).not.toHaveURL(list);
  await expect(page.getByRole('region', { name: 'Mark scheme' })).toBeVisible();
});
