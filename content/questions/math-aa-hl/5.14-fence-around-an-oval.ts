import { maximum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, gcd, plus, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const stories = [
  ['a pond in a garden in Kyoto', 'pond'],
  ['a flower bed in a park in Lima', 'bed'],
  ['a skating rink in a village in Quebec', 'rink'],
] as const;

/** α²x² − cxy + β²y² = n, with n so that the highest point is at y = αm and the outermost at x = βm. */
export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.4'],
  parameters: {
    alpha: choice(1, 2, 3, 4),
    beta: choice(1, 2, 3, 4),
    c: nonZero(-13, 13),
    m: choice(2, 4, 6, 8, 10, 12),
  },
  allow: ({ alpha, beta, c, m }) =>
    Math.abs(c) < 1.7 * alpha * beta &&
    (c * m) % (2 * alpha) === 0 &&
    (c * m) % (2 * beta) === 0 &&
    gcd(gcd(alpha ** 2, c), beta ** 2) === 1 &&
    Math.max(alpha, beta) * m <= 24,
  write: ({ alpha, beta, c, m }) => {
    const [what, noun] = stories[(alpha + 2 * beta + Math.abs(c) + m / 2) % 3]!;
    const [a, b] = [alpha ** 2, beta ** 2];
    const n = ((4 * a * b - c * c) * m * m) / 4;
    const [high, wide] = [alpha * m, beta * m];
    const [highAt, wideAt] = [(c * m) / (2 * alpha), (c * m) / (2 * beta)];
    const relation = `${term(a, 'x^2')}${plus(-c, 'xy')}${plus(b, 'y^2')}`;
    const top = `${term(2 * a, 'x')}${plus(-c, 'y')}`;
    // With a minus in front of the fraction where all terms below would be negative.
    const sign = c < 0 ? '-' : '';
    const bottom = c < 0 ? `${term(-c, 'x')}${plus(2 * b, 'y')}` : `${term(c, 'x')}${plus(-2 * b, 'y')}`;
    const coefficient = (text: string) => (text === '1' ? '' : text === '-1' ? '-' : text);
    // Around the oval by an angle: x = r cos t, y = r sin t.
    const radius = (t: number) =>
      Math.sqrt(n / (a * Math.cos(t) ** 2 - c * Math.cos(t) * Math.sin(t) + b * Math.sin(t) ** 2));
    const around = Array.from({ length: 121 }, (_, index) => {
      const t = (index * Math.PI) / 60;
      return [radius(t) * Math.cos(t), radius(t) * Math.sin(t)] as const;
    });
    const topmost = maximum((t) => radius(t) * Math.sin(t), 0, 2 * Math.PI);
    const outmost = maximum((t) => radius(t) * Math.cos(t), 0, 2 * Math.PI);
    const area = 4 * high * wide;
    const ratio = fraction(2 * a, c);
    const other = fraction(c, 2 * b);
    return {
      text: md`On a plan, the edge of ${what} is the curve

$$${relation} = ${n},$$

where $x$ and $y$ are measured in metres. A rectangular fence with sides parallel to the axes touches the ${noun} on all four sides, as the diagram shows.

![](drawing:plan)

(a) Show that $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${sign}\dfrac{${top}}{${bottom}}$. [2]

(b) Find the coordinates of the two points of the curve at which the tangent is parallel to the $x$-axis. [3]

(c) Find the area of the rectangle. [3]`,
      hints: [
        md`Differentiate term by term with respect to $x$. The term with $xy$ needs the product rule.`,
        md`A tangent is parallel to the $x$-axis where the numerator of $\frac{\mathrm{d}y}{\mathrm{d}x}$ is zero. This gives a second equation for $x$ and $y$.`,
        md`The sides that are parallel to the $y$-axis touch where the *denominator* is zero.`,
      ],
      answer: md`(a) Differentiate both sides with respect to $x$; the product $xy$ has the derivative $y + x\frac{\mathrm{d}y}{\mathrm{d}x}$:

$$${term(2 * a, 'x')}${plus(-c, md`\left(y + x\frac{\mathrm{d}y}{\mathrm{d}x}\right)`)} + ${2 * b}y\frac{\mathrm{d}y}{\mathrm{d}x} = 0$$

Collecting the derivatives, $\left(${bottom}\right)\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${c < 0 ? md`-\left(${top}\right)` : top}$, which gives the result.

(b) The tangent is parallel to the $x$-axis where the numerator is zero: $${top} = 0$, so $y = ${coefficient(ratio)}x$. These points are also on the curve. Put this into its equation:

$$\left(${a} - ${fraction(2 * a * c, c)}${plus(1, md`${b === 1 ? '' : md`${b} \times `}${/^\d+$/.test(ratio) ? ratio : md`\left(${ratio}\right)`}^2`)}\right)x^2 = ${n}$$

The bracket is $${fraction(a * (4 * a * b - c * c), c * c)}$, so $x^2 = ${fraction(n * c * c, a * (4 * a * b - c * c))}$ and $x = \pm ${Math.abs(highAt)}$. With $y = ${coefficient(ratio)}x$ the points are $(${highAt}, ${high})$ and $(${-highAt}, ${-high})$.

(c) By (b) the rectangle reaches from $y = ${-high}$ to $y = ${high}$, so its height is $H = ${2 * high}$ metres.

Its upright sides touch where the tangent is parallel to the $y$-axis, that is, where the denominator is zero: $${bottom} = 0$, so $y = ${coefficient(other)}x$. In the equation of the curve this gives $x^2 = ${wide * wide}$, so the width is $W = ${2 * wide}$ metres. (The points are $(${wide}, ${wideAt})$ and $(${-wide}, ${-wideAt})$.)

The area is $${2 * high} \times ${2 * wide} = ${area}\ \text{m}^2$.

**Watch out:** The condition $\frac{\mathrm{d}y}{\mathrm{d}x} = 0$ is one equation with two unknowns. The points must lie on the curve as well, and that is the second equation.`,
      scheme: [
        ['(a) differentiates implicitly, with the product rule', 'M1'],
        ['collects the terms with the derivative (AG)', 'A1'],
        [md`(b) sets $${top} = 0$`, 'M1'],
        ['substitutes into the equation of the curve', 'M1'],
        [md`$(${highAt}, ${high})$ and $(${-highAt}, ${-high})$`, 'A1'],
        [md`(c) sets $${bottom} = 0$, and substitutes`, 'M1'],
        [md`$x = \pm ${wide}$`, 'A1'],
        [md`$${area}\ \text{m}^2$ (follow through from (b))`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          expected: `(${highAt}, ${high}), (${-highAt}, ${-high})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${wide}, ${wideAt}), (${-wide}, ${-wideAt})`,
              note: md`At these points the tangent is parallel to the $y$-axis.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${area}`,
          accuracy: 'exact',
          unit: 'm^2',
          mistakes: [
            {
              value: `${area / 4}`,
              note: 'You took the distances from the origin. The rectangle reaches as far on the other side.',
            },
            {
              value: `${4 * high * Math.abs(highAt)}`,
              note: 'The corners of the rectangle are not at the points of (b). Find where the upright sides touch.',
            },
          ].filter(({ value }, index) => index === 0 || Number(value) !== area / 4),
        },
      ],
      checks: [
        { part: 'c', route: 'numeric', shown: `H = ${2 * high}`, value: 2 * topmost, within: 1e-6 },
        { part: 'c', route: 'numeric', shown: `W = ${2 * wide}`, value: 2 * outmost, within: 1e-6 },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${area}\ \text{m}^2`,
          value: 4 * topmost * outmost,
          within: 1e-4,
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `x^2 = ${fraction(n * c * c, a * (4 * a * b - c * c))}`,
          value: highAt ** 2,
        },
      ],
      drawings: {
        plan: plot({
          x: [-wide * 1.25, wide * 1.25],
          y: [-high * 1.25, high * 1.25],
          equal: true,
          ticks: false,
          polylines: [
            { points: around },
            {
              points: [
                [-wide, -high],
                [wide, -high],
                [wide, high],
                [-wide, high],
                [-wide, -high],
              ],
              ink: 'ink',
            },
          ],
          description:
            'A tilted oval around the origin, inside a rectangle with sides parallel to the axes. The oval touches each side of the rectangle in one point.',
        }),
      },
    };
  },
});
