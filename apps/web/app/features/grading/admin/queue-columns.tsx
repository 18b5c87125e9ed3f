import { displayName } from '@sevenfold/contract/accounts/user';
import { marksText } from '@sevenfold/contract/grading/marking.rules';
import { Clock, FileDown, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import type { Answer } from '~/lib/api-call.ts';
import { localMoment } from '~/lib/dates.ts';
import { timeLeft } from '~/lib/time-left.rules.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import type { DataColumn } from '~/ui/data-table.tsx';
import styles from './queue-columns.module.css';
import { SheetButton } from './sheet-button.tsx';

export type QueuedSheet = Answer<'GET /api/admin/grading'>['rows'][number];

type QueueActions = {
  now: number;
  /** Whether those are shown that went back to their students. */
  returned: boolean;
  busy: string | undefined;
  onClaim: (sheet: QueuedSheet) => void;
  onRelease: (sheet: QueuedSheet) => void;
};

const deskOf = ({ test_slug }: QueuedSheet) => `/admin/grade-tests/${test_slug}`;

export const queueColumns = ({
  now,
  returned,
  busy,
  onClaim,
  onRelease,
}: QueueActions): readonly DataColumn<QueuedSheet>[] => [
  {
    key: 'student',
    label: 'Student',
    role: 'main',
    sort: 'student',
    cell: (sheet) => (
      <>
        <Link to={deskOf(sheet)}>{displayName(sheet.student)}</Link>
        <span className={styles.email}>{sheet.student.email}</span>
      </>
    ),
  },
  {
    key: 'subject',
    label: 'Subject',
    cell: (sheet) => <Subject sheet={sheet} />,
  },
  { key: 'pages', label: 'Pages', align: 'end', sort: 'pages', cell: ({ pages }) => pages },
  {
    key: 'submitted',
    label: 'Handed in',
    sort: 'submitted',
    cell: ({ submitted_at }) => <time dateTime={submitted_at}>{localMoment(submitted_at)}</time>,
  },
  {
    key: 'due',
    label: returned ? 'Returned' : 'Due',
    sort: returned ? 'graded' : 'due',
    cell: (sheet) => <Due sheet={sheet} now={now} />,
  },
  {
    key: 'claimed',
    label: 'Who has it',
    cell: ({ claimed }) =>
      claimed ? (
        <span title={localMoment(claimed.at)}>
          {claimed.mine ? 'You' : claimed.by}, {ago(claimed.at, now)}
        </span>
      ) : (
        'Nobody'
      ),
  },
  {
    key: 'actions',
    label: 'Actions',
    role: 'actions',
    cell: (sheet) => {
      const name = displayName(sheet.student);
      const waits = busy === sheet.test_slug;
      return (
        <span className={styles.actions}>
          {sheet.claimed === null && (
            <Button size="sm" busy={waits} onClick={() => onClaim(sheet)}>
              Claim<span className="visually-hidden"> the sheet of {name}</span>
            </Button>
          )}
          {sheet.claimed?.mine && (
            <>
              <ButtonLink size="sm" to={deskOf(sheet)} icon={<PenLine aria-hidden="true" />}>
                Mark<span className="visually-hidden"> the sheet of {name}</span>
              </ButtonLink>
              <Button variant="secondary" size="sm" busy={waits} onClick={() => onRelease(sheet)}>
                Give back<span className="visually-hidden"> the sheet of {name}</span>
              </Button>
            </>
          )}
          <SheetButton slug={sheet.test_slug} of={name} icon={<FileDown aria-hidden="true" />} />
        </span>
      );
    },
  },
];

const mostTopics = 3;

/** A topic leads to all sheets of it. */
function Subject({ sheet: { subject, topics } }: { sheet: QueuedSheet }) {
  const more = topics.slice(mostTopics);
  return (
    <>
      {subject}
      <span className={styles.topics}>
        {topics.slice(0, mostTopics).map(({ slug, topic_name }) => (
          <Link key={slug} to={`/admin/grade-tests?${new URLSearchParams({ topic: slug })}`}>
            {topic_name}
          </Link>
        ))}
        {more.length > 0 && (
          <span title={more.map(({ topic_name }) => topic_name).join(', ')}>and {more.length} more</span>
        )}
      </span>
    </>
  );
}

function Due({ sheet, now }: { sheet: QueuedSheet; now: number }) {
  const { due_at, graded_at, marks_obtained } = sheet;
  if (graded_at !== null) {
    return (
      <Badge tone="green">
        Returned {ago(graded_at, now)}
        {marks_obtained !== null && `, ${marksText(marks_obtained)} marks`}
      </Badge>
    );
  }
  const { text, late } = timeLeft(due_at, new Date(now));
  return (
    <>
      <time dateTime={due_at}>{localMoment(due_at)}</time>{' '}
      <Badge tone={late ? 'red' : 'neutral'} icon={<Clock aria-hidden="true" />}>
        {text}
      </Badge>
    </>
  );
}
