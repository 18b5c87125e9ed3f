import { expectAccessible, expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import {
  accountButton,
  chooseCountry,
  expectMessages,
  field,
  fillSignUp,
  forgotDialog,
  heading,
  loginDialog,
  openLogin,
  openSignUp,
  toast,
} from './account-screens.ts';

// Each look of each state is a run of its own, so these take longer than other journeys.

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the pages of the shell and of accounts, for a visitor', async ({ page, journey }) => {
  journey.expectTrouble(/404.*\/no\/such\/page/);
  for (const path of [
    '/login',
    '/sign-up',
    '/forgot-password',
    '/reset-password?token=some-token',
    '/unlock-account?token=some-token',
    '/dev/outbox',
    '/no/such/page',
  ]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectAccessibleInEveryLook(page);
    });
  }
});

test('the description of the API, of which all calls look the same', async ({ page }) => {
  await visit(page, '/api/docs');
  await expectAccessibleInEveryLook(page, {
    except: 'article:nth-of-type(n + 8), nav[aria-label="Calls"] div + div',
  });
});

test('the pages of the academy, for a visitor', async ({ page, journey }) => {
  const answer = await journey.api('GET', '/api/blog-posts');
  const { docs } = (await answer.json()) as { docs: readonly { slug: string }[] };
  for (const path of [
    '/terms',
    '/privacy',
    '/refund-policy',
    '/contact-us',
    '/online-classes',
    '/blogs',
    `/blogs/${docs.at(-1)!.slug}`,
  ]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectAccessibleInEveryLook(page);
    });
  }
});

test('the contact form with something wrong, and thanked for', async ({ page, journey }) => {
  await visit(page, '/contact-us');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expectMessages(field(page, 'Name'), ['Please tell us your name']);
  await expectAccessibleInEveryLook(page);
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'E-mail').fill(journey.newcomer().email);
  await field(page, 'Subject').fill('A trial class');
  await field(page, 'Message').fill('Could we begin next week?');
  await send.click();
  await expect(page.getByRole('heading', { name: /^Thank you!/ })).toBeFocused();
  await expectAccessibleInEveryLook(page);
});

test('the account pages with something wrong', async ({ page }) => {
  await visit(page, '/sign-up');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expectMessages(field(page, 'Email'), ['Please enter your e-mail']);
  await expectAccessibleInEveryLook(page);
  await visit(page, '/reset-password?token=some-token');
  await field(page, 'New Password').fill('abc');
  await field(page, 'Confirm Password').fill('abd');
  await expectMessages(field(page, 'Confirm Password'), ["Password doesn't match"]);
  await expectAccessibleInEveryLook(page);
  await visit(page, '/unlock-account');
  await expect(page.getByText('The link is incomplete')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('the login and forgot-password dialogs', async ({ page }) => {
  await visit(page, '/my-tests');
  const login = loginDialog(page);
  await expect(login).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expectMessages(field(login, 'Password'), ['Please enter your password']);
  await expectAccessibleInEveryLook(page);
  await login.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = forgotDialog(page);
  await field(forgot, 'Email').fill('nobody@mail.com');
  await forgot.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(toast(page, 'Email sent successfully')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('the sign-up dialog, and the page that needs an account behind it', async ({ page, journey }) => {
  await visit(page, '/');
  const signUp = await openSignUp(page);
  await fillSignUp(signUp, { ...journey.newcomer(), email: 'asha@mail', password: 'abc' });
  await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(signUp.getByRole('alert')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await visit(page, '/account-details');
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await expectAccessibleInEveryLook(page);
});

test('the drawer of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, { look: `with the drawer in ${colorScheme}` });
  }
});

test('onboarding, step by step', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/onboarding');
  await expect(heading(page, 'Your journey to IB Success starts here!')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('radio', { name: 'Other' }).check();
  await expectAccessibleInEveryLook(page);
  await field(page, 'Your year or programme').fill('Gap year');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'AI HL' }).check();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('combobox', { name: 'Country', exact: true }).fill('in');
  await expect(page.getByRole('option', { name: /^India/ })).toBeVisible();
  // While its list is open, the combobox hides everything else from readers; Tab closes it before it moves on.
  await expectAccessible(page, { look: 'with the list of countries', without: ['aria-hidden-focus'] });
  await page.keyboard.press('Escape');
  await chooseCountry(page, 'India');
  await page.getByLabel('Contact Number').fill('+91 1');
  await page.getByLabel('Contact Number').blur();
  await expect(page.getByLabel('Contact Number')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInEveryLook(page);
});

test('verification: waiting and failed', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/verify-user');
  await expect(heading(page, 'Almost There!')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  journey.expectTrouble(/400.*\/api\/auth\/verify-user/);
  await visit(page, '/verify-user?token=not-a-token');
  await expect(page.getByText('Something Went Wrong!')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('the profile, its dialogs and the user menu', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/account-details');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await accountButton(page).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Details' });
  journey.expectTrouble(/400.*\/api\/user/);
  await field(edit, 'Full Name').fill('');
  await edit.getByRole('button', { name: 'Save Details' }).click();
  await expectMessages(field(edit, 'Full Name'), ['Please enter your name']);
  await expectAccessibleInEveryLook(page);
});

test('the services, and the login page for somebody who is signed in', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/services');
  await expectAccessibleInEveryLook(page);
  await visit(page, '/login');
  await expect(page.getByText('You are signed in as')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('a notification is read out while a dialog is open', async ({ page }) => {
  await visit(page, '/');
  const login = await openLogin(page);
  await login.getByRole('button', { name: 'Forgot your password?' }).click();
  await field(forgotDialog(page), 'Email').fill('nobody@mail.com');
  await page.keyboard.press('Enter');
  const note = toast(page, 'Email sent successfully');
  await expect(note).toBeVisible();
  // Its cross answers too, and the dialog beneath stays.
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toBeHidden();
  await expect(forgotDialog(page)).toBeVisible();

  // One that was there before the dialog, too.
  await page.keyboard.press('Escape');
  await visit(page, '/forgot-password');
  await field(page, 'Email').fill('nobody@mail.com');
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await openLogin(page);
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toBeHidden();
  await expect(loginDialog(page)).toBeVisible();
});
