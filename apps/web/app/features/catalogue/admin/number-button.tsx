import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import { treeKey } from './catalogue-queries.ts';

type NumberButtonProps = { subjectId: number };

/** After moving topics around, their numbers are put right in one go. */
export function NumberButton({ subjectId }: NumberButtonProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const number = async () => {
    setBusy(true);
    try {
      const tree = await api('POST /api/admin/subjects/:id/number-topics', { params: { id: subjectId } });
      await queries.invalidateQueries({ queryKey: catalogueKey });
      queries.setQueryData(treeKey(subjectId), tree);
      toast.success('The topics are numbered by their order.');
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
    setAsking(false);
  };

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Number by order
      </Button>
      <ConfirmDialog
        open={asking}
        title="Number all topics by their order?"
        text="They become 1, 1.1, 1.1.1 and so on, from the top down. Numbers that were typed are replaced."
        confirmLabel="Number them"
        busy={busy}
        onConfirm={() => void number()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
