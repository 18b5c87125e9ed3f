import type { TableFilter } from '~/ui/table-tools.tsx';
import { topicTitle } from './editor/topic-branch.ts';
import { useSubjects, useTopics } from './editor/use-catalogue.ts';
import { type QuestionFilterQuery, topicFilters } from './question-filters.ts';

const labels = { subject: 'Subject', topic: 'Topic', subTopic: 'Subtopic', subSubTopic: 'Sub-subtopic' };

/** One picker per level that has something to pick; a choice forgets what lay below the old one. */
export function useTopicFilters(
  filter: QuestionFilterQuery,
  onChange: (part: Partial<Record<(typeof topicFilters)[number], string>>) => void,
): TableFilter[] {
  const subjects = useSubjects();
  const topics = useTopics(filter.subject);
  const found: TableFilter[] = [];
  let choices = (subjects.data ?? []).map(({ slug, subject_name }) => ({ value: slug, label: subject_name }));
  let level = topics.data ?? [];
  for (const [depth, name] of topicFilters.entries()) {
    if (depth > 0 && choices.length === 0) break;
    const value = filter[name] ?? '';
    found.push({
      label: labels[name],
      value,
      options: choices,
      onChange: (chosen) =>
        onChange({
          ...Object.fromEntries(topicFilters.slice(depth).map((below) => [below, ''])),
          [name]: chosen,
        }),
    });
    if (value === '') break;
    if (depth > 0) level = level.find(({ slug }) => slug === value)?.subtopics ?? [];
    choices = level.map((topic) => ({ value: topic.slug, label: topicTitle(topic) }));
  }
  return found;
}
