import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['2.6'],
  parameters: {
    story: choice(
      'the height $y$ of a fern in Auckland, in centimetres, after $x$ weeks',
      'the depth $y$ of snow in Sapporo, in centimetres, after $x$ hours',
      'the mass $y$ of a puppy in Oslo, in hundreds of grams, after $x$ weeks',
    ),
    a: choice(2, 3, 4, 5),
    b: choice(1.5, 2, 2.5, 3),
    noise: choice(
      [0.3, -0.4, 0.2, 0.1],
      [-0.2, 0.5, -0.3, 0.2],
      [0.4, 0.1, -0.5, 0.3],
      [-0.3, -0.2, 0.4, -0.1],
    ),
    off: choice(0.6, 0.8, -0.7),
  },
  write: ({ story: what, a, b, noise, off }) => {
    const xs = [1, 2, 4, 6];
    const f = (x: number) => a + b * x;
    const g = (x: number) => a + off + 0.9 * b * x + 0.02 * x * x;
    const clean = (value: number) => Number(value.toFixed(4));
    const ys = xs.map((x, at) => Number((f(x) + noise[at]!).toFixed(1)));
    const [c, d] = [clean(a + off), clean(0.9 * b)];
    const one = ys.map((y, at) => clean(y - f(xs[at]!)));
    const two = ys.map((y, at) => clean(y - g(xs[at]!)));
    const square = (list: readonly number[]) => list.reduce((sum, value) => sum + value * value, 0);
    const [first, second] = [square(one), square(two)];
    const better = first < second ? 'A' : 'B';
    const mean = ys.reduce((sum, y) => sum + y, 0) / 4;
    const total = square(ys.map((y) => y - mean));
    const r2 = 1 - Math.min(first, second) / total;
    const expand = (list: readonly number[]) =>
      list.map((value) => (value < 0 ? `(${value})^2` : `${value}^2`)).join(' + ');
    return {
      text: md`The table shows ${what}.

| $x$ | ${xs.join(' | ')} |
|---|${xs.map(() => '---').join('|')}|
| $y$ | ${ys.map((y) => decimals(y, 1)).join(' | ')} |

Two models are proposed: A: $y = ${b}x + ${a}$ and B: $y = 0.02x^2 + ${d}x + ${c}$.

(a) Find the four residuals of model A: the data minus the values of the model. [2]

(b) Find the sum of the squared residuals, $SS_{res}$, of model A. [2]

(c) Find $SS_{res}$ of model B. [3]

(d) State, with a reason, which of the two models fits the data better. [1]

(e) The coefficient of determination is $R^2 = 1 - \dfrac{SS_{res}}{SS_{tot}}$, where $SS_{tot} = ${sf(total, 5)}$ is the sum of the squared differences between the data and their mean. Find $R^2$ for the better model, to 4 decimal places. [2]`,
      hints: [
        md`Put each $x$ into the model and subtract the result from $y$.`,
        md`Square the residuals before you add them.`,
        md`A smaller sum of squares means a closer fit.`,
      ],
      answer: md`(a) The model gives $${xs.map((x) => clean(f(x))).join('$, $')}$. The residuals are $${one.join('$, $')}$.

(b) $SS_{res} = ${expand(one)} = ${tidy(first)}$

(c) Model B gives $${xs.map((x) => clean(g(x))).join('$, $')}$, with the residuals $${two.join('$, $')}$. So $SS_{res} = ${expand(two)} = ${tidy(second)}$.

(d) Model ${better} fits better, because its sum of squared residuals is smaller.

(e) $R^2 = 1 - \frac{${Number(sf(Math.min(first, second), 5))}}{${sf(total, 5)}} = ${decimals(r2, 4)}$

**Calculator:** make lists for $x$, $y$ and the model, and a list of squared differences. Then use the sum of this list.

**Watch out:** The plain sum of the residuals is of no use, because positive and negative ones cancel.`,
      scheme: [
        [md`values of model A`, 'M1'],
        [md`$${one.join('$, $')}$`, 'A1'],
        [md`squares and adds`, 'M1'],
        [md`$${tidy(first)}$`, 'A1'],
        [md`values of model B`, 'M1'],
        [md`residuals of model B`, 'A1'],
        [md`$${tidy(second)}$`, 'A1'],
        [md`${better}, because its sum is smaller (follow through)`, 'R1'],
        [md`substitutes into the formula`, 'M1'],
        [md`$${decimals(r2, 4)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          label: 'Residuals in the order of the table, as a vector:',
          expected: `(${one.join(', ')})`,
          accuracy: 'exact',
        },
        { part: 'b', kind: 'number', expected: `${Number(first.toPrecision(8))}` },
        { part: 'c', kind: 'number', expected: `${Number(second.toPrecision(8))}` },
        { part: 'd', kind: 'self', why: 'give a reason' },
        { part: 'e', kind: 'number', expected: `${decimals(r2, 4)}`, accuracy: { tolerance: 0.00012 } },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: `= ${tidy(first)}`,
          // Σy² − 2Σy·f + Σf².
          value: xs.reduce((sum, x, at) => sum + ys[at]! ** 2 - 2 * ys[at]! * f(x) + f(x) ** 2, 0),
        },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${tidy(second)}`,
          value: xs.reduce(
            (sum, x, at) =>
              sum + ys[at]! ** 2 - 2 * ys[at]! * (0.02 * x * x + d * x + c) + (0.02 * x * x + d * x + c) ** 2,
            0,
          ),
        },
        {
          part: 'e',
          route: 'exact',
          shown: `= ${decimals(r2, 4)}`,
          value: 1 - Math.min(first, second) / (ys.reduce((sum, y) => sum + y * y, 0) - 4 * mean ** 2),
        },
      ],
    };
  },
});
