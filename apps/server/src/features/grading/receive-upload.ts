import { isStaff } from '@sevenfold/contract/accounts/roles';
import { largestSheetBytes } from '@sevenfold/contract/grading/grading.constants';
import type { uploadAnswer } from '@sevenfold/contract/grading/grading.endpoints';
import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import type { FormOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ReadUpload } from '../../platform/http/upload.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { assertFinished, findSeenTest } from './find-test.ts';
import { findGrading } from './grading.queries.ts';
import { knowPages } from './know-pages.ts';
import { checkPdf, sheetTooLarge } from './pdf/check-pdf.ts';
import type { ReceivedSheet } from './received-sheet.ts';
import { uploadReport } from './upload-report.ts';
import { assertNotBegun, uploadSheet } from './upload-sheet.ts';

/** Each may be 20 MB and takes a thread to be opened. */
const uploadsOfAccount: Limit = { name: 'grading-upload', tries: 30, perSeconds: 3600 };

/** Whatever can be refused without the file is refused before it is read. */
export async function receiveUpload(
  services: Services,
  slug: string,
  caller: Caller,
  read: ReadUpload<FormOf<typeof uploadAnswer>>,
): Promise<Grading> {
  const staff = isStaff(caller.roleId);
  const test = await findSeenTest(services, slug, caller);
  assertFinished(test);
  if (!staff) {
    assertNotBegun(await findGrading(services.database.db, test.id));
    await services.rateLimits.spend(uploadsOfAccount, caller.userId);
  }
  const { fields, file, inOwnTime } = await read({ largest: largestSheetBytes, tooLarge: sheetTooLarge });
  const sheet: ReceivedSheet = {
    name: file.name,
    check: () => inOwnTime((gone) => checkPdf(file.content, { owner: caller.userId, gone })),
  };
  if (fields.file_type === 'ADMIN_FILE') {
    if (!staff) throw new AppError('not_allowed', 'Graded sheets come from our faculty');
    return uploadReport(services, test, { sheet, marks: fields.marks_obtained }, caller);
  }
  if (fields.marks_obtained !== undefined) {
    throw new AppError('not_allowed', 'Marks come with the graded sheet, from our faculty');
  }
  if (test.userId !== caller.userId) {
    throw new AppError('not_allowed', 'The answer sheet of a test comes from its student');
  }
  const claims = fields.pages ?? [];
  const known = await knowPages(services.database.db, test, claims);
  return uploadSheet(services, test, { ...sheet, claims, known });
}
