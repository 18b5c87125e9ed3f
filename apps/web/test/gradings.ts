import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { practiceSlug } from './practice-tests.ts';

/** Of a finished test that has neither a sheet nor a payment. */
export const grading = (part: Partial<Grading> = {}): Grading => ({
  test_slug: practiceSlug,
  fee: 1000,
  currency: 'USD',
  paid: false,
  sheet: null,
  can_upload: true,
  submitted_at: null,
  due_at: null,
  graded_at: null,
  ...part,
});

export const answerSheet = {
  name: 'my answers.pdf',
  pages: 3,
  bytes: 1000,
  uploaded_at: '2026-11-10T10:00:00.000Z',
};

/** Both are there, and the report is promised. */
export const handedIn = {
  paid: true,
  sheet: answerSheet,
  submitted_at: answerSheet.uploaded_at,
  due_at: '2026-11-11T13:00:00.000Z',
};
