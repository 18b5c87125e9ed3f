import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { SelectField } from '~/ui/select-field.tsx';
import {
  pageOfTests,
  pageSize,
  readTestsAddress,
  sortTests,
  type TestsAddress,
  testsAddress,
} from './my-tests.rules.ts';
import styles from './tests-list.module.css';
import { columns, TestsTable } from './tests-table.tsx';
import { type RunningClock, useRunningTests } from './use-tests.ts';

type TestsListProps = RunningClock & { address: TestsAddress };

export function TestsList({ tests, readAt, address, onTimeUp }: TestsListProps) {
  const { elapsed } = useRunningTests({ tests, readAt, onTimeUp });
  const { page, pages, tests: shown } = pageOfTests(sortTests(tests, address), address.page);
  return (
    <>
      <SortChoice address={address} />
      <TestsTable tests={shown} address={address} elapsed={elapsed} />
      <nav className={styles.foot} aria-label="Pages">
        <p role="status">
          {(page - 1) * pageSize + 1} to {Math.min(page * pageSize, tests.length)} of {tests.length}
        </p>
        {pages > 1 && (
          <div className={styles.steps}>
            <PageStep address={address} to={page - 1} last={pages} label="Previous page" rel="prev">
              <ChevronLeft aria-hidden="true" />
            </PageStep>
            <span>
              Page {page} of {pages}
            </span>
            <PageStep address={address} to={page + 1} last={pages} label="Next page" rel="next">
              <ChevronRight aria-hidden="true" />
            </PageStep>
          </div>
        )}
      </nav>
    </>
  );
}

type PageStepProps = {
  address: TestsAddress;
  to: number;
  last: number;
  label: string;
  rel: string;
  children: ReactNode;
};

function PageStep({ address, to, last, label, rel, children }: PageStepProps) {
  if (to < 1 || to > last) return <span className={styles.noStep}>{children}</span>;
  return (
    <Link
      to={testsAddress({ ...address, page: to })}
      className={styles.step}
      rel={rel}
      aria-label={label}
      preventScrollReset
    >
      {children}
    </Link>
  );
}

/** Cards have no column heads to press, so phones get a list. */
function SortChoice({ address }: { address: TestsAddress }) {
  const navigate = useNavigate();
  const optionOf = (sort: TestsAddress['sort'], order: TestsAddress['order'], label: string) => ({
    value: testsAddress({ sort, order, page: 1 }),
    label,
  });
  return (
    <div className={styles.sortChoice}>
      <SelectField
        label="Sort by"
        name="sort"
        value={testsAddress({ ...address, page: 1 })}
        options={columns.flatMap(({ key, label, ways: [up, down] }) => [
          optionOf(key, 'desc', `${label}: ${down}`),
          optionOf(key, 'asc', `${label}: ${up}`),
        ])}
        onChange={(to) =>
          void navigate(testsAddress(readTestsAddress(new URLSearchParams(to))), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </div>
  );
}
