import { launch as launchBrowser } from 'chrome-launcher';
import { demoPassword } from '../../apps/server/src/features/accounts/seed-demo-accounts.ts';
import { freePort } from '../../apps/server/test/free-port.ts';
import { emptyFolder } from '../../e2e/product/data-folders.ts';
import { keepInBrowser, logInAs } from '../../e2e/product/session.ts';
import { addressesIn } from '../../e2e/product/sitemap.ts';
import { launch as launchProduct, type Product } from '../../e2e/product/start-product.ts';
import { ensureChromium } from '../../scripts/lib/debian.mjs';
import { measurePage, type PageFigures } from './measure-page.ts';

const topic = { subject: 'math-aa-sl', topic: 'functions' };

const first = async (origin: string, sitemap: string): Promise<string> => {
  const [address] = addressesIn(await (await fetch(`${origin}/sitemaps/${sitemap}.xml`)).text());
  if (!address) throw new Error(`The sitemap ${sitemap} is empty`);
  return address;
};

/** What visitors see first. */
const publicPages = {
  home: () => '/',
  bank: () => '/ibdp-question-bank',
  list: () => `/ibdp-question-bank?${new URLSearchParams(topic)}`,
  question: (origin: string) => first(origin, 'questions-1'),
  post: (origin: string) => first(origin, 'blogs'),
  pricing: () => '/pricing',
} as const;

const sessionPage = 'test session';
export const pageNames: readonly string[] = [...Object.keys(publicPages), sessionPage];

/** A running test of the demo's student, in a browser that knows her. */
async function openSession(origin: string, browserPort: number): Promise<string> {
  const student = { email: 'student@sevenfold.example', password: demoPassword };
  const device = 'bench-device';
  const session = await logInAs(origin, student, device);
  const post = async (path: string, body: object) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${session.token}`,
        'Content-Type': 'application/json',
        'X-Device-Id': device,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { slug } = (await post('/api/test', {
    subject_slug: topic.subject,
    topic_slugs: [topic.topic],
    duration: 60,
  })) as { slug: string };
  await post(`/api/test/${slug}/start`, {});
  await keepInBrowser(`http://127.0.0.1:${browserPort}`, origin, session);
  return `/take-a-test/${slug}`;
}

/**
 * On the phone that Lighthouse imitates, against the production build. Only at its home is the product
 * open to search engines, which Lighthouse asks for; only the demo has a student with a password that is known.
 */
export async function measurePages(
  wanted: readonly string[],
  runs: number,
  slowdown?: number,
): Promise<PageFigures[]> {
  const unknown = wanted.filter((name) => !pageNames.includes(name));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}`);
  const folder = await emptyFolder();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = { PORT: String(port) };
  const browser = await launchBrowser({
    chromePath: await ensureChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  let product: Product | undefined;
  const rows: PageFigures[] = [];
  const measure = async (page: string, path: string) => {
    const address = new URL(path, origin).href;
    rows.push(await measurePage({ page, address, browserPort: browser.port, slowdown }, runs));
  };
  try {
    product = await launchProduct(
      { ...environment, PUBLIC_ORIGIN: origin, PRODUCTION_ORIGIN: origin },
      folder,
    );
    await product.bankIsComplete();
    for (const [page, find] of Object.entries(publicPages)) {
      if (wanted.includes(page)) await measure(page, await find(origin));
    }
    if (wanted.includes(sessionPage)) {
      await product.end();
      product = await launchProduct(environment, folder);
      await measure(sessionPage, await openSession(origin, browser.port));
    }
    return rows;
  } finally {
    browser.kill();
    await product?.stop();
  }
}
