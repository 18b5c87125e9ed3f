import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { plus } from '../../authoring/wording.ts';

const squared = (value: number): string => `(k${plus(value)})^2`;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: { shift: nonZero(-6, 6), lead: integers(1, 4), last: integers(1, 9) },
  // The product of the outer coefficients is a square.
  allow: ({ lead, last }) => Number.isInteger(Math.sqrt(lead * last)),
  write: ({ shift, lead, last }) => {
    const half = 2 * Math.sqrt(lead * last);
    const [low, high] = [-half - shift, half - shift];
    const equation = md`${lead === 1 ? '' : lead}x^2 + (k${plus(shift)})x + ${last} = 0`;
    const discriminant = (k: number): number => (k + shift) ** 2 - 4 * lead * last;
    // The value of x where the two roots fall together, for the larger k.
    const touching = -Math.sqrt(last / lead);
    const [top, bottom] = [Math.sqrt(lead * last), lead];
    const doubled = touching === Math.round(touching) ? `${touching}` : md`-\frac{${top}}{${bottom}}`;
    return {
      text: md`Consider the equation $${equation}$, where $k \in \mathbb{R}$.

(a) Find the set of values of $k$ for which the equation has two distinct real roots. [5]

(b) For the largest value of $k$ for which the equation has two **equal** roots, find the value of this root. [2]`,
      hints: [
        md`What does the discriminant say about the number of real roots?`,
        md`$p^2 > q^2$ holds for values of $p$ on both sides; a sketch of the discriminant as a function of $k$ helps.`,
      ],
      answer: md`(a) For two distinct real roots the discriminant is positive:
$$\Delta = ${squared(shift)} - 4 \times ${lead} \times ${last} > 0, \qquad ${squared(shift)} > ${half * half}.$$
The critical values satisfy $k${plus(shift)} = \pm ${half}$, so they are $k = ${low}$ and $k = ${high}$. As a function of $k$, $\Delta$ is a parabola that opens upwards, so it is positive outside these values: $k < ${low}$ or $k > ${high}$.

(b) The roots are equal when $\Delta = 0$; the larger value is $k = ${high}$. Then the equation is $${lead === 1 ? '' : lead}x^2 + ${half}x + ${last} = 0$, and the root is $x = -\dfrac{${half}}{2 \times ${lead}} = ${doubled}$.

**Watch out:** Taking square roots in $${squared(shift)} > ${half * half}$ seems to give only $k${plus(shift)} > ${half}$, and half of the answer is lost. Large negative numbers have large squares as well.`,
      scheme: [
        [md`uses $\Delta > 0$`, 'M1'],
        [md`$${squared(shift)} - ${4 * lead * last} > 0$`, 'A1'],
        [md`finds the critical values $${low}$ and $${high}$`, 'M1'],
        [md`$k < ${low}$`, 'A1'],
        [md`$k > ${high}$`, 'A1'],
        [md`substitutes $k = ${high}$ into the equation`, 'M1'],
        [md`$x = ${doubled}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: `k < ${low} or k > ${high}`,
          variables: ['k'],
          mistakes: [
            {
              value: `${low} < k < ${high}`,
              note: md`Between these values the discriminant is negative, so there are no real roots.`,
            },
            {
              value: `k > ${high}`,
              note: md`The square is large on both sides: there are smaller values of $k$, too.`,
            },
            {
              value: `k <= ${low} or k >= ${high}`,
              note: md`For the limits themselves the two roots are equal, not distinct.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$x =$',
          expected: doubled,
          accuracy: 'exact',
          mistakes: [
            {
              value: doubled.slice(1),
              note: md`The sign is wrong: the root is $x = -\frac{b}{2a}$.`,
            },
          ],
        },
      ],
      checks: [
        ...[low, high].map((critical, index) => ({
          part: 'a',
          route: 'numeric' as const,
          shown: `k = ${critical}`,
          value: roots(discriminant, -40.13, 41.37)[index]!,
        })),
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${doubled}`,
          // The vertex of the touching parabola, where its derivative is zero.
          value: roots((x) => 2 * lead * x + high + shift, -40.13, 41.37)[0]!,
        },
      ],
    };
  },
});
