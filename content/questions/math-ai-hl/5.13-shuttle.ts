import { integral, maximumAt, roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.11'],
  parameters: {
    who: choice('A remote-controlled car', 'A camera on a rail', 'A toy train', 'A robot in a warehouse'),
    first: integers(1, 3),
    second: integers(4, 6),
    end: integers(7, 8),
    scale: choice(0.5, 1, 1.5, 2),
  },
  allow: ({ first, second }) => second - first >= 2,
  write: ({ who, first, second, end, scale }) => {
    const coefficients = [scale, -scale * (first + second), scale * first * second] as const;
    const v = (t: number) => scale * (t - first) * (t - second);
    const s = (t: number) => scale * (t ** 3 / 3 - ((first + second) * t ** 2) / 2 + first * second * t);
    const displacement = s(end);
    const distance = s(first) + (s(first) - s(second)) + (s(end) - s(second));
    const middle = (first + second) / 2;
    const acceleration = 2 * scale * end - scale * (first + second);
    const zero = roots(v, 0.013, end);
    return {
      text: md`${who} moves along a straight line. Its velocity after $t$ seconds is $v(t) = ${polynomial(coefficients, 't')}\ \text{m s}^{-1}$, for $0 \le t \le ${end}$. It starts at the point O.

![](drawing:velocity)

(a) Find the times at which it is at rest. [2]

(b) Find its acceleration at $t = ${end}$. [2]

(c) Find the greatest speed at which it moves backwards. [2]

(d) Find its displacement from O at $t = ${end}$. [2]

(e) Find the total distance that it covers. [3]`,
      hints: [
        md`At rest means that the velocity is $0$; moving backwards means that it is negative.`,
        md`The displacement is the integral of the velocity, and the distance is the integral of the speed $|v|$.`,
      ],
      answer: md`(a) $v(t) = 0$ gives $t = ${first}$ and $t = ${second}$ seconds.

(b) $a(t) = v'(t) = ${polynomial([2 * scale, coefficients[1]], 't')}$, so $a(${end}) = ${acceleration}\ \text{m s}^{-2}$.

(c) The velocity is least at $t = ${middle}$, half-way between its zeros: $v(${middle}) = ${sf(v(middle), 4)}$. The greatest speed backwards is $${sf(-v(middle))}\ \text{m s}^{-1}$.

(d) The displacement is $\int_0^{${end}} v(t)\,\mathrm{d}t = ${sf(displacement)}\ \text{m}$.

(e) The distance is $\int_0^{${end}} |v(t)|\,\mathrm{d}t$. It moves forwards by $${sf(s(first), 4)}$ m until $t = ${first}$, back by $${sf(s(first) - s(second), 4)}$ m until $t = ${second}$, and forwards by $${sf(s(end) - s(second), 4)}$ m after that.

The total distance is $${sf(distance)}\ \text{m}$.

**Calculator:** for (d) and (e), integrate $v(x)$ and $|v(x)|$ from $0$ to $${end}$. TI-Nspire: Menu, Calculus, Numerical Integral, with abs for the modulus. Casio fx-CG50: Run-Matrix, OPTN, CALC, ∫dx, with Abs.

**Watch out:** Displacement and distance are different here, because it moves backwards for a while. The way back counts as negative in (d), but as positive in (e).`,
      scheme: [
        [md`$v(t) = 0$`, 'M1'],
        [md`$t = ${first}$ and $t = ${second}$`, 'A1'],
        [md`differentiates $v$`, 'M1'],
        [md`$${acceleration}\ \text{m s}^{-2}$`, 'A1'],
        [md`looks for the minimum of $v$`, 'M1'],
        [md`$${sf(-v(middle))}\ \text{m s}^{-1}$`, 'A1'],
        [md`$\int_0^{${end}} v(t)\,\mathrm{d}t$`, 'M1'],
        [md`$${sf(displacement)}$ m`, 'A1'],
        [md`$\int_0^{${end}} |v(t)|\,\mathrm{d}t$, or three integrals`, 'M1'],
        [md`one correct part, or the limits $${first}$ and $${second}$`, 'A1'],
        [md`$${sf(distance)}$ m`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: 'Times, with commas between them:',
          expected: `${first}, ${second}`,
          unit: 's',
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${acceleration}`,
          unit: 'm s^-2',
          mistakes: [
            {
              value: `${Number(v(end).toFixed(4))}`,
              note: md`This is the velocity $v(${end})$. The acceleration is its derivative.`,
            },
          ].filter(({ value }) =>
            [1, 2].every((figures) => Number(acceleration.toPrecision(figures)) !== Number(value)),
          ),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number((-v(middle)).toPrecision(8))}`,
          unit: 'm s^-1',
          mistakes: [
            {
              value: `${Number(v(0).toFixed(4))}`,
              note: md`This is the velocity at the start, when it moves forwards.`,
            },
          ].filter(() => Math.abs(v(0) + v(middle)) > -0.4 * v(middle)),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(displacement.toFixed(6))}`,
          unit: 'm',
          mistakes: [
            {
              value: sf(distance),
              note: 'This is the total distance. Where it moves backwards, the displacement decreases.',
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(distance.toFixed(6))}`,
          unit: 'm',
          unless: 'd <= 0',
          mistakes: [
            {
              value: sf(displacement),
              note: 'This is the displacement. The distance counts the way back as positive, too.',
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `t = ${first}`, value: zero[0]!, within: 1e-6 },
        { part: 'a', route: 'numeric', shown: `t = ${second}`, value: zero[1]!, within: 1e-6 },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${acceleration}\ \text{m s}^{-2}`,
          value: slope(v, end),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${sf(-v(middle))}\ \text{m s}^{-1}`,
          value: -v(maximumAt((t) => -v(t), 0, end)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(displacement)}\ \text{m}`,
          value: integral(v, 0, end),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`${sf(distance)}\ \text{m}`,
          value: integral(v, 0, zero[0]!) - integral(v, zero[0]!, zero[1]!) + integral(v, zero[1]!, end),
        },
      ],
      drawings: {
        velocity: plot({
          x: [0, end + 1],
          y: [Math.floor(v(middle)) - 1, Math.ceil(Math.max(v(0), v(end))) + 1],
          height: 190,
          xLabel: '*t*',
          yLabel: '*v*',
          ticks: false,
          curves: [{ f: v, from: 0, to: end }],
          description:
            'Graph of the velocity: a parabola that is positive at first, negative between its two zeros, and positive again.',
        }),
      },
    };
  },
});
