import { describe, expect, it } from 'vitest';
import { accountPagesBefore, entriesBefore, returnAddress, stepsBack } from './after-sign-in.rules.ts';

describe('where a success on the login and sign-up pages leads', () => {
  it.each([
    ['login', 'from outside', 0, 0, undefined],
    ['login', 'from a page', 1, 0, 1],
    ['login', 'from a page further in', 4, 0, 1],
    ['login', 'from outside by way of sign-up', 1, 1, undefined],
    ['login', 'from a page by way of sign-up', 2, 1, 2],
    ['login', 'from a page by way of login and sign-up', 3, 2, 3],
    ['sign-up', 'from outside', 0, 0, undefined],
    ['sign-up', 'from the first page', 1, 0, 1],
    ['sign-up', 'from a page further in', 3, 0, 2],
    ['sign-up', 'from outside by way of login', 1, 1, undefined],
    ['sign-up', 'from a page by way of login', 2, 1, 2],
    ['sign-up', 'from a page by way of login and forgot', 3, 2, 3],
    ['sign-up', 'from outside by way of login and forgot', 2, 2, undefined],
  ] as const)('%s, %s', (page, _, entries, accountPages, expected) => {
    expect(stepsBack(page, { entriesBefore: entries, accountPagesBefore: accountPages })).toBe(expected);
  });
});

describe('what history knows', () => {
  it.each([
    [{ idx: 2 }, 2],
    [{ idx: 0 }, 0],
    [{ idx: '2' }, 0],
    [{}, 0],
    [null, 0],
    [undefined, 0],
  ])('entries before, from %j: %i', (state, expected) => {
    expect(entriesBefore(state)).toBe(expected);
  });

  it.each([
    [{ accountPages: 2 }, 2],
    [{ accountPages: -1 }, 0],
    [{ currentUrl: '/' }, 0],
    ['text', 0],
    [null, 0],
  ])('account pages before, from %j: %i', (state, expected) => {
    expect(accountPagesBefore(state)).toBe(expected);
  });
});

describe('where a new account returns to', () => {
  it.each([
    ['/', '', '/'],
    ['/ibdp-question-bank', '?subject=math-aa-sl', '/ibdp-question-bank?subject=math-aa-sl'],
    ['/account-details/', '', '/account-details/'],
    ['/login', '', undefined],
    ['/sign-up/', '', undefined],
    ['/reset-password', '?token=x', undefined],
  ])('%s%s: %s', (pathname, search, expected) => {
    expect(returnAddress({ pathname, search })).toBe(expected);
  });
});
