import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

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
  signedUp(): Promise<Person & { token: string; id: string }>;
  /** Puts a session into the page's storage, as if this person had logged in earlier. */
  signedIn(page: Page, person?: Person): Promise<Person>;
  mailTo(address: string, subject?: RegExp): Promise<KeptMail>;
  linkIn(mail: KeptMail): string;
  api(method: string, path: string, options?: { token?: string; body?: unknown }): Promise<Response>;
}

export const test = base.extend<{ journey: Journey; troubleWatch: undefined; allowed: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs
  baseURL: async ({}, use) => use(process.env.PRODUCT_ORIGIN),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs
  allowed: async ({}, use) => use([]),

  /** Every page of the context is watched, popups and second tabs too. */
  troubleWatch: [
    async ({ context, allowed }, use) => {
      const trouble: string[] = [];
      context.on('page', (page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') {
            trouble.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
          }
        });
        page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`));
        page.on('requestfailed', (request) => {
          const reason = request.failure()?.errorText ?? '';
          // A request that the page itself gave up, because it moved on, is no failure.
          if (reason !== 'net::ERR_ABORTED') trouble.push(`request failed: ${request.url()} ${reason}`);
        });
        page.on('response', (response) => {
          if (response.status() >= 400) trouble.push(`answer ${response.status()}: ${response.url()}`);
        });
      });
      await use(undefined);
      const unexpected = trouble.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'console errors, failed requests and error answers').toEqual([]);
    },
    { auto: true },
  ],

  journey: async ({ baseURL, allowed }, use) => {
    const origin = baseURL ?? '';
    const api: Journey['api'] = (method, path, { token, body } = {}) =>
      fetch(`${origin}${path}`, {
        method,
        headers: {
          'X-Device-Id': `journey-${randomUUID()}`,
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
    const signedUp: Journey['signedUp'] = async () => {
      const person = newcomer();
      const answer = await api('POST', '/api/auth/signup', {
        body: {
          email: person.email,
          full_name: person.name,
          username: '',
          password: person.password,
          confirmPassword: person.password,
        },
      });
      expect(answer.status).toBe(201);
      const { data } = (await answer.json()) as { data: { user: { id: string } } };
      return { ...person, id: data.user.id, token: answer.headers.get('authorization')?.slice(7) ?? '' };
    };
    await use({
      api,
      newcomer,
      signedUp,
      expectTrouble: (pattern) => allowed.push(pattern),
      async signedIn(page, person) {
        const who = person ?? (await signedUp());
        const answer = await api('POST', '/api/auth/login', {
          body: { username: who.email, password: who.password },
        });
        const { data } = (await answer.json()) as { data: { user: unknown } };
        const token = answer.headers.get('authorization')?.slice(7);
        const stored = JSON.stringify({
          state: { token, user: data.user, fromQuestionPage: false },
          version: 1,
        });
        await page.goto('/api/health/live');
        await page.evaluate((value) => localStorage.setItem('auth-storage', value), stored);
        return who;
      },
      async mailTo(address, subject = /./) {
        let found: KeptMail | undefined;
        await expect
          .poll(
            async () => {
              const mails = (await (await api('GET', '/api/dev/outbox')).json()) as KeptMail[];
              found = mails.find((mail) => mail.to === address && subject.test(mail.subject));
              return found !== undefined;
            },
            { message: `a mail to ${address} about ${subject}`, timeout: 15_000 },
          )
          .toBe(true);
        return found as KeptMail;
      },
      linkIn(mail) {
        const link = /https?:\/\/\S+token=[\w-]+/.exec(mail.text)?.[0];
        expect(link, `a link in: ${mail.text}`).toBeTruthy();
        return link as string;
      },
    });
  },
});
