import type { SatAs } from '@sevenfold/contract/catalogue/exam-papers.rules';
import {
  imagesRequired,
  invalidMarks,
  lacksImages,
  topicBeforeOthers,
  topicOfOtherSubject,
  yearIssue,
} from '@sevenfold/contract/questions/edit-question.rules';
import type { editQuestionForm } from '@sevenfold/contract/questions/edit-question.schema';
import {
  type Difficulty,
  difficultyOf,
  type PaperPart,
} from '@sevenfold/contract/questions/question.constants';
import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import {
  editedFieldsOf,
  replyIssues,
  writtenRepliesOf,
} from '@sevenfold/contract/questions/reply-fields.rules';
import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import type { z } from 'zod';
import type { Catalogue } from '../../catalogue/catalogue-tree.ts';
import { examFaults } from '../exam-faults.ts';
import { otherLevelIn } from '../other-level.policy.ts';
import type { Issue, QuestionDraft } from '../question-draft.policy.ts';
import type { WholeRow } from '../questions.queries.ts';
import { rightLetter, stillFitting } from '../reply-fields.policy.ts';

export type QuestionForm = z.output<typeof editQuestionForm>;
export type StoredQuestion = WholeRow & { readonly drawings: Drawings };

export interface Unshown {
  readonly drawings: Drawings | undefined;
  readonly replies: readonly ReplyField[] | undefined;
}

/** What was given, null taken as nothing; else what is stored. */
const given = <Value>(value: Value | null | undefined, stored: Value | null | undefined): Value | undefined =>
  (value === undefined ? stored : value) ?? undefined;

/** The question as it will be: what the form says, over what is stored. */
export function draftFrom(
  form: QuestionForm,
  stored: StoredQuestion | undefined,
  /** What the form doesn't show: the question's own, or those of the one that it was written over. */
  { drawings, replies }: Unshown,
  images: { readonly question: number; readonly answer: number },
  catalogue: Catalogue,
  currentYear: number,
): { draft: QuestionDraft | undefined; issues: Issue[] } {
  const issues: Issue[] = [];
  const complain = (path: string, message: string) => issues.push({ path, message });

  const topicId = form.topic_id ?? stored?.topicId;
  const difficulty = form.difficulty ?? storedDifficulty(stored);
  const marks = form.marks ?? stored?.marks;
  const topic = topicId === undefined ? undefined : catalogue.topicById(topicId);
  if (!stored && form.subject_id === undefined) complain('subject_id', 'Please choose a subject');
  if (topicId === undefined) {
    if (form.other_topic_ids?.length) complain('other_topic_ids', topicBeforeOthers);
    complain('topic_id', 'Please choose a topic');
  } else if (!topic) complain('topic_id', 'This topic does not exist');
  else if (form.subject_id !== undefined && topic.subject.id !== form.subject_id) {
    complain('topic_id', topicOfOtherSubject);
  }
  if (!difficulty) complain('difficulty', 'Please choose a difficulty');
  if (marks === undefined) complain('marks', invalidMarks);
  for (const id of form.other_topic_ids ?? []) {
    if (!catalogue.topicById(id)) complain('other_topic_ids', `There is no topic ${id}`);
  }
  const wrongYear = form.year === undefined ? undefined : yearIssue(form.year, currentYear);
  if (wrongYear) complain('year', wrongYear);
  const year =
    form.year === undefined || wrongYear ? stored?.year : form.year === '' ? null : Number(form.year);

  const text = form.questions_text ?? stored?.questionsText ?? '';
  const isNew = !stored && form.copy_of === undefined;
  if (lacksImages(images.question, text, isNew)) complain('question_images', imagesRequired);
  const shared = form.math_level_visibility_shared ?? stored?.mathLevelVisibilityShared;
  // Who moves a shared question to a subject without another level isn't stopped by a switch that is no longer there.
  const hasLevel = topic !== undefined && otherLevelIn(catalogue, topic.subject) !== undefined;
  if (topic && form.math_level_visibility_shared && !hasLevel) {
    complain('math_level_visibility_shared', noOtherLevel);
  }
  const sat = satAs(form, stored);
  if (topic) {
    const isNewThere = topic.subject.id !== stored?.subjectId;
    const speaksOf = (field: keyof SatAs) => form[field] !== undefined;
    const faults = examFaults(topic.subject.slug, sat, { isNewThere, speaksOf });
    for (const { field, message } of faults) complain(field, message);
  }
  if (!topic || !difficulty || marks === undefined) return { draft: undefined, issues };

  const mcqAnswer = given(form.mcq_answer, stored?.mcqAnswer);
  const asked = repliesFrom(form, replies, { text, marks, mcqAnswer });
  const isTouched = form.replies !== undefined || text !== stored?.questionsText || marks !== stored?.marks;
  if (isTouched) issues.push(...asked.issues);
  const draft: QuestionDraft = {
    key: given(undefined, stored?.key),
    designKey: given(undefined, stored?.designKey),
    variant: stored?.variant,
    topicId: topic.id,
    otherTopicIds: form.other_topic_ids ?? stored?.otherTopicIds,
    difficulty,
    level: given(form.level, stored?.level),
    questionNumber: given(form.question_number, stored?.questionNumber),
    marks,
    specialInfo: given(form.specialInfo, stored?.specialInfo),
    videoSolution: given(form.video_solution, stored?.videoSolution),
    calculatorAllowed: sat.calculatorAllowed,
    verified: form.verified ?? stored?.verified,
    topicChanged: form.topic_changed ?? stored?.topicChanged,
    month: given(form.month, stored?.month),
    year: year ?? undefined,
    paper: sat.paper ?? undefined,
    paperPart: sat.paper_part ?? undefined,
    timezone: given(form.timezone, stored?.timezone),
    originalContent: given(
      form.original_content || undefined,
      form.original_content === '' ? null : stored?.originalContent,
    ),
    mcqAnswer,
    text,
    shared: hasLevel && shared,
    visible: form.visible ?? stored?.visible,
    priority: given(form.priority, stored?.priority),
    hints: form.hints ?? stored?.hints.map((hint) => hint.text),
    ...answersFrom(form, stored, images.answer),
    drawings,
    replies: asked.replies,
  };
  return { draft, issues };
}

/** In which paper it stands. A part goes with its paper: another one comes without it, unless it is said. */
function satAs(form: QuestionForm, stored: StoredQuestion | undefined): SatAs {
  const paper = given(form.paper, stored?.paper) ?? null;
  const storedPart: PaperPart | null | undefined = paper === stored?.paper ? stored?.paperPart : null;
  return {
    paper,
    paper_part: given(form.paper_part, storedPart) ?? null,
    calculatorAllowed: form.calculatorAllowed ?? stored?.calculatorAllowed ?? true,
  };
}

/** What the form says of replies, else those that are there, with what doesn't fit to the text. */
function repliesFrom(
  form: QuestionForm,
  present: readonly ReplyField[] | undefined,
  question: { text: string; marks: number; mcqAnswer: string | undefined },
): { replies: readonly ReplyField[] | undefined; issues: Issue[] } {
  const { text, marks, mcqAnswer } = question;
  if (!form.replies) {
    const replies = stillFitting(present, { mcqAnswer, text });
    const issues = replies ? replyIssues({ text, marks, replies: writtenRepliesOf(replies) }) : [];
    return { replies, issues };
  }
  const asking = { text, marks, replies: form.replies };
  const [only, ...others] = form.replies;
  const letter = rightLetter(mcqAnswer);
  const isOtherLetter =
    only?.kind === 'choice' && others.length === 0 && letter !== undefined && only.expected !== letter;
  return {
    replies: editedFieldsOf(asking),
    issues: [
      ...replyIssues(asking),
      ...(isOtherLetter
        ? [{ path: 'replies.0.expected', message: `The multiple-choice answer of the question is ${letter}` }]
        : []),
    ],
  };
}

export const noOtherLevel = 'This subject has no other level';

const storedDifficulty = (stored: StoredQuestion | undefined): Difficulty | undefined =>
  stored && difficultyOf(stored.difficulty);

/** The editor shows the first answer; other ways to it stay. An answer of images alone has an empty body. */
function answersFrom(form: QuestionForm, stored: StoredQuestion | undefined, images: number) {
  const [first, ...others] = stored?.answers ?? [];
  const body = form.answer ?? first?.body ?? '';
  const markLines = form.mark_lines ?? first?.mark_lines.map(({ text, mark }) => ({ text, mark })) ?? [];
  const isThere = body.trim() !== '' || markLines.length > 0 || images > 0;
  const rest = others.map((answer) => ({
    body: answer.body,
    markLines: answer.mark_lines.map(({ text, mark }) => ({ text, mark })),
  }));
  const answers = [...(isThere || rest.length > 0 ? [{ body, markLines }] : []), ...rest];
  const unavailable =
    form.answer_not_available ?? (stored && answers.length > 0 && stored.answerNotAvailable);
  return { answers, ...(answers.length > 0 && unavailable && { answerNotAvailable: true }) };
}

/** Paths of a draft as the form names its fields. */
export const formPath = (path: string): string =>
  path
    .replace(/^text$/, 'questions_text')
    .replace(/^answers\.0\.markLines(?:\.(\d+)\.text)?$/, (_, line?: string) =>
      line === undefined ? 'mark_lines' : `mark_lines.${line}`,
    )
    .replace(/^answers\.0\.body$/, 'answer');
