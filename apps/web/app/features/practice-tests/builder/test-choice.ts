import type { Selection } from '@sevenfold/contract/practice-tests/builder.rules';
import type { TestChoice } from '@sevenfold/contract/practice-tests/test';
import type { Duration } from '@sevenfold/contract/practice-tests/test.constants';

/** What the server is asked for; undefined while something is missing. */
export function choiceOf({ subject, topics, subtopics, subSubtopics, duration }: Selection) {
  if (subject === null || duration === null || topics.length === 0) return undefined;
  return {
    subject_slug: subject,
    topic_slugs: [...topics],
    subtopic_slugs: [...subtopics],
    sub_subtopic_slugs: [...subSubtopics],
    duration: duration as Duration,
  } satisfies TestChoice;
}
