import { counted } from '@sevenfold/contract/platform/counted.rules';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { Button } from '~/ui/button.tsx';
import styles from './saved.module.css';
import { useClearSaved } from './use-saved.ts';

const ConfirmDialog = dialogOnUse(async () => (await import('~/ui/dialog.tsx')).ConfirmDialog);

export function ClearAll({ total }: { total: number }) {
  const [asking, setAsking] = useState(false);
  const clearance = useClearSaved();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={styles.clear}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Clear all
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="Clear all saved questions?"
        text={`This removes the bookmarks of ${counted(total, 'question')}. The questions themselves stay in the bank.`}
        confirmLabel="Clear all"
        busy={clearance.isPending}
        onConfirm={() => clearance.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
