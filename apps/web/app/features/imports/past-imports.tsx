import type { Import } from '@sevenfold/contract/imports/imports.schema';
import { Link } from 'react-router';
import { localMoment } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import { type DataColumn, DataTable } from '~/ui/data-table.tsx';
import { stateWords } from './import-words.ts';
import styles from './imports.module.css';

const tones = { done: 'green', failed: 'red', cancelled: 'neutral' } as const;

const columns: readonly DataColumn<Import>[] = [
  {
    key: 'file',
    label: 'File',
    cell: ({ id, file_name: name }) => <Link to={`?import=${id}`}>{name}</Link>,
    role: 'main',
  },
  {
    key: 'state',
    label: 'State',
    cell: ({ state }) => (
      <Badge tone={state in tones ? tones[state as keyof typeof tones] : 'amber'}>{stateWords[state]}</Badge>
    ),
  },
  {
    key: 'rows',
    label: 'New, changed, same, wrong',
    cell: ({ counts }) => {
      const all = [counts.new, counts.changed, counts.same, counts.wrong];
      return all.some((count) => count > 0) ? all.join(' · ') : 'not checked';
    },
  },
  { key: 'by', label: 'By', cell: (one) => one.started_by },
  { key: 'at', label: 'Begun', cell: (one) => localMoment(one.created_at), role: 'quiet' },
];

export function PastImports({ imports }: { imports: readonly Import[] }) {
  if (imports.length === 0) return null;
  return (
    <section className={styles.stack}>
      <h2>Last imports</h2>
      <DataTable caption="Last imports" columns={columns} rows={imports} rowKey={({ id }) => id} />
    </section>
  );
}
