import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { moved } from './draft.rules.ts';

interface Dragged {
  readonly from: number;
  readonly to: number;
}

type Keyed = { readonly key: string };

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Order by dragging a handle, with a mouse, a finger or the arrow keys. The list stays as it is until the handle is
 * let go: a handle that moved in the document would lose the pointer that holds it.
 */
export function useSortable<Item extends Keyed>(
  items: readonly Item[],
  onChange: (items: readonly Item[]) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Dragged>();
  const [told, setTold] = useState('');
  const focusNext = useRef<string>(undefined);

  const place = (from: number, to: number) => {
    const target = Math.max(0, Math.min(items.length - 1, to));
    if (target === from) return;
    focusNext.current = items[from]?.key;
    onChange(moved(items, from, target));
    setTold(`Now ${target + 1} of ${items.length}`);
  };

  // An element that is moved in the document loses focus. After each drawing: the order is what was drawn.
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${focusNext.current}"]`)?.focus();
    focusNext.current = undefined;
  });

  const handleProps = (index: number) => ({
    'data-handle': items[index]?.key,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && dragged) setDragged(undefined);
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      place(index, index + step);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!dragged || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const to = nearest(list.current, event.clientX, event.clientY);
      if (to !== undefined && to !== dragged.to) setDragged({ ...dragged, to });
    },
    // A quick hand lets go before its last movement has been drawn: where it is now counts.
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (dragged) place(dragged.from, nearest(list.current, event.clientX, event.clientY) ?? dragged.to);
      setDragged(undefined);
    },
    onPointerCancel: () => setDragged(undefined),
  });

  const itemProps = (index: number) => ({
    'data-dragged': dragged?.from === index || undefined,
    'data-drop':
      dragged && dragged.to === index && dragged.to !== dragged.from
        ? dragged.to > dragged.from
          ? 'after'
          : 'before'
        : undefined,
  });

  return { list, told, handleProps, itemProps };
}

/** Which of the list's items lies under the pointer, or next to it. */
function nearest(list: HTMLElement | null, x: number, y: number): number | undefined {
  const distances = [...(list?.children ?? [])].map((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    const aside = Math.max(left - x, 0, x - right);
    const above = Math.max(top - y, 0, y - bottom);
    return Math.hypot(aside, above);
  });
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : undefined;
}
