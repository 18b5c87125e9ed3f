import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

const values = [
  [8, 2, 3],
  [27, 2, 3],
  [16, 3, 4],
  [64, 2, 3],
  [81, 3, 4],
  [32, 2, 5],
  [125, 2, 3],
  [32, 3, 5],
  [64, 5, 6],
  [25, 3, 2],
  [9, 5, 2],
  [4, 7, 2],
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    value: values,
    p: choice(2, 3, 4, 5),
    q: choice(2, 3, 4, 5),
    m: choice(3, 5, 7),
    c: choice(2, 3, 4, 5),
    n: choice(2, 3, 4),
  },
  allow: ({ p, q, m }) => p !== q && (m * q) % (p * q) !== 0 && m > p,
  write: ({ value: [base, top, bottom], p, q, m, c, n }) => {
    const rootOf = Math.round(base ** (1 / bottom));
    const result = rootOf ** top;
    // x^(m/p) ÷ x^(1/q) = x^((mq − p)/(pq)).
    const [up, down] = [m * q - p, p * q];
    return {
      text: md`(a) Showing your steps, find the exact value of
(i) $${base}^{\frac{${top}}{${bottom}}}$ [2]
(ii) $${base}^{-\frac{${top}}{${bottom}}}$ [1]

(b) Write $\dfrac{x^{\frac{${m}}{${p}}}}{\sqrt[${q}]{x}}$ as a single power of $x$, where $x > 0$. [3]

(c) Solve $x^{\frac{${n}}{${n + 1}}} = ${c ** n}$, where $x > 0$. [2]`,
      hints: [
        md`The denominator of the exponent is a root, the numerator a power.`,
        md`Write the root as a power. When powers of $x$ are divided, their exponents are subtracted.`,
        md`Raise both sides to the reciprocal of the exponent.`,
      ],
      answer: md`(a) (i) First take the root: $${base}^{\frac{1}{${bottom}}} = ${rootOf}$. Then the power: $${rootOf}^${top} = ${result}$.

(ii) A negative exponent gives the reciprocal: $\frac{1}{${result}}$.

(b) $\sqrt[${q}]{x} = x^{\frac{1}{${q}}}$. Subtract the exponents: $\frac{${m}}{${p}} - \frac{1}{${q}} = ${fraction(up, down)}$, so the result is $x^{${fraction(up, down)}}$.

(c) Raise both sides to the power $\frac{${n + 1}}{${n}}$: $x = ${c ** n}^{\frac{${n + 1}}{${n}}} = ${c}^${n + 1} = ${c ** (n + 1)}$.

**Watch out:** A negative exponent does not make the value negative.`,
      scheme: [
        [md`root $${rootOf}$`, 'M1'],
        [md`$${result}$`, 'A1'],
        [md`$\frac{1}{${result}}$`, 'A1'],
        [md`$\sqrt[${q}]{x} = x^{\frac{1}{${q}}}$`, 'A1'],
        [md`subtracts the exponents`, 'M1'],
        [md`$x^{${fraction(up, down)}}$`, 'A1'],
        [md`power $\frac{${n + 1}}{${n}}$`, 'M1'],
        [md`$${c ** (n + 1)}$`, 'A1'],
      ],
      replies: [
        { part: 'a i', kind: 'number', expected: `${result}`, accuracy: 'exact' },
        {
          part: 'a ii',
          kind: 'number',
          expected: `1/${result}`,
          accuracy: 'exact',
          follows: '1/a.i.1',
          mistakes: [
            { value: `-${result}`, note: 'A negative exponent gives the reciprocal, not a negative number.' },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: `x^(${up}/${down})`,
          variables: ['x'],
          mistakes: [
            { value: `x^(${m * q}/${p})`, note: 'Exponents are subtracted when powers are divided.' },
          ],
        },
        { part: 'c', kind: 'number', label: '$x =$', expected: `${c ** (n + 1)}`, accuracy: 'exact' },
      ],
      checks: [
        {
          part: 'a i',
          route: 'numeric',
          shown: `= ${result}`,
          value: Math.round(Math.exp((top / bottom) * Math.log(base)) * 1e8) / 1e8,
        },
        {
          part: 'a ii',
          route: 'numeric',
          shown: md`\frac{1}{${result}}`,
          value: Math.exp((-top / bottom) * Math.log(base)),
        },
        {
          part: 'b',
          route: 'symbolic',
          shown: md`x^{${fraction(up, down)}}`,
          value: (x) => (x > 0 ? x ** (m / p) / x ** (1 / q) : Number.NaN),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${c ** (n + 1)}`,
          value: Math.round(Math.exp(((n + 1) / n) * Math.log(c ** n)) * 1e6) / 1e6,
        },
      ],
    };
  },
});
