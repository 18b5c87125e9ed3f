import { displayName } from '@sevenfold/contract/accounts/user';
import { ArrowLeft, Clock, Hand, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ago } from '~/lib/admin/ago.rules.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { timeLeft } from '~/lib/time-left.rules.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';
import type { Desk } from './desk.ts';
import styles from './marking-desk.module.css';

const ConfirmDialog = dialogOnUse(async () => (await import('~/ui/dialog.tsx')).ConfirmDialog);

type ClaimBarProps = {
  desk: Desk;
  /** The newest that is saved. */
  version: number;
  /** Before the sheet is given back: what was marked goes with it. */
  saveAll: () => Promise<boolean>;
  onReopen: (desk: Desk) => void;
};

/** Whose sheet it is, by when it is due, and who has it. */
export function ClaimBar({ desk, version, saveAll, onReopen }: ClaimBarProps) {
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { sheet } = desk;
  const params = { slug: sheet.test_slug };
  const { text, late } = timeLeft(sheet.due_at, new Date(now));

  const doing = async (work: () => Promise<Desk>) => {
    setBusy(true);
    try {
      onReopen(await work());
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const claim = (take_over: boolean) =>
    doing(() => api('POST /api/admin/grading/:slug/claim', { params, body: { take_over } }));
  const release = () =>
    doing(async () => {
      await saveAll();
      return api('POST /api/admin/grading/:slug/release', { params });
    });

  return (
    <header className={styles.top}>
      <ButtonLink to="/admin/grade-tests" variant="quiet" size="sm" icon={<ArrowLeft aria-hidden="true" />}>
        Queue
      </ButtonLink>
      <h1 className={styles.title}>{displayName(sheet.student)}</h1>
      <span className={styles.subject}>{sheet.subject}</span>
      {sheet.graded_at === null ? (
        <Badge tone={late ? 'red' : 'neutral'} icon={<Clock aria-hidden="true" />}>
          {text}
        </Badge>
      ) : (
        <Badge tone="green">
          Returned {ago(sheet.graded_at, now)}
          {desk.returned_version !== null && desk.returned_version < version && ', changed since'}
        </Badge>
      )}
      <div className={styles.claim}>
        {sheet.claimed?.mine && (
          <>
            <span>Yours since {ago(sheet.claimed.at, now)}</span>
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              icon={<Undo2 aria-hidden="true" />}
              onClick={() => void release()}
            >
              Give back
            </Button>
          </>
        )}
        {sheet.claimed && !sheet.claimed.mine && (
          <>
            <span>
              {sheet.claimed.by} has it, claimed {ago(sheet.claimed.at, now)}
            </span>
            <Button variant="secondary" size="sm" busy={busy} onClick={() => setAsking(true)}>
              Take over
            </Button>
          </>
        )}
        {!sheet.claimed && (
          <Button size="sm" busy={busy} icon={<Hand aria-hidden="true" />} onClick={() => void claim(false)}>
            Claim to mark it
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          open
          title={`Take this sheet over from ${sheet.claimed?.by}?`}
          text="What was marked so far stays with the sheet. What isn't saved yet in another window can't be saved any more."
          confirmLabel="Take over"
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void claim(true)}
        />
      )}
    </header>
  );
}
