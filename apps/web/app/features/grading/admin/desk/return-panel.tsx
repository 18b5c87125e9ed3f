import { displayName } from '@sevenfold/contract/accounts/user';
import { longestOverall, type Marking } from '@sevenfold/contract/grading/marking';
import { marksText, totalOf } from '@sevenfold/contract/grading/marking.rules';
import { Send, Upload } from 'lucide-react';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { Button } from '~/ui/button.tsx';
import { FormAlert, TextArea } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import { type Desk, toBeMarked } from './desk.ts';
import styles from './marking-desk.module.css';
import type { MarkingState } from './use-marking.ts';

const ConfirmDialog = dialogOnUse(async () => (await import('~/ui/dialog.tsx')).ConfirmDialog);
const UploadReportDialog = dialogOnUse(
  async () => (await import('./upload-report.dialog.tsx')).UploadReportDialog,
);

type ReturnPanelProps = {
  desk: Desk;
  marking: Marking;
  state: MarkingState;
  readOnly: boolean;
  onReturned: (desk: Desk) => void;
  onUploaded: () => void;
};

/** What it comes to, and the way back to the student. */
export function ReturnPanel({ desk, marking, state, readOnly, onReturned, onUploaded }: ReturnPanelProps) {
  const slug = desk.sheet.test_slug;
  const { marks, total, percentage, unmarked } = totalOf(marking, toBeMarked(desk.questions));
  const [asking, setAsking] = useState<'return' | 'upload'>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const again = desk.sheet.graded_at !== null;

  const giveBack = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!(await state.saveAll())) throw new Error('unsaved');
      const version = state.savedVersion();
      // A sheet without a stroke or a word still has marks, which are a change: version 0 is never returned.
      onReturned(await api('POST /api/admin/grading/:slug/return', { params: { slug }, body: { version } }));
      toast.success(
        again ? 'The corrected sheet is with the student.' : 'The graded sheet is with the student.',
      );
    } catch (error) {
      setProblem(
        error instanceof Error && error.message === 'unsaved'
          ? 'What you marked could not be saved yet, so nothing was returned.'
          : messageOf(error),
      );
    } finally {
      setBusy(false);
      setAsking(undefined);
    }
  };

  return (
    <section className={styles.finish} aria-label="Result">
      <p className={styles.total} aria-live="polite">
        <strong>
          {marksText(marks)} / {total}
        </strong>{' '}
        <span>{percentage} %</span>
      </p>
      <TextArea
        name="overall"
        label="Overall comment"
        optional
        rows={3}
        maxLength={longestOverall}
        disabled={readOnly}
        value={marking.overall_comment}
        onChange={(overall_comment) => state.change((before) => ({ ...before, overall_comment }), 'overall')}
      />
      <FormAlert errors={problem ? [problem] : []} />
      {!readOnly && (
        <>
          {unmarked.length > 0 && (
            <p className={styles.missing}>
              {unmarked.length === 1
                ? `Question ${unmarked[0]} has no marks yet.`
                : `Questions ${unmarked.join(', ')} have no marks yet.`}
            </p>
          )}
          <div className={styles.actions}>
            <Button
              icon={<Send aria-hidden="true" />}
              disabled={unmarked.length > 0}
              busy={busy}
              onClick={() => setAsking('return')}
            >
              {again ? 'Return again' : 'Return to student'}
            </Button>
            <Button
              variant="secondary"
              icon={<Upload aria-hidden="true" />}
              onClick={() => setAsking('upload')}
            >
              Upload a graded PDF
            </Button>
          </div>
        </>
      )}
      {asking === 'return' && (
        <ConfirmDialog
          open
          title={again ? 'Return the corrected sheet?' : 'Return this sheet to the student?'}
          text={`${displayName(desk.sheet.student)} gets one PDF with everything you wrote, a summary page with ${marksText(marks)} of ${total} marks, and an e-mail. You can correct it and return it again.`}
          confirmLabel={again ? 'Return again' : 'Return to student'}
          busy={busy}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => void giveBack()}
        />
      )}
      {asking === 'upload' && (
        <UploadReportDialog
          slug={slug}
          total={total}
          onClose={() => setAsking(undefined)}
          onUploaded={() => {
            setAsking(undefined);
            onUploaded();
          }}
        />
      )}
    </section>
  );
}
