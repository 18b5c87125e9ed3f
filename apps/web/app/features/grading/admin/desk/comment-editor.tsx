import { longestComment } from '@sevenfold/contract/grading/marking';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextArea } from '~/ui/field.tsx';
import styles from './comment-editor.module.css';
import { useKeptComments } from './use-kept-comments.ts';

type CommentEditorProps = {
  /** What is written anew; empty for a new one. */
  text: string;
  most?: number;
  onDone: (text: string) => void;
  onClose: () => void;
};

/** A comment for the page: written, or taken from those that are used again and again. */
export function CommentEditor({ text: before, most = longestComment, onDone, onClose }: CommentEditorProps) {
  const [text, setText] = useState(before);
  const { comments: kept, add, change, remove } = useKeptComments();
  const comments = kept.filter((one) => one.text.length <= most);
  const [editing, setEditing] = useState<number>();
  const form = useId();
  const place = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onDone(text.trim());
  };
  const trimmed = text.trim();
  const known = comments.some((one) => one.text === trimmed);
  return (
    <Dialog
      open
      onClose={onClose}
      title={before === '' ? 'Comment on the page' : 'Change the comment'}
      footer={
        <>
          {editing === undefined ? (
            <Button variant="quiet" disabled={trimmed === '' || known} onClick={() => void add(trimmed)}>
              Keep for reuse
            </Button>
          ) : (
            <Button
              variant="quiet"
              disabled={trimmed === '' || known}
              onClick={() => void change(editing, trimmed).then(() => setEditing(undefined))}
            >
              Change the kept comment
            </Button>
          )}
          <Button type="submit" form={form} disabled={trimmed === ''}>
            {before === '' ? 'Place it' : 'Change it'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={place} className={styles.form}>
        <TextArea
          name="comment"
          label="Comment"
          rows={3}
          maxLength={most}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) place(event);
          }}
        />
      </form>
      <section aria-label="Comments to reuse" className={styles.kept}>
        <h3>Comments to reuse</h3>
        {comments.length === 0 && <p>None yet. Write one above and keep it.</p>}
        <ul className="plain-list">
          {comments.map((one) => (
            <li key={one.id}>
              <button type="button" className={styles.take} onClick={() => onDone(one.text)}>
                {one.text}
              </button>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setText(one.text);
                  setEditing(one.id);
                }}
              >
                Edit<span className="visually-hidden"> “{one.text}”</span>
              </Button>
              <Button variant="quiet" size="sm" onClick={() => void remove(one.id)}>
                Remove<span className="visually-hidden"> “{one.text}”</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
