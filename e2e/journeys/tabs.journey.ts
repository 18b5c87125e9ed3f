import type { Page } from '@playwright/test';
import { expect, test, visit } from '../journey.ts';
import { accountButton, heading, logInByDialog, loginButton, loginDialog } from './account-screens.ts';

/** Lost with a reload. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes';
  });
const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes');

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null') as unknown);

test('two tabs are signed in and out together, without a reload', async ({ page, context, journey }) => {
  const person = await journey.signedUp();
  const second = await context.newPage();
  await visit(page, '/terms');
  await visit(second, '/account-details');
  await expect(loginDialog(second)).toBeVisible();
  await mark(page);
  await mark(second);

  await logInByDialog(page, person);
  await expect(accountButton(second)).toBeVisible();
  await expect(heading(second, 'Account details')).toBeVisible();
  await expect(loginDialog(second)).toBeHidden();
  expect(await stored(second)).toEqual({
    state: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: expect.objectContaining({ id: person.id, email: person.email, role_id: 3, verified: false }),
      fromQuestionPage: false,
    },
    version: 1,
  });

  await accountButton(second).click();
  await second.getByRole('button', { name: 'Sign out' }).click();
  await expect(second).toHaveURL('/');
  await expect(loginButton(page)).toBeVisible();
  await expect(page).toHaveURL('/terms');
  expect(await stored(page)).toEqual({
    state: { token: null, user: null, fromQuestionPage: false },
    version: 1,
  });

  // And the other way round.
  await logInByDialog(second, person);
  await expect(accountButton(page)).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(loginButton(second)).toBeVisible();
  await expectSameDocument(page);
  await expectSameDocument(second);
});
