import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const places = ['Rajasthan', 'Almería', 'Chihuahua', 'Tamale', 'Mendoza'] as const;

/** A hemispherical tank: volume by rotation, depth, rate of filling, and emptying by a differential equation. */
export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.14', '5.18', '2.12'],
  parameters: {
    r: choice(2, 2.5, 3, 3.5, 4, 5),
    percent: choice(30, 40, 60, 70, 75),
    pump: choice(3, 4, 5, 6, 8),
    depth: choice(1, 1.2, 1.5, 1.8),
    leak: integers(2, 6),
  },
  write: ({ r, percent, pump, depth, leak }) => {
    const place = places[(r * 2 + leak) % 5]!;
    const volume = (h: number) => (Math.PI * h * h * (3 * r - h)) / 3;
    const full = volume(r);
    const level = root((h) => volume(h) - (percent / 100) * full, 0, r);
    const area = Math.PI * (2 * r * depth - depth * depth);
    const rise = pump / area;
    const empty = (Math.PI / leak) * ((4 / 3) * r * r ** 1.5 - 0.4 * r ** 2.5);
    const slices = (h: number) => Math.PI * integral((y) => 2 * r * y - y * y, 0, h);
    // With h = s² nothing is steep at the empty end.
    const drained =
      (Math.PI / leak) * integral((s) => ((2 * r * s * s - s ** 4) / s) * 2 * s, 0, Math.sqrt(r));
    const fullText = sf(full);
    const lowerArc = (x: number) => r - Math.sqrt(Math.max(0, r * r - x * x));
    return {
      text: md`A water tank on a farm in ${place} is a hemisphere with radius $${r}\ \text{m}$, open at the top. Its inside is formed by rotating the part of the circle $x^2 + (y - ${r})^2 = ${r * r}$ with $0 \le y \le ${r}$ through $2\pi$ radians about the $y$-axis. When the depth of the water is $h$ metres, its volume is $V\ \text{m}^3$.

![](drawing:tank)

(a) Show that $V = \dfrac{\pi h^2(${3 * r} - h)}{3}$. [5]

(b) Find the volume of water in the full tank. [1]

(c) Find the depth of the water when the tank is $${percent}\%$ full. [3]

Water is pumped into the tank at a constant rate of $${pump}\ \text{m}^3$ per hour.

(d) Find the rate at which the depth increases when $h = ${depth}$. [4]

One day the tank is full, the pump is off, and a valve at the lowest point is opened. Water then leaves the tank so that $\dfrac{\mathrm{d}V}{\mathrm{d}t} = -${leak}\sqrt{h}$, where $t$ is the time in hours.

(e) Show that $\pi\left(${2 * r}h^{1/2} - h^{3/2}\right)\dfrac{\mathrm{d}h}{\mathrm{d}t} = -${leak}$. [2]

(f) Hence find the time until the tank is empty. [4]`,
      hints: [
        md`Solve the equation of the circle for $x^2$, and add up discs from $y = 0$ to $y = h$.`,
        md`In (c), set the formula of (a) equal to a part of your answer to (b), and look for the solution between $0$ and $${r}$.`,
        md`In (d), $\frac{\mathrm{d}V}{\mathrm{d}t} = \frac{\mathrm{d}V}{\mathrm{d}h} \times \frac{\mathrm{d}h}{\mathrm{d}t}$.`,
        md`In (f), separate the variables. The depth goes from $${r}$ to $0$.`,
      ],
      answer: md`(a) Solve the equation of the circle for $x^2$, because each slice is a disc with the area $\pi x^2$:

$$x^2 = ${r * r} - (y - ${r})^2 = ${2 * r}y - y^2$$

The water reaches from $y = 0$ to $y = h$, so

$$V = \pi\int_0^h \left(${2 * r}y - y^2\right)\mathrm{d}y = \pi\left[${r}y^2 - \frac{y^3}{3}\right]_0^h = \pi\left(${r}h^2 - \frac{h^3}{3}\right) = \frac{\pi h^2(${3 * r} - h)}{3}$$

(b) The tank is full when $h = ${r}$. This gives $V_f = ${fullText}\ \text{m}^3$. (It is half of a sphere: $\frac{2}{3}\pi \times ${r}^3$.)

(c) $${percent}\%$ of the full volume is $${sf((full * percent) / 100, 6)}\ \text{m}^3$. Solve $\dfrac{\pi h^2(${3 * r} - h)}{3} = ${sf((full * percent) / 100, 6)}$ with technology. The only solution between $0$ and $${r}$ is $h = ${sf(level)}\ \text{m}$.

(d) Differentiate $V = \pi\left(${r}h^2 - \frac{h^3}{3}\right)$ with respect to $t$. As $h$ depends on $t$, the chain rule gives

$$\frac{\mathrm{d}V}{\mathrm{d}t} = \pi\left(${2 * r}h - h^2\right)\frac{\mathrm{d}h}{\mathrm{d}t}$$

With $\frac{\mathrm{d}V}{\mathrm{d}t} = ${pump}$ and $h = ${depth}$ this is $${pump} = ${sf(area, 6)}\,\dfrac{\mathrm{d}h}{\mathrm{d}t}$, so $\dfrac{\mathrm{d}h}{\mathrm{d}t} = ${sf(rise)}\ \text{m h}^{-1}$.

(e) The chain rule of (d) holds here as well, now with $\frac{\mathrm{d}V}{\mathrm{d}t} = -${leak}\sqrt{h}$:

$$\pi\left(${2 * r}h - h^2\right)\frac{\mathrm{d}h}{\mathrm{d}t} = -${leak}h^{1/2}$$

Dividing by $h^{1/2}$ gives the equation.

(f) The variables are separated. Integrate from the start, $t = 0$ with $h = ${r}$, to the end, $t = T$ with $h = 0$:

$$\pi\int_{${r}}^0 \left(${2 * r}h^{1/2} - h^{3/2}\right)\mathrm{d}h = -\int_0^T ${leak}\,\mathrm{d}t$$

The antiderivative on the left is $\frac{2}{3} \times ${2 * r}h^{3/2} - \frac{2}{5}h^{5/2}$. So $${leak}T = \pi\left(\frac{2}{3} \times ${2 * r} \times ${r}^{3/2} - \frac{2}{5} \times ${r}^{5/2}\right) = ${sf(empty * leak, 6)}$, and $T = ${sf(empty)}$ hours.

**Calculator:** (c) TI-Nspire: draw the formula of (a) and the constant, then Menu, Analyze Graph, Intersection. Casio fx-CG50: Graph, G-Solv, INTSECT. Take the solution between 0 and ${r}. (f) The integral can be found with the numerical integral: TI-Nspire Menu, Calculus, Numerical Integral; Casio OPTN, CALC, ∫dx.

**Watch out:** In (d) the depth is put in only after differentiating. And the rate of the depth isn't constant, although the pump works steadily: the surface gets larger.`,
      scheme: [
        [md`(a) $x^2 = ${r * r} - (y - ${r})^2$`, 'M1'],
        [md`$${2 * r}y - y^2$`, 'A1'],
        [md`$\pi\int_0^h x^2\,\mathrm{d}y$`, 'M1'],
        [md`$${r}y^2 - \frac{y^3}{3}$`, 'A1'],
        ['substitutes the limits and factorises (AG)', 'A1'],
        [md`(b) $${fullText}\ \text{m}^3$`, 'A1'],
        [md`(c) $${percent}\%$ of the answer to (b)`, 'M1'],
        ['equation for $h$', 'M1'],
        [md`$${sf(level)}$ m (follow through)`, 'A1'],
        ['(d) uses the chain rule', 'M1'],
        [md`$\frac{\mathrm{d}V}{\mathrm{d}h} = \pi\left(${2 * r}h - h^2\right)$`, 'A1'],
        [md`substitutes $${pump}$ and $h = ${depth}$`, 'M1'],
        [md`$${sf(rise)}$ metres per hour`, 'A1'],
        [md`(e) $\pi\left(${2 * r}h - h^2\right)\frac{\mathrm{d}h}{\mathrm{d}t} = -${leak}\sqrt{h}$`, 'M1'],
        [md`divides by $\sqrt{h}$ (AG)`, 'A1'],
        ['(f) separates the variables and integrates', 'M1'],
        [
          md`$\frac{2}{3} \times ${2 * r}h^{3/2} - \frac{2}{5}h^{5/2}$ (or a numerical integral with the correct integrand)`,
          'A1',
        ],
        [md`uses $h = ${r}$ at the start and $h = 0$ at the end`, 'M1'],
        [md`$${sf(empty)}$ hours`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: sf(full, 8),
          unit: 'm^3',
          mistakes: [{ value: sf(2 * full, 6), note: 'This is a whole sphere. The tank is half of it.' }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(level, 8),
          unit: 'm',
          // The cubic equation of (a) for a part of (b), solved with h = r + 2r cos θ.
          follows: `${r} * (1 + 2 * cos((2 * pi - arccos(1 - ${(3 * percent) / 100} * b.1 / (2 * pi * ${r ** 3}))) / 3))`,
          unless: `h <= 0 or h > ${r}`,
          mistakes: [
            {
              value: sf((percent / 100) * r, 6),
              note: md`You took $${percent}\%$ of the height. The tank is narrower at the bottom.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(rise, 8),
          unit: 'm h^-1',
          mistakes: [
            {
              value: sf(pump / volume(depth), 6),
              note: md`You divided by the volume. Divide by $\frac{\mathrm{d}V}{\mathrm{d}h}$.`,
            },
          ].filter(() => Math.abs(volume(depth) / area - 1) > 0.05),
        },
        { part: 'e', kind: 'self', why: 'show that' },
        {
          part: 'f',
          kind: 'number',
          expected: sf(empty, 8),
          unit: 'hours',
          mistakes: [
            {
              value: sf(full / (leak * Math.sqrt(r)), 6),
              note: 'The flow gets weaker as the depth falls, so the first rate can’t be used all the time.',
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `V_f = ${fullText}`, value: slices(r) },
        {
          part: 'c',
          route: 'numeric',
          shown: `h = ${sf(level)}`,
          value: root((h) => slices(h) - (percent / 100) * slices(r), 0, r),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(rise)}\ \text{m h}^{-1}`,
          // How long it takes to rise by a little.
          value: 2e-4 / ((slices(depth + 1e-4) - slices(depth - 1e-4)) / pump),
        },
        { part: 'f', route: 'numeric', shown: `T = ${sf(empty)}`, value: drained },
      ],
      drawings: {
        tank: plot({
          x: [-r * 1.25, r * 1.25],
          y: [-r * 0.2, r * 1.2],
          equal: true,
          ticks: { x: false, y: [{ at: r * 0.55, label: '*h*' }, r] },
          curves: [{ f: lowerArc, from: -r, to: r }],
          areas: [
            {
              f: () => r * 0.55,
              g: lowerArc,
              from: -Math.sqrt(r * r - (0.45 * r) ** 2),
              to: Math.sqrt(r * r - (0.45 * r) ** 2),
            },
          ],
          description: `A half circle that opens upwards, with its lowest point at the origin and its rim at y = ${r}. It is filled with water up to the height h.`,
        }),
      },
    };
  },
});
