import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { useDraft } from '~/lib/drafts.ts';
import { TextArea } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import type { Doubt } from './doubt-threads.rules.ts';
import { longestDoubt } from './doubts.texts.ts';

/** For the button that stands outside of the form. */
export type DoubtFormState = 'empty' | 'ready' | 'busy';

type DoubtFormProps = {
  /** For the button that sends it, which stands in the dialog's footer. */
  id: string;
  questionId: number;
  /** The doubt whose thread goes on. */
  parentId?: number;
  label: string;
  rows?: number;
  onState: (state: DoubtFormState) => void;
  onSent: (doubt: Doubt) => void;
};

export function DoubtForm({ id, questionId, parentId, label, rows = 5, onState, onSent }: DoubtFormProps) {
  const [text, setText] = useDraft(parentId ? `doubt-thread:${parentId}` : `doubt:${questionId}`);
  const [busy, setBusy] = useState(false);
  /** Of the text, a formula in it for the most part. */
  const [problem, setProblem] = useState<string>();
  const isEmpty = text.trim() === '';

  useEffect(() => {
    if (busy) onState('busy');
    else onState(isEmpty ? 'empty' : 'ready');
  }, [busy, isEmpty, onState]);

  const send = async () => {
    if (busy || isEmpty) return;
    setBusy(true);
    try {
      const doubt = await api('POST /api/doubts', {
        body: { question_id: questionId, queries: text, parent_id: parentId },
      });
      setText('');
      onSent(doubt);
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) setProblem(messageOf(error));
      else toast.error(messageOf(error));
    }
    setBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  // Enter makes a new line here; with Ctrl or ⌘ it sends.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form id={id} onSubmit={onSubmit} aria-label={label}>
      <TextArea
        label={label}
        name="queries"
        value={text}
        onChange={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
        error={problem}
        onKeyDown={onKeyDown}
        hint="Maths goes between dollar signs: $x^2 + 1$"
        rows={rows}
        maxLength={longestDoubt}
        required
      />
    </form>
  );
}
