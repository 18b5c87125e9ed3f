import { root, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.3'],
  parameters: {
    a: integers(2, 12, 2),
    k: choice(2, 3, 4, 5),
    top: choice(1, 2, 3),
    bottom: choice(4, 5, 6, 8, 10, 12),
    factor: choice(1.5, 2, 3, 4),
  },
  allow: ({ k, top, bottom, factor }) =>
    gcd(top, bottom) === 1 &&
    (k * top) / bottom < 0.95 &&
    top / bottom < 0.6 &&
    Math.abs((k * top) / bottom - 0.5) > 0.02 &&
    factor > 1.2,
  write: ({ a, k, top, bottom, factor }) => {
    const x = top / bottom;
    const r = k * x;
    const total = a / (1 - r);
    const [n, d] = [factor * 2 - 2, factor * 2 * k];
    const found = root((u) => a / (1 - k * u) - factor * a, -0.9 / k, 0.999 / k);
    return {
      text: md`An infinite geometric series begins with $${a} + ${a * k}x + ${a * k * k}x^2 + \dots$, where $x$ is a real number.

(a) Write down the common ratio in terms of $x$. [1]

(b) Find the values of $x$ for which the series has a sum. [2]

(c) Find the sum for $x = ${fraction(top, bottom)}$. [2]

(d) Find the value of $x$ for which the sum is $${factor * a}$. [3]

(e) Explain why the sum can never be $${a / 4}$. [2]`,
      hints: [
        md`Divide the second term by the first.`,
        md`The common ratio must lie between $-1$ and $1$.`,
        md`Write the sum as a fraction with $x$ and solve an equation.`,
      ],
      answer: md`(a) $r = \frac{${a * k}x}{${a}} = ${k}x$

(b) A sum exists if $-1 < ${k}x < 1$, so $-\frac{1}{${k}} < x < \frac{1}{${k}}$.

(c) With $x = ${fraction(top, bottom)}$ the ratio is $${fraction(k * top, bottom)}$. The sum is $\frac{${a}}{1 - ${fraction(k * top, bottom)}} = ${fraction(a * bottom, bottom - k * top)}$${Number.isInteger(total) ? '' : md`, about $${sf(total)}$`}.

(d) $\frac{${a}}{1 - ${k}x} = ${factor * a}$ gives $1 - ${k}x = ${fraction(2, 2 * factor)}$, so $x = ${fraction(n, d)}$. It lies between $-\frac{1}{${k}}$ and $\frac{1}{${k}}$, so the series has a sum.

(e) The sum would need $1 - ${k}x = ${a} \div ${a / 4} = 4$, so the ratio $${k}x$ would be $-3$. This is not between $-1$ and $1$, so the series would have no sum.

**Watch out:** After solving for $x$, always check that the ratio lies between $-1$ and $1$.`,
      scheme: [
        [md`$${k}x$`, 'A1'],
        [md`$-1 < ${k}x < 1$`, 'M1'],
        [md`$-\frac{1}{${k}} < x < \frac{1}{${k}}$`, 'A1'],
        [md`$\frac{${a}}{1 - r}$`, 'M1'],
        [md`$${fraction(a * bottom, bottom - k * top)}$`, 'A1'],
        [md`$\frac{${a}}{1 - ${k}x} = ${factor * a}$`, 'M1'],
        [md`$1 - ${k}x = ${fraction(2, 2 * factor)}$`, 'A1'],
        [md`$${fraction(n, d)}$`, 'A1'],
        [md`finds the ratio that would be needed`, 'M1'],
        [md`it is not between $-1$ and $1$`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'expression', expected: `${k}x`, variables: ['x'] },
        {
          part: 'b',
          kind: 'interval',
          expected: `-1/${k} < x < 1/${k}`,
          variables: ['x'],
          mistakes: [{ value: `-1 < x < 1`, note: md`The ratio is $${k}x$, not $x$.` }],
        },
        { part: 'c', kind: 'number', expected: `${a * bottom}/${bottom - k * top}` },
        { part: 'd', kind: 'number', label: '$x =$', expected: `${n}/${d}` },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: `${k}x`, value: (at) => (a * k * at) / a },
        {
          part: 'c',
          route: 'numeric',
          shown: fraction(a * bottom, bottom - k * top),
          value: sum((m) => a * r ** m, 0, 2000),
        },
        { part: 'd', route: 'numeric', shown: `x = ${fraction(n, d)}`, value: found },
      ],
    };
  },
});
