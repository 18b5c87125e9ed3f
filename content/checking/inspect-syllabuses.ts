import { TypesetError } from '@sevenfold/typesetting/formula';
import { typesetNode } from '@sevenfold/typesetting/typeset';
import type { RichNode } from '../authoring/rich-text.ts';
import {
  courseOf,
  readSyllabuses,
  readTopicFiles,
  type TopicFile,
  topicFileName,
} from '../authoring/syllabus-files.ts';
import type { SubjectContent, SyllabusContent, TopicContent } from '../bank-content.ts';
import { subjects } from '../catalogue.ts';

export interface SyllabusFindings {
  readonly issues: readonly string[];
  readonly missing: readonly string[];
  /** A line for each course. */
  readonly coverage: readonly string[];
}

const headings = ['What you should be able to do', 'Formulas', 'Watch out'];

export async function inspectSyllabuses(): Promise<SyllabusFindings> {
  const shown = subjects.filter(({ staffOnly }) => !staffOnly);
  const pages = await readSyllabuses(shown);
  const courses = [...new Set(shown.map(({ slug }) => courseOf(slug)))];
  return {
    issues: [...strayParts(shown, await readTopicFiles()), ...pages.flatMap((page) => [...pageIssues(page)])],
    missing: shown.flatMap((subject) => [...withoutPage(subject, pages)]),
    coverage: courses.map((course) => coverageOf(course, pages)),
  };
}

/** A number that no subject has would never be shown to anybody. */
function* strayParts(
  shown: readonly SubjectContent[],
  files: ReadonlyMap<string, TopicFile>,
): Generator<string> {
  const numbers = new Map<string, Set<string>>();
  for (const { slug, topics } of shown) {
    for (const topic of topics) {
      const name = topicFileName(slug, topic);
      const known = numbers.get(name) ?? new Set();
      for (const below of topic.topics) known.add(below.number);
      numbers.set(name, known);
    }
  }
  for (const [name, { sections }] of files) {
    const known = numbers.get(name);
    if (!known) yield `syllabus/${name}.md: no subject has this topic`;
    else {
      for (const number of sections.keys()) {
        if (!known.has(number)) yield `syllabus/${name}.md: no subject has a subtopic ${number}`;
      }
    }
  }
}

function* withoutPage(subject: SubjectContent, pages: readonly SyllabusContent[]): Generator<string> {
  const told = new Set(pages.filter((page) => page.subject === subject.slug).map(({ topic }) => topic));
  const wanted: readonly TopicContent[] = subject.topics.flatMap((topic) => [topic, ...topic.topics]);
  for (const { slug, number, name } of wanted) {
    if (!told.has(slug)) yield `${subject.slug} ${number} ${name}: no syllabus page`;
  }
}

function* pageIssues({ subject, topic, content }: SyllabusContent): Generator<string> {
  const place = `syllabus of ${subject}/${topic}`;
  for (const formula of nodesOf(content.root, 'formula')) {
    const problem = typesetProblem(String(formula.latex), formula.inline === true);
    if (problem) yield `${place}: ${problem}`;
  }
  const isSubtopic = !subjects.some(
    ({ slug, topics }) => slug === subject && topics.some((one) => one.slug === topic),
  );
  if (isSubtopic) yield* headingIssues(place, childrenOf(content.root));
}

/** Every subtopic is told in the same order, and each heading has something below it at this level too. */
function* headingIssues(place: string, nodes: readonly RichNode[]): Generator<string> {
  const found = nodes.filter(({ type }) => type === 'heading').map(textOf);
  if (found.join() !== headings.join()) yield `${place}: its headings are ${found.join(', ') || 'missing'}`;
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    if (node.type === 'heading' && (!next || next.type === 'heading')) {
      yield `${place}: nothing stands below ${textOf(node)}`;
    }
  }
}

function typesetProblem(latex: string, inline: boolean): string | undefined {
  try {
    typesetNode(latex, inline);
    return undefined;
  } catch (error) {
    if (error instanceof TypesetError) return error.message;
    throw error;
  }
}

function coverageOf(course: string, pages: readonly SyllabusContent[]): string {
  const own = pages.filter(({ subject }) => courseOf(subject) === course);
  const perSubject = subjects
    .filter(({ slug }) => courseOf(slug) === course)
    .map(({ slug, name }) => `${name} ${own.filter(({ subject }) => subject === slug).length} pages`);
  const formulas = new Set(
    own.flatMap(({ content }) => nodesOf(content.root, 'formula').map(({ latex }) => latex)),
  );
  return `${course.padEnd(10)} ${perSubject.join(', ')}; ${formulas.size} different formulas`;
}

const childrenOf = (node: unknown): readonly RichNode[] =>
  ((node as RichNode).children as RichNode[] | undefined) ?? [];

const nodesOf = (node: unknown, type: string): RichNode[] =>
  childrenOf(node).flatMap((child) => [...(child.type === type ? [child] : []), ...nodesOf(child, type)]);

const textOf = (node: RichNode): string =>
  nodesOf(node, 'text')
    .map(({ text }) => text)
    .join('');
