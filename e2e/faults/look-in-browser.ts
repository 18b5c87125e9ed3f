import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../journey.ts';
import { accountButton, fillLogin, openLogin, toast } from '../journeys/account-screens.ts';
import { getStarted, monthly } from '../journeys/billing-screens.ts';
import { pageOf, someQuestions } from '../journeys/student-work.ts';
import { expectQuestion, makeTest, press, startInBrowser, storedStatuses } from '../journeys/test-screens.ts';
import { keptSession } from '../product/session.ts';
import { root } from '../product/start-product.ts';
import type { Kit } from './kit.ts';

const away = 'We are away for a moment. Nothing you saved is lost. Please try again in a few seconds.';
const password = 'Quiet-Library-7';
const patience = { timeout: 30_000 };

/**
 * What a student sees when the database goes away: on the page of a question, in a test that runs, at the login and on
 * the way to pay; and that the test goes on afterwards with everything that was done meanwhile. Answers with what it saw.
 */
export async function lookInBrowser(kit: Kit): Promise<string[]> {
  await kit.start();
  const { origin } = kit.product();
  const pictures = join(root, 'test-results/faults');
  await mkdir(pictures, { recursive: true });
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  });
  const keep = (page: Page, name: string) =>
    page.screenshot({ path: join(pictures, `${kit.engine.name}-${name}.png`) });
  try {
    const api = async (method: string, path: string, options: { token?: string; body?: unknown } = {}) =>
      fetch(origin + path, {
        method,
        headers: {
          'X-Device-Id': 'faults',
          ...(options.token && { Authorization: `Bearer ${options.token}` }),
          ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      });
    const email = `fault.${randomUUID()}@mail.com`;
    const form = { email, full_name: 'Asha Rao', username: '', password, confirmPassword: password };
    const signedUp = await api('POST', '/api/auth/signup', { body: form });
    const { data } = (await signedUp.json()) as { data: { user: unknown } };
    const token = signedUp.headers.get('authorization')?.slice(7) ?? '';
    const slug = await makeTest({ api }, token);
    const [question] = await someQuestions({ api }, 1);

    const student = await signIn(browser, origin, { token, user: data.user });
    const test = await student.newPage();
    await startInBrowser(test, slug);
    const pricing = await student.newPage();
    await pricing.goto('/pricing');
    await hydrated(pricing);
    const visitor = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    const login = await visitor.newPage();
    await login.goto('/pricing');
    await hydrated(login);
    const dialog = await openLogin(login);
    await fillLogin(dialog, { email, password });

    const reader = await visitor.newPage();
    await kit.engine.gone();
    try {
      await press(test, 'Next');
      await expectQuestion(test, 2);
      await expect(test.getByText("We can't be reached just now.")).toBeVisible(patience);
      await keep(test, 'running-test');

      await dialog.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(login.getByText(away).first()).toBeVisible(patience);
      await keep(login, 'login');

      await getStarted(pricing, monthly).click();
      await expect(toast(pricing, away)).toBeVisible(patience);
      await keep(pricing, 'checkout');

      await reader.goto(`${pageOf(question!)}?opened=now`);
      await expect(reader.getByRole('heading', { name: 'We will be right back' })).toBeVisible(patience);
      await keep(reader, 'question-page');
    } finally {
      await kit.engine.heal();
    }
    await expect(test.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible({ timeout: 60_000 });
    await keep(test, 'running-test-afterwards');
    expect((await storedStatuses({ api }, token, slug))?.[0]).toBe('attempted');

    // Everything else is done by pressing the same button again, in a few seconds, as the words say: in its first moment
    // the database may still be taken for one that is away.
    await pressUntil(dialog.getByRole('button', { name: 'Login', exact: true }), () =>
      expect(dialog).toBeHidden(),
    );
    await expect(accountButton(login)).toBeVisible(patience);
    await keep(login, 'login-afterwards');
    await pressUntil(getStarted(pricing, monthly), () =>
      expect(pricing).toHaveURL((url) => url.origin !== origin || url.pathname !== '/pricing'),
    );
    await pressUntil(reader.getByRole('button', { name: 'Try again' }), () =>
      expect(reader.getByRole('heading', { name: 'We will be right back' })).toBeHidden(),
    );
    await keep(reader, 'question-page-afterwards');
    return [
      `a test that runs: “We can't be reached just now.”, and the answer is kept and sent afterwards`,
      `login: “${away}”; what was typed stays, and the next press logs in`,
      `checkout: “${away}”; the next press leads to the payment`,
      'the page of a question that nobody had opened: “We will be right back”; Try again shows it',
    ];
  } finally {
    await browser.close();
  }
}

/** Every few seconds, as somebody would who was asked to. */
async function pressUntil(button: Locator, works: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // What has worked meanwhile has taken the button along.
    if (await button.isEnabled({ timeout: 1000 }).catch(() => false)) await button.click();
    await works();
  }).toPass({ intervals: [5000], timeout: 120_000 });
}

async function signIn(browser: Browser, origin: string, session: { token: string; user: unknown }) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto('/api/health/live');
  const kept = keptSession(session);
  await page.evaluate((auth) => {
    localStorage.setItem('auth-storage', auth);
    localStorage.setItem('device-id', 'faults');
  }, kept);
  await page.close();
  return context;
}
