import { expect, test } from '../journey.ts';

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
  expect((await journey.api('GET', '/blogs/nothing-like-it')).status).toBe(404);
});

test('posts are told to feed readers and search engines', async ({ page, journey }) => {
  const posts = await readPosts(journey);
  const [post] = posts;
  for (const path of ['/blogs', `/blogs/${post!.slug}`]) {
    await page.goto(path);
    const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    await expect(feed).toHaveAttribute('href', '/blogs/rss.xml');
    await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
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
