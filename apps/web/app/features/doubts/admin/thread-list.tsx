import { displayName } from '@sevenfold/contract/accounts/user';
import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { ago, timeSince } from '~/lib/admin/ago.rules.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import type { Answer } from '~/lib/api-call.ts';
import { Badge } from '~/ui/badge.tsx';
import styles from './thread-list.module.css';

export type Thread = Answer<'GET /api/admin/doubts'>['rows'][number];

const day = 24 * 3600 * 1000;

type ThreadListProps = {
  threads: readonly Thread[];
  openId: number | undefined;
  addressOf: (id: number) => string;
  busy: boolean;
};

/** One line of facts and one of text each; those who wait come with how long. */
export function ThreadList({ threads, openId, addressOf, busy }: ThreadListProps) {
  const now = useNow();
  return (
    <ul className={`plain-list ${styles.list}`} aria-label="Threads" data-busy={busy || undefined}>
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link
            to={addressOf(thread.id)}
            className={styles.thread}
            aria-current={thread.id === openId ? 'true' : undefined}
            data-thread={thread.id}
            preventScrollReset
          >
            <span className={styles.row}>
              <strong>{displayName(thread.student)}</strong>
              <ThreadState thread={thread} now={now} />
            </span>
            <span className={styles.text}>
              {!thread.last.by_student && (
                <span className={styles.by}>{displayName(thread.last.author)}: </span>
              )}
              {excerpt(plainText(thread.last.queries), 120)}
            </span>
            <span className={styles.about}>
              {thread.Question.subject.subject_name} · {thread.Question.topic.topic_name}
              {thread.messages > 1 && ` · ${thread.messages} messages`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Students are promised a reply within a day. */
function ThreadState({ thread, now }: { thread: Thread; now: number }) {
  if (thread.waiting_since === null) {
    return (
      <span className={styles.answered}>
        <Check aria-hidden="true" />
        Answered {ago(thread.last.created_at, now)}
      </span>
    );
  }
  const late = now - Date.parse(thread.waiting_since) > day;
  return (
    <Badge tone={late ? 'red' : 'amber'} icon={<Clock aria-hidden="true" />}>
      Waiting {timeSince(thread.waiting_since, now)}
    </Badge>
  );
}
