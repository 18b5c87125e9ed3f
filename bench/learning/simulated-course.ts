import { readFile } from 'node:fs/promises';
import type { TopicContent } from '../../content/bank-content.ts';
import { subjects } from '../../content/catalogue.ts';
import type { Difficulty } from '../../packages/contract/src/questions/question.constants.ts';
import type { Course } from '../../packages/learning/src/course.ts';
import type { Random } from '../random.ts';
import { normal } from './chance.ts';

/** A design as the simulation knows it. What the label says is true of most only. */
export interface SimulatedDesign {
  readonly key: string;
  readonly topicIds: readonly number[];
  readonly difficulty: Difficulty;
  readonly kind: 'choice' | 'written';
  readonly marks: number;
  readonly hardness: number;
  readonly steepness: number;
}

export interface SimulatedCourse {
  readonly course: Course;
  /** The subtopics without topics below. */
  readonly leaves: readonly number[];
  /** How much each subtopic asks for each of the talents that students have more or less of. */
  readonly loadings: ReadonlyMap<number, readonly number[]>;
  readonly designs: readonly SimulatedDesign[];
}

const talents = 4;
const designsEach = 6;
export const trueHardness: Record<Difficulty, number> = { Easy: -0.75, Medium: -0.1, Hard: 0.6 };

/** The real topics and prerequisites of a subject, with designs made up for each subtopic. */
export async function simulatedCourse(subject: string, random: Random): Promise<SimulatedCourse> {
  const { topics } = subjects.find(({ slug }) => slug === subject)!;
  const file = new URL(`../../content/prerequisites/${subject.replace(/-[sh]l$/, '')}.json`, import.meta.url);
  const needs = JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>;
  const all = flat(topics, undefined);
  const idOf = new Map(all.map(({ number }, index) => [number, index + 1]));
  const course: Course = {
    topics: all.map(({ number, parent }) => ({
      id: idOf.get(number)!,
      parentId: parent === undefined ? null : idOf.get(parent)!,
      prerequisites: (needs[number] ?? []).flatMap((other) => idOf.get(other) ?? []),
    })),
  };
  const leaves = all
    .filter(({ topics: below, parent }) => below.length === 0 && parent)
    .map(({ number }) => idOf.get(number)!);
  const base = new Map<number | null, readonly number[]>();
  const around = (centre: readonly number[], spread: number) =>
    centre.map((value) => value + normal(random) * spread);
  for (const { id, parentId } of course.topics) {
    const above = base.get(parentId);
    base.set(id, above ? around(above, 0.12) : around([0.5, 0.25, 0.25, 0.25], 0.25));
  }
  const designs = leaves.flatMap((id) =>
    Array.from({ length: designsEach }, (_, index) => makeDesign(id, index, leaves, random)),
  );
  return { course, leaves, loadings: new Map(leaves.map((id) => [id, base.get(id)!])), designs };
}

const flat = (
  topics: readonly TopicContent[],
  parent: string | undefined,
): (TopicContent & { parent: string | undefined })[] =>
  topics.flatMap((topic) => [{ ...topic, parent }, ...flat(topic.topics, topic.number)]);

function makeDesign(id: number, index: number, leaves: readonly number[], random: Random): SimulatedDesign {
  const labels: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];
  const difficulty = labels[index % 3]!;
  const meant = random.next() < 0.12 ? random.pick(labels) : difficulty;
  const isChoice = random.next() < 0.25;
  const near = leaves.filter((other) => other !== id && Math.abs(other - id) < 8);
  return {
    key: `${id}-${index}`,
    topicIds: random.next() < 0.3 ? [id, random.pick(near)] : [id],
    difficulty,
    kind: isChoice ? 'choice' : 'written',
    marks: isChoice ? 1 : 2 + random.below(6),
    hardness: trueHardness[meant] + normal(random) * 0.3,
    steepness: Math.exp(normal(random) * 0.2),
  };
}

export const someTalents = (random: Random): readonly number[] =>
  Array.from({ length: talents }, () => normal(random));
