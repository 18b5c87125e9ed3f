import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, apiFile } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { saveFile } from '~/lib/save-file.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import { useForgetAnswers } from '../use-coach.ts';
import styles from './settings.module.css';

const exports = {
  json: 'GET /api/coach/export',
  csv: 'GET /api/coach/export/csv',
} as const;

export function YourData() {
  const refresh = useForgetAnswers();
  const [asking, setAsking] = useState(false);
  const saving = useMutation({
    mutationFn: async (kind: keyof typeof exports) =>
      saveFile(await apiFile(exports[kind]), `sevenfold-progress.${kind}`),
    onError: (error) => toast.error(messageOf(error)),
  });
  const forgetting = useMutation({
    mutationFn: () => api('DELETE /api/coach', { body: { confirm: 'delete' } }),
    onSuccess: async ({ message }) => {
      toast.success(`${message}.`);
      await refresh();
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => setAsking(false),
  });
  const isSaving = (kind: keyof typeof exports) => saving.isPending && saving.variables === kind;
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="data-heading">
      <h2 id="data-heading">Your data</h2>
      <p className={styles.lead}>
        Estimates are made from your marked answers and can always be made again from them. Take all of it
        with you, or delete it. Your tests and your replies in the bank stay where they are.
      </p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          busy={isSaving('json')}
          disabled={saving.isPending}
          onClick={() => saving.mutate('json')}
        >
          Everything as JSON
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          busy={isSaving('csv')}
          disabled={saving.isPending}
          onClick={() => saving.mutate('csv')}
        >
          Answers as CSV
        </Button>
        <Button
          variant="quiet"
          className={styles.delete}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="Delete everything that the coach knows?"
        text="Your estimates, your notes about mistakes, your exams, the week by mail and the link for your parents go for good. Nobody can bring them back."
        confirmLabel="Delete everything"
        busy={forgetting.isPending}
        onConfirm={() => forgetting.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
