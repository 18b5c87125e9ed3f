import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    garden: choice('Kew', 'Bogotá', 'Kyoto', 'Cape Town', 'Isfahan'),
    radius: integers(4, 12),
    tenths: integers(8, 24),
  },
  allow: ({ tenths }) => tenths % 10 !== 0,
  write: ({ garden, radius, tenths }) => {
    const angle = tenths / 10;
    const arc = Number((radius * angle).toPrecision(9));
    const perimeter = Number((2 * radius + arc).toPrecision(9));
    const area = 0.5 * radius ** 2 * angle;
    const triangle = 0.5 * radius ** 2 * Math.sin(angle);
    const segment = area - triangle;
    const half = radius * Math.sin(angle / 2);
    return {
      text: md`A flower bed in a garden in ${garden} is a sector $OAB$ of a circle with centre $O$ and radius $${radius}$ m. The perimeter of the flower bed is $${perimeter}$ m. Let $\theta = A\hat{O}B$, measured in radians.

![](drawing:bed)

(a) Show that $\theta = ${angle}$. [2]

(b) Find the area of the flower bed. [2]

A straight path is laid along $[AB]$. The region between the path and the arc $AB$ is planted with roses.

(c) Find the area that is planted with roses. [3]

(d) Find the length of the path. [2]`,
      hints: [
        md`The perimeter consists of the arc and two radii.`,
        md`Take the triangle $OAB$ away from the sector. Is your calculator in radians?`,
      ],
      answer: md`(a) Let $r$ be the radius. The perimeter consists of the arc and two radii, so the arc has the length $${perimeter} - 2 \times ${radius} = ${arc}$ m. An arc has the length $r\theta$, so $\theta = \dfrac{${arc}}{${radius}} = ${angle}$.

(b) The area is $\frac{1}{2}r^2\theta = \frac{1}{2} \times ${radius}^2 \times ${angle} = ${sf(area)}\ \text{m}^2$.

(c) The triangle $OAB$ has the area $\frac{1}{2} \times ${radius}^2 \times \sin ${angle} = ${sf(triangle, 5)}\ \text{m}^2$. The roses cover the sector without this triangle: $${sf(area, 5)} - ${sf(triangle, 5)} = ${sf(segment)}\ \text{m}^2$.

(d) By the cosine rule, $AB^2 = 2 \times ${radius}^2 - 2 \times ${radius}^2\cos ${angle}$, so $AB = ${sf(2 * half)}\ \text{m}$.

**Watch out:** Set the calculator to radians for $\sin ${angle}$ and $\cos ${angle}$: in degrees, the triangle would have hardly any area. And the perimeter in (a) isn't the arc alone.`,
      scheme: [
        [md`$2 \times ${radius} + ${radius}\theta = ${perimeter}$`, 'M1'],
        [md`solves to obtain $\theta = ${angle}$`, 'A1'],
        [md`$\frac{1}{2} \times ${radius}^2 \times ${angle}$`, 'M1'],
        [md`$${sf(area)}\ \text{m}^2$`, 'A1'],
        [md`$\frac{1}{2} \times ${radius}^2 \times \sin ${angle}$`, 'M1'],
        [md`subtracts the area of the triangle from that of the sector`, 'M1'],
        [md`$${sf(segment)}\ \text{m}^2$`, 'A1'],
        [md`uses the cosine rule, or $2r\sin\frac{\theta}{2}$`, 'M1'],
        [md`$${sf(2 * half)}$ m`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${radius}^2 * ${angle} / 2`,
          unit: 'm^2',
          mistakes: [
            { value: `${radius}^2 * ${angle}`, note: md`The area of a sector has the factor $\frac{1}{2}$.` },
            { value: sf(arc), note: md`This is the length of the arc.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(segment),
          unit: 'm^2',
          follows: `b.1 - ${radius}^2 * sin(${angle}) / 2`,
          unless: 'a <= 0',
          mistakes: [
            {
              value: sf(area - 0.5 * radius ** 2 * Math.sin((angle * Math.PI) / 180)),
              note: md`Your calculator was in degrees. The angle is in radians.`,
            },
            {
              value: sf(triangle),
              note: md`This is the triangle. The roses grow in what it leaves of the sector.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(2 * half),
          unit: 'm',
          mistakes: [
            { value: sf(arc), note: md`This is the length of the arc. The path is straight.` },
            { value: sf(half), note: md`This is half of the path, from its middle to one end.` },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(area)}\ \text{m}^2`,
          value: integral((turn) => radius ** 2 / 2 + 0 * turn, 0, angle),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(segment)}\ \text{m}^2`,
          // Strips between the chord and the arc, across the axis of symmetry.
          value: integral((turn) => 2 * (radius * Math.sin(turn)) ** 2, 0, angle / 2),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`AB = ${sf(2 * half)}\ \text{m}`,
          value: Math.hypot(radius * Math.cos(angle) - radius, radius * Math.sin(angle)),
        },
      ],
      drawings: {
        bed: sketch({
          points: {
            O: [0, 0],
            A: [radius * Math.sin(-angle / 2), radius * Math.cos(angle / 2)],
            B: [radius * Math.sin(angle / 2), radius * Math.cos(angle / 2)],
          },
          segments: [
            { of: 'OA', label: `${radius} m` },
            { of: 'OB', label: `${radius} m` },
            { of: 'AB', dashed: true },
          ],
          arcs: [{ centre: 'O', from: 'B', to: 'A' }],
          sectors: [{ centre: 'O', from: 'B', to: 'A' }],
          angles: [{ at: 'O', from: 'B', to: 'A', label: 'θ' }],
          width: 240,
          height: 180,
          description: `A sector OAB of a circle with centre O and radius ${radius} m. The angle at O is called theta. The chord AB is drawn as a dashed line.`,
        }),
      },
    };
  },
});
