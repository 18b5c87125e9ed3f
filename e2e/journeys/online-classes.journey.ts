import { expect, test } from '../journey.ts';

test('twelve questions, one open at a time, by keyboard and without scripts', async ({ page, journey }) => {
  // Chromium calls what it doesn't load without scripts a failure.
  journey.expectTrouble(/\.js csp$/);
  const plain = await journey.otherBrowser({ javaScriptEnabled: false });
  for (const [browser, path] of [
    [page, '/online-classes'],
    [plain, '/pricing'],
  ] as const) {
    await browser.goto(path);
    const faq = browser.getByRole('region', { name: 'Frequently asked questions' });
    await expect(faq.locator('details')).toHaveCount(12);
    await expect(faq.locator('details[open]')).toHaveCount(0);
    await faq.getByText('Do you belong to the IB organisation?').click();
    await expect(faq.getByText(/is not endorsed by it/)).toBeVisible();
    await faq.locator('summary').last().focus();
    await browser.keyboard.press('Enter');
    await expect(faq.locator('details[open]')).toHaveCount(1);
    await expect(faq.getByText(/is not endorsed by it/)).toBeHidden();
  }
});
