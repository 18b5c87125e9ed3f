import { expect, test, visit } from '../journey.ts';
import {
  accountButton,
  expectMessages,
  field,
  fillLogin,
  heading,
  hold,
  loginButton,
  loginDialog,
  toast,
  unverifiedMark,
} from './account-screens.ts';

test('an unverified profile asks for the mail once more, and says while it does', async ({
  page,
  journey,
}) => {
  const person = await journey.signedIn(page);
  await visit(page, '/account-details');
  const profile = page.getByRole('region', { name: 'Profile', exact: true });
  await expect(profile.getByRole('heading', { name: person.name })).toBeVisible();
  await expect(profile).toContainText(person.email);
  await expect(page.getByRole('navigation', { name: 'Account details' }).getByRole('link')).toContainText([
    /Profile.*!/,
    'Membership',
    'Orders',
  ]);
  await journey.mailTo(person.email, /^Verify/);

  const gate = await hold(page, '**/api/auth/send-verification-email');
  const verify = profile.getByRole('button', { name: /Verify Email/ });
  await expect(verify).toContainText('!');
  await verify.click();
  await expect(profile.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  gate.open();
  await expect(toast(page, 'Verification email sent')).toBeVisible();
  await expect(verify).toBeEnabled();

  const mail = await journey.mailTo(person.email, /^Verify/, 2);
  await page.goto(journey.linkIn(mail), { waitUntil: 'commit' });
  await expect(toast(page, 'Verified Email Successfully')).toBeVisible();
  await visit(page, '/account-details/profile-details');
  await expect(profile.getByText('Verified', { exact: true })).toBeVisible();
  await expect(verify).toBeHidden();
});

test('the details can be changed, and a cancelled change is forgotten', async ({ page, journey }) => {
  const taken = await journey.signedUp();
  const person = await journey.signedIn(page);
  await visit(page, '/account-details');
  const profile = page.getByRole('region', { name: 'Profile', exact: true });
  const edit = profile.getByRole('button', { name: 'Edit Details' });
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  const save = dialog.getByRole('button', { name: 'Save Details' });

  await edit.click();
  await expect(field(dialog, 'Full Name')).toHaveValue(person.name);
  await expect(field(dialog, 'Email')).toHaveValue(person.email);
  await expect(field(dialog, 'Mobile No.')).toHaveValue('');
  await field(dialog, 'Full Name').fill('Nobody');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();

  await edit.click();
  await expect(field(dialog, 'Full Name')).toHaveValue(person.name);
  journey.expectTrouble(/(400|409).*\/api\/user/);
  await field(dialog, 'Full Name').fill(' ');
  await field(dialog, 'Mobile No.').fill('12');
  await save.click();
  await expectMessages(field(dialog, 'Full Name'), ['Please enter your name']);
  await expectMessages(field(dialog, 'Mobile No.'), [
    'Please enter a valid contact number including the country code.',
    'With the country code, such as +91 98765 43210',
  ]);
  await expect(field(dialog, 'Full Name')).toBeFocused();

  await field(dialog, 'Full Name').fill('Asha R. Iyer');
  await field(dialog, 'Mobile No.').fill('+91 98765 43210');
  await field(dialog, 'Email').fill(taken.email);
  await save.click();
  await expectMessages(field(dialog, 'Email'), [
    'An account with this e-mail already exists',
    'You will have to verify the new address: we send a link to it.',
  ]);
  await expect(field(dialog, 'Email')).toBeFocused();

  await field(dialog, 'Email').fill(person.email);
  await save.click();
  await expect(toast(page, 'Updated profile successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(profile.getByRole('heading', { name: 'Asha R. Iyer' })).toBeVisible();
  await expect(profile).toContainText('+91 98765 43210');
  await accountButton(page).click();
  await expect(page.locator('#user-menu')).toContainText('+91 98765 43210');
});

test('a new e-mail has to be verified again, and the old address hears of it', async ({ page, journey }) => {
  const person = await journey.verified();
  const { email } = journey.newcomer();
  await journey.signedIn(page, person);
  await visit(page, '/account-details');
  await expect(unverifiedMark(page)).toBeHidden();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  await expectMessages(field(dialog, 'Email'), ['A new address has to be verified again.']);
  await field(dialog, 'Email').fill(email);
  await expectMessages(field(dialog, 'Email'), [
    'You will have to verify the new address: we send a link to it.',
  ]);
  await dialog.getByRole('button', { name: 'Save Details' }).click();
  await expect(toast(page, 'Updated profile successfully')).toBeVisible();
  await expect(unverifiedMark(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Verify Email/ })).toBeVisible();

  const notice = await journey.mailTo(person.email, /e-mail address was changed$/);
  expect(notice.text).not.toContain(email);
  await page.goto(journey.linkIn(await journey.mailTo(email, /^Verify/)), { waitUntil: 'commit' });
  await expect(toast(page, 'Verified Email Successfully')).toBeVisible();
  await expect(unverifiedMark(page)).toBeHidden();
});

test('devices are listed, and a removed one is signed out', async ({ page, journey }) => {
  const person = await journey.signedIn(page);
  const other = await journey.otherBrowser({
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
  });
  await visit(other, '/my-tests');
  await fillLogin(loginDialog(other), person);
  await loginDialog(other).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(accountButton(other)).toBeVisible();

  await visit(page, '/account-details');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('2 of 4 in use')).toBeVisible();
  const mine = devices.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(mine).toHaveCount(1);
  const theirs = devices.getByRole('listitem').filter({ hasText: 'Safari on iPad' });
  await expect(theirs).toContainText(/Last seen \d+ \w+ \d{4}/);

  await theirs.getByRole('button', { name: 'Remove Safari on iPad' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Safari on iPad?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await theirs.getByRole('button', { name: 'Remove Safari on iPad' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(theirs).toHaveCount(0);
  await expect(devices.getByText('1 of 4 in use')).toBeVisible();

  journey.expectTrouble(/401.*\/api\/(user|test)\b/);
  await other.reload({ waitUntil: 'commit' });
  await expect(toast(other, 'Your session has ended. Please log in again.')).toBeVisible();
  await expect(loginDialog(other)).toBeVisible();

  await mine.getByRole('button', { name: /^Remove/ }).click();
  const goodbye = page.getByRole('alertdialog', { name: 'Remove this device?' });
  await goodbye.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL('/');
  await expect(loginButton(page)).toBeVisible();
});

test('devices that can not be read are asked for again', async ({ page, journey }) => {
  await journey.signedIn(page);
  journey.expectTrouble(/503.*\/api\/user\/devices/);
  await page.route('**/api/user/devices', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'We are very busy right now.' } }),
  );
  await visit(page, '/account-details');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('alert')).toContainText('We are very busy right now.');
  await page.unroute('**/api/user/devices');
  await devices.getByRole('button', { name: 'Try again' }).click();
  await expect(devices.getByText('This device')).toBeVisible();
});

test('logging out from the profile is for small screens', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/account-details');
  await expect(heading(page, 'Account details')).toBeVisible();
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await logout.click();
  await expect(page).toHaveURL('/');
  await expect(loginButton(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state))
    .toEqual({ token: null, user: null, fromQuestionPage: false });
});
