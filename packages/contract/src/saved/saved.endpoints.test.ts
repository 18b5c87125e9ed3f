import { describe, expect, it } from 'vitest';
import { downloadQuestions } from './saved.endpoints.ts';
import { tooManyToDownload } from './saved.rules.ts';

describe('the ids to download', () => {
  it.each([
    [undefined, undefined],
    ['7', [7]],
    ['7,8,7', [7, 8]],
  ])('%j are %j', (ids, parsed) => {
    expect(downloadQuestions.query.parse({ ids }).ids).toEqual(parsed);
  });

  it.each(['', 'x', '1,', ',1', '1 ,2', '0', '-1', '2147483648', Array(1001).fill('1').join(',')])(
    'can’t be %.20s',
    (ids) => {
      expect(downloadQuestions.query.safeParse({ ids }).success).toBe(false);
    },
  );
});

it('says the limit in the words of the specification', () => {
  expect(tooManyToDownload).toBe('You can download up to 10 questions at a time.');
});
