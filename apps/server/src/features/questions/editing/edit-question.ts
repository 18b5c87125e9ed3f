import { largestImageBytes } from '@sevenfold/contract/platform/image.rules';
import { mostImages } from '@sevenfold/contract/questions/edit-question.rules';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { changedFields, recordStaffAction } from '../../../platform/audit/audit.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { NamedFile, ReadUploads } from '../../../platform/http/upload.ts';
import type { Services } from '../../../platform/services.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { proveReplies } from '../../replies/prove-replies.ts';
import { writtenReply } from '../kept-reply.ts';
import { listImages } from '../pictures/pictures.queries.ts';
import { prepareDraft } from '../prepare-questions.ts';
import type { Issue } from '../question-draft.policy.ts';
import { noSuchQuestion, readDrawings } from '../read-questions.ts';
import { readWrittenReplies } from '../read-replies.ts';
import { insertPrepared, replacePrepared } from '../save-question.queries.ts';
import { auditedFields, auditedFieldsOf, nameOf } from './audited-fields.policy.ts';
import type { ListPapersHolding } from './change-questions.ts';
import { assertUnchanged, nextVersion } from './conflict.ts';
import { lockQuestion, readStored } from './editing.queries.ts';
import { type ImageWishes, planImages } from './image-plan.policy.ts';
import {
  draftFrom,
  formPath,
  type QuestionForm,
  type StoredQuestion,
  type Unshown,
} from './question-form.policy.ts';
import { keepPlanned, saveImages } from './save-images.ts';

const limit = {
  largest: largestImageBytes,
  tooLarge: `An image must not be larger than ${largestImageBytes / 1024 / 1024} MB, and all of them together not larger than 80 MB`,
  mostFiles: 2 * mostImages,
  mostBytes: 80 * 1024 * 1024,
};

interface Edited {
  readonly id: number;
  /** Published ones that lose the question to students. */
  readonly papers: Awaited<ReturnType<ListPapersHolding>>;
}

/** Adds or changes a question with its images. Whatever can be refused is refused before a picture is opened. */
export async function editQuestion(
  services: Services,
  read: ReadUploads<QuestionForm>,
  caller: Caller,
  log: FastifyBaseLogger,
  listPapersHolding: ListPapersHolding,
): Promise<Edited> {
  const { database, clock } = services;
  const { fields: form, files } = await read(limit);
  const stored = form.id === undefined ? undefined : await readStored(database.db, form.id);
  if (form.id !== undefined && !stored) throw noSuchQuestion();
  if (stored) await assertUnchanged(database.db, stored, form.version);

  const present = stored ? await listImages(database.db, stored.id) : [];
  const plan = planImages(
    present.map(({ id, side, alt, picture }) => ({ id, side, alt, watermark: picture?.watermark })),
    wishesOf(form, files),
  );
  const count = (side: 'question' | 'answer') => plan.images.filter((image) => image.side === side).length;
  const { draft, issues } = draftFrom(
    form,
    stored,
    await unshownOf(services, stored, form.copy_of),
    { question: count('question'), answer: count('answer') },
    await readCatalogue(services),
    clock.now().getUTCFullYear(),
  );
  const typeset = draft && (await prepareDraft(draft));
  // Only what was written anew, and fits to the text: what stays was proved when it came.
  const isProvable = form.replies && draft?.replies && !issues.some(({ path }) => path.startsWith('replies'));
  const unproved = isProvable ? await proveReplies(draft.replies, { owner: caller.userId, log }) : [];
  const faults = [...issues, ...plan.issues, ...(typeset?.issues ?? []), ...unproved];
  if (!typeset || faults.length > 0) throw refused(faults);
  const { prepared } = typeset;

  const images = await keepPlanned(services, plan, present, files);
  return database.transaction(async (tx) => {
    const now = clock.now();
    if (!stored) {
      const [id] = await insertPrepared(tx, [prepared], now);
      await saveImages(tx.db, id!, images, []);
      const after = auditedFields(prepared, plan.images.length);
      await recordStaffAction(tx, caller, now, {
        action: 'add question',
        about: about(id!, prepared),
        after,
      });
      return { id: id!, papers: [] };
    }
    const held = await lockQuestion(tx.db, stored.id);
    if (!held) throw noSuchQuestion();
    await assertUnchanged(tx.db, held, form.version ?? stored.updatedAt.toISOString());
    await replacePrepared(tx, stored.id, prepared, nextVersion(held.updatedAt, now));
    await saveImages(tx.db, stored.id, images, plan.deletedIds);
    const before = auditedFieldsOf(stored, present.length);
    await recordStaffAction(tx, caller, now, {
      action: 'edit question',
      about: about(stored.id, prepared),
      ...changedFields(before, auditedFields(prepared, plan.images.length)),
    });
    const isHidden = held.visible && !prepared.row.visible;
    return { id: stored.id, papers: isHidden ? await listPapersHolding(tx.db, [stored.id]) : [] };
  });
}

const about = (id: number, { row }: { row: { questionsText: string } }) => ({
  kind: 'question',
  id,
  name: nameOf(id, row.questionsText),
});

/** Its own, or those of the question that it was written over. */
async function unshownOf(
  services: Services,
  stored: StoredQuestion | undefined,
  copyOf: number | undefined,
): Promise<Unshown> {
  if (stored || copyOf === undefined) {
    return { drawings: stored?.drawings, replies: stored?.replies.map(writtenReply) };
  }
  return {
    drawings: (await readDrawings(services, [copyOf])).get(copyOf),
    replies: await readWrittenReplies(services, copyOf),
  };
}

function wishesOf(form: QuestionForm, files: readonly NamedFile[]): ImageWishes {
  const count = (field: string) => files.filter((file) => file.field === field).length;
  return {
    order: { question: form.question_image_order, answer: form.answer_image_order },
    watermarks: { question: form.question_image_watermarks, answer: form.answer_image_watermarks },
    deleted: form.deleted_image_ids ?? [],
    alts: { question: form.question_image_alts ?? {}, answer: form.answer_image_alts ?? {} },
    files: { question: count('question_images'), answer: count('answer_images') },
  };
}

function refused(faults: readonly Issue[]): AppError {
  const issues = faults.slice(0, 100).map(({ path, message }) => ({ path: formPath(path), message }));
  return new AppError('invalid_input', issues[0]?.message ?? 'Please check what you have typed', { issues });
}
