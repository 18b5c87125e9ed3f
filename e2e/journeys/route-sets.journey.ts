import type { APIRequestContext, Page } from '@playwright/test';
import { expect, staff, test, visit } from '../journey.ts';
import {
  accountButton,
  fillLogin,
  fillSignUp,
  heading,
  loginButton,
  loginDialog,
  moveTo,
  signUpDialog,
} from './account-screens.ts';

type Sight = 'page' | 'not found' | 'needs an account';

const needsAccount = 'This page needs an account. Log in or sign up, and we will bring you right here.';

async function expectSight(page: Page, sight: Sight): Promise<void> {
  const main = page.locator('main');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  if (sight === 'page') {
    await expect(main.locator('h1, h2').first()).toBeVisible();
    await expect(main).not.toContainText('Page Not Found');
  } else {
    await expect(main.getByText('Page Not Found', { exact: true })).toBeVisible();
    await expect(main.getByText(needsAccount)).toHaveCount(sight === 'needs an account' ? 1 : 0);
  }
  await expect(loginDialog(page)).toHaveCount(sight === 'needs an account' ? 1 : 0);
}

/** Tells that the browser has arrived: the content alone may still be that of the page before. */
async function titleFromServer(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return (/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}

/** What each of the three sees at an address. */
const table: readonly (readonly [visitor: Sight, student: Sight, staff: Sight, paths: readonly string[]])[] =
  [
    [
      'page',
      'page',
      'page',
      [
        '/',
        '/login',
        '/sign-up',
        '/forgot-password',
        '/unlock-account',
        '/ibdp-question-bank',
        '/online-classes',
        '/take-a-test',
        '/pricing',
        '/blogs',
        '/privacy',
        '/terms',
        '/refund-policy',
        '/contact-us',
        '/search',
      ],
    ],
    ['page', 'not found', 'not found', ['/reset-password?token=some-token']],
    [
      'needs an account',
      'page',
      'page',
      [
        '/account-details',
        '/account-details/profile-details',
        '/account-details/membership',
        '/account-details/orders',
        '/onboarding',
        '/services',
        '/grading-your-test',
        '/return',
        '/subscription/success',
        '/payment/success',
        '/saved-questions',
        '/my-tests',
        '/my-doubts',
      ],
    ],
    ['needs an account', 'not found', 'page', ['/admin/', '/registration']],
    ['not found', 'not found', 'not found', ['/no/such/page', '/account-details/no-such-tab']],
  ];

for (const [column, who] of ['visitor', 'student', 'staff'].entries()) {
  test(`the pages of a ${who}`, async ({ page, request, journey }) => {
    test.slow();
    if (who === 'student') await journey.signedIn(page);
    if (who === 'staff') await journey.signedIn(page, staff);
    journey.expectTrouble(/404.*\/no\/such\/page|404.*\/account-details\/no-such-tab/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/contact-us');
    for (const row of table) {
      for (const path of row[3]) {
        await test.step(path, async () => {
          await moveTo(page, path);
          await expect(page).toHaveTitle(await titleFromServer(request, path));
          await expectSight(page, row[column] as Sight);
        });
      }
    }
  });
}

test('the server says 404 for what is in no set, and only for that', async ({ request }) => {
  for (const [visitor, , ofStaff, paths] of table) {
    for (const path of paths) {
      const answer = await request.get(path);
      const isNowhere = visitor === 'not found' && ofStaff === 'not found';
      expect(answer.status(), path).toBe(isNowhere ? 404 : 200);
    }
  }
});

for (const path of ['/account-details', '/my-tests?sort=newest']) {
  test(`a login brings the visitor to ${path}, first asked for`, async ({ page, journey }) => {
    const person = await journey.signedUp();
    await visit(page, path);
    await expectSight(page, 'needs an account');
    // Closed and opened again, by whoever looks around first.
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Login/Register' }).click();
    await fillLogin(loginDialog(page), person);
    await loginDialog(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expectSight(page, 'page');
    await expect(page).toHaveURL(path);
  });
}

test('somebody else than staff who logs in at an admin page is told that there is none', async ({
  page,
  journey,
}) => {
  const person = await journey.signedUp();
  await visit(page, '/admin/');
  await fillLogin(loginDialog(page), person);
  await loginDialog(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expectSight(page, 'not found');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('signing out on a page for users leads home, and no dialog follows', async ({ page, journey }) => {
  await journey.signedIn(page);
  await visit(page, '/saved-questions');
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expectSight(page, 'page');
  await page.goBack();
  await expectSight(page, 'needs an account');
  // The dialog belongs to the page that asked for it.
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expectSight(page, 'page');
});

test.describe('the first paint, before any script of ours runs', () => {
  test.beforeEach(async ({ page, journey }) => {
    journey.expectTrouble(/\/assets\/[^ ]+\.js/);
    await page.route('**/assets/*.js', (route) => route.abort());
  });

  const skeleton = (page: Page) => page.getByRole('main').getByText('Loading…');

  test('shows a visitor the login button and the not-found page', async ({ page }) => {
    for (const path of ['/my-tests', '/admin/']) {
      await page.goto(path);
      await expect(loginButton(page)).toBeVisible();
      await expect(accountButton(page)).toBeHidden();
      await expect(heading(page, 'Page Not Found')).toBeVisible();
      await expect(page.getByText(needsAccount)).toBeVisible();
      await expect(skeleton(page)).toBeHidden();
    }
    await page.goto('/reset-password?token=some-token');
    await expect(skeleton(page)).toBeVisible();
    await expect(heading(page, 'Page Not Found')).toBeHidden();
  });

  test('shows a student the avatar and the page to come', async ({ page, journey }) => {
    await journey.signedIn(page);
    for (const path of ['/my-tests', '/account-details', '/login']) {
      await page.goto(path);
      await expect(skeleton(page)).toBeVisible();
      await expect(accountButton(page)).toBeVisible();
      await expect(accountButton(page).getByText('!', { exact: true })).toBeVisible();
      await expect(loginButton(page)).toBeHidden();
      await expect(heading(page, 'Page Not Found')).toBeHidden();
      await expect(page.locator('input[name="password"]:visible')).toHaveCount(0);
    }
    for (const path of ['/admin/', '/reset-password?token=some-token']) {
      await page.goto(path);
      await expect(heading(page, 'Page Not Found')).toBeVisible();
      await expect(page.getByText(needsAccount)).toBeHidden();
      await expect(skeleton(page)).toBeHidden();
    }
  });

  test('shows staff their links and the page to come', async ({ page, journey }) => {
    await journey.signedIn(page, staff);
    await page.goto('/admin/');
    await expect(skeleton(page)).toBeVisible();
    await expect(heading(page, 'Page Not Found')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toContainText(['Admin']);
    await expect(accountButton(page).getByText('!', { exact: true })).toBeHidden();
  });
});

test('a sign-up that began at a page for users remembers it', async ({ page, journey }) => {
  const person = journey.newcomer();
  await visit(page, '/my-tests');
  await loginDialog(page).getByRole('button', { name: 'Sign up for free' }).click();
  const dialog = signUpDialog(page);
  await fillSignUp(dialog, person);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect.poll(() => page.evaluate(() => window.history.state.usr.currentUrl)).toBe('/my-tests');
});
