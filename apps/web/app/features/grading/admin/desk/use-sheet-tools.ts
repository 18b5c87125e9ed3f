import type { Annotation } from '@sevenfold/contract/grading/marking';
import type { Point } from '@sevenfold/contract/grading/page-space.rules';
import { useCallback, useState } from 'react';
import { moved, withAnnotation, withChanged, withoutAnnotation } from './annotation.rules.ts';
import type { MarkingState } from './use-marking.ts';
import type { Pencil } from './use-page-pointer.ts';

/** A note that is being written: a new one at its place, or one that is there already. */
export interface Writing {
  readonly page: number;
  readonly at: Point;
  readonly existing?: Annotation | undefined;
}

/** What one does to the sheet: the tool in hand, what is selected, and what is being written. */
export function useSheetTools({ marking, change }: Pick<MarkingState, 'marking' | 'change'>) {
  const [pencil, setPencil] = useState<Pencil>({ tool: 'select', colour: 'red', mark: 'M1' });
  const [selectedId, select] = useState<string>();
  const [writing, setWriting] = useState<Writing>();
  // Undoing takes away what may be selected.
  const selected = marking.annotations.find(({ id }) => id === selectedId);
  const add = useCallback(
    (annotation: Annotation) => change((before) => withAnnotation(before, annotation)),
    [change],
  );
  const move = useCallback(
    (id: string, by: Point, how: 'dragged' | 'nudged') =>
      change(
        (before) => withChanged(before, id, (one) => moved(one, by)),
        how === 'nudged' ? `nudge ${id}` : undefined,
      ),
    [change],
  );
  const comment = useCallback(
    (page: number, at: Point, existing?: Annotation) => setWriting({ page, at, existing }),
    [],
  );
  return {
    pencil,
    choose: (part: Partial<Pencil>) => {
      // A highlighter begins yellow, a pen red; whoever chose otherwise keeps it.
      const colour = part.tool === 'highlighter' ? 'yellow' : part.tool === 'pen' ? 'red' : undefined;
      setPencil((before) => ({ ...before, ...(colour && before.tool !== part.tool && { colour }), ...part }));
      if (part.tool && part.tool !== 'select') select(undefined);
    },
    selected,
    select,
    erase: () => {
      if (!selected) return;
      change((before) => withoutAnnotation(before, selected.id));
      select(undefined);
    },
    rewrite: () => {
      if (selected && 'text' in selected)
        setWriting({ page: selected.page, at: selected, existing: selected });
    },
    add,
    move,
    comment,
    writing,
    write: (text: string) => {
      if (!writing) return;
      const { page, at, existing } = writing;
      if (existing) {
        change((before) => withChanged(before, existing.id, (one) => ({ ...one, text }) as Annotation));
      } else {
        add({ id: crypto.randomUUID(), page, kind: 'comment', x: at.x, y: at.y, text });
      }
      setWriting(undefined);
    },
    stopWriting: () => setWriting(undefined),
  };
}
