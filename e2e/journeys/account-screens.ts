import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../journey.ts';

/** The three dialogs by their titles, and what the journeys press in them. */
export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Login', exact: true });
export const signUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign up for free' });
export const forgotDialog = (page: Page) => page.getByRole('dialog', { name: 'Forgot your password?' });

export const loginButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Login/Register' });
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Your account' });
/** The red badge on the avatar. */
export const unverifiedMark = (page: Page) => accountButton(page).getByText('!', { exact: true });

export const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true });

export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text });

/** What stands below a field and is read out with it. */
export async function expectMessages(input: Locator, messages: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      input.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .flatMap((id) => Array.from(document.getElementById(id)?.querySelectorAll('li') ?? []))
          .map((item) => item.textContent),
      ),
    )
    .toEqual(messages);
}

export async function openLogin(page: Page): Promise<Locator> {
  await loginButton(page).click();
  await expect(loginDialog(page)).toBeVisible();
  return loginDialog(page);
}

export async function openSignUp(page: Page): Promise<Locator> {
  const login = await openLogin(page);
  await login.getByRole('button', { name: 'Sign up for free' }).click();
  await expect(signUpDialog(page)).toBeVisible();
  return signUpDialog(page);
}

export async function fillLogin(form: Page | Locator, who: Pick<Person, 'email' | 'password'>) {
  await field(form, 'Email').fill(who.email);
  await field(form, 'Password').fill(who.password);
}

export async function logInByDialog(page: Page, person: Person): Promise<void> {
  const dialog = await openLogin(page);
  await fillLogin(dialog, person);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function fillSignUp(dialog: Locator, person: Person): Promise<void> {
  await field(dialog, 'Name').fill(person.name);
  await field(dialog, 'Email').fill(person.email);
  await field(dialog, 'Password').fill(person.password);
  await field(dialog, 'Confirm Password').fill(person.password);
}

/** As a link within the site does; outside of the account pages there is none to them yet. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
      ).__reactRouterDataRouter.navigate(to),
    path,
  );
  await expect(page).toHaveURL(path);
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

export async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country', exact: true }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name} ?\\+`) }).click();
}

/** From the welcome screen to the last step, which is left unanswered. */
export async function goToPersonalStep(page: Page): Promise<void> {
  // The pricing page, from where a visitor may come, has buttons of this name too.
  await expect(page).toHaveURL(/\/onboarding/);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('radio', { name: 'IBDP-year1' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'AA HL' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Personal Information')).toBeVisible();
}

export async function fillPersonalStep(page: Page): Promise<void> {
  await chooseCountry(page, 'India');
  await field(page, 'School Name').fill('Seven Hills School');
  await field(page, 'Contact Number (for WhatsApp messages only)').fill('+91 98765 43210');
}

/** Keeps requests waiting until the gate is opened, and counts them. */
export async function hold(page: Page, url: string) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const gate = { open, requests: 0 };
  await page.route(url, async (route) => {
    gate.requests += 1;
    await opened;
    await route.continue();
  });
  return gate;
}
