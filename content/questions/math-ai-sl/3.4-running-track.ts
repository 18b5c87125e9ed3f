import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    school: choice('Eldoret', 'Kingston', 'Gaborone', 'Oulu', 'Daegu'),
    straight: integers(60, 85, 5),
    radius: integers(22, 34),
    lane: choice(1.1, 1.2, 1.25),
    which: integers(3, 6),
  },
  write: ({ school, straight, radius, lane, which }) => {
    const out = Number((radius + (which - 1) * lane).toFixed(2));
    const inner = 2 * straight + 2 * Math.PI * radius;
    const outer = 2 * straight + 2 * Math.PI * out;
    const stagger = outer - inner;
    const rough = Math.round(outer) - Math.round(inner);
    const angle = (stagger * 180) / (Math.PI * out);
    const bend = (r: number) => integral((t) => Math.hypot(r * Math.sin(t), r * Math.cos(t)), 0, Math.PI);
    return {
      text: md`A running track at a school in ${school} has two straight parts of length $${straight}\ \text{m}$ and two ends that are semicircles. A runner in lane 1 runs along the semicircles at a distance of $${radius}\ \text{m}$ from their centres. In each further lane this distance is $${lane}\ \text{m}$ greater than in the lane before. The diagram shows the paths of runners in lanes 1 and ${which}.

![](drawing:track)

(a) Find the distance that a runner in lane 1 runs in one lap. [2]

(b) Find the distance that a runner in lane ${which} runs in one lap. [3]

In a race over one lap, both runners finish at the line $F$. To make the race fair, the runner in lane ${which} starts farther along the first bend than the runner in lane 1, who starts at $F$.

(c) Write down how many metres ahead, measured along lane ${which}, this start is. [1]

(d) Find the angle through which the runner in lane ${which} has been moved forward around the centre $M$ of the bend. [2]

(e) State why the length of the straight parts does not matter in (c). [1]`,
      hints: [
        md`Put the two semicircles together. What do they form?`,
        md`Lane 2 is $${lane}\ \text{m}$ farther out than lane 1. How many such steps are there from lane 1 to lane ${which}?`,
        md`For (d), the distance of (c) is the length of an arc in lane ${which}.`,
      ],
      answer: md`(a) The two semicircles together make a full circle of radius $${radius}\ \text{m}$:

$$2 \times ${straight} + 2\pi \times ${radius} = ${sf(inner)}\ \text{m} \quad (${sf(inner, 6)}\ldots)$$

(b) From lane 1 to lane ${which} there are $${which - 1}$ steps, so the radius is $${radius} + ${which - 1} \times ${lane} = ${out}\ \text{m}$:

$$2 \times ${straight} + 2\pi \times ${out} = ${sf(outer)}\ \text{m} \quad (${sf(outer, 6)}\ldots)$$

(c) The start must make up for the difference: $${sf(outer, 6)} - ${sf(inner, 6)} = ${sf(stagger)}\ \text{m}$

(d) This distance is an arc of a circle with radius $${out}\ \text{m}$. With the angle $\theta$ in degrees,

$$\frac{\theta}{360} \times 2\pi \times ${out} = ${sf(stagger, 5)}, \quad \text{so} \quad \theta = ${sf(angle)}^\circ.$$

(e) The straight parts are equally long in all lanes, so they cancel when the two distances are subtracted.

**Another way for (c):** only the circles differ, so the difference is $2\pi \times ${which - 1} \times ${lane}$, whatever the radius of the first lane is.

**Watch out:** the difference of two numbers that were rounded to 3 s.f. is far from accurate. Subtract the unrounded values.`,
      scheme: [
        [md`(a) $2 \times ${straight} + 2\pi \times ${radius}$`, 'M1'],
        [md`$${sf(inner)}\ \text{m}$`, 'A1'],
        [md`(b) radius $${out}$`, 'A1'],
        [md`$2 \times ${straight} + 2\pi \times$ their radius`, 'M1'],
        [md`$${sf(outer)}\ \text{m}$`, 'A1'],
        [md`(c) $${sf(stagger)}\ \text{m}$`, 'A1'],
        [md`(d) $\frac{\theta}{360} \times 2\pi \times ${out} =$ their distance`, 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [md`(e) they are the same in both lanes`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${inner}`,
          unit: 'm',
          mistakes: [
            {
              value: `${2 * straight + Math.PI * radius}`,
              note: md`You took one semicircle. There are two.`,
            },
            {
              value: `${2 * straight + 4 * Math.PI * radius}`,
              note: md`Two semicircles make one circle, not two.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${outer}`,
          unit: 'm',
          mistakes: [
            {
              value: `${2 * straight + 2 * Math.PI * (radius + which * lane)}`,
              note: md`From lane 1 to lane ${which} there are only ${which - 1} steps.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${stagger}`,
          unit: 'm',
          follows: 'b.1 - a.1',
          unless: 'd <= 0',
          mistakes: [
            { value: `${stagger / 2}`, note: md`That holds for half a lap. The race goes over a whole lap.` },
            ...([Math.round(stagger), Math.floor(stagger)].includes(rough)
              ? []
              : [{ value: `${rough}`, note: md`You subtracted distances that were rounded before.` }]),
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${angle}`,
          unit: '°',
          follows: `c.1 * 360 / (2 * pi * ${out})`,
          unless: 'a <= 0',
          mistakes: [
            {
              value: `${(stagger * 180) / (Math.PI * radius)}`,
              note: md`You used the radius of lane 1. The runner starts in lane ${which}.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state why' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(inner)}\\ \\text{m}`,
          value: 2 * (straight + bend(radius)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(outer)}\\ \\text{m}`,
          value: 2 * (straight + bend(out)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(stagger)}\\ \\text{m}`,
          value: 2 * Math.PI * (which - 1) * lane,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `\\theta = ${sf(angle)}^\\circ`,
          value: root((degrees) => (bend(out) * degrees) / 180 - 2 * Math.PI * (which - 1) * lane, 0, 180),
        },
      ],
      drawings: {
        track: sketch({
          points: {
            A: [0, radius],
            B: [straight, radius],
            C: [straight, -radius],
            D: [0, -radius],
            E: [0, out * 1.06],
            G: [straight, out * 1.06],
            H: [straight, -out * 1.06],
            I: [0, -out * 1.06],
            L: [0, 0],
            M: [straight, 0],
            F: [straight, -out * 1.3],
          },
          labels: {
            A: false,
            B: false,
            C: false,
            D: false,
            E: false,
            G: false,
            H: false,
            I: false,
            L: false,
          },
          segments: [
            { of: 'AB', label: `${straight} m`, place: 's' },
            'DC',
            'EG',
            'IH',
            { of: 'MB', dashed: true, label: `${radius} m`, place: 'w' },
            'CF',
          ],
          arcs: [
            { centre: 'M', from: 'C', to: 'B' },
            { centre: 'L', from: 'A', to: 'D' },
            { centre: 'M', from: 'H', to: 'G' },
            { centre: 'L', from: 'E', to: 'I' },
          ],
          dots: ['M'],
          height: 220,
          description: `Two closed paths, one inside the other. Each has two straight parts of ${straight} m and two semicircular ends; the inner ends have radius ${radius} m. M is the centre of the right end, and the line F crosses the lower straight where the right end begins.`,
        }),
      },
    };
  },
});
