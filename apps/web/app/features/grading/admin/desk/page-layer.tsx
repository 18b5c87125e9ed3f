import { crossPath, strokePath, tickPath } from '@sevenfold/contract/grading/annotation-shape.rules';
import type { Annotation } from '@sevenfold/contract/grading/marking';
import { drawingSize, type Point, type Size } from '@sevenfold/contract/grading/page-space.rules';
import type { KeyboardEvent } from 'react';
import { annotationName, moved } from './annotation.rules.ts';
import { AnnotationShape } from './annotation-shape.tsx';
import styles from './page-layer.module.css';
import type { TouchCount } from './touching.ts';
import { type Pencil, usePagePointer } from './use-page-pointer.ts';

type PageLayerProps = {
  page: number;
  /** As it is shown, in any unit. */
  size: Size;
  annotations: readonly Annotation[];
  pencil: Pencil;
  readOnly: boolean;
  touching: TouchCount;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  onAdd: (annotation: Annotation) => void;
  /** Nudges with the keyboard follow each other and are one step. */
  onMove: (id: string, by: Point, how: 'dragged' | 'nudged') => void;
  /** Where a comment shall begin, or which one shall be written anew. */
  onComment: (page: number, at: Point, existing?: Annotation) => void;
};

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.005, y: 0 },
  ArrowRight: { x: 0.005, y: 0 },
  ArrowUp: { x: 0, y: -0.005 },
  ArrowDown: { x: 0, y: 0.005 },
};

/** What lies over one page: it shows the annotations, and takes the pen. */
export function PageLayer(props: PageLayerProps) {
  const { page, annotations, pencil, readOnly, touching, selected, onSelect, onAdd, onMove, onComment } =
    props;
  const size = drawingSize(props.size);
  const placed = () => ({ id: crypto.randomUUID(), page });
  const { layer, tool, gesture, grab, handlers } = usePagePointer({
    pencil,
    readOnly,
    touching,
    onSelect,
    onStroke: ({ tool: kind, colour, points }) => onAdd({ ...placed(), kind, colour, points }),
    onPlace: (at) => {
      if (tool === 'tick' || tool === 'cross') onAdd({ ...placed(), kind: tool, ...at });
      else if (tool === 'mark') onAdd({ ...placed(), kind: 'mark', ...at, text: pencil.mark });
      else onComment(page, at);
    },
    onMove: (id, by) => onMove(id, by, 'dragged'),
  });

  const press = (event: KeyboardEvent, one: Annotation) => {
    const by = steps[event.key];
    if (readOnly) return;
    if (by) {
      event.preventDefault();
      onMove(one.id, by, 'nudged');
    } else if (event.key === 'Enter' && 'text' in one) {
      event.preventDefault();
      onComment(page, one, one);
    }
  };

  return (
    <svg
      ref={layer}
      className={styles.layer}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      data-tool={tool}
      {...handlers}
    >
      <title>What is written on page {page}</title>
      {annotations.map((one) => {
        const shown = gesture?.kind === 'move' && gesture.id === one.id ? moved(one, gesture.by) : one;
        return (
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
              if ('text' in one && !readOnly && tool === 'select') onComment(page, one, one);
            }}
            onFocus={() => {
              if (tool === 'select') onSelect(one.id);
            }}
            onKeyDown={(event) => press(event, one)}
          >
            <AnnotationShape annotation={shown} size={size} />
            <Grip annotation={shown} size={size} />
          </g>
        );
      })}
      {gesture?.kind === 'stroke' && (
        <AnnotationShape
          annotation={{ id: 'new', page, ...gesture.stroke, kind: gesture.stroke.tool }}
          size={size}
        />
      )}
    </svg>
  );
}

/** A wider line that isn't seen: a thin stroke is hard to hit. */
function Grip({ annotation, size }: { annotation: Annotation; size: Size }) {
  if (annotation.kind === 'mark' || annotation.kind === 'comment') return null;
  const path =
    'points' in annotation
      ? strokePath(annotation.points, size)
      : (annotation.kind === 'tick' ? tickPath : crossPath)(annotation, size);
  return <path d={path} className={styles.grip} />;
}
