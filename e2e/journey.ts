import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { keptSession } from './product/session.ts';
import { isJourneysTurn } from './turns.ts';

export { expect };

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface Account extends Person {
  readonly id: string;
  readonly token: string;
}

/** Of the demo. All journeys share him, so they also share one session of his: a seventh device would lock him out. */
export const staff: Person = {
  name: 'Stefan Staff',
  email: 'staff@sevenfold.example',
  password: 'Sevenfold7!',
};

export interface KeptMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Journey {
  /** A console error or failed request of this shape is part of the journey. Everything else fails the test. */
  expectTrouble(pattern: RegExp): void;
  /** Somebody who has no account yet. */
  newcomer(): Person;
  /** An account made through the API, not verified. */
  signedUp(): Promise<Account>;
  /** The same, with the link in the mail used. */
  verified(): Promise<Account>;
  /**
   * Puts a session into the page's storage, as if this person had logged in earlier, on the device that the page's
   * browser is. Without a person it is somebody new, not verified.
   */
  signedIn(page: Page, person?: Person): Promise<Account>;
  /** A page in another browser: it shares nothing with the first and is watched for trouble as well. */
  otherBrowser(options?: BrowserContextOptions): Promise<Page>;
  /** The newest mail to an address, once there are as many as asked for. */
  mailTo(address: string, subject?: RegExp, atLeast?: number): Promise<KeptMail>;
  linkIn(mail: KeptMail): string;
  api(method: string, path: string, options?: CallOptions): Promise<Response>;
}

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  /** Another one for each call unless given. */
  readonly device?: string;
}

interface OpenedSession {
  readonly user: { readonly id: string };
  readonly token: string;
  /** The id that the browser was given to keep. */
  readonly device: string;
}

const isOfDemo = ({ email }: Person) => email.endsWith('@sevenfold.example');

/** Somebody whom all journeys share, signed in once for all of them: a browser of their own each would be too many. */
export async function sharedSession(
  api: (method: string, path: string, options?: CallOptions) => Promise<Response>,
  person: Person,
): Promise<OpenedSession> {
  const { origin } = new URL((await api('GET', '/api/health/live')).url);
  const name = createHash('sha256').update(`${origin} ${person.email}`).digest('hex').slice(0, 16);
  const path = join(process.env.SESSIONS_FOLDER ?? tmpdir(), `sevenfold-journeys-${name}.json`);
  const kept = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as OpenedSession,
    () => undefined,
  );
  // The product of an earlier run may have been at the same address.
  if (kept && (await api('GET', '/api/user', { token: kept.token })).status !== 401) return kept;
  const session = await logIn(api, person, newDevice());
  const written = `${path}.${randomUUID()}`;
  await writeFile(written, JSON.stringify(session), { mode: 0o600 });
  await rename(written, path);
  return session;
}

async function openSession(
  api: Journey['api'],
  path: string,
  body: unknown,
  device: string,
): Promise<OpenedSession> {
  const answer = await api('POST', path, { body, device });
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
  const { data } = (await answer.json()) as { data: { user: { id: string } } };
  return {
    user: data.user,
    token: answer.headers.get('authorization')?.slice(7) ?? '',
    device: answer.headers.get('x-device-id') ?? device,
  };
}

const logIn = (api: Journey['api'], { email, password }: Person, device: string) =>
  openSession(api, '/api/auth/login', { username: email, password }, device);

/**
 * Opens a page and waits until it answers to clicks: the theme's buttons, the last ones of a page, say which one is
 * chosen only after hydration.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('footer button[aria-pressed="true"]').last().waitFor();
  // With another font lines may break elsewhere, and what is below them moves.
  await page.evaluate(() => document.fonts.ready);
}

/** Nobody waits for it: it may come when a journey has ended its product, or is just ending it. */
const isCountOfVisits = (url: string) => url.endsWith('/api/visits');

/** The browser counts seconds from the page's load to the first use: it says how busy the machine was. */
const isLateUseOfPreload = (text: string) =>
  / was preloaded using link preload but not used within a few seconds/.test(text);

/**
 * With SLOW_LINE_MS every request waits for up to so long: whatever a journey takes to be there at once, and is not,
 * shows on the first run instead of on a busy day.
 */
const slowLineMs = Number(process.env.SLOW_LINE_MS ?? 0);

const slowDown = (context: BrowserContext) =>
  context.route('**/*', async (route) => {
    await setTimeout(Math.random() * slowLineMs);
    await route.fallback().catch(() => undefined);
  });

type Watch = (context: BrowserContext) => Promise<void>;

export const test = base.extend<{
  journey: Journey;
  allowed: RegExp[];
  watch: Watch;
  troubleWatch: undefined;
  turn: undefined;
}>({
  /** Before there is a page; what starts a product of its own asks for it, so that what hasn't its turn costs nothing. */
  turn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs
    async ({}, use, info) => {
      info.skip(!isJourneysTurn(info), 'has its turn with another commit, and with npm run test:all');
      await use(undefined);
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs
  baseURL: async ({}, use) => use(process.env.PRODUCT_ORIGIN),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs
  allowed: async ({}, use) =>
    use(process.env.EXPECTED_TROUBLE ? [new RegExp(process.env.EXPECTED_TROUBLE)] : []),

  /** Every page of a context is watched, popups and second tabs too. */
  watch: async ({ allowed }, use) => {
    const trouble: string[] = [];
    await use(async (context) => {
      if (slowLineMs > 0) await slowDown(context);
      context.on('page', (page) => {
        page.on('console', (message) => {
          if (isCountOfVisits(message.location().url) || isLateUseOfPreload(message.text())) return;
          if (message.type() === 'error' || message.type() === 'warning') {
            trouble.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
          }
        });
        page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`));
        page.on('requestfailed', (request) => {
          const reason = request.failure()?.errorText ?? '';
          // A request that the page itself gave up, because it moved on, is no failure.
          if (isCountOfVisits(request.url())) return;
          if (reason !== 'net::ERR_ABORTED') trouble.push(`request failed: ${request.url()} ${reason}`);
        });
        page.on('response', (response) => {
          if (response.status() === 503 && isCountOfVisits(response.url())) return;
          if (response.status() >= 400) trouble.push(`answer ${response.status()}: ${response.url()}`);
        });
      });
    });
    const unexpected = trouble.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    expect(unexpected, 'console errors, failed requests and error answers').toEqual([]);
  },

  troubleWatch: [
    async ({ context, watch }, use) => {
      await watch(context);
      await use(undefined);
    },
    { auto: true },
  ],

  journey: async ({ baseURL, browser, allowed, watch }, use) => {
    const origin = baseURL ?? '';
    const mailsAt = process.env.MAILS_URL ?? `${origin}/api/dev/outbox`;
    // Where servers are killed, their mails wait until another one may take them over.
    const mailsTakeMs = Number(process.env.MAILS_TAKE_MS ?? 90_000);
    const api: Journey['api'] = (method, path, { token, body, device = newDevice() } = {}) =>
      fetch(`${origin}${path}`, {
        method,
        headers: {
          'X-Device-Id': device,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const newcomer = (): Person => ({
      name: 'Asha Rao',
      email: `asha.${randomUUID().slice(0, 8)}@mail.com`,
      password: 'Quiet-Library-7',
    });
    const signUp = ({ email, name, password }: Person, device = newDevice()) =>
      openSession(
        api,
        '/api/auth/signup',
        { email, full_name: name, username: '', password, confirmPassword: password },
        device,
      );
    const signedUp: Journey['signedUp'] = async () => {
      const person = newcomer();
      const { user, token } = await signUp(person);
      return { ...person, id: user.id, token };
    };
    const mailTo: Journey['mailTo'] = async (address, subject = /./, atLeast = 1) => {
      let found: KeptMail[] = [];
      await expect
        .poll(
          async () => {
            const mails = (await (await fetch(mailsAt)).json()) as KeptMail[];
            found = mails.filter((mail) => mail.to === address && subject.test(mail.subject));
            return found.length;
          },
          { message: `mails to ${address} about ${subject}`, timeout: mailsTakeMs },
        )
        .toBeGreaterThanOrEqual(atLeast);
      return found[0] as KeptMail;
    };
    const linkIn: Journey['linkIn'] = (mail) => {
      const link = /https?:\/\/\S+token=[\w-]+/.exec(mail.text)?.[0];
      expect(link, `a link in: ${mail.text}`).toBeTruthy();
      return link as string;
    };
    const opened: BrowserContext[] = [];

    await use({
      api,
      newcomer,
      signedUp,
      mailTo,
      linkIn,
      expectTrouble: (pattern) => allowed.push(pattern),
      async verified() {
        const account = await signedUp();
        const link = new URL(linkIn(await mailTo(account.email, /Verify/)));
        const answer = await api('POST', '/api/auth/verify-user', {
          token: account.token,
          body: { token: link.searchParams.get('token') },
        });
        expect(answer.status).toBe(200);
        return account;
      },
      async signedIn(page, person) {
        await page.goto('/api/health/live');
        const known = (await page.evaluate(() => localStorage.getItem('device-id'))) ?? newDevice();
        const who = person ?? newcomer();
        const opening = () => (person ? logIn(api, who, known) : signUp(who, known));
        const { user, token, device } = isOfDemo(who) ? await sharedSession(api, who) : await opening();
        await page.evaluate(
          ([auth, id]) => {
            localStorage.setItem('auth-storage', auth);
            localStorage.setItem('device-id', id);
          },
          [keptSession({ token, user }), device] as const,
        );
        return { ...who, id: user.id, token };
      },
      async otherBrowser(options) {
        const context = await browser.newContext({ baseURL, ...options });
        opened.push(context);
        await watch(context);
        return context.newPage();
      },
    });
    for (const context of opened) await context.close();
  },
});

const newDevice = () => `journey-${randomUUID()}`;
