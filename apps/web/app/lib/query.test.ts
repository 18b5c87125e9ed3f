import { expect, it } from 'vitest';
import { ApiError, apiErrorOf } from './api-error.ts';
import { mayTryAgain, pauseBefore } from './query.ts';

const error = (status: number, retryAfterSeconds?: number) =>
  new ApiError(status, 'x', 'x', [], retryAfterSeconds);

it.each<[string, Error, number, number]>([
  ['a refusal', error(403), 0, 1000],
  ['too many attempts', error(429, 5), 0, 1000],
  ['no connection', error(0), 1, 1000],
  ['a fault', error(500), 1, 1000],
  ['something unexpected', new TypeError('x'), 1, 1000],
  ['a busy server', error(503, 7), 2, 7000],
  ['a server that is away for long', error(503, 300), 1, 1000],
  ['a proxy without a server', error(503), 1, 1000],
])('%s', (_what, failure, tries, pause) => {
  const told = [0, 1, 2, 3].map((failures) => mayTryAgain(failures, failure));
  expect(told.filter(Boolean)).toHaveLength(tries);
  expect(pauseBefore(0, failure)).toBe(pause);
});

it('the server says when to come back', async () => {
  const body = JSON.stringify({ code: 'unavailable', message: 'We are very busy right now.' });
  const answer = new Response(body, { status: 503, headers: { 'retry-after': '4' } });
  expect(await apiErrorOf(answer)).toMatchObject({
    status: 503,
    message: 'We are very busy right now.',
    retryAfterSeconds: 4,
  });
});
