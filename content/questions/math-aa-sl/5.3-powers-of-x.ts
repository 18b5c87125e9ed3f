import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus, power, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['5.4'],
  parameters: {
    a: integers(1, 4),
    m: choice(2, 3),
    b: choice(2, 3, 4, 6, 8),
    n: choice(1, 2),
    c: nonZero(-5, 6),
    at: choice(1, 2, -1),
  },
  allow: ({ b, n, at }) => ((n * b) / at ** (n + 1)) % 1 === 0,
  write: ({ a, m, b, n, c, at }) => {
    const f = (x: number): number => a * x ** m + b / x ** n + c;
    const gradient = a * m * at ** (m - 1) - (n * b) / at ** (n + 1);
    const first = term(a * m, power('x', m - 1));
    const second = md`\dfrac{${n * b}}{${power('x', n + 1)}}`;
    return {
      text: md`Let $f(x) = ${term(a, power('x', m))} + \dfrac{${b}}{${power('x', n)}}${plus(c)}$, for $x \ne 0$.

(a) Write $\dfrac{${b}}{${power('x', n)}}$ in the form $${b}x^k$, where $k \in \mathbb{Z}$. [1]

(b) Find $f'(x)$. [3]

(c) Find the gradient of the graph of $f$ at the point where $x = ${at}$. [2]`,
      hints: [
        md`A power of $x$ in the denominator is a negative power of $x$.`,
        md`Multiply by the exponent, and then make the exponent smaller by $1$. What is one less than a negative number?`,
      ],
      answer: md`(a) $\dfrac{${b}}{${power('x', n)}} = ${b}x^{-${n}}$

(b) $f'(x) = ${first} + ${b} \times (-${n})x^{-${n + 1}} = ${first} - ${second}$. The derivative of the constant is zero.

(c) $f'(${at}) = ${a * m} \times ${m === 3 ? `${inBrackets(at)}^2` : inBrackets(at)} - \dfrac{${n * b}}{${inBrackets(at)}^${n + 1}} = ${a * m * at ** (m - 1)}${plus((-n * b) / at ** (n + 1))} = ${gradient}$

**Watch out:** With a negative exponent it is easy to go the wrong way: one less than $-${n}$ is $-${n + 1}$. The power of $x$ in the denominator gets higher, not lower.`,
      scheme: [
        [md`$${b}x^{-${n}}$`, 'A1'],
        [md`differentiates a power of $x$`, 'M1'],
        [md`$${first}$`, 'A1'],
        [md`$-${n * b}x^{-${n + 1}}$ (or $-${second}$), and no other term`, 'A1'],
        [md`substitutes $x = ${at}$ in $f'(x)$`, 'M1'],
        [md`$${gradient}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: '$k =$', expected: `-${n}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'expression',
          expected: `${first} - ${second}`,
          variables: ['x'],
          mistakes: [
            {
              value: `${first} - ${n * b}x^{${1 - n}}`,
              note: md`You made the exponent of the second term larger by $1$. One less than $-${n}$ is $-${n + 1}$.`,
            },
            {
              value: `${first} + ${second}`,
              note: md`Look at the sign of the second term: the exponent that comes down is negative.`,
            },
            {
              value: `${first} - ${second}${plus(c)}`,
              note: md`You kept the constant. Its derivative is zero.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${gradient}`,
          accuracy: 'exact',
          mistakes:
            f(at) === gradient
              ? []
              : [{ value: `${f(at)}`, note: md`This is $f(${at})$. The gradient is the value of $f'$.` }],
        },
      ],
      checks: [
        // From x = 1 to x = 2 the power halves n times.
        { part: 'a', route: 'exact', shown: `-${n}`, value: Math.log2(b / 2 ** n) - Math.log2(b) },
        { part: 'a', route: 'symbolic', shown: `${b}x^{-${n}}`, value: (x) => b / x ** n },
        {
          part: 'b',
          route: 'numeric',
          shown: `${first} - ${second}`,
          // Near 0 the differences of the graph are too coarse.
          value: (x) => (Math.abs(x) < 1 ? Number.NaN : slope(f, x)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `${plus((-n * b) / at ** (n + 1))} = ${gradient}`,
          value: Number(slope(f, at).toFixed(6)),
        },
      ],
    };
  },
});
