import { describe, expect, it } from 'vitest';
import {
  apiListQuery,
  asksForQuestions,
  audienceNeeded,
  bankPath,
  bankQuery,
  changedAddress,
  readBankAddress,
  topicListPath,
  withoutPersonal,
} from './bank-address.ts';

const read = (query: string) => readBankAddress(new URLSearchParams(query));

describe('the bank’s address', () => {
  it.each([
    'subject=math-aa-hl&topic=algebra',
    'subject=math-aa-hl&topic=algebra&subtopic=series&subsubtopic=geometric',
    'subject=math-aa-hl&topic=algebra&year=2023&month=May&paper=2&timezone=0&level=HL',
    'subject=physics-sl&topic=waves&paper=1A',
    'subject=math-aa-hl&topic=algebra&difficulty=Easy&difficulty=Hard&calculatorNotAllowed=true',
    'subject=math-aa-hl&topic=algebra&completedQuestion=true&bookmarkedQuestion=true&verified=true',
    'subject=math-aa-hl&topic=algebra&sortBy=marks&sortOrder=desc&page=3&pageSize=10',
    'subject=math-aa-hl&page=1',
  ])('comes back as it was: %s', (query) => {
    expect(bankQuery(read(query))).toBe(query);
  });

  it.each([
    ['difficulty=Hard&topic=algebra&subject=math-aa-hl', 'subject=math-aa-hl&topic=algebra&difficulty=Hard'],
    ['subject=math-aa-hl&topic=algebra&sortOrder=asc&page=1&pageSize=5', 'subject=math-aa-hl&topic=algebra'],
    ['subject=math-aa-hl&topic=algebra&year=&month=&paper=&sortBy=', 'subject=math-aa-hl&topic=algebra'],
    ['subject=math-aa-hl&subtopic=series', 'subject=math-aa-hl&page=1'],
    ['topic=algebra', 'page=1'],
    ['subject=../etc&topic=algebra', 'page=1'],
    ['subject=a&topic=b&year=1999&month=June&paper=4&timezone=3&level=XL', 'subject=a&topic=b'],
    ['subject=a&topic=b&paper=2A', 'subject=a&topic=b'],
    ['subject=a&topic=b&page=0&pageSize=7', 'subject=a&topic=b'],
    ['subject=a&topic=b&page=1e3', 'subject=a&topic=b'],
    [
      'subject=a&topic=b&difficulty=Hard&difficulty=Hard&difficulty=Easy',
      'subject=a&topic=b&difficulty=Easy&difficulty=Hard',
    ],
    ['subject=a&topic=b&calculatorAllowed=false&verified=1', 'subject=a&topic=b'],
  ])('is tidied: %s', (given, tidy) => {
    expect(bankQuery(read(given))).toBe(tidy);
  });

  it.each([
    ['1', { paper: 1 }],
    ['1B', { paper: 1, paper_part: 'B' }],
  ])('asks the API for paper %s by number and part', (paper, asked) => {
    expect(apiListQuery(read(`subject=a&topic=b&paper=${paper}`))).toEqual({
      subject: 'a',
      topic: 'b',
      sortOrder: 'asc',
      page: 1,
      pageSize: 5,
      ...asked,
    });
  });

  it('asks the API in its own words', () => {
    expect(
      apiListQuery(
        read('subject=a&topic=b&subtopic=c&subsubtopic=d&difficulty=Hard&calculatorAllowed=true&page=2'),
      ),
    ).toEqual({
      subject: 'a',
      topic: 'b',
      subTopic: 'c',
      subSubTopic: 'd',
      difficulty: ['Hard'],
      calculatorAllowed: 'true',
      sortOrder: 'asc',
      page: 2,
      pageSize: 5,
    });
  });

  it.each([
    ['', false],
    ['subject=a', false],
    ['subject=a&utm_source=mail', false],
    ['subject=a&topic=b', true],
    ['subject=a&page=1', true],
    ['year=2023', true],
    ['subject=a&topic=', true],
  ])('?%s asks for questions: %s', (query, expected) => {
    expect(asksForQuestions(new URLSearchParams(query))).toBe(expected);
  });

  it('starts at the first page after a change', () => {
    const address = read('subject=a&topic=b&page=4&pageSize=2');
    expect(bankPath(changedAddress(address, { level: 'HL' }))).toBe(
      '/ibdp-question-bank?subject=a&topic=b&level=HL&pageSize=2',
    );
    expect(bankPath(changedAddress(address, { page: 5 }))).toContain('page=5');
  });

  it.each([
    ['subject=a&topic=b', undefined],
    ['subject=a&topic=b&calculatorAllowed=true', undefined],
    ['subject=a&topic=b&uncompletedQuestion=true', 'signed-in'],
    ['subject=a&topic=b&uncompletedQuestion=true&topicChanged=true', 'staff'],
  ])('?%s needs %s', (query, audience) => {
    expect(audienceNeeded(read(query))).toBe(audience);
    expect(audienceNeeded(withoutPersonal(read(query)))).toBeUndefined();
  });

  it('names a topic’s list', () => {
    expect(topicListPath({ subject: 'a', topic: 'b', subtopic: undefined })).toBe(
      '/ibdp-question-bank?subject=a&topic=b',
    );
  });
});
