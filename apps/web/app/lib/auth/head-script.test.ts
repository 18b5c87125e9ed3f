// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keptPins } from '../bank/kept-pins.ts';
import { audienceOf } from './audience.ts';
import { authScript } from './head-script.ts';

const run = () => {
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
  new Function(authScript)();
  return { ...document.documentElement.dataset };
};

describe('the head script', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['nobody', { token: null, user: null }],
    ['a student', { token: 't', user: { role_id: 3, verified: true } }],
    ['an unverified student', { token: 't', user: { role_id: 3, verified: false } }],
    ['staff', { token: 't', user: { role_id: 2, verified: true } }],
    ['an owner', { token: 't', user: { role_id: 1, verified: true } }],
    ['an owner who logged out', { token: null, user: { role_id: 1, verified: true } }],
    ['a token without a user', { token: 't', user: null }],
  ])('judges %s as the store does', (_, state) => {
    localStorage.setItem('auth-storage', JSON.stringify({ state, version: 1 }));
    expect(run()).toEqual({
      auth: audienceOf(state),
      verified: String(state.user?.verified ?? true),
      pins: String(state.token !== null),
    });
  });

  it.each([
    ['', true],
    ['u1:none', false],
    ['u1:some', true],
    ['u2:none', true],
  ])('reads what is kept of pins (%s) as the list does', (kept, expected) => {
    const state = { token: 't', user: { id: 'u1', role_id: 3, verified: true } };
    localStorage.setItem('auth-storage', JSON.stringify({ state, version: 1 }));
    localStorage.setItem('pins', kept);
    expect(run().pins).toBe(String(expected));
    expect(keptPins('u1') !== 'none').toBe(expected);
  });

  it.each(['not json', '[]', 'null', '{"state":7}', ''])(
    'takes a broken store (%s) for a visitor',
    (kept) => {
      localStorage.setItem('auth-storage', kept);
      expect(run().auth).toBe('visitor');
    },
  );
});
