import type { BlueprintRecord } from '@sevenfold/contract/papers/papers';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import { papersKey } from './paper-queries.ts';

export function DeleteBlueprint({ record: { id, name } }: { record: BlueprintRecord }) {
  const navigate = useNavigate();
  // Its own page is left, and must not be asked for again.
  const { busy, save } = useSaving([...papersKey, 'blueprints']);
  const [asking, setAsking] = useState(false);
  const remove = () =>
    void save(async () => {
      const { message } = await api('DELETE /api/admin/blueprints/:id', { params: { id } });
      toast.success(message);
      await navigate('/admin/blueprints');
    }).finally(() => setAsking(false));
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Delete blueprint
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={`Delete ${name}?`}
        text="Papers that were made of it stay."
        confirmLabel="Delete blueprint"
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
