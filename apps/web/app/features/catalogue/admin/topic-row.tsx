import { GripVertical } from 'lucide-react';
import type { ComponentProps, CSSProperties } from 'react';
import { Link } from 'react-router';
import { counted } from '~/lib/admin/counted.ts';
import type { AdminTopic } from './catalogue-queries.ts';
import { DropLine } from './drop-line.tsx';
import styles from './rows.module.css';
import { StepButtons } from './step-buttons.tsx';
import type { Step } from './topic-drop.rules.ts';
import { syllabusPath } from './topic-path.ts';
import { stepOfKey } from './use-row-drag.ts';

type TopicRowProps = {
  topic: AdminTopic;
  /** Where its questions are listed. */
  questions: string;
  dragged: boolean;
  handle: Partial<ComponentProps<'button'>>;
  may: (step: Step) => boolean;
  onStep: (step: Step, control: string) => void;
  line: ComponentProps<typeof DropLine> | undefined;
};

const arrows = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;

export function TopicRow({ topic, questions, dragged, handle, may, onStep, line }: TopicRowProps) {
  const { id, topic_name, topic_number, depth } = topic;
  return (
    <li
      data-row={id}
      data-depth={depth}
      data-dragged={dragged || undefined}
      className={`${styles.row} ${styles.topic}`}
      style={{ '--depth': depth } as CSSProperties}
    >
      <button
        type="button"
        className={styles.handle}
        data-step="drag"
        aria-label={`Move ${topic_name}: drag, or press the arrow keys`}
        {...handle}
        onKeyDown={(event) => {
          const step = stepOfKey(event, arrows);
          if (step) onStep(step, 'drag');
        }}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <span className={styles.name}>
        {topic_number && <span className={styles.number}>{topic_number}</span>}
        <Link to={`/admin/topics/edit?id=${id}`}>{topic_name}</Link>
        <span className="visually-hidden">, level {depth}</span>{' '}
        <span className={styles.slug}>{topic.slug}</span>
      </span>
      <span className={styles.links}>
        <Link to={questions}>
          {counted(topic.questions, 'question')}
          <span className="visually-hidden">
            {' '}
            of {topic_name}
            {topic.own_questions !== topic.questions &&
              `, ${topic.own_questions} of them in the topic itself`}
          </span>
        </Link>
        <Link to={syllabusPath(id)} data-missing={!topic.syllabus || undefined}>
          {topic.syllabus ? 'Syllabus' : 'Add syllabus'}
          <span className="visually-hidden"> of {topic_name}</span>
        </Link>
      </span>
      <StepButtons
        name={topic_name}
        steps={['up', 'down', 'out', 'in']}
        may={may}
        onStep={(step) => onStep(step, step)}
      />
      {line && <DropLine {...line} />}
    </li>
  );
}
