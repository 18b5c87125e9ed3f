import type { Annotation, PenColour } from '@sevenfold/contract/grading/marking';
import { type Point, shareOf } from '@sevenfold/contract/grading/page-space.rules';
import { type PointerEvent, useRef, useState } from 'react';
import { extended } from './annotation.rules.ts';
import { partOf } from './pointer.rules.ts';
import type { Tool } from './shortcuts.rules.ts';
import type { TouchCount } from './touching.ts';

export interface Pencil {
  readonly tool: Tool;
  readonly colour: PenColour;
  /** What the mark stamp writes. */
  readonly mark: string;
}

type Stroke = { readonly tool: 'pen' | 'highlighter'; readonly colour: PenColour; readonly points: number[] };

export type Gesture = { readonly pointer: number } & (
  | { readonly kind: 'stroke'; readonly stroke: Stroke }
  | { readonly kind: 'place'; readonly at: Point }
  | { readonly kind: 'move'; readonly id: string; readonly from: Point; readonly by: Point }
  | { readonly kind: 'scroll'; readonly x: number; readonly y: number }
);

interface Wiring {
  readonly pencil: Pencil;
  readonly readOnly: boolean;
  readonly touching: TouchCount;
  readonly onSelect: (id: string | undefined) => void;
  readonly onStroke: (stroke: Stroke) => void;
  readonly onPlace: (at: Point) => void;
  readonly onMove: (id: string, by: Point) => void;
}

const scrollerOf = (element: Element) => element.closest<HTMLElement>('[data-scroller]');

/** What a mouse, a stylus or a finger does on one page. */
export function usePagePointer({ pencil, readOnly, touching, onSelect, ...wiring }: Wiring) {
  const layer = useRef<SVGSVGElement>(null);
  // Several moves can come before the next drawing: they go on from here, the screen shows the last.
  const current = useRef<Gesture>(undefined);
  const [gesture, show] = useState<Gesture>();
  const become = (next: Gesture | undefined) => {
    current.current = next;
    show(next);
  };
  const tool = readOnly ? 'select' : pencil.tool;
  const shareAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point =>
    shareOf({ x: clientX, y: clientY }, layer.current!.getBoundingClientRect());

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    if (tool === 'select') return onSelect(undefined);
    const part = partOf(event.pointerType, touching.now());
    if (part === 'nothing' || (current.current && event.pointerType === 'touch')) return;
    event.preventDefault();
    // Keys mean the sheet from now on, not the field that was typed into before.
    scrollerOf(event.currentTarget)?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    const pointer = event.pointerId;
    if (part === 'scroll') return become({ pointer, kind: 'scroll', x: event.clientX, y: event.clientY });
    const at = shareAt(event);
    const { colour } = pencil;
    if (tool !== 'pen' && tool !== 'highlighter') return become({ pointer, kind: 'place', at });
    become({ pointer, kind: 'stroke', stroke: { tool, colour, points: [at.x, at.y] } });
  };

  const grab = (event: PointerEvent<SVGGElement>, { id }: Annotation) => {
    if (tool !== 'select' || event.button !== 0) return;
    event.stopPropagation();
    onSelect(id);
    if (readOnly) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    become({ pointer: event.pointerId, kind: 'move', id, from: shareAt(event), by: { x: 0, y: 0 } });
  };

  const go = (event: PointerEvent<SVGSVGElement>) => {
    const before = current.current;
    if (before?.pointer !== event.pointerId) return;
    const { pointer } = before;
    if (before.kind === 'move') {
      const at = shareAt(event);
      return become({ ...before, by: { x: at.x - before.from.x, y: at.y - before.from.y } });
    }
    const { clientX: x, clientY: y } = event;
    if (before.kind === 'scroll') {
      scrollerOf(event.currentTarget)?.scrollBy(before.x - x, before.y - y);
      return become({ pointer, kind: 'scroll', x, y });
    }
    const part = partOf(event.pointerType, touching.now());
    if (part !== 'write') return become(part === 'scroll' ? { pointer, kind: 'scroll', x, y } : undefined);
    if (before.kind !== 'stroke') return;
    const passed = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const points = (passed.length > 0 ? passed : [event.nativeEvent]).reduce(
      (all, one) => extended(all, shareAt(one)),
      before.stroke.points,
    );
    become({ ...before, stroke: { ...before.stroke, points } });
  };

  const end = (event: PointerEvent<SVGSVGElement>) => {
    const done = current.current;
    if (done?.pointer !== event.pointerId) return;
    become(undefined);
    // Another finger is still down: it was the beginning of scrolling.
    if (event.pointerType === 'touch' && touching.now().fingers > 0 && done.kind !== 'move') return;
    if (done.kind === 'stroke') wiring.onStroke(done.stroke);
    else if (done.kind === 'place') wiring.onPlace(done.at);
    else if (done.kind === 'move' && (done.by.x !== 0 || done.by.y !== 0)) wiring.onMove(done.id, done.by);
  };

  return {
    layer,
    tool,
    gesture,
    grab,
    handlers: {
      onPointerDown: begin,
      onPointerMove: go,
      onPointerUp: end,
      onPointerCancel: () => become(undefined),
    },
  };
}
