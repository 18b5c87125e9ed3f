import { slugOf } from '@sevenfold/contract/catalogue/slug.rules';
import { useState } from 'react';
import { TextField } from '~/ui/field.tsx';
import type { AdminTopic } from './catalogue-queries.ts';
import { SlugField } from './slug-field.tsx';

export interface TopicValues {
  readonly topic_name: string;
  readonly topic_number: string;
  readonly slug: string;
}

export const valuesOf = (topic?: AdminTopic): TopicValues => ({
  topic_name: topic?.topic_name ?? '',
  topic_number: topic?.topic_number ?? '',
  slug: topic?.slug ?? '',
});

type TopicFieldsProps = {
  topic?: AdminTopic;
  values: TopicValues;
  onChange: (values: TopicValues) => void;
  issues: Readonly<Record<string, string>>;
  autoFocus?: boolean;
};

export function TopicFields({ topic, values, onChange, issues, autoFocus = false }: TopicFieldsProps) {
  const [slugTyped, setSlugTyped] = useState(topic !== undefined);
  const change = (part: Partial<TopicValues>) => onChange({ ...values, ...part });
  return (
    <>
      <TextField
        label="Name"
        name="topic_name"
        value={values.topic_name}
        onChange={(topic_name) => change({ topic_name, ...(!slugTyped && { slug: slugOf(topic_name) }) })}
        error={issues.topic_name}
        maxLength={150}
        autoFocus={autoFocus}
        required
      />
      <TextField
        label="Number"
        name="topic_number"
        value={values.topic_number}
        onChange={(topic_number) => change({ topic_number })}
        error={issues.topic_number}
        hint="Shown before the name, such as 2 or 2.3."
        maxLength={20}
        optional
      />
      <SlugField
        value={values.slug}
        onChange={(slug) => {
          setSlugTyped(true);
          change({ slug });
        }}
        error={issues.slug}
        former={topic?.former_slugs ?? []}
        current={topic?.slug ?? ''}
        hint="Shared questions find the topic with the same slug at the other level."
      />
    </>
  );
}
