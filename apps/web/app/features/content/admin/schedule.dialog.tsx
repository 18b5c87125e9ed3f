import { type SubmitEvent, useState } from 'react';
import { momentValue } from '~/lib/admin/moment-field.rules.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextField } from '~/ui/field.tsx';

type ScheduleDialogProps = {
  initial: string | null;
  busy: boolean;
  onDone: (at: string) => void;
  onClose: () => void;
};

const hourMs = 3_600_000;

const nextFullHour = () => new Date(Math.ceil((Date.now() + hourMs / 2) / hourMs) * hourMs);

export function ScheduleDialog({ initial, busy, onDone, onClose }: ScheduleDialogProps) {
  const [value, setValue] = useState(() => momentValue(initial ? new Date(initial) : nextFullHour()));
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const moment = new Date(value);
    if (Number.isNaN(moment.getTime()) || moment.getTime() <= Date.now())
      setProblem('Please choose a moment that is still to come');
    else onDone(moment.toISOString());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Schedule the post"
      description={`Readers see it from this moment on (${Intl.DateTimeFormat().resolvedOptions().timeZone}).`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="schedule-post" busy={busy}>
            Schedule
          </Button>
        </>
      }
    >
      <form id="schedule-post" onSubmit={submit} noValidate>
        <TextField
          label="Date and time"
          name="at"
          type="datetime-local"
          value={value}
          onChange={(next) => {
            setValue(next);
            setProblem(undefined);
          }}
          required
          {...(problem && { error: problem })}
        />
      </form>
    </Dialog>
  );
}
