import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChosenChips } from './chosen-chips.tsx';

test('each choice says what pressing it takes back', async () => {
  const onRemove = vi.fn();
  const chosen = [
    { value: 'a', label: 'Algebra' },
    { value: 'v', label: 'Vectors' },
  ];
  render(<ChosenChips label="Chosen topics" chosen={chosen} onRemove={onRemove} />);
  const list = within(screen.getByRole('list', { name: 'Chosen topics' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Algebra', 'Vectors']);
  await userEvent.click(list.getByRole('button', { name: 'Remove Vectors' }));
  expect(onRemove.mock.calls).toEqual([['v']]);
});

test('nothing chosen shows nothing', () => {
  render(<ChosenChips label="Chosen topics" chosen={[]} onRemove={() => undefined} />);
  expect(screen.queryByRole('list')).toBeNull();
});
