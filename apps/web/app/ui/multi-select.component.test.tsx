import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MultiSelect } from './multi-select.tsx';

const options = [
  { value: 'seq', label: 'Sequences', detail: '11', group: 'Algebra' },
  { value: 'log', label: 'Logarithms', detail: '1', group: 'Algebra' },
  { value: 'lim', label: 'Limits', detail: '3', group: 'Calculus' },
];

type ChooserProps = { onChange?: (values: string[]) => void; start?: string[]; disabled?: boolean };

function Chooser({ onChange, start = [], disabled }: ChooserProps) {
  const [values, setValues] = useState<readonly string[]>(start);
  return (
    <>
      <MultiSelect
        label="Topics"
        options={options}
        values={values}
        onChange={(next) => {
          setValues(next);
          onChange?.(next);
        }}
        placeholder="All topics"
        hint="As many as you like"
        disabled={disabled}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: /^Topics/ });
const search = () => screen.queryByRole('searchbox', { name: 'Search topics' });
const shown = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

test('the button says what is chosen, and opens a panel with a search box', async () => {
  render(<Chooser />);
  expect(opener()).toHaveAccessibleName('Topics All topics');
  expect(opener()).toHaveAccessibleDescription('As many as you like');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => document.activeElement).toBe(search());
  expect(shown()).toEqual(['Sequences 11', 'Logarithms 1', 'Limits 3']);
  for (const name of ['Algebra', 'Calculus']) expect(screen.getByRole('group', { name })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 chosen');
});

test('several are chosen, stay in the options’ order, and come off by their chips', async () => {
  const onChange = vi.fn();
  render(<Chooser onChange={onChange} />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('checkbox', { name: /^Limits/ }));
  expect(opener()).toHaveAccessibleName('Topics Limits');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Sequences/ }));
  expect(onChange.mock.calls.at(-1)).toEqual([['seq', 'lim']]);
  expect(opener()).toHaveAccessibleName('Topics 2 chosen');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect.poll(search).toBeNull();
  await waitFor(() => expect(opener()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Remove Limits' }));
  expect(onChange.mock.calls.at(-1)).toEqual([['seq']]);
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('all that were found are chosen or cleared at once, and the others stay as they are', async () => {
  const onChange = vi.fn();
  render(<Chooser onChange={onChange} start={['lim']} />);
  await userEvent.click(opener());
  await userEvent.type(search() as HTMLElement, 's{Enter}');
  expect(shown()).toEqual(['Sequences 11', 'Logarithms 1', 'Limits 3']);
  await userEvent.type(search() as HTMLElement, 'eq');
  expect(shown()).toEqual(['Sequences 11']);
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
  expect(onChange.mock.calls.at(-1)).toEqual([['seq', 'lim']]);
  expect(screen.getByRole('button', { name: 'Select all' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange.mock.calls.at(-1)).toEqual([['lim']]);
  await userEvent.type(search() as HTMLElement, 'zzz');
  expect(screen.getByText('No matches')).toBeInTheDocument();
});

test('the arrow keys open it and move in it, the space bar chooses, Escape gives the focus back', async () => {
  render(<Chooser />);
  opener().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement).toBe(search());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Logarithms/ })).toHaveFocus());
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: /^Logarithms/ })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(search()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect.poll(search).toBeNull();
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('a press elsewhere closes it, and disabled it doesn’t open', async () => {
  const { unmount } = render(<Chooser />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await expect.poll(search).toBeNull();
  unmount();
  render(<Chooser disabled />);
  expect(opener()).toBeDisabled();
  await userEvent.click(opener());
  expect(search()).toBeNull();
});
