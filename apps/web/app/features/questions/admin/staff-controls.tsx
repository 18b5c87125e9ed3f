import { Pencil, SquarePlay, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { localMoment } from '~/lib/dates.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import type { QuestionView } from '../question-view.presenter.ts';
import { PriorityField } from './priority-field.tsx';
import styles from './staff-controls.module.css';
import { useStaffToggles } from './use-staff-toggles.ts';

const EditQuestionDialog = dialogOnUse(
  async () => (await import('./edit-question.dialog.tsx')).EditQuestionDialog,
);
const DeleteQuestionDialog = dialogOnUse(
  async () => (await import('./delete-question.dialog.tsx')).DeleteQuestionDialog,
);

type StaffControlsProps = { question: QuestionView; list?: string | undefined };

const nothing = { priority: null, visible: true, math_level_visibility_shared: false, updated_at: undefined };

/** The row that only staff have under a question. */
export function StaffControls({ question, list }: StaffControlsProps) {
  const { id, video_solution, staff } = question;
  const { shown, set } = useStaffToggles(id, { ...nothing, ...staff });
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  /** Stays mounted while it closes, and isn't fetched before it is asked for. */
  const [opened, setOpened] = useState<'edit' | 'delete'>();
  const [open, setOpen] = useState(false);
  const [isStale, setStale] = useState(false);
  const ask = (what: 'edit' | 'delete') => {
    setOpened(what);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (isStale) void revalidate();
  };
  return (
    <section className={styles.controls} aria-label={`Staff controls of question ${id}`} data-print="hide">
      <div className={styles.row}>
        <PriorityField value={shown.priority} onSet={(priority) => void set('priority', priority)} />
        <Checkbox
          label="Visible to users"
          checked={shown.visible}
          onChange={(visible) => void set('visible', visible)}
        />
        {staff?.other_level && (
          <Checkbox
            label="Question shown in SL/HL"
            checked={shown.math_level_visibility_shared}
            onChange={(on) => void set('math_level_visibility_shared', on)}
          />
        )}
      </div>
      <div className={styles.row}>
        <p className={styles.facts}>
          <span>Nº {id}</span>
          {shown.updated_at && <span>Last edited {localMoment(shown.updated_at)}</span>}
          {video_solution ? (
            <a href={video_solution} target="_blank" rel="noopener noreferrer">
              <SquarePlay aria-hidden="true" />
              Video link<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ) : (
            <span>No video</span>
          )}
        </p>
        <div className={styles.buttons}>
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil aria-hidden="true" />}
            aria-label={`Edit question ${id}`}
            onClick={() => ask('edit')}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`Delete question ${id}`}
            onClick={() => ask('delete')}
          >
            Delete
          </Button>
        </div>
      </div>
      {opened === 'edit' && (
        <EditQuestionDialog id={id} open={open} onClose={close} onSaved={() => setStale(true)} />
      )}
      {opened === 'delete' && (
        <DeleteQuestionDialog
          id={id}
          open={open}
          onCancel={close}
          onDeleted={() => {
            setOpen(false);
            void (list ? navigate(list) : revalidate());
          }}
        />
      )}
    </section>
  );
}
