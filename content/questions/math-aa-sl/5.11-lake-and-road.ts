import { integral, maximum, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.10', '5.8', '2.9'],
  parameters: {
    place: choice('in Patagonia', 'in Lapland', 'on Hokkaido', 'in Tasmania', 'in the Rwenzori mountains'),
    a: choice(2, 2.5, 3, 3.5, 4),
    b: choice(0.6, 0.8, 0.9, 1, 1.2, 1.4),
    depth: integers(12, 30, 3),
  },
  allow: ({ a, b }) => a / b >= 2 && a / b <= 4.5,
  write: ({ place, a, b, depth }) => {
    const f = (x: number): number => a * Math.log(x + 1);
    const g = (x: number): number => b * x;
    const meet = root((x) => f(x) - g(x), a / b - 1, 60);
    const area = a * ((meet + 1) * Math.log(meet + 1) - meet) - (b * meet * meet) / 2;
    const wide = a / b - 1;
    const width = f(wide) - g(wide);
    const water = area * 1e6 * depth;
    return {
      text: md`A lake ${place} lies between a straight road and its northern shore. On a map with the unit $1$ km on both axes, where the $y$-axis points north, the road is the line $y = ${b === 1 ? '' : b}x$ and the shore is modelled by the curve $y = ${a}\ln(x + 1)$. The lake is the region that they enclose, as shown.

![](drawing:map)

(a) Find the $x$-coordinate of the eastern end $\mathrm{E}$ of the lake. [2]

(b) Write down an integral for the area of the lake, and find this area. [2]

(c) Find the greatest width of the lake in the north–south direction. [2]

(d) The mean depth of the lake is $${depth}$ m. Find the volume of its water in cubic metres, in the form $p \times 10^q$, where $1 \le p < 10$ and $q \in \mathbb{Z}$. [2]`,
      hints: [
        md`At the ends of the lake, shore and road have the same $y$.`,
        md`The area between two curves is the integral of the upper one minus the lower one.`,
        md`The width at the place $x$ is the vertical distance between the two. It is a function of $x$, and you look for its maximum.`,
        md`A square kilometre is a million square metres.`,
      ],
      answer: md`(a) Solve $${a}\ln(x + 1) = ${b === 1 ? '' : b}x$ with the calculator. Apart from $x = 0$, the western end, it gives $x = ${sf(meet)}$ (more precisely, $${sf(meet, 6)}$).

(b) The shore is north of the road, so it is the upper one:

$$\int_0^{${sf(meet, 6)}} \bigl(${a}\ln(x + 1) - ${b === 1 ? '' : b}x\bigr)\,\mathrm{d}x = ${sf(area)}\ \text{km}^2.$$

(c) The width at $x$ is $w(x) = ${a}\ln(x + 1) - ${b === 1 ? '' : b}x$. It is greatest where $w'(x) = \frac{${a}}{x + 1} - ${b} = 0$, at $x = ${sf(wide)}$ (or read the maximum off the graph of $w$). The greatest width is $w = ${sf(width)}\ \text{km}$.

(d) Volume is area times mean depth. In metres, the area is $${sf(area, 6)} \times 10^6\ \text{m}^2$. So the volume is $${sf(area, 6)} \times 10^6 \times ${depth} = ${sf(water)}\ \text{m}^3$.

**Calculator:** TI-Nspire: draw both graphs; Menu, Analyze Graph, Intersection, then Bounded Area. Draw $w(x)$ as a third graph and use Maximum. Casio fx-CG50: G-Solv, INTSECT, then $\int\mathrm{d}x$; for (c) draw $Y_3 = Y_1 - Y_2$ and use G-Solv, MAX. Keep the unrounded value of (a) in a variable.

**Watch out:** The lake isn't widest where the shore is farthest north. Only the *difference* of the two graphs counts.`,
      scheme: [
        [md`(a) $${a}\ln(x + 1) = ${b === 1 ? '' : b}x$`, 'M1'],
        [md`$x = ${sf(meet)}$`, 'A1'],
        [md`(b) an integral of shore minus road, with the limits $0$ and $${sf(meet)}$`, 'M1'],
        [md`$${sf(area)}\ \text{km}^2$`, 'A1'],
        [
          md`(c) considers $${a}\ln(x + 1) - ${b === 1 ? '' : b}x$ as a function of $x$ and its maximum, at $x = ${sf(wide)}$`,
          'M1',
        ],
        [md`$${sf(width)}$ km`, 'A1'],
        [md`(d) multiplies by $10^6$ and by $${depth}$`, 'M1'],
        [md`$${sf(water)}\ \text{m}^3$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$x =$',
          expected: sf(meet, 8),
          accuracy: { figures: 3 },
          mistakes: [{ value: '0', note: 'This is the western end, where both graphs begin.' }],
        },
        { part: 'b', kind: 'self', why: 'write an integral', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          label: 'Area:',
          expected: sf(area, 8),
          accuracy: { figures: 3 },
          unit: 'km^2',
          marks: 1,
          mistakes: [
            {
              value: sf(area + (b * meet * meet) / 2, 8),
              note: 'This is the area under the shore down to the axis. Take away the part below the road.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(width, 8),
          accuracy: { figures: 3 },
          unit: 'km',
          mistakes: [
            {
              value: sf(wide, 8),
              note: md`This is the $x$ at which the lake is widest. The width is the difference of the two functions there.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - width) > 0.05),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(water.toPrecision(8))}`,
          accuracy: { figures: 3 },
          unit: 'm^3',
          follows: `b.2 * 10^6 * ${depth}`,
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `x = ${sf(meet)}`,
          value: root((x) => Math.exp((b * x) / a) - x - 1, wide, 60),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(area)}\ \text{km}^2`,
          value: integral((x) => f(x) - g(x), 0, meet),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`w = ${sf(width)}\ \text{km}`,
          value: maximum((x) => f(x) - g(x), 0, meet),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(water)}\ \text{m}^3`,
          value: integral((x) => f(x) - g(x), 0, meet) * depth * 1e6,
        },
      ],
      drawings: {
        map: plot({
          x: [0, meet * 1.15],
          y: [0, f(meet) * 1.2],
          ticks: false,
          height: 230,
          curves: [
            { f, from: 0, to: meet * 1.08, label: 'shore', labelAt: meet * 0.35, place: 'nw' },
            { f: g, from: 0, to: meet * 1.08, label: 'road', labelAt: meet * 0.6, place: 'se' },
          ],
          areas: [{ f, g, from: 0, to: meet, fill: 'tint-second' }],
          points: [{ at: [meet, g(meet)], label: 'E', place: 'se' }],
          description:
            'A curve, the shore, and a straight line, the road, both begin at the origin. The shore is above the road until they meet again at E. The region between them, the lake, is shaded.',
        }),
      },
    };
  },
});
