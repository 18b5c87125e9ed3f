import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { useTableAddress } from './table-address.ts';

const defaults = { sort: 'at', order: 'desc', filters: ['kind', 'actor'] } as const;

test('changes go to the address one after the other, and none takes back another', () => {
  const { result } = renderHook(() => ({ ...useTableAddress(defaults), at: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/x?q=a&page=3&kind=user']}>{children}</MemoryRouter>
    ),
  });
  expect(result.current.address).toMatchObject({ q: 'a', page: 3, filters: { kind: 'user' } });
  act(() => result.current.change({ page: 4 }));
  expect(result.current.at).toBe('?q=a&kind=user&page=4');
  act(() => result.current.change({ sort: 'name', order: 'asc' }));
  expect(result.current.at).toBe('?q=a&kind=user&sort=name&order=asc');
  act(() => result.current.change({ q: '', filters: { kind: '', actor: 'x' } }));
  expect(result.current.at).toBe('?actor=x&sort=name&order=asc');
  act(() => result.current.change({ sort: 'at', order: 'desc', filters: {} }));
  expect(result.current.at).toBe('');
});
