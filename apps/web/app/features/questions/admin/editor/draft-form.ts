import type { EndpointsByKey } from '@sevenfold/contract/endpoints';
import type { GivenFormOf } from '@sevenfold/contract/platform/endpoint';
import { paperOfName } from '@sevenfold/contract/questions/question.constants';
import { changedParts } from './draft.rules.ts';
import type { DraftImage, QuestionDraft } from './draft.ts';
import { writtenReplies } from './draft-replies.ts';

type FormFields = GivenFormOf<EndpointsByKey['POST /api/questions/edit']>;

export interface DraftTarget {
  readonly id: number | undefined;
  readonly version: string | undefined;
  /** The question that a new one was written over. */
  readonly copyOf?: number | undefined;
  /** What is stored, as it was when the editor was opened. */
  readonly base: QuestionDraft;
}

/** A copy isn't: it stands on what is stored. */
export const isNew = ({ id, copyOf }: DraftTarget): boolean => id === undefined && copyOf === undefined;

/** Everything in one form: the fields as text, lists in JSON, new pictures as files. */
export function draftForm(draft: QuestionDraft, { id, version, copyOf, base }: DraftTarget): FormData {
  const question = side(draft.images);
  const answer = side(draft.answerImages);
  const stays = new Set([...draft.images, ...draft.answerImages].map((image) => image.id));
  const gone = [...base.images, ...base.answerImages].flatMap((image) =>
    image.id === undefined || stays.has(image.id) ? [] : [image.id],
  );
  const topic = draft.topics.at(-1);
  const { paper, paper_part } = draft.paper === '' ? {} : paperOfName(draft.paper);
  const fields: FormFields = {
    ...(id !== undefined && { id: String(id) }),
    ...(version !== undefined && { version }),
    ...(copyOf !== undefined && { copy_of: String(copyOf) }),
    ...(draft.subject !== null && { subject_id: String(draft.subject) }),
    ...(topic !== undefined && { topic_id: String(topic) }),
    other_topic_ids: JSON.stringify(draft.otherTopics),
    ...(draft.difficulty !== '' && { difficulty: draft.difficulty }),
    level: draft.level,
    question_number: draft.question_number,
    marks: draft.marks.trim(),
    specialInfo: draft.specialInfo,
    video_solution: draft.video_solution,
    calculatorAllowed: word(draft.calculatorAllowed),
    verified: word(draft.verified),
    topic_changed: word(draft.topic_changed),
    month: draft.month,
    year: draft.year,
    paper: paper === undefined ? '' : String(paper),
    paper_part: paper_part ?? '',
    timezone: draft.timezone,
    answer_not_available: word(draft.answer_not_available),
    original_content: draft.original_content,
    mcq_answer: draft.mcq_answer,
    questions_text: draft.questions_text,
    math_level_visibility_shared: word(draft.math_level_visibility_shared),
    visible: word(draft.visible),
    priority: draft.priority,
    hints: JSON.stringify(draft.hints.map(({ text }) => text)),
    answer: draft.answer,
    mark_lines: JSON.stringify(draft.lines.map(({ text, mark }) => ({ text, mark }))),
    // Untouched ones are the server's affair: those of a multiple-choice question follow its letter.
    ...(changedParts(base, draft).includes('replies') && {
      replies: JSON.stringify(writtenReplies(draft.replies)),
    }),
    question_image_order: JSON.stringify(question.order),
    answer_image_order: JSON.stringify(answer.order),
    deleted_image_ids: JSON.stringify(gone),
    question_image_watermarks: JSON.stringify(question.watermarks),
    answer_image_watermarks: JSON.stringify(answer.watermarks),
    question_image_alts: JSON.stringify(question.alts),
    answer_image_alts: JSON.stringify(answer.alts),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { file, name } of question.files) form.append('question_images', file, name);
  for (const { file, name } of answer.files) form.append('answer_images', file, name);
  return form;
}

const word = (on: boolean) => (on ? 'true' : 'false');

/** In the order in which `new:0`, `new:1` name them. */
export const filesOf = (images: readonly DraftImage[]) =>
  images.flatMap(({ file, name }) => (file ? [{ file, name }] : []));

export function namedImages(images: readonly DraftImage[]): (DraftImage & { ref: string })[] {
  let sent = 0;
  return images.map((image) => ({
    ...image,
    ref: image.id !== undefined ? String(image.id) : (image.ref ?? `new:${sent++}`),
  }));
}

/** How the server is told of the pictures of one side. */
function side(images: readonly DraftImage[]) {
  const named = namedImages(images);
  return {
    files: filesOf(images),
    order: named.map(({ ref }) => ref),
    watermarks: named.filter(({ watermark }) => watermark).map(({ ref }) => ref),
    alts: Object.fromEntries(named.map(({ ref, alt }) => [ref, alt])),
  };
}
