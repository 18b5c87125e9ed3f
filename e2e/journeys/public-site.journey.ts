import { HtmlValidate } from 'html-validate';
import { expect, test, visit } from '../journey.ts';
import { listedPages, unlistedPages } from './public-pages.ts';
import { expectNoSidewaysScroll } from './student-work.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How the markup is written is the renderer's business, and formulas stand in it with styles of their own.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'require-sri': 'off',
    // React makes ids that begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Advice about names of landmarks is left to axe, which sees what is shown at all.
    'unique-landmark': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // The test builder is sent by the button of the dialog that asks first.
    'wcag/h32': 'off',
  },
});

test.describe('every public page', () => {
  test('is valid HTML with one heading, a title, a description, the address of the sitemap and a card to be shared', async ({
    request,
  }) => {
    test.slow();
    const titles = new Map<string, string>();
    const problems: string[] = [];
    const listed = await listedPages(request);
    for (const path of [...listed, ...unlistedPages]) {
      const html = await (await request.get(path)).text();
      const { results } = await validator.validateString(html);
      for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages)) {
        const start = html.split('\n')[line - 1]?.slice(column - 1, column + 80);
        problems.push(`${path} ${ruleId}: ${message} at ${start}`);
      }
      if (html.match(/<h1[\s>]/g)?.length !== 1) problems.push(`${path} has not exactly one h1`);
      if (!/<meta name="description" content="[^"]{30,}"/.test(html))
        problems.push(`${path} has no description`);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      if (titles.has(title)) problems.push(`${path} has the title of ${titles.get(title)}: ${title}`);
      titles.set(title, path);
      const canonical = /<link rel="canonical" href="https:\/\/sevenfold\.example(\/[^"]*)"/.exec(html)?.[1];
      if (canonical === undefined) problems.push(`${path} has no canonical address`);
      if (!listed.includes(path)) continue;
      if (canonical?.replaceAll('&amp;', '&') !== path) problems.push(`${path} calls itself ${canonical}`);
      const card = /<meta property="og:image" content="https:\/\/sevenfold\.example([^"]+)"/.exec(html)?.[1];
      const picture = await request.get(card ?? '/no-card');
      if (
        picture.status() !== 200 ||
        !/^image\/(png|webp|jpeg)/.test(picture.headers()['content-type'] ?? '')
      )
        problems.push(`${path} has no card to be shared: ${card}`);
    }
    expect(problems).toEqual([]);
  });

  test('has no link that leads nowhere', async ({ request }) => {
    test.slow();
    const foundOn = new Map<string, string>();
    for (const path of [...(await listedPages(request)), ...unlistedPages]) {
      const html = await (await request.get(path)).text();
      for (const [, address = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        const { origin, pathname, search } = new URL(
          address.replaceAll('&amp;', '&'),
          `http://here.example${path}`,
        );
        if (origin === 'http://here.example') foundOn.set(pathname + search, path);
      }
      for (const [, file = ''] of html.matchAll(
        /<(?:img|source|video|link)[^>]* (?:src|href|poster)="(\/[^"]*)"/g,
      )) {
        foundOn.set(file.replaceAll('&amp;', '&'), path);
      }
    }
    const broken: string[] = [];
    for (const [address, path] of foundOn) {
      const { status } = await request.head(address).then((answer) => ({ status: answer.status() }));
      // What needs an account says so with 404, and offers to log in.
      const members =
        /^\/(today|services|grading-your-test|saved-questions|my-tests|my-doubts|account-details|admin)/;
      if (status >= 400 && !members.test(address)) broken.push(`${status} ${address} on ${path}`);
    }
    expect(foundOn.size).toBeGreaterThan(100);
    expect(broken).toEqual([]);
  });

  test('can be read on a narrow phone and at twice the size, and asks nobody else for anything', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow();
    const strangers = new Set<string>();
    page.on('request', (asked) => {
      const { origin, protocol } = new URL(asked.url());
      if (protocol.startsWith('http') && origin !== baseURL) strangers.add(origin);
    });
    await page.setViewportSize({ width: 640, height: 800 });
    for (const path of await listedPages(request)) {
      await visit(page, path);
      for (const width of [320, 640]) await expectNoSidewaysScroll(page, width);
    }
    expect([...strangers]).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', async ({ page, request, journey }) => {
    test.slow();
    // Chromium calls what it doesn't load without scripts a failure.
    journey.expectTrouble(/\.js csp$/);
    for (const path of await listedPages(request)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100);
    }
  });
});

test('the app can be installed: its description names icons that are there', async ({ request }) => {
  const { icons } = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
});
