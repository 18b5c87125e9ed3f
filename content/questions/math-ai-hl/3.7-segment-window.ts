import { integral, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['3.4'],
  parameters: {
    thing: choice(
      ['A park in Riga has a lawn', 'm', 'lawn', 'grass', 'bed of flowers'],
      ['A stained-glass window in Cusco has a pane', 'cm', 'pane', 'clear glass', 'piece of red glass'],
      ['A quilt from Lesotho has a patch', 'cm', 'patch', 'white cloth', 'piece of blue cloth'],
    ),
    radius: integers(12, 40),
    angle: choice(0.8, 0.9, 1.1, 1.2, 1.3, 1.4, 1.7, 1.8, 1.9, 2.1, 2.2, 2.3),
  },
  write: ({ thing: [opening, unit, whole, inside, outside], radius, angle }) => {
    const arc = radius * angle;
    const sector = (radius ** 2 * angle) / 2;
    const triangle = (radius ** 2 * Math.sin(angle)) / 2;
    const chord = 2 * radius * Math.sin(angle / 2);
    const point = (turn: number) => [radius * Math.cos(turn), radius * Math.sin(turn)] as const;
    const pieces = 20_000;
    const polygon = sum(
      () => Math.hypot(radius * Math.cos(angle / pieces) - radius, radius * Math.sin(angle / pieces)),
      1,
      pieces,
    );
    const near = radius * Math.cos(angle / 2);
    const segment = integral((turn) => 2 * radius ** 2 * Math.sin(turn) ** 2, 0, Math.acos(near / radius));
    const left = (Math.PI - angle) / 2;
    return {
      text: md`${opening} in the shape of a sector OAB of a circle with centre O and radius $${radius}$ ${unit}. The angle AOB is $${angle}$ radians. The triangle OAB is ${inside}, and the region between the chord [AB] and the arc AB is a ${outside}.

![](drawing:sector)

(a) Find the length of the arc AB. [2]

(b) Find the area of the whole ${whole}. [2]

(c) Find the area of the ${outside}. [3]

(d) Find the perimeter of the ${outside}. [3]`,
      hints: [
        md`With an angle in radians, $l = r\theta$ and $A = \frac{1}{2}r^2\theta$. Check that your calculator is set to radians.`,
        md`The region is what remains of the sector when the triangle is taken away.`,
      ],
      answer: md`(a) $l = r\theta = ${radius} \times ${angle} = ${sf(arc)}\ \text{${unit}}$

(b) $A = \frac{1}{2}r^2\theta = \frac{1}{2} \times ${radius}^2 \times ${angle} = ${sf(sector)}\ \text{${unit}}^2$

(c) The area of the triangle is $\frac{1}{2} \times ${radius}^2 \times \sin ${angle} = ${sf(triangle, 5)}\ \text{${unit}}^2$.

The area of the region is $${sf(sector, 5)} - ${sf(triangle, 5)} = ${sf(sector - triangle)}\ \text{${unit}}^2$.

(d) The length of the chord is $\text{AB} = 2 \times ${radius} \times \sin\frac{${angle}}{2} = ${sf(chord, 5)}\ \text{${unit}}$ (or by the cosine rule).

The perimeter is $${sf(arc, 5)} + ${sf(chord, 5)} = ${sf(arc + chord)}\ \text{${unit}}$.

**Watch out:** The angle is in radians, so the calculator must be in radian mode for the sine. The perimeter in (d) consists of the arc and the chord only; the two radii don't belong to it.`,
      scheme: [
        [md`$${radius} \times ${angle}$`, 'M1'],
        [md`$${sf(arc)}$ ${unit}`, 'A1'],
        [md`$\frac{1}{2} \times ${radius}^2 \times ${angle}$`, 'M1'],
        [md`$${sf(sector)}\ \text{${unit}}^2$`, 'A1'],
        [md`area of the triangle: $\frac{1}{2} \times ${radius}^2 \times \sin ${angle}$`, 'M1'],
        [md`subtracts from the area of the sector`, 'M1'],
        [md`$${sf(sector - triangle)}\ \text{${unit}}^2$`, 'A1'],
        [md`cosine rule, or $2r\sin\frac{\theta}{2}$`, 'M1'],
        [md`$\text{AB} = ${sf(chord, 5)}$`, 'A1'],
        [md`$${sf(arc + chord)}$ ${unit}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(arc.toPrecision(8))}`,
          unit,
          mistakes: [
            {
              value: sf((arc * Math.PI) / 180),
              note: 'You took the angle as degrees. It is given in radians.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(sector.toPrecision(8))}`,
          unit: `${unit}^2`,
          mistakes: [
            {
              value: `${Number((2 * sector).toPrecision(8))}`,
              note: md`You left out the factor $\frac{1}{2}$ of the area of a sector.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number((sector - triangle).toPrecision(8))}`,
          unit: `${unit}^2`,
          follows: `b.1 - ${radius ** 2}/2*sin(${angle})`,
          unless: 'a <= 0',
          mistakes: [
            {
              value: `${Number((sector - (radius ** 2 / 2) * Math.sin((angle * Math.PI) / 180)).toPrecision(8))}`,
              note: 'Your calculator was set to degrees. Set it to radians.',
            },
            {
              value: `${Number(triangle.toPrecision(6))}`,
              note: 'This is the area of the triangle. Subtract it from the area of the sector.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number((arc + chord).toPrecision(8))}`,
          unit,
          follows: `a.1 + 2*${radius}*sin(${angle}/2)`,
          unless: 'l <= 0',
          mistakes: [
            {
              value: sf(arc + 2 * radius),
              note: 'This is the perimeter of the sector. The region is bounded by the arc and the chord.',
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`= ${sf(arc)}\ \text{${unit}}`, value: polygon },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(sector)}\ \text{${unit}}^2`,
          value: integral((r) => r * angle, 0, radius),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(sector - triangle)}\ \text{${unit}}^2`,
          value: segment,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(arc + chord)}\ \text{${unit}}`,
          value: polygon + Math.sqrt(2 * radius ** 2 * (1 - Math.cos(angle))),
        },
      ],
      drawings: {
        sector: sketch({
          points: { O: [0, 0], A: point(left), B: point(left + angle) },
          segments: [{ of: 'OA', label: `${radius} ${unit}` }, 'OB', 'AB'],
          arcs: [{ centre: 'O', from: 'A', to: 'B' }],
          angles: [{ at: 'O', from: 'A', to: 'B', label: String(angle) }],
          width: 220,
          height: 170,
          description: `A sector with centre O, radius ${radius} ${unit} and the angle ${angle} radians at O, and its chord from A to B.`,
        }),
      },
    };
  },
});
