import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

const options = [
  { value: '', label: 'Please choose', disabled: true },
  { value: 'sl', label: 'Standard level' },
  { value: 'hl', label: 'Higher level' },
];

test('what is wrong with a choice stands below it and is read with it', () => {
  render(
    <SelectField
      label="Level"
      name="level"
      options={options}
      value="sl"
      onChange={vi.fn()}
      error="Not in this subject"
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Level' });
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription('Not in this subject');
});

test('a label, its choices in their order, and what was chosen', async () => {
  const onChange = vi.fn();
  render(
    <SelectField label="Level" name="level" options={options} value="sl" required onChange={onChange} />,
  );
  const select = screen.getByRole('combobox', { name: /^Level/ });
  expect(select).toBeRequired();
  expect(select).toHaveValue('sl');
  expect(select).toHaveAttribute('name', 'level');
  const shown = within(select).getAllByRole('option');
  expect(shown.map((option) => option.textContent)).toEqual([
    'Please choose',
    'Standard level',
    'Higher level',
  ]);
  expect(shown[0]).toBeDisabled();
  await userEvent.selectOptions(select, 'Higher level');
  expect(onChange.mock.calls).toEqual([['hl']]);
});
