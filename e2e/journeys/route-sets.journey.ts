import type { APIRequestContext, Page } from '@playwright/test';
import { expect, staff, test, visit } from '../journey.ts';
import { accountButton, heading, loginButton, loginDialog, moveTo } from './account-screens.ts';

type Sight = 'page' | 'not found' | 'needs an account';

const needsAccount = /^This page needs an account.* and we will bring you right here\.$/;

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

/** What the server sends. The title tells that the browser has arrived: the content may still be that of the page before. */
async function fromServer(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const title = /<title>(.*?)<\/title>/.exec(await answer.text())?.[1] ?? '';
  return { status: answer.status(), title: title.replaceAll('&amp;', '&') };
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
        '/registration',
        '/forgot-password',
        '/unlock-account',
        '/ibdp-question-bank',
        '/online-classes',
        '/papers',
        '/papers/build',
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
        '/today',
        '/progress',
        '/progress/settings',
        '/mistakes',
      ],
    ],
    ['needs an account', 'not found', 'page', ['/admin/']],
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
          const { status, title } = await fromServer(request, path);
          await expect(page).toHaveTitle(title);
          // The server says 404 for what is in no set, and only for that.
          const isNowhere = row[0] === 'not found' && row[2] === 'not found';
          expect(status, path).toBe(isNowhere ? 404 : 200);
          await expectSight(page, row[column] as Sight);
        });
      }
    }
  });
}

test('the first paint, before any script of ours runs, knows who is there', async ({ page, journey }) => {
  test.slow();
  journey.expectTrouble(/\/assets\/[^ ]+\.js/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const skeleton = page.getByRole('main').getByText('Loading…');

  await test.step('a visitor sees the login button and the not-found page', async () => {
    for (const path of ['/my-tests', '/admin/']) {
      await page.goto(path);
      await expect(loginButton(page)).toBeVisible();
      await expect(accountButton(page)).toBeHidden();
      await expect(heading(page, 'Page Not Found')).toBeVisible();
      await expect(page.getByText(needsAccount)).toBeVisible();
      await expect(skeleton).toBeHidden();
    }
    await page.goto('/reset-password?token=some-token');
    await expect(skeleton).toBeVisible();
    await expect(heading(page, 'Page Not Found')).toBeHidden();
  });

  await test.step('a student sees the avatar and the page to come', async () => {
    await journey.signedIn(page);
    for (const path of ['/my-tests', '/account-details', '/login']) {
      await page.goto(path);
      await expect(skeleton).toBeVisible();
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
      await expect(skeleton).toBeHidden();
    }
  });

  await test.step('staff see their links and the page to come', async () => {
    // On a device of their own: an account is locked on too many.
    await page.evaluate(() => localStorage.clear());
    await journey.signedIn(page, staff);
    await page.goto('/admin/');
    await expect(skeleton).toBeVisible();
    await expect(heading(page, 'Page Not Found')).toBeHidden();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.filter({ visible: true })).toHaveText([
      'Home',
      'Admin',
      '1 on 1 Classes',
      'Question Bank',
      'Papers',
      'Take a test',
      'Pricing',
    ]);
    await expect(accountButton(page).getByText('!', { exact: true })).toBeHidden();
  });
});
