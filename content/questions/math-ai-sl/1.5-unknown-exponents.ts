import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { power } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    base: choice(2, 3, 5, 7),
    a: integers(2, 7),
    b: integers(-9, -1),
    c: integers(2, 5),
    d: integers(-4, -1),
    e: integers(-4, -2),
    m: integers(2, 4),
    p: integers(2, 6),
    q: integers(3, 9),
  },
  allow: ({ a, b, c, d, e, p, q, m, base }) =>
    base ** -e < 700 && e !== d && a !== -b && -c * d <= 12 && p * m !== q && base !== c && p !== q,
  write: ({ base, a, b, c, d, e, m, p, q }) => {
    const first = b - a;
    const second = d;
    const left = c * d;
    const exponent = p * m - q;
    const simple = power('x', exponent);
    const shown = exponent === 0 ? '1' : simple;
    const log = Math.log(base);
    return {
      text: md`(a) Find the integer $n$ for which $${base}^{${a}} \times ${base}^n = ${base}^{${b}}$. [1]

(b) Find the integer $n$ for which $\left(${base}^n\right)^{${c}} = ${base}^{${left}}$. [1]

(c) Simplify $\dfrac{\left(${m === 2 ? '3' : '2'}x^{${p}}\right)^{${m}}}{x^{${q}}}$, where $x \neq 0$. [2]

(d) Write $${base}^{${e}}$ as a fraction, and explain why it is positive although its exponent is negative. [2]`,
      hints: [
        md`When powers of the same base are multiplied, what happens to the exponents? And when a power is raised to a power?`,
        md`In (c), the exponent outside the bracket belongs to both factors inside it.`,
        md`A negative exponent stands for a reciprocal.`,
      ],
      answer: md`(a) To multiply powers of the same base, add the exponents: $${a} + n = ${b}$, so $n = ${first}$.

(b) To raise a power to a power, multiply the exponents: $${c}n = ${left}$, so $n = ${second}$.

(c) The outer exponent belongs to the number and to the power of $x$. Then subtract the exponents, as powers of $x$ are divided:

$$\frac{${(m === 2 ? 3 : 2) ** m}x^{${p * m}}}{x^{${q}}} = ${(m === 2 ? 3 : 2) ** m}${shown}$$

(d) $${base}^{${e}} = \dfrac{1}{${base}^{${-e}}} = \dfrac{1}{${base ** -e}}$. The minus in the exponent means "one divided by". The reciprocal of a positive number is positive.

**Watch out:** $\left(${m === 2 ? 3 : 2}x^{${p}}\right)^{${m}}$ isn't $${m === 2 ? 3 : 2}x^{${p * m}}$: the number in front is raised to the power, too.`,
      scheme: [
        [md`(a) $n = ${first}$`, 'A1'],
        [md`(b) $n = ${second}$`, 'A1'],
        [md`(c) $${(m === 2 ? 3 : 2) ** m}x^{${p * m}}$ in the numerator`, 'A1'],
        [
          md`$${(m === 2 ? 3 : 2) ** m}${shown}$${
            exponent < 0 ? md` (or $\frac{${(m === 2 ? 3 : 2) ** m}}{${power('x', -exponent)}}$)` : ''
          }`,
          'A1',
        ],
        [md`(d) $\frac{1}{${base ** -e}}$`, 'A1'],
        [md`a negative exponent means a reciprocal, which doesn't change the sign`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$n =$',
          expected: `${first}`,
          accuracy: 'exact',
          mistakes: [{ value: `${b + a}`, note: md`You added $${a}$. From $${a} + n = ${b}$, subtract it.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$n =$',
          expected: `${second}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${left - c}`, note: md`You added the exponents. A power of a power multiplies them.` },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          expected: `${(m === 2 ? 3 : 2) ** m}${shown}`,
          variables: ['x'],
          mistakes: [
            {
              value: `${m === 2 ? 3 : 2}${shown}`,
              note: md`The number in front of $x$ stands inside the bracket, so it is raised to the power $${m}$, too.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `1/${base ** -e}`,
          accuracy: 'exact',
          form: 'simplest fraction',
          marks: 1,
          mistakes: [
            ...(base * e === -(base ** -e)
              ? []
              : [{ value: `${base * e}`, note: md`A power isn't a product with the exponent.` }]),
            {
              value: `${-(base ** -e)}`,
              note: md`A negative exponent gives a reciprocal, not a negative number.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `n = ${first}`,
          value: Number(root((n) => (a + n - b) * log, -40, 40).toFixed(8)),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `n = ${second}`,
          value: Number(root((n) => (n * c - left) * log, -40, 40).toFixed(8)),
        },
        {
          part: 'c',
          route: 'symbolic',
          shown: `= ${(m === 2 ? 3 : 2) ** m}${shown}`,
          value: (x) => ((m === 2 ? 3 : 2) * x ** p) ** m / x ** q,
        },
        { part: 'd', route: 'numeric', shown: md`\dfrac{1}{${base ** -e}}`, value: Math.exp(e * log) },
      ],
    };
  },
});
