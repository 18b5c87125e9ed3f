import { ago } from '~/lib/admin/ago.rules.ts';
import type { Answer } from '~/lib/api-call.ts';
import { localMoment } from '~/lib/dates.ts';
import { Button } from '~/ui/button.tsx';
import type { DataColumn } from '~/ui/data-table.tsx';
import styles from './missed.module.css';

export type MissedSearch = Answer<'GET /api/admin/searches'>['rows'][number];

interface Actions {
  readonly onAdd: (search: MissedSearch) => void;
  readonly onDismiss: (search: MissedSearch) => void;
}

export const missedColumns = (
  now: number,
  missed: 'result' | 'click',
  { onAdd, onDismiss }: Actions,
): readonly DataColumn<MissedSearch>[] => [
  {
    key: 'query',
    label: 'Searched for',
    role: 'main',
    cell: ({ query }) => <span className={styles.query}>{query}</span>,
  },
  {
    key: 'missed',
    label: missed === 'result' ? 'Without a result' : 'Without a choice',
    sort: 'count',
    first: 'desc',
    cell: ({ searches, without_result, without_click }) => {
      const count = missed === 'result' ? without_result : without_click;
      return count === searches ? `${count} ×` : `${count} of ${searches}`;
    },
  },
  {
    key: 'latest',
    label: 'Latest',
    sort: 'latest',
    first: 'desc',
    cell: ({ last_at }) => (
      <time dateTime={last_at} title={localMoment(last_at)} className={styles.when}>
        {ago(last_at, now)}
      </time>
    ),
  },
  {
    key: 'actions',
    label: 'Actions',
    role: 'actions',
    cell: (search) => (
      <span className={styles.actions}>
        <Button variant="quiet" size="sm" onClick={() => onDismiss(search)}>
          Dismiss<span className="visually-hidden"> {search.query}</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onAdd(search)}>
          Add to a topic<span className="visually-hidden"> for {search.query}</span>
        </Button>
      </span>
    ),
  },
];
