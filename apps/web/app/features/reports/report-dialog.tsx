import {
  isReportComplete,
  otherReason,
  reportReasons,
  reportReceived,
} from '@sevenfold/contract/reports/report.rules';
import { type FormEvent, useId, useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { closeReportDialog, useReportDialog } from '~/lib/bank/report-dialog.ts';
import { useDraft } from '~/lib/drafts.ts';
import { Button } from '~/ui/button.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FieldStack, TextArea } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';

const reasons = reportReasons.map((reason) => ({ value: reason, label: reason }));

/** Opened from anywhere with `openReportDialog`. */
export function ReportDialog() {
  const { questionId, openings } = useReportDialog();
  const [shown, setShown] = useState(questionId);
  // While it closes, the window still shows what it showed.
  if (questionId !== undefined && questionId !== shown) setShown(questionId);
  if (shown === undefined) return null;
  return <ReportForm key={openings} questionId={shown} open={questionId !== undefined} />;
}

function ReportForm({ questionId, open }: { questionId: number; open: boolean }) {
  const formId = useId();
  const [chosen, setChosen] = useDraft(`report-reason:${questionId}`);
  const reason = reportReasons.find((each) => each === chosen);
  const [description, setDescription] = useDraft(`report:${questionId}`);
  const [busy, setBusy] = useState(false);
  const complete = isReportComplete(reason, description);

  const send = async () => {
    if (!reason || !complete || busy) return;
    setBusy(true);
    try {
      const reportedById = authStore.getState().user?.id;
      await api('POST /api/report', { body: { type: reason, description, reportedById, questionId } });
      setChosen('');
      setDescription('');
      toast.success(reportReceived);
      closeReportDialog();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <Dialog
      open={open}
      onClose={closeReportDialog}
      title="Report this question"
      description="Tell us what is wrong, and we will look into it."
      footer={
        <>
          <Button variant="secondary" onClick={closeReportDialog}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!complete} busy={busy}>
            Submit report
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} aria-label="Report this question">
        <FieldStack>
          <ChoiceCards
            legend="What is wrong with it?"
            legendHidden
            name="type"
            options={reasons}
            value={reason ?? null}
            onChange={setChosen}
          />
          <TextArea
            label="Description"
            name="description"
            value={description}
            onChange={setDescription}
            optional={reason !== otherReason}
            required={reason === otherReason}
            rows={3}
            maxLength={2000}
          />
        </FieldStack>
      </form>
    </Dialog>
  );
}
