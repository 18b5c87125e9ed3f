import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TablePages } from './table-pages.tsx';

test('says which rows are shown, and leads to the next ones as long as there are any', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const { rerender } = render(<TablePages page={1} pageSize={25} total={1060} onChange={onChange} />);
  expect(screen.getByText('1–25 of 1,060')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onChange).toHaveBeenLastCalledWith({ page: 2 });
  rerender(<TablePages page={43} pageSize={25} total={1060} onChange={onChange} />);
  expect(screen.getByText('1,051–1,060 of 1,060')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onChange).toHaveBeenLastCalledWith({ page: 42 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(onChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 50 });
});

test('an empty table has nowhere to go', () => {
  render(<TablePages page={1} pageSize={25} total={0} onChange={vi.fn()} />);
  expect(screen.getByText('Nothing to show')).toBeVisible();
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});
