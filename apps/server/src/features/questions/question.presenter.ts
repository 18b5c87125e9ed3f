import type { Question, QuestionCard, StaffFields } from '@sevenfold/contract/questions/question';
import { difficultyOf } from '@sevenfold/contract/questions/question.constants';
import {
  type Catalogue,
  pathOf,
  type Reader,
  type SubjectNode,
  type TopicNode,
} from '../catalogue/catalogue-tree.ts';
import { presentTopicName } from '../catalogue/topic-name.ts';
import { presentAsked } from './asked-reply.presenter.ts';
import { otherLevelIn } from './other-level.policy.ts';
import type { BriefRow, CardRow, SchemeRow, WholeRow } from './questions.queries.ts';
import { fieldsOf, rightLetter } from './reply-fields.policy.ts';

export type QuestionBrief = Question['related'][number];

/** A question as whoever counts marks sees it. */
export interface QuestionScheme extends Pick<Question, 'id' | 'difficulty'> {
  /** The outermost of its topics. */
  readonly topicName: string;
  /** Of each line of the mark scheme, in its order. */
  readonly lineMarks: readonly number[];
}

const presentPath = (topic: TopicNode): QuestionCard['topic'][] => pathOf(topic).map(presentTopicName);

const presentHome = (topic: TopicNode) => ({
  subject: { id: topic.subject.id, slug: topic.subject.slug, subject_name: topic.subject.subjectName },
  topic_path: presentPath(topic),
});

export function presentCard(
  row: CardRow,
  topic: TopicNode,
  catalogue: Catalogue,
  reader: Reader,
): QuestionCard {
  return {
    id: row.id,
    ...presentHome(topic),
    topic: presentTopicName(topic),
    OtherTopicsOnQuestion: row.otherTopicIds.flatMap((id) => {
      const other = catalogue.topicById(id);
      if (!other || (!reader.staff && other.subject.staffOnly)) return [];
      return [{ ...presentTopicName(other), topic_path: presentPath(other) }];
    }),
    difficulty: difficultyOf(row.difficulty),
    level: row.level,
    question_number: row.questionNumber,
    marks: row.marks,
    specialInfo: row.specialInfo,
    video_solution: row.videoSolution,
    calculatorAllowed: row.calculatorAllowed,
    month: row.month,
    year: row.year,
    paper: row.paper,
    paper_part: row.paperPart,
    timezone: row.timezone,
    answer_not_available: row.answerNotAvailable,
    answerable: row.hasTypedReplies ?? rightLetter(row.mcqAnswer) !== undefined,
    questions_text: row.questionsText,
    questions_html: row.questionsHtml,
    images: row.images,
    // A hidden one, or one without a design, has no variants to be counted among.
    design: { key: row.designKey, variants: Math.max(row.variants, 1) },
    updated_at: row.updatedAt.toISOString(),
    ...(reader.staff && presentStaffFields(row, topic.subject, catalogue)),
  };
}

export const presentStaffFields = (
  row: CardRow,
  subject: SubjectNode,
  catalogue: Catalogue,
): StaffFields => ({
  priority: row.priority,
  visible: row.visible,
  verified: row.verified,
  topic_changed: row.topicChanged,
  math_level_visibility_shared: row.mathLevelVisibilityShared,
  original_content: row.originalContent,
  other_level: otherLevelIn(catalogue, subject) ?? null,
});

export function presentQuestion(
  row: WholeRow,
  topic: TopicNode,
  catalogue: Catalogue,
  reader: Reader,
  {
    related,
    another,
    papers = [],
  }: { related: QuestionBrief[]; another?: number | undefined; papers?: Question['papers'] },
): Question {
  // Not a new object with all of the card's fields, which would cost as much as the card.
  return Object.assign(presentCard(row, topic, catalogue, reader), {
    hints: row.hints,
    mcq_answer: row.mcqAnswer,
    replies: fieldsOf(row).map(presentAsked),
    // The pictures of a worked answer are the question's; the first answer shows them.
    Answer: row.answers.map((answer, index) => ({ ...answer, images: index === 0 ? row.answerImages : [] })),
    papers,
    // It stands in the same topic.
    another: another === undefined ? null : { id: another, ...presentHome(topic) },
    related,
  });
}

export const presentBrief = (row: BriefRow, topic: TopicNode): QuestionBrief => ({
  id: row.id,
  ...presentHome(topic),
  difficulty: difficultyOf(row.difficulty),
  marks: row.marks,
  questions_text: row.questionsText,
  questions_html: row.questionsHtml,
});

export const presentScheme = (row: SchemeRow, topic: TopicNode): QuestionScheme => ({
  id: row.id,
  difficulty: difficultyOf(row.difficulty),
  topicName: pathOf(topic)[0]!.topicName,
  lineMarks: row.lineMarks,
});
