import { expect, test, visit } from '../journey.ts';
import { fillLogin, loginDialog, toast, unverifiedMark } from './account-screens.ts';

test('the link works in a browser where nobody is signed in yet', async ({ page, journey }) => {
  const person = await journey.signedUp();
  const link = journey.linkIn(await journey.mailTo(person.email, /^Verify/));
  await visit(page, link);
  await expect(page.getByText(/^To verify your e-mail address, log in to the account/)).toBeVisible();
  const dialog = loginDialog(page);
  await fillLogin(dialog, person);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page, 'Verified Email Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(unverifiedMark(page)).toBeHidden();
});
