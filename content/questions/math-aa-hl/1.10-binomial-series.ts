import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, fraction, plus, term } from '../../authoring/wording.ts';

/** A coefficient p/q in front of a power of x, behind other terms. */
const behind = (top: number, bottom: number, unit: string): string => {
  const sign = top * bottom < 0 ? ' - ' : ' + ';
  const size = fraction(Math.abs(top), Math.abs(bottom));
  return `${sign}${size === '1' ? '' : size}${unit}`;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.19'],
  parameters: {
    // (1 + ax)^(p/q); with x = 1/100 the root is that of a handy number.
    power: choice([1, 2], [-1, 2], [1, 3], [-1, 3], [3, 2], [-2, 1], [-3, 1], [1, 4], [-1, 4], [2, 3]),
    a: choice(-8, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 8),
  },
  write: ({ power: [p, q], a }) => {
    const index = fraction(p, q);
    // Coefficients as fractions: C2 = p(p−q)/(2q²), C3 = p(p−q)(p−2q)/(6q³).
    const c1 = [p * a, q] as const;
    const c2 = [p * (p - q) * a * a, 2 * q * q] as const;
    const c3 = [p * (p - q) * (p - 2 * q) * a ** 3, 6 * q ** 3] as const;
    const first = fraction(Math.abs(c1[0]), c1[1]);
    const series = md`1${c1[0] < 0 ? ' - ' : ' + '}${first === '1' ? '' : first}x${behind(c2[0], c2[1], 'x^2')}${behind(c3[0], c3[1], 'x^3')}`;
    const x = 0.01;
    const estimate = 1 + (c1[0] / c1[1]) * x + (c2[0] / c2[1]) * x ** 2;
    const size = Math.abs(a);
    const f = (at: number) => (1 + a * at) ** (p / q);
    const base = decimals(1 + a * x, 2);
    // Six decimals hold the three terms exactly unless thirds or sixteenths appear.
    const shownEstimate = decimals(estimate, 5);
    return {
      text: md`(a) Expand $(1${plus(a, 'x')})^{${index}}$ in ascending powers of $x$, up to and including the term in $x^3$. Give each coefficient in its simplest form. [4]

(b) State the values of $x$ for which the full expansion is valid. [1]

(c) Use the first three terms of your expansion to find an approximation for $${base}^{${index}}$. Give your answer correct to five decimal places. [3]`,
      hints: [
        md`$(1 + u)^n = 1 + nu + \dfrac{n(n - 1)}{2!}u^2 + \dfrac{n(n - 1)(n - 2)}{3!}u^3 + \dots$ holds for every rational $n$ when $|u| < 1$. What are $u$ and $n$ here?`,
        md`In (c), which value of $x$ makes $1${plus(a, 'x')}$ equal to $${base}$?`,
      ],
      answer: md`(a) Use the binomial series with $n = ${index}$ and $u = ${term(a, 'x')}$.

$$(1${plus(a, 'x')})^{${index}} = 1 + \left(${index}\right)(${term(a, 'x')}) + \frac{\left(${index}\right)\left(${fraction(p - q, q)}\right)}{2}(${term(a, 'x')})^2 + \frac{\left(${index}\right)\left(${fraction(p - q, q)}\right)\left(${fraction(p - 2 * q, q)}\right)}{6}(${term(a, 'x')})^3 + \dots$$

$$= ${series} + \dots$$

(b) The series is valid for $|${term(a, 'x')}| < 1$, that is, for $|x| < \frac{1}{${size}}$.

(c) $1${plus(a, 'x')} = ${base}$ when $x = 0.01$. With the first three terms,

$$${base}^{${index}} \approx 1${behind(c1[0], c1[1], '(0.01)')}${behind(c2[0], c2[1], '(0.0001)')} \approx ${shownEstimate}$$

**Watch out:** The power belongs to the whole of $${term(a, 'x')}$: its square is $${a * a}x^2$, not $${a}x^2$. In the same way it is $${term(a, 'x')}$, not $x$ alone, that must lie between $-1$ and $1$ in (b).`,
      scheme: [
        [md`uses the binomial series with $n = ${index}$ and $u = ${term(a, 'x')}$`, 'M1'],
        [md`$1${c1[0] < 0 ? ' - ' : ' + '}${first === '1' ? '' : first}x$`, 'A1'],
        [md`the term in $x^2$: coefficient $${fraction(...c2)}$`, 'A1'],
        [md`the term in $x^3$: coefficient $${fraction(...c3)}$`, 'A1'],
        [md`$|x| < \frac{1}{${size}}$`, 'A1'],
        [md`$x = 0.01$`, '(A1)'],
        ['substitutes into the first three terms', 'M1'],
        [md`$${shownEstimate}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: series,
          variables: ['x'],
          mistakes: [
            {
              value: md`1${behind(c1[0], c1[1], 'x')}${behind(c2[0] / a, c2[1], 'x^2')}${behind(c3[0] / a ** 2, c3[1], 'x^3')}`,
              note: md`You raised only $x$ to its powers. The whole of $${term(a, 'x')}$ is squared and cubed, with its coefficient.`,
            },
            {
              value: md`1${behind(c1[0], c1[1], 'x')}${behind(2 * c2[0], c2[1], 'x^2')}${behind(6 * c3[0], c3[1], 'x^3')}`,
              note: md`You left out the factorials: the third term is divided by $2!$ and the fourth by $3!$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'interval',
          expected: md`|x| < \frac{1}{${size}}`,
          mistakes: [
            {
              value: '|x| < 1',
              note: md`That is the condition for $(1 + x)^n$. Here $${term(a, 'x')}$ stands in the place of $x$.`,
            },
            {
              value: `|x| < ${size}`,
              note: md`You multiplied by $${size}$. Divide both sides of $|${term(a, 'x')}| < 1$ by it.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: shownEstimate,
          accuracy: { decimals: 5 },
          mistakes: [
            {
              value: decimals(1 - (c1[0] / c1[1]) * x + (c2[0] / c2[1]) * x ** 2, 5),
              note: md`Look at the sign of $x$: which value makes $1${plus(a, 'x')}$ equal to $${base}$?`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: series,
          // Cauchy's integral on a circle around 0 gives the coefficients without the formula.
          value: (at) => {
            const points = 64;
            const radius = 0.3 / size;
            let total = 0;
            for (let k = 0; k < 4; k += 1) {
              let coefficient = 0;
              for (let point = 0; point < points; point += 1) {
                const angle = (2 * Math.PI * point) / points;
                const [re, im] = [1 + a * radius * Math.cos(angle), a * radius * Math.sin(angle)];
                const [modulus, argument] = [Math.hypot(re, im) ** (p / q), (Math.atan2(im, re) * p) / q];
                coefficient += modulus * Math.cos(argument - k * angle);
              }
              total += (coefficient / points / radius ** k) * at ** k;
            }
            return total;
          },
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`\approx ${shownEstimate}`,
          value:
            f(0) +
            slope(f, 0) * x +
            ((f(1e-3 / size) - 2 * f(0) + f(-1e-3 / size)) / (1e-3 / size) ** 2 / 2) * x ** 2,
          within: 7e-6,
        },
      ],
    };
  },
});
