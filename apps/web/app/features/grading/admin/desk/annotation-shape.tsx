import { crossPath, strokePath, tickPath } from '@sevenfold/contract/grading/annotation-shape.rules';
import { type Annotation, colourValues, drawn } from '@sevenfold/contract/grading/marking';
import type { Size } from '@sevenfold/contract/grading/page-space.rules';
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
      return (
        <text
          x={annotation.x * size.width}
          y={Math.max(drawn.markText, annotation.y * size.height + drawn.markText / 3)}
          fontSize={drawn.markText}
          fontWeight="700"
          fill={colourValues.red}
          className={styles.word}
        >
          {annotation.text}
        </text>
      );
    case 'comment':
      return (
        <foreignObject
          x={Math.max(0, Math.min(annotation.x * size.width, size.width - drawn.commentWidth))}
          y={annotation.y * size.height}
          width={drawn.commentWidth}
          height={1}
          className={styles.foreign}
        >
          <div
            className={styles.comment}
            style={{
              padding: drawn.commentPadding,
              fontSize: drawn.commentText,
              lineHeight: `${drawn.commentLine}px`,
            }}
          >
            {annotation.text}
          </div>
        </foreignObject>
      );
  }
}
