/** A topic with what lies below it, whatever its depth. */
export interface TopicBranch {
  readonly id: number;
  readonly slug: string;
  readonly topic_name: string;
  readonly topic_number: string;
  readonly subtopics: readonly TopicBranch[];
}

export const topicTitle = ({ topic_number, topic_name }: Pick<TopicBranch, 'topic_number' | 'topic_name'>) =>
  [topic_number, topic_name].filter(Boolean).join(' ');
