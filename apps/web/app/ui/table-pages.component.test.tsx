import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TablePages } from './table-pages.tsx';

test.each([
  [1, 10, 0, 'Nothing to show', false, false],
  [1, 10, 1, '1–1 of 1', false, false],
  [1, 10, 11, '1–10 of 11', false, true],
  [2, 10, 11, '11–11 of 11', true, false],
  [2, 25, 1234, '26–50 of 1,234', true, true],
])('page %i of %i rows each, %i in all: %s', (page, pageSize, total, words, back, on) => {
  render(<TablePages page={page} pageSize={pageSize} total={total} onChange={() => undefined} />);
  const bar = within(screen.getByRole('navigation', { name: 'Pages of the table' }));
  expect(bar.getByText(words)).toHaveAttribute('aria-live', 'polite');
  expect(bar.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(!back);
  expect(bar.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(!on);
});

test('it goes on and back, and another size begins at the first page', async () => {
  const onChange = vi.fn();
  render(<TablePages page={2} pageSize={10} total={40} sizes={[10, 20]} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  const size = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(size).toHaveValue('10');
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['10', '20']);
  await userEvent.selectOptions(size, '20');
  expect(onChange.mock.calls).toEqual([[{ page: 3 }], [{ page: 1 }], [{ page: 1, pageSize: 20 }]]);
});
