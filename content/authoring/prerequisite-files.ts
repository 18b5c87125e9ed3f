import { readdir, readFile } from 'node:fs/promises';
import type { PrerequisiteContent, SubjectContent, TopicContent } from '../bank-content.ts';
import { courseOf } from './syllabus-files.ts';

const folder = new URL('../prerequisites/', import.meta.url);

/** By the numbers of the catalogue: what each subtopic builds on, straight away. */
export type Prerequisites = Readonly<Record<string, readonly string[]>>;

/** What the topics of every subject build on; both levels share the file of their course. */
export async function readPrerequisites(subjects: readonly SubjectContent[]): Promise<PrerequisiteContent[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const found: PrerequisiteContent[] = [];
  for (const name of names) {
    const ofCourse = subjects.filter(({ slug }) => `${courseOf(slug)}.json` === name);
    if (ofCourse.length === 0) throw new Error(`prerequisites/${name}: no course is called so`);
    const needs = JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Prerequisites;
    const fault = prerequisiteFault(
      needs,
      ofCourse.map(({ topics }) => topics),
    );
    if (fault) throw new Error(`prerequisites/${name}: ${fault}`);
    for (const { slug, topics } of ofCourse) found.push(...ofSubject(slug, topics, needs));
  }
  return found;
}

function ofSubject(
  subject: string,
  topics: readonly TopicContent[],
  needs: Prerequisites,
): PrerequisiteContent[] {
  const slugs = new Map(allOf(topics).map(({ number, slug }) => [number, slug]));
  return [...slugs].flatMap(([number, topic]) => {
    const prerequisites = (needs[number] ?? []).map((other) => slugs.get(other)!);
    return prerequisites.length === 0 ? [] : [{ subject, topic, prerequisites }];
  });
}

/** What is wrong with a file, for the outlines of all levels that share it. */
export function prerequisiteFault(
  needs: Prerequisites,
  levels: readonly (readonly TopicContent[])[],
): string | undefined {
  const outlines = levels.map((topics) => new Set(allOf(topics).map(({ number }) => number)));
  const roots = new Set(levels.flat().map(({ number }) => number));
  for (const [number, others] of Object.entries(needs)) {
    for (const named of [number, ...others]) {
      if (roots.has(named)) return `${named} isn't a subtopic`;
      if (!outlines.some((outline) => outline.has(named))) return `the outline has no topic ${named}`;
    }
    if (new Set(others).size < others.length) return `${number} names a topic twice`;
    for (const outline of outlines) {
      const missing = outline.has(number) && others.find((other) => !outline.has(other));
      if (missing) return `${number} needs ${missing}, which its level doesn't have`;
    }
  }
  const circle = Object.keys(needs).find((number) => isBelow(number, needs[number]!, needs));
  return circle === undefined ? undefined : `${circle} needs itself in the end`;
}

function isBelow(number: string, others: readonly string[], needs: Prerequisites): boolean {
  const seen = new Set<string>();
  const open = [...others];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === number) return true;
    if (!seen.has(next)) open.push(...(needs[next] ?? []));
    seen.add(next);
  }
  return false;
}

const allOf = (topics: readonly TopicContent[]): TopicContent[] =>
  topics.flatMap((topic) => [topic, ...allOf(topic.topics)]);
