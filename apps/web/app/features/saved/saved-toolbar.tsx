import { counted } from '@sevenfold/contract/platform/counted.rules';
import { downloadLimit, tooManyToDownload } from '@sevenfold/contract/saved/saved.rules';
import { Download, FileCheck2 } from 'lucide-react';
import { Button } from '~/ui/button.tsx';
import styles from './saved.module.css';
import { type DownloadKind, limitFor } from './saved-download.rules.ts';

type SavedToolbarProps = {
  total: number;
  chosen: number;
  isStaff: boolean;
  /** A download of too many was just refused. */
  refused: boolean;
  making: DownloadKind | undefined;
  onDownload: (kind: DownloadKind) => void;
  onUnchoose: () => void;
};

export function SavedToolbar(props: SavedToolbarProps) {
  const { total, chosen, isStaff, refused, making, onDownload, onUnchoose } = props;
  const mustChoose = total > limitFor(isStaff);
  return (
    <section aria-label="Download" className={styles.toolbar} data-print="hide">
      <div className={styles.choice} data-refused={refused && chosen === 0 && mustChoose}>
        <p role="status">
          <strong>
            {chosen === 0 && (mustChoose ? 'None chosen' : `All ${counted(total, 'question')}`)}
            {chosen > 0 && (mustChoose ? `${chosen} of ${downloadLimit} chosen` : `${chosen} chosen`)}
          </strong>
        </p>
        {chosen > 0 && (
          <button type="button" onClick={onUnchoose}>
            Choose none
          </button>
        )}
        {mustChoose && <p className={styles.limit}>{tooManyToDownload}</p>}
      </div>
      <div className={styles.downloads}>
        <Button
          size="sm"
          icon={<Download aria-hidden="true" />}
          busy={making === 'questions'}
          busyLabel="Preparing PDF…"
          disabled={making !== undefined}
          onClick={() => onDownload('questions')}
        >
          Download PDF
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<FileCheck2 aria-hidden="true" />}
          busy={making === 'answers'}
          busyLabel="Preparing PDF…"
          disabled={making !== undefined}
          onClick={() => onDownload('answers')}
        >
          PDF with answers
        </Button>
      </div>
    </section>
  );
}
