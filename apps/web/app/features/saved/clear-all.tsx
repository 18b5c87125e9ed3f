import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import styles from './saved.module.css';
import { questionsLabel } from './saved-download.rules.ts';
import { useClearSaved } from './use-saved.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('~/ui/dialog.tsx')).ConfirmDialog }));

export function ClearAll({ total }: { total: number }) {
  const [question, setQuestion] = useState<'asked' | 'closed'>();
  const clearance = useClearSaved();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={styles.clear}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setQuestion('asked')}
      >
        Clear all
      </Button>
      {question && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={question === 'asked'}
            tone="danger"
            title="Clear all saved questions?"
            text={`This removes the bookmarks of ${questionsLabel(total)}. The questions themselves stay in the bank.`}
            confirmLabel="Clear all"
            busy={clearance.isPending}
            onConfirm={() => clearance.mutate(undefined, { onSettled: () => setQuestion('closed') })}
            onCancel={() => setQuestion('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
