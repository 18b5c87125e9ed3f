import type { CheckedReplies } from '@sevenfold/contract/replies/reply';
import { type FormEvent, useState } from 'react';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { Verdict } from '~/lib/replies/verdict.tsx';
import { Button } from '~/ui/button.tsx';
import { FormAlert, TextField } from '~/ui/field.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import type { DraftReply } from './draft.ts';
import { placedIssue, writtenReplies } from './draft-replies.ts';
import styles from './editor.module.css';

type TryRepliesProps = {
  replies: readonly DraftReply[];
  names: readonly string[];
  text: string;
  marks: string;
  /** False while something is missing. */
  isReady: boolean;
};

interface Tried {
  /** What was tried, to know when the outcome is of something else. */
  readonly of: string;
  readonly checked?: CheckedReplies;
  readonly errors: readonly string[];
}

/** A student's part: what is typed here is marked by the replies above, saved or not. */
export function TryReplies({ replies, names, text, marks, isReady }: TryRepliesProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState<Tried>();
  const [busy, setBusy] = useState(false);
  const fields = replies.flatMap(({ kind, label }, place) =>
    kind === 'self' ? [] : [{ field: names[place]!, label }],
  );
  const typed = fields.flatMap(({ field }) => {
    const value = values[field] ?? '';
    return value.trim() === '' ? [] : [{ field, value }];
  });
  const body = { text, marks: Number(marks) || 1, replies: writtenReplies(replies), typed };
  const asked = JSON.stringify(body);
  const shown = tried?.of === asked ? tried : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.length === 0) {
      setTried({ of: asked, errors: ['Please type an answer first.'] });
      return;
    }
    setBusy(true);
    try {
      setTried({ of: asked, checked: await api('POST /api/admin/replies/try', { body }), errors: [] });
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      setTried({ of: asked, errors: issues.length > 0 ? issues.map(placedIssue) : [messageOf(error)] });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.trial}
      onSubmit={(event) => void submit(event)}
      aria-label="Try the replies"
      noValidate
    >
      <h3 className={styles.label}>Try it</h3>
      {fields.map(({ field, label }) => {
        const checked = shown?.checked?.fields.find((one) => one.field === field);
        return (
          <div key={field} className={styles.tried}>
            <TextField
              label={label === '' ? field : `${field}: ${label}`}
              name={`try-${field}`}
              aria-label={`Try ${field}`}
              maxLength={400}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={values[field] ?? ''}
              onChange={(value) => setValues({ ...values, [field]: value })}
            />
            <div className={styles.outcomeOf}>
              {checked && checked.read_html !== '' && (
                <p className={styles.facts}>
                  Read as <Typeset inline value={{ html: checked.read_html }} />
                </p>
              )}
              <Verdict checked={checked} />
            </div>
          </div>
        );
      })}
      {shown && shown.errors.length > 0 && <FormAlert errors={shown.errors} />}
      <div>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          busy={busy}
          busyLabel="Marking…"
          disabled={!isReady}
        >
          Mark
        </Button>
      </div>
    </form>
  );
}
