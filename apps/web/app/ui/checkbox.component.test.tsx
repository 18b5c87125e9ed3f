import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';

test('its words press it too, and so does the space bar', async () => {
  const onChange = vi.fn();
  render(
    <Checkbox label="Easy" description="For a start" name="difficulty" value="Easy" onChange={onChange} />,
  );
  const box = screen.getByRole('checkbox', { name: /^Easy/ });
  await userEvent.click(screen.getByText('For a start'));
  expect(box).toBeChecked();
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('what its owner says counts, and disabled it stays', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<Checkbox label="Easy" checked={false} onChange={onChange} />);
  const box = screen.getByRole('checkbox', { name: 'Easy' });
  await userEvent.click(box);
  expect(onChange).toHaveBeenCalledWith(true);
  expect(box).not.toBeChecked();
  rerender(<Checkbox label="Easy" checked disabled onChange={onChange} />);
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(onChange).toHaveBeenCalledTimes(1);
});
