import { describe, expect, it } from 'vitest';
import { bankQuery, readBankAddress } from '~/lib/bank/bank-address.ts';
import { activeFilters, withoutFilters } from './active-filters.rules.ts';

const read = (query: string) => readBankAddress(new URLSearchParams(query));
const topic = 'subject=a&topic=b';

describe('the chips', () => {
  it.each([
    ['', []],
    ['&sortBy=marks&sortOrder=desc&page=3&pageSize=10', []],
    ['&level=HL', ['HL']],
    ['&difficulty=Hard&difficulty=Easy', ['Easy', 'Hard']],
    ['&timezone=0&paper=2&month=May&year=2023', ['Paper 2', 'May', '2023', 'TZ0']],
    ['&paper=1B', ['Paper 1B']],
    ['&paper=1A', ['Paper 1A']],
    ['&calculatorNotAllowed=true&uncompletedQuestion=true', ['No calculator', 'Not completed']],
    ['&bookmarkedQuestion=true&completedQuestion=true', ['Completed', 'Bookmarked']],
    ['&verified=true&topicChanged=true&calculatorAllowed=true', ['Calculator', 'Verified', 'Topic changed']],
  ])('of %s', (query, labels) => {
    expect(activeFilters(read(topic + query)).map((filter) => filter.label)).toEqual(labels);
  });

  it('each lead to the list without it, from the first page', () => {
    const address = read(
      `${topic}&level=HL&difficulty=Easy&difficulty=Hard&verified=true&sortBy=year&page=3`,
    );
    expect(activeFilters(address).map((filter) => bankQuery(filter.without))).toEqual([
      `${topic}&difficulty=Easy&difficulty=Hard&verified=true&sortBy=year`,
      `${topic}&level=HL&difficulty=Hard&verified=true&sortBy=year`,
      `${topic}&level=HL&difficulty=Easy&verified=true&sortBy=year`,
      `${topic}&level=HL&difficulty=Easy&difficulty=Hard&sortBy=year`,
    ]);
    expect(bankQuery(withoutFilters(address))).toBe(`${topic}&sortBy=year`);
  });
});
