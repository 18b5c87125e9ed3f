import { describe, expect, it } from 'vitest';
import { filterQuery } from './user-filters.ts';

describe('what an address asks of the users', () => {
  it.each([
    [{ q: '', filters: {} }, {}],
    [
      { q: 'asha', filters: { role: 'staff', plan: 'platinum_yearly' } },
      { q: 'asha', role: 'staff', plan: 'platinum_yearly' },
    ],
    [
      { q: '', filters: { verified: 'no', state: 'locked' } },
      { verified: 'no', state: 'locked' },
    ],
    [{ q: '', filters: { role: 'king', state: '', plan: 'gold' } }, {}],
  ])('%j', (address, query) => {
    expect(filterQuery(address)).toEqual(query);
  });
});
