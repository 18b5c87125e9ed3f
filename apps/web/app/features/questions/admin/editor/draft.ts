import type { Difficulty, Level, Month, PaperName } from '@sevenfold/contract/questions/question.constants';
import type { WrittenReply } from '@sevenfold/contract/questions/reply.schema';

/** A picture of the question or of its answer: one that is stored, or a file that goes up with the next save. */
export interface DraftImage {
  readonly key: string;
  readonly id?: number;
  readonly url?: string;
  readonly file?: Blob;
  /** By which the server knows an image that it made from text, until the question names it. */
  readonly ref?: string;
  readonly name: string;
  readonly watermark: boolean;
  /** It lies on another site, where no watermark of ours can be put on it. */
  readonly elsewhere?: boolean;
  /** What it shows, for those who don't see it. */
  readonly alt: string;
}

export interface DraftLine {
  readonly key: string;
  readonly text: string;
  readonly mark: string;
}

export interface DraftHint {
  readonly key: string;
  readonly text: string;
}

export interface DraftMistake {
  readonly key: string;
  readonly value: string;
  readonly note: string;
}

/** A reply: everything as it was typed, and nothing lost when the kind is changed and changed back. */
export interface DraftReply {
  readonly key: string;
  readonly part: string;
  readonly kind: WrittenReply['kind'];
  readonly expected: string;
  readonly label: string;
  readonly unit: string;
  /** Letters, separated by commas. */
  readonly variables: string;
  readonly accuracy: '' | 'exact' | 'figures' | 'decimals' | 'tolerance';
  readonly accuracyValue: string;
  readonly form: string;
  readonly marks: string;
  readonly follows: string;
  readonly unless: string;
  readonly why: string;
  readonly mistakes: readonly DraftMistake[];
}

/** A question while it is edited. Numbers are what was typed, so that a slip of the finger can be told of. */
export interface QuestionDraft {
  readonly subject: number | null;
  /** From the topic down to the question's own place; the last one is where it belongs. */
  readonly topics: readonly number[];
  readonly otherTopics: readonly number[];
  readonly difficulty: Difficulty | '';
  readonly level: Level | '';
  readonly marks: string;
  readonly question_number: string;
  readonly month: Month | '';
  readonly year: string;
  /** With its part: a paper and a part are one choice here. */
  readonly paper: PaperName | '';
  readonly timezone: string;
  readonly priority: string;
  readonly specialInfo: string;
  readonly video_solution: string;
  readonly mcq_answer: string;
  readonly calculatorAllowed: boolean;
  readonly visible: boolean;
  readonly verified: boolean;
  readonly topic_changed: boolean;
  readonly math_level_visibility_shared: boolean;
  readonly answer_not_available: boolean;
  readonly original_content: string;
  readonly questions_text: string;
  readonly images: readonly DraftImage[];
  readonly answer: string;
  readonly answerImages: readonly DraftImage[];
  readonly lines: readonly DraftLine[];
  readonly hints: readonly DraftHint[];
  readonly replies: readonly DraftReply[];
}

export type Change = (part: Partial<QuestionDraft>) => void;

export const emptyDraft: QuestionDraft = {
  subject: null,
  topics: [],
  otherTopics: [],
  difficulty: '',
  level: '',
  marks: '',
  question_number: '',
  month: '',
  year: '',
  paper: '',
  timezone: '',
  priority: '',
  specialInfo: '',
  video_solution: '',
  mcq_answer: '',
  calculatorAllowed: true,
  visible: true,
  verified: false,
  topic_changed: false,
  math_level_visibility_shared: false,
  answer_not_available: false,
  original_content: '',
  questions_text: '',
  images: [],
  answer: '',
  answerImages: [],
  lines: [],
  hints: [],
  replies: [],
};

/** The question after one of the same paper: its place and session are the same, the rest is still to be written. */
export const nextOfSameSession = (draft: QuestionDraft): QuestionDraft => {
  const { subject, topics, level, month, year, paper, timezone, calculatorAllowed, visible } = draft;
  return {
    ...emptyDraft,
    ...{ subject, topics, level, month, year, paper, timezone, calculatorAllowed, visible },
  };
};

/** Lists need a name for what has none yet; it never leaves the browser. */
export const newKey = (): string => crypto.randomUUID();
