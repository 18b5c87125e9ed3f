import type { FileType } from '@sevenfold/contract/grading/grading.schema';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { findSeenTest } from './find-test.ts';
import { findGrading } from './grading.queries.ts';

const linkSeconds = 300;

const sheets = {
  USER_FILE: { name: 'answer-sheet', missing: 'No answer sheet has been uploaded for this test yet' },
  ADMIN_FILE: {
    name: 'graded-sheet',
    missing: "Your graded sheet isn't ready yet. We will write to you as soon as it is.",
  },
} as const;

export async function linkToSheet(
  services: Services,
  slug: string,
  fileType: FileType,
  caller: Caller,
): Promise<string> {
  const test = await findSeenTest(services, slug, caller);
  const grading = await findGrading(services.database.db, test.id);
  const key = fileType === 'ADMIN_FILE' ? grading?.reportKey : grading?.sheetKey;
  const { name, missing } = sheets[fileType];
  if (!key) throw new AppError('not_found', missing);
  return services.files.linkTo(key, {
    name: `${slug}-${name}.pdf`,
    type: 'application/pdf',
    disposition: 'attachment',
    expiresInSeconds: linkSeconds,
  });
}
