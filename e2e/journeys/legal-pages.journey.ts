import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { launch } from '../product/start-product.ts';
import { expectNoSidewaysScroll } from './bank-screens.ts';

const texts = {
  '/terms': {
    title: 'Terms of Service',
    says: [
      'up to 4 devices',
      'Above 6 devices the account is locked',
      'not transferable',
      'between 13 and 18',
      'is not endorsed by it',
      'Each student needs a plan of their own',
    ],
  },
  '/privacy': {
    title: 'Privacy Policy',
    says: [
      'For readers in India',
      'For readers in the United Kingdom, the European Union and the EEA',
      'For readers in California',
      'Transfer to servers in India',
      'Grievance Officer',
      'How long we keep it',
    ],
  },
  '/refund-policy': { title: 'Refund Policy', says: ['not refundable and not transferable'] },
} as const;

for (const [path, { title, says }] of Object.entries(texts)) {
  test(`${path} is whole, also without scripts, and leads to its parts`, async ({ journey }) => {
    // Chromium calls what it doesn't load without scripts a failure.
    journey.expectTrouble(/\.js csp$/);
    const page = await journey.otherBrowser({ javaScriptEnabled: false });
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Sevenfold`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Last updated 2 November 2026')).toBeVisible();
    for (const words of says) {
      await expect(page.getByRole('article').getByText(words).first(), words).toBeVisible();
    }
    const text = await page.locator('main').innerText();
    expect(text).toContain('support@sevenfold.example');
    expect(text).not.toMatch(/[{}]/);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const links = await contents.getByRole('link').all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const part = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
      await expect(part).toHaveText((await link.innerText()).trim());
    }
  });

  test(`${path} is accessible, fits small screens and paper`, async ({ page }) => {
    test.slow();
    await visit(page, path);
    await expectAccessibleInEveryLook(page);
    await expectNoSidewaysScroll(page, 320);
    await page.getByText('Contents', { exact: true }).first().click();
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#part-\d+-[a-z-]+$/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Contents' })).toHaveCount(0);
    await expect(page.getByRole('article')).toBeVisible();
  });
}

test('the terms name the subjects that they are for', async ({ page }) => {
  await visit(page, '/terms');
  await expect(page.getByRole('region', { name: 'Subjects these terms are for' })).toContainText(
    'Math AA SL',
  );
});

test('where there is no privacy page, the terms don’t lead to it', { tag: '@alone' }, async ({ page }) => {
  const product = await launch({ SITE_VARIANT: 'yp' });
  try {
    await visit(page, `${product.origin}/terms`);
    await expect(page.getByRole('article').getByText('privacy policy')).toBeVisible();
    for (const path of ['/privacy', '/pricing', '/online-classes']) {
      await expect(page.locator(`a[href="${path}"]`), path).toHaveCount(0);
    }
    await expect(page.getByRole('article').getByRole('link', { name: 'refund policy' })).toBeVisible();
  } finally {
    await product.stop();
  }
});
