import type { SubjectNode } from '../catalogue/catalogue-tree.ts';
import type { AskableDesign } from '../questions/learning-facts.ts';

/** Teaching hours of the topics, by the syllabus: what the exam weighs by, as far as it says. */
const hours: Readonly<Record<string, readonly number[]>> = {
  'math-aa-sl': [19, 21, 25, 27, 28],
  'math-aa-hl': [39, 32, 51, 33, 55],
  'math-ai-sl': [16, 31, 18, 36, 19],
  'math-ai-hl': [29, 42, 46, 52, 41],
  'physics-sl': [27, 24, 17, 19, 23],
  'physics-hl': [42, 32, 29, 38, 39],
};

/**
 * How much of the exam each subtopic is. A topic has the hours of the syllabus, and shares them among its subtopics by the
 * marks that the bank asks there; where the syllabus says nothing, those marks alone decide.
 */
export function syllabusWeights(
  subject: SubjectNode,
  designs: Iterable<Pick<AskableDesign, 'topicId' | 'marks'>>,
): Record<string, number> {
  const marks = new Map<number, number>();
  for (const { topicId, marks: own } of designs) marks.set(topicId, (marks.get(topicId) ?? 0) + own);
  const ofSubject = hours[subject.slug];
  const told = ofSubject?.length === subject.topics.length ? ofSubject : undefined;
  const weights: Record<string, number> = {};
  for (const [place, topic] of subject.topics.entries()) {
    const ids = idsBelow(topic);
    const sum = ids.reduce((total, id) => total + (marks.get(id) ?? 0), 0);
    for (const id of ids) {
      const own = marks.get(id) ?? 0;
      if (own > 0) weights[id] = told ? (told[place]! * own) / sum : own;
    }
  }
  return weights;
}

interface Below {
  readonly id: number;
  readonly children: readonly Below[];
}

const idsBelow = ({ id, children }: Below): number[] => [id, ...children.flatMap(idsBelow)];
