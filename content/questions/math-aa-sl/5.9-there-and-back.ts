import { integral, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.5', '5.11'],
  parameters: {
    mover: choice(
      'A robot that cleans the panels of a solar park in Ouarzazate',
      'A camera on a straight rail above a theatre stage in Bratislava',
      'A bead on a straight wire in a laboratory in Callao',
      'A beetle on a straight twig in Borneo',
    ),
    p: integers(1, 3),
    width: choice(2, 4),
    longer: integers(0, 2),
    asked: integers(0, 2),
  },
  allow: ({ p, width }) => p + width <= 6,
  write: ({ mover, p, width, longer, asked }) => {
    const q = p + width;
    const last = q + longer;
    const unit = 'cm';
    const v = (t: number): number => 3 * (t - p) * (t - q);
    const middle = (3 * (p + q)) / 2;
    const s = (t: number): number => t ** 3 - middle * t * t + 3 * p * q * t;
    const pieces = [s(p), s(q) - s(p), ...(longer > 0 ? [s(last) - s(q)] : [])];
    const distance = pieces.reduce((sum, piece) => sum + Math.abs(piece), 0);
    const lowest = v((p + q) / 2);
    return {
      text: md`${mover} moves forwards and backwards. Its velocity after $t$ seconds is
$$v(t) = ${polynomial([3, -3 * (p + q), 3 * p * q], 't')}\ \text{${unit} s}^{-1}, \qquad 0 \le t \le ${last}.$$

(a) Find the times at which it is at rest. [2]

(b) Find its acceleration at $t = ${asked}$. [2]

Its displacement from its starting point is $s(t)$.

(c) Find $s(t)$. [3]

(d) Find the total distance that it travels. [4]`,
      hints: [
        md`The acceleration is the derivative of the velocity, and the displacement comes from an integral of it.`,
        md`Between its two times at rest it moves backwards. Find its displacement at each time at which it turns.`,
      ],
      answer: md`(a) $v(t) = 3(t - ${p})(t - ${q}) = 0$ gives $t = ${p}$ and $t = ${q}$.

(b) $a(t) = v'(t) = ${polynomial([6, -3 * (p + q)], 't')}$, so $a(${asked}) = ${6 * asked - 3 * (p + q)}\ \text{${unit} s}^{-2}$.

(c) $s(t) = ${polynomial([1, -middle, 3 * p * q, 0], 't')} + C$, and $s(0) = 0$ gives $C = 0$. So $s(t) = ${polynomial([1, -middle, 3 * p * q, 0], 't')}$.

(d) It turns at $t = ${p}$${longer > 0 ? md` and at $t = ${q}$` : ''}. The displacements are $s(0) = 0$, $s(${p}) = ${s(p)}$, $s(${q}) = ${s(q)}$${longer > 0 ? md`, $s(${last}) = ${s(last)}$` : ''}.

![](drawing:velocity)

The total distance is $${pieces.map((piece) => Math.abs(piece)).join(' + ')} = ${distance}\ \text{${unit}}$.

**Watch out:** Don't just put $t = ${last}$ into $s(t)$. This gives the displacement at the end, $${s(last)}$ cm, in which the way back counts as negative.`,
      scheme: [
        [md`sets $v(t) = 0$`, 'M1'],
        [md`$t = ${p}$ and $t = ${q}$`, 'A1'],
        [md`differentiates $v$`, 'M1'],
        [md`$${6 * asked - 3 * (p + q)}\ \text{${unit} s}^{-2}$`, 'A1'],
        [md`integrates $v$`, 'M1'],
        [md`$${polynomial([1, -middle, 3 * p * q, 0], 't')}$`, 'A1'],
        [md`uses $s(0) = 0$`, 'A1'],
        [md`considers the pieces between the turning times, or $\int |v|\,\mathrm{d}t$`, 'M1'],
        [md`$s(${p}) = ${s(p)}$ and $s(${q}) = ${s(q)}$`, 'A1'],
        [md`adds the lengths of all pieces`, 'M1'],
        [md`$${distance}\ \text{${unit}}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'set', expected: `${p}, ${q}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: `${6 * asked - 3 * (p + q)}`,
          accuracy: 'exact',
          unit: 'cm s^-2',
          mistakes:
            v(asked) === 6 * asked - 3 * (p + q)
              ? []
              : [
                  {
                    value: `${v(asked)}`,
                    note: md`This is the velocity at $t = ${asked}$. The acceleration is its derivative.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'expression',
          label: '$s(t) =$',
          expected: polynomial([1, -middle, 3 * p * q, 0], 't'),
          variables: ['t'],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${distance}`,
          accuracy: 'exact',
          unit: 'cm',
          mistakes: [
            {
              value: `${s(last)}`,
              note: md`This is the displacement at the end. The way back must be counted as a positive length.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`a(${asked}) = ${6 * asked - 3 * (p + q)}\ \text{${unit} s}^{-2}`,
          value: Number(slope(v, asked).toFixed(7)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `s(t) = ${polynomial([1, -middle, 3 * p * q, 0], 't')}`,
          value: (t) => integral(v, 0, t),
          variable: 't',
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${distance}\ \text{${unit}}`,
          value: integral((t) => Math.abs(v(t)), 0, last),
          within: 0.001,
        },
      ],
      drawings: {
        velocity: plot({
          x: [0, last * 1.08],
          y: [lowest * 1.4, Math.max(v(0), v(last)) * 1.15],
          xLabel: '*t*',
          yLabel: '*v*',
          height: 200,
          ticks: { x: [p, q], y: false },
          curves: [{ f: v, from: 0, to: last }],
          areas: [
            { f: v, from: 0, to: p },
            { f: v, from: p, to: q, fill: 'tint-warm' },
            ...(longer > 0 ? [{ f: v, from: q, to: last }] : []),
          ],
          description: `The graph of the velocity: a parabola that starts above the t-axis, is below it between ${p} and ${q}${longer > 0 ? ', and above it again afterwards' : ''}. The areas between the graph and the t-axis are shaded.`,
        }),
      },
    };
  },
});
