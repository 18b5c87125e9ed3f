import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { paperName, paperNames } from '@sevenfold/contract/questions/question.constants';
import { type DraftImage, newKey, type QuestionDraft } from './draft.ts';
import { draftReplies } from './draft-replies.ts';

const words = (value: string | number | null): string => (value === null ? '' : String(value));

const imageOf = (image: AdminQuestion['images'][number]): DraftImage => ({
  key: `stored-${image.id}`,
  id: image.id,
  url: image.url,
  name: `image ${image.id}`,
  watermark: image.watermark,
  elsewhere: image.original_url === null,
  alt: image.alt,
});

/** A new question written over a stored one. It shows the same pictures, and nobody sees or trusts it yet. */
export function copyOf(question: AdminQuestion): QuestionDraft {
  const draft = draftOf(question);
  const copied = (images: AdminQuestion['images']): DraftImage[] =>
    images.flatMap(({ ref, url, watermark, alt, id }) =>
      ref === null ? [] : [{ key: newKey(), ref, url, watermark, alt, name: `image ${id}` }],
    );
  return {
    ...draft,
    images: copied(question.images),
    answerImages: copied(question.answer_images),
    visible: false,
    verified: false,
    topic_changed: false,
    priority: '',
  };
}

function paperOf({ paper, paper_part }: AdminQuestion): QuestionDraft['paper'] {
  return paperNames.find((name) => paper !== null && name === paperName({ paper, paper_part })) ?? '';
}

/** A stored question as the editor shows it. */
export function draftOf(question: AdminQuestion): QuestionDraft {
  const answer = question.Answer[0];
  return {
    subject: question.subject.id,
    topics: question.topic_path.map(({ id }) => id),
    otherTopics: question.OtherTopicsOnQuestion.map(({ id }) => id),
    difficulty: question.difficulty,
    level: question.level ?? '',
    marks: words(question.marks),
    question_number: words(question.question_number),
    month: question.month ?? '',
    year: words(question.year),
    paper: paperOf(question),
    timezone: words(question.timezone),
    priority: words(question.priority),
    specialInfo: words(question.specialInfo),
    video_solution: words(question.video_solution),
    mcq_answer: words(question.mcq_answer),
    calculatorAllowed: question.calculatorAllowed,
    visible: question.visible,
    verified: question.verified,
    topic_changed: question.topic_changed,
    math_level_visibility_shared: question.math_level_visibility_shared,
    answer_not_available: question.answer_not_available,
    original_content: words(question.original_content),
    questions_text: question.questions_text,
    images: question.images.map(imageOf),
    answer: answer?.body ?? '',
    answerImages: question.answer_images.map(imageOf),
    lines: (answer?.mark_lines ?? []).map(({ text, mark }) => ({ key: newKey(), text, mark })),
    hints: question.hints.map(({ text }) => ({ key: newKey(), text })),
    replies: draftReplies(question.written_replies),
  };
}
