import { displayName } from '@sevenfold/contract/accounts/user';
import { questionPath } from '@sevenfold/contract/questions/question';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink, SquarePen } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { localMoment } from '~/lib/dates.ts';
import { Button } from '~/ui/button.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './thread-pane.module.css';

type ThreadPaneProps = {
  id: number;
  onBack: () => void;
  onSent: () => void;
  inputRef: Ref<HTMLTextAreaElement>;
};

/** One thread from its first message to the reply that is being written. */
export function ThreadPane({ id, onBack, onSent, inputRef }: ThreadPaneProps) {
  const now = useNow();
  const query = useQuery({
    queryKey: ['admin', 'doubts', 'thread', id],
    queryFn: () => api('GET /api/admin/doubts/:id', { params: { id } }),
  });
  return (
    <section className={styles.pane} aria-label="Thread">
      <div className={styles.back}>
        <Button variant="quiet" size="sm" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          All doubts
        </Button>
      </div>
      <Loaded query={query} what="the thread">
        {({ thread, entries }) => (
          <>
            <header className={styles.head}>
              <h2 className={styles.title}>{thread.Question.topic.topic_name}</h2>
              <p className={styles.facts}>
                <Link to={`/admin/users/${thread.student.id}`}>{displayName(thread.student)}</Link>
                <span>asked {ago(thread.asked_at, now)}</span>
                <span>{thread.Question.subject.subject_name}</span>
                <a href={questionPath(thread.Question)} target="_blank" rel="noopener">
                  Question {thread.Question.id}
                  <ExternalLink aria-hidden="true" />
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
                <Link to={`/admin/questions/edit?id=${thread.Question.id}`}>
                  Edit
                  <SquarePen aria-hidden="true" />
                </Link>
              </p>
            </header>
            <AskedQuestion key={thread.Question.id} id={thread.Question.id} />
            <ol className={`plain-list ${styles.entries}`} aria-label="Messages" aria-live="polite">
              {entries.map((entry) => (
                <li key={entry.id} className={styles.entry} data-student={entry.by_student}>
                  <p className={styles.who}>
                    <strong>{displayName(entry.author)}</strong>
                    <span className={styles.role}>{entry.by_student ? 'Student' : 'Academy'}</span>
                    <time dateTime={entry.created_at} title={localMoment(entry.created_at)}>
                      {ago(entry.created_at, now)}
                    </time>
                  </p>
                  <Typeset value={{ html: entry.queries_html }} />
                </li>
              ))}
            </ol>
            <ReplyForm
              key={thread.id}
              threadId={thread.id}
              student={displayName(thread.student)}
              inputRef={inputRef}
              onSent={onSent}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
