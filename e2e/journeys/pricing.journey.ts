import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { heading } from './account-screens.ts';
import { cycle, monthly, planCard, yearly } from './billing-screens.ts';
import { expectNoSidewaysScroll } from './student-work.ts';

test('the switch shows the plans of one cycle, with and without scripts, by mouse and by keyboard', async ({
  page,
  journey,
  request,
}) => {
  // Chromium calls what it doesn't load without scripts a failure.
  journey.expectTrouble(/request failed: \S+\/assets\/\S+ csp/);
  const plain = await journey.otherBrowser({ javaScriptEnabled: false });
  for (const browser of [page, plain]) {
    await browser.goto('/pricing');
    await expect(heading(browser, 'Plans that fit how you study')).toBeVisible();
    await expect(cycle(browser, 'Monthly')).toBeChecked();
    await expect(planCard(browser, 'Free')).toContainText('$0 per month');
    await expect(planCard(browser, 'Free')).toContainText('3 tests per month');
    await expect(planCard(browser, 'Free')).toContainText('30 questions per month');
    await expect(planCard(browser, monthly)).toContainText('$9 per month');
    await expect(planCard(browser, monthly)).toContainText('Unlimited tests');
    await expect(planCard(browser, monthly)).toContainText('3000+ questions per month');
    await expect(planCard(browser, yearly)).toBeHidden();

    await cycle(browser, 'Yearly').check();
    await expect(planCard(browser, yearly)).toContainText('$72 per year');
    await expect(browser.getByRole('row', { name: 'Pro Plan, 12 × $9 $108' })).toBeVisible();
    await expect(browser.getByRole('row', { name: 'You keep $36' })).toBeVisible();
    await expect(planCard(browser, 'Free')).toBeHidden();
    await expect(planCard(browser, monthly)).toBeHidden();

    await expect(browser.getByRole('heading', { name: 'Why us?' })).toBeVisible();
    const grading = browser.getByRole('region', { name: 'Have your test graded by a teacher' });
    await expect(grading.getByText('$10 per test')).toBeVisible();
    await expect(grading.getByText('within 24 working hours')).toBeVisible();
  }
  await expect(plain.locator('main noscript > p')).toContainText('Paying needs JavaScript.');

  // Search engines find one address and the offers, and the page is kept.
  await expect(page).toHaveTitle('Pricing · Sevenfold');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const [product, faq] = data['@graph'];
  expect(product.offers.map(({ price }: { price: string }) => price)).toEqual(['0.00', '9.00', '72.00']);
  expect(faq.mainEntity).toHaveLength(12);
  const first = await request.get('/pricing');
  expect(first.headers()['cache-control']).toContain('public');
  const again = await request.get('/pricing', {
    headers: { 'If-None-Match': first.headers().etag ?? 'none' },
  });
  expect(again.status()).toBe(304);

  await cycle(page, 'Yearly').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cycle(page, 'Monthly')).toBeFocused();
  await expect(planCard(page, monthly)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('ArrowRight');
  await expect(planCard(page, yearly)).toBeVisible();
  await page.getByText('Can I cancel?').click();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
});
