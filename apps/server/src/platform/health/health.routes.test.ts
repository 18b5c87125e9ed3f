import { expect, it, vi } from 'vitest';
import type { Register } from '../http/register-endpoint.ts';
import type { Services } from '../services.ts';
import { registerHealth } from './health.routes.ts';

it('looks once for all who ask at the same time, and anew for who comes later', async () => {
  const found: ((fine: boolean) => void)[] = [];
  const isWritable = vi.fn(() => new Promise<boolean>((resolve) => found.push(resolve)));
  const query = vi.fn(async () => ({}));
  const handlers = new Map<string, (call: object) => Promise<unknown>>();
  const register = ((endpoint: { name: string }, handler: (call: object) => Promise<unknown>) =>
    handlers.set(endpoint.name, handler)) as unknown as Register;
  const services = { database: { pool: { query } }, files: { isWritable }, queue: { isRunning: () => true } };
  registerHealth(register, services as unknown as Services, () => false);
  const code = vi.fn();
  const ask = () => handlers.get('getHealth')!({ reply: { code } });

  const many = Array.from({ length: 50 }, ask);
  found[0]!(true);
  for (const health of await Promise.all(many)) expect(health).toMatchObject({ status: 'ok', storage: 'ok' });
  expect([query.mock.calls.length, isWritable.mock.calls.length]).toEqual([1, 1]);

  const later = ask();
  found[1]!(false);
  expect(await later).toMatchObject({ status: 'down', storage: 'down' });
  expect(code).toHaveBeenCalledExactlyOnceWith(503);
});
