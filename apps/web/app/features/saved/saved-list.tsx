import { lazy, Suspense, useState } from 'react';
import { useAudience } from '~/lib/auth/auth-store.ts';
import { toast } from '~/ui/toast.ts';
import styles from './saved.module.css';
import { SavedCard } from './saved-card.tsx';
import { chosenAmong, type DownloadKind, downloadPlan, mayToggle, toggled } from './saved-download.rules.ts';
import { SavedToolbar } from './saved-toolbar.tsx';
import { useDownload } from './use-download.ts';
import { type Saved, useClearSaved, useRemoveSaved } from './use-saved.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('~/ui/dialog.tsx')).ConfirmDialog }));

export function SavedList({ saved }: { saved: readonly Saved[] }) {
  const isStaff = useAudience() === 'staff';
  const ids = saved.map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState(false);
  const [clearing, setClearing] = useState<'asked' | 'closed'>();
  const { making, download } = useDownload();
  const removal = useRemoveSaved();
  const clearance = useClearSaved();

  const startDownload = (kind: DownloadKind) => {
    const plan = downloadPlan(ids, chosen, isStaff);
    if ('refusal' in plan) {
      setRefused(true);
      toast.info(plan.refusal);
    } else {
      void download(kind, plan.ids);
    }
  };

  return (
    <>
      <SavedToolbar
        total={ids.length}
        chosen={chosenAmong(ids, chosen).length}
        isStaff={isStaff}
        refused={refused}
        making={making}
        onDownload={startDownload}
        onUnchoose={() => setChosen(new Set())}
        onClear={() => setClearing('asked')}
      />
      <ul className={`plain-list ${styles.list}`}>
        {saved.map((each) => (
          <SavedCard
            key={each.id}
            saved={each}
            chosen={chosen.has(each.id)}
            mayChoose={mayToggle(new Set(chosenAmong(ids, chosen)), each.id, isStaff)}
            onToggle={() => setChosen(toggled(new Set(chosenAmong(ids, chosen)), each.id, isStaff))}
            onRemove={() => removal.mutate(each)}
          />
        ))}
      </ul>
      {clearing && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={clearing === 'asked'}
            tone="danger"
            title="Remove all saved questions?"
            text={`All ${ids.length} bookmarks go. The questions themselves stay in the bank.`}
            confirmLabel="Clear all"
            busy={clearance.isPending}
            onConfirm={() => clearance.mutate(undefined, { onSettled: () => setClearing('closed') })}
            onCancel={() => setClearing('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
