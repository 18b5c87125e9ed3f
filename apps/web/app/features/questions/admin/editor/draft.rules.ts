import { examIssues } from '@sevenfold/contract/catalogue/exam-papers.rules';
import {
  canSaveQuestion,
  lacksImages,
  marksIssue,
  priorityIssue,
  videoIssue,
  yearIssue,
} from '@sevenfold/contract/questions/edit-question.rules';
import { marksWorth, schemeIssue } from '@sevenfold/contract/questions/mark-scheme.rules';
import { paperOfName } from '@sevenfold/contract/questions/question.constants';
import type { QuestionDraft } from './draft.ts';
import { draftReplyIssues, haveOtherNumbers, placedIssue } from './draft-replies.ts';

export type DraftProblems = Partial<Record<keyof QuestionDraft, string>>;

function linesIssue({ lines, marks }: QuestionDraft): string | undefined {
  if (lines.some(({ text, mark }) => text.trim() === '' || mark.trim() === '')) {
    return 'Each line needs a text and a mark such as M1 or A1';
  }
  if (lines.length === 0 || marksIssue(marks) !== undefined) return undefined;
  return schemeIssue(schemeTotal(lines), Number(marks));
}

/** What doesn't fit the exam of the subject, by the fields of the editor: a paper and its part are one. */
function examProblems({ paper, calculatorAllowed }: QuestionDraft, subjectSlug: string): DraftProblems {
  const { paper: number = null, paper_part = null } = paper === '' ? {} : paperOfName(paper);
  const issues = examIssues(subjectSlug, { paper: number, paper_part, calculatorAllowed });
  return Object.fromEntries(
    issues.map(({ field, message }) => [field === 'paper_part' ? 'paper' : field, message]),
  );
}

/** What is wrong with what was typed. Fields that are still empty aren't wrong: they only keep Save from being pressed. */
export function draftProblems(
  draft: QuestionDraft,
  thisYear: number,
  /** Of the chosen subject, once it is known. */
  subjectSlug?: string,
): DraftProblems {
  const found: DraftProblems = {
    year: yearIssue(draft.year, thisYear),
    marks: draft.marks.trim() === '' ? undefined : marksIssue(draft.marks),
    priority: priorityIssue(draft.priority),
    ...(subjectSlug && examProblems(draft, subjectSlug)),
    video_solution: videoIssue(draft.video_solution),
    lines: linesIssue(draft),
    hints: draft.hints.some(({ text }) => text.trim() === '') ? 'A hint has no text yet' : undefined,
    replies: draftReplyIssues(draft.replies, draft.questions_text, draft.marks).map(placedIssue)[0],
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text));
}

const savable = ({ subject, topics, difficulty, marks }: QuestionDraft): boolean =>
  canSaveQuestion({ subject, topic: topics.at(-1), difficulty, marks });

export const maySave = (draft: QuestionDraft, problems: DraftProblems): boolean =>
  savable(draft) && Object.keys(problems).length === 0;

export const needsImages = ({ images, questions_text }: QuestionDraft, isNew: boolean): boolean =>
  lacksImages(images.length, questions_text, isNew);

/** What a question still needs, in the order of the form. */
export function missing(draft: QuestionDraft, isNew: boolean): string[] {
  const { subject, topics, difficulty, marks } = draft;
  return [
    subject === null && 'a subject',
    topics.length === 0 && 'a topic',
    difficulty === '' && 'a difficulty',
    marksIssue(marks) !== undefined && 'marks',
    needsImages(draft, isNew) && 'question images',
  ].filter((each) => each !== false);
}

/** The text has other numbers than when the editor was opened, and the replies are those of before. */
export const repliesAreLeftBehind = (base: QuestionDraft, draft: QuestionDraft): boolean =>
  base.replies.length > 0 &&
  haveOtherNumbers(base.questions_text, draft.questions_text) &&
  comparable(base.replies) === comparable(draft.replies);

/** What the lines' marks come to. */
export const schemeTotal = (lines: QuestionDraft['lines']): number =>
  lines.reduce((sum, { mark }) => sum + marksWorth(mark), 0);

/** Takes one out of its place and puts it in at another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, item);
}

/** The names of what differs; a list counts as one. Keys and addresses are no part of the question. */
export function changedParts(before: QuestionDraft, after: QuestionDraft): (keyof QuestionDraft)[] {
  return (Object.keys(after) as (keyof QuestionDraft)[]).filter(
    (name) => comparable(before[name]) !== comparable(after[name]),
  );
}

/**
 * Two changed the same question. What this one changed stays, everything else is as the other left it; `both` are
 * the parts that both of them changed.
 */
export function merged(base: QuestionDraft, mine: QuestionDraft, theirs: QuestionDraft) {
  const changedHere = changedParts(base, mine);
  const changedThere = changedParts(base, theirs);
  const draft: QuestionDraft = {
    ...theirs,
    ...Object.fromEntries(changedHere.map((name) => [name, mine[name]])),
  };
  return { draft, changedThere, both: changedThere.filter((name) => changedHere.includes(name)) };
}

const comparable = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'key' || name === 'url') return undefined;
    return inner instanceof Blob ? inner.size : inner;
  });

/** In words, for the one who wants to know what somebody else changed. */
export const partNames: Readonly<Record<keyof QuestionDraft, string>> = {
  subject: 'Subject',
  topics: 'Topic',
  otherTopics: 'Other topics',
  difficulty: 'Difficulty',
  level: 'Level',
  marks: 'Marks',
  question_number: 'Question number',
  month: 'Month',
  year: 'Year',
  paper: 'Paper',
  timezone: 'Time zone',
  priority: 'Priority',
  specialInfo: 'Special info',
  video_solution: 'Video solution',
  mcq_answer: 'Multiple-choice answer',
  calculatorAllowed: 'Calculator',
  visible: 'Visibility',
  verified: 'Verified',
  topic_changed: 'Topic changed',
  math_level_visibility_shared: 'Shown in SL/HL',
  answer_not_available: 'Answer not available',
  original_content: 'Original content',
  questions_text: 'Question text',
  images: 'Question images',
  answer: 'Answer text',
  answerImages: 'Answer images',
  lines: 'Mark scheme',
  hints: 'Hints',
  replies: 'Replies',
};
