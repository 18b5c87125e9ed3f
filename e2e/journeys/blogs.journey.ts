import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { toast } from './account-screens.ts';
import { expectNoSidewaysScroll } from './bank-screens.ts';

interface Post {
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly featuredImage: { readonly url: string } | null;
}

/** Those that are there from the start: staff write others in other journeys at the same time. */
async function readPosts(journey: { api(method: string, path: string): Promise<Response> }) {
  const answer = await journey.api('GET', '/blog-posts/?locale=undefined&draft=false&depth=1');
  const { docs } = (await answer.json()) as { docs: readonly Post[] };
  const written = docs.filter(({ featuredImage }) => featuredImage?.url.endsWith('.svg'));
  expect(written.length).toBeGreaterThanOrEqual(8);
  return written;
}

test('posts are listed, the newest first, and open', async ({ page, journey }) => {
  const posts = await readPosts(journey);
  await visit(page, '/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  const cards = page.getByRole('article').filter({ has: page.locator('img[src$=".svg"]') });
  await expect(cards.getByRole('heading')).toHaveText(posts.map(({ title }) => title));
  await expect(cards.first().getByRole('img')).toHaveJSProperty('complete', true);
  const [, second] = posts;
  await page.getByRole('link', { name: second!.title }).click();
  await expect(page).toHaveURL(`/blogs/${second!.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: second!.title })).toBeVisible();
  await expect(page.getByText(/ \d{1,2}(st|nd|rd|th) \d{4}/).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#[a-z0-9-]+$/);
});

test('a post can be shared and its link copied', async ({ page, context, journey }) => {
  const [post] = await readPosts(journey);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `/blogs/${post!.slug}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Copied Link')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/blogs/${post!.slug}`);
  const share = page.getByRole('link', { name: /Share on WhatsApp/ });
  await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
  await expect(share).toHaveAttribute('target', '_blank');
});

test('an unknown post is not found, and the old address leads to the new one', async ({ page, journey }) => {
  journey.expectTrouble(/404/);
  const missing = await page.goto('/blogs/nothing-like-it');
  expect(missing!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  const [post] = await readPosts(journey);
  await page.goto(`/blog/${post!.slug}`);
  await expect(page).toHaveURL(`/blogs/${post!.slug}`);
});

test('posts are readable without scripts and kept by browsers', async ({ journey }) => {
  const [post] = await readPosts(journey);
  // The browser refuses the scripts that the page would preload.
  journey.expectTrouble(/\.js csp$/);
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  await page.goto(`/blogs/${post!.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: post!.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  const share = page.getByRole('link', { name: /Share on WhatsApp/ });
  await expect(share).toHaveAttribute('href', new RegExp(encodeURIComponent(`/blogs/${post!.slug}`)));
  const first = await journey.api('GET', `/blogs/${post!.slug}`);
  const etag = first.headers.get('etag');
  const again = await fetch(first.url, { headers: { 'If-None-Match': etag ?? '' } });
  expect(again.status).toBe(304);
});

test('posts are told to feed readers and search engines', async ({ page, journey }) => {
  const posts = await readPosts(journey);
  const [post] = posts;
  for (const path of ['/blogs', `/blogs/${post!.slug}`]) {
    await page.goto(path);
    const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    await expect(feed).toHaveAttribute('href', '/blogs/rss.xml');
  }
  const told = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
  expect(told['@graph'][0]).toMatchObject({
    '@type': 'Article',
    headline: post!.title,
    mainEntityOfPage: expect.stringMatching(new RegExp(`^https?://.+/blogs/${post!.slug}$`)),
  });
  const answer = await journey.api('GET', '/blogs/rss.xml');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await answer.text();
  const titles = await page.evaluate((source) => {
    const feed = new DOMParser().parseFromString(source, 'application/xml');
    return [...feed.querySelectorAll('item > title, parsererror')].map(({ textContent }) => textContent);
  }, xml);
  const written = posts.map(({ title }) => title);
  expect(titles.filter((title) => written.includes(title ?? ''))).toEqual(written);
});

test('posts are accessible and fit small screens', async ({ page, journey }) => {
  test.slow();
  const [post] = await readPosts(journey);
  for (const path of ['/blogs', `/blogs/${post!.slug}`]) {
    await visit(page, path);
    await expectAccessibleInEveryLook(page);
    await expectNoSidewaysScroll(page, 320);
  }
});
