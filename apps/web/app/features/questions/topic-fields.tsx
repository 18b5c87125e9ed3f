import type { BankAddress } from '~/lib/bank/bank-address.ts';
import { type Catalogue, type TopicNode, topicPath } from '~/lib/bank/topic-tree.ts';
import { filtersIn } from './exam-filters.rules.ts';
import { FilterGroup, OneOf } from './filter-group.tsx';
import styles from './filter-panel.module.css';
import type { Choose } from './use-chosen-address.ts';

type TopicFieldsProps = {
  address: BankAddress;
  catalogue: Catalogue;
  onChoose: Choose;
};

const titleOf = (topic: TopicNode) => [topic.number, topic.name].filter(Boolean).join(' ');

/** Subject, topic and what is below it. Choosing one opens the next and forgets what lay below the old one. */
export function TopicFields({ address, catalogue, onChoose }: TopicFieldsProps) {
  const path = topicPath(catalogue.topics, address);
  const levels = [
    { label: 'Topic', name: 'topic', topics: catalogue.topics },
    { label: 'Subtopic', name: 'subtopic', topics: path[0]?.below ?? [] },
    { label: 'Sub-subtopic', name: 'subsubtopic', topics: path[1]?.below ?? [] },
  ] as const;
  const below = { subtopic: undefined, subsubtopic: undefined };
  return (
    <FilterGroup legend="Topic">
      <div className={styles.stack}>
        <OneOf
          label="Subject"
          name="subject"
          value={address.subject}
          options={catalogue.subjects.map((subject) => subject.slug)}
          any="All subjects"
          labelOf={(slug) => catalogue.subjects.find((subject) => subject.slug === slug)?.name ?? slug}
          onChange={(slug) => {
            const subject = slug || undefined;
            onChoose({ subject, topic: undefined, ...below, ...filtersIn(subject, address) });
          }}
        />
        {levels.map(({ label, name, topics }, depth) =>
          topics.length === 0 ? null : (
            <OneOf
              key={name}
              label={label}
              name={name}
              value={address[name]}
              options={topics.map((topic) => topic.slug)}
              any="All"
              labelOf={(slug) => titleOf(topics.find((topic) => topic.slug === slug) as TopicNode)}
              onChange={(slug) =>
                onChoose({
                  ...(depth === 0 && below),
                  ...(depth === 1 && { subsubtopic: undefined }),
                  [name]: slug || undefined,
                })
              }
            />
          ),
        )}
      </div>
    </FilterGroup>
  );
}
