import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { X } from 'lucide-react';
import { IconButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { SpanField } from './span-field.tsx';
import type { WishPartProps } from './wish-part.ts';
import styles from './wishes.module.css';
import { anySpan, isLeftOut, noShare, shareOf, withTopic } from './wishes.rules.ts';

type AnyTopic = Pick<TopicTree, 'id' | 'topic_name' | 'topic_number'> & {
  readonly subtopics: readonly AnyTopic[];
};

const nameOf = ({ topic_number, topic_name }: AnyTopic): string => `${topic_number} ${topic_name}`.trim();

const below = (topic: AnyTopic): AnyTopic[] => topic.subtopics.flatMap((child) => [child, ...below(child)]);

/** Each topic of the course with its share of the marks, and narrower ones where somebody asks for them. */
export function TopicShares({
  tree,
  wishes,
  problems,
  onChange,
}: WishPartProps & { tree: readonly TopicTree[] }) {
  const narrower = tree.flatMap(below);
  const shown = narrower.filter(({ id }) => wishes.topics.some(({ topicId }) => topicId === id));
  const row = (topic: AnyTopic) => {
    const share = shareOf(wishes, topic.id);
    return { share, out: isLeftOut(share), problem: problems[`topics.${topic.id}`] };
  };
  return (
    <fieldset className={styles.group}>
      <legend>Topics</legend>
      <p className={styles.hint}>
        Take out what you would rather leave, and say how much of the marks a topic should have, if it matters
        to you.
      </p>
      <ul className={`plain-list ${styles.rows}`}>
        {tree.map((topic) => {
          const { share, out, problem } = row(topic);
          return (
            <li key={topic.id} className={styles.row}>
              <Checkbox
                label={nameOf(topic)}
                checked={!out}
                onChange={(isIn) => onChange(withTopic(wishes, topic.id, isIn ? anySpan : noShare))}
              />
              <SpanField
                label={nameOf(topic)}
                unit="percent"
                sign="%"
                value={out ? anySpan : share}
                problem={problem}
                disabled={out}
                onChange={(span) => onChange(withTopic(wishes, topic.id, span))}
              />
            </li>
          );
        })}
        {shown.map((topic) => {
          const { share, problem } = row(topic);
          return (
            <li key={topic.id} className={styles.row}>
              <span className={styles.narrower}>
                <IconButton
                  size="sm"
                  label={`Remove ${nameOf(topic)}`}
                  icon={<X aria-hidden="true" />}
                  onClick={() =>
                    onChange({
                      ...wishes,
                      topics: wishes.topics.filter(({ topicId }) => topicId !== topic.id),
                    })
                  }
                />
                {nameOf(topic)}
              </span>
              <SpanField
                label={nameOf(topic)}
                unit="percent"
                sign="%"
                value={share}
                problem={problem}
                onChange={(span) => onChange(withTopic(wishes, topic.id, span))}
              />
            </li>
          );
        })}
      </ul>
      {narrower.length > 0 && (
        <SelectField
          label="Add a narrower topic"
          name="narrower"
          value=""
          options={[
            { value: '', label: 'Choose a subtopic' },
            ...narrower
              .filter((topic) => !shown.includes(topic))
              .map((topic) => ({ value: String(topic.id), label: nameOf(topic) })),
          ]}
          onChange={(id) => {
            if (id) onChange(withTopic(wishes, Number(id), anySpan));
          }}
        />
      )}
    </fieldset>
  );
}
