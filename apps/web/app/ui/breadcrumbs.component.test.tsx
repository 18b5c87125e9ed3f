import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('the way down is a named list of links, from the top', () => {
  const items = [
    { label: 'Question Bank', to: '/bank' },
    { label: 'Algebra', to: '/bank?topic=algebra' },
  ];
  render(<Breadcrumbs items={items} />, { wrapper: MemoryRouter });
  const list = within(screen.getByRole('navigation', { name: 'You are in' })).getByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Question Bank', '/bank'],
    ['Algebra', '/bank?topic=algebra'],
  ]);
});

test('a second way on a page has a name of its own', () => {
  render(<Breadcrumbs label="Where this was" items={[]} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('navigation', { name: 'Where this was' })).toBeInTheDocument();
});
