import { crossPath, strokePath, tickPath } from '@sevenfold/contract/grading/annotation-shape.rules';
import type { Annotation, PenColour } from '@sevenfold/contract/grading/marking';
import { drawingSize, type Point, type Size, shareOf } from '@sevenfold/contract/grading/page-space.rules';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { annotationName, extended, moved } from './annotation.rules.ts';
import { AnnotationShape } from './annotation-shape.tsx';
import styles from './page-layer.module.css';
import type { Tool } from './shortcuts.rules.ts';

export interface Pencil {
  readonly tool: Tool;
  readonly colour: PenColour;
  /** What the mark stamp writes. */
  readonly mark: string;
}

type PageLayerProps = {
  page: number;
  /** As it is shown, in any unit. */
  size: Size;
  annotations: readonly Annotation[];
  pencil: Pencil;
  readOnly: boolean;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  onAdd: (annotation: Annotation) => void;
  onMove: (id: string, by: Point) => void;
  /** Where a comment shall begin, or which one shall be written anew. */
  onComment: (at: Point, existing?: Annotation) => void;
};

type Gesture =
  | { readonly kind: 'stroke'; readonly points: readonly number[] }
  | { readonly kind: 'move'; readonly id: string; readonly from: Point; readonly by: Point };

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.005, y: 0 },
  ArrowRight: { x: 0.005, y: 0 },
  ArrowUp: { x: 0, y: -0.005 },
  ArrowDown: { x: 0, y: 0.005 },
};

/** What lies over one page: it shows the annotations, and takes the pen. */
export function PageLayer(props: PageLayerProps) {
  const { page, annotations, pencil, readOnly, selected, onSelect } = props;
  const size = drawingSize(props.size);
  const layer = useRef<SVGSVGElement>(null);
  const [gesture, setGesture] = useState<Gesture>();
  const tool = readOnly ? 'select' : pencil.tool;
  const shareAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point =>
    shareOf({ x: clientX, y: clientY }, layer.current!.getBoundingClientRect());
  const placed = () => ({ id: crypto.randomUUID(), page });

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    if (tool === 'select') return onSelect(undefined);
    const at = shareAt(event);
    event.preventDefault();
    switch (tool) {
      case 'pen':
      case 'highlighter':
        event.currentTarget.setPointerCapture(event.pointerId);
        return setGesture({ kind: 'stroke', points: [at.x, at.y] });
      case 'tick':
      case 'cross':
        return props.onAdd({ ...placed(), kind: tool, ...at });
      case 'mark':
        return props.onAdd({ ...placed(), kind: 'mark', ...at, text: pencil.mark });
      case 'comment':
        return props.onComment(at);
    }
  };

  const grab = (event: PointerEvent<SVGGElement>, { id }: Annotation) => {
    if (tool !== 'select' || event.button !== 0) return;
    event.stopPropagation();
    onSelect(id);
    if (readOnly) return;
    layer.current?.setPointerCapture(event.pointerId);
    setGesture({ kind: 'move', id, from: shareAt(event), by: { x: 0, y: 0 } });
  };

  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (!gesture) return;
    if (gesture.kind === 'move') {
      const at = shareAt(event);
      setGesture({ ...gesture, by: { x: at.x - gesture.from.x, y: at.y - gesture.from.y } });
      return;
    }
    const passed = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const points = (passed.length > 0 ? passed : [event.nativeEvent]).reduce(
      (all, one) => extended(all, shareAt(one)),
      gesture.points,
    );
    setGesture({ kind: 'stroke', points });
  };

  const end = () => {
    if (!gesture) return;
    setGesture(undefined);
    if (gesture.kind === 'stroke' && (tool === 'pen' || tool === 'highlighter')) {
      props.onAdd({ ...placed(), kind: tool, colour: pencil.colour, points: gesture.points });
    } else if (gesture.kind === 'move' && (gesture.by.x !== 0 || gesture.by.y !== 0)) {
      props.onMove(gesture.id, gesture.by);
    }
  };

  const press = (event: KeyboardEvent, annotation: Annotation) => {
    const by = steps[event.key];
    if (readOnly) return;
    if (by) {
      event.preventDefault();
      props.onMove(annotation.id, by);
    } else if (event.key === 'Enter' && 'text' in annotation) {
      event.preventDefault();
      props.onComment(annotation, annotation);
    }
  };

  const shown = (one: Annotation) =>
    gesture?.kind === 'move' && gesture.id === one.id ? moved(one, gesture.by) : one;
  return (
    <svg
      ref={layer}
      className={styles.layer}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      data-tool={tool}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => setGesture(undefined)}
    >
      <title>What is written on page {page}</title>
      {annotations.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: a shape on a page can't be a button of HTML
        <g
          key={one.id}
          role="button"
          tabIndex={tool === 'select' ? 0 : -1}
          aria-label={annotationName(one)}
          aria-pressed={selected === one.id}
          className={styles.one}
          data-selected={selected === one.id}
          onPointerDown={(event) => grab(event, one)}
          onDoubleClick={() => {
            if ('text' in one && !readOnly) props.onComment(one, one);
          }}
          onFocus={() => {
            if (tool === 'select') onSelect(one.id);
          }}
          onKeyDown={(event) => press(event, one)}
        >
          <AnnotationShape annotation={shown(one)} size={size} />
          <Grip annotation={shown(one)} size={size} />
        </g>
      ))}
      {gesture?.kind === 'stroke' && (tool === 'pen' || tool === 'highlighter') && (
        <AnnotationShape
          annotation={{ id: 'new', page, kind: tool, colour: pencil.colour, points: gesture.points }}
          size={size}
        />
      )}
    </svg>
  );
}

function Grip({ annotation, size }: { annotation: Annotation; size: Size }) {
  if (annotation.kind === 'mark' || annotation.kind === 'comment') return null;
  const path =
    'points' in annotation
      ? strokePath(annotation.points, size)
      : (annotation.kind === 'tick' ? tickPath : crossPath)(annotation, size);
  return <path d={path} className={styles.grip} />;
}
