import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Answers each call in turn with such a header, and tells what was sent. */
function answering(...issued: (string | undefined)[]): (string | null)[] {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('x-device-id'));
    const id = issued.shift();
    return Response.json([], { headers: id ? { 'X-Device-Id': id } : {} });
  });
  return sent;
}

test('the id that the server hands out is kept in place of the random one', async () => {
  const sent = answering(undefined, 'an-id-of-the-server', undefined);
  for (let call = 0; call < 3; call += 1) await api('GET /api/user/devices');
  expect(sent[0]).toMatch(/^[\da-f-]{36}$/);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).toBe('an-id-of-the-server');
});

test('a browser without storage sends no id, and no answer of the server troubles it', async () => {
  const sent = answering('an-id-of-the-server', undefined);
  vi.stubGlobal('localStorage', undefined);
  await api('GET /api/user/devices');
  await api('GET /api/user/devices');
  vi.unstubAllGlobals();
  expect(sent.map((id) => id || null)).toEqual([null, null]);
});
