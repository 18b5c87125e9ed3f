import { expect, test, visit } from '../journey.ts';
import {
  accountButton,
  expectMessages,
  field,
  forgotDialog,
  heading,
  logInByDialog,
  loginButton,
  openLogin,
  toast,
} from './account-screens.ts';

const usedUp = 'This link is no longer valid. Please ask for a new one.';

test('by the dialog: link, rules, new password, and every session is ended', async ({ page, journey }) => {
  test.slow();
  const person = await journey.signedUp();
  const elsewhere = await journey.otherBrowser();
  await visit(elsewhere, '/');
  await logInByDialog(elsewhere, person);

  await visit(page, '/');
  await (await openLogin(page)).getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = forgotDialog(page);
  const send = dialog.getByRole('button', { name: 'Send Reset Link' });
  await expect(send).toBeDisabled();
  await expect(field(dialog, 'Email')).toHaveAttribute('type', 'email');
  await field(dialog, 'Email').fill(person.email);
  await send.click();
  await expect(toast(page, 'Email sent successfully')).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText(person.email);

  const link = journey.linkIn(await journey.mailTo(person.email, /^Reset your/));
  await visit(page, link);
  await expect(heading(page, 'Reset password')).toBeVisible();
  const [password, confirmation] = [field(page, 'New Password'), field(page, 'Confirm Password')];
  const submit = page.getByRole('button', { name: 'Reset Password' });
  await expect(submit).toBeDisabled();
  await expectMessages(password, []);
  await password.fill('-');
  await expectMessages(password, [
    'Password should be at least 6 characters long',
    'Password should have at least one lowercase letter',
    'Password should have at least one uppercase letter',
    'Password should have at least one number',
  ]);
  await password.fill('abcdef');
  await expectMessages(password, [
    'Password should have at least one uppercase letter',
    'Password should have at least one number',
  ]);
  await password.fill('New-Shelf-8');
  await expectMessages(password, []);
  await expect(submit).toBeDisabled();
  await confirmation.fill('New-Shelf-9');
  await expectMessages(confirmation, ["Password doesn't match"]);
  await expect(submit).toBeDisabled();
  await confirmation.fill('New-Shelf-8');
  await expectMessages(confirmation, []);
  await submit.click();
  await expect(toast(page, 'Password reset successfully')).toBeVisible();
  await expect(page).toHaveURL('/login');

  journey.expectTrouble(/401.*\/api\/(user|auth\/login)/);
  const login = page.getByRole('button', { name: 'Sign In' });
  await field(page, 'Username').fill(person.email);
  await field(page, 'Password').fill(person.password);
  await login.click();
  await expectMessages(field(page, 'Username'), [
    'Wrong e-mail, username or password',
    'Your username or your e-mail',
  ]);
  await field(page, 'Password').fill('New-Shelf-8');
  await login.click();
  await expect(page).toHaveURL('/');
  await expect(accountButton(page)).toBeVisible();

  await elsewhere.reload({ waitUntil: 'commit' });
  await expect(toast(elsewhere, 'Your session has ended. Please log in again.')).toBeVisible();
  await expect(loginButton(elsewhere)).toBeVisible();

  // The same link once more, by whoever finds it in the mailbox.
  journey.expectTrouble(/400.*\/api\/auth\/reset-password/);
  await visit(elsewhere, link);
  await field(elsewhere, 'New Password').fill('Other-Shelf-9');
  await field(elsewhere, 'Confirm Password').fill('Other-Shelf-9');
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click();
  await expect(toast(elsewhere, usedUp)).toBeVisible();
  await expect(field(elsewhere, 'New Password')).toHaveValue('Other-Shelf-9');
  await elsewhere.getByRole('link', { name: 'Ask for a new one' }).click();
  await expect(heading(elsewhere, 'Forgot your password?')).toBeVisible();
});

test('the page answers alike for an address that nobody has', async ({ page, journey }) => {
  const { email } = journey.newcomer();
  await visit(page, '/forgot-password');
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await expect(send).toBeDisabled();
  await field(page, 'Email').fill(email);
  await send.click();
  await expect(toast(page, 'Email sent successfully')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText(email);

  journey.expectTrouble(/503.*\/api\/auth\/forgot-password/);
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'We are very busy right now.' } }),
  );
  await send.click();
  await expect(toast(page, 'We are very busy right now.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
});

test('the reset page is for visitors with a link', async ({ page, journey }) => {
  for (const path of ['/reset-password', '/reset-password?token=']) {
    await visit(page, path);
    await expect(page).toHaveURL('/');
  }
  await journey.signedIn(page);
  await visit(page, '/reset-password?token=some-token');
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page.getByText('needs an account')).toBeHidden();
});
