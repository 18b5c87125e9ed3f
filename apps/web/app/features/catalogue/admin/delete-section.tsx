import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './rows.module.css';

type DeleteSectionProps = {
  what: 'subject' | 'topic';
  name: string;
  /** Why it can't be deleted now. */
  obstacle: string | undefined;
  /** What else goes with it. */
  along?: string;
  /** Deletes it and leads away. */
  remove: () => Promise<void>;
  children: ReactNode;
};

/** Only what is empty is deleted; the section says what is in the way. */
export function DeleteSection({ what, name, obstacle, along, remove, children }: DeleteSectionProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    try {
      await remove();
      toast.success(`${name} has been deleted.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
    setAsking(false);
    await queries.invalidateQueries({ queryKey: catalogueKey });
  };

  return (
    <section className={styles.aside}>
      <h2>Delete</h2>
      <p>
        {children} {obstacle}
      </p>
      <div className={styles.buttons}>
        <Button variant="danger" disabled={obstacle !== undefined} onClick={() => setAsking(true)}>
          Delete {what}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Delete ${name}?`}
        text={`The ${what} is gone for good, and links to it lead nowhere.${along ? ` ${along}` : ''}`}
        confirmLabel={`Delete ${what}`}
        tone="danger"
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
