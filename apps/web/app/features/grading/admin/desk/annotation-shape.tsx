import {
  commentPlace,
  crossPath,
  markPlace,
  strokePath,
  tickPath,
} from '@sevenfold/contract/grading/annotation-shape.rules';
import { type Annotation, colourValues, drawn, type Note } from '@sevenfold/contract/grading/marking';
import type { Size } from '@sevenfold/contract/grading/page-space.rules';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './page-layer.module.css';

type AnnotationShapeProps = { annotation: Annotation; size: Size };

/** The same shape that the returned file has, in the units of the page. */
export function AnnotationShape({ annotation, size }: AnnotationShapeProps) {
  switch (annotation.kind) {
    case 'pen':
    case 'highlighter': {
      const { kind, colour, points } = annotation;
      return (
        <path
          d={strokePath(points, size)}
          className={styles.stroke}
          stroke={colourValues[colour]}
          strokeWidth={drawn[kind]}
          strokeOpacity={kind === 'highlighter' ? drawn.highlighterOpacity : 1}
        />
      );
    }
    case 'tick':
    case 'cross': {
      const tick = annotation.kind === 'tick';
      return (
        <path
          d={(tick ? tickPath : crossPath)(annotation, size)}
          className={styles.stroke}
          stroke={tick ? colourValues.green : colourValues.red}
          strokeWidth={drawn.signLine}
        />
      );
    }
    case 'mark':
      return <MarkShape note={annotation} size={size} />;
    case 'comment':
      return <CommentShape note={annotation} size={size} />;
  }
}

type NoteShapeProps = { note: Note; size: Size };

function MarkShape({ note, size }: NoteShapeProps) {
  const word = useRef<SVGTextElement>(null);
  const [width, setWidth] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another width
  useLayoutEffect(() => setWidth(word.current?.getComputedTextLength() ?? 0), [note.text]);
  const { x, baseline } = markPlace(note, size, width);
  return (
    <text
      ref={word}
      x={x}
      y={baseline}
      fontSize={drawn.markText}
      fontWeight="700"
      fill={colourValues.red}
      className={styles.word}
    >
      {note.text}
    </text>
  );
}

function CommentShape({ note, size }: NoteShapeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another height
  useLayoutEffect(() => setHeight(box.current?.offsetHeight ?? 0), [note.text]);
  return (
    <foreignObject
      {...commentPlace(note, size, height)}
      width={drawn.commentWidth}
      height={1}
      className={styles.foreign}
    >
      <div
        ref={box}
        className={styles.comment}
        style={{
          padding: drawn.commentPadding,
          fontSize: drawn.commentText,
          lineHeight: `${drawn.commentLine}px`,
        }}
      >
        {note.text}
      </div>
    </foreignObject>
  );
}
