import { useState } from 'react';
import { useAudience } from '~/lib/auth/auth-store.ts';
import { toast } from '~/ui/toast.ts';
import styles from './saved.module.css';
import { SavedCard } from './saved-card.tsx';
import { chosenAmong, type DownloadKind, downloadPlan, mayToggle, toggled } from './saved-download.rules.ts';
import { SavedToolbar } from './saved-toolbar.tsx';
import { useDownload } from './use-download.ts';
import { type Saved, useRemoveSaved } from './use-saved.ts';

export function SavedList({ saved }: { saved: readonly Saved[] }) {
  const isStaff = useAudience() === 'staff';
  const ids = saved.map(({ id }) => id);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  // What was picked and then removed no longer counts.
  const chosen = new Set(chosenAmong(ids, picked));
  const [refused, setRefused] = useState(false);
  const { making, download } = useDownload();
  const removal = useRemoveSaved();

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
        chosen={chosen.size}
        isStaff={isStaff}
        refused={refused}
        making={making}
        onDownload={startDownload}
        onUnchoose={() => setPicked(new Set())}
      />
      <ul className={`plain-list ${styles.list}`}>
        {saved.map((each) => (
          <SavedCard
            key={each.id}
            saved={each}
            chosen={chosen.has(each.id)}
            mayChoose={mayToggle(chosen, each.id, isStaff)}
            onToggle={() => setPicked(toggled(chosen, each.id, isStaff))}
            onRemove={() => removal.mutate(each)}
          />
        ))}
      </ul>
    </>
  );
}
