import { satPapersOf } from '@sevenfold/contract/papers/sat-papers.rules';
import { expect, it } from 'vitest';
import { presetsOf } from '../wishes/presets.rules.ts';
import { minutesIn, paperOfPreset } from './blueprint-form.rules.ts';

it.each([
  ['45', 90, 45],
  [' 45 ', undefined, 45],
  ['', 90, 90],
  ['', undefined, undefined],
  ['', 3, undefined],
  ['4', 90, undefined],
  ['301', 90, undefined],
  ['an hour', 90, undefined],
])('%j with %s usual minutes is %s', (text, usual, minutes) => {
  expect(minutesIn(text, usual)).toBe(minutes);
});

it('knows which paper a beginning is like', () => {
  const papers = satPapersOf('math-aa-hl');
  const found = presetsOf('math-aa-hl').map(({ key }) => paperOfPreset(key, papers)?.paper);
  expect(found).toEqual([undefined, undefined, '1', '2', '3']);
});
