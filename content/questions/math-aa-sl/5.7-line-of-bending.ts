import { integral, roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { inBrackets, plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.8', '5.10'],
  parameters: {
    m: choice(-6, -4, -2, 2, 4, 6),
    p: choice(-3, -2, -1, 1, 2, 3),
    /** How far from the inflexion the known stationary point is. */
    away: integers(-4, 4),
  },
  allow: ({ p, away }) => away !== 0 && p + away !== 0 && p - away !== 0,
  write: ({ m, p, away }) => {
    const second = (x: number): number => m * (x - p);
    const [r, other] = [p + away, p - away];
    const constant = (m / 2) * r * other;
    const first = polynomial([m / 2, -m * p, constant]);
    const slopeOf = (x: number): number => integral(second, r, x);
    const found = roots(slopeOf, p - 8.13, p + 8.17).find((x) => Math.abs(x - r) > 0.3)!;
    const bend = second(other);
    const kind = bend > 0 ? 'minimum' : 'maximum';
    const up = m > 0 ? `x > ${p}` : `x < ${p}`;
    const cut = -m * p;
    const most = Math.abs(cut) + 4;
    const [left, right] = [Math.min(-1.5, p - 1.5), Math.max(1.5, p + 1.5)];
    return {
      text: md`The function $f$ is defined for all real $x$. The diagram shows the graph of its second derivative, $y = f''(x)$. It is a straight line that meets the axes at $(${p}, 0)$ and $(0, ${cut})$.

![](drawing:line)

(a) Write down the values of $x$ for which the graph of $f$ is concave-up. [1]

The graph of $f$ has a stationary point at $x = ${r}$.

(b) Find $f'(x)$. [4]

(c) Find the $x$-coordinate of the other stationary point of the graph of $f$, and use the graph of $f''$ to decide whether it is a local maximum or a local minimum. [3]`,
      hints: [
        md`The graph of $f$ bends upwards where $f''$ is positive. Look where the line is above the axis.`,
        md`First find the equation of the line. Which operation leads from $f''$ back to $f'$?`,
        md`The constant of integration follows from what you know of $f'$ at a stationary point.`,
        md`For (c), solve $f'(x) = 0$ and look at the sign of $f''$ at the solution.`,
      ],
      answer: md`(a) The graph of $f$ is concave-up where $f''(x) > 0$, that is where the line is above the $x$-axis: $${up}$.

(b) The line has the gradient $\frac{0 - ${inBrackets(cut)}}{${p} - 0} = ${m}$ and the $y$-intercept $${cut}$, so $f''(x) = ${polynomial([m, cut])}$. Integrating leads back to $f'$:

$$f'(x) = ${polynomial([m / 2, cut, 0])} + C.$$

At a stationary point the gradient of $f$ is zero, so $f'(${r}) = 0$: $${(m / 2) * r * r + cut * r} + C = 0$ and $C = ${constant}$. Hence $f'(x) = ${first}$.

(c) The stationary points are the zeros of $f'$. One of them is $${r}$, so $x${plus(-r)}$ is a factor: $f'(x) = ${term(m / 2, `(x${plus(-r)})(x${plus(-other)})`)}$. The other zero is $x = ${other}$.

At $x = ${other}$ the graph of $f''$ is ${bend > 0 ? 'above' : 'below'} the $x$-axis, so $f''(${other}) ${bend > 0 ? '>' : '<'} 0$. The graph of $f$ bends ${bend > 0 ? 'upwards' : 'downwards'} there: it is a local ${kind}.

A second way: $f'$ is a quadratic function, and its axis of symmetry is where $f'' = 0$, at $x = ${p}$. The two zeros are equally far from it: $${p} + (${p} - ${inBrackets(r)}) = ${other}$.

**Watch out:** The diagram shows $f''$, not $f$. Where the line crosses the axis the graph of $f$ has a point of inflexion, not a stationary point.`,
      scheme: [
        [md`(a) $${up}$`, 'A1'],
        [md`(b) $f''(x) = ${polynomial([m, cut])}$`, 'A1'],
        [md`attempts to integrate $f''$`, 'M1'],
        [md`uses $f'(${r}) = 0$`, 'M1'],
        [md`$f'(x) = ${first}$`, 'A1'],
        [md`(c) $x = ${other}$ (follow through)`, 'A1'],
        [md`$f''(${other}) ${bend > 0 ? '>' : '<'} 0$, from the diagram`, 'R1'],
        [md`local ${kind}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: up,
          variables: ['x'],
          mistakes: [
            {
              value: m > 0 ? `x < ${p}` : `x > ${p}`,
              note: md`There $f''$ is negative, so the graph of $f$ is concave-down.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          label: "$f'(x) =$",
          expected: first,
          variables: ['x'],
          mistakes: [
            {
              value: polynomial([m / 2, cut, 0]),
              note: md`Integrating brings a constant. Find it from $f'(${r}) = 0$.`,
            },
            { value: polynomial([m, cut]), note: md`This is $f''(x)$, the line itself.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$x =$',
          expected: `${other}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${p}`,
              note: md`There $f''$ is zero. Stationary points are where $f'$ is zero.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'decide with a reason', marks: 2 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `f'(x) = ${first}`, value: slopeOf },
        { part: 'b', route: 'numeric', shown: `= ${m}`, value: Number(slope(second, p).toFixed(6)) },
        { part: 'c', route: 'numeric', shown: `x = ${other}`, value: Number(found.toFixed(8)) },
      ],
      drawings: {
        line: plot({
          x: [left, right],
          y: [-most, most],
          ticks: { x: [p], y: [cut] },
          height: 210,
          curves: [{ f: second, from: left, to: right }],
          description: `A straight line with ${m > 0 ? 'positive' : 'negative'} gradient, the graph of the second derivative of f. It crosses the x-axis at ${p} and the y-axis at ${cut}.`,
        }),
      },
    };
  },
});
