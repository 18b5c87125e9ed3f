import { examShapeOf } from '@sevenfold/contract/catalogue/exam-papers.rules';
import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { ConflictDialog } from './conflict.dialog.tsx';
import { draftProblems, maySave, missing, needsImages } from './draft.rules.ts';
import { isNew } from './draft-form.ts';
import { EditedQuestion } from './edited-question.ts';
import styles from './editor.module.css';
import { FactFields } from './fact-fields.tsx';
import { HintsField } from './hints-field.tsx';
import { ImageSide } from './image-side.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { OutcomeNote, RestoredNote } from './notes.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useSubjects } from './use-catalogue.ts';
import { type FreshQuestion, useQuestionDraft } from './use-question-draft.ts';
import { saved, type Then, useSaveQuestion } from './use-save-question.ts';

type QuestionEditorProps = {
  question?: AdminQuestion;
  /** Where there is no question yet. */
  fresh?: FreshQuestion;
  /** The page that brought this editor up was reached by saving. */
  justSaved?: boolean;
  onSaved?: (question: AdminQuestion, then: Then) => void;
  /** What the button says that saves and goes on to another question. */
  next?: string | undefined;
  /** The one around it asks before it closes; this then takes the changes back. */
  onUnsaved?: (discard: (() => Promise<unknown>) | undefined) => void;
  /** Beside Save: delete, close. */
  actions?: ReactNode;
};

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, fresh, justSaved, onSaved, next, onUnsaved, actions } = props;
  const top = useRef<HTMLDivElement>(null);
  const { draft, base, version, ready, restored, isChanged, change, adopt, discard } = useQuestionDraft(
    question,
    fresh,
  );
  const [kept, setKept] = useState<readonly string[]>();
  const { busy, outcome, setOutcome, conflict, endConflict, save } = useSaveQuestion((stored, then) => {
    adopt(stored);
    setKept(undefined);
    onSaved?.(stored, then);
  });
  const shown = outcome ?? (justSaved && !isChanged ? saved : undefined);
  const thisYear = new Date().getFullYear();
  const slug = useSubjects().data?.find(({ id }) => id === draft.subject)?.slug;
  const problems = draftProblems(draft, thisYear, slug);
  const target = { id: question?.id, version, copyOf: fresh?.copyOf, base };
  const waitsFor = missing(draft, isNew(target));
  const savable = maySave(draft, problems);

  useEffect(() => {
    if (outcome) scrollToTop(top.current);
  }, [outcome]);
  useLayoutEffect(() => onUnsaved?.(isChanged ? discard : undefined), [isChanged, discard, onUnsaved]);

  const edit: typeof change = (part) => {
    setOutcome(undefined);
    change(part);
  };
  const submit = (then: Then) => void save(draft, target, then);

  return (
    <EditedQuestion value={question?.id ?? fresh?.copyOf}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below */}
      <div
        ref={top}
        className={styles.editor}
        aria-busy={!ready || undefined}
        onKeyDown={(event) => {
          const then = event.key === 's' ? 'stay' : event.key === 'Enter' && next ? 'next' : undefined;
          if (!then || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (savable && ready && !busy) submit(then);
        }}
      >
        <OutcomeNote outcome={shown} />
        {restored !== undefined && isChanged && (
          <RestoredNote at={restored} onDiscard={() => void discard()} />
        )}
        {kept && (
          <p className={styles.notice} role="status">
            {kept.length > 0
              ? `Your version stands here; both of you changed: ${kept.join(', ')}. Save to put yours over theirs.`
              : 'Your changes stand here on top of theirs. Save when you have looked.'}
          </p>
        )}
        <section className={styles.section} aria-labelledby="place-heading">
          <h2 id="place-heading">Place and facts</h2>
          <PlaceFields draft={draft} onChange={edit} />
          <FactFields draft={draft} exam={examShapeOf(slug)} problems={problems} onChange={edit} />
        </section>
        <section className={styles.section} aria-labelledby="question-heading">
          <h2 id="question-heading">Question</h2>
          <ImageSide
            side="question"
            text={draft.questions_text}
            images={draft.images}
            needed={needsImages(draft, isNew(target))}
            onText={(questions_text) => edit({ questions_text })}
            onImages={(images) => edit({ images })}
          />
          <HintsField hints={draft.hints} problem={problems.hints} onChange={(hints) => edit({ hints })} />
        </section>
        <AnswerFields draft={draft} base={base} problems={problems} onChange={edit} />
        <div className={styles.bar}>
          <p className={styles.state} role="status">
            {stateWords(isChanged, question !== undefined, waitsFor, Object.values(problems)[0])}
          </p>
          {actions}
          {next && (
            <Button
              variant="secondary"
              title="Ctrl + Enter"
              disabled={!savable || !ready || busy}
              onClick={() => submit('next')}
            >
              {next}
            </Button>
          )}
          <Button
            title="Ctrl + S"
            busy={busy}
            busyLabel="Saving…"
            disabled={!savable || !ready}
            onClick={() => submit('stay')}
          >
            Save
          </Button>
        </div>
      </div>
      <LeaveGuard on={isChanged && !busy} onDiscard={discard} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          base={base}
          mine={draft}
          onClose={endConflict}
          onTheirs={() => {
            adopt(conflict.theirs);
            setKept(undefined);
            endConflict();
          }}
          onMine={(mine, both) => {
            adopt(conflict.theirs, mine);
            setKept(both);
            endConflict();
          }}
        />
      )}
    </EditedQuestion>
  );
}

function stateWords(
  isChanged: boolean,
  isStored: boolean,
  waitsFor: readonly string[],
  problem: string | undefined,
): string {
  if (waitsFor.length > 0) return `Still needed: ${waitsFor.join(', ')}.`;
  if (problem !== undefined) return problem;
  if (isChanged) return 'Unsaved changes. They are kept in this browser.';
  return isStored ? 'Everything is saved.' : 'Not saved yet.';
}

/** Of the dialog that the editor is in, or of the page. */
function scrollToTop(editor: HTMLElement | null): void {
  if (editor?.closest('[role="dialog"]')) editor.scrollIntoView({ block: 'start' });
  else window.scrollTo({ top: 0 });
}
