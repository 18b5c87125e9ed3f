import type { z } from 'zod';
import type {
  listedSubjectSchema,
  subjectTreeSchema,
  topicSchema,
  topicTreeSchema,
} from './catalogue.schema.ts';

export type ListedSubject = z.output<typeof listedSubjectSchema>;
export type SubjectTree = z.output<typeof subjectTreeSchema>;
export type Topic = z.output<typeof topicSchema>;
export type TopicTree = z.output<typeof topicTreeSchema>;

/** Everybody sees these; the other subjects are for staff. */
export const publicSubjectSlugs = [
  'math-aa-sl',
  'math-aa-hl',
  'math-ai-sl',
  'math-ai-hl',
  'physics-sl',
  'physics-hl',
  'chemistry-sl',
  'chemistry-hl',
] as const;

/** The same course at the other level: 'math-aa-sl' and 'math-aa-hl'. Undefined where a slug names no level. */
export function siblingSubjectSlug(slug: string): string | undefined {
  const parts = slug.split('-');
  const level = parts.findIndex((part) => part === 'sl' || part === 'hl');
  if (level === -1) return undefined;
  return parts.with(level, parts[level] === 'sl' ? 'hl' : 'sl').join('-');
}
