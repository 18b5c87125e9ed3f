import { currency } from '@sevenfold/contract/billing/plans';
import { gradingFeeMinor } from '@sevenfold/contract/grading/grading.constants';
import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { hasBegun } from './grading.policy.ts';
import type { GradingRow } from './grading.queries.ts';

const moment = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** A test whose grading nobody has begun has no row, and stands at the very start. */
export const presentGrading = (testSlug: string, row: GradingRow | undefined): Grading => ({
  test_slug: testSlug,
  fee: gradingFeeMinor,
  currency,
  paid: row?.paidAt != null,
  sheet:
    row?.sheetKey != null
      ? {
          name: row.sheetName!,
          pages: row.sheetPages!,
          bytes: row.sheetBytes!,
          uploaded_at: row.sheetAt!.toISOString(),
        }
      : null,
  can_upload: !row || !hasBegun(row),
  submitted_at: moment(row?.submittedAt),
  due_at: moment(row?.dueAt),
  graded_at: moment(row?.gradedAt),
});
