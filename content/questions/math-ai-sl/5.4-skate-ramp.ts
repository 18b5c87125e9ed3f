import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, polynomial, sf, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const exactly = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Malmö', 'Santos', 'Bangkok', 'Chișinău'),
    a: choice(0.1, 0.2, 0.25, 0.4, 0.5),
    vertex: integers(3, 7),
    from: integers(1, 4),
    low: choice(0.2, 0.5, 0.8),
  },
  allow: ({ a, vertex, from, low }) =>
    a * vertex ** 2 + low < 7 && vertex - from >= 1 && a * (vertex - from) ** 2 > 0.15,
  write: ({ place, a, vertex, from, low }) => {
    const coefficients = [a, exactly(-2 * a * vertex), exactly(a * vertex ** 2 + low)];
    const ramp = (x: number) => a * (x - vertex) ** 2 + low;
    const height = exactly(ramp(from));
    const gradient = exactly(2 * a * (from - vertex));
    const constant = exactly(height - gradient * from);
    const normal = -1 / gradient;
    const top = normal * -from + height;
    const meets = -constant / gradient;
    const angle = (Math.atan(-gradient) * 180) / Math.PI;
    return {
      text: md`The side view of a ramp in a skate park in ${place} is modelled by

$$y = ${polynomial(coefficients)}, \quad 0 \le x \le ${vertex},$$

where $x$ is the horizontal distance from the start and $y$ is the height above the ground, both in metres. $P$ is the point of the ramp with $x = ${from}$.

![](drawing:ramp)

(a) Find $\dfrac{\mathrm{d}y}{\mathrm{d}x}$. [2]

(b) Find the gradient of the ramp at $P$. [1]

(c) Find the equation of the tangent to the ramp at $P$. [2]

(d) Find the equation of the normal to the ramp at $P$. [2]

(e) Find the acute angle that the ramp makes with the horizontal at $P$. [2]`,
      hints: [
        md`The gradient of the ramp at a point is the value of the derivative there.`,
        md`The normal is perpendicular to the tangent and passes through the same point.`,
        md`The gradient of a line is the tangent of the angle that it makes with the horizontal.`,
      ],
      answer: md`(a) $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${term(exactly(2 * a), 'x')}${plus(coefficients[1]!)}$

(b) At $x = ${from}$ the gradient is $${exactly(2 * a)} \times ${from}${plus(coefficients[1]!)} = ${gradient}$.

(c) The height of $P$ is $y = ${height}$. The tangent is $y - ${height} = ${gradient}(x - ${from})$, or

$$y = ${polynomial([gradient, constant])}.$$

(d) The gradient of the normal is $\frac{-1}{${gradient}} = ${sf(normal)}$. The normal is $y - ${height} = ${sf(normal)}(x - ${from})$, which is about $y = ${sf(normal)}x${top < 0 ? ' - ' : ' + '}${sf(Math.abs(top))}$.

(e) $\tan\theta = ${-gradient}$, so $\theta = ${sf(angle)}^\circ$.

**Watch out:** The normal needs two steps: take the reciprocal of the gradient *and* change its sign. The ramp falls at $P$, so the gradient of the normal must come out positive.`,
      scheme: [
        [md`$${term(exactly(2 * a), 'x')}$`, 'A1'],
        [md`$${coefficients[1]}$`, 'A1'],
        [md`$${gradient}$`, 'A1'],
        [md`uses their gradient and $(${from}, ${height})$`, 'M1'],
        [md`$y = ${polynomial([gradient, constant])}$, or an equivalent form`, 'A1'],
        [md`negative reciprocal of their gradient`, 'M1'],
        [md`$y - ${height} = ${sf(normal)}(x - ${from})$, or an equivalent form`, 'A1'],
        [md`$\tan\theta = ${-gradient}$`, 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${term(exactly(2 * a), 'x')}${plus(coefficients[1]!)}`,
          variables: ['x'],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${gradient}`,
          mistakes: [
            {
              value: height.toFixed(4),
              note: md`That is the height of $P$. Put $x = ${from}$ into the derivative.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'equation',
          expected: `y = ${polynomial([gradient, constant])}`,
          variables: ['x', 'y'],
          follows: `y - ${height} = b.1 * (x - ${from})`,
          mistakes: [
            {
              value: `y = ${polynomial([exactly(-gradient), exactly(height + gradient * from)])}`,
              note: md`You changed the sign of the gradient. The tangent has the gradient of the ramp.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'equation',
          label: md`In the form $y = mx + c$`,
          expected: `y = ${Number(normal.toPrecision(12))}x ${top < 0 ? '-' : '+'} ${Number(Math.abs(top).toPrecision(12))}`,
          variables: ['x', 'y'],
          mistakes:
            Math.abs(gradient + 1) < 0.02
              ? []
              : [
                  {
                    value: `y = ${polynomial([exactly(-gradient), exactly(height + gradient * from)])}`,
                    note: md`You changed the sign of the gradient. The normal needs its reciprocal as well.`,
                  },
                ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${angle}`,
          unit: '°',
          follows: '180 / pi * arctan(abs(b.1))',
          mistakes: [
            { value: (90 - angle).toFixed(4), note: md`That is the angle with the vertical.` },
          ].filter(() => Math.abs(45 - angle) > 1),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `${term(exactly(2 * a), 'x')}${plus(coefficients[1]!)}`,
          value: (x) => slope(ramp, x),
        },
        // Where the normal, at right angles to the ramp, meets the y-axis.
        {
          part: 'd',
          route: 'numeric',
          shown: `${sf(Math.abs(top))}`,
          value: Math.abs(ramp(from) + from / slope(ramp, from)),
        },
        { part: 'b', route: 'numeric', shown: `= ${gradient}`, value: Number(slope(ramp, from).toFixed(8)) },
        {
          part: 'c',
          route: 'numeric',
          shown: `y = ${polynomial([gradient, constant])}`,
          value: (x) => ramp(from) + slope(ramp, from) * (x - from),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(normal)}`,
          // The direction from P that is at right angles to the ramp.
          value: root((m) => 1 + m * slope(ramp, from), 0, 100),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `\\theta = ${sf(angle)}^\\circ`,
          value:
            (Math.atan2((ramp(from - 1e-5) - ramp(from + 1e-5)) / 2e-5, 1) * 180) / Math.PI +
            (meets > from ? 0 : 360),
        },
      ],
      drawings: {
        ramp: plot({
          x: [0, vertex + 1.5],
          y: [0, ramp(0) * 1.15],
          xLabel: '*x*',
          yLabel: '*y*',
          height: 200,
          curves: [{ f: ramp, from: 0, to: vertex }],
          points: [{ at: [from, height], label: 'P', place: 'ne' }],
          description: `A curve that falls from the left, steep at first and level at x = ${vertex}. The point P on it has x = ${from}.`,
        }),
      },
    };
  },
});
