import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ChoiceCards } from './choice-cards.tsx';
import { FormAlert, PasswordField, TextArea, TextField } from './field.tsx';

test('a field is described by its errors, its hints and whatever else the page says', () => {
  const { rerender } = render(
    <>
      <TextField
        label="Email"
        name="email"
        hint="We write seldom"
        errors={['Too short', 'No @']}
        aria-describedby="more"
        optional
      />
      <p id="more">And rarely long.</p>
    </>,
  );
  const field = screen.getByLabelText('Email');
  expect(field).toHaveAccessibleDescription('Too short No @ We write seldom And rarely long.');
  expect(field).toBeInvalid();
  expect(screen.getByText('optional')).toBeInTheDocument();
  rerender(<TextField label="Email" name="email" />);
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
  expect(screen.getByLabelText('Email')).toBeValid();
});

test('fields tell the words alone, and work without anybody who listens', async () => {
  const heard = vi.fn();
  const user = userEvent.setup();
  render(
    <>
      <TextField label="Name" name="name" value="" onChange={heard} />
      <TextArea label="Message" name="message" />
    </>,
  );
  await user.type(screen.getByLabelText('Name'), 'a');
  expect(heard.mock.calls).toEqual([['a']]);
  await user.type(screen.getByLabelText('Message'), 'ab');
  expect(screen.getByLabelText('Message')).toHaveValue('ab');
});

test('a password is shown and hidden by a key, and keeps what was typed', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" name="password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.type(field, 'secret');
  await user.tab();
  const show = screen.getByRole('button', { name: 'Show password' });
  await waitFor(() => expect(show).toHaveFocus());
  expect(show).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard(' ');
  expect(field).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard(' ');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('secret');
});

test('an alert names one problem as a sentence and several as a list', () => {
  const { rerender } = render(<FormAlert errors={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<FormAlert errors={['One']} />);
  expect(screen.getByRole('alert')).toHaveTextContent('One');
  expect(screen.queryByRole('listitem')).toBeNull();
  rerender(<FormAlert errors={['One', 'Two']} />);
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2);
});

test('of the cards one is chosen, by pointer and by arrow keys', async () => {
  const user = userEvent.setup();
  function Years() {
    const [year, setYear] = useState<string | null>(null);
    return (
      <ChoiceCards
        legend="Which year?"
        name="year"
        options={[
          { value: '1', label: 'First', description: 'The beginning' },
          { value: '2', label: 'Second' },
        ]}
        value={year}
        onChange={setYear}
      />
    );
  }
  render(<Years />);
  const group = within(screen.getByRole('group', { name: 'Which year?' }));
  const [first, second] = [
    group.getByRole('radio', { name: 'First' }),
    group.getByRole('radio', { name: 'Second' }),
  ];
  expect(first).toHaveAccessibleDescription('The beginning');
  expect(second).not.toHaveAccessibleDescription();
  expect(first).not.toBeChecked();
  await user.click(screen.getByText('First'));
  expect(first).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(second).toBeChecked();
  expect(first).not.toBeChecked();
});
