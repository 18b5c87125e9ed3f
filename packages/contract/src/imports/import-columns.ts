import { difficulties } from '../questions/question.constants.ts';
import type { ImportKind } from './import.constants.ts';

export interface ImportColumn {
  /** As the template calls it. */
  readonly name: string;
  readonly label: string;
  /** A new record can't be without it. */
  readonly required?: true;
  /** By it a record is found again; a file without it can't be read. */
  readonly key?: true;
  /** Other headers under which it is recognised. */
  readonly also?: readonly string[];
  readonly note: string;
  readonly example: string;
}

const yesOrNo = 'yes or no';

const subjects: readonly ImportColumn[] = [
  {
    name: 'slug',
    label: 'Slug',
    key: true,
    required: true,
    also: ['subject', 'subject slug', 'key'],
    note: 'Its name in addresses: small letters, digits and dashes. A subject with this slug is updated.',
    example: 'biology-sl',
  },
  {
    name: 'name',
    label: 'Name',
    required: true,
    also: ['subject name', 'title'],
    note: 'As it is shown.',
    example: 'Biology SL',
  },
  {
    name: 'staff_only',
    label: 'Staff only',
    also: ['hidden', 'private'],
    note: `${yesOrNo}; yes unless it says otherwise, for a new subject.`,
    example: 'yes',
  },
  {
    name: 'position',
    label: 'Position',
    also: ['order', 'sort'],
    note: 'A whole number; the smallest comes first.',
    example: '9',
  },
];

const topics: readonly ImportColumn[] = [
  {
    name: 'subject',
    label: 'Subject',
    key: true,
    required: true,
    also: ['subject slug'],
    note: 'The slug of its subject, which must exist.',
    example: 'math-aa-sl',
  },
  {
    name: 'slug',
    label: 'Slug',
    key: true,
    required: true,
    also: ['topic', 'topic slug', 'key'],
    note: 'Its name in addresses. A topic of the subject with this slug is updated.',
    example: 'number-and-algebra',
  },
  {
    name: 'name',
    label: 'Name',
    required: true,
    also: ['topic name', 'title'],
    note: 'As it is shown.',
    example: 'Number and algebra',
  },
  {
    name: 'number',
    label: 'Number',
    also: ['topic number', 'no', 'nr'],
    note: 'Such as 1.2; may be empty.',
    example: '1',
  },
  {
    name: 'parent',
    label: 'Parent',
    also: ['parent topic', 'parent slug', 'above'],
    note: 'The slug of the topic above it, in the file or already there; empty at the top. Three levels at most.',
    example: '',
  },
  {
    name: 'position',
    label: 'Position',
    also: ['order', 'sort'],
    note: 'A whole number; the smallest comes first among its neighbours.',
    example: '0',
  },
  {
    name: 'vocabulary',
    label: 'Words to be found by',
    also: ['words', 'keywords', 'synonyms'],
    note: 'What students call it, separated by semicolons. Left out: its words stay as they are.',
    example: 'arithmetic; numbers',
  },
];

const questions: readonly ImportColumn[] = [
  {
    name: 'key',
    label: 'Key',
    key: true,
    required: true,
    also: ['id', 'question key', 'reference'],
    note: 'Yours, and never changed: a question with this key is updated and keeps bookmarks, tests and doubts.',
    example: 'academy-2026-001',
  },
  {
    name: 'subject',
    label: 'Subject',
    required: true,
    also: ['subject slug'],
    note: 'The slug of the subject.',
    example: 'math-aa-sl',
  },
  {
    name: 'topic',
    label: 'Topic',
    required: true,
    also: ['topic slug', 'subtopic'],
    note: "The slug of the question's own topic, subtopic or sub-subtopic.",
    example: 'number-and-algebra',
  },
  {
    name: 'other_topics',
    label: 'Other topics',
    also: ['othertopics', 'additional topics'],
    note: 'Slugs of other topics of the same subject, separated by semicolons.',
    example: '',
  },
  {
    name: 'difficulty',
    label: 'Difficulty',
    required: true,
    note: `${difficulties.slice(0, -1).join(', ')} or ${difficulties.at(-1)}.`,
    example: 'Medium',
  },
  { name: 'level', label: 'Level', note: 'SL or HL; may be empty.', example: 'SL' },
  {
    name: 'marks',
    label: 'Marks',
    required: true,
    also: ['points', 'mark'],
    note: 'A whole number from 1 to 200.',
    example: '3',
  },
  {
    name: 'calculator',
    label: 'Calculator allowed',
    required: true,
    also: ['calculator allowed', 'calculatorallowed', 'gdc'],
    note: `${yesOrNo}.`,
    example: 'no',
  },
  {
    name: 'text',
    label: 'Question text',
    required: true,
    also: ['question', 'question text', 'questions text', 'body'],
    note: 'Markdown, with LaTeX between $ signs.',
    example: 'Solve $x^2 - 5x + 6 = 0$.',
  },
  {
    name: 'answer',
    label: 'Answer',
    required: true,
    also: ['solution', 'answer text', 'worked answer'],
    note: 'Markdown, with LaTeX between $ signs.',
    example: '$x = 2$ or $x = 3$',
  },
  {
    name: 'mark_scheme',
    label: 'Mark scheme',
    also: ['markscheme', 'scheme'],
    note: 'One step per line, with its mark after the last |. The marks add up to those of the question.',
    example: 'factorises: $(x-2)(x-3)$ | M1\n$x=2$, $x=3$ | A1A1',
  },
  {
    name: 'hints',
    label: 'Hints',
    also: ['hint'],
    note: 'Markdown; a line of three dashes (---) separates one hint from the next.',
    example: 'Look for two numbers whose product is 6.',
  },
  {
    name: 'replies',
    label: 'Replies',
    also: ['reply', 'reply fields'],
    note: 'What students type and how it is marked: a list, one reply per line between { and }, with kind and expected, and where needed part, label, unit, accuracy, form, variables, marks, follows, unless and mistakes; of kind self with why. Left out: replies stay as they are; empty: none.',
    example: "- { kind: set, expected: '2, 3' }",
  },
  {
    name: 'images',
    label: 'Question images',
    also: ['question images', 'image', 'figures'],
    note: 'Names of image files in the ZIP, separated by semicolons. Left out: images stay as they are.',
    example: '',
  },
  {
    name: 'answer_images',
    label: 'Answer images',
    also: ['answer image', 'solution images'],
    note: 'The same, for the answer.',
    example: '',
  },
  {
    name: 'question_number',
    label: 'Question number',
    also: ['number', 'no'],
    note: 'As the paper had it; may be empty.',
    example: '4',
  },
  {
    name: 'month',
    label: 'Month',
    also: ['session'],
    note: 'May or November; may be empty.',
    example: 'May',
  },
  { name: 'year', label: 'Year', note: 'From 2000; may be empty.', example: '2024' },
  {
    name: 'paper',
    label: 'Paper',
    note: 'A number that the subject has; may be empty. The letter of 1A or 1B stands in paper_part.',
    example: '1',
  },
  {
    name: 'paper_part',
    label: 'Part of the paper',
    also: ['part', 'paperpart', 'paper part'],
    note: 'A (multiple choice) or B (data), for paper 1 of a science; else empty.',
    example: '',
  },
  {
    name: 'timezone',
    label: 'Timezone',
    also: ['time zone', 'tz'],
    note: '0, 1 or 2; may be empty.',
    example: '1',
  },
  {
    name: 'mcq_answer',
    label: 'Multiple-choice answer',
    also: ['mcq', 'mcqanswer'],
    note: 'The letter of the right choice; may be empty.',
    example: '',
  },
  {
    name: 'special_info',
    label: 'Special info',
    also: ['specialinfo', 'info'],
    note: 'Up to 500 characters; may be empty.',
    example: '',
  },
  {
    name: 'video_solution',
    label: 'Video solution',
    also: ['video', 'video link', 'videosolution'],
    note: 'A link; may be empty.',
    example: '',
  },
  { name: 'priority', label: 'Priority', note: '1 is shown first; may be empty.', example: '' },
  { name: 'visible', label: 'Visible', note: `${yesOrNo}; yes when empty.`, example: 'yes' },
  { name: 'verified', label: 'Verified', note: `${yesOrNo}; no when empty.`, example: 'no' },
  {
    name: 'shared',
    label: 'Shown in SL and HL',
    also: ['math level visibility shared'],
    note: `${yesOrNo}; no when empty.`,
    example: 'no',
  },
  {
    name: 'design_key',
    label: 'Design',
    also: ['design', 'designkey'],
    note: 'Questions of one design differ in their numbers only; may be empty.',
    example: '',
  },
  {
    name: 'variant',
    label: 'Variant',
    note: 'Counts the questions of a design from 0; may be empty.',
    example: '',
  },
];

export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  subjects,
  topics,
  questions,
};
