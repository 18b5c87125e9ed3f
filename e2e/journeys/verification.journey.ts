import { expect, test, visit } from '../journey.ts';
import { fillLogin, heading, loginDialog, toast, unverifiedMark } from './account-screens.ts';

const sent = 'Verification email sent';

test('the waiting screen sends the mail again', async ({ page, journey }) => {
  const person = await journey.signedIn(page);
  await visit(page, '/verify-user');
  await expect(heading(page, 'Almost There!')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Please check your email to verify your account.');
  await expect(main).toContainText("Didn't get the email? Check your spam folder or resend it.");
  await journey.mailTo(person.email, /^Verify/);
  await main.getByRole('button', { name: 'resend it.' }).click();
  await expect(toast(page, sent)).toBeVisible();
  const mail = await journey.mailTo(person.email, /^Verify/, 2);
  await page.goto(journey.linkIn(mail), { waitUntil: 'commit' });
  await expect(toast(page, 'Verified Email Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a link that is none fails, and the failure screen sends another', async ({ page, journey }) => {
  const person = await journey.signedIn(page);
  journey.expectTrouble(/400.*\/api\/auth\/verify-user/);
  await visit(page, '/verify-user?token=not-a-token');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Something Went Wrong!');
  await expect(alert).toContainText("We've encountered an error while verifying your Email");
  await journey.mailTo(person.email, /^Verify/);
  await page.getByRole('button', { name: 'resend email.' }).click();
  await expect(toast(page, sent)).toBeVisible();
  await expect(heading(page, 'Almost There!')).toBeVisible();
  await expect(page).toHaveURL('/verify-user');
  await journey.mailTo(person.email, /^Verify/, 2);
});

test('whoever is verified already is told so and goes home', async ({ page, journey }) => {
  await journey.signedIn(page, await journey.verified());
  for (const path of ['/verify-user', '/verify-user?token=any-token']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(toast(page, 'Your account is already verified')).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('the link works in a browser where nobody is signed in yet', async ({ page, journey }) => {
  const person = await journey.signedUp();
  const link = journey.linkIn(await journey.mailTo(person.email, /^Verify/));
  await visit(page, link);
  await expect(page.getByText('This page needs an account.')).toBeVisible();
  const dialog = loginDialog(page);
  await fillLogin(dialog, person);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page, 'Verified Email Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(unverifiedMark(page)).toBeHidden();
});
