import type { Asked } from './asked.ts';
import type { Verdict } from './verdict.ts';

/** Where the replies to earlier fields lead. */
export type Follows = {
  /** Names of earlier fields. */
  from: readonly string[];
  /** In the names of earlier fields: “a.1^2 + 1”; templates give a function of what was typed there. */
  expected: string | ((replies: Readonly<Record<string, string>>) => string);
};

/** One blank of a question. */
export type Field = Asked & {
  field: string;
  part: string;
  marks: number;
  /** Wrong answers that tell what went wrong. */
  mistakes?: readonly { value: string; note: string }[];
  follows?: Follows;
  /** What no result can be, in one letter for it: “p<0 or p>1”. Nothing follows through to there. */
  unless?: string;
};

export type MarkedField = {
  field: string;
  verdict: Verdict;
  readAs: string;
  note?: string;
  followThrough?: true;
  marks: number;
  of: number;
};

export type MarkedReplies = {
  fields: readonly MarkedField[];
  parts: readonly { part: string; marks: number; of: number }[];
  marks: number;
  of: number;
};
