import { describe, expect, it } from 'vitest';
import { changedAddress, readTableAddress, writeTableAddress } from './table-address.ts';

const defaults = { sort: 'at', order: 'desc', filters: ['kind', 'actor'] } as const;
const read = (query: string) => readTableAddress(new URLSearchParams(query), defaults);
const write = (query: string) => writeTableAddress(read(query), defaults).toString();

describe('the address of a table', () => {
  it('shows the first page in the usual order without saying so', () => {
    expect(read('')).toEqual({ q: '', page: 1, pageSize: 25, sort: 'at', order: 'desc', filters: {} });
    expect(write('page=1&sort=at&order=desc&pageSize=25&q=&kind=')).toBe('');
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'pageSize=500', 'order=up', 'other=1'])(
    '%s makes no sense and is left out',
    (query) => {
      expect(write(query)).toBe('');
    },
  );

  it('keeps what was chosen', () => {
    expect(write('q=asha&kind=question&sort=name&order=asc&page=3&pageSize=50')).toBe(
      'q=asha&kind=question&sort=name&order=asc&page=3&pageSize=50',
    );
  });

  it('begins at the first page when something else changes', () => {
    const third = read('page=3&kind=user');
    expect(changedAddress(third, { q: 'a' })).toMatchObject({ page: 1, q: 'a', filters: { kind: 'user' } });
    expect(changedAddress(third, { page: 4 })).toMatchObject({ page: 4 });
  });
});
