import {
  type PaperName,
  type PaperPart,
  paperName,
  paperNames,
  paperOfName,
} from '../questions/question.constants.ts';

/** The papers that an exam consists of, in its order. */
export interface ExamShape {
  readonly papers: readonly PaperName[];
  /** Those in which no calculator is allowed. Not said where it may be any. */
  readonly withoutCalculator?: readonly PaperName[];
}

const science: ExamShape = { papers: ['1A', '1B', '2'], withoutCalculator: [] };

/**
 * The shapes of the exams, by words that a subject's slug has; the first that fits counts. Whatever asks which papers a
 * subject has asks here: filters, the API, the editor, imports and the check of the content.
 */
const shapes: readonly (readonly [words: string, shape: ExamShape])[] = [
  ['math aa sl', { papers: ['1', '2'], withoutCalculator: ['1'] }],
  ['math aa', { papers: ['1', '2', '3'], withoutCalculator: ['1'] }],
  ['math ai sl', { papers: ['1', '2'], withoutCalculator: [] }],
  ['math ai', { papers: ['1', '2', '3'], withoutCalculator: [] }],
  ['physics', science],
  ['chemistry', science],
  ['biology', science],
];

/** Of a subject that isn't in the table, and of all subjects together. */
const anyPaper: ExamShape = { papers: paperNames };

export const examShapeOf = (subjectSlug: string | undefined): ExamShape =>
  ofSubject(shapes, subjectSlug) ?? anyPaper;

/** The first of a table by words of the slug that fits. */
export function ofSubject<Fact>(
  table: readonly (readonly [words: string, fact: Fact])[],
  subjectSlug: string | undefined,
): Fact | undefined {
  const own = subjectSlug?.split('-') ?? [];
  return table.find(([words]) => words.split(' ').every((word) => own.includes(word)))?.[1];
}

/** Whether some question of the subject may be one without a calculator. */
export const hasNoCalculator = ({ withoutCalculator }: ExamShape): boolean => withoutCalculator?.length !== 0;

/** The same as the API tells it of a subject. */
export function examFacts(subjectSlug: string) {
  const shape = examShapeOf(subjectSlug);
  return {
    papers: shape.papers.map(paperOfName).map(({ paper, paper_part = null }) => ({ paper, paper_part })),
    no_calculator: hasNoCalculator(shape),
  };
}

/** What a question says that the exam of its subject has to bear. */
export interface SatAs {
  readonly paper: number | null;
  readonly paper_part: PaperPart | null;
  readonly calculatorAllowed: boolean;
}

interface ExamIssue {
  readonly field: keyof SatAs;
  readonly message: string;
}

const partWithoutPaper = 'Please choose the paper that this is a part of';
export const alwaysCalculator = 'Every paper of this subject is with a calculator';

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What doesn't fit the exam of a subject, in words for the field. A question needn't say its paper. */
export function examIssues(subjectSlug: string, question: SatAs): ExamIssue[] {
  const shape = examShapeOf(subjectSlug);
  const paper = paperIssue(shape, question);
  return [
    ...(paper ? [paper] : []),
    ...(!question.calculatorAllowed && !hasNoCalculator(shape)
      ? [{ field: 'calculatorAllowed' as const, message: alwaysCalculator }]
      : []),
  ];
}

function paperIssue({ papers }: ExamShape, { paper, paper_part }: SatAs): ExamIssue | undefined {
  if (paper === null) {
    return paper_part === null ? undefined : { field: 'paper_part', message: partWithoutPaper };
  }
  if (papers.some((name) => name === paperName({ paper, paper_part }))) return undefined;
  const ofPaper = papers.filter((name) => name.startsWith(String(paper)));
  if (ofPaper.length === 0) {
    const there = listed(papers.map((name) => `Paper ${name}`));
    return { field: 'paper', message: `This subject has no Paper ${paper}, only ${there}` };
  }
  const message = ofPaper.includes(String(paper) as PaperName)
    ? `Paper ${paper} has no parts in this subject`
    : `Paper ${paper} has parts in this subject: please choose ${ofPaper.join(' or ')}`;
  return { field: 'paper_part', message };
}
