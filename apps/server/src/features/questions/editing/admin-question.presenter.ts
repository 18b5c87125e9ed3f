import type {
  AdminQuestion,
  AdminQuestionRow,
} from '@sevenfold/contract/questions/admin-questions.endpoints';
import { difficultyOf } from '@sevenfold/contract/questions/question.constants';
import { writtenRepliesOf } from '@sevenfold/contract/questions/reply-fields.rules';
import type { LastAction } from '../../../platform/audit/last-action.ts';
import { type Catalogue, pathOf, type TopicNode } from '../../catalogue/catalogue-tree.ts';
import { presentTopicName } from '../../catalogue/topic-name.ts';
import { writtenReply } from '../kept-reply.ts';
import type { ImageRow } from '../pictures/pictures.queries.ts';
import { presentQuestion, presentStaffFields } from '../question.presenter.ts';
import type { AdminRow } from './admin-list.queries.ts';
import type { StoredQuestion } from './question-form.policy.ts';

export const presentAdminRow = (row: AdminRow, topic: TopicNode): AdminQuestionRow => ({
  id: row.id,
  subject: { id: topic.subject.id, slug: topic.subject.slug, subject_name: topic.subject.subjectName },
  topic: presentTopicName(topic),
  topic_path: pathOf(topic).map(presentTopicName),
  questions_text: row.text,
  question_number: row.questionNumber,
  difficulty: difficultyOf(row.difficulty),
  level: row.level,
  marks: row.marks,
  month: row.month,
  year: row.year,
  paper: row.paper,
  paper_part: row.paperPart,
  timezone: row.timezone,
  calculatorAllowed: row.calculatorAllowed,
  priority: row.priority,
  visible: row.visible,
  verified: row.verified,
  topic_changed: row.topicChanged,
  math_level_visibility_shared: row.shared,
  has_answer: row.hasAnswer,
  has_video: row.hasVideo,
  images: row.images,
  answer_images: row.answerImages,
  open_reports: row.openReports,
  updated_at: row.updatedAt,
});

interface Surroundings {
  readonly images: readonly ImageRow[];
  readonly originals: ReadonlyMap<number, string>;
  readonly lastAction: LastAction | undefined;
  readonly openReports: number;
}

export function presentAdminQuestion(
  stored: StoredQuestion,
  topic: TopicNode,
  catalogue: Catalogue,
  { images, originals, lastAction, openReports }: Surroundings,
): AdminQuestion {
  const {
    related: _,
    another: __,
    papers: ___,
    ...question
  } = presentQuestion(stored, topic, catalogue, { staff: true }, { related: [] });
  const imagesOf = (side: ImageRow['side']) =>
    images
      .filter((image) => image.side === side)
      .map(({ id, url, alt, picture, position }) => ({
        id,
        url,
        order: position,
        alt,
        width: picture?.width ?? null,
        height: picture?.height ?? null,
        watermark: picture?.watermark ?? false,
        ref: picture && `kept:${picture.id}`,
        original_url: originals.get(id) ?? null,
      }));
  return {
    ...question,
    ...presentStaffFields(stored, topic.subject, catalogue),
    images: imagesOf('question'),
    Answer: question.Answer.map((answer, index) => ({
      ...answer,
      images: index === 0 ? imagesOf('answer') : [],
    })),
    answer_images: imagesOf('answer'),
    version: stored.updatedAt.toISOString(),
    key: stored.key,
    drawings: Object.keys(stored.drawings),
    written_replies: writtenRepliesOf(stored.replies.map(writtenReply)),
    last_change: lastAction
      ? { by: lastAction.by, at: lastAction.at.toISOString(), action: lastAction.action }
      : null,
    open_reports: openReports,
  };
}
