import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { TypesetPreview } from '~/lib/admin/typeset-preview.tsx';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { useDraft } from '~/lib/drafts.ts';
import { Button } from '~/ui/button.tsx';
import { TextArea } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './reply-form.module.css';

const longestReply = 8000;

type ReplyFormProps = {
  threadId: number;
  student: string;
  onSent: () => void;
  inputRef: Ref<HTMLTextAreaElement>;
};

export function ReplyForm({ threadId, student, onSent, inputRef }: ReplyFormProps) {
  const [text, setText] = useDraft(`doubt-reply:${threadId}`);
  const [busy, setBusy] = useState(false);

  const send = async () => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    try {
      await api('POST /api/admin/doubts/:id/reply', { params: { id: threadId }, body: { queries: text } });
      setText('');
      toast.success(`Your reply has been sent. ${student} gets an e-mail.`);
      onSent();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  // Enter makes a new line here; with Ctrl or ⌘ it sends.
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key === 'Escape') event.currentTarget.blur();
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label="Reply">
      <div className={styles.halves}>
        <TextArea
          ref={inputRef}
          label={`Reply to ${student}`}
          name="queries"
          value={text}
          onChange={setText}
          onKeyDown={onKeyDown}
          hint="Maths goes between dollar signs: $x^2 + 1$"
          rows={6}
          maxLength={longestReply}
          required
        />
        <TypesetPreview text={text} />
      </div>
      <div className={styles.foot}>
        <p className={styles.keys}>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> sends. What you have begun is kept in this browser.
        </p>
        <Button type="submit" disabled={text.trim() === ''} busy={busy}>
          Send reply
        </Button>
      </div>
    </form>
  );
}
