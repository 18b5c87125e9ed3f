import { test as base, expect } from '../journey.ts';
import { launch, type Product } from '../product/start-product.ts';

const leftOut = ['/online-classes', '/papers', '/take-a-test', '/pricing', '/privacy'];

/** Another installation: the YP variant, and without single sign-on. */
const test = base.extend<{ product: Product }>({
  product: async ({ turn: _ }, use) => {
    const product = await launch({ SITE_VARIANT: 'yp' });
    await use(product);
    await product.stop();
  },
});

test('the YP variant has no page, link or card for what is left out', async ({
  product,
  page,
  request,
  journey,
}) => {
  for (const path of [...leftOut, '/papers/some-paper', '/take-a-test/some-test']) {
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

  // The terms speak of what there is no page for, and don't lead to it.
  await page.goto(`${product.origin}/terms`);
  await expect(page.getByRole('article').getByText('privacy policy')).toBeVisible();
  for (const path of leftOut) expect(await places(), path).not.toContain(path);
  await expect(page.getByRole('article').getByRole('link', { name: 'refund policy' })).toBeVisible();
});
