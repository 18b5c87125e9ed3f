import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type DataColumn, DataTable, type Sorting } from '~/ui/data-table.tsx';
import { EmptyState } from '~/ui/page.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { Loaded } from './loaded.tsx';

interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

type PagedTableProps<Row> = {
  query: UseQueryResult<PageOfRows<Row>>;
  /** In the middle of a sentence: 'the users'. */
  what: string;
  caption: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  sorting: Sorting;
  /** Into the address: another page, another order. */
  onChange: ComponentProps<typeof TablePages>['onChange'] & ((sorting: Sorting) => void);
  /** Instead of a table without rows. */
  empty: ComponentProps<typeof EmptyState>;
};

/** What the server has sorted and cut into pages, once it is there. */
export function PagedTable<Row>({ query, what, empty, onChange, ...table }: PagedTableProps<Row>) {
  return (
    <Loaded query={query} what={what}>
      {({ rows, total, page, pageSize }) =>
        rows.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <>
            <DataTable {...table} rows={rows} onSort={onChange} busy={query.isPlaceholderData} />
            <TablePages total={total} page={page} pageSize={pageSize} onChange={onChange} />
          </>
        )
      }
    </Loaded>
  );
}
