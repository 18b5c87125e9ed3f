import type { AdminPaperDetail } from '@sevenfold/contract/papers/papers';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './admin-papers.module.css';
import { papersKey } from './paper-queries.ts';

export function DeletePaper({ paper: { slug, name, sittings } }: { paper: AdminPaperDetail }) {
  const navigate = useNavigate();
  // Its own page is left, and must not be asked for again.
  const { busy, save } = useSaving([...papersKey, 'list']);
  const [asking, setAsking] = useState(false);
  const remove = () =>
    void save(async () => {
      const { message } = await api('DELETE /api/admin/papers/:slug', { params: { slug } });
      toast.success(message);
      await navigate('/admin/papers');
    }).finally(() => setAsking(false));
  return (
    <section aria-labelledby="delete-paper">
      <h2 id="delete-paper">Delete</h2>
      {sittings > 0 ? (
        <p className={styles.quiet}>Students have sat it, so it stays. You can take it back from them.</p>
      ) : (
        <Button variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
          Delete paper
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={`Delete ${name}?`}
        text="Nobody has sat it. The blueprint stays, and can make another one."
        confirmLabel="Delete paper"
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
