import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSettled } from '~/lib/admin/use-settled.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextArea } from '~/ui/field.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import type { FormulaFacts } from './node-facts.ts';
import styles from './rich-editor.module.css';

type FormulaDialogProps = {
  initial: FormulaFacts | undefined;
  onDone: (facts: FormulaFacts) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

/** LaTeX on top, below it what readers will see. What can't be set isn't inserted. */
export function FormulaDialog({ initial, onDone, onRemove, onClose }: FormulaDialogProps) {
  const [latex, setLatex] = useState(initial?.latex ?? '');
  const [large, setLarge] = useState(initial ? !initial.inline : false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const settled = useSettled(latex.trim());
  const query = useQuery({
    queryKey: ['rich-formula', settled, large],
    queryFn: () => typeset(settled, !large),
    enabled: settled !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });

  // Whoever corrects the formula and presses again, while the first one is on its way, means the last.
  const lastTry = useRef(0);
  const done = async () => {
    const written = latex.trim();
    if (written === '') return;
    lastTry.current += 1;
    const thisTry = lastTry.current;
    const isOld = () => thisTry !== lastTry.current;
    setBusy(true);
    try {
      const { html } = await typeset(written, !large);
      if (!isOld()) onDone({ latex: written, inline: !large, html });
    } catch (error) {
      if (isOld()) return;
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void done();
  };
  const shown = query.isError && settled !== '' ? messageOf(query.error) : problem;

  return (
    <Dialog
      open
      onClose={onClose}
      title={initial ? 'Edit formula' : 'Insert formula'}
      footer={
        <>
          {onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={latex.trim() === ''} busy={busy} onClick={() => void done()}>
            {initial ? 'Change' : 'Insert'}
          </Button>
        </>
      }
    >
      <TextArea
        label="LaTeX"
        name="latex"
        value={latex}
        onChange={(value) => {
          setLatex(value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        rows={3}
        maxLength={4000}
        spellCheck={false}
        autoFocus
        hint="Without dollar signs, such as \frac{1}{2}mv^2. Ctrl Enter inserts it."
      />
      <Checkbox name="large" checked={large} onChange={setLarge} label="On a line of its own, set large" />
      <section className={styles.formulaPreview} aria-label="Preview" aria-live="polite">
        {shown ? (
          <p className={styles.problem}>
            <TriangleAlert aria-hidden="true" />
            {shown}
          </p>
        ) : query.data && settled !== '' ? (
          <Typeset value={query.data} inline={!large} />
        ) : (
          <p className={styles.empty}>What you write appears here.</p>
        )}
      </section>
    </Dialog>
  );
}

const typeset = (latex: string, inline: boolean) =>
  api('POST /api/admin/rich-text/formula', { body: { latex, inline } });
