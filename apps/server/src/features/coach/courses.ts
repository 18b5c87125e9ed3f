import type { Course } from '@sevenfold/learning/course';
import type { Candidate } from '@sevenfold/learning/study';
import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, SubjectNode, TopicNode } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { readPrerequisites } from '../catalogue/prerequisites.ts';
import { type AskableDesign, readAskableDesigns } from '../questions/learning-facts.ts';

/** A subject as the model takes it. */
export interface KnownCourse {
  readonly subject: SubjectNode;
  readonly course: Course;
  readonly designs: ReadonlyMap<string, AskableDesign>;
  readonly candidates: readonly Candidate[];
}

const bytesOfDesign = 400;
const keptOf = perVersion(
  () => new ReadThroughCache<KnownCourse>(32 * 1024 * 1024, ({ designs }) => designs.size * bytesOfDesign),
);

/** As the bank is at this version; the same for all students. */
export const readCourse = (
  services: Services,
  catalogue: Catalogue,
  subject: SubjectNode,
): Promise<KnownCourse> =>
  keptOf(catalogue).get(String(subject.id), async () => {
    const [prerequisites, askable] = await Promise.all([
      readPrerequisites(services, subject.id),
      readAskableDesigns(services, subject.id),
    ]);
    return {
      subject,
      course: {
        topics: subject.topics.flatMap(withBelow).map(({ id, parent }) => ({
          id,
          parentId: parent?.id ?? null,
          prerequisites: prerequisites.get(id) ?? [],
        })),
      },
      designs: new Map(askable.map((one) => [one.design, one])),
      candidates: askable.map(({ design, topicId, difficulty, kind, marks }) => ({
        design,
        topicIds: [topicId],
        difficulty,
        kind,
        marks,
      })),
    };
  });

export const withBelow = (topic: TopicNode): TopicNode[] => [topic, ...topic.children.flatMap(withBelow)];
