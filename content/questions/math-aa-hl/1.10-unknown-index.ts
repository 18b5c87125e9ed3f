import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, inBrackets, plus, term } from '../../authoring/wording.ts';

/** The first coefficients of (1 + ax)^(s/t). */
const coefficients = (s: number, t: number, a: number) => {
  const n = s / t;
  return [n * a, (n * (n - 1) * a ** 2) / 2, (n * (n - 1) * (n - 2) * a ** 3) / 6].map(
    (value) => Math.round(value * 1e8) / 1e8,
  ) as [number, number, number];
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    index: choice(
      [1, 2],
      [-1, 2],
      [3, 2],
      [-3, 2],
      [1, 3],
      [-1, 3],
      [2, 3],
      [-2, 3],
      [-1, 1],
      [-2, 1],
      [-3, 1],
      [-4, 1],
    ),
    a: choice(-12, -9, -8, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 8, 9, 12),
  },
  allow: ({ index: [s, t], a }) => {
    const all = coefficients(s, t, a);
    return all.every((value) => Number.isInteger(value)) && Math.abs(all[2]) < 600;
  },
  write: ({ index: [s, t], a }) => {
    const [p, q, third] = coefficients(s, t, a);
    const n = fraction(s, t);
    const size = Math.abs(a);
    // q = p²(n − 1)/(2n) leads to (p² − 2q)n = p².
    const [left, right] = [p * p - 2 * q, p * p];
    const begin = md`1${plus(p, 'x')}${plus(q, 'x^2')}`;
    const other = fraction(p * p, p * p + 2 * q);
    const cube = (x: number) => (1 + a * x) ** (s / t);
    const h = 2e-3 / size;
    const numericThird = (cube(2 * h) - 2 * cube(h) + 2 * cube(-h) - cube(-2 * h)) / (2 * h ** 3) / 6;
    return {
      text: md`The expansion of $(1 + ax)^n$ in ascending powers of $x$ begins

$$${begin} + \dots$$

where $a, n \in \mathbb{Q}$ and $n$ is not a positive integer.

(a) Find the value of $n$ and of $a$. [5]

(b) Find the coefficient of $x^3$. [2]

(c) State the values of $x$ for which the full expansion is valid. [1]`,
      hints: [
        md`Write down the first three terms of the binomial series for $(1 + ax)^n$ with the letters $a$ and $n$.`,
        md`The coefficients of $x$ and of $x^2$ give two equations. One of them is simple enough to express $a$ by $n$.`,
        md`After replacing $a$, you may divide by $n$, as $n \ne 0$. What is left is a linear equation in $n$.`,
        md`The series is valid as long as $|ax| < 1$.`,
      ],
      answer: md`(a) The series with letters is $(1 + ax)^n = 1 + nax + \dfrac{n(n - 1)}{2}a^2x^2 + \dots$ Both series are the same, so the coefficients of each power agree:

$$na = ${p}, \qquad \frac{n(n - 1)}{2}a^2 = ${q}$$

There are two unknowns, so one of them has to go. From the first equation $a = \dfrac{${p}}{n}$, and then

$$\frac{n(n - 1)}{2} \times \frac{${right}}{n^2} = ${q}$$

One factor $n$ cancels ($n \ne 0$, as the term in $x$ is there). Multiplying by $2n$ gives $${right}(n - 1) = ${2 * q}n$, so $${term(left, 'n')} = ${right}$ and $n = ${n}$.

Then $a = ${p} \div ${s < 0 || t > 1 ? md`\left(${n}\right)` : n}$, so $a = ${a}$.

A second way: $(na)^2 = ${right}$ contains $n^2a^2$, and twice the second equation is $n^2a^2 - na^2 = ${2 * q}$. Subtracting, $na^2 = ${right - 2 * q}$; dividing this by $na = ${p}$ gives $a = ${a}$ at once.

(b) The next coefficient is

$$\frac{n(n - 1)(n - 2)}{3!}a^3 = \frac{\left(${n}\right)\left(${fraction(s - t, t)}\right)\left(${fraction(s - 2 * t, t)}\right)}{6} \times ${inBrackets(a ** 3)} = ${third}$$

(c) The series for $(1 + u)^n$ is valid for $|u| < 1$. Here $u = ${term(a, 'x')}$, so $|${size}x| < 1$, that is, $|x| < \frac{1}{${size}}$.

**Watch out:** In the term in $x^2$ the whole of $ax$ is squared. With $\frac{n(n-1)}{2}ax^2$ you would find another $n$.`,
      scheme: [
        [md`(a) $na = ${p}$`, 'A1'],
        [md`$\frac{n(n - 1)}{2}a^2 = ${q}$`, 'A1'],
        [
          md`eliminates $a$ or $n$, for example with $a = \frac{${p}}{n}$, or divides one equation by the square of the other`,
          'M1',
        ],
        [md`$n = ${n}$`, 'A1'],
        [md`$a = ${a}$`, 'A1'],
        [md`(b) puts their $n$ and $a$ into $\frac{n(n - 1)(n - 2)}{3!}a^3$`, 'M1'],
        [md`$${third}$ (follow through)`, 'A1'],
        [md`(c) $|x| < \frac{1}{${size}}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$n =$',
          expected: n,
          accuracy: 'exact',
          marks: 3,
          mistakes: [
            ...(p * p + 2 * q !== 0 && p * p !== 0
              ? [
                  {
                    value: other,
                    note: md`Look at the signs when you collect the terms in $n$ of $${right}(n - 1) = ${2 * q}n$.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 2,
          follows: `${p} / a.1`,
          mistakes: [
            {
              value: `${-a}`,
              note: md`Look at the sign: the product $na$ must be $${p}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${third}`,
          accuracy: 'exact',
          follows: 'a.1 * (a.1 - 1) * (a.1 - 2) / 6 * (a.2)^3',
          mistakes: [
            {
              value: `${6 * third}`,
              note: md`You left out the division by $3! = 6$.`,
            },
            { value: `${-third}`, note: 'Count the negative factors once more, among them those of $a^3$.' },
          ],
        },
        {
          part: 'c',
          kind: 'interval',
          expected: md`|x| < \frac{1}{${size}}`,
          mistakes: [
            {
              value: '|x| < 1',
              note: md`That is the condition for $(1 + x)^n$. Here $ax$ stands in the place of $x$.`,
            },
            { value: `|x| < ${size}`, note: md`Divide both sides of $|ax| < 1$ by $|a|$; don't multiply.` },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `n = ${n}`,
          value: root((m) => ((m * (m - 1)) / 2) * (p / m) ** 2 - q, s > 0 ? 0.05 : -20, s > 0 ? 20 : -0.05),
        },
        { part: 'a', route: 'exact', shown: `a = ${a}`, value: (p * p - 2 * q) / p },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${third}`,
          value: numericThird,
          within: 0.01 * Math.abs(third),
        },
      ],
    };
  },
});
