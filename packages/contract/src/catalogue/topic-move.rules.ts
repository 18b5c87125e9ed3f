export const deepestLevel = 3;

/** As much of a topic as its place needs. */
export interface PlacedTopic {
  readonly id: number;
  readonly parent_topic_id: number | null;
}

/** Where a topic stands: below this one (null is the top of the subject), before that sibling (null is the end). */
export interface TopicPlace {
  readonly parent_topic_id: number | null;
  readonly before_id: number | null;
}

export const tooDeep = 'Topics are at most three levels deep: this would make a fourth.';
export const belowItself = 'A topic can’t lie below itself.';

const childrenOf = <Topic extends PlacedTopic>(topics: readonly Topic[], id: number | null): Topic[] =>
  topics.filter(({ parent_topic_id }) => parent_topic_id === id);

/** How many levels a topic takes with what is below it: 1 when that is nothing. */
export function levelsOf(topics: readonly PlacedTopic[], id: number): number {
  return 1 + Math.max(0, ...childrenOf(topics, id).map((child) => levelsOf(topics, child.id)));
}

/** 1 at the top; 0 stands for the subject itself. */
export function depthOf(topics: readonly PlacedTopic[], id: number | null): number {
  let depth = 0;
  let at: number | null = id;
  while (at !== null && depth <= topics.length) {
    depth += 1;
    const here: number = at;
    at = topics.find((topic) => topic.id === here)?.parent_topic_id ?? null;
  }
  return depth;
}

/** Whether the topic is the other one or lies somewhere below it. */
export function isWithin(topics: readonly PlacedTopic[], id: number | null, other: number): boolean {
  let at: number | null = id;
  for (let steps = 0; at !== null && steps <= topics.length; steps += 1) {
    if (at === other) return true;
    const here: number = at;
    at = topics.find((topic) => topic.id === here)?.parent_topic_id ?? null;
  }
  return false;
}

/** Why a topic can't be put below a parent, in words for staff; undefined when it can. The topics are of one subject. */
export function refusalOfMove(
  topics: readonly PlacedTopic[],
  id: number,
  parentId: number | null,
): string | undefined {
  if (isWithin(topics, parentId, id)) return belowItself;
  return depthOf(topics, parentId) + levelsOf(topics, id) > deepestLevel ? tooDeep : undefined;
}

/** The children of a parent as they stand when the topic has come to its place. Undefined where the sibling isn't one. */
export function siblingsAfterMove(
  topics: readonly PlacedTopic[],
  id: number,
  { parent_topic_id, before_id }: TopicPlace,
): number[] | undefined {
  const others = childrenOf(topics, parent_topic_id)
    .map((topic) => topic.id)
    .filter((other) => other !== id);
  if (before_id === null) return [...others, id];
  const at = others.indexOf(before_id);
  return at === -1 ? undefined : others.toSpliced(at, 0, id);
}

/** Where a topic stands now: what a move has to say to undo another. */
export function placeOf(topics: readonly PlacedTopic[], id: number): TopicPlace {
  const parent_topic_id = topics.find((topic) => topic.id === id)?.parent_topic_id ?? null;
  const siblings = childrenOf(topics, parent_topic_id);
  const next = siblings[siblings.findIndex((topic) => topic.id === id) + 1];
  return { parent_topic_id, before_id: next?.id ?? null };
}
