import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { plus, polynomial } from '../../authoring/wording.ts';

/** ∫ top/((x + p)² + a²) from −p + from·a to −p + a, where the arctangents are known. */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.6'],
  parameters: {
    p: nonZero(-4, 4),
    a: choice(2, 3, 4, 5),
    top: choice(1, 2, 3, 4, 6),
    from: choice(-1, 0),
  },
  write: ({ p, a, top, from }) => {
    const [low, high] = [-p + from * a, -p + a];
    const bottom = polynomial([1, 2 * p, p * p + a * a]);
    // In units of π/4: from −1 or 0 to 1.
    const quarters = 1 - from;
    const divide = (n: number, d: number) => {
      const g = gcd(n, d);
      return [n / g, d / g] as const;
    };
    const [n, d] = divide(top * quarters, 4 * a);
    const value = `\\frac{${n === 1 ? '' : n}\\pi}{${d}}`.replace(/\\frac\{(.*)\}\{1\}/, '$1');
    const [fn, fd] = divide(top, a);
    const front = fd === 1 ? (fn === 1 ? '' : `${fn}`) : `\\frac{${fn}}{${fd}}`;
    const inside = md`\left(\frac{x${plus(p)}}{${a}}\right)`;
    const f = (x: number) => top / (x * x + 2 * p * x + p * p + a * a);
    return {
      text: md`(a) Write $${bottom}$ in the form $(x + p)^2 + q^2$, where $p, q \in \mathbb{Z}$ and $q > 0$. [2]

(b) Hence find $\displaystyle\int \frac{${top}}{${bottom}}\,\mathrm{d}x$. [3]

(c) Find the exact value of $\displaystyle\int_{${low}}^{${high}} \frac{${top}}{${bottom}}\,\mathrm{d}x$. [3]`,
      hints: [
        'Complete the square.',
        md`$\displaystyle\int \frac{1}{u^2 + a^2}\,\mathrm{d}u = \frac{1}{a}\arctan\frac{u}{a} + C$`,
      ],
      answer: md`(a) $${bottom} = (x${plus(p)})^2${plus(a * a)} = (x${plus(p)})^2 + ${a}^2$

(b) With $u = x${plus(p)}$,

$$\int \frac{${top}}{(x${plus(p)})^2 + ${a}^2}\,\mathrm{d}x = ${front}\arctan${inside} + C$$

(c) The limits give $\frac{x${plus(p)}}{${a}} = 1$ at the upper limit and $\frac{x${plus(p)}}{${a}} = ${from}$ at the lower one. So the integral is

$$${front === '' ? '' : front}\left(\arctan 1 - \arctan ${from < 0 ? '(-1)' : '0'}\right) = ${front}\left(\frac{\pi}{4}${from < 0 ? md` + \frac{\pi}{4}` : ' - 0'}\right) = ${value}$$

**Watch out:** It is easy to forget the factor $\frac{1}{${a}}$ that comes with the arctangent, or to write $${a * a}$ in place of $${a}$. Differentiate your answer to (b) to check it.`,
      scheme: [
        ['completes the square', 'M1'],
        [md`$(x${plus(p)})^2 + ${a}^2$`, 'A1'],
        ['recognises an arctangent', 'M1'],
        [md`$\arctan${inside}$`, 'A1'],
        [md`coefficient $${front === '' ? '1' : front}$, and the constant of integration`, 'A1'],
        ['substitutes the limits', 'M1'],
        [
          md`$\arctan 1 = \frac{\pi}{4}$ and $\arctan ${from < 0 ? md`(-1) = -\frac{\pi}{4}` : '0 = 0'}$`,
          'A1',
        ],
        [md`$${value}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: md`(x${plus(p)})^2 + ${a}^2`,
          variables: ['x'],
          form: 'completed square',
          mistakes: [
            {
              value: md`(x${plus(p)})^2 + ${p * p + a * a}`,
              note: md`Expanding the square gives another $${p * p}$, which has to be taken away from the constant.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: md`${front}\arctan${inside} + C`,
          variables: ['x'],
          mistakes: [
            {
              value: md`${top === 1 ? '' : top}\arctan${inside} + C`,
              note: md`The factor $\frac{1}{${a}}$ before the arctangent is missing.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: value,
          accuracy: 'exact',
          mistakes: [
            {
              value: md`\frac{${top * quarters}\pi}{4}`,
              note: md`The factor $\frac{1}{${a}}$ before the arctangent is missing.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'symbolic',
          shown: `(x${plus(p)})^2 + ${a}^2`,
          value: (x) => (x + 2 * p) * x + p * p + a * a,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`${front}\arctan${inside}`,
          value: (x) => integral(f, -p, x),
        },
        { part: 'c', route: 'numeric', shown: `= ${value}`, value: integral(f, low, high) },
      ],
    };
  },
});

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
