import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { downloadFailure, gradedSheetName } from './graded-sheet.rules.ts';
import { gradingLabel, type Standing, standingOf } from './standing.rules.ts';

const moment = '2026-11-17T13:00:00.000Z';
const sheet = { name: 'sheet.pdf', pages: 3, bytes: 1000, uploaded_at: moment };
const nothing = { paid: false, sheet: null, submitted_at: null, due_at: null, graded_at: null };
const handedIn = { paid: true, sheet, submitted_at: moment, due_at: moment };

test.each<[Standing, string, Parameters<typeof gradingLabel>[0]]>([
  ['nothing', 'Get graded', undefined],
  ['nothing', 'Get graded', nothing],
  ['sheet', 'Sheet uploaded – pay to get graded', { ...nothing, sheet }],
  ['paid', 'Paid – upload your sheet', { ...nothing, paid: true }],
  ['in_grading', 'In grading, due then', { ...nothing, ...handedIn }],
  ['in_grading', 'In grading', { ...nothing, paid: true, sheet }],
  ['graded', 'Graded', { ...nothing, ...handedIn, graded_at: moment }],
])('%s: %s', (standing, label, grading) => {
  expect(standingOf(grading)).toBe(standing);
  expect(gradingLabel(grading, () => 'then')).toBe(label);
});

const link = 'https://storage.example/sheet.pdf?signature=x';
test.each([
  [
    'no graded sheet yet',
    new ApiError(404, 'not_found', 'Not graded yet'),
    undefined,
    { kind: 'info', message: 'Not graded yet' },
  ],
  [
    'a file that is gone',
    new ApiError(404, 'not_found', 'It is gone'),
    link,
    { kind: 'info', message: 'It is gone' },
  ],
  ['a storage that we may not read', new TypeError('Failed to fetch'), link, { kind: 'open', url: link }],
  [
    'a storage that refuses',
    new ApiError(403, 'unknown', 'Something went wrong'),
    link,
    { kind: 'open', url: link },
  ],
  [
    'a refusal',
    new ApiError(403, 'not_allowed', 'Not yours'),
    undefined,
    { kind: 'error', message: 'Not yours' },
  ],
  [
    'anything else',
    new TypeError('x is undefined'),
    undefined,
    { kind: 'error', message: 'Something went wrong' },
  ],
])('%s', (_, error, storage, failure) => expect(downloadFailure(error, storage)).toEqual(failure));

test('the name of the download', () => expect(gradedSheetName('abc')).toBe('abc-graded-sheet.pdf'));
