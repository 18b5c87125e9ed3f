import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { keptSession } from '../product/session.ts';
import { launch } from '../product/start-product.ts';
import { hostile, type Session, shownPart, writeEverywhere } from './hostile-texts.ts';

/** Anything of a text that became part of the page, and anything that the policy had to stop. */
const foundIn = (page: Page) =>
  page.evaluate(() => {
    const { ran, stopped = [] } = window as { ran?: number; stopped?: string[] };
    const runs = /^\s*(javascript|vbscript|data:text)/i;
    const elements = [...document.querySelectorAll('*')].filter(
      (element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        ['href', 'src', 'action', 'xlink:href', 'srcdoc'].some((name) =>
          runs.test(element.getAttribute(name) ?? ''),
        ) ||
        element.matches('img[src="x"], iframe[srcdoc], animate'),
    );
    return [
      ...(ran ? ['a script ran'] : []),
      ...stopped,
      ...elements.map((element) => element.outerHTML.slice(0, 200)),
    ];
  });

async function signIn(page: Page, session: Session, origin: string): Promise<void> {
  await page.context().addInitScript(() => {
    const kept = window as { stopped?: string[] };
    kept.stopped = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      kept.stopped?.push(`stopped by ${violatedDirective}: ${sample}`),
    );
  });
  await page.goto(`${origin}/api/health/live`);
  const kept = keptSession(session);
  await page.evaluate((auth) => {
    localStorage.setItem('auth-storage', auth);
    localStorage.setItem('device-id', 'hostile');
  }, kept);
}

/** Everything that can be read on the page, also what stands in a field. */
const readAll = () => {
  const typed = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  return [document.body.innerText, ...typed].join('\n');
};

async function look(page: Page, address: string, shows: boolean): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.headers()['content-security-policy'], address).toMatch(/script-src 'self' '(nonce|sha256)-/);
  await hydrated(page);
  // A page may fetch its texts later, and what isn't there yet proves nothing.
  if (shows) await expect.poll(() => page.evaluate(readAll), address).toContain(shownPart);
  else await page.waitForLoadState('networkidle');
  expect(await foundIn(page), address).toEqual([]);
}

/** Where nothing of the text can be read. Everywhere else it has to be seen, or nothing was proved. */
const withoutTexts = ['/account-details/orders', '/dev/outbox'];

test('what anybody writes is read as text, by students and by staff, and never runs', async ({
  page,
  journey,
}) => {
  // Texts like these have no place among those of the other journeys.
  const product = await launch();
  try {
    const { desk, student, forStudent, forStaff } = await writeEverywhere(product.origin);
    const lookAtAll = async (reader: Page, paths: readonly string[]) => {
      for (const path of paths) {
        await look(reader, product.origin + path, !withoutTexts.includes(path));
      }
    };
    await signIn(page, student, product.origin);
    const staffPage = await journey.otherBrowser();
    await signIn(staffPage, desk, product.origin);
    await Promise.all([lookAtAll(page, forStudent), lookAtAll(staffPage, forStaff)]);

    const mails = (await (await fetch(`${product.origin}/api/dev/outbox`)).json()) as {
      id: string;
      html: string;
    }[];
    expect(mails.some(({ html }) => html.includes('&lt;img src=x'))).toBe(true);
    for (const { id } of mails) {
      await staffPage.goto(`${product.origin}/api/dev/outbox/${id}`);
      expect(await foundIn(staffPage), `mail ${id}`).toEqual([]);
    }
  } finally {
    await product.stop();
  }
});

/** As it is written: browsers and fetch would tidy the address up. */
async function asWritten(origin: string, path: string): Promise<{ status: number; body: string }> {
  const [answer] = (await once(get(origin, { path }), 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

const pages = [
  '/',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/unlock-account',
  '/verify-user',
  '/search',
  '/blogs',
  '/ibdp-question-bank',
  '/ibdp-question-bank/syllabus',
  '/take-a-test',
  '/pricing',
  '/contact-us',
  '/return',
  '/payment/success',
  '/subscription/success',
  '/admin/users',
  '/admin/questions',
  '/admin/questions/edit',
  '/admin/topics',
  '/admin/blogs/edit',
  '/nowhere',
];
const names = [
  'query',
  'subject',
  'topic',
  'subtopic',
  'page',
  'sortBy',
  'token',
  'next',
  'session_id',
  'id',
  'problem',
  'sent',
];

test('what an address says comes back as text, or not at all, and none leads out of what is served', async ({
  page,
  journey,
  baseURL,
}) => {
  journey.expectTrouble(/answer 4\d\d|status of 4\d\d/);
  const said = names.map((name) => `${name}=${encodeURIComponent(hostile)}`).join('&');
  for (const path of pages) {
    for (const address of [`${path}?${said}`, `${path}/${encodeURIComponent(hostile)}`]) {
      const answer = await fetch(baseURL + address, {
        redirect: 'manual',
        headers: { Host: 'elsewhere.example' },
      });
      expect(answer.status, address).toBeLessThan(500);
      const html = await answer.text();
      expect(html, address).not.toContain(shownPart);
      expect(html, address).not.toContain('elsewhere.example');
      expect(answer.headers.get('location') ?? '/', address).toMatch(/^\/(?![/\\])/);
    }
  }
  for (const path of ['/search', '/ibdp-question-bank', '/login', '/reset-password', '/return', '/nowhere']) {
    await page.goto(`${path}?${said}`);
    await hydrated(page);
    expect(await foundIn(page), path).toEqual([]);
  }
  for (const path of [
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../server/index.js',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/..%5c..%5cserver%5cindex.js',
    '/assets/%c0%ae%c0%ae/server/index.js',
    '/media/..%2f..%2fetc%2fpasswd',
    '/files/..%2f..%2fetc%2fpasswd?signature=a',
    '/api/dev/outbox/..%2f..%2fetc%2fpasswd',
    '//etc/passwd',
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/index.js',
  ]) {
    const { status, body } = await asWritten(baseURL ?? '', path);
    expect([400, 403, 404], path).toContain(status);
    expect(body, path).not.toMatch(/root:x:|createRequestHandler|"devDependencies"|\[core\]/);
  }
});
