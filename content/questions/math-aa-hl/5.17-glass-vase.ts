import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const makers = ['Murano', 'Okinawa', 'Hebron', 'Tlaquepaque'] as const;

/** Radius c + a sin(x/m) at the height x. */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.7', '5.11'],
  parameters: {
    c: choice(4, 4.5, 5, 5.5, 6),
    a: choice(1, 1.5, 2),
    m: choice(3, 4, 5),
    h: choice(18, 20, 22, 24, 26),
    wall: choice(0.3, 0.4, 0.5),
    part: choice(0.5, 0.6, 0.7),
  },
  write: ({ c, a, m, h, wall, part }) => {
    const where = makers[(h / 2 + m) % 4]!;
    const r = (x: number) => c + a * Math.sin(x / m);
    const volume = Math.PI * integral((x) => r(x) ** 2, 0, h);
    const goal = Math.round((volume * part) / 50) * 50;
    const depth = root((d) => Math.PI * integral((x) => r(x) ** 2, 0, d) - goal, 1, h);
    const glass = Math.PI * integral((x) => (r(x) + wall) ** 2 - r(x) ** 2, 0, h);
    const wave = md`${a === 1 ? '' : a}\sin\left(\frac{x}{${m}}\right)`;
    const written = md`${c} + ${wave}`;
    const outside = md`${Number((c + wall).toFixed(1))} + ${wave}`;
    // The antiderivative of r² as a second route.
    const anti = (x: number) =>
      (c * c + (a * a) / 2) * x - 2 * a * c * m * Math.cos(x / m) - ((a * a * m) / 4) * Math.sin((2 * x) / m);
    const wallBy = Math.PI * (2 * wall * (c * h + a * m * (1 - Math.cos(h / m))) + wall * wall * h);
    const wrongSquare = Math.PI * integral(r, 0, h) ** 2;
    return {
      text: md`A glass blower in ${where} makes a vase. Its inside is formed by rotating the curve

$$y = ${written}, \quad 0 \le x \le ${h},$$

through $2\pi$ radians about the $x$-axis, where $x$ and $y$ are in centimetres and angles are in radians. The vase stands upright on the end at $x = 0$, so that $x$ is the height above the inside of its base.

![](drawing:profile)

(a) Find the volume that the vase holds when it is full. [3]

(b) $${goal}\ \text{cm}^3$ of water are poured into the empty vase. Find the depth of the water. [3]

The outside of the wall is formed in the same way by the curve $y = ${outside}$.

(c) Find the volume of glass in the wall, without the base. [2]`,
      hints: [
        md`At the height $x$ the inside is a disc with radius $y$. Which integral adds up the discs?`,
        'In (b) the upper limit of the integral is the unknown depth.',
        'In (c) take the inside away from the outside: a difference of two volumes.',
      ],
      answer: md`(a) Each slice is a disc with the area $\pi y^2$. Add them up from $x = 0$ to $x = ${h}$:

$$V = \pi\int_0^{${h}} \left(${written}\right)^2\mathrm{d}x = ${sf(volume)}\ \text{cm}^3$$

(b) Let the depth be $d$ centimetres. The water fills the vase from $x = 0$ to $x = d$, so

$$\pi\int_0^d \left(${written}\right)^2\mathrm{d}x = ${goal}$$

Solving this with technology gives $d = ${sf(depth)}\ \text{cm}$.

(c) The glass lies between the two surfaces. Square each radius first, then subtract:

$$G = \pi\int_0^{${h}} \left(\left(${outside}\right)^2 - \left(${written}\right)^2\right)\mathrm{d}x = ${sf(glass)}\ \text{cm}^3$$

**Calculator:** in radians. TI-Nspire: store the radius as f1(x), then Menu, Calculus, Numerical Integral for (a) and (c); for (b) use Menu, Algebra, Numerical Solve with the integral from 0 to d. Casio fx-CG50: OPTN, CALC, ∫dx; for (b) draw Y1 = π∫(…)²dx from 0 to x and Y2 = ${goal}, then G-Solv, INTSECT; or use the Solver of the Equation menu.

**Watch out:** The square belongs *inside* the integral. In (c) the wall isn't $\pi\int ${wall}^2\,\mathrm{d}x$: the difference of the squares is not the square of the difference.`,
      scheme: [
        [md`(a) $\pi\int y^2\,\mathrm{d}x$`, 'M1'],
        [md`limits $0$ and $${h}$ with the correct integrand`, 'A1'],
        [md`$${sf(volume)}\ \text{cm}^3$`, 'A1'],
        [md`(b) integral with an unknown upper limit`, 'M1'],
        [md`set equal to $${goal}$`, 'A1'],
        [md`$${sf(depth)}$ cm`, 'A1'],
        [
          '(c) difference of the squares under the integral, or of two volumes (follow through from (a))',
          'M1',
        ],
        [md`$${sf(glass)}\ \text{cm}^3$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: sf(volume, 8),
          unit: 'cm^3',
          mistakes: [
            { value: sf(volume / Math.PI, 6), note: md`The factor $\pi$ is missing.` },
            { value: sf(wrongSquare, 6), note: 'Square the radius first, then integrate.' },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(depth, 8),
          unit: 'cm',
          mistakes: [
            {
              value: sf((goal / volume) * h, 6),
              note: 'The vase is not equally wide everywhere, so the depth is not proportional to the volume.',
            },
          ].filter(() => Math.abs((goal / volume) * h - depth) > 0.3),
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(glass, 8),
          unit: 'cm^3',
          follows: `${Number((volume + glass).toPrecision(10))} - a.1`,
          unless: 'g <= 0',
          mistakes: [
            {
              value: sf(Math.PI * wall * wall * h, 6),
              note: 'You squared the difference of the radii. Subtract the squares.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${sf(volume)}\ \text{cm}^3`,
          value: Math.PI * (anti(h) - anti(0)),
        },
        {
          part: 'b',
          route: 'exact',
          shown: `d = ${sf(depth)}`,
          value: root((d) => Math.PI * (anti(d) - anti(0)) - goal, 0.5, h),
        },
        { part: 'c', route: 'exact', shown: md`= ${sf(glass)}\ \text{cm}^3`, value: wallBy },
      ],
      drawings: {
        profile: plot({
          x: [-2, h + 3],
          y: [-c - a - 1.5, c + a + 1.5],
          equal: true,
          ticks: { x: [h], y: false },
          curves: [
            { f: r, from: 0, to: h },
            { f: (x) => -r(x), from: 0, to: h, ink: 'accent' },
          ],
          lines: [
            { from: [0, -r(0)], to: [0, r(0)] },
            { from: [h, -r(h)], to: [h, r(h)], dashed: true },
          ],
          description: `The outline of a vase lying on its side along the x-axis from x = 0 to x = ${h}: a wavy curve above the axis and its mirror image below.`,
        }),
      },
    };
  },
});
