import { expect, test } from '../journey.ts';

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

test('the legal texts are whole without scripts, lead to their parts and fit paper', async ({ journey }) => {
  // Chromium calls what it doesn't load without scripts a failure.
  journey.expectTrouble(/\.js csp$/);
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  for (const [path, { title, says }] of Object.entries(texts)) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Sevenfold`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^Last updated \d+ November 2026$/)).toBeVisible();
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
    await links.at(-1)!.click();
    await expect(page).toHaveURL(/#part-\d+-[a-z-]+$/);
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toHaveCount(0);
    await expect(page.getByRole('article')).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});
