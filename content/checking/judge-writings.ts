import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { markReply } from '@sevenfold/replies/mark-reply';
import { writingsOf, writingsOfEach } from '@sevenfold/replies/writings/writings-of';

/** How many generated writings of answers were judged as they should be. */
export interface WritingFacts {
  /** Other writings of the answer that were right. */
  readonly taken: number;
  /** Near misses that weren't. */
  readonly refused: number;
}

export interface JudgedWritings extends WritingFacts {
  readonly issues: readonly string[];
}

/** What each typed field makes of other writings of its answer, and of answers that nearly are it. */
export function judgeWritings(fields: readonly ReplyField[]): JudgedWritings {
  const issues: string[] = [];
  let [taken, refused] = [0, 0];
  for (const field of fields) {
    if (field.kind === 'self') continue;
    const { equivalent, nearMisses } = writingsOf(field);
    if (Math.min(equivalent.length, nearMisses.length) < writingsOfEach) {
      issues.push(`the reply ${field.field} is ${field.expected}, of which too few other writings are known`);
    }
    for (const given of equivalent) {
      const { verdict, note } = markReply(field, given);
      if (verdict === 'right') taken += 1;
      else
        issues.push(
          `the reply ${field.field} is ${field.expected}, but ${given} is ${verdict}. ${note ?? ''}`,
        );
    }
    for (const given of nearMisses) {
      if (markReply(field, given).verdict !== 'right') refused += 1;
      else issues.push(`the reply ${field.field} is ${field.expected}, but ${given} is right as well`);
    }
  }
  return { issues, taken, refused };
}
