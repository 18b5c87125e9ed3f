import { expect, hydrated, test, visit } from '../journey.ts';
import {
  accountButton,
  expectMessages,
  field,
  fillPersonalStep,
  fillSignUp,
  forgotDialog,
  goToPersonalStep,
  heading,
  hold,
  loginDialog,
  openLogin,
  openSignUp,
  signUpDialog,
  toast,
  unverifiedMark,
} from './account-screens.ts';

test('from the dialog through onboarding and the mail to a verified account', async ({ page, journey }) => {
  const person = journey.newcomer();
  await visit(page, '/');
  const dialog = await openSignUp(page);
  await fillSignUp(dialog, person);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();

  await expect(page).toHaveURL('/onboarding');
  await expect(dialog).toBeHidden();
  await goToPersonalStep(page);
  await fillPersonalStep(page);
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page).toHaveURL('/verify-user');
  await expect(heading(page, 'Almost There!')).toBeVisible();
  await expect(unverifiedMark(page)).toBeVisible();
  const mail = await journey.mailTo(person.email, /^Verify your e-mail address/);
  await page.goto(journey.linkIn(mail), { waitUntil: 'commit' });
  await expect(toast(page, 'Verified Email Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(unverifiedMark(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(unverifiedMark(page)).toBeHidden();
});

test('the dialog gives hints while one types, and none of them blocks', async ({ page, journey }) => {
  const person = journey.newcomer();
  await visit(page, '/');
  const dialog = await openSignUp(page);
  const [email, password, confirmation] = [
    field(dialog, 'Email'),
    field(dialog, 'Password'),
    field(dialog, 'Confirm Password'),
  ];

  await email.fill('asha@mail');
  await expectMessages(email, ['Invalid mail id']);
  await email.fill('asha@mail.com');
  await expectMessages(email, []);

  await password.fill('a');
  await expectMessages(password, ['Must be at least 8 characters', 'Must contain one special character']);
  await password.fill('abcdefgh');
  await expectMessages(password, ['Must contain one special character']);
  await password.fill('abc!');
  await expectMessages(password, ['Must be at least 8 characters']);
  await password.fill('abcdefg!');
  await expectMessages(password, []);

  await confirmation.fill('abc');
  await expectMessages(confirmation, ["Passwords don't match"]);
  await confirmation.fill('abcdefg!');
  await expectMessages(confirmation, []);

  // Six plain characters and a long top-level part: two hints, and an account.
  await fillSignUp(dialog, {
    ...person,
    email: person.email.replace('.com', '.academy'),
    password: 'abcdef',
  });
  await expectMessages(email, ['Invalid mail id']);
  await expectMessages(password, ['Must be at least 8 characters', 'Must contain one special character']);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/onboarding');
});

test('the dialog names what blocks, and forgets it with the next edit', async ({ page, journey }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/signup')) sent += 1;
  });
  const taken = await journey.signedUp();
  await visit(page, '/');
  const dialog = await openSignUp(page);
  const submit = dialog.getByRole('button', { name: 'Sign Up', exact: true });
  const alert = dialog.getByRole('alert');

  await submit.click();
  await expectMessages(field(dialog, 'Name'), ['Please enter your name']);
  await expectMessages(field(dialog, 'Email'), ['Please enter your e-mail']);
  await expectMessages(field(dialog, 'Password'), ['Please choose a password']);
  await expectMessages(field(dialog, 'Confirm Password'), ['Please enter the password again']);
  await expect(field(dialog, 'Name')).toBeFocused();
  await field(dialog, 'Name').fill('A');
  await expectMessages(field(dialog, 'Email'), []);

  await fillSignUp(dialog, { ...taken, password: 'abcde' });
  await submit.click();
  await expect(alert).toHaveText('Password should be at least 6 characters long');
  await field(dialog, 'Confirm Password').fill('abcdx');
  await expect(alert).toBeHidden();
  await submit.click();
  await expect(alert.getByRole('listitem')).toHaveText([
    'Password should be at least 6 characters long',
    "Passwords don't match!",
  ]);
  await field(dialog, 'Password').fill('abcdef');
  await submit.click();
  await expect(alert).toHaveText("Passwords don't match!");
  await field(dialog, 'Name').fill('Asha');
  await expect(alert).toBeHidden();
  expect(sent, 'nothing of this was worth a request').toBe(0);

  journey.expectTrouble(/409.*\/api\/auth\/signup/);
  await fillSignUp(dialog, taken);
  await submit.click();
  await expect(alert).toHaveText('An account with this e-mail already exists');
  await expect(field(dialog, 'Email')).toBeFocused();
  await expect(field(dialog, 'Password')).toHaveValue(taken.password);
  await field(dialog, 'Email').press('End');
  await field(dialog, 'Email').press('x');
  await expect(alert).toBeHidden();
  expect(sent).toBe(1);
});

test('the three dialogs open one another and take the e-mail along', async ({ page }) => {
  await visit(page, '/');
  const login = await openLogin(page);
  await field(login, 'Email').fill('asha@mail.com');
  await login.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(login).toBeHidden();
  const forgot = forgotDialog(page);
  await expect(field(forgot, 'Email')).toHaveValue('asha@mail.com');
  await expect(field(forgot, 'Email')).toBeFocused();
  await forgot.getByRole('button', { name: 'Back to Login' }).click();
  await expect(field(loginDialog(page), 'Email')).toHaveValue('asha@mail.com');
  await loginDialog(page).getByRole('button', { name: 'Sign up for free' }).click();
  const signUp = signUpDialog(page);
  await expect(field(signUp, 'Email')).toHaveValue('asha@mail.com');
  await expect(signUp).toContainText('Already have an account? Login Now');
  await signUp.getByRole('button', { name: 'Login Now' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What was typed goes with the dialog.
  await openLogin(page);
  await expect(field(loginDialog(page), 'Email')).toHaveValue('');
});

test('the legal pages open beside the dialogs', async ({ page, context }) => {
  for (const open of [openLogin, openSignUp]) {
    await visit(page, '/');
    const dialog = await open(page);
    for (const [name, path] of [
      [/^Terms of Service/, '/terms'],
      [/^Privacy Policy/, '/privacy'],
    ] as const) {
      const link = dialog.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(opened).toHaveURL(path);
      await opened.close();
    }
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('the sign-up page makes an account with a username', async ({ page, journey }) => {
  const { email, password } = journey.newcomer();
  const username = email.split('@', 1)[0]?.replace('.', '_') ?? '';
  await visit(page, '/sign-up');
  await expect(heading(page, 'Create Account')).toBeVisible();
  await expect(page.getByText('By clicking Sign Up, you agree to our Terms & Privacy Policy')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms & Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  const submit = page.getByRole('button', { name: 'Sign Up', exact: true });

  await submit.click();
  await expectMessages(field(page, 'Email'), ['Please enter your e-mail']);
  await expectMessages(field(page, 'Username'), ['Please choose a username']);
  await field(page, 'Email').fill(email);
  await field(page, 'Username').fill('staff');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);

  journey.expectTrouble(/409.*\/api\/auth\/signup/);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('This username is already taken');
  await expect(field(page, 'Username')).toBeFocused();
  await field(page, 'Username').fill(username);
  await expect(page.getByRole('alert')).toBeHidden();

  const gate = await hold(page, '**/api/auth/signup');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Signing up…' })).toBeDisabled();
  gate.open();
  // Nobody was here before on our pages, so it leads home.
  await expect(page).toHaveURL('/');
  await accountButton(page).click();
  await expect(page.locator('#user-menu')).toContainText(username);
});
