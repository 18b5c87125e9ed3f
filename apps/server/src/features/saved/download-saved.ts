import { isStaff } from '@sevenfold/contract/accounts/roles';
import type { Answer, Question } from '@sevenfold/contract/questions/question';
import { sessionLabel } from '@sevenfold/contract/questions/question.constants';
import { downloadLimit, tooManyToDownload } from '@sevenfold/contract/saved/saved.rules';
import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { AppError } from '../../platform/app-error.ts';
import type { Pictures } from '../../platform/drawing/pdf/picture.ts';
import { fairLimit } from '../../platform/fair-limit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readPictures } from '../../platform/pictures/read-pictures.ts';
import type { Services } from '../../platform/services.ts';
import { readUser } from '../accounts/read-profile.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import { readBriefs, readDrawings, readWholeQuestions } from '../questions/read-questions.ts';
import { listBookmarks } from './bookmarks.queries.ts';
import type { SheetAnswer, SheetImage, SheetQuestion } from './sheet/sheet.ts';
import { writeSheetInThread } from './sheet/write-sheet-in-thread.ts';

/**
 * One sheet at a time, with all that is read for it: of ten questions it takes a core for most of a second. Everybody may
 * ask for as many as they like, so they take turns.
 */
export const limitSheets = fairLimit({ concurrency: 1, maxQueued: 20, longestWaitMs: 60_000 });

export async function downloadSaved(
  services: Services,
  wanted: {
    ids: readonly number[] | undefined;
    /** Told how many answers the sheet will have, and may refuse them. Without it, it has none. */
    withAnswers?: (answers: number) => Promise<void>;
    /** Nobody waits for it any more. */
    gone: AbortSignal;
  },
  caller: Caller,
): Promise<Buffer> {
  const { config, database, files, clock } = services;
  const bookmarks = await listBookmarks(database.db, caller.userId, wanted.ids);
  const questionIds = bookmarks.map((bookmark) => bookmark.questionId);
  // Counted first, so that a refusal doesn't cost the reading of a thousand whole questions.
  const seen = await readBriefs(services, questionIds, readerOf(caller), await readCatalogue(services));
  if (seen.length > downloadLimit && !isStaff(caller.roleId)) {
    throw new AppError('not_allowed', tooManyToDownload);
  }
  await wanted.withAnswers?.(seen.length);
  const seenIds = seen.map((brief) => brief.id);
  if (seen.length === 0) throw new AppError('not_found', 'There are no saved questions to download');
  return limitSheets({ owner: caller.userId, gone: wanted.gone }, async () => {
    const questions = await readWholeQuestions(services, seenIds, caller);
    const drawings = await readDrawings(services, seenIds);
    const user = await readUser(services, caller);
    const printed = questions.map((question) => sheetQuestion(question, drawings.get(question.id) ?? {}));
    const pictures = await readPictures(files, printed.flatMap(imagesOf));
    return writeSheetInThread({
      site: { name: config.site.name, domain: new URL(config.site.productionOrigin).hostname },
      studentNames: [user.fullName ?? '', user.username],
      date: clock.now(),
      questions: printed.map((question) => asShown(question, pictures)),
      withAnswers: wanted.withAnswers !== undefined,
      pictures,
    });
  });
}

const imagesOf = ({ images, answers }: SheetQuestion): readonly SheetImage[] => [
  ...images,
  ...answers.flatMap((answer) => answer.images),
];

const sheetQuestion = (question: Question, drawings: Drawings): SheetQuestion => ({
  subject: question.subject.subject_name,
  topics: question.topic_path.map((topic) => topic.topic_name),
  difficulty: question.difficulty,
  marks: question.marks,
  calculator: question.calculatorAllowed,
  session: sessionLabel(question),
  text: question.questions_text,
  images: question.images,
  drawings,
  choice: question.mcq_answer,
  answers: question.answer_not_available ? [] : question.Answer.map(sheetAnswer),
});

/** As on a card: images stand for the text, which says what they show. */
function asShown(question: SheetQuestion, pictures: Pictures): SheetQuestion {
  const { images, text } = question;
  if (images.length === 0 || !images.every(({ url }) => pictures.has(url))) return question;
  return { ...question, text: '', images: images.map((image) => ({ ...image, alt: image.alt || text })) };
}

const sheetAnswer = ({ body, images, mark_lines: markLines }: Answer): SheetAnswer => ({
  body,
  images,
  markLines,
});
