import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './syllabus-editor.module.css';

type DeleteSyllabusProps = { topicId: number; onDeleted: () => void };

export function DeleteSyllabus({ topicId, onDeleted }: DeleteSyllabusProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api('DELETE /api/admin/syllabus/:topicId', { params: { topicId } });
      toast.success('The page has been deleted.');
      void queries.invalidateQueries({ queryKey: catalogueKey });
      onDeleted();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <p className={styles.delete}>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        Delete page
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this page?"
        text="Students will be told that the syllabus of this topic is unavailable. What was written here is gone."
        confirmLabel="Delete page"
        tone="danger"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </p>
  );
}
