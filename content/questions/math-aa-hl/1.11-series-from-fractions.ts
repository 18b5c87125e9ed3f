import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial, term } from '../../authoring/wording.ts';

const rising = ([zero, one, two]: readonly [number, number, number]): string =>
  zero === 0 ? `${term(one, 'x')}${plus(two, 'x^2')}` : `${zero}${plus(one, 'x')}${plus(two, 'x^2')}`;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['1.10'],
  parameters: {
    A: nonZero(-4, 5),
    B: nonZero(-4, 5),
    p: integers(1, 5),
    q: integers(1, 5),
  },
  allow: ({ A, B, p, q }) =>
    p > q &&
    A !== B &&
    A > 0 &&
    A + B !== 0 &&
    A * p + B * q !== 0 &&
    A * p * p + B * q * q !== 0 &&
    A * q + B * p !== 0,
  write: ({ A, B, p, q }) => {
    const [first, second] = [`1 - ${term(p, 'x')}`, `1 - ${term(q, 'x')}`];
    const top = polynomial([-(A * q + B * p), A + B]);
    const whole = md`\dfrac{${top}}{(${first})(${second})}`;
    const two = md`\frac{${A}}{${first}}${B < 0 ? ' - ' : ' + '}\frac{${Math.abs(B)}}{${second}}`;
    const coefficients = [A + B, A * p + B * q, A * p * p + B * q * q] as const;
    const series = rising(coefficients);
    const powerOf = (factor: number, base: number) => {
      if (base === 1) return `${factor}`;
      return Math.abs(factor) === 1 ? md`${factor < 0 ? '-' : ''}${base}^n` : md`${factor} \times ${base}^n`;
    };
    const general = md`${powerOf(A, p)}${B < 0 ? ' - ' : ' + '}${powerOf(Math.abs(B), q)}`;
    const typed = `${A} * ${p}^n + (${B}) * ${q}^n`;
    const f = (x: number) => (-(A * q + B * p) * x + A + B) / ((1 - p * x) * (1 - q * x));
    // Long division of power series: c_n = (p + q)c_{n−1} − pq c_{n−2}, from the denominator alone.
    const divided = [A + B, -(A * q + B * p) + (p + q) * (A + B)];
    divided.push((p + q) * divided[1]! - p * q * divided[0]!);
    const pieces = (factor: number, base: number) => rising([factor, factor * base, factor * base * base]);
    return {
      text: md`Let $f(x) = ${whole}$.

(a) Write $f(x)$ in the form $\dfrac{A}{${first}} + \dfrac{B}{${second}}$, where $A, B \in \mathbb{Z}$. [3]

(b) Hence find the expansion of $f(x)$ in ascending powers of $x$, up to and including the term in $x^2$. [2]

(c) Find, in terms of $n$, the coefficient of $x^n$ in this expansion, where $n \in \mathbb{N}$. [2]

(d) State the values of $x$ for which the full expansion is valid. [1]`,
      hints: [
        md`Clear the denominators, and put in the value of $x$ that makes one of the brackets zero.`,
        md`$\dfrac{1}{1 - u} = (1 - u)^{-1} = 1 + u + u^2 + \dots$, for $|u| < 1$.`,
        md`Look at the pattern of the coefficients in each of the two series before you add them.`,
        'Both series must be valid at the same time. Which of the two conditions is the stronger one?',
      ],
      answer: md`(a) Multiplying by both factors gives the identity $${top} \equiv A(${second}) + B(${first})$. A bracket that is zero removes one unknown.

With $x = ${p === 1 ? '1' : md`\frac{1}{${p}}`}$ the bracket $${first}$ is zero, so $${fraction(A * (p - q), p)} = A \times ${fraction(p - q, p)}$ and $A = ${A}$. With $x = ${q === 1 ? '1' : md`\frac{1}{${q}}`}$ the bracket $${second}$ is zero, so $${fraction(B * (q - p), q)} = B \times \left(${fraction(q - p, q)}\right)$ and $B = ${B}$. So

$$f(x) = ${two}$$

(b) Each fraction is a binomial series with the exponent $-1$, which is the same as an infinite geometric series:

$$\frac{${A}}{${first}} = ${pieces(A, p)} + \dots, \qquad \frac{${B}}{${second}} = ${pieces(B, q)}${B < 0 ? ' - ' : ' + '}\dots$$

Adding them term by term, $f(x) = ${series} + \dots$

(c) In the series of $\frac{1}{1 - u}$ every power $u^n$ stands once. With $u = ${term(p, 'x')}$ and $u = ${term(q, 'x')}$ the coefficients of $x^n$ are $${powerOf(A, p)}$ and $${powerOf(B, q)}$. Together the coefficient is $c_n = ${general}$.

As a check, $n = 0, 1, 2$ give $${coefficients[0]}$, $${coefficients[1]}$ and $${coefficients[2]}$, as in (b).

(d) The series need $|${term(p, 'x')}| < 1$ and $|${term(q, 'x')}| < 1$. The first condition is the stronger one, so the expansion is valid for $|x| < \frac{1}{${p}}$.

**Watch out:** Both series are needed at once, so the *smaller* of the two intervals counts.`,
      scheme: [
        [md`(a) $${top} \equiv A(${second}) + B(${first})$`, 'M1'],
        [md`$A = ${A}$`, 'A1'],
        [md`$B = ${B}$`, 'A1'],
        [
          md`(b) expands at least one fraction: $${pieces(A, p)}$ or $${pieces(B, q)}$ (follow through)`,
          'M1',
        ],
        [md`$${series}$`, 'A1'],
        [
          md`(c) recognises the coefficient $${p}^n$${q === 1 ? '' : ` or $${q}^n$`} of $x^n$ in one of the series`,
          'M1',
        ],
        [md`$${general}$ (follow through)`, 'A1'],
        [md`(d) $|x| < \frac{1}{${p}}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$A =$',
          expected: `${A}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `${B}`, note: md`This belongs over $${second}$. Which bracket stands under $A$?` },
            { value: `${-A}`, note: md`Look at the sign of $1 - ${term(q, 'x')}$ at $x = \frac{1}{${p}}$.` },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$B =$',
          expected: `${B}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${A}`, note: md`This belongs over $${first}$. Which bracket stands under $B$?` },
            { value: `${-B}`, note: md`Look at the sign of $${first}$ at $x = ${fraction(1, q)}$.` },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: series,
          variables: ['x'],
          follows: `(a.1) + (a.2) + (${p} * (a.1) + ${q} * (a.2)) * x + (${p * p} * (a.1) + ${q * q} * (a.2)) * x^2`,
          mistakes: [
            {
              value: rising([coefficients[0], -coefficients[1], coefficients[2]]),
              note: md`These are the series of $\frac{1}{1 + u}$. With $1 - u$ below, all terms have the same sign.`,
            },
            ...(A * p + B * q === coefficients[2]
              ? []
              : [
                  {
                    value: rising([coefficients[0], coefficients[1], coefficients[1]]),
                    note: md`You squared $x$ only. In $u^2$ the coefficient of $x$ is squared as well.`,
                  },
                ]),
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          expected: typed,
          variables: ['n'],
          follows: `(a.1) * ${p}^n + (a.2) * ${q}^n`,
        },
        {
          part: 'd',
          kind: 'interval',
          expected: md`|x| < \frac{1}{${p}}`,
          mistakes: [
            {
              value: q === 1 ? '|x| < 1' : md`|x| < \frac{1}{${q}}`,
              note: 'This is enough for one of the series only. Both must be valid.',
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `A = ${A}`, value: f(1 / p - 1e-9) * p * 1e-9, within: 1e-5 },
        { part: 'a', route: 'numeric', shown: `B = ${B}`, value: f(1 / q - 1e-9) * q * 1e-9, within: 1e-5 },
        {
          part: 'b',
          route: 'exact',
          shown: `f(x) = ${series}`,
          value: (x) => divided[0]! + divided[1]! * x + divided[2]! * x * x,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `c_n = ${general}`,
          variable: 'n',
          // The residues of f at its poles.
          value: (n) => f(1 / p - 1e-9) * p * 1e-9 * p ** n + f(1 / q - 1e-9) * q * 1e-9 * q ** n,
        },
      ],
    };
  },
});
