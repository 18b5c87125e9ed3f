import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { keptSearchText, spokenText } from './search-text.ts';

/** What teaches a question, as it was written. */
export interface Teaching {
  readonly hints: readonly string[];
  readonly answers: readonly string[];
  readonly mistakes: readonly string[];
}

/** What is said of the mistakes that replies know. */
const notesOf = (replies: readonly ReplyField[]): string[] =>
  replies.flatMap((reply) => (reply.kind === 'self' ? [] : (reply.mistakes ?? []).map(({ note }) => note)));

/** A line of its own, or what a paragraph begins with: `## By parts`, `**Another way for (b):** …`. */
const heading = /^\s*(?:#{1,6}\s+(.+)|\*\*(.+?)\*\*)/gm;

const headingsIn = (answer: string): string[] =>
  [...answer.matchAll(heading)].map(([, line, lead]) => line ?? lead ?? '');

/**
 * What a question is found by where no name and no text has the words: what its hints say, how the parts of its worked
 * answers are headed, and the mistakes that its replies know.
 */
export const taughtText = ({ hints, answers, mistakes }: Teaching): string =>
  spokenText([...hints, ...answers.flatMap(headingsIn), ...mistakes].join('\n\n'));

/** What a question is found by, as it is kept. */
export const questionWords = ({ text, replies, ...taught }: QuestionTexts) => ({
  ...keptSearchText(text),
  taughtText: taughtText({ ...taught, mistakes: notesOf(replies) }),
});

export type QuestionWords = ReturnType<typeof questionWords>;

interface QuestionTexts extends Pick<Teaching, 'hints' | 'answers'> {
  readonly text: string;
  readonly replies: readonly ReplyField[];
}
