import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'ar', label: 'Argentina', detail: '+54' },
  { value: 'in', label: 'India', detail: '+91' },
  { value: 'cl', label: 'China', detail: '+86' },
];

function Chooser({
  onChange,
  start = null,
}: {
  onChange?: (value: string | null) => void;
  start?: string | null;
}) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <Combobox
      label="Country"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      placeholder="Where you live"
      error={value === 'cl' ? 'Not there yet' : undefined}
    />
  );
}

const box = () => screen.getByRole('combobox', { name: /^Country/ });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('what was typed narrows the choices, those that begin with it first, and the keys choose one', async () => {
  const onChange = vi.fn();
  render(<Chooser onChange={onChange} />);
  expect(box()).toHaveAttribute('placeholder', 'Where you live');
  await userEvent.type(box(), 'in');
  await expect.poll(shown).toEqual(['India+91', 'Argentina+54', 'China+86']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChange.mock.calls).toEqual([['in']]);
  expect(box()).toHaveValue('India');
  await expect.poll(shown).toEqual([]);
});

test('a detail finds it as well, and what nothing matches says so', async () => {
  render(<Chooser />);
  await userEvent.type(box(), '+86');
  await expect.poll(shown).toEqual(['China+86']);
  await userEvent.type(box(), '7');
  await screen.findByText('No matches');
  expect(shown()).toEqual([]);
});

test('Escape leaves it as it was', async () => {
  const onChange = vi.fn();
  render(<Chooser onChange={onChange} start="in" />);
  expect(box()).toHaveValue('India');
  await userEvent.click(screen.getByRole('button', { name: 'Show choices for Country' }));
  await expect.poll(() => shown().length).toBe(3);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('India');
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

test('the mouse chooses too, an error is read with the field, and the cross empties it', async () => {
  const onChange = vi.fn();
  render(<Chooser onChange={onChange} start="in" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show choices for Country' }));
  await userEvent.click(within(await screen.findByRole('listbox')).getByText('China'));
  await expect.poll(() => onChange.mock.calls).toEqual([['cl']]);
  expect(box()).toHaveAccessibleDescription('Not there yet');
  expect(box()).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Country' }));
  await expect.poll(() => onChange.mock.calls.at(-1)).toEqual([null]);
  expect(box()).toHaveValue('');
});
