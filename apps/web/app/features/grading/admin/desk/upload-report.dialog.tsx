import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FieldStack, FormAlert, TextField } from '~/ui/field.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { toast } from '~/ui/toast.ts';
import { closeSheet, openSheet } from '../../open-sheet.ts';
import { sendSheet } from '../../send-sheet.ts';
import { sentLimit, sizeLabel } from '../../sheet.rules.ts';
import { SheetDrop } from '../../sheet-drop.tsx';

type UploadReportDialogProps = {
  slug: string;
  /** What the test has in all. */
  total: number;
  onClose: () => void;
  onUploaded: () => void;
};

const marksProblem = (marks: string, total: number): string | undefined => {
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(marks.trim())) return 'Enter the marks as a number such as 17 or 17.5';
  return Number(marks) > total ? `The test has ${total} marks in all` : undefined;
};

/** For a sheet that was marked on paper or in another program. */
export function UploadReportDialog({ slug, total, onClose, onUploaded }: UploadReportDialogProps) {
  const [file, setFile] = useState<File>();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [marks, setMarks] = useState('');
  const [pressed, setPressed] = useState(false);
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const form = useId();
  useEffect(() => () => running.current?.abort(), []);
  const wrong = marksProblem(marks, total);

  const choose = async (chosen: File) => {
    setOpening(true);
    const opened = await openSheet(chosen, sentLimit);
    setOpening(false);
    setProblem(opened.problem);
    if (opened.problem !== undefined) return setFile(undefined);
    closeSheet(opened.pages);
    setFile(chosen);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!file || wrong) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setShare(0);
    try {
      await sendSheet(slug, file, {
        signal: controller.signal,
        onProgress: setShare,
        fields: { file_type: 'ADMIN_FILE', marks_obtained: marks.trim() },
      });
      toast.success('The graded sheet is with the student.');
      onUploaded();
    } catch (error) {
      if (!controller.signal.aborted) setProblem(messageOf(error));
    } finally {
      setShare(undefined);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Upload a graded PDF"
      description="It takes the place of what the desk would make. The student gets it with these marks."
      footer={
        <Button type="submit" form={form} disabled={!file} busy={share !== undefined}>
          Upload and return
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)}>
        <FieldStack>
          {file ? (
            <p>
              {file.name}, {sizeLabel(file.size)}{' '}
              <Button variant="quiet" size="sm" onClick={() => setFile(undefined)}>
                Choose another
              </Button>
            </p>
          ) : (
            <SheetDrop opening={opening} problem={problem} onChoose={(chosen) => void choose(chosen)} />
          )}
          <TextField
            name="marks"
            label={`Marks out of ${total}`}
            inputMode="decimal"
            value={marks}
            onChange={setMarks}
            {...(pressed && wrong && { error: wrong })}
          />
          {share !== undefined && <ProgressBar label="Uploading" value={share} />}
          {file && <FormAlert errors={problem ? [problem] : []} />}
        </FieldStack>
      </form>
    </Dialog>
  );
}
