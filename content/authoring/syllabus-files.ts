import { readdir, readFile } from 'node:fs/promises';
import type { SubjectContent, SyllabusContent, TopicContent } from '../bank-content.ts';
import { richText } from './rich-text.ts';

/**
 * `syllabus/math-aa/1.md` tells of topic 1 of a course, at both levels. It begins with a few words on the whole
 * topic; then each subtopic has a section `## 1.2`, which becomes a page of its own, and all of them together are the
 * page of the topic. A section of a subtopic that only the higher level has is left out at standard level, and so are
 * lines from `HL:` to the next empty line.
 */
const folder = new URL('../syllabus/', import.meta.url);

export interface TopicFile {
  readonly introduction: string;
  readonly sections: ReadonlyMap<string, string>;
}

export async function readSyllabuses(subjects: readonly SubjectContent[]): Promise<SyllabusContent[]> {
  const files = await readTopicFiles();
  return subjects.flatMap((subject) =>
    subject.topics.flatMap((topic) => {
      const file = files.get(topicFileName(subject.slug, topic));
      return file ? pagesOf(subject.slug, topic, file) : [];
    }),
  );
}

/** By course and number: `math-aa/1`. */
export async function readTopicFiles(): Promise<ReadonlyMap<string, TopicFile>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'));
  const files = new Map<string, TopicFile>();
  for (const name of names.sort()) {
    const text = await readFile(new URL(name, folder), 'utf8');
    files.set(name.replaceAll('\\', '/').replace(/\.md$/, ''), readTopicFile(text));
  }
  return files;
}

/** Both levels of a course share its files. */
export const courseOf = (subject: string): string => subject.replace(/-[sh]l$/, '');

export const topicFileName = (subject: string, topic: TopicContent): string =>
  `${courseOf(subject)}/${topic.number}`;

export function readTopicFile(text: string): TopicFile {
  const [introduction, ...sections] = text.replaceAll('\r\n', '\n').split(/^## /m);
  return {
    introduction: introduction!.trim(),
    sections: new Map(
      sections.map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end).trim(), section.slice(end).trim()];
      }),
    ),
  };
}

export function pagesOf(
  subject: string,
  topic: TopicContent,
  { introduction, sections }: TopicFile,
): SyllabusContent[] {
  const atLevel = (text: string) => forLevel(text, subject.endsWith('-hl'));
  const told = topic.topics.flatMap((below) => {
    const text = sections.get(below.number);
    return text === undefined ? [] : [{ topic: below, text: atLevel(text) }];
  });
  const whole = [
    atLevel(introduction),
    ...told.map(({ topic: below, text }) => `## ${below.number} ${below.name}\n\n${text}`),
  ].join('\n\n');
  const page = (of: TopicContent, text: string): SyllabusContent => ({
    subject,
    topic: of.slug,
    title: of.name,
    content: richText(text),
  });
  return [
    page(topic, whole),
    ...told.map(({ topic: below, text }) => page(below, text.replaceAll(/^### /gm, '## '))),
  ];
}

/** A paragraph, list, table or formula that begins with `HL:` is for the higher level only. */
function forLevel(text: string, higher: boolean): string {
  const parts = text
    .split(/\n{2,}/)
    .filter((part) => higher || !part.startsWith('HL:'))
    .map((part) => part.replace(/^HL:\s*/, ''));
  return parts.reduce((whole, part) => whole + (continuesList(whole, part) ? '\n' : '\n\n') + part);
}

/** What the higher level adds to a list becomes part of it; an empty line would set its items apart. */
const continuesList = (whole: string, part: string): boolean =>
  part.startsWith('- ') && whole.slice(whole.lastIndexOf('\n') + 1).startsWith('- ');
