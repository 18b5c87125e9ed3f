import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { counted } from '~/lib/admin/counted.ts';
import { Badge } from '~/ui/badge.tsx';
import type { AdminSubject } from './catalogue-queries.ts';
import { DropLine } from './drop-line.tsx';
import styles from './rows.module.css';
import { StepButtons } from './step-buttons.tsx';
import { UndoLine } from './undo-line.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { isUndoKey, stepOfKey, useRowDrag } from './use-row-drag.ts';
import { useSubjectOrder } from './use-subject-order.ts';

type SubjectListProps = { subjects: readonly AdminSubject[] };

const arrows = { ArrowUp: 'up', ArrowDown: 'down' } as const;

export function SubjectList({ subjects }: SubjectListProps) {
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useKeptFocus(list, subjects);
  const { move, undo, undoable, said, sending } = useSubjectOrder(subjects);
  const canStep = (way: string, index: number) => (way === 'up' ? index > 0 : index < subjects.length - 1);
  const step = (index: number, way: 'up' | 'down', control: string) => {
    if (!canStep(way, index)) return;
    keepFocus(subjects[index]?.id, control);
    move(index, way === 'up' ? index - 1 : index + 2);
  };
  const { drag, handleOf } = useRowDrag(list, ({ id, gap }) =>
    move(
      subjects.findIndex((subject) => subject.id === id),
      gap,
    ),
  );

  return (
    <>
      <UndoLine said={said} sending={sending} undoable={undoable} onUndo={undo} />
      <ol
        ref={list}
        className={`plain-list ${styles.rows}`}
        aria-label="Subjects"
        onKeyDown={(event) => {
          if (isUndoKey(event)) undo();
        }}
      >
        {subjects.map((subject, index) => (
          <li
            key={subject.id}
            data-row={subject.id}
            data-dragged={drag?.id === subject.id || undefined}
            className={styles.row}
          >
            <button
              type="button"
              className={styles.handle}
              data-step="drag"
              aria-label={`Move ${subject.subject_name}: drag, or press the arrow keys`}
              {...handleOf(subject.id)}
              onKeyDown={(event) => {
                const way = stepOfKey(event, arrows);
                if (way) step(index, way, 'drag');
              }}
            >
              <GripVertical aria-hidden="true" />
            </button>
            <span className={styles.name}>
              <Link to={`/admin/subjects/edit?id=${subject.id}`}>{subject.subject_name}</Link>
              <span className={styles.slug}>{subject.slug}</span>
              {subject.staff_only && <Badge tone="amber">Staff only</Badge>}
            </span>
            <span className={styles.counts}>
              <Link to={`/admin/topics?subject=${subject.id}`}>{counted(subject.topics, 'topic')}</Link>
              {' · '}
              {counted(subject.questions, 'question')}
              {subject.visible < subject.questions && `, ${subject.questions - subject.visible} hidden`}
            </span>
            <StepButtons
              name={subject.subject_name}
              steps={['up', 'down']}
              may={(way) => canStep(way, index)}
              onStep={(way) => {
                if (way === 'up' || way === 'down') step(index, way, way);
              }}
            />
            {drag && <DropLine index={index} last={subjects.length - 1} gap={drag.gap} />}
          </li>
        ))}
      </ol>
    </>
  );
}
