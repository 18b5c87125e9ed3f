import { firstYear } from '@sevenfold/contract/questions/question.constants';
import type { QuestionDraft } from './draft.ts';

const whole = (text: string): number | undefined =>
  /^-?\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;

export type DraftProblems = Partial<
  Record<'year' | 'marks' | 'priority' | 'images' | 'answerImages' | 'video_solution' | 'lines', string>
>;

export function yearProblem(year: string, thisYear: number): string | undefined {
  if (year.trim() === '') return undefined;
  const value = whole(year);
  const fits = value !== undefined && value >= firstYear && value <= thisYear;
  return fits ? undefined : `Please enter a valid year between ${firstYear} and ${thisYear}.`;
}

export function marksProblem(marks: string): string | undefined {
  if (marks.trim() === '') return undefined;
  const value = whole(marks);
  if (value === undefined) return 'Enter a valid number';
  return value >= 1 && value <= 200 ? undefined : 'Enter a number from 1 to 200';
}

export function priorityProblem(priority: string): string | undefined {
  if (priority.trim() === '') return undefined;
  const value = whole(priority);
  return value !== undefined && Math.abs(value) <= 1_000_000 ? undefined : 'Enter a valid number';
}

function videoProblem(address: string): string | undefined {
  if (address.trim() === '') return undefined;
  return /^https?:\/\/\S+$/.test(address.trim()) ? undefined : 'Enter an address that begins with https://';
}

/** The marks of the lines, as far as they are numbers. */
export const schemeTotal = (lines: QuestionDraft['lines']): number =>
  lines.reduce((sum, { marks }) => sum + Math.max(0, whole(marks) ?? 0), 0);

function linesProblem({ lines }: QuestionDraft): string | undefined {
  if (lines.some(({ marks }) => (whole(marks) ?? -1) < 0)) return 'Each line needs its marks as a number';
  if (lines.some(({ text, mark }) => text.trim() === '' || mark.trim() === '')) {
    return 'Each line needs a text and a mark such as M1 or A1';
  }
  return undefined;
}

/** What is wrong with what was typed. Empty fields aren't wrong: they only keep Save from being pressed. */
export function draftProblems(draft: QuestionDraft, thisYear: number): DraftProblems {
  const found: Record<keyof DraftProblems, string | undefined> = {
    year: yearProblem(draft.year, thisYear),
    marks: marksProblem(draft.marks),
    priority: priorityProblem(draft.priority),
    video_solution: videoProblem(draft.video_solution),
    lines: linesProblem(draft),
    images: undefined,
    answerImages: undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text));
}

/** What Save still waits for, in the order of the form. */
export function missing(draft: QuestionDraft): string[] {
  const marks = whole(draft.marks);
  return [
    draft.subject === null && 'a subject',
    draft.topics.length === 0 && 'a topic',
    draft.difficulty === '' && 'a difficulty',
    (marks === undefined || marks === 0) && 'marks',
    draft.images.length === 0 && 'question images',
  ].filter((each) => each !== false);
}

export const maySave = (draft: QuestionDraft, thisYear: number): boolean =>
  missing(draft).length === 0 && Object.keys(draftProblems(draft, thisYear)).length === 0;

/** Takes one out of its place and puts it in at another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, item);
}

/** The names of what differs; a list counts as one. Keys are ours and say nothing. */
export function changedParts(before: QuestionDraft, after: QuestionDraft): (keyof QuestionDraft)[] {
  return (Object.keys(after) as (keyof QuestionDraft)[]).filter(
    (name) => comparable(before[name]) !== comparable(after[name]),
  );
}

const comparable = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'url') return undefined;
    if (inner instanceof Blob) return inner.size;
    if (name !== 'key') return inner;
    return undefined;
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
};
