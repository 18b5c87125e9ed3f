import { expect, it } from 'vitest';
import { pageKindOf } from './page-kind.rules.ts';

it.each([
  ['/', 'home'],
  ['/ibdp-question-bank', 'bank'],
  ['/ibdp-question-bank/', 'bank'],
  ['/ibdp-question-bank/syllabus', 'syllabus'],
  ['/ibdp-question-bank/math-aa-sl/functions/12', 'question'],
  ['/papers', 'tests'],
  ['/papers/mock-a', 'tests'],
  ['/take-a-test', 'tests'],
  ['/take-a-test/abc/result', 'tests'],
  ['/take-a-testing', 'other'],
  ['/blogs', 'blogs'],
  ['/blogs/reading-a-mark-scheme', 'post'],
  ['/account-details/orders', 'account'],
  ['/progress/settings', 'account'],
  ['/todays', 'other'],
  ['/terms', 'other'],
  ['/admin', undefined],
  ['/admin/users', undefined],
  ['/administer', 'other'],
  ['/sandbox/checkout/x', undefined],
])('%s is counted as %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
