import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import type { ReadableQuestion } from '~/lib/bank/question-body.tsx';

/** A question of a test as the bank's own view of a question takes it. */
export const readableQuestion = ({
  images,
  questions_text,
  questions_html,
}: TestQuestion['question']): ReadableQuestion => ({
  images: images.toSorted((a, b) => a.order - b.order),
  text: questions_html.trim() === '' ? undefined : { html: questions_html },
  summary: excerpt(plainText(questions_text), 90),
});
