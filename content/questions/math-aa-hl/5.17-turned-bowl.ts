import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const crafts = [
  { who: 'A potter in Fez', thing: 'bowl' },
  { who: 'A glass-blower in Murano', thing: 'vase' },
  { who: 'A wood-turner in Tromsø', thing: 'cup' },
  { who: 'A silversmith in Jaipur', thing: 'goblet' },
] as const;

/** y = x²/a − c turned about the y-axis, from y = 0 to y = h: V = π a (h²/2 + c h). */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.11'],
  parameters: {
    craft: choice(0, 1, 2, 3),
    a: integers(2, 6),
    c: integers(1, 5),
    h: integers(5, 14),
    part: choice(0.5, 0.6, 0.75, 0.8),
  },
  allow: ({ a, c, h }) => Math.sqrt(a * (h + c)) < 1.3 * h,
  write: ({ craft, a, c, h, part }) => {
    const { who, thing } = crafts[craft]!;
    const volume = Math.PI * a * ((h * h) / 2 + c * h);
    const inside = fraction(h * h + 2 * c * h, 2);
    const exact = fraction(a * (h * h + 2 * c * h), 2);
    // The depth at which it is filled to a part: d²/2 + c d = part × (h²/2 + c h).
    const wanted = part * ((h * h) / 2 + c * h);
    const depth = -c + Math.sqrt(c * c + 2 * wanted);
    const radiusTop = Math.sqrt(a * (h + c));
    // Thin rings in x, an entirely different slicing.
    const radiusBottom = Math.sqrt(a * c);
    const shells =
      Math.PI * radiusBottom ** 2 * h +
      integral((x) => 2 * Math.PI * x * (h - (x * x) / a + c), radiusBottom, radiusTop);
    const percent = part * 100;
    const isShort = Math.abs(depth - Number(depth.toFixed(3))) < 1e-9;
    return {
      text: md`${who} designs a ${thing}. Its inside is formed by rotating the part of the curve $y = \dfrac{x^2}{${a}} - ${c}$ with $0 \le y \le ${h}$ through $360^\circ$ about the $y$-axis. Lengths are in centimetres, and the bottom of the ${thing} is the flat disc at $y = 0$.

![](drawing:profile)

(a) Find the radius of the opening at the top of the ${thing}. [2]

(b) Show that the ${thing} holds $${exact}\pi\ \text{cm}^3$ when it is full. [4]

(c) Find the depth of the water when the ${thing} is filled to $${percent}\%$ of this volume. [4]`,
      hints: [
        md`At height $y$ the cross-section is a disc. Express $x^2$ in terms of $y$.`,
        md`For a rotation about the $y$-axis, $V = \pi\displaystyle\int x^2\,\mathrm{d}y$.`,
        md`In (c) the upper limit of the integral is the unknown depth.`,
      ],
      answer: md`(a) At $y = ${h}$, $x^2 = ${a}(${h} + ${c}) = ${a * (h + c)}$, so the radius is $${sf(radiusTop)}\ \text{cm}$.

(b) $x^2 = ${a}(y + ${c})$, so

$$V = \pi\int_0^{${h}} ${a}(y + ${c})\,\mathrm{d}y = ${a}\pi\left[\frac{y^2}{2} + ${c === 1 ? '' : c}y\right]_0^{${h}} = ${a}\pi \times ${inside} = ${exact}\pi\ \text{cm}^3$$

(c) For the depth $d$, the volume is $${a}\pi\left(\dfrac{d^2}{2} + ${c === 1 ? '' : c}d\right)$. It must be $${part} \times ${exact}\pi$, so

$$\frac{d^2}{2} + ${c === 1 ? '' : c}d = ${Number(wanted.toPrecision(10))}$$

By technology or the quadratic formula, $d = ${sf(depth)}\ \text{cm}$ (the other solution is negative).

**Calculator:** For (c), TI-Nspire: nSolve, or Menu, Algebra, Polynomial Tools, Find Roots of Polynomial. Casio fx-CG50: Equation, Polynomial, degree 2.

**Watch out:** The depth in (c) is not $${percent}\%$ of $${h}$ cm. The ${thing} is wider at the top than at the bottom, so the water must stand higher than that.`,
      scheme: [
        [md`substitutes $y = ${h}$`, '(M1)'],
        [md`$${sf(radiusTop)}$ cm (or $\sqrt{${a * (h + c)}}$)`, 'A1'],
        [md`$x^2 = ${a}(y + ${c})$`, 'A1'],
        [md`$\pi\int x^2\,\mathrm{d}y$ with limits $0$ and $${h}$`, 'M1'],
        [md`$\frac{y^2}{2} + ${c === 1 ? '' : c}y$`, 'A1'],
        ['correct substitution that leads to the given volume (AG)', 'A1'],
        [md`volume in terms of the depth $d$`, 'M1'],
        [md`$${part} \times ${exact}\pi$`, '(A1)'],
        ['solves the equation', 'M1'],
        [md`$${sf(depth)}$ cm`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: md`\sqrt{${a * (h + c)}}`,
          unit: 'cm',
          mistakes: [{ value: `${a * (h + c)}`, note: md`This is $x^2$. The radius is $x$.` }],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: isShort ? `${Number(depth.toFixed(3))}` : sf(depth),
          unit: 'cm',
          mistakes:
            depth - part * h > 0.5
              ? [
                  {
                    value: `${Number((part * h).toFixed(4))}`,
                    note: md`You took $${percent}\%$ of the height. The ${thing} is wider at the top, so the volume isn't proportional to the depth.`,
                  },
                ]
              : [],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: md`= ${exact}\pi\ \text{cm}^3`, value: shells },
        {
          part: 'c',
          route: 'numeric',
          shown: md`d = ${sf(depth)}\ \text{cm}`,
          value: root((d) => integral((y) => Math.PI * a * (y + c), 0, d) - part * volume, 0, h),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`${sf(radiusTop)}\ \text{cm}`,
          value: root((x) => (x * x) / a - c - h, 0, 60),
        },
      ],
      drawings: {
        profile: plot({
          x: [-radiusTop * 1.25, radiusTop * 1.25],
          y: [-h * 0.12, h * 1.15],
          ticks: false,
          width: 260,
          height: 220,
          curves: [
            { f: (x) => (x * x) / a - c, from: radiusBottom, to: radiusTop },
            { f: (x) => (x * x) / a - c, from: -radiusTop, to: -radiusBottom, dashed: true, ink: 'accent' },
          ],
          lines: [
            { from: [-radiusBottom, 0], to: [radiusBottom, 0] },
            { from: [-radiusTop, h], to: [radiusTop, h], dashed: true, ink: 'soft' },
          ],
          notes: [{ at: [0, h], text: String(h), place: 'nw' }],
          description: `Side view of a ${thing}: a curve rises from the x-axis to the height ${h} on the right, its mirror image is dashed on the left. The bottom is flat at y = 0 and the opening at the top is at y = ${h}.`,
        }),
      },
    };
  },
});
