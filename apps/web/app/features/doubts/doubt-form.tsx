import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
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
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);

  const change = (value: string) => {
    setText(value);
    onState(value.trim() === '' ? 'empty' : 'ready');
  };

  const send = async () => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    onState('busy');
    try {
      const doubt = await api('POST /api/doubts', {
        body: { question_id: questionId, queries: text, parent_id: parentId },
      });
      change('');
      onSent(doubt);
    } catch (error) {
      toast.error(messageOf(error));
      onState('ready');
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
        onChange={change}
        onKeyDown={onKeyDown}
        hint="Maths goes between dollar signs: $x^2 + 1$"
        rows={rows}
        maxLength={longestDoubt}
        required
      />
    </form>
  );
}
