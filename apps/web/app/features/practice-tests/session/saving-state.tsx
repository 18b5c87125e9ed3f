import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '~/lib/use-online.ts';
import { Button } from '~/ui/button.tsx';
import type { SavingState } from './action-queue.ts';
import styles from './saving-state.module.css';

/** The quiet sign in the bar. */
export function SavingSign({ saving }: { saving: SavingState }) {
  const saved = saving === 'saved';
  const Sign = saved ? CloudCheck : saving === 'saving' ? CloudUpload : CloudOff;
  const words = { saved: 'All saved', saving: 'Saving…', unsent: 'Not sent yet', refused: 'Not saved' }[
    saving
  ];
  return (
    <span className={styles.sign} data-saved={saved}>
      <Sign aria-hidden="true" />
      <span>{words}</span>
    </span>
  );
}

const kept = 'Your answers are kept on this device and will be sent.';

/** Says when the connection is gone, and when everything has arrived after that. */
export function SavingBanner({ saving, onRetry }: { saving: SavingState; onRetry: () => void }) {
  const online = useOnline();
  const trouble = !online || saving === 'unsent' || saving === 'refused';
  const [hadTrouble, setHadTrouble] = useState(false);
  if (trouble && !hadTrouble) setHadTrouble(true);
  const recovered = hadTrouble && !trouble && saving === 'saved';
  return (
    <div
      role="status"
      className={styles.banner}
      data-look={trouble ? 'trouble' : recovered ? 'saved' : 'none'}
    >
      {saving === 'refused' && online && (
        <>
          <span>Your last answers could not be saved. They are kept on this device.</span>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
      {!online && `You are offline. ${kept}`}
      {online && saving === 'unsent' && `We can't be reached just now. ${kept}`}
      {recovered && 'All saved'}
    </div>
  );
}
