import { expect, it } from 'vitest';
import { randomIds } from '../ids.ts';
import { loggableUrl } from './logging.ts';

it.each([
  ['/pricing', '/pricing'],
  ['/search?query=sine', '/search?query=sine'],
  ['/verify-user?token=abc', '/verify-user?token=hidden'],
  ['/reset-password?token=abc&x=1', '/reset-password?token=hidden&x=1'],
  ['/x?token=a&token=b', '/x?token=hidden'],
  ['/api/auth/sso/callback?code=c&state=s', '/api/auth/sso/callback?code=hidden&state=hidden'],
  ['/return?session_id=cs_1', '/return?session_id=hidden'],
  ['/files/a/b?name=c&signature=abc', '/files/a/b?name=c&signature=hidden'],
  ['/x?%74oken=abc', '/x?token=hidden'],
  ['/x?a=b%0d%0a{"level":60}', '/x?a=b%0D%0A%7B%22level%22%3A60%7D'],
  ['/x?', '/x?'],
  [
    '/papers/a-name-of-forty-three-signs-without-capital',
    '/papers/a-name-of-forty-three-signs-without-capital',
  ],
  ['/api/questions/7', '/api/questions/7'],
])('%s is logged as %s', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged);
});

it.each([
  ['/shared-progress/SECRET', '/shared-progress/hidden'],
  ['/shared-progress/SECRET.data?_routes=x', '/shared-progress/hidden.data?_routes=x'],
  ['/api/shared-progress/SECRET', '/api/shared-progress/hidden'],
  ['/api/coach/unsubscribe/SECRET/one-click', '/api/coach/unsubscribe/hidden/one-click'],
  ['/shared-progress/SECRET).', '/shared-progress/hidden).'],
  ['/shared-progress/SECRETand', '/shared-progress/hidden'],
  ['/shared-progress%2FSECRET%20', '/shared-progress%hidden%20'],
  ['//unsubscribe/SECRET/?token=SECRET', '//unsubscribe/hidden/?token=hidden'],
])('a secret in a path stays out of the log: %s', (url, logged) => {
  for (let round = 0; round < 50; round += 1) {
    expect(loggableUrl(url.replaceAll('SECRET', randomIds.secret()))).toBe(logged);
  }
});
