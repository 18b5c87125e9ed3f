import type { Asked } from '../asked.ts';
import type { Mark } from '../verdict.ts';

/** One kind of answer: how it is read, shown and marked. Reading throws `Unreadable`. */
export type KindRules<Read> = {
  read(text: string, asked: Asked): Read;
  latex(read: Read): string;
  mark(expected: Read, given: Read, asked: Asked): Mark;
};
