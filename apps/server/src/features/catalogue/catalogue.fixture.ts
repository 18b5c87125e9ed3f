import type { TestApp } from '../../../test/test-app.ts';
import { subjects, topics } from './catalogue.tables.ts';

/** A tree in words: each topic's slug, with what is below it. */
export interface TreeOfSlugs {
  readonly [slug: string]: TreeOfSlugs;
}

/** A subject with its topics, straight into the tables; answers the ids of the topics by slug. */
export async function addSubject(
  { database: { db } }: TestApp,
  slug: string,
  tree: TreeOfSlugs,
  options: { staffOnly?: boolean; name?: string } = {},
): Promise<{ id: number; topics: Record<string, number> }> {
  const [subject] = await db
    .insert(subjects)
    .values({ slug, subjectName: options.name ?? slug.toUpperCase(), staffOnly: options.staffOnly ?? false })
    .returning();
  const ids: Record<string, number> = {};
  async function addBelow(parentTopicId: number | null, below: TreeOfSlugs): Promise<void> {
    for (const [position, [topicSlug, children]] of Object.entries(below).entries()) {
      const [topic] = await db
        .insert(topics)
        .values({
          subjectId: subject!.id,
          parentTopicId,
          slug: topicSlug,
          topicName: `The topic ${topicSlug}`,
          topicNumber: String(position + 1),
          position,
        })
        .returning();
      ids[topicSlug] = topic!.id;
      await addBelow(topic!.id, children);
    }
  }
  await addBelow(null, tree);
  return { id: subject!.id, topics: ids };
}
