import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, inBrackets, plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: {
    // f(x) = n(x + a)/(x² + kx + m²) with a | m²
    m: integers(2, 6),
    a: nonZero(-12, 12),
    n: choice(1, 2, 3),
  },
  allow: ({ m, a }) => (m * m) % a === 0 && Math.abs(a) !== m,
  write: ({ m, a, n }) => {
    const c = m * m;
    const other = c / a;
    const k = a + other;
    const top = n === 1 ? `x${plus(a)}` : polynomial([n, n * a]);
    const limit = fraction(n, other - a);
    const denominator = `x^2 + kx + ${c}`;
    const f = (x: number) => (n * (x + a)) / (x * x + k * x + c);
    const h = 1e-4;
    // k as a function of the place of a root: −(x + c/x) has its extreme values at x = ±m.
    const edge = (sign: 1 | -1) =>
      roots((s) => s * s - 4 * c, sign === 1 ? 0.5 : -40.3, sign === 1 ? 40.3 : -0.5)[0] ?? Number.NaN;
    return {
      text: md`Let $f(x) = \dfrac{${top}}{${denominator}}$, where $k \in \mathbb{R}$. The domain of $f$ is as large as possible.

(a) Find the set of values of $k$ for which the graph of $f$ has no vertical asymptote and $f$ is defined for all $x \in \mathbb{R}$. [2]

(b) Find all values of $k$ for which the graph of $f$ has exactly one vertical asymptote. [4]

(c) Consider the value of $k$ in (b) for which the denominator has two different zeros. Find the number that $f(x)$ approaches as $x$ approaches $${-a}$. [2]`,
      hints: [
        'When does a quadratic have no real zeros?',
        'One vertical asymptote: the denominator may have a double zero. Is there another way?',
        md`A zero of the denominator gives no asymptote if the numerator is zero there, too. For which $k$ does $x = ${-a}$ make both zero?`,
        'In (c), factorise the denominator and cancel.',
      ],
      answer: md`(a) A vertical asymptote needs a zero of the denominator. There is none when the discriminant is negative: $k^2 - 4 \times ${c} < 0$, so $k^2 < ${4 * c}$ and $${-2 * m} < k < ${2 * m}$.

(b) *First way: a double zero.* The discriminant is zero for $k = ${2 * m}$ and $k = ${-2 * m}$. Then the denominator is $(x \pm ${m})^2$. The numerator is zero only at $x = ${-a}$, so nothing is cancelled completely, and there is exactly one vertical asymptote.

*Second way: one of two zeros is cancelled.* The numerator is zero at $x = ${-a}$. The denominator is zero there, too, when $${inBrackets(-a)}^2 + k \times ${inBrackets(-a)} + ${c} = 0$, that is, $${a * a + c} = ${a === 1 ? 'k' : a === -1 ? '-k' : `${a}k`}$${Math.abs(a) === 1 && a > 0 ? '.' : md`, so $k = ${k}$.`} Then

$$x^2${plus(k, 'x')} + ${c} = (x${plus(a)})(x${plus(other)}),$$

and only the zero $x = ${-other}$ gives a vertical asymptote.

So $k \in \{${-2 * m}, ${2 * m}, ${k}\}$.

(c) For $k = ${k}$ and $x \ne ${-a}$ the common factor cancels: $f(x) = \dfrac{${n === 1 ? `x${plus(a)}` : `${n}(x${plus(a)})`}}{(x${plus(a)})(x${plus(other)})} = \dfrac{${n}}{x${plus(other)}}$. As $x$ approaches $${-a}$, this approaches $\dfrac{${n}}{${-a}${plus(other)}} = ${limit}$. The graph has a hole there, not an asymptote.

**Watch out:** A zero of the denominator is not always an asymptote. Look whether the numerator is zero at the same place.`,
      scheme: [
        ['(a) requires a negative discriminant', 'M1'],
        [md`$${-2 * m} < k < ${2 * m}$`, 'A1'],
        [md`(b) $k = \pm ${2 * m}$ from a double zero`, 'A1'],
        [md`considers a common factor of numerator and denominator`, 'M1'],
        [
          md`puts $x = ${-a}$ into the denominator, or compares coefficients with a product of $x${plus(a)}$ and another factor`,
          'M1',
        ],
        [md`$k = ${k}$`, 'A1'],
        ['(c) cancels the common factor', 'M1'],
        [md`$${limit}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: `${-2 * m} < k < ${2 * m}`,
          mistakes: [
            {
              value: `${-2 * m} <= k <= ${2 * m}`,
              note: 'At the ends the denominator has a double zero, so $f$ is not defined everywhere.',
            },
            {
              value: `k < ${-2 * m} or k > ${2 * m}`,
              note: 'There the discriminant is positive, and the denominator has two zeros.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'set',
          expected: `${-2 * m}, ${2 * m}, ${k}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-2 * m}, ${2 * m}`,
              note: 'These are right, but there is a third value: a zero of the denominator can be cancelled by the numerator.',
            },
            {
              value: `${2 * m}`,
              note: md`$k^2 = ${4 * c}$ has two solutions, and there is a third value for another reason.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: limit,
          accuracy: 'exact',
          mistakes: [
            { value: '0', note: 'The numerator tends to $0$, but so does the denominator. Cancel first.' },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `k < ${2 * m}`.slice(4), value: edge(1) },
        {
          part: 'b',
          route: 'numeric',
          shown: `${k}`,
          // The other zero of the denominator with this k is −other, and −a + −other = −k.
          value: -(
            -a + (roots((x) => (x * x + k * x + c) / (x + a), -other - 0.43, -other + 0.37)[0] ?? Number.NaN)
          ),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${limit}`,
          value: (f(-a + h) + f(-a - h)) / 2,
          within: 1e-5,
        },
      ],
    };
  },
});
