import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type DataColumn, DataTable, type Sorting } from './data-table.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
}

const columns: readonly DataColumn<Row>[] = [
  { key: 'id', label: 'Number', sort: 'id', first: 'desc', cell: ({ id }) => id },
  { key: 'name', label: 'Name', sort: 'name', role: 'main', cell: ({ name }) => name },
  {
    key: 'actions',
    label: 'Actions',
    role: 'actions',
    cell: ({ name }) => <button type="button">Open {name}</button>,
  },
];
const firstPage: readonly Row[] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bela' },
];
const rowKey = ({ id }: Row) => String(id);

test('a press on a head asks for its order, and the second for the other way round', async () => {
  const user = userEvent.setup();
  const asked = vi.fn();
  function Sorted() {
    const [sorting, setSorting] = useState<Sorting>({ sort: 'other', order: 'asc' });
    const onSort = (next: Sorting) => {
      asked(next);
      setSorting(next);
    };
    return (
      <DataTable
        caption="People"
        columns={columns}
        rows={firstPage}
        rowKey={rowKey}
        sorting={sorting}
        onSort={onSort}
      />
    );
  }
  render(<Sorted />);
  const table = within(screen.getByRole('table', { name: 'People' }));
  expect(table.getByRole('columnheader', { name: 'Number' })).not.toHaveAttribute('aria-sort');
  await user.click(table.getByRole('button', { name: 'Number' }));
  expect(table.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(table.getByRole('button', { name: 'Number' }));
  expect(table.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(table.getByRole('button', { name: 'Name' }));
  expect(table.getByRole('columnheader', { name: 'Number' })).not.toHaveAttribute('aria-sort');
  expect(asked.mock.calls.map(([sorting]) => sorting)).toEqual([
    { sort: 'id', order: 'desc' },
    { sort: 'id', order: 'asc' },
    { sort: 'name', order: 'asc' },
  ]);
  expect(table.queryByRole('button', { name: 'Actions' })).toBeNull();
});

test('a table that nobody sorts has plain heads, and says when it is read anew', () => {
  const { container } = render(
    <DataTable caption="People" columns={columns} rows={firstPage} rowKey={rowKey} busy />,
  );
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  // On a phone each cell says what it is, but for what heads its card.
  const [id, name] = screen.getAllByRole('cell');
  expect(id).toHaveAttribute('data-label', 'Number');
  expect(name).not.toHaveAttribute('data-label');
});

test('rows are chosen one by one and all at once, and stay chosen over pages', async () => {
  const user = userEvent.setup();
  let selected: ReadonlySet<string> = new Set();
  function Choosing({ rows }: { rows: readonly Row[] }) {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
    selected = chosen;
    return (
      <DataTable
        caption="People"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        selection={{ selected: chosen, onSelect: setChosen }}
      />
    );
  }
  const { rerender } = render(<Choosing rows={firstPage} />);
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all on this page' });
  await user.click(screen.getByRole('checkbox', { name: 'Choose 2' }));
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  expect(all()).toBeChecked();
  expect(all()).not.toBePartiallyChecked();
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('data-selected');

  rerender(<Choosing rows={[{ id: 3, name: 'Cleo' }]} />);
  expect(all()).not.toBeChecked();
  await user.click(all());
  expect([...selected]).toEqual(['2', '1', '3']);
  rerender(<Choosing rows={firstPage} />);
  expect(all()).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Choose 1' }));
  expect([...selected]).toEqual(['2', '3']);
  rerender(<Choosing rows={[]} />);
  expect(all()).not.toBeChecked();
});
