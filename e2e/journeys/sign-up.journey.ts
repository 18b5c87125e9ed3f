import { expect, hydrated, test, visit } from '../journey.ts';
import {
  fillPersonalStep,
  fillSignUp,
  goToPersonalStep,
  heading,
  openSignUp,
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
