import { expect, it } from 'vitest';
import { isReportComplete, otherReason, type ReportReason, reportReasons } from './report.rules.ts';

it.each<[ReportReason | undefined, string, boolean]>([
  [undefined, '', false],
  [undefined, 'words', false],
  [reportReasons[0], '', true],
  [reportReasons[1], '', true],
  [reportReasons[2], '', true],
  [otherReason, '', false],
  [otherReason, '  ', false],
  [otherReason, 'words', true],
])('%s with %j may be sent: %s', (reason, description, complete) => {
  expect(isReportComplete(reason, description)).toBe(complete);
});
