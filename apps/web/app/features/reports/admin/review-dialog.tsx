import { counted } from '@sevenfold/contract/platform/counted.rules';
import { questionPath } from '@sevenfold/contract/questions/question';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextArea } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './reported.module.css';
import type { Reported } from './reported-columns.tsx';

type ReviewDialogProps = { reported: Reported; open: boolean; onClose: () => void };
type Outcome = 'resolved' | 'dismissed';

/** All that was said about one question, and what staff make of it. */
export function ReviewDialog({ reported, open, onClose }: ReviewDialogProps) {
  const now = useNow();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<Outcome | 'reopen'>();
  const { question, reports } = reported;
  const isOpen = reported.open > 0;

  const act = async (what: Outcome | 'reopen', call: () => Promise<{ changed: number }>) => {
    setBusy(what);
    try {
      const { changed } = await call();
      const word = what === 'reopen' ? 'opened again' : what;
      toast.success(`${counted(changed, 'report')} of question ${question.id} ${word}.`);
      onClose();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(undefined);
    await queries.invalidateQueries({ queryKey: ['admin', 'reports'] });
  };
  const params = { questionId: question.id };
  const close = (outcome: Outcome) =>
    void act(outcome, () =>
      api('POST /api/admin/reports/:questionId/close', {
        params,
        body: { outcome, note, seen: Math.max(...reports.map(({ id }) => id)) },
      }),
    );
  const reopen = () =>
    void act('reopen', () => api('POST /api/admin/reports/:questionId/reopen', { params }));

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={`Question ${question.id}`}
      description={
        <>
          {question.subject.subject_name} · {question.topic.topic_name}.{' '}
          <a href={questionPath(question)} target="_blank" rel="noopener">
            Open the question<span className="visually-hidden"> (opens in a new tab)</span>
          </a>{' '}
          or <Link to={`/admin/questions/edit?id=${question.id}`}>edit it</Link>.
        </>
      }
      footer={
        isOpen ? (
          <>
            <Button
              variant="secondary"
              busy={busy === 'dismissed'}
              disabled={busy !== undefined}
              onClick={() => close('dismissed')}
            >
              Dismiss
            </Button>
            <Button
              busy={busy === 'resolved'}
              disabled={busy !== undefined}
              onClick={() => close('resolved')}
            >
              Resolve
            </Button>
          </>
        ) : (
          <Button variant="secondary" busy={busy === 'reopen'} onClick={reopen}>
            Reopen
          </Button>
        )
      }
    >
      <ul className={`plain-list ${styles.reports}`} aria-label="Reports">
        {reports.map((report) => (
          <li key={report.id} className={styles.report}>
            <p className={styles.head}>
              <strong>{report.type}</strong>
              {report.status !== 'open' && (
                <Badge tone={report.status === 'resolved' ? 'green' : 'neutral'}>
                  {report.status === 'resolved' ? 'Resolved' : 'Dismissed'}
                </Badge>
              )}
            </p>
            {report.description && <p className={styles.description}>{report.description}</p>}
            <p className={styles.facts}>
              {report.reporter ? (
                <Link to={`/admin/users/${report.reporter.id}`}>{report.reporter.name}</Link>
              ) : (
                'A deleted account'
              )}
              , {ago(report.created_at, now)}
            </p>
            {report.closed_at && (
              <p className={styles.note}>
                {report.note && <>{report.note} </>}
                <span className={styles.facts}>
                  {report.closed_by?.name ?? 'A deleted account'}, {ago(report.closed_at, now)}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <TextArea
          label="Note"
          optional
          name="note"
          value={note}
          onChange={setNote}
          rows={2}
          maxLength={1000}
          hint="For the other members of staff; students don’t see it."
        />
      )}
    </Dialog>
  );
}
