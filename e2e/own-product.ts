import { test as base } from './journey.ts';
import { launch } from './product/start-product.ts';

/** For journeys that change what all others read: each has a product of its own. */
export const test = base.extend<{ origin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs
  origin: async ({}, use) => {
    const product = await launch();
    await use(product.origin);
    await product.stop();
  },
  baseURL: async ({ origin }, use) => use(origin),
});
