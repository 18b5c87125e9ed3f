import { expect, it } from 'vitest';
import { presetsOf } from './presets.rules.ts';
import { blueprintOf } from './wishes.rules.ts';

it.each([
  ['math-aa-sl', ['Half an hour', 'One hour', 'Like Paper 1', 'Like Paper 2']],
  ['math-aa-hl', ['Half an hour', 'One hour', 'Like Paper 1', 'Like Paper 2', 'Like Paper 3']],
  ['physics-hl', ['Half an hour', 'One hour', 'Like Paper 1', 'Like Paper 2']],
  ['economics', ['Half an hour', 'One hour']],
])('%s begins with %j', (subject, labels) => {
  const presets = presetsOf(subject);
  expect(presets.map(({ label }) => label)).toEqual(labels);
  // Each of them can be sent as it is.
  for (const { wishes } of presets) expect(blueprintOf(wishes).problems).toBeUndefined();
});

it('asks for the sections of the exam', () => {
  const [, , first] = presetsOf('math-aa-hl');
  expect(blueprintOf(first!.wishes).blueprint).toMatchObject({
    total: { marks: 110 },
    calculator: 'without',
    papers: ['1'],
    sections: [
      { name: 'Section A', marks: 55 },
      { name: 'Section B', marks: 55 },
    ],
  });
});
