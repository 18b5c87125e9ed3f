import * as endpoints from '@sevenfold/contract/questions/admin-questions.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { drawTextImage } from './draw-text-image.ts';
import { changeQuestion } from './editing/change-question.ts';
import { changeQuestions, type ListPapersHolding } from './editing/change-questions.ts';
import { deleteQuestion } from './editing/delete-question.ts';
import { editQuestion } from './editing/edit-question.ts';
import { listForEditors, readForEditor } from './editing/read-admin-questions.ts';
import { sweepPictures } from './pictures/pictures.jobs.ts';
import { sweepUnusedPictures } from './pictures/sweep-pictures.ts';
import { transcribeImages } from './transcripts/transcribe-images.ts';

const sweepSeconds = 3600;

export function registerQuestionAdmin(
  register: Register,
  services: Services,
  listPapersHolding: ListPapersHolding,
): void {
  services.queue.handle(sweepPictures, () => sweepUnusedPictures(services));
  services.queue.every(sweepPictures, sweepSeconds);

  register(endpoints.listAdminQuestions, ({ query }) => listForEditors(services, query));
  register(endpoints.getAdminQuestion, ({ params }) => readForEditor(services, params.id));

  register(endpoints.editQuestion, async ({ uploads, caller, request }) => {
    const { id, papers } = await editQuestion(services, uploads, caller, request.log, listPapersHolding);
    return { success: true as const, question: await readForEditor(services, id), papers };
  });
  register(endpoints.deleteQuestion, async ({ body, caller }) => {
    await deleteQuestion(services, body, caller, listPapersHolding);
    return { message: 'The question has been deleted' };
  });
  register(endpoints.changeQuestion, ({ params, body, caller }) =>
    changeQuestion(services, params.id, body, caller, listPapersHolding),
  );
  register(endpoints.changeQuestions, ({ body, caller }) =>
    changeQuestions(services, body, caller, listPapersHolding),
  );

  register(endpoints.transcribeImages, async ({ uploads }) => ({
    text: await transcribeImages(services, uploads),
  }));
  register(endpoints.drawTextImage, ({ body }) => drawTextImage(services, body));
}
