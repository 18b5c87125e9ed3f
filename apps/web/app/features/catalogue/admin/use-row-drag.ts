import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface DragAt {
  readonly id: number;
  /** 0 is above the first row. */
  readonly gap: number;
  /** How far to the side the pointer has gone. */
  readonly dx: number;
}

/** A press that moves less than this is no drag. */
const threshold = 4;
const edge = 72;

/**
 * Drags rows (`data-row`) of a list by their handles, with mouse, pen or finger. The page scrolls along at its edges;
 * Escape lets go without dropping.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (at: DragAt) => void) {
  const [drag, setDrag] = useState<DragAt>();
  // Whether it is a drag by now is kept here too: a quick hand lets go before what it moved has been drawn.
  const press = useRef<{ id: number; x: number; y: number; pointer: number; moved: boolean }>(undefined);

  const gapAt = (y: number) => {
    const rows = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
    return rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
  };
  const end = () => {
    press.current = undefined;
    setDrag(undefined);
  };

  const dragging = drag !== undefined;
  useEffect(() => {
    if (!dragging) return;
    const letGo = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      press.current = undefined;
      setDrag(undefined);
    };
    window.addEventListener('keydown', letGo);
    return () => window.removeEventListener('keydown', letGo);
  }, [dragging]);

  const handleOf = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = press.current;
      if (!from || from.pointer !== event.pointerId) return;
      const dx = event.clientX - from.x;
      if (!from.moved && Math.hypot(dx, event.clientY - from.y) < threshold) return;
      from.moved = true;
      if (event.clientY < edge) window.scrollBy(0, -12);
      if (event.clientY > window.innerHeight - edge) window.scrollBy(0, 12);
      setDrag({ id, gap: gapAt(event.clientY), dx });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = press.current;
      end();
      if (from?.moved) onDrop({ id, gap: gapAt(event.clientY), dx: event.clientX - from.x });
    },
    onPointerCancel: end,
  });
  return { drag, handleOf };
}

/** Ctrl Z, while the focus is among the rows. */
export function isUndoKey(event: KeyboardEvent): boolean {
  const pressed = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (pressed) event.preventDefault();
  return pressed;
}

/** The steps that the arrow keys of a focused handle make. */
export function stepOfKey<Step extends string>(
  event: KeyboardEvent,
  keys: Readonly<Record<string, Step>>,
): Step | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const step = keys[event.key];
  if (step) event.preventDefault();
  return step;
}
