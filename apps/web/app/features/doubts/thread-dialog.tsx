import { displayName } from '@sevenfold/contract/accounts/user';
import { questionPath } from '@sevenfold/contract/questions/question';
import { useId, useState } from 'react';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { localMoment } from '~/lib/dates.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import { DoubtForm, type DoubtFormState } from './doubt-form.tsx';
import type { Doubt } from './doubt-threads.rules.ts';
import { replyTime } from './doubts.texts.ts';
import styles from './thread-dialog.module.css';

type ThreadDialogProps = {
  /** The oldest first; never empty. */
  thread: readonly Doubt[];
  open: boolean;
  onClose: () => void;
  onSent: (doubt: Doubt) => void;
};

export function ThreadDialog({ thread, open, onClose, onSent }: ThreadDialogProps) {
  const formId = useId();
  const [state, setState] = useState<DoubtFormState>('empty');
  const username = useAuth((auth) => auth.user?.username);
  const [first] = thread;
  if (!first) return null;
  const { Question: question } = first;
  // What the user wrote last still waits for somebody.
  const waiting = thread.at(-1)?.author.username === username;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={question.topic.topic_name}
      description={
        <>
          {question.subject.subject_name},{' '}
          <a href={questionPath(question)} target="_blank" rel="noopener">
            question {question.id}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </>
      }
      footer={
        <Button type="submit" form={formId} disabled={state === 'empty'} busy={state === 'busy'}>
          Send
        </Button>
      }
    >
      <ol className={`plain-list ${styles.entries}`} aria-label="Messages" aria-live="polite">
        {thread.map((entry) => {
          const mine = entry.author.username === username;
          return (
            <li key={entry.id} className={styles.entry} data-mine={mine}>
              <p className={styles.who}>
                <strong>{mine ? 'You' : displayName(entry.author)}</strong>
                <time dateTime={entry.created_at}>{localMoment(entry.created_at)}</time>
              </p>
              <Typeset value={{ html: entry.queries_html }} />
            </li>
          );
        })}
      </ol>
      {waiting && <p className={styles.waiting}>{replyTime}</p>}
      <div className={styles.form}>
        <DoubtForm
          key={first.id}
          id={formId}
          questionId={question.id}
          parentId={first.Parent?.id ?? first.id}
          label="Follow up"
          rows={3}
          onState={setState}
          onSent={onSent}
        />
      </div>
    </Dialog>
  );
}
