import { useRef } from 'react';
import { toast } from '~/ui/toast.ts';
import type { AdminTree } from './catalogue-queries.ts';
import styles from './rows.module.css';
import { dropInto, type Step, stepFrom } from './topic-drop.rules.ts';
import { pathTo, questionsPath } from './topic-path.ts';
import { TopicRow } from './topic-row.tsx';
import { UndoLine } from './undo-line.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { type DragAt, isUndoKey, useRowDrag } from './use-row-drag.ts';
import { useTopicMoves } from './use-topic-moves.ts';

type TopicTreeProps = { tree: AdminTree };

/** As wide as a level is indented on a desktop. */
const levelWidth = 28;

export function TopicTree({ tree }: TopicTreeProps) {
  const { topics } = tree;
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useKeptFocus(list, topics);
  const { move, undo, undoable, said, sending } = useTopicMoves(tree);

  const landing = ({ id, gap, dx }: DragAt) => {
    const depth = topics.find((topic) => topic.id === id)?.depth ?? 1;
    return dropInto(topics, id, gap, depth + Math.round(dx / levelWidth));
  };
  const { drag, handleOf } = useRowDrag(list, (at) => {
    const drop = landing(at);
    if ('refusal' in drop) toast.error(drop.refusal);
    else move(at.id, drop.place);
  });
  const target = drag && landing(drag);

  const step = (id: number, way: Step, control: string) => {
    const place = stepFrom(topics, id, way);
    if (typeof place === 'string') toast.error(place);
    else if (place) {
      keepFocus(id, control);
      move(id, place);
    }
  };

  return (
    <>
      <UndoLine said={said} sending={sending} undoable={undoable} onUndo={undo} />
      <ol
        ref={list}
        className={`plain-list ${styles.rows}`}
        aria-label="Topics"
        onKeyDown={(event) => {
          if (isUndoKey(event)) undo();
        }}
      >
        {topics.map((topic, index) => (
          <TopicRow
            key={topic.id}
            topic={topic}
            questions={questionsPath(tree.subject, pathTo(topics, topic))}
            dragged={drag?.id === topic.id}
            handle={handleOf(topic.id)}
            may={(way) => typeof stepFrom(topics, topic.id, way) === 'object'}
            onStep={(way, control) => step(topic.id, way, control)}
            line={drag && target && { index, last: topics.length - 1, gap: drag.gap, ...wordsOf(target) }}
          />
        ))}
      </ol>
    </>
  );
}

const wordsOf = (target: ReturnType<typeof dropInto>) =>
  'refusal' in target ? { refusal: target.refusal } : { depth: target.depth };
