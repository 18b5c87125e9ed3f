import { expect, test, visit } from '../journey.ts';
import {
  accountButton,
  expectMessages,
  field,
  fillLogin,
  heading,
  logInByDialog,
  loginDialog,
  openLogin,
  toast,
} from './account-screens.ts';

test('the fifth device warns, the seventh locks, and the mail unlocks', async ({ page, journey }) => {
  test.slow();
  const person = await journey.signedUp();
  const logInElsewhere = () =>
    journey.api('POST', '/api/auth/login', { body: { username: person.email, password: person.password } });
  for (const _ of ['second', 'third', 'fourth']) expect((await logInElsewhere()).status).toBe(200);

  await visit(page, '/');
  await logInByDialog(page, person);
  await expect(
    toast(
      page,
      'You are now signed in on 5 devices. Your account allows 4; it will be locked at more than 6.',
    ),
  ).toBeVisible();
  await journey.mailTo(person.email, /is used on 5 devices$/);
  expect((await logInElsewhere()).status).toBe(200);
  await visit(page, '/account-details');
  await expect(page.getByText('6 in use, 4 allowed')).toBeVisible();

  journey.expectTrouble(/423.*\/api\/auth\/login/);
  const seventh = await journey.otherBrowser();
  await visit(seventh, '/');
  const dialog = await openLogin(seventh);
  await fillLogin(dialog, person);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expectMessages(field(dialog, 'Email'), [
    'Your account is locked because it was used on more than 6 devices. Use the link in the e-mail we sent you to unlock it, or write to us.',
  ]);

  journey.expectTrouble(/401.*\/api\/user/);
  await page.reload({ waitUntil: 'commit' });
  await expect(toast(page, 'Your session has ended. Please log in again.')).toBeVisible();
  await expect(loginDialog(page)).toBeVisible();

  const link = journey.linkIn(await journey.mailTo(person.email, /account is locked$/));
  await visit(seventh, link);
  await expect(heading(seventh, 'Unlock your account')).toBeVisible();
  await seventh.getByRole('button', { name: 'Unlock my account' }).click();
  await expect(seventh.getByText('Your account is unlocked. You can log in again.')).toBeVisible();
  await seventh.getByRole('link', { name: 'Sign In' }).click();
  await field(seventh, 'Username').fill(person.email);
  await field(seventh, 'Password').fill(person.password);
  await seventh.getByRole('button', { name: 'Sign In' }).click();
  await expect(accountButton(seventh)).toBeVisible();
  // Not back to the page that unlocks: its link is used up.
  await expect(seventh).toHaveURL('/');
});
