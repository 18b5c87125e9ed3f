import type { Annotation } from '@sevenfold/contract/grading/marking';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/page.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './marking-desk.module.css';
import { SheetView } from './sheet-view.tsx';
import { type Zoom, zoomed } from './shortcuts.rules.ts';
import { ToolBar } from './tool-bar.tsx';
import type { MarkingState } from './use-marking.ts';
import type { OpenedPages } from './use-sheet-pages.ts';
import type { useSheetTools } from './use-sheet-tools.ts';

type SheetSideProps = {
  pages: OpenedPages;
  annotations: readonly Annotation[];
  readOnly: boolean;
  tools: ReturnType<typeof useSheetTools>;
  state: MarkingState;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  onReadAgain: () => void;
  onHelp: () => void;
  questionsOf: (page: number) => readonly number[];
  onPage: (page: number) => void;
};

export function SheetSide({ pages, annotations, readOnly, tools, state, zoom, ...on }: SheetSideProps) {
  return (
    <div className={styles.sheet}>
      <ToolBar
        pencil={tools.pencil}
        onPencil={tools.choose}
        readOnly={readOnly}
        canUndo={state.canUndo}
        canRedo={state.canRedo}
        onUndo={state.undo}
        onRedo={state.redo}
        selected={tools.selected}
        onRewrite={tools.rewrite}
        onDelete={tools.erase}
        zoom={zoom}
        onZoom={(by) => on.onZoom(by === 0 ? 'fit' : zoomed(zoom, by))}
        onHelp={on.onHelp}
      />
      {pages.state === 'opening' && <Skeleton height="100%" />}
      {pages.state === 'failed' && (
        <EmptyState
          title="The sheet could not be opened"
          text={pages.message}
          action={
            <Button variant="secondary" onClick={on.onReadAgain}>
              Try again
            </Button>
          }
        />
      )}
      {pages.state === 'open' && (
        <SheetView
          sheet={pages}
          zoom={zoom}
          annotations={annotations}
          questionsOf={on.questionsOf}
          onPage={on.onPage}
          pencil={tools.pencil}
          readOnly={readOnly}
          selected={tools.selected?.id}
          onSelect={tools.select}
          onAdd={tools.add}
          onMove={tools.move}
          onComment={tools.comment}
        />
      )}
    </div>
  );
}
