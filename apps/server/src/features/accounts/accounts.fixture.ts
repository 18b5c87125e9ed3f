import { setTimeout as sleep } from 'node:timers/promises';
import type { RoleId } from '@sevenfold/contract/accounts/roles';
import type { User } from '@sevenfold/contract/accounts/user';
import { eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { users } from './accounts.tables.ts';

export const password = 'Blue Whale 7';

interface Call {
  token?: string | undefined;
  /** A browser, by a name of the test's own: it keeps the id that it is given and sends it again. */
  device?: string;
  agent?: string;
  address?: string;
}

export interface Account {
  readonly user: User;
  readonly email: string;
  readonly token: string;
}

let accounts = 0;

/** What tests of accounts and of everything that needs a signed-in user do again and again. */
export function accountsOf(test: TestApp) {
  const keptIds = new Map<string, string>();
  async function call(
    method: InjectOptions['method'],
    url: string,
    payload?: unknown,
    options: Call = {},
  ): Promise<LightMyRequestResponse> {
    const { device } = options;
    const answer = await test.app.inject({
      method: method as 'GET',
      url,
      ...(payload !== undefined && { payload: payload as object }),
      ...(options.address && { remoteAddress: options.address }),
      headers: {
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(device && { 'x-device-id': keptIds.get(device) ?? device }),
        ...(options.agent && { 'user-agent': options.agent }),
      },
    });
    const issued = answer.headers['x-device-id'];
    if (device && issued) keptIds.set(device, String(issued));
    return answer;
  }
  const post = (url: string, payload?: unknown, options?: Call) => call('POST', url, payload, options);
  const get = (url: string, token?: string) => call('GET', url, undefined, { token });

  const form = (email: string) => ({
    email,
    username: '',
    full_name: 'Asha Rao',
    password,
    confirmPassword: password,
  });

  async function signUp(given: { email?: string; username?: string } & Call = {}): Promise<Account> {
    accounts += 1;
    const { email = `student${accounts}@school.example`, username = '', ...options } = given;
    const answer = await post('/api/auth/signup', { ...form(email), username }, options);
    expect(answer.statusCode, answer.body).toBe(201);
    return { user: answer.json().data.user, email, token: tokenOf(answer) };
  }

  return {
    call,
    post,
    get,
    put: (url: string, payload: unknown, token?: string) => call('PUT', url, payload, { token }),
    form,
    signUp,

    /** Signed up and given this role, as an owner would do it. */
    async signUpAs(roleId: RoleId): Promise<Account> {
      const account = await signUp();
      await test.database.db.update(users).set({ roleId }).where(eq(users.id, account.user.id));
      return account;
    },

    logIn: (username: string, options: Call & { password?: string } = {}) =>
      post('/api/auth/login', { username, password: options.password ?? password }, options),

    /** Waits for so many messages to an address and answers the last one. */
    async mail(address: string, subjectPart: string, count = 1): Promise<Mail> {
      const matching = () =>
        test.mails.filter((mail) => mail.to === address && mail.subject.includes(subjectPart));
      for (let tries = 0; matching().length < count && tries < 6000; tries += 1) await sleep(10);
      expect(test.mails.map((mail) => `${mail.to}: ${mail.subject}`)).toEqual(
        expect.arrayContaining([expect.stringContaining(subjectPart)]),
      );
      expect(matching()).toHaveLength(count);
      return matching().at(-1)!;
    },

    /** Waits until every job is done; only then is the absence of a message worth anything. */
    async settled(): Promise<void> {
      for (let tries = 0; tries < 6000; tries += 1) {
        const open = `select from jobs.job where state in ('created', 'retry', 'active')`;
        if ((await test.database.pool.query(open)).rowCount === 0) return;
        await sleep(10);
      }
      throw new Error('jobs are still open');
    },

    async rows(query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
      return (await test.database.pool.query(query, values)).rows;
    },
  };
}

export function tokenOf(answer: LightMyRequestResponse): string {
  const token = /^Bearer ([\w-]{43})$/.exec(String(answer.headers.authorization))?.[1];
  expect(token).toBeDefined();
  return token!;
}

/** The token of the link in a message; the same in both of its parts. */
export function linkToken(mail: Mail, path: string): string {
  const pattern = new RegExp(`http://localhost:3000${path}\\?token=([\\w-]{43})`);
  const token = pattern.exec(mail.text)?.[1];
  expect(token).toBeDefined();
  expect(pattern.exec(mail.html)?.[1]).toBe(token);
  return token!;
}
