import { questionPath } from '@sevenfold/contract/questions/question';
import { ExternalLink, MessageSquareReply, MessagesSquare } from 'lucide-react';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { longDate } from '~/lib/dates.ts';
import table from '~/ui/table.module.css';
import { Typeset } from '~/ui/typeset.tsx';
import { activityOf, type Doubt, threadOf } from './doubt-threads.rules.ts';
import styles from './doubts.module.css';

type DoubtsTableProps = { doubts: readonly Doubt[]; onOpen: (id: number) => void };

export function DoubtsTable({ doubts, onOpen }: DoubtsTableProps) {
  const username = useAuth((state) => state.user?.username);
  return (
    <table className={`${table.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            S. No.
          </th>
          <th scope="col">Date</th>
          <th scope="col">Activity</th>
          <th scope="col">Subject</th>
          <th scope="col">Topic</th>
          <th scope="col">Doubt</th>
          <th scope="col">Question</th>
        </tr>
      </thead>
      <tbody>
        {doubts.map((doubt, position) => (
          <DoubtRow
            key={doubt.id}
            doubt={doubt}
            number={position + 1}
            entries={threadOf(doubts, doubt.id).length}
            activity={activityOf(doubt, username)}
            onOpen={() => onOpen(doubt.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

type DoubtRowProps = {
  doubt: Doubt;
  number: number;
  /** How much was written in its thread. */
  entries: number;
  activity: ReturnType<typeof activityOf>;
  onOpen: () => void;
};

function DoubtRow({ doubt, number, entries, activity, onOpen }: DoubtRowProps) {
  const { Question: question } = doubt;
  return (
    <tr>
      <td className={styles.number}>{number}</td>
      <td className={styles.date}>
        <time dateTime={doubt.created_at}>{longDate(doubt.created_at)}</time>
      </td>
      <td className={styles.activity} data-mine={activity.mine}>
        {!activity.mine && <MessageSquareReply aria-hidden="true" />}
        {activity.text}
      </td>
      <td className={styles.subject}>{question.subject.subject_name}</td>
      <td className={styles.topic}>{question.topic.topic_name}</td>
      <td className={styles.doubt}>
        <Typeset value={{ html: doubt.queries_html }} className={styles.excerpt} />
        <button type="button" className={styles.open} onClick={onOpen}>
          <MessagesSquare aria-hidden="true" />
          {entries > 1 ? `Open thread (${entries})` : 'Open thread'}
        </button>
      </td>
      <td className={styles.question}>
        <a href={questionPath(question)} target="_blank" rel="noopener">
          <span>
            <span className="visually-hidden">Question </span>
            {question.id}
          </span>
          <ExternalLink aria-hidden="true" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </td>
    </tr>
  );
}
