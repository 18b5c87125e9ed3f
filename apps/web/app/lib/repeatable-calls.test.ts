import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendSafely } from './repeatable-calls.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function statusesSent(key: string, answers: number[]): Promise<{ status: number; sent: number }> {
  let sent = 0;
  const sending = sendSafely(key, async () => {
    const status = answers[Math.min(sent, answers.length - 1)];
    sent += 1;
    return new Response(null, { status: status ?? 200 });
  });
  await vi.runAllTimersAsync();
  return { status: (await sending).status, sent };
}

describe('a call whose server is gone', () => {
  it.each([
    ['GET /api/subjects', [502, 200], { status: 200, sent: 2 }],
    ['GET /api/subjects', [502], { status: 502, sent: 3 }],
    ['PUT /api/user', [504, 200], { status: 200, sent: 2 }],
    ['POST /api/test/:slug/actions', [502, 502, 200], { status: 200, sent: 3 }],
    // These would make a second one.
    ['POST /api/auth/signup', [502, 200], { status: 502, sent: 1 }],
    ['POST /api/test', [502, 200], { status: 502, sent: 1 }],
    // What the server itself says stands.
    ['GET /api/subjects', [500, 200], { status: 500, sent: 1 }],
    ['GET /api/subjects', [503, 200], { status: 503, sent: 1 }],
  ])('%s answered with %j', async (key, answers, expected) => {
    expect(await statusesSent(key, answers)).toEqual(expected);
  });

  it('is not sent again when it never left', async () => {
    const send = vi.fn().mockRejectedValue(new TypeError('offline'));
    await expect(sendSafely('GET /api/subjects', send)).rejects.toThrow('offline');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
