import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, staff, test, visit } from '../journey.ts';
import { field, heading, toast } from './account-screens.ts';
import { asOwner } from './admin-screens.ts';
import { buyByApi } from './billing-screens.ts';
import { button } from './student-work.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const actions = (page: Page) => page.getByRole('region', { name: 'Actions' });
const billing = (page: Page) => page.getByRole('region', { name: /^Plan and orders/ });

test('an account is found and exported, disabled and enabled, and given a plan whose benefits follow', async ({
  page,
  journey,
}) => {
  const student = await journey.signedUp();
  await journey.signedIn(page, staff);
  await visit(page, '/admin/users');
  await page.getByRole('searchbox', { name: /Search name/ }).fill(student.email);
  await expect(rows(page)).toHaveCount(1);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFid,full_name,')).toBe(true);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(student.email);
  await rows(page).getByRole('link', { name: student.name }).click();
  await expect(heading(page, student.name)).toBeVisible();

  await button(actions(page), 'Disable account').click();
  await button(page.getByRole('alertdialog'), 'Disable account').click();
  await expect(toast(page, `The account of ${student.name} is disabled.`)).toBeVisible();
  const login = { username: student.email, password: student.password };
  expect((await journey.api('POST', '/api/auth/login', { body: login })).status).toBe(403);
  await button(actions(page), 'Enable account').click();
  await expect(toast(page, `The account of ${student.name} is enabled.`)).toBeVisible();

  await button(billing(page), 'Give a plan').click();
  const dialog = page.getByRole('dialog', { name: `Give ${student.name} a plan` });
  await dialog.getByRole('radio', { name: 'Platinum', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Without end' }).check();
  await button(dialog, 'Give plan').click();
  await expect(toast(page, `${student.name} has the Platinum plan now.`)).toBeVisible();
  const other = await journey.otherBrowser();
  await journey.signedIn(other, student);
  await visit(other, '/account-details/membership');
  await expect(other.getByRole('heading', { name: 'Pro Plan' })).toBeVisible();
  await expect(other.getByText('Unlimited Tests')).toBeVisible();
  await expect(other.getByText('Ends on')).toHaveCount(0);
  await button(billing(page), 'End plan').click();
  await button(page.getByRole('alertdialog'), 'End plan').click();
  await expect(toast(page, `The plan of ${student.name} has ended.`)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Free Plan' })).toBeVisible();
});

test('an owner deletes a student who pays, and nothing of the account is left', async ({ page, journey }) => {
  const student = await journey.signedUp();
  await buyByApi(journey, student.token, 'platinum_yearly');
  await asOwner(journey, page);
  await visit(page, `/admin/users/${student.id}`);
  await expect(billing(page)).toContainText('Paid, sandbox');
  await button(actions(page), 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: `Delete the account of ${student.name}?` });
  await field(dialog, 'E-mail of the account').fill(student.email);
  await button(dialog, 'Delete account').click();
  await expect(toast(page, `The account of ${student.name} has been deleted.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  expect((await journey.api('GET', '/api/user', { token: student.token })).status).toBe(401);
});
