import type { Annotation } from '@sevenfold/contract/grading/marking';
import type { Point } from '@sevenfold/contract/grading/page-space.rules';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/page.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { moved, withAnnotation, withChanged, withoutAnnotation } from './annotation.rules.ts';
import { ClaimBar } from './claim-bar.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Desk } from './desk.ts';
import styles from './marking-desk.module.css';
import type { Pencil } from './page-layer.tsx';
import { QuestionMarking } from './question-marking.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { SaveLine } from './save-line.tsx';
import { SheetView } from './sheet-view.tsx';
import { type Command, shortcutWords, type Zoom, zoomed } from './shortcuts.rules.ts';
import { ToolBar } from './tool-bar.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useMarking } from './use-marking.ts';
import { useSheetPages } from './use-sheet-pages.ts';

const CommentEditor = lazy(async () => ({ default: (await import('./comment-editor.tsx')).CommentEditor }));

type MarkingDeskProps = {
  desk: Desk;
  /** Begins anew with this. */
  onReopen: (desk: Desk) => void;
  /** Goes on here with news of it. */
  onNews: (desk: Desk) => void;
  onUploaded: () => void;
};

interface Writing {
  readonly page: number;
  readonly at: Point;
  readonly existing?: Annotation | undefined;
}

/** The student's sheet on one side, questions with mark schemes on the other. */
export function MarkingDesk({ desk, onReopen, onNews, onUploaded }: MarkingDeskProps) {
  const slug = desk.sheet.test_slug;
  const readOnly = !desk.sheet.claimed?.mine;
  const state = useMarking(slug, desk);
  const { marking, change } = state;
  const [attempt, setAttempt] = useState(0);
  const sheet = useSheetPages(slug, attempt);
  const [pencil, setPencil] = useState<Pencil>({ tool: 'select', colour: 'red', mark: 'M1' });
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [selected, setSelected] = useState<string>();
  const [writing, setWriting] = useState<Writing>();

  const choose = (part: Partial<Pencil>) => {
    // A highlighter begins yellow, a pen red; whoever chose otherwise keeps it.
    const colour = part.tool === 'highlighter' ? 'yellow' : part.tool === 'pen' ? 'red' : undefined;
    setPencil((before) => ({ ...before, ...(colour && before.tool !== part.tool && { colour }), ...part }));
    if (part.tool && part.tool !== 'select') setSelected(undefined);
  };
  const erase = () => {
    if (selected === undefined || readOnly) return;
    change((before) => withoutAnnotation(before, selected));
    setSelected(undefined);
  };
  const obey = (command: Command) => {
    if (typeof command === 'object') return readOnly ? undefined : choose(command);
    switch (command) {
      case 'undo':
        return readOnly ? undefined : state.undo();
      case 'redo':
        return readOnly ? undefined : state.redo();
      case 'delete':
        return erase();
      case 'zoom-in':
        return setZoom((before) => zoomed(before, 1));
      case 'zoom-out':
        return setZoom((before) => zoomed(before, -1));
      case 'fit':
        return setZoom('fit');
      case 'next-question':
        return stepQuestion(1);
      case 'previous-question':
        return stepQuestion(-1);
      case 'escape':
        choose({ tool: 'select' });
        return setSelected(undefined);
    }
  };
  useDeskKeys(obey);

  const write = (text: string) => {
    if (!writing) return;
    const { page, at, existing } = writing;
    if (existing)
      change((before) => withChanged(before, existing.id, (one) => ({ ...one, text }) as Annotation));
    else {
      const id = crypto.randomUUID();
      change((before) => withAnnotation(before, { id, page, kind: 'comment', x: at.x, y: at.y, text }));
    }
    setWriting(undefined);
  };

  return (
    <div className={styles.desk}>
      <ClaimBar desk={desk} version={state.version} saveAll={state.saveAll} onReopen={onReopen} />
      <ConflictNotice slug={slug} state={state} onReopen={onReopen} />
      <div className={styles.sides}>
        <div className={styles.sheet}>
          <ToolBar
            pencil={pencil}
            onPencil={choose}
            readOnly={readOnly}
            canUndo={state.canUndo}
            canRedo={state.canRedo}
            onUndo={state.undo}
            onRedo={state.redo}
            selected={selected !== undefined}
            onDelete={erase}
            zoom={zoom}
            onZoom={(by) => setZoom((before) => (by === 0 ? 'fit' : zoomed(before, by)))}
          />
          {sheet.state === 'opening' && <Skeleton height="100%" />}
          {sheet.state === 'failed' && (
            <EmptyState
              title="The sheet could not be opened"
              text={sheet.message}
              action={
                <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
                  Try again
                </Button>
              }
            />
          )}
          {sheet.state === 'open' && (
            <SheetView
              sheet={sheet}
              zoom={zoom}
              annotations={marking.annotations}
              pencil={pencil}
              readOnly={readOnly}
              selected={selected}
              onSelect={setSelected}
              onAdd={(annotation) => change((before) => withAnnotation(before, annotation))}
              onMove={(id, by) => change((before) => withChanged(before, id, (one) => moved(one, by)))}
              onComment={(page, at, existing) => setWriting({ page, at, existing })}
            />
          )}
        </div>
        <div className={styles.questions}>
          {!readOnly && <SaveLine state={state.state} />}
          {desk.questions.map((one) => (
            <QuestionMarking
              key={one.question_id}
              one={one}
              marking={marking}
              readOnly={readOnly}
              change={change}
            />
          ))}
          <ReturnPanel
            desk={desk}
            state={state}
            readOnly={readOnly}
            onReturned={onNews}
            onUploaded={onUploaded}
          />
          <details className={styles.keys}>
            <summary>Keyboard</summary>
            <dl>
              {shortcutWords.map(([keys, what]) => (
                <div key={keys}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      </div>
      {writing && (
        <Suspense>
          <CommentEditor
            text={writing.existing && 'text' in writing.existing ? writing.existing.text : ''}
            {...(writing.existing?.kind === 'mark' && { most: 12 })}
            onDone={write}
            onClose={() => setWriting(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** To the question after or before the one that one is in. */
function stepQuestion(by: 1 | -1): void {
  const titles = [...document.querySelectorAll<HTMLElement>('[id^="question-"] > header > h2')];
  const here = titles.findIndex((title) => title.closest('article')?.contains(document.activeElement));
  const next = titles[here === -1 ? 0 : here + by];
  next?.closest('article')?.scrollIntoView({ block: 'start' });
  next?.focus({ preventScroll: true });
}
