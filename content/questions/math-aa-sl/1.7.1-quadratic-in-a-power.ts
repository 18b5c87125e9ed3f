import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.7', '2.10'],
  parameters: {
    base: choice(2, 3, 5, 7),
    high: integers(1, 5),
    /** The other solution for y: a power of the base with this exponent, or a negative number. */
    other: choice(
      { exponent: 0 },
      { exponent: 1 },
      { exponent: 2 },
      { exponent: 3 },
      { negative: 1 },
      { negative: 2 },
      { negative: 3 },
      { negative: 4 },
      { negative: 6 },
    ),
  },
  allow: ({ base, high, other }) => {
    const large = base ** high;
    if (large > 49) return false;
    if ('negative' in other) return large !== other.negative && large * other.negative <= 100;
    return other.exponent < high && large * base ** other.exponent <= 400;
  },
  write: ({ base, high, other }) => {
    const large = base ** high;
    const second = 'negative' in other ? -other.negative : base ** other.exponent;
    const [middle, last] = [-(large + second), large * second];
    const small = `${base}^{x}`;
    const size = Math.abs(middle) === 1 ? small : md`${Math.abs(middle)} \times ${small}`;
    const equation = md`${base ** 2}^{x} ${middle < 0 ? '-' : '+'} ${size} ${last < 0 ? '-' : '+'} ${Math.abs(last)} = 0`;
    const quadratic = `${polynomial([1, middle, last], 'y')} = 0`;
    const solve = (y: number, exponent: number): string =>
      md`$${small} = ${y}${exponent === 1 ? '' : ` = ${base}^{${exponent}}`}$ gives $x = ${exponent}$`;
    const isNegative = 'negative' in other;
    const found = roots((at) => base ** (2 * at) + middle * base ** at + last, -2.013, 7.17);
    const shown = isNegative ? [high] : [other.exponent, high];
    return {
      text: md`(a) Show that the equation $${equation}$ can be written as $${quadratic}$, where $y = ${small}$. [2]

(b) Hence find all solutions of the equation $${equation}$. [4]`,
      hints: [
        md`$${base ** 2} = ${base}^2$. How can $${base ** 2}^{x}$ be written in terms of $${small}$?`,
        md`Each solution for $y$ must be turned back into a value of $x$, if there is one.`,
      ],
      answer: md`(a) $${base ** 2}^{x} = (${base}^2)^{x} = (${small})^2 = y^2$, so the equation becomes $${quadratic}$.

(b) Factorising, $(y ${second < 0 ? '+' : '-'} ${Math.abs(second)})(y - ${large}) = 0$, so $y = ${second}$ or $y = ${large}$.

${isNegative ? md`A power of $${base}$ is always positive, so $${small} = ${second}$ has no solution. The other value: ${solve(large, high)}.` : md`${solve(second, other.exponent)}; ${solve(large, high)}.`}

${isNegative ? md`The only solution is $x = ${high}$.` : md`The solutions are $x = ${other.exponent}$ and $x = ${high}$.`}

**Watch out:** $${base ** 2}^{x}$ is the *square* of $${small}$, not $${base}$ times $${small}$. And don't stop at the values of $y$: the question asks for $x$.`,
      scheme: [
        [md`$${base ** 2}^{x} = (${base}^2)^{x}$`, 'M1'],
        [md`$(${small})^2 = y^2$, leading to the given equation`, 'A1'],
        [md`attempts to factorise, or uses the quadratic formula`, 'M1'],
        [md`$y = ${second}$ or $y = ${large}$`, 'A1'],
        isNegative
          ? [md`rejects $${small} = ${second}$, as a power of $${base}$ is positive`, 'R1']
          : [md`$x = ${other.exponent}$`, 'A1'],
        [md`$x = ${high}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          expected: shown.join(', '),
          accuracy: 'exact',
          mistakes: [
            {
              value: `${second}, ${large}`,
              note: md`These are the values of $y = ${small}$. The question asks for $x$.`,
            },
            ...(isNegative
              ? [
                  {
                    value: `${-other.negative}, ${high}`,
                    note: md`A power of $${base}$ is always positive, so the negative value of $y$ gives no value of $x$.`,
                  },
                ]
              : [
                  {
                    value: `${high}`,
                    note: md`The other value of $y$ is positive as well. Which $x$ does it give?`,
                  },
                ]),
          ],
        },
      ],
      checks: shown.map((exponent, index) => ({
        part: 'b',
        route: 'numeric' as const,
        shown: `x = ${exponent}`,
        value: found.length === shown.length ? found[index]! : Number.NaN,
      })),
    };
  },
});
