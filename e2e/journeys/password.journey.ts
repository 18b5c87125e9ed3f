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

test('by the dialog: link, new password, and every session is ended', async ({ page, journey }) => {
  test.slow();
  const person = await journey.signedUp();
  const elsewhere = await journey.otherBrowser();
  await visit(elsewhere, '/');
  await logInByDialog(elsewhere, person);

  await visit(page, '/');
  await (await openLogin(page)).getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = forgotDialog(page);
  await field(dialog, 'Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByRole('status')).toContainText(person.email);

  const link = journey.linkIn(await journey.mailTo(person.email, /^Reset your/));
  await visit(page, link);
  await expect(heading(page, 'Reset password')).toBeVisible();
  await field(page, 'New Password').fill('New-Shelf-8');
  await field(page, 'Confirm Password').fill('New-Shelf-8');
  await page.getByRole('button', { name: 'Reset Password' }).click();
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
});
