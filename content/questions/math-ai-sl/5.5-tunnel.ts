import { integral, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));
/** To 3 significant figures with thousands apart. */
const three = (value: number) => grouped(Number(value.toPrecision(3)));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Norway', 'Japan', 'Georgia', 'Ecuador'),
    width: integers(8, 14, 2),
    height: choice(5, 6, 7, 8),
    length: choice(120, 180, 250, 320, 400),
    load: choice(12, 15, 18, 20),
  },
  allow: ({ width, height, length, load }) =>
    ((2 * width * height * length) / (3 * load)) % 1 > 0.02 &&
    ((2 * width * height * length) / (3 * load)) % 1 < 0.95 &&
    height <= 0.8 * width &&
    Number.isInteger(((4 * height) / width ** 2) * 1e4),
  write: ({ place, width, height, length, load }) => {
    const a = tidy((4 * height) / width ** 2);
    const b = tidy((4 * height) / width);
    const f = (x: number) => a * x * (width - x);
    const shown = polynomial([-a, b, 0]);
    const area = integral(f, 0, width);
    const volume = area * length;
    const trips = Math.ceil(volume / load - 1e-9);
    const zeros = roots(f, -1, 20, 2003);
    return {
      text: md`The cross-section of a road tunnel in ${place} is the region between the curve $y = ${shown}$ and the $x$-axis. The $x$-axis is the road. All lengths are in metres.

![](drawing:tunnel)

(a) Find the width of the tunnel at road level. [2]

(b) Write down an integral that gives the area of the cross-section. [2]

(c) Find the area of the cross-section. [1]

The tunnel is $${length}\ \text{m}$ long.

(d) Find the volume of rock that is removed to build it. [2]

(e) A truck carries $${load}\ \text{m}^3$ of rock. Find the smallest number of journeys that are needed. [2]`,
      hints: [
        md`At road level $y = 0$.`,
        md`The limits of the integral are the two ends of the road.`,
        md`The number of journeys is a whole number, and no rock may be left.`,
      ],
      answer: md`(a) At road level $${shown} = 0$. The solutions are $x = 0$ and $x = ${width}$, so the width is $${width}\ \text{m}$.

(b) The curve lies above the $x$-axis between these values: $\displaystyle\int_0^{${width}} \left(${shown}\right)\mathrm{d}x$

(c) The calculator gives $A = ${sf(area)}\ \text{m}^2$.

(d) The tunnel is a prism: its volume is the area of the cross-section times its length. With the unrounded area, $V = ${Number(area.toPrecision(6))} \times ${length} = ${three(volume)}\ \text{m}^3$.

(e) $\dfrac{${Number(volume.toPrecision(7))}}{${load}} = ${Number((volume / load).toPrecision(5))}$. After $${Math.floor(volume / load - 1e-9)}$ journeys some rock is left, so $${grouped(trips)}$ journeys are needed.

**Calculator:** draw the curve and use the tool for the integral between $0$ and $${width}$ (TI-Nspire: Analyze Graph, Integral. Casio fx-CG50: G-Solv, $\int\mathrm{d}x$).

**Watch out:** Write the brackets, the limits and $\mathrm{d}x$ in part (b). In part (e) round *up*, whatever the next digit is.`,
      scheme: [
        [md`(a) sets $y = 0$`, 'M1'],
        [md`$${width}\ \text{m}$`, 'A1'],
        [md`(b) correct function with $\mathrm{d}x$`, 'A1'],
        [md`limits $0$ and $${width}$`, 'A1'],
        [md`(c) $${sf(area)}\ \text{m}^2$`, 'A1'],
        [md`(d) multiplies their area by $${length}$`, 'M1'],
        [md`$${three(volume)}\ \text{m}^3$`, 'A1'],
        [md`(e) divides their volume by $${load}$`, 'M1'],
        [
          md`$${grouped(trips)}$ (allow the next whole number above a value found from a rounded volume)`,
          'A1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${width}`, accuracy: 'exact', unit: 'm' },
        { part: 'b', kind: 'self', why: 'write down an integral' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(area.toPrecision(9))}`,
          unit: 'm^2',
          mistakes: [
            { value: `${width * height}`, note: md`That is the rectangle around the tunnel. Integrate.` },
            { value: sf((width * height) / 2, 5), note: md`That is a triangle. The curve bulges outwards.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(volume.toPrecision(9))}`,
          unit: 'm^3',
          follows: `c.1 * ${length}`,
          unless: 'v <= 0',
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${trips}`,
          accuracy: 'exact',
          mistakes: [{ value: `${trips - 1}`, note: md`Some rock is left after that. Round up.` }].filter(
            () => (trips - 1) % 10 !== 0,
          ),
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `x = ${width}`, value: Number(zeros.at(-1)!.toFixed(5)) },
        { part: 'c', route: 'exact', shown: md`A = ${sf(area)}`, value: (2 * width * height) / 3 },
        {
          part: 'd',
          route: 'exact',
          shown: md`${three(volume)}\ \text{m}^3`,
          value: ((2 * width * height) / 3) * length,
        },
        {
          part: 'e',
          route: 'exact',
          shown: grouped(trips),
          value: Math.ceil((2 * width * height * length) / (3 * load) - 1e-9),
        },
      ],
      drawings: {
        tunnel: plot({
          x: [-1, width + 1.5],
          y: [-0.8, height + 1],
          ticks: false,
          height: 190,
          areas: [{ f, from: 0, to: width }],
          curves: [{ f, from: 0, to: width }],
          description:
            'The region below an arch that begins at the origin and ends further right on the x-axis. It is shaded.',
        }),
      },
    };
  },
});
