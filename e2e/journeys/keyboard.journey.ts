import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from '../journey.ts';
import { field, heading, loginButton, loginDialog, signUpDialog } from './account-screens.ts';

/** Goes on with Tab until the target has the focus, which has to be seen there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  await expectFocusSeen(target);
}

async function expectFocusSeen(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) =>
        [element, element.closest('label')].some(
          (each) => each !== null && getComputedStyle(each).outlineStyle !== 'none',
        ),
      ),
    )
    .toBe(true);
}

test('sign-up and onboarding without a mouse', async ({ page, journey }) => {
  test.slow();
  const person = journey.newcomer();
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, loginButton(page));
  await page.keyboard.press('Enter');
  await expect(field(loginDialog(page), 'Email')).toBeFocused();
  await tabTo(page, loginDialog(page).getByRole('button', { name: 'Sign up for free' }));
  await page.keyboard.press('Space');

  const dialog = signUpDialog(page);
  await expect(field(dialog, 'Name')).toBeFocused();
  await page.keyboard.type(person.name);
  await tabTo(page, field(dialog, 'Email'));
  await page.keyboard.type(person.email);
  await tabTo(page, field(dialog, 'Password'));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Show password' }).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field(dialog, 'Password')).toHaveAttribute('type', 'text');
  await tabTo(page, field(dialog, 'Confirm Password'));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/onboarding');
  await tabTo(page, page.getByRole('button', { name: 'Get Started' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Which year student are you?')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'IBDP-year1' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'IBDP-year2' })).toBeChecked();
  await expectFocusSeen(page.getByRole('radio', { name: 'IBDP-year2' }));
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Which math course are you taking?')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'AA HL' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Space');
  await expect(heading(page, 'Personal Information')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Back' }), 'Shift+Tab');

  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  await tabTo(page, country);
  await page.keyboard.type('swi');
  await expect(page.getByRole('option').first()).toContainText('Switzerland');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Switzerland');
  await tabTo(page, field(page, 'School Name'));
  await page.keyboard.type('Seven Hills School');
  const phone = field(page, 'Contact Number (for WhatsApp messages only)');
  await tabTo(page, phone);
  await expect(phone).toHaveValue('+41');
  await page.keyboard.press('End');
  await page.keyboard.type(' 44 668 18 00');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/verify-user');
});

test('Escape closes what is open and gives the focus back', async ({ page, journey }) => {
  test.slow();
  await visit(page, '/');
  await tabTo(page, loginButton(page));
  await page.keyboard.press('Enter');
  await expect(field(loginDialog(page), 'Email')).toBeFocused();
  // The focus goes round within the dialog.
  await tabTo(page, loginDialog(page).getByRole('button', { name: 'Close' }), 'Shift+Tab');
  await tabTo(page, field(loginDialog(page), 'Email'));
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await expect(loginButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, loginDialog(page).getByRole('button', { name: 'Forgot your password?' }));
  await page.keyboard.press('Enter');
  await expect(field(page.getByRole('dialog'), 'Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(loginButton(page)).toBeFocused();

  await journey.signedIn(page);
  await visit(page, '/account-details');
  const account = page.getByRole('button', { name: 'Your account' });
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await tabTo(page, signOut);
  await page.keyboard.press('Escape');
  await expect(signOut).toBeHidden();
  await expect(account).toBeFocused();

  const edit = page.getByRole('button', { name: 'Edit Details' });
  await tabTo(page, edit);
  await page.keyboard.press('Space');
  await expect(field(page.getByRole('dialog'), 'Full Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(edit).toBeFocused();

  const remove = page.getByRole('button', { name: /^Remove / });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(remove).toBeFocused();
});
