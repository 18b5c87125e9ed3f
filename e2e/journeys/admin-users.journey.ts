import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { field, heading, toast } from './account-screens.ts';
import { asOwner } from './admin-screens.ts';
import { answerSheet } from './answer-sheet.ts';
import { buyByApi, membershipOf } from './billing-screens.ts';
import { finishedTest, payForGrading, uploadByApi } from './grading-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const actions = (page: Page) => page.getByRole('region', { name: 'Actions' });
const billing = (page: Page) => page.getByRole('region', { name: /^Plan and orders/ });
const history = (page: Page) => page.getByRole('region', { name: 'What staff did' }).getByRole('listitem');

test('an account is found, verified, logged out, disabled and enabled', async ({ page, journey }) => {
  const student = await journey.signedUp();
  await journey.signedIn(page, staff);
  await visit(page, '/admin/users');
  await page.getByRole('searchbox', { name: /Search name/ }).fill(student.email);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Not verified');
  await page.getByRole('combobox', { name: 'E-mail' }).selectOption('Verified');
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await page.getByRole('combobox', { name: 'E-mail' }).selectOption('Not verified');
  await rows(page).getByRole('link', { name: student.name }).click();
  await expect(heading(page, student.name)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(student.email);

  await button(actions(page), 'Verify e-mail').click();
  await expect(toast(page, `The e-mail address of ${student.name} counts as verified.`)).toBeVisible();
  await expect(button(actions(page), 'Verify e-mail')).toHaveCount(0);
  await button(actions(page), 'Log out everywhere').click();
  await expect(toast(page, '1 session ended.')).toBeVisible();
  expect((await journey.api('GET', '/api/user', { token: student.token })).status).toBe(401);

  await button(actions(page), 'Disable account').click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(`Disable ${student.name}’s account?`);
  await button(asked, 'Disable account').click();
  await expect(toast(page, `The account of ${student.name} is disabled.`)).toBeVisible();
  const login = { username: student.email, password: student.password };
  expect((await journey.api('POST', '/api/auth/login', { body: login })).status).toBe(403);
  await button(actions(page), 'Enable account').click();
  await expect(toast(page, `The account of ${student.name} is enabled.`)).toBeVisible();
  expect((await journey.api('POST', '/api/auth/login', { body: login })).status).toBe(200);
  await expect(history(page)).toHaveText([/^Enable user/, /^Disable user/, /^End sessions/, /^Verify user/]);
  // What only an owner may do isn't there for staff.
  await expect(button(actions(page), 'Delete account')).toHaveCount(0);
  await expect(field(actions(page), 'Role')).toHaveCount(0);
});

test('an owner gives a role, and deletes an account by its e-mail address', async ({ page, journey }) => {
  const student = await journey.signedUp();
  await asOwner(journey, page);
  await visit(page, `/admin/users/${student.id}`);
  await field(actions(page), 'Role').selectOption('Staff');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(`Make ${student.name} staff?`);
  await button(asked, 'Cancel').click();
  await expect(field(actions(page), 'Role')).toHaveValue('3');
  await field(actions(page), 'Role').selectOption('Staff');
  await button(asked, 'Change role').click();
  await expect(toast(page, `${student.name} is staff now.`)).toBeVisible();
  await expect(field(actions(page), 'Role')).toHaveValue('2');
  expect((await journey.api('GET', '/api/admin/users', { token: student.token })).status).toBe(200);

  await button(actions(page), 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: `Delete the account of ${student.name}?` });
  await field(dialog, 'E-mail of the account').fill('somebody@else.example');
  await expect(button(dialog, 'Delete account')).toBeDisabled();
  await field(dialog, 'E-mail of the account').fill(student.email);
  await button(dialog, 'Delete account').click();
  await expect(toast(page, `The account of ${student.name} has been deleted.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  expect((await journey.api('GET', '/api/user', { token: student.token })).status).toBe(401);
  await visit(page, `/admin/users?q=${encodeURIComponent(student.email)}`);
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
});

test('the list is exported as it is filtered', async ({ page, journey }) => {
  const student = await journey.signedUp();
  await journey.signedIn(page, staff);
  await visit(page, `/admin/users?q=${encodeURIComponent(student.email)}`);
  await expect(rows(page)).toHaveCount(1);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFid,full_name,')).toBe(true);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(student.email);
});

test('a plan is given until a day and without end, and ended; its benefits follow', async ({
  page,
  journey,
}) => {
  const student = await journey.signedUp();
  await journey.signedIn(page, staff);
  await visit(page, `/admin/users/${student.id}`);
  await expect(billing(page)).toContainText('Free, costs nothing');
  await expect(button(billing(page), 'End plan')).toHaveCount(0);
  await button(billing(page), 'Give a plan').click();
  const dialog = page.getByRole('dialog', { name: `Give ${student.name} a plan` });
  await dialog.getByRole('radio', { name: 'Silver' }).check();
  await field(dialog, 'Last day').fill('2020-01-01');
  await button(dialog, 'Give plan').click();
  await expect(dialog).toContainText('Choose today or a later day');
  await field(dialog, 'Last day').fill('2031-03-01');
  await expectAccessibleInEveryLook(page);
  await button(dialog, 'Give plan').click();
  await expect(toast(page, `${student.name} has the Silver plan now.`)).toBeVisible();
  await expect(billing(page)).toContainText('Given by staff');
  await expect(billing(page)).toContainText('1 March 2031');

  await button(billing(page), 'Give another plan').click();
  await dialog.getByRole('radio', { name: 'Platinum', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Without end' }).check();
  await button(dialog, 'Give plan').click();
  await expect(toast(page, `${student.name} has the Platinum plan now.`)).toBeVisible();
  await expect(billing(page)).toContainText('Without end');
  const other = await journey.otherBrowser();
  await journey.signedIn(other, student);
  await visit(other, '/account-details/membership');
  await expect(other.getByRole('heading', { name: 'Pro Plan' })).toBeVisible();
  await expect(other.getByText('Unlimited Tests')).toBeVisible();
  await expect(other.getByText('Ends on')).toHaveCount(0);

  await button(billing(page), 'End plan').click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('It ends at once');
  await button(asked, 'End plan').click();
  await expect(toast(page, `The plan of ${student.name} has ended.`)).toBeVisible();
  await expect(history(page)).toHaveText([
    /^End plan/,
    /^Grant plan: Platinum, without end/,
    /^Grant plan: Silver until 1 March 2031/,
  ]);
  await visit(other, '/account-details/membership');
  await expect(other.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
});

test('a plan that is paid for is cancelled at the provider, and its order is told', async ({
  page,
  journey,
}) => {
  const student = await journey.signedUp();
  await buyByApi(journey, student.token);
  const slug = await finishedTest(journey, student.token);
  await journey.signedIn(page, staff);
  await visit(page, `/admin/users/${student.id}`);
  await expect(billing(page)).toContainText('Paid, sandbox');
  await expect(billing(page).getByRole('listitem')).toHaveText(
    /^Platinum Plan\$9\.00, .*, receipt SF-\d{4}-\d{6}$/,
  );
  await expect(button(billing(page), /^Give/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Tests/ }).getByRole('listitem')).toContainText('Finished');
  await button(billing(page), 'End plan').click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('cancelled at the payment provider');
  await button(asked, 'End plan').click();
  await expect(toast(page, new RegExp(`The plan of ${student.name} is cancelled and ends on`))).toBeVisible();
  await expect(billing(page)).toContainText('Cancelled');
  await expect(button(billing(page), 'End plan')).toHaveCount(0);
  expect(await membershipOf(journey, student.token)).toMatchObject({ plan: 'platinum', status: 'cancelled' });

  // Its answer sheet leads to the marking once it is handed in.
  await uploadByApi(student.token, slug, 'USER_FILE', answerSheet({ pages: 1 }));
  await payForGrading(journey, student.token, slug);
  await visit(page, `/admin/users/${student.id}`);
  await page
    .getByRole('region', { name: /^Tests/ })
    .getByRole('link', { name: 'To be graded' })
    .click();
  await expect(page).toHaveURL(`/admin/grade-tests/${slug}`);
});

test('an owner deletes a student who pays, and nothing is charged again', async ({ page, journey }) => {
  const student = await journey.signedUp();
  await buyByApi(journey, student.token, 'platinum_yearly');
  await asOwner(journey, page);
  await visit(page, `/admin/users/${student.id}`);
  await button(actions(page), 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: `Delete the account of ${student.name}?` });
  await expect(dialog).toContainText('cancelled at the payment provider first');
  await field(dialog, 'E-mail of the account').fill(student.email);
  await button(dialog, 'Delete account').click();
  await expect(toast(page, `The account of ${student.name} has been deleted.`)).toBeVisible();
  expect((await journey.api('GET', '/api/user', { token: student.token })).status).toBe(401);
});

test('an account that is not there says so', async ({ page, journey }) => {
  journey.expectTrouble(/404|00000000-0000-4000-8000-000000000000/);
  await journey.signedIn(page, staff);
  await visit(page, '/admin/users/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('There is no such user')).toBeVisible();
});

test('the users bear an audit in every look, and narrow screens', async ({ page, journey }) => {
  test.slow();
  const student = await journey.signedUp();
  await asOwner(journey, page);
  await visit(page, '/admin/users');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await visit(page, `/admin/users/${student.id}`);
  await expect(heading(page, student.name)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});
