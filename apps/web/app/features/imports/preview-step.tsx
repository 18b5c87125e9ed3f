import { type RowState, rowStates } from '@sevenfold/contract/imports/import.constants';
import type { Import, ImportRow } from '@sevenfold/contract/imports/imports.schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { counted } from '~/lib/admin/counted.ts';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api, apiFile } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { saveFile } from '~/lib/save-file.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { type DataColumn, DataTable } from '~/ui/data-table.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './imports.module.css';
import type { useAction } from './use-imports.ts';

const tones = { new: 'green', changed: 'violet', same: 'neutral', wrong: 'red' } as const;

const columns: readonly DataColumn<ImportRow>[] = [
  { key: 'row', label: 'Row', cell: ({ row }) => row, align: 'end', width: '5rem' },
  { key: 'key', label: 'Key', cell: ({ key }) => key || 'none', role: 'main' },
  {
    key: 'summary',
    label: 'Begins with',
    cell: ({ summary }) => <span className={styles.summary}>{summary}</span>,
    role: 'quiet',
  },
  { key: 'state', label: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge> },
  {
    key: 'issues',
    label: 'What is wrong',
    cell: ({ issues }) => (
      <ul className={styles.issues}>
        {issues.map(({ column, message }) => (
          <li key={`${column} ${message}`}>
            <strong>{column}</strong> {message}
          </li>
        ))}
      </ul>
    ),
  },
];

/** A file that only updates a few fields has neither text nor name. */
const withoutSummary = columns.filter(({ key }) => key !== 'summary');

type PreviewStepProps = { standing: Import; action: ReturnType<typeof useAction>; onRemap: () => void };

export function PreviewStep({ standing, action, onRemap }: PreviewStepProps) {
  const { id, kind, counts } = standing;
  const [state, setState] = useState<RowState | undefined>(counts.wrong > 0 ? 'wrong' : undefined);
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 25 });
  const query = useQuery({
    queryKey: ['admin', 'import-rows', id, standing.mapping, { state, page, pageSize }],
    queryFn: () =>
      api('GET /api/admin/imports/:id/rows', {
        params: { id },
        query: { page: String(page), pageSize: String(pageSize), ...(state && { state }) },
      }),
    placeholderData: keepPreviousData,
  });
  const changes = counts.new + counts.changed;
  const show = (next: RowState | undefined) => {
    setState(next);
    setPage({ page: 1, pageSize });
  };
  const saveIssues = async () => {
    try {
      saveFile(await apiFile('GET /api/admin/imports/:id/issues', { params: { id } }), 'import-issues.csv');
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <div className={styles.stack}>
      <fieldset className={styles.counts}>
        <legend className="visually-hidden">Which rows to show</legend>
        {rowStates.map((one) => (
          <button
            key={one}
            type="button"
            data-state={counts[one] > 0 ? one : undefined}
            aria-pressed={state === one}
            onClick={() => show(state === one ? undefined : one)}
          >
            <strong>{counts[one].toLocaleString('en')}</strong> {one}
          </button>
        ))}
      </fieldset>
      {counts.wrong > 0 ? (
        <p className={styles.problem}>
          {counted(counts.wrong, 'row')} can't be imported, so none is. Mend them in the file and upload it
          again, or choose other columns.
        </p>
      ) : changes === 0 ? (
        <p>Every row is in the bank already, so there is nothing to import.</p>
      ) : (
        <p>
          {counted(counts.new, kind.slice(0, -1), kind)} will be added and{' '}
          {counted(counts.changed, kind.slice(0, -1), kind)} updated, all of them or none.
        </p>
      )}
      <div className={styles.line}>
        <Button
          busy={action.busy}
          disabled={counts.wrong > 0 || changes === 0}
          onClick={() => void action.act(() => api('POST /api/admin/imports/:id/start', { params: { id } }))}
        >
          {`Import ${counted(changes, 'row')}`}
        </Button>
        <Button variant="secondary" onClick={onRemap}>
          Choose other columns
        </Button>
        {counts.wrong > 0 && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            onClick={() => void saveIssues()}
          >
            Download the errors
          </Button>
        )}
      </div>
      <Loaded query={query} what="the rows">
        {({ rows, total }) => (
          <>
            <DataTable
              caption="Rows of the file"
              columns={rows.some(({ summary }) => summary !== '') ? columns : withoutSummary}
              rows={rows}
              rowKey={({ row }) => String(row)}
              busy={query.isPlaceholderData}
            />
            <TablePages
              total={total}
              page={page}
              pageSize={pageSize}
              onChange={(change) => setPage((now) => ({ ...now, ...change }))}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
