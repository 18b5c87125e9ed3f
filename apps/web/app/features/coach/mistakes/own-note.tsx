import { longestOwnNote } from '@sevenfold/contract/coach/coach.constants';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { useDraft } from '~/lib/drafts.ts';
import { Button } from '~/ui/button.tsx';
import { TextArea } from '~/ui/field.tsx';
import styles from './own-note.module.css';

type OwnNoteProps = {
  id: number;
  saved: string | null;
  onSaved: (note: string | null) => void;
};

/** Her own words about a mistake. What isn't saved yet waits in this browser, over a reload and a lost connection. */
export function OwnNote({ id, saved, onSaved }: OwnNoteProps) {
  const [draft, setDraft] = useDraft(`mistake-${id}`);
  const [isOpen, setOpen] = useState(draft !== '');
  const saving = useMutation({
    mutationFn: (text: string) => api('PUT /api/coach/mistakes/:id/note', { params: { id }, body: { text } }),
    onSuccess: ({ own_note }) => {
      setDraft('');
      setOpen(false);
      onSaved(own_note);
    },
  });
  const begin = () => {
    setDraft(saved ?? '');
    setOpen(true);
  };
  const leave = () => {
    setDraft('');
    setOpen(false);
    saving.reset();
  };

  return (
    <div className={styles.note}>
      {saved !== null && !isOpen && (
        <div className={styles.written}>
          <p className={styles.label}>Your note</p>
          <p className={styles.text}>{saved}</p>
        </div>
      )}
      {isOpen ? (
        <form
          data-print="hide"
          onSubmit={(event) => {
            event.preventDefault();
            saving.mutate(draft.trim());
          }}
        >
          <TextArea
            label="Your note"
            name={`note-${id}`}
            rows={3}
            value={draft}
            maxLength={longestOwnNote}
            hint="What happened, and what you will look out for next time."
            autoFocus
            {...(saving.isError && { error: messageOf(saving.error) })}
            onChange={setDraft}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="sm" busy={saving.isPending}>
              Save note
            </Button>
            <Button size="sm" variant="quiet" disabled={saving.isPending} onClick={leave}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button size="sm" variant="quiet" className={styles.begin} data-print="hide" onClick={begin}>
          {saved === null ? 'Write a note' : 'Change your note'}
          <span className="visually-hidden"> on mistake {id}</span>
        </Button>
      )}
    </div>
  );
}
