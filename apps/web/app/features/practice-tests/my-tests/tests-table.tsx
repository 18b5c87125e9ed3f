import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import type { Test } from '@sevenfold/contract/practice-tests/test';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link } from 'react-router';
import { localMoment } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import table from '~/ui/table.module.css';
import {
  isGraded,
  marksLabel,
  percentageLabel,
  type SortKey,
  sortedBy,
  type TestsAddress,
  testsAddress,
  topicsLabel,
} from './my-tests.rules.ts';
import { TestState } from './test-state.tsx';
import styles from './tests-table.module.css';
import { useGradings } from './use-gradings.ts';

type Column = {
  key: SortKey;
  label: string;
  /** What the two orders mean: rising, falling. */
  ways: readonly [string, string];
};

export const columns: readonly Column[] = [
  { key: 'date', label: 'Date', ways: ['oldest first', 'newest first'] },
  { key: 'subject', label: 'Subject', ways: ['A to Z', 'Z to A'] },
  { key: 'topics', label: 'Topics', ways: ['A to Z', 'Z to A'] },
  { key: 'duration', label: 'Duration', ways: ['shortest first', 'longest first'] },
  { key: 'marks', label: 'Marks', ways: ['lowest first', 'highest first'] },
  { key: 'percentage', label: 'Percentage', ways: ['lowest first', 'highest first'] },
  { key: 'graded', label: 'isGraded', ways: ['No first', 'Yes first'] },
  { key: 'state', label: 'State', ways: ['running first', 'finished first'] },
];

type TestsTableProps = { tests: readonly Test[]; address: TestsAddress; elapsed: number };

export function TestsTable({ tests, address, elapsed }: TestsTableProps) {
  const gradings = useGradings();
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">Your tests</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} address={address} />
          ))}
        </tr>
      </thead>
      <tbody>
        {tests.map((test) => (
          <TestRow
            key={test.slug}
            test={test}
            gradings={gradings.isPending ? undefined : (gradings.data ?? new Map())}
            elapsed={elapsed}
          />
        ))}
      </tbody>
    </table>
  );
}

function ColumnHead({ column: { key, label }, address }: { column: Column; address: TestsAddress }) {
  const sorted = address.sort === key;
  const rising = address.order === 'asc';
  const Arrow = rising ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={sorted ? (rising ? 'ascending' : 'descending') : undefined}>
      <Link
        to={testsAddress(sortedBy(address, key))}
        className={table.sort}
        replace
        preventScrollReset
        aria-label={`Sort by ${label}`}
      >
        {label}
        {sorted ? <Arrow aria-hidden="true" /> : <ChevronsUpDown aria-hidden="true" />}
      </Link>
    </th>
  );
}

type TestRowProps = { test: Test; gradings: ReadonlyMap<string, Grading> | undefined; elapsed: number };

function TestRow({ test, gradings, elapsed }: TestRowProps) {
  const marks = marksLabel(test);
  const percentage = percentageLabel(test);
  return (
    <tr>
      <td className={styles.date}>
        <time dateTime={test.created_at}>{localMoment(test.created_at)}</time>
      </td>
      <td className={styles.subject}>{test.subject.subject_name}</td>
      <td className={styles.topics}>{topicsLabel(test)}</td>
      <td className={styles.duration}>{test.duration} min</td>
      <td className={styles.marks} data-label="Marks">
        {marks ?? <Nothing text="No marks yet" />}
      </td>
      <td className={styles.percentage} data-label="Percentage">
        {percentage === 'unmarked' ? <Badge>unmarked</Badge> : (percentage ?? <Nothing text="None yet" />)}
      </td>
      <td className={styles.graded} data-label="isGraded">
        {isGraded(test) ? 'Yes' : 'No'}
      </td>
      <td className={styles.state}>
        <TestState test={test} elapsed={elapsed} gradings={gradings} />
      </td>
    </tr>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
