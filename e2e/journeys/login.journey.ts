import { expect, hydrated, test, visit } from '../journey.ts';
import {
  accountButton,
  field,
  heading,
  hold,
  logInByDialog,
  loginButton,
  loginDialog,
  moveTo,
  toast,
} from './account-screens.ts';

test('a login by the dialog stays where it is, and signing out ends the session on the server', async ({
  page,
  journey,
}) => {
  const person = await journey.signedUp();
  await visit(page, '/terms?from=mail');
  await logInByDialog(page, person);
  await expect(page).toHaveURL('/terms?from=mail');
  await expect(loginButton(page)).toBeHidden();
  await expect(accountButton(page)).toContainText('A');
  await accountButton(page).click();
  const menu = page.locator('#user-menu');
  await expect(menu).toContainText(person.email);
  await expect(menu.getByRole('link', { name: /Account details/ })).toContainText('!');

  const { token } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('auth-storage') ?? '').state as { token: string },
  );
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(loginButton(page)).toBeVisible();
  await expect(accountButton(page)).toBeHidden();
  await expect.poll(async () => (await journey.api('GET', '/api/user', { token })).status).toBe(401);
});

test.describe('the login page', () => {
  test('goes back one step when one came from another page of ours', async ({ page, journey }) => {
    const person = await journey.signedUp();
    await visit(page, '/refund-policy');
    await moveTo(page, '/login');
    await field(page, 'Username').fill(person.email);
    await field(page, 'Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/refund-policy');
    await expect(accountButton(page)).toBeVisible();
  });

  test('sign-up goes back two steps, over the login page', async ({ page, journey }) => {
    const { email, password } = journey.newcomer();
    await visit(page, '/refund-policy');
    await moveTo(page, '/login');
    await page.getByRole('link', { name: 'Create Account' }).click();
    await expect(heading(page, 'Create Account')).toBeVisible();
    await field(page, 'Email').fill(email);
    await field(page, 'Username').fill(email.split('@', 1)[0] ?? '');
    await field(page, 'Password').fill(password);
    await field(page, 'Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/refund-policy');
    await expect(accountButton(page)).toBeVisible();
  });

  test('keeps what was typed before the page was ready', async ({ page, journey }) => {
    const person = await journey.signedUp();
    const gate = await hold(page, '**/assets/*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await field(page, 'Username').fill(person.email);
    await field(page, 'Password').fill(person.password);
    gate.open();
    await hydrated(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
    await expect(accountButton(page)).toBeVisible();
  });
});

test('a session that the server has ended says so and makes one a visitor', async ({ page, journey }) => {
  const person = await journey.signedIn(page);
  await visit(page, '/my-tests');
  await expect(accountButton(page)).toBeVisible();
  // Whatever the page asks for by itself has its answer, so that nothing of it tells before the reload.
  await page.waitForLoadState('networkidle');
  await journey.api('POST', '/api/auth/logout', { token: person.token });
  journey.expectTrouble(/401.*\/api\/(user|test)\b/);
  await page.reload({ waitUntil: 'commit' });
  await expect(toast(page, 'Your session has ended. Please log in again.')).toBeVisible();
  await expect(loginDialog(page)).toBeVisible();
  await expect(accountButton(page)).toBeHidden();
});
