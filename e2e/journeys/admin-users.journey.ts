import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, staff, test, visit } from '../journey.ts';
import { field, heading, toast } from './account-screens.ts';
import { asOwner } from './admin-screens.ts';
import { button, expectNoSidewaysScroll } from './student-work.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const actions = (page: Page) => page.getByRole('region', { name: 'Actions' });
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

test('what was paid is told where payments are', async ({ page, journey }) => {
  const student = await journey.signedUp();
  await journey.signedIn(page, staff);
  await page.route(`**/api/admin/users/${student.id}`, async (route) => {
    const answer = await route.fetch();
    const at = '2026-11-01T10:00:00.000Z';
    const membership = {
      plan: 'platinum',
      name: 'Pro Plan',
      status: 'active',
      renews_at: '2026-12-01T10:00:00.000Z',
    };
    const order = {
      id: 'o1',
      type: 'subscription',
      plan: { name: 'Pro Plan' },
      amount: 900,
      currency: 'USD',
    };
    await route.fulfill({
      response: answer,
      json: {
        ...(await answer.json()),
        billing: {
          membership,
          orders: [{ ...order, paid_count: 2, created_at: at, receipt_number: 'SF-000001' }],
        },
      },
    });
  });
  await visit(page, `/admin/users/${student.id}`);
  const billing = page.getByRole('region', { name: /Plan and orders/ });
  await expect(billing).toContainText('Renews on 1 December 2026');
  await expect(billing.getByRole('listitem')).toHaveText(
    'Pro Plan, paid 2 times$9.00, 1 November 2026, receipt SF-000001',
  );
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
