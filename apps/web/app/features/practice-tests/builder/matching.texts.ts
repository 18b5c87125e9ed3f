import { type Duration, questionCountFor } from '@sevenfold/contract/practice-tests/test.constants';

export interface Matching {
  readonly matching: number;
  readonly questions: number;
}

export type MatchTone = 'enough' | 'few' | 'none';

/** What a choice of topics leads to, said before the student commits. */
export function matchWords(
  { matching, questions }: Matching,
  duration: Duration,
): { readonly tone: MatchTone; readonly text: string } {
  if (matching === 0) {
    return { tone: 'none', text: 'No questions match. Choose other topics to make a test.' };
  }
  const match = matching === 1 ? '1 question matches' : `${matching} questions match`;
  const again = questions > matching ? ', some of them again with other numbers' : '';
  const text = `${match}; the test will have ${questions}${again}`;
  return matching < questionCountFor(duration)
    ? { tone: 'few', text: `Only ${text}` }
    : { tone: 'enough', text };
}

export const minutesLabel = (minutes: number): string => `${minutes} minutes`;
