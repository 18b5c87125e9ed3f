import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableTools } from './table-tools.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const box = () => screen.getByRole('searchbox', { name: 'Search names' });

test('the search asks once when typing has paused, and at once on Enter', () => {
  const onChange = vi.fn();
  render(<TableTools search={{ label: 'Search names', value: '', onChange }} />);
  fireEvent.change(box(), { target: { value: 'as' } });
  vi.advanceTimersByTime(200);
  fireEvent.change(box(), { target: { value: 'asha' } });
  vi.advanceTimersByTime(200);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onChange.mock.calls).toEqual([['asha']]);
  fireEvent.change(box(), { target: { value: 'asha r' } });
  fireEvent.submit(box());
  expect(onChange).toHaveBeenLastCalledWith('asha r');
});

test('another address puts its own words into the box', () => {
  const onChange = vi.fn();
  const { rerender } = render(<TableTools search={{ label: 'Search names', value: 'a', onChange }} />);
  fireEvent.change(box(), { target: { value: 'half a wo' } });
  rerender(<TableTools search={{ label: 'Search names', value: 'back', onChange }} />);
  expect(box()).toHaveValue('back');
  vi.advanceTimersByTime(1000);
  expect(onChange).not.toHaveBeenCalled();
});

test('a filter says what no choice means, and what was chosen', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const onChange = vi.fn();
  const options = [{ value: 'open', label: 'Open only' }];
  render(
    <TableTools
      filters={[
        { label: 'State', value: '', options, onChange },
        { label: 'Kind', value: 'open', empty: 'Every kind', options, onChange },
      ]}
    >
      <button type="button">Export</button>
    </TableTools>,
  );
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('State: all');
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Open only');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Open only');
  expect(onChange).toHaveBeenLastCalledWith('open');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Every kind');
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
