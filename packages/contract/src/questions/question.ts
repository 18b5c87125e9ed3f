import type { z } from 'zod';
import { bankRoot } from '../site/paths.ts';
import type {
  answerSchema,
  imageSchema,
  markLineSchema,
  questionCardSchema,
  questionSchema,
  staffFieldsSchema,
} from './question.schema.ts';

export type QuestionCard = z.output<typeof questionCardSchema>;
export type StaffFields = z.output<typeof staffFieldsSchema>;
export type Question = z.output<typeof questionSchema>;
export type Answer = z.output<typeof answerSchema>;
export type MarkLine = z.output<typeof markLineSchema>;
export type QuestionImage = z.output<typeof imageSchema>;

/** /ibdp-question-bank/{subject}/{topic}[/{sub}[/{subsub}]]/{id} */
export function questionPath(question: {
  id: number;
  subject: { slug: string };
  topic_path: readonly { slug: string }[];
}): string {
  const slugs = [question.subject.slug, ...question.topic_path.map((topic) => topic.slug)];
  return `${bankRoot}/${slugs.join('/')}/${question.id}`;
}
