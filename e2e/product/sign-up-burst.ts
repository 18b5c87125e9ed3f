import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import type { Product } from './start-product.ts';
import { until } from './until.ts';

const password = 'Quiet-Library-7';

export async function signUp(origin: string, email: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Device-Id': randomUUID() },
    body: JSON.stringify({ email, full_name: 'Burst', username: '', password, confirmPassword: password }),
  }).catch(() => undefined);
  return answer?.status === 201;
}

export const logIn = (origin: string, email: string, device = randomUUID()) =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Device-Id': device },
    body: JSON.stringify({ username: email, password }),
  });

/** Eight people at a time sign up without a pause until the server is gone. */
export async function burst(product: Product, killAfter: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let gone = false;
  const person = async () => {
    while (!gone) {
      const email = `burst.${randomUUID()}@mail.com`;
      if (await signUp(product.origin, email)) acknowledged.push(email);
      if (acknowledged.length >= killAfter && !gone) {
        gone = true;
        product.process.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, person));
  return acknowledged;
}

/** Jobs of a server that died are given to the next one after a minute, which is too long to wait for. */
export async function letMinutePass(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query("update jobs.job set started_on = now() - interval '1 minute' where state = 'active'");
  await database.end();
}

export async function expectAllThere(product: Product, emails: string[]): Promise<void> {
  for (const email of emails) {
    const answer = await logIn(product.origin, email);
    expect(answer.status, `${email} was told that it has an account`).toBe(200);
  }
  // Its job survived as well: one verification e-mail each, however often the server died.
  await until(async () => {
    const names = await readdir(join(product.dataDir, 'outbox')).catch(() => []);
    return names.filter((name) => name.endsWith('.eml')).length >= emails.length;
  }, 90);
}
