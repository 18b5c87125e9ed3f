import type { SubjectTree } from '@sevenfold/contract/catalogue/catalogue';
import type { Answer } from '~/lib/api-call.ts';
import type { ComboboxOption } from '~/ui/combobox.tsx';

type Topic = SubjectTree['Topic'][number];
type AnyTopic = Omit<Topic, 'subtopics'> & { readonly subtopics: readonly AnyTopic[] };

/** Every topic of every subject, found by its name or by what lies above it. */
export function topicOptions(subjects: Answer<'GET /api/subjects'>['subjects']): ComboboxOption[] {
  const optionsOf = (topic: AnyTopic, above: string): ComboboxOption[] => {
    const name = topic.topic_number ? `${topic.topic_number} ${topic.topic_name}` : topic.topic_name;
    return [
      { value: String(topic.id), label: name, detail: above },
      ...topic.subtopics.flatMap((child) => optionsOf(child, `${above} › ${topic.topic_name}`)),
    ];
  };
  return subjects.flatMap((subject) =>
    'Topic' in subject ? subject.Topic.flatMap((topic) => optionsOf(topic, subject.subject_name)) : [],
  );
}
