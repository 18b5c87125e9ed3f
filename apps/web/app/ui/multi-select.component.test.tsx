import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MultiSelect } from './multi-select.tsx';

const options = [
  { value: 'algebra', label: 'Algebra', detail: '12' },
  { value: 'functions', label: 'Functions', detail: '7' },
  { value: 'calculus', label: 'Calculus', detail: '30' },
];

function Topics() {
  const [values, setValues] = useState<string[]>([]);
  return (
    <>
      <h1>Elsewhere</h1>
      <MultiSelect
        label="Topics"
        placeholder="Choose one or more topics"
        options={options}
        values={values}
        onChange={setValues}
      />
    </>
  );
}

const selector = () => screen.getByRole('button', { name: /^Topics/ });
const search = () => screen.queryByRole('searchbox', { name: 'Search topics' });
const option = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

test('is searched, filled and emptied by keyboard', async () => {
  const user = userEvent.setup();
  render(<Topics />);
  selector().focus();
  await user.keyboard('{Enter}');
  expect(search()).toHaveFocus();
  expect(selector()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('FUNC');
  expect(screen.queryByRole('checkbox', { name: /^Algebra/ })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
  await user.keyboard('{ArrowDown}');
  expect(option('Functions')).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Remove Functions' })).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(search()).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByText('No matches')).toBeInTheDocument();
  await user.clear(search() as HTMLElement);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 chosen');
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 chosen');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('list', { name: 'Chosen topics' })).toBeNull();
  await user.click(option('Calculus'));
  await user.keyboard('{Escape}');
  expect(search()).toBeNull();
  expect(selector()).toHaveFocus();
  expect(selector()).toHaveTextContent('Calculus');
});

test('closes by Done and by a press anywhere else, and keeps what was chosen', async () => {
  const user = userEvent.setup();
  render(<Topics />);
  await user.click(selector());
  await user.click(option('Algebra'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(search()).toBeNull();
  expect(selector()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await user.click(option('Functions'));
  await user.click(screen.getByRole('heading', { name: 'Elsewhere' }));
  expect(search()).toBeNull();
  expect(selector()).toHaveTextContent('2 chosen');
  await user.click(screen.getByRole('button', { name: 'Remove Algebra' }));
  expect(selector()).toHaveTextContent('Functions');
  expect(selector()).toHaveFocus();
});
