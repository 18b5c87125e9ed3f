import { ago } from '~/lib/admin/ago.rules.ts';
import type { Answer } from '~/lib/api-call.ts';
import { localMoment } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import type { DataColumn } from '~/ui/data-table.tsx';
import styles from './jobs.module.css';

export type TroubledJob = Answer<'GET /api/admin/jobs'>['jobs'][number];

interface Actions {
  readonly onRetry: (job: TroubledJob) => void;
  readonly onDismiss: (job: TroubledJob) => void;
}

export const jobColumns = (
  now: number,
  busy: boolean,
  { onRetry, onDismiss }: Actions,
): readonly DataColumn<TroubledJob>[] => [
  { key: 'name', label: 'Job', role: 'main', cell: ({ name }) => <code>{name}</code> },
  {
    key: 'state',
    label: 'State',
    cell: ({ next_at, tries }) => (
      <>
        {next_at === null ? <Badge tone="red">Given up</Badge> : <Badge tone="amber">Tried again</Badge>}
        <span className={styles.second}>
          {tries} tries{next_at !== null && `, next ${localMoment(next_at)}`}
        </span>
      </>
    ),
  },
  { key: 'problem', label: 'What went wrong', cell: ({ problem }) => problem ?? '–' },
  {
    key: 'created',
    label: 'Since',
    cell: ({ created_at }) => (
      <time dateTime={created_at} title={localMoment(created_at)}>
        {ago(created_at, now)}
      </time>
    ),
  },
  {
    key: 'actions',
    label: 'Actions',
    role: 'actions',
    cell: (job) => (
      <span className={styles.actions}>
        <Button variant="secondary" size="sm" disabled={busy} onClick={() => onRetry(job)}>
          Try now<span className="visually-hidden"> {job.name}</span>
        </Button>
        <Button variant="quiet" size="sm" disabled={busy} onClick={() => onDismiss(job)}>
          Give up<span className="visually-hidden"> {job.name}</span>
        </Button>
      </span>
    ),
  },
];
