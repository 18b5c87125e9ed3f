import { payloadPost, startPayloadEmulator } from '../../apps/server/test/emulators/payload-emulator.ts';
import { test as base, expect, staff, visit } from '../journey.ts';
import { launch } from '../product/start-product.ts';

type Emulator = Awaited<ReturnType<typeof startPayloadEmulator>>;

/** A product of its own, whose posts are those of a Payload server on loopback. */
const test = base.extend<{ service: Emulator; origin: string }>({
  service: async ({ turn: _ }, use) => {
    const service = await startPayloadEmulator();
    service.docs = [
      payloadPost('from-elsewhere', { title: 'Written elsewhere' }),
      ...Array.from({ length: 11 }, (_, index) => payloadPost(`older-${index}`)),
    ];
    await use(service);
    await service.close();
  },
  origin: async ({ service }, use) => {
    const product = await launch({ CONTENT_SERVICE_URL: `${service.url}/api` });
    await use(product.origin);
    await product.stop();
  },
  baseURL: async ({ origin }, use) => use(origin),
});

test('posts come from a Payload server, and its downtime is told and ends', async ({
  page,
  journey,
  service,
}) => {
  journey.expectTrouble(/status of 50|answer 503|answer 502: .*\/media\/|\/blogs/);
  service.away = true;
  const answer = await page.goto('/blogs');
  expect(answer!.status()).toBe(503);
  expect(answer!.headers()['retry-after']).toBe('60');
  await expect(page.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
  expect((await journey.api('GET', '/blogs/rss.xml')).status).toBe(503);

  service.away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: 'Written elsewhere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written elsewhere');
  await expect(page.locator('article math')).toHaveCount(1);
  for (const name of ['A curve', 'A line']) {
    const picture = page.getByRole('img', { name }).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  // What it said last is shown while it is away.
  service.away = true;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written elsewhere');
  expect((await page.goto('/blogs/nothing-like-it'))!.status()).toBe(404);

  await journey.signedIn(page, staff);
  await visit(page, '/admin/blogs');
  await expect(page.getByRole('note')).toContainText(service.url);
  await expect(page.getByRole('link', { name: 'New post' })).toHaveCount(0);
});
