import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

/** f(a) = g(a) = 0 and f'(b) = g'(b) = 0: l'Hôpital's rule once, twice, and where it isn't allowed. */
export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    at: choice([1, 4], [2, 5], [1, 3], [-1, 2], [3, 6]),
    f1: nonZero(-8, 9),
    g1: choice(-6, -4, -3, -2, 2, 3, 4, 5, 6),
    f2: nonZero(-9, 8),
    g2: choice(-4, -3, -2, 2, 3, 4, 5),
    extra: choice(2, 3, 4),
    third: choice(2, 3, 4, 5),
  },
  allow: ({ f1, g1, f2, g2, third }) =>
    Math.abs(g1) !== third &&
    f1 % g1 !== 0 &&
    f2 % g2 !== 0 &&
    Math.abs(f1) !== Math.abs(f2) &&
    Math.abs(g1) !== Math.abs(g2),
  write: ({ at: [a, b], f1, g1, f2, g2, extra, third }) => {
    const first = fraction(f1, g1);
    const second = fraction(f2, g2);
    // Functions with these values, as simple as they can be, taken close to the places.
    const quotient = (top: readonly number[], bottom: readonly number[], h: number) => {
      const value = ([zero, one, two]: readonly number[], x: number) => zero! + one! * x + (two! * x * x) / 2;
      const side = (x: number) => value(top, x) / value(bottom, x);
      return (side(h) + side(-h)) / 2;
    };
    const plain = fraction(f1, third);
    return {
      text: md`The functions $f$ and $g$ can be differentiated twice for all $x \in \mathbb{R}$, and $f''$ and $g''$ are continuous. The table shows some of their values.

| $x$ | $f(x)$ | $g(x)$ | $f'(x)$ | $g'(x)$ | $f''(x)$ | $g''(x)$ |
|---|---|---|---|---|---|---|
| $${a}$ | $0$ | $0$ | $${f1}$ | $${g1}$ | $${extra}$ | $${third}$ |
| $${b}$ | $0$ | $0$ | $0$ | $0$ | $${f2}$ | $${g2}$ |

(a) Show that l'Hôpital's rule may be used for $\displaystyle\lim_{x \to ${a}} \frac{f(x)}{g(x)}$, and find this limit. [2]

(b) Find $\displaystyle\lim_{x \to ${b}} \frac{f(x)}{g(x)}$, showing that the rule may be used at each step. [3]

(c) Find $\displaystyle\lim_{x \to ${a}} \frac{f'(x)}{g''(x)}$, and explain why l'Hôpital's rule must not be used for it. [2]`,
      hints: [
        md`The rule needs the form $\frac{0}{0}$ or $\frac{\infty}{\infty}$. Look up the values in the right row.`,
        'What does the quotient of the first derivatives look like in the second row?',
        'If neither part of a fraction causes trouble at the place, the limit is just the quotient of the values.',
      ],
      answer: md`(a) $f(${a}) = 0$ and $g(${a}) = 0$, so the quotient has the form $\frac{0}{0}$ and the rule may be used. Replace both functions by their derivatives:

$$\lim_{x \to ${a}} \frac{f(x)}{g(x)} = \lim_{x \to ${a}} \frac{f'(x)}{g'(x)} = \frac{f'(${a})}{g'(${a})}$$

From the table the limit is $L_1 = ${first}$.

(b) Again $f(${b}) = g(${b}) = 0$, which is the form $\frac{0}{0}$. After one step the quotient is $\frac{f'(x)}{g'(x)}$, and $f'(${b}) = g'(${b}) = 0$, which is $\frac{0}{0}$ once more. So the rule may be used a second time:

$$\lim_{x \to ${b}} \frac{f(x)}{g(x)} = \lim_{x \to ${b}} \frac{f'(x)}{g'(x)} = \lim_{x \to ${b}} \frac{f''(x)}{g''(x)} = \frac{f''(${b})}{g''(${b})}$$

From the table the limit is $L_2 = ${second}$.

(c) At $x = ${a}$ the numerator is $f'(${a}) = ${f1}$ and the denominator is $g''(${a}) = ${third}$. Neither is $0$ and neither is infinite, so the quotient isn't an indeterminate form and the rule doesn't apply. Both derivatives are continuous, so the limit is the quotient of the values: $L_3 = ${plain}$.

**Watch out:** Look at the form before *every* use of the rule. Stop as soon as the quotient isn't $\frac{0}{0}$ or $\frac{\infty}{\infty}$ any more.`,
      scheme: [
        [md`(a) $f(${a}) = g(${a}) = 0$, so the form is $\frac{0}{0}$`, 'R1'],
        [md`$${first}$`, 'A1'],
        [md`(b) uses l'Hôpital's rule twice`, 'M1'],
        [
          md`$f(${b}) = g(${b}) = 0$ and $f'(${b}) = g'(${b}) = 0$, so the form is $\frac{0}{0}$ at both steps`,
          'R1',
        ],
        [md`$${second}$`, 'A1'],
        [md`(c) $${plain}$`, 'A1'],
        ['the quotient is not an indeterminate form', 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that', marks: 1 },
        {
          part: 'a',
          kind: 'number',
          expected: first,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: '0',
              note: md`The quotient $\frac{0}{0}$ has no value. Replace both functions by their derivatives.`,
            },
            { value: fraction(g1, f1), note: 'You divided the wrong way round.' },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that the rule may be used', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: second,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: first, note: md`These are the derivatives at $x = ${a}$.` }].filter(
            () => Math.abs(f1 / g1 - f2 / g2) > 0.2,
          ),
        },
        {
          part: 'c',
          kind: 'number',
          expected: plain,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: fraction(f1, g1),
              note: md`The denominator is the *second* derivative of $g$ here.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `L_1 = ${first}`,
          value: quotient([0, f1, extra], [0, g1, third], 1e-6),
          within: 1e-7,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `L_2 = ${second}`,
          value: quotient([0, 0, f2], [0, 0, g2], 1e-4),
          within: 1e-7,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `L_3 = ${plain}`,
          value: quotient([f1, extra, 0], [third, 0, 0], 1e-6),
          within: 1e-6,
        },
      ],
    };
  },
});
