import { slope, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus, polynomial, term } from '../../authoring/wording.ts';

/** How often the gradient comes down to zero, counted on a fine grid. */
function flatPlaces(f: (x: number) => number): number {
  const steep = integers(-9, 9, 0.005).map((x) => Math.abs(f(x + 1e-4) - f(x - 1e-4)) / 2e-4);
  return steep.filter((at, index) => {
    const [before, after] = [steep[index - 1], steep[index + 1]];
    return before !== undefined && after !== undefined && at < before && at <= after && at < 0.2;
  }).length;
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.8', '2.7'],
  parameters: {
    h: choice(-2, -1, 1, 2),
    g: choice(-12, -6, -5, -3, -1, 0, 1, 2, 3, 6),
    d: nonZero(-6, 8),
    sign: choice(1, -1),
    lead: integers(1, 2),
  },
  allow: ({ h, g, lead, sign }) => 3 * sign * lead * h * h + g !== 0,
  write: ({ h, g, d, sign, lead }) => {
    const k = sign * lead;
    // f(x) = k(x − h)³ + g(x − h) + d.
    const [a, b, c] = [-3 * k * h, 3 * k * h * h + g, d - k * h ** 3 - g * h];
    const f = (x: number): number => k * x ** 3 + a * x * x + b * x + c;
    const first = polynomial([3 * k, 2 * a, b]);
    const count = g === 0 ? 1 : g * k < 0 ? 2 : 0;
    const reason =
      count === 1
        ? md`$f'(x) = ${first} = ${term(3 * k, `(x${plus(-h)})^2`)}$, which is zero at $x = ${h}$ only. This is the given point of inflexion itself: there the gradient is $0$.`
        : md`$f'(x) = ${first}$ has the discriminant $${inBrackets(2 * a)}^2 - 4 \times ${inBrackets(3 * k)} \times ${inBrackets(b)} = ${4 * a * a - 12 * k * b}$. It is ${count === 2 ? "positive, so $f'(x) = 0$ has two solutions" : "negative, so $f'(x)$ is never zero"}.`;
    const [aFound, bFound, cFound] = solveLinear(
      [
        [2, 0, 0],
        [2 * h, 1, 0],
        [h * h, h, 1],
      ],
      [-6 * k * h, g - 3 * k * h * h, d - k * h ** 3],
    );
    const heads = polynomial([k, 0, 0, 0]);
    return {
      text: md`The function $f$ is defined for all real $x$ by $f(x) = ${heads} + ax^2 + bx + c$, where $a, b, c \in \mathbb{Z}$. The graph of $f$ has a point of inflexion at $\mathrm{P}(${h}, ${d})$, and its gradient at $\mathrm{P}$ is $${g}$.

(a) Find the value of $a$. [3]

(b) Find the values of $b$ and $c$. [3]

(c) Determine the number of stationary points of the graph of $f$. Justify your answer. [2]`,
      hints: [
        md`There are three unknown numbers and three facts about $\mathrm{P}$. Each fact is about one of $f$, $f'$ and $f''$.`,
        md`Begin with $f''$: only $a$ is left in it.`,
        md`A stationary point is a solution of $f'(x) = 0$. How many solutions can a quadratic equation have, and what tells you?`,
      ],
      answer: md`(a) At a point of inflexion the second derivative is zero. $f'(x) = ${polynomial([3 * k, 0, 0])} + 2ax + b$ and $f''(x) = ${polynomial([6 * k, 0])} + 2a$. So $f''(${h}) = ${6 * k * h} + 2a = 0$, which gives $a = ${a}$.

(b) The gradient at $\mathrm{P}$ is a value of $f'$: $f'(${h}) = ${3 * k * h * h}${plus(2 * a * h)} + b = ${g}$, so $b = ${b}$.

The point $\mathrm{P}$ lies on the graph of $f$: $f(${h}) = ${k * h ** 3}${plus(a * h * h)}${plus(b * h)} + c = ${d}$, so $c = ${c}$.

(c) ${reason} So the number of stationary points is $${count}$.

A second way to (c): $f'$ is a quadratic function whose ${k > 0 ? 'least' : 'greatest'} value is at $x = ${h}$, where $f'' = 0$. That value is the given gradient, $${g}$. ${count === 1 ? 'So the parabola only touches the axis.' : count === 2 ? `It is ${g < 0 ? 'negative' : 'positive'}, so the parabola, which opens ${k > 0 ? 'upwards' : 'downwards'}, crosses the axis twice.` : `It is ${g < 0 ? 'negative' : 'positive'}, so the parabola, which opens ${k > 0 ? 'upwards' : 'downwards'}, never meets the axis.`}

**Watch out:** The three facts belong to three different functions. The $y$-coordinate goes into $f$, the gradient into $f'$, and the zero of an inflexion into $f''$.`,
      scheme: [
        [md`(a) $f''(x) = ${polynomial([6 * k, 0])} + 2a$`, 'A1'],
        [md`sets $f''(${h}) = 0$`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
        [md`(b) sets $f'(${h}) = ${g}$, or $f(${h}) = ${d}$`, 'M1'],
        [md`$b = ${b}$ (follow through)`, 'A1'],
        [md`$c = ${c}$ (follow through)`, 'A1'],
        [
          md`(c) the discriminant of $f'$, or the ${k > 0 ? 'least' : 'greatest'} value of $f'$ is $${g}$, or solves $f'(x) = 0$`,
          'R1',
        ],
        [md`$${count}$ stationary point${count === 1 ? '' : 's'}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${-a}`, note: md`Check the sign: $${6 * k * h} + 2a$ must be zero.` },
            {
              value: `${2 * a}`,
              note: md`In $f''(x)$ the number $a$ has the factor $2$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 2,
          follows: `${g - 3 * k * h * h} - 2 * ${inBrackets(h)} * a.1`,
          mistakes: [
            {
              value: `${b - g + d}`,
              note: md`You put the $y$-coordinate of $\mathrm{P}$ into $f'$. Its value there is the gradient.`,
            },
          ].filter(({ value }) => value !== `${b}`),
        },
        {
          part: 'b',
          kind: 'number',
          label: '$c =$',
          expected: `${c}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${d - k * h ** 3} - ${h * h} * a.1 - ${inBrackets(h)} * b.1`,
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Number of stationary points:',
          expected: `${count}`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'c', kind: 'self', why: 'justify', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `a = ${a}`, value: aFound! },
        { part: 'b', route: 'exact', shown: `b = ${b}`, value: bFound! },
        { part: 'b', route: 'exact', shown: `c = ${c}`, value: cFound! },
        {
          part: 'b',
          route: 'substitution',
          shown: `b = ${g}`,
          value: Number(slope(f, h).toFixed(6)),
        },
        { part: 'c', route: 'numeric', shown: `${count}`, value: flatPlaces(f) },
      ],
    };
  },
});
