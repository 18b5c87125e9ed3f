import { expect, test } from '../journey.ts';
import { launch, type Product } from '../product/start-product.ts';
import { openLogin, openSignUp } from './account-screens.ts';

/** Another installation: the YP variant, and without single sign-on. */
test.describe('the YP variant without single sign-on', () => {
  test.describe.configure({ mode: 'default' });
  let product: Product;
  test.beforeAll(async () => {
    product = await launch({ SITE_VARIANT: 'yp' });
  });
  test.afterAll(() => product.stop());

  const leftOut = ['/online-classes', '/take-a-test', '/pricing', '/privacy'];

  test('has no page, link or card for what is left out', async ({ page, request, journey }) => {
    for (const path of [...leftOut, '/take-a-test/some-test']) {
      expect((await request.get(product.origin + path)).status(), path).toBe(404);
    }
    expect((await request.get(`${product.origin}/terms`)).status()).toBe(200);

    await page.goto(product.origin);
    const places = () =>
      page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?', 1)[0]));
    expect(await places()).toEqual(expect.arrayContaining(['/', '/ibdp-question-bank', '/terms', '/blogs']));
    for (const path of leftOut) expect(await places(), path).not.toContain(path);
    await expect(page.getByText('Topic-wise test')).toHaveCount(0);
    await expect(page.getByText('Timed practice test')).toHaveCount(0);
    await expect(page.getByText('Practice worksheets')).toBeVisible();

    await page.goto(`${product.origin}/sign-up`);
    for (const path of leftOut) expect(await places(), path).not.toContain(path);

    journey.expectTrouble(/404.*\/pricing/);
    await page.goto(`${product.origin}/pricing`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(`${product.origin}/`);
  });

  test('offers no provider and no privacy page in the dialogs', async ({ page }) => {
    for (const open of [openLogin, openSignUp]) {
      await page.goto(product.origin);
      await page.locator('footer button[aria-pressed="true"]').waitFor();
      const dialog = await open(page);
      await expect(dialog.getByRole('link', { name: /^Terms of Service/ })).toBeVisible();
      await expect(dialog.getByRole('link', { name: /^Privacy Policy/ })).toHaveCount(0);
      await expect(dialog.getByRole('button', { name: /Continue with/ })).toHaveCount(0);
      await expect(dialog.getByText('or', { exact: true })).toHaveCount(0);
    }
  });
});
