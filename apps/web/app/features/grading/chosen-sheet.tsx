import { RefreshCw, Upload } from 'lucide-react';
import { Button } from '~/ui/button.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { FileLine } from './file-line.tsx';
import { PageStrip } from './page-strip.tsx';
import { pagesLabel, sizeLabel } from './sheet.rules.ts';
import styles from './sheet-step.module.css';
import type { ChosenSheet } from './use-chosen-sheet.ts';
import type { SheetUpload } from './use-sheet-upload.ts';

type ChosenSheetViewProps = { sheet: ChosenSheet; sheetUpload: SheetUpload };

export function ChosenSheetView({ sheet: { file, pages }, sheetUpload }: ChosenSheetViewProps) {
  const { upload, send, cancel, ask } = sheetUpload;
  const sending = upload.state === 'sending';
  const facts = [...(pages ? [pagesLabel(pages.numPages)] : []), sizeLabel(file.size)].join(', ');
  return (
    <div className={styles.sheet}>
      <FileLine name={file.name} facts={facts}>
        {!sending && (
          <Button size="sm" variant="quiet" onClick={ask}>
            Choose another
          </Button>
        )}
      </FileLine>
      {pages ? (
        <PageStrip pages={pages} />
      ) : (
        <p className={styles.quiet}>This browser can’t show its pages. We look at them when they arrive.</p>
      )}
      {upload.state === 'sending' && <Sending share={upload.share} onCancel={cancel} />}
      {upload.state === 'idle' && (
        <div className={styles.send}>
          <Button icon={<Upload aria-hidden="true" />} onClick={() => void send()}>
            Upload this sheet
          </Button>
          <p className={styles.quiet}>Are all pages there, upright and readable?</p>
        </div>
      )}
      {upload.state === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">{upload.message}</p>
          {upload.retryable && (
            <Button size="sm" icon={<RefreshCw aria-hidden="true" />} onClick={() => void send()}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const allSent = share >= 1;
  return (
    <div className={styles.sending}>
      <ProgressBar
        showLabel
        value={share}
        label={allSent ? 'Sent. We are looking at your pages…' : 'Uploading your answer sheet'}
      />
      <Button size="sm" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
