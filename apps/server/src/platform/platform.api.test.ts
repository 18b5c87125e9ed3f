import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

describe('health', () => {
  it.each(['/api/health', '/api/health/'])('%s tells the state of each part', async (url) => {
    const answer = await test.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: 'ok',
      storage: 'ok',
      queue: 'ok',
    });
  });
});
