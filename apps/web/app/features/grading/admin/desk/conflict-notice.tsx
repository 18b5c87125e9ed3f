import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';
import type { Desk } from './desk.ts';
import styles from './marking-desk.module.css';
import type { MarkingState } from './use-marking.ts';

type ConflictNoticeProps = {
  slug: string;
  state: MarkingState;
  /** Opens the desk anew with what the server has. */
  onReopen: (desk: Desk) => void;
};

/** Two wrote the same sheet. Nothing is thrown away without being asked for. */
export function ConflictNotice({ slug, state, onReopen }: ConflictNoticeProps) {
  const [busy, setBusy] = useState(false);
  const decide = async (choice: 'mine' | 'theirs') => {
    setBusy(true);
    try {
      const desk = await api('GET /api/admin/grading/:slug', { params: { slug } });
      if (choice === 'mine' && desk.sheet.claimed?.mine) return state.overwrite(desk.version);
      if (choice === 'theirs') state.forget();
      onReopen(desk);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (state.rival) {
    return (
      <div role="alert" className={styles.notice}>
        <p>This browser has marks of this sheet that were never saved, and somebody saved others since.</p>
        <div className={styles.actions}>
          <Button variant="secondary" size="sm" onClick={() => state.takeRival(true)}>
            Use what this browser has
          </Button>
          <Button variant="quiet" size="sm" onClick={() => state.takeRival(false)}>
            Throw it away
          </Button>
        </div>
      </div>
    );
  }
  if (state.state.kind !== 'conflict') return null;
  return (
    <div role="alert" className={styles.notice}>
      <p>{state.state.message}. What you marked here is kept in this browser.</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void decide('theirs')}>
          Show what was saved
        </Button>
        <Button variant="quiet" size="sm" busy={busy} onClick={() => void decide('mine')}>
          Keep what is here
        </Button>
      </div>
    </div>
  );
}
