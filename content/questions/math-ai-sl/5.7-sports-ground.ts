import { integral, maximum, maximumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const three = (value: number) => grouped(Number(value.toPrecision(3)));

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.1', '5.6'],
  parameters: {
    town: choice('Bergen', 'Harare', 'Windhoek', 'Córdoba', 'Nagoya'),
    track: integers(240, 480, 20),
    grass: choice(4, 5, 6, 8),
    tartan: choice(12, 14, 15, 18),
  },
  write: ({ town, track, grass, tartan }) => {
    const half = track / 2;
    const length = (r: number) => half - Math.PI * r;
    const rectangle = (r: number) => 2 * r * length(r);
    const best = track / (4 * Math.PI);
    const most = rectangle(best);
    const whole = (r: number) => rectangle(r) + Math.PI * r * r;
    const ends = Math.PI * best * best;
    const cost = grass * most + tartan * ends;
    const maxR = half / Math.PI;
    // The whole ground: track·r − πr².
    const largestWhole = maximum(whole, 0, maxR);
    return {
      text: md`A sports ground in ${town} is a rectangle with a semicircle of radius $r\ \text{m}$ at each end. The straight sides are $l\ \text{m}$ long. A running track goes once around it, along its edge. The track is $${track}\ \text{m}$ long.

![](drawing:ground)

(a) Show that $l = ${half} - \pi r$. [2]

The rectangle is used as a playing field.

(b) Show that the area of the rectangle is $A = ${track}r - 2\pi r^2$. [2]

(c) Find $\dfrac{\mathrm{d}A}{\mathrm{d}r}$. [2]

(d) Find the value of $r$ for which the area of the rectangle is greatest. [2]

(e) Find the greatest area of the rectangle, and the length $l$ for it. [3]

(f) The rectangle is covered with grass at $${grass}$ dollars per $\text{m}^2$, and the two semicircles with tartan at $${tartan}$ dollars per $\text{m}^2$. Find the total cost for the value of $r$ from part (d). [3]

The area of the whole ground is $G = ${track}r - \pi r^2$.

(g) Find the value of $r$ for which $G$ would be greatest. State the value of $l$ in this case, and describe the shape of the ground. [4]`,
      hints: [
        md`The track has two straight parts and two half circles.`,
        md`Two semicircles make a whole circle. The width of the rectangle is $2r$.`,
        md`$\pi$ is a number: treat $2\pi$ like any other factor of $r^2$.`,
        md`In part (g) differentiate $G$, and put your $r$ into the formula for $l$.`,
      ],
      answer: md`(a) The track consists of two straight parts, $2l$, and two half circles, which make a whole circle, $2\pi r$: $2l + 2\pi r = ${track}$. Divide by $2$: $l = ${half} - \pi r$.

(b) The rectangle is $2r$ wide and $l$ long: $A = 2r(${half} - \pi r) = ${track}r - 2\pi r^2$

(c) $\dfrac{\mathrm{d}A}{\mathrm{d}r} = ${track} - 4\pi r$

(d) At the greatest area the derivative is $0$: $4\pi r = ${track}$, so $r = \dfrac{${track}}{4\pi} = ${sf(best)}\ \text{m}$. The graph of $A$ is a parabola that opens downwards, so it is a maximum.

(e) With the unrounded $r$, $A = ${three(most)}\ \text{m}^2$. The length is $l = ${half} - \pi r = ${half / 2}\ \text{m}$.

(f) The two semicircles have the area $\pi r^2 = ${three(ends)}\ \text{m}^2$. With unrounded areas the cost is $${grass} \times ${grouped(Number(most.toPrecision(6)))} + ${tartan} \times ${grouped(Number(ends.toPrecision(6)))} = ${three(cost)}$ dollars.

(g) $\dfrac{\mathrm{d}G}{\mathrm{d}r} = ${track} - 2\pi r$. This is $0$ for $r = \dfrac{${track}}{2\pi} = ${sf(maxR)}\ \text{m}$. Then $l = ${half} - \pi \times \dfrac{${track}}{2\pi} = 0$. The straight sides have disappeared: the ground is a circle.

**Calculator:** draw $y = ${track}x - 2\pi x^2$ and use the tool for a maximum. Store the value of $r$ for parts (e) and (f).

**Watch out:** Don't round $r$ before you go on. And use the *whole* circle for both ends together, not half of it.`,
      scheme: [
        [md`(a) $2l + 2\pi r = ${track}$`, 'M1'],
        [md`a correct step that leads to the given result`, 'A1'],
        [md`(b) $2r \times l$`, 'M1'],
        [md`substitutes $l$, which leads to the given result`, 'A1'],
        [md`(c) $${track}$`, 'A1'],
        [md`$-4\pi r$`, 'A1'],
        [md`(d) sets their derivative equal to $0$`, 'M1'],
        [md`$${sf(best)}\ \text{m}$`, 'A1'],
        [md`(e) substitutes their $r$`, 'M1'],
        [md`$${three(most)}\ \text{m}^2$`, 'A1'],
        [md`$l = ${half / 2}\ \text{m}$`, 'A1'],
        [md`(f) area of the semicircles $${three(ends)}\ \text{m}^2$`, '(A1)'],
        [md`sum of both costs`, 'M1'],
        [md`$${three(cost)}$ dollars`, 'A1'],
        [md`(g) $${track} - 2\pi r = 0$`, 'M1'],
        [md`$r = ${sf(maxR)}\ \text{m}$`, 'A1'],
        [md`$l = 0$`, 'A1'],
        [md`a circle`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'expression',
          expected: `${track} - 4pi r`,
          variables: ['r'],
          mistakes: [
            { value: `${track} - 2pi r`, note: md`The exponent $2$ comes to the front: $2\pi \times 2r$.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$r =$`,
          expected: `${Number(best.toPrecision(9))}`,
          unit: 'm',
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Area',
          expected: `${Number(most.toPrecision(9))}`,
          unit: 'm^2',
          follows: `${track} * d.1 - 2 * pi * d.1^2`,
          unless: 'a <= 0',
          marks: 2,
        },
        {
          part: 'e',
          kind: 'number',
          label: md`$l =$`,
          expected: `${Number(length(best).toPrecision(9))}`,
          unit: 'm',
          follows: `${half} - pi * d.1`,
          unless: 'l <= 0',
          marks: 1,
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(cost.toPrecision(9))}`,
          unit: 'dollars',
          follows: `${grass} * e.1 + ${tartan} * pi * d.1^2`,
          unless: 'c <= 0',
          mistakes: [
            {
              value: sf(grass * most + (tartan * ends) / 2, 6),
              note: md`There are two semicircles: together they are a whole circle.`,
            },
          ],
        },
        {
          part: 'g',
          kind: 'number',
          label: md`$r =$`,
          expected: `${Number(maxR.toPrecision(9))}`,
          unit: 'm',
          marks: 2,
        },
        {
          part: 'g',
          kind: 'number',
          label: md`$l =$`,
          expected: '0',
          accuracy: 'exact',
          unit: 'm',
          marks: 1,
        },
        { part: 'g', kind: 'self', why: 'describe', marks: 1 },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: md`${track} - 4\pi r`,
          value: (r) => slope(rectangle, r),
          variable: 'r',
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(best)}\ \text{m}`,
          value: maximumAt(rectangle, 0, maxR),
          within: 0.06,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`A = ${three(most)}\ \text{m}^2`,
          value: maximum(rectangle, 0, maxR),
        },
        { part: 'e', route: 'exact', shown: md`= ${half / 2}\ \text{m}`, value: track / 4 },
        {
          part: 'f',
          route: 'numeric',
          shown: `= ${three(cost)}`,
          value:
            grass * maximum(rectangle, 0, maxR) +
            tartan * 4 * integral((x) => Math.sqrt(Math.max(0, best * best - x * x)), 0, best, 2000),
        },
        {
          part: 'g',
          route: 'numeric',
          shown: md`= ${sf(maxR)}\ \text{m}`,
          value: largestWhole / (track / 2),
          within: 0.06,
        },
        { part: 'g', route: 'exact', shown: '= 0', value: Number(length(maxR).toFixed(9)) },
      ],
      drawings: {
        ground: sketch({
          points: { A: [0, 0], B: [8, 0], C: [8, 4.4], D: [0, 4.4], M: [0, 2.2], N: [8, 2.2] },
          segments: [
            { of: 'AB', label: '*l*' },
            'CD',
            { of: 'BC', dashed: true },
            { of: 'AD', dashed: true },
            { of: 'NC', label: '*r*', place: 'w', dashed: true },
          ],
          arcs: [
            { centre: 'N', from: 'B', to: 'C' },
            { centre: 'M', from: 'D', to: 'A' },
          ],
          dots: ['M', 'N'],
          labels: { A: false, B: false, C: false, D: false, M: false, N: false },
          description: 'A rectangle of length l with a semicircle of radius r at each end.',
        }),
      },
    };
  },
});
