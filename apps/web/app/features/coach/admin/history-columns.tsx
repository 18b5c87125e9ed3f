import type { StudentProgress } from '@sevenfold/contract/coach/coach';
import { localMoment } from '~/lib/dates.ts';
import type { DataColumn } from '~/ui/data-table.tsx';

type Event = StudentProgress['history'][number];

const sources: Readonly<Record<Event['source'], string>> = {
  reply: 'Typed',
  'own marking': 'Own marking',
  faculty: 'Faculty',
  completed: 'Ticked as done',
};

const rounded = (marks: number): number => Math.round(marks * 10) / 10;

export const historyColumns: readonly DataColumn<Event>[] = [
  { key: 'topic', label: 'Topic', role: 'main', cell: ({ topic }) => topic },
  { key: 'subject', label: 'Course', cell: ({ subject }) => subject },
  {
    key: 'at',
    label: 'When',
    cell: ({ at }) => <time dateTime={at}>{localMoment(at)}</time>,
  },
  {
    key: 'source',
    label: 'Marked by',
    cell: ({ source, in_test }) => (in_test ? `${sources[source]}, in a test` : sources[source]),
  },
  {
    key: 'marks',
    label: 'Marks',
    align: 'end',
    cell: ({ source, marks, of }) =>
      source === 'completed' ? 'Not known' : `${rounded(marks)} of ${rounded(of)}`,
  },
];
