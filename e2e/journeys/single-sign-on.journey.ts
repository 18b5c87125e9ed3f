import type { Locator, Page } from '@playwright/test';
import { expect, type Person, test, visit } from '../journey.ts';
import {
  accountButton,
  fillPersonalStep,
  goToPersonalStep,
  heading,
  loginButton,
  openLogin,
  openSignUp,
  unverifiedMark,
} from './account-screens.ts';

// The provider of the journeys has no icon.
test.beforeEach(({ journey }) => journey.expectTrouble(/404.*\/\/127\.0\.0\.1:\d+\/favicon\.ico/));

/** Presses the button of a dialog and returns the provider's window. */
async function openProvider(page: Page, dialog: Locator): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await popup.getByRole('heading', { name: 'Demo sign-on' }).waitFor();
  return popup;
}

async function answer(popup: Page, { email, name }: Person): Promise<void> {
  await popup.getByLabel('E-mail', { exact: true }).fill(email);
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('E-mail is verified').setChecked(true);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in' }).click()]);
}

test('somebody new goes to onboarding, and simply comes back the next time', async ({ page, journey }) => {
  test.slow();
  const person = journey.newcomer();
  await visit(page, '/refund-policy');
  const signUp = await openSignUp(page);
  const popup = await openProvider(page, signUp);
  await expect(signUp.getByRole('status')).toHaveText('Please finish in the window that has opened.');
  await answer(popup, person);
  await expect(page).toHaveURL('/onboarding');
  await expect(signUp).toBeHidden();
  await expect(heading(page, 'Your journey to IB Success starts here!')).toBeVisible();
  await expect(unverifiedMark(page)).toBeHidden();
  // Google has verified the address, so the end of onboarding is where it all began.
  await goToPersonalStep(page);
  await fillPersonalStep(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/refund-policy');
  await accountButton(page).click();
  await expect(page.locator('#user-menu')).toContainText(person.name);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(loginButton(page)).toBeVisible();

  await visit(page, '/refund-policy');
  const login = await openLogin(page);
  await answer(await openProvider(page, login), person);
  await expect(login).toBeHidden();
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/refund-policy');
});
