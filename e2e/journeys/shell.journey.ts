import { createHash } from 'node:crypto';
import { expect, hydrated, test } from '../journey.ts';

test('on a phone the drawer covers the screen, closes with Escape or a step back and leads on, and a button leads to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 61));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Blogs' })).toBeVisible();
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(drawer).toBeHidden();
});

test('what is pressed before the scripts have come is done once they are there', async ({ page }) => {
  let letThrough = () => {};
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.fallback();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('older addresses moved for good', async ({ request }) => {
  for (const [from, to] of [
    [
      '/ib-diploma-program-question-bank?subject=math-aa-sl&topic=x',
      '/ibdp-question-bank?subject=math-aa-sl&topic=x',
    ],
    ['/ibdp-program-question-bank?subject=math-ai-hl', '/ibdp-question-bank?subject=math-ai-hl'],
    ['/blog/choosing', '/blogs/choosing'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  }
});

test('the theme is chosen once and kept, without a flash', async ({ page, journey }) => {
  journey.expectTrouble(/assets|ERR_FAILED/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Blocked scripts show what the head script alone does before anything else runs.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('pages carry their metadata and are not for search engines outside production', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<title>IB Diploma Specialists</title>');
  expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/sevenfold\.example\/"/);
  expect(html).toMatch(/<meta property="og:title" content="IB Diploma Specialists"/);
});

test('a page that isn’t kept allows its scripts by a nonce that is never used again', async ({ request }) => {
  const answer = await request.get('/no/such/page');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? 'missing';
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
  const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  const again = await request.get('/no/such/page');
  expect(again.headers()['content-security-policy']).not.toContain(nonce);
});

test('a page that is the same for everybody is kept, allows its scripts by hash, and answers 304', async ({
  request,
}) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('nonce-');
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
  const html = await answer.text();
  expect(html).not.toContain('nonce="');
  const inline = [...html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([\s\S]+?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  expect(inline.length).toBeGreaterThan(1);
  for (const script of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  const { etag = '' } = answer.headers();
  const again = await request.get('/', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  expect((await request.get('/')).headers().etag).toBe(etag);
});
