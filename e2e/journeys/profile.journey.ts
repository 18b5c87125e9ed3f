import { expect, test, visit } from '../journey.ts';
import { accountButton, fillLogin, loginButton, loginDialog, toast } from './account-screens.ts';

test('a device that is removed is signed out, and on a phone the profile logs out', async ({
  page,
  journey,
}) => {
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

  const question = page.getByRole('alertdialog', { name: 'Remove Safari on iPad?' });
  await theirs.getByRole('button', { name: 'Remove Safari on iPad' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(theirs).toHaveCount(0);
  await expect(devices.getByText('1 of 4 in use')).toBeVisible();

  journey.expectTrouble(/401.*\/api\/(user|test)\b/);
  await other.reload({ waitUntil: 'commit' });
  await expect(toast(other, 'Your session has ended. Please log in again.')).toBeVisible();
  await expect(loginDialog(other)).toBeVisible();

  // A wide screen has the menu of its header for that.
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await logout.click();
  await expect(page).toHaveURL('/');
  await expect(loginButton(page)).toBeVisible();
});
