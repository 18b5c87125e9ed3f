import { GripVertical } from 'lucide-react';
import type { ComponentProps, CSSProperties } from 'react';
import { Link } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { type AdminTopic, counted } from './catalogue-queries.ts';
import { DropLine } from './drop-line.tsx';
import styles from './rows.module.css';
import { StepButtons } from './step-buttons.tsx';
import type { Step } from './topic-drop.rules.ts';
import { stepOfKey } from './use-row-drag.ts';

type TopicRowProps = {
  topic: AdminTopic;
  dragged: boolean;
  handle: Partial<ComponentProps<'button'>>;
  may: (step: Step) => boolean;
  onStep: (step: Step, control: string) => void;
  line: ComponentProps<typeof DropLine> | undefined;
};

const arrows = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;

export function TopicRow({ topic, dragged, handle, may, onStep, line }: TopicRowProps) {
  const { id, topic_name, topic_number, depth } = topic;
  return (
    <li
      data-row={id}
      data-dragged={dragged || undefined}
      className={styles.row}
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
        <span className="visually-hidden">, level {depth}</span>
        <span className={styles.slug}>{topic.slug}</span>
        {!topic.syllabus && depth === 1 && <Badge>No syllabus</Badge>}
      </span>
      <span className={styles.counts}>
        {counted(topic.questions, 'question')}
        {topic.own_questions !== topic.questions && (
          <span className="visually-hidden">, {topic.own_questions} of them in the topic itself</span>
        )}
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
