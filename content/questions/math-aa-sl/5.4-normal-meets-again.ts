import { roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.7', '5.3'],
  parameters: {
    at: integers(1, 4),
    b: integers(-6, 3),
    c: integers(-3, 5),
    sign: choice(1, -1),
  },
  allow: ({ at, b, sign }) => {
    const m = 2 * sign * at + b;
    const other = (-(b * m + 1) * sign - at * m) / m;
    return Math.abs(m) >= 1 && Math.abs(m) <= 4 && Math.abs(other) > 0.1 && Math.abs(other - at) >= 1;
  },
  write: ({ at, b, c, sign }) => {
    const f = (x: number): number => sign * x * x + b * x + c;
    const m = 2 * sign * at + b;
    const y = f(at);
    // f(x) = y − (x − at)/m: the product of the solutions follows from the quadratic.
    const middle = b * m + 1;
    const otherTop = -middle * sign - at * m;
    const [xTop, xBottom] = [otherTop, m];
    const other = xTop / xBottom;
    const normal = (x: number): number => y - (x - at) / m;
    const quadratic = [sign * m, middle, m * (c - y) - at];
    const flip = quadratic[0]! < 0 ? -1 : 1;
    const shown = polynomial(quadratic.map((k) => flip * k));
    const second = flip * sign * m;
    const otherText = fraction(xTop, xBottom);
    const factor = md`\left(${second === 1 ? '' : second}x${plus(-other * second)}\right)`;
    const [left, right] = [Math.min(at, other) - 1.2, Math.max(at, other) + 1.2];
    const vertex = -b / (2 * sign);
    const heights = [
      f(left),
      f(right),
      normal(left),
      normal(right),
      f(Math.min(right, Math.max(left, vertex))),
    ];
    return {
      text: md`The curve $C$ has the equation $y = ${polynomial([sign, b, c])}$. The point $\mathrm{P}(${at}, ${y})$ lies on $C$.

![](drawing:curve)

(a) Find the gradient of the tangent to $C$ at P. [2]

(b) Show that the equation of the normal to $C$ at P can be written as $x${plus(m, 'y')} = ${at + m * y}$. [3]

The normal meets $C$ again at the point Q.

(c) Find the $x$-coordinate of Q. [4]`,
      hints: [
        md`The normal is perpendicular to the tangent. What is the product of their gradients?`,
        md`At Q both equations hold. You know one solution of the quadratic equation already.`,
      ],
      answer: md`(a) $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${polynomial([2 * sign, b])}$. At $x = ${at}$ the gradient is $m = ${m}$.

(b) The normal has the gradient $${fraction(-1, m)}$, so its equation is $y${plus(-y)} = ${m === -1 ? '' : m === 1 ? '-' : fraction(-1, m)}(x - ${at})$. Multiplying by $${m}$ gives ${m === 1 ? '' : md`$${term(m, 'y')}${plus(-m * y)} = -(x - ${at})$, so `}$x${plus(m, 'y')} = ${at + m * y}$.

(c) Substituting $y = ${polynomial([sign, b, c])}$ in the equation of the normal,
$$x${plus(m, `(${polynomial([sign, b, c])})`)} = ${at + m * y}, \qquad ${shown} = 0.$$
One solution is $x = ${at}$, the point P. So $(x - ${at})${factor} = 0$, and Q has the $x$-coordinate $x = ${otherText}$.

**Watch out:** The gradients of the tangent and of the normal must have the product $-1$: check this before you go on. And in (c) the solution $x = ${at}$ is P itself, so it isn't the answer.`,
      scheme: [
        [md`$\frac{\mathrm{d}y}{\mathrm{d}x} = ${polynomial([2 * sign, b])}$`, 'A1'],
        [md`$${m}$`, 'A1'],
        [md`gradient of the normal $${fraction(-1, m)}$`, 'M1'],
        [md`substitutes the gradient and the point P in the equation of a line`, 'M1'],
        [md`rearranges to the given equation`, 'A1'],
        [md`substitutes the equation of $C$ (or of the normal) in the other`, 'M1'],
        [md`$${shown} = 0$ (or equivalent)`, 'A1'],
        [md`attempts to solve, such as by using the factor $(x - ${at})$`, 'M1'],
        [md`$x = ${otherText}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${m}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(-1, m),
              note: md`This is the gradient of the normal. Part (a) asks for the tangent.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$x =$',
          expected: otherText,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${at}`,
              note: md`This is the $x$-coordinate of P. The quadratic equation has a second solution.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `m = ${m}`, value: Number(slope(f, at).toFixed(7)) },
        {
          part: 'b',
          route: 'substitution',
          shown: `x${plus(m, 'y')} = ${at + m * y}`,
          // A second point of the line that stands upright on the tangent.
          value: Number((at + slope(f, at) + m * (y - 1)).toFixed(6)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${otherText}`,
          value: roots((x) => f(x) - normal(x), -40.37, 40.41).find((x) => Math.abs(x - at) > 1e-3)!,
        },
      ],
      drawings: {
        curve: plot({
          x: [Math.min(left, -0.5), Math.max(right, 0.5)],
          y: [Math.min(...heights, -0.5) - 0.5, Math.max(...heights, 0.5) + 0.5],
          ticks: false,
          equal: true,
          curves: [
            { f, from: left, to: right, label: '*C*' },
            { f: normal, from: left, to: right },
          ],
          points: [
            { at: [at, y], label: 'P' },
            { at: [other, f(other)], label: 'Q' },
          ],
          description: `A parabola C that opens ${sign > 0 ? 'upwards' : 'downwards'}, and a straight line that meets it at right angles at the point P and meets it again at the point Q.`,
        }),
      },
    };
  },
});
