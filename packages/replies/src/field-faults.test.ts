import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { fieldFaults } from './field-faults.ts';

describe('a mistake that is named', () => {
  it.each([
    ['another number', '151', 'exact', '149', true],
    ['another number, to which the answer could be rounded', '151', 'exact', '150', true],
    ['the answer', '151', 'exact', '151', false],
    ['the answer with more places', '302', { decimals: 0 }, '302.2', false],
    ['the answer with too few figures', '0.5423', undefined, '0.54', false],
    ['the answer, which isn’t exact', '2/3', 'exact', '0.6667', false],
    ['a value that isn’t near', '0.5423', undefined, '0.5414', true],
  ] as const)('may be %s: %s', (_, expected, accuracy, value, isFine) => {
    const field: Field = {
      field: 'a.1',
      part: 'a',
      kind: 'number',
      expected,
      accuracy,
      marks: 1,
      mistakes: [{ value, note: 'Look again.' }],
    };
    expect(fieldFaults(field, [field]).map(({ at }) => at)).toEqual(isFine ? [] : ['mistakes.0.value']);
  });
});
