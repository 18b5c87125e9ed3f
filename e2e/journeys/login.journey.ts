import { expect, hydrated, test, visit } from '../journey.ts';
import {
  accountButton,
  expectMessages,
  field,
  fillLogin,
  heading,
  hold,
  logInByDialog,
  loginButton,
  loginDialog,
  moveTo,
  openLogin,
  toast,
} from './account-screens.ts';

const wrong = 'Wrong e-mail, username or password';

test('the dialog says what is wrong under the e-mail, then lets in and stays where it is', async ({
  page,
  journey,
}) => {
  const person = await journey.signedUp();
  await visit(page, '/refund-policy?from=mail');
  const dialog = await openLogin(page);
  const submit = dialog.getByRole('button', { name: 'Login', exact: true });
  const [email, password] = [field(dialog, 'Email'), field(dialog, 'Password')];

  await submit.click();
  await expectMessages(email, ['Please enter your e-mail or username']);
  await expectMessages(password, ['Please enter your password']);
  await email.fill(person.email);
  await expectMessages(password, []);

  journey.expectTrouble(/401.*\/api\/auth\/login/);
  await password.fill('not-it');
  await submit.click();
  await expectMessages(email, [wrong]);
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveValue('not-it');
  await password.fill(person.password);
  await expectMessages(email, []);

  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/refund-policy?from=mail');
  await expect(loginButton(page)).toBeHidden();
  await expect(accountButton(page)).toContainText('A');
});

test('the user menu knows who it is, and signing out leads home', async ({ page, journey }) => {
  const person = await journey.signedUp();
  const year = new Date().getUTCFullYear();
  await visit(page, '/terms');
  await logInByDialog(page, person);
  await accountButton(page).click();
  const menu = page.locator('#user-menu');
  await expect(menu).toContainText(person.name);
  await expect(menu).toContainText(person.email);
  await expect(menu).toContainText(new RegExp(`Joined \\d+ \\w+ ${year}`));
  const entries = menu.getByRole('navigation', { name: 'Account' });
  await expect(entries.getByRole('listitem')).toContainText([
    'Account details',
    'Saved questions',
    'My tests',
    'My Doubts',
    'Sign out',
  ]);
  await expect(entries.getByRole('link', { name: /Account details/ })).toContainText('!');

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
  test('takes a username or an e-mail in any case and leads home from outside', async ({ page, journey }) => {
    const person = await journey.signedUp();
    await visit(page, '/login');
    await expect(heading(page, 'Sign In')).toBeVisible();
    await expect(loginButton(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/sign-up');
    const submit = page.getByRole('button', { name: 'Sign In' });

    journey.expectTrouble(/401.*\/api\/auth\/login/);
    await field(page, 'Username').fill(person.email.toUpperCase());
    await field(page, 'Password').fill('not-it');
    await submit.click();
    await expectMessages(field(page, 'Username'), [wrong, 'Your username or your e-mail']);
    await field(page, 'Password').fill(person.password);
    await expectMessages(field(page, 'Username'), ['Your username or your e-mail']);
    await submit.click();
    await expect(page).toHaveURL('/');
    await expect(accountButton(page)).toBeVisible();
  });

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

  test('tells somebody who is signed in, and makes room for another', async ({ page, journey }) => {
    const person = await journey.signedIn(page);
    for (const path of ['/login', '/sign-up']) {
      await visit(page, path);
      await expect(page.getByText(`You are signed in as ${person.name}`)).toBeVisible();
      await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
      await expect(page.locator('form input[name="password"]')).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Go to the question bank' })).toHaveAttribute(
      'href',
      '/ibdp-question-bank',
    );
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(field(page, 'Email')).toBeVisible();
    await expect(page).toHaveURL('/sign-up');
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

test.describe('a bad network', () => {
  test('leaves the fields as they were and says so', async ({ page, journey }) => {
    const person = await journey.signedUp();
    await visit(page, '/');
    const dialog = await openLogin(page);
    await fillLogin(dialog, person);
    const submit = dialog.getByRole('button', { name: 'Login', exact: true });

    journey.expectTrouble(
      /\/api\/auth\/login.*ERR_INTERNET_DISCONNECTED|ERR_INTERNET_DISCONNECTED.*\/api\/auth\/login/,
    );
    await page.route('**/api/auth/login', (route) => route.abort('internetdisconnected'));
    await submit.click();
    await expectMessages(field(dialog, 'Email'), [
      'You seem to be offline. Please check your connection and try again.',
    ]);
    await expect(field(dialog, 'Email')).toHaveValue(person.email);
    await expect(field(dialog, 'Password')).toHaveValue(person.password);

    await page.unroute('**/api/auth/login');
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(accountButton(page)).toBeVisible();
  });

  test('an answer that is none of ours shows the plain sentence', async ({ page, journey }) => {
    journey.expectTrouble(/502.*\/api\/auth\/login/);
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await visit(page, '/');
    const dialog = await openLogin(page);
    await fillLogin(dialog, journey.newcomer());
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expectMessages(field(dialog, 'Email'), ['Something went wrong']);
  });

  test('two presses send one request', async ({ page, journey }) => {
    const person = await journey.signedUp();
    await visit(page, '/');
    const dialog = await openLogin(page);
    await fillLogin(dialog, person);
    const gate = await hold(page, '**/api/auth/login');
    const submit = dialog.getByRole('button', { name: 'Login', exact: true });
    await submit.dblclick();
    await expect(submit).toBeDisabled();
    await field(dialog, 'Password').press('Enter');
    expect(gate.requests).toBe(1);
    gate.open();
    await expect(dialog).toBeHidden();
    await expect(loginDialog(page)).toBeHidden();
    expect(gate.requests).toBe(1);
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
