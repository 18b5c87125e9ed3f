import { counted } from '@sevenfold/contract/platform/counted.rules';

interface Placed {
  readonly id: number;
  readonly parent_topic_id: number | null;
}

/** Each before what is below it. The given ones are in their order within each level. */
export function inTreeOrder<Topic extends Placed>(topics: readonly Topic[]): Topic[] {
  const below = new Map<number | null, Topic[]>();
  for (const topic of topics) {
    const siblings = below.get(topic.parent_topic_id);
    if (siblings) siblings.push(topic);
    else below.set(topic.parent_topic_id, [topic]);
  }
  const withBelow = (topic: Topic): Topic[] => [topic, ...(below.get(topic.id) ?? []).flatMap(withBelow)];
  return (below.get(null) ?? []).flatMap(withBelow);
}

/** 1, 1.1, 1.1.1, by id. The given ones are in the order of the tree. */
export function numbersByOrder(topics: readonly Placed[]): Map<number, string> {
  const numbers = new Map<number, string>();
  const counts = new Map<number | null, number>();
  for (const { id, parent_topic_id } of topics) {
    const place = (counts.get(parent_topic_id) ?? 0) + 1;
    counts.set(parent_topic_id, place);
    const above = parent_topic_id === null ? undefined : numbers.get(parent_topic_id);
    numbers.set(id, above === undefined ? String(place) : `${above}.${place}`);
  }
  return numbers;
}

/** The given count of each topic with those of everything below it. The given ones are in the order of the tree. */
export function sumsBelow(topics: readonly (Placed & { own_questions: number })[]): Map<number, number> {
  const sums = new Map(topics.map(({ id, own_questions }) => [id, own_questions]));
  for (const { id, parent_topic_id } of topics.toReversed()) {
    if (parent_topic_id !== null) sums.set(parent_topic_id, sums.get(parent_topic_id)! + sums.get(id)!);
  }
  return sums;
}

interface Held {
  readonly own_questions: number;
  readonly other_questions: number;
  readonly tests: number;
}

function listed(parts: readonly (string | false)[]): string {
  const words = parts.filter((part) => part !== false);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Why a topic can't be deleted, and what would help; undefined when it can. */
export function refusalToDeleteTopic(topic: Held, subtopics: number): string | undefined {
  const holds = listed([
    subtopics > 0 && counted(subtopics, 'topic below it', 'topics below it'),
    topic.own_questions > 0 && counted(topic.own_questions, 'question'),
  ]);
  if (holds) return `This topic has ${holds}. Move them elsewhere first; then it can be deleted.`;
  if (topic.other_questions > 0) {
    return `This topic is another topic of ${counted(topic.other_questions, 'question')}. Take it away there first; then it can be deleted.`;
  }
  if (topic.tests > 0) {
    return `Students have made ${counted(topic.tests, 'test')} with this topic. It stays, so that their tests stay as they were.`;
  }
  return undefined;
}

export function refusalToDeleteSubject(subject: { topics: number; tests: number }): string | undefined {
  if (subject.topics > 0) {
    return `This subject has ${counted(subject.topics, 'topic')}. Delete or empty them first; or hide the subject from students.`;
  }
  if (subject.tests > 0) {
    return `Students have made ${counted(subject.tests, 'test')} in this subject. It stays, so that their tests stay as they were; you can hide it from students.`;
  }
  return undefined;
}
