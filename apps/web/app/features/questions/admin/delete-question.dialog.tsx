import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';

type DeleteQuestionDialogProps = {
  id: number;
  answerId?: number | undefined;
  open: boolean;
  onCancel: () => void;
  onDeleted: () => void;
};

export function DeleteQuestionDialog({ id, answerId, open, onCancel, onDeleted }: DeleteQuestionDialogProps) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const { message } = await api('DELETE /api/questions', {
        body: { question_id: id, ...(answerId !== undefined && { answer_id: answerId }) },
      });
      toast.success(message);
      onDeleted();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Delete question ${id}?`}
      text="The question goes with its answer, images, bookmarks, doubts and reports. This can’t be undone; hiding it keeps everything."
      confirmLabel="Delete question"
      tone="danger"
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    />
  );
}
