import type { Page } from '@playwright/test';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { fillLogin, loginDialog, toast } from './account-screens.ts';
import { button, cardOf, expectNoSidewaysScroll, listOf, pageOf, someQuestions } from './student-work.ts';

const reasons = [
  'Incorrect/Inaccurate Information',
  'Broken images/diagrams/figures',
  'Does not belong in this topic',
  'Other (please specify below)',
] as const;
const thanks = 'Thank you! Your report has been submitted and will be reviewed shortly.';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report this question' });
const submit = (page: Page) => button(dialog(page), 'Submit report');
const description = (page: Page) => dialog(page).getByRole('textbox', { name: /^Description/ });

test('one of four reasons is enough, but Other needs words', async ({ page, journey }) => {
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const { id } = await journey.signedIn(page);
  await visit(page, pageOf(question));
  const opener = button(page.getByRole('article').first(), 'Report');
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('radio')).toHaveCount(4);
  await expect(submit(page)).toBeDisabled();
  await description(page).fill('Words without a reason');
  await expect(submit(page)).toBeDisabled();
  await description(page).fill('');
  for (const reason of reasons) {
    await dialog(page).getByRole('radio', { name: reason, exact: true }).check();
    await expect(submit(page)).toBeEnabled({ enabled: reason !== reasons[3] });
  }
  await description(page).fill('   ');
  await expect(submit(page)).toBeDisabled();
  await description(page).fill('The last line is cut off.');
  const [sent] = await Promise.all([page.waitForRequest('**/api/report'), submit(page).click()]);
  expect(sent.postDataJSON()).toEqual({
    type: reasons[3],
    description: 'The last line is cut off.',
    reportedById: id,
    questionId: question.id,
  });
  await expect(toast(page, thanks)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();

  // Another report begins with an empty form.
  await opener.click();
  await expect(submit(page)).toBeDisabled();
  await expect(description(page)).toHaveValue('');
  await dialog(page).getByRole('radio', { name: reasons[0], exact: true }).check();
  const [short] = await Promise.all([page.waitForRequest('**/api/report'), submit(page).click()]);
  expect(short.postDataJSON()).toMatchObject({ type: reasons[0], description: '' });
  await expect(dialog(page)).toBeHidden();
});

test('a visitor logs in and goes on with the report', async ({ page, journey }) => {
  const person = await journey.signedUp();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  const list = listOf(question);
  await visit(page, list);
  await button(cardOf(page, question), 'Report').click();
  await expect(toast(page, 'You need to login to report a question')).toBeVisible();
  await fillLogin(loginDialog(page), person);
  await button(loginDialog(page), 'Login').click();
  await expect(loginDialog(page)).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('radio', { name: reasons[1], exact: true }).check();
  const [sent] = await Promise.all([page.waitForRequest('**/api/report'), submit(page).click()]);
  expect(sent.postDataJSON()).toMatchObject({ type: reasons[1], questionId: question.id });
  await expect(toast(page, thanks)).toBeVisible();
  await expect(page).toHaveURL(list);
});

test('a report that fails keeps what was written', async ({ page, journey }) => {
  journey.expectTrouble(/\/api\/report|status of 500/);
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  await journey.signedIn(page);
  await visit(page, pageOf(question));
  await button(page.getByRole('article').first(), 'Report').click();
  await dialog(page).getByRole('radio', { name: reasons[3], exact: true }).check();
  await description(page).fill('The axis has no label.');
  await page.route('**/api/report', (route) => route.fulfill({ status: 500, body: '{}' }));
  await submit(page).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(description(page)).toHaveValue('The axis has no label.');
  await page.unroute('**/api/report');
  await submit(page).click();
  await expect(toast(page, thanks)).toBeVisible();
});

test('the dialog bears an audit in every look, and narrow screens', async ({ page, journey }) => {
  test.slow();
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  await journey.signedIn(page);
  await visit(page, pageOf(question));
  await button(page.getByRole('article').first(), 'Report').click();
  await dialog(page).getByRole('radio', { name: reasons[3], exact: true }).check();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
});

test('on a phone a notification leaves the buttons of a sheet free', async ({ page, journey }) => {
  const [question] = (await someQuestions(journey, 1)) as [QuestionCard];
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, pageOf(question));
  await button(page.getByRole('article').first(), 'Report').click();
  const notice = toast(page, 'You need to login to report a question');
  await expect(notice).toBeVisible();
  const login = button(loginDialog(page), 'Login');
  // A trial press waits until nothing covers the button; the notification is there for five seconds.
  await login.click({ trial: true, timeout: 3000 });
  const [above, below] = [await notice.boundingBox(), await loginDialog(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
