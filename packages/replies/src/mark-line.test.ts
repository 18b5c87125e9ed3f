import { describe, expect, it } from 'vitest';
import { markLine } from './mark-line.ts';

const line = (more: object) => JSON.stringify({ kind: 'number', expected: '0.8718', given: '0.87', ...more });

describe('one line of the command', () => {
  it.each([
    [undefined, 'accuracy'],
    [null, 'accuracy'],
    [2, 'right'],
    [{ figures: 2 }, 'right'],
    [{ sf: 2 }, 'right'],
    [{ significantFigures: 3 }, 'accuracy'],
    [{ decimals: 2 }, 'right'],
    [{ dp: 3 }, 'accuracy'],
    [{ tolerance: 0.01 }, 'right'],
    [{ tolerance: 0.001 }, 'wrong'],
    ['exact', 'accuracy'],
  ])('takes accuracy as %j', (accuracy, verdict) => {
    expect(markLine(line({ accuracy }))).toMatchObject({ verdict });
  });

  it.each([
    'nonsense',
    '',
    '[]',
    'null',
    '3',
    line({ kind: 'poem' }),
    line({ given: undefined }),
    line({ expected: null }),
    line({ accuracy: 'high' }),
    line({ accuracy: { sf: 0 } }),
    line({ form: 'pretty' }),
    line({ variables: 'x' }),
    line({ expected: '2+' }),
  ])('tells what is wrong with %s', (text) => {
    expect(markLine(text)).toEqual({ error: expect.stringMatching(/./) });
  });

  it('takes numbers for texts, and forms by other names', () => {
    expect(markLine(line({ expected: 3, given: 3 }))).toEqual({ verdict: 'right', readAs: '3' });
    expect(
      markLine(
        line({
          kind: 'expression',
          expected: 'x(x+1)',
          given: 'x^2+x',
          form: 'factorized',
          variables: ['x'],
        }),
      ),
    ).toMatchObject({ verdict: 'form' });
  });
});
