import { useQueryClient } from '@tanstack/react-query';
import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Badge } from '~/ui/badge.tsx';
import { toast } from '~/ui/toast.ts';
import { type AdminSubject, counted, subjectsKey } from './catalogue-queries.ts';
import { DropLine } from './drop-line.tsx';
import styles from './rows.module.css';
import { StepButtons } from './step-buttons.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { stepOfKey, useRowDrag } from './use-row-drag.ts';

type SubjectListProps = { subjects: readonly AdminSubject[] };

const arrows = { ArrowUp: 'up', ArrowDown: 'down' } as const;

export function SubjectList({ subjects }: SubjectListProps) {
  const queries = useQueryClient();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const keepFocus = useKeptFocus(list, subjects);

  /** `to` is a place among all of them, counted before the subject leaves its own. */
  const move = async (from: number, to: number) => {
    const subject = subjects[from];
    const target = to > from ? to - 1 : to;
    if (!subject || target === from || target < 0 || target >= subjects.length) return;
    const ordered = subjects.toSpliced(from, 1).toSpliced(target, 0, subject);
    queries.setQueryData(subjectsKey, { subjects: ordered });
    setSaid(`${subject.subject_name} is now number ${target + 1} of ${subjects.length}.`);
    try {
      await api('PUT /api/admin/subjects/order', { body: { ids: ordered.map(({ id }) => id) } });
    } catch (error) {
      setSaid('');
      toast.error(messageOf(error));
      await queries.invalidateQueries({ queryKey: subjectsKey });
    }
  };
  const canStep = (way: string, index: number) => (way === 'up' ? index > 0 : index < subjects.length - 1);
  const step = (index: number, way: 'up' | 'down', control: string) => {
    if (!canStep(way, index)) return;
    keepFocus(subjects[index]?.id, control);
    void move(index, way === 'up' ? index - 1 : index + 2);
  };
  const { drag, handleOf } = useRowDrag(
    list,
    ({ id, gap }) =>
      void move(
        subjects.findIndex((subject) => subject.id === id),
        gap,
      ),
  );

  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol ref={list} className={`plain-list ${styles.rows}`} aria-label="Subjects">
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
