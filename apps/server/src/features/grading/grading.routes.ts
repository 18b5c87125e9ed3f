import * as endpoints from '@sevenfold/contract/grading/grading.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { dropFileNow } from './drop-file.ts';
import { dropFile, tellStudent } from './grading.jobs.ts';
import { linkToSheet } from './link-to-sheet.ts';
import { readGrading, readGradings } from './read-gradings.ts';
import { readPrintedPages } from './read-printed-pages.ts';
import { receiveUpload } from './receive-upload.ts';

export function registerGrading(register: Register, services: Services): void {
  services.queue.handle(dropFile, (data) => dropFileNow(services, data));
  services.queue.handle(tellStudent, async (data, context) =>
    (await import('./tell-student.job.ts')).tellStudentNow(services, data, context),
  );

  register(endpoints.getGrading, ({ params, caller }) => readGrading(services, params.slug, caller));
  register(endpoints.listGradings, ({ caller }) => readGradings(services, caller));
  register(endpoints.uploadAnswer, ({ params, caller, upload }) =>
    receiveUpload(services, params.slug, caller, upload),
  );
  register(endpoints.getPrintedPages, ({ params, caller }) =>
    readPrintedPages(services, params.slug, caller),
  );
  register(endpoints.downloadAnswer, async ({ params, query, caller }) => ({
    url: await linkToSheet(services, params.slug, query.fileType, caller),
  }));
}
