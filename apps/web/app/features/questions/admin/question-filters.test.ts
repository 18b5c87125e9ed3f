import { describe, expect, it } from 'vitest';
import { apiFilter, choices, filterQuery, setChoices } from './question-filters.ts';

describe('the filters of the questions table', () => {
  it('asks for what the address says', () => {
    const filters = { subject: 'math-aa-sl', topic: 'functions', visible: 'false', paper: '2', year: '2020' };
    expect(filterQuery({ q: 'sine', filters })).toEqual({ q: 'sine', ...filters });
  });

  it('leaves out what makes no sense, so that any address shows a table', () => {
    expect(
      filterQuery({ q: '', filters: { visible: 'maybe', paper: '9', year: '1800', subject: 'No Such' } }),
    ).toEqual({});
  });

  it('takes no subtopic without its topic', () => {
    expect(filterQuery({ q: '', filters: { subject: 'physics-sl', subTopic: 'waves' } })).toEqual({
      subject: 'physics-sl',
    });
  });

  it.each([
    ['1', { paper: '1' }],
    ['1A', { paper: '1', paper_part: 'A' }],
    ['1B', { paper: '1', paper_part: 'B' }],
    ['3', { paper: '3' }],
  ])('asks the API for paper %s by number and part', (paper, asked) => {
    const filters = { subject: 'physics-sl', paper };
    expect(apiFilter(filterQuery({ q: '', filters }))).toEqual({ subject: 'physics-sl', ...asked });
  });

  it('counts those that are set', () => {
    expect(setChoices(filterQuery({ q: 'x', filters: { visible: 'true', subject: 'physics-sl' } }))).toBe(1);
  });

  it('names each filter once', () => {
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  });
});
