import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    garden: choice(
      'a park in Windhoek',
      'a school garden in Athens',
      'a golf course in Hua Hin',
      'a garden in Salta',
    ),
    radius: integers(4.5, 12, 0.5),
    angle: integers(70, 160, 5),
    water: choice(12, 15, 18, 20),
  },
  write: ({ garden, radius, angle, water }) => {
    const turn = (angle * Math.PI) / 180;
    const arc = (angle / 360) * 2 * Math.PI * radius;
    const area = (angle / 360) * Math.PI * radius ** 2;
    return {
      text: md`A sprinkler in ${garden} stands at a point $O$. It turns to and fro through an angle of $${angle}^\circ$ and waters the grass up to a distance of $${radius}\ \text{m}$. The watered region is the sector $OAB$.

![](drawing:sector)

(a) Find the length of the arc $AB$. [2]

(b) Find the perimeter of the watered region. [1]

(c) Find the area of the watered region. [2]

(d) In one hour the sprinkler gives $${water}$ litres to each square metre. Find the number of litres that it uses in one hour. [1]`,
      hints: [
        md`Which fraction of the full circle is a sector with an angle of $${angle}^\circ$?`,
        md`The perimeter goes all the way round: the arc and two radii.`,
      ],
      answer: md`(a) The arc is $\frac{${angle}}{360}$ of the circle: $\dfrac{${angle}}{360} \times 2\pi \times ${radius} = ${sf(arc)}\ \text{m}$

(b) The perimeter is $${sf(arc, 4)} + 2 \times ${radius} = ${sf(arc + 2 * radius)}\ \text{m}$.

(c) The area is $\dfrac{${angle}}{360} \times \pi \times ${radius}^2 = ${sf(area)}\ \text{m}^2$.

(d) $${sf(area, 5)} \times ${water} = ${sf(area * water)}$ litres

**Watch out:** The arc alone isn't the perimeter, since the straight sides $OA$ and $OB$ are part of the border too. Check the units: $2\pi r$ gives a length, $\pi r^2$ gives an area.`,
      scheme: [
        [md`substitutes into the formula for the length of an arc`, 'M1'],
        [md`$${sf(arc)}\ \text{m}$`, 'A1'],
        [md`$${sf(arc + 2 * radius)}\ \text{m}$`, 'A1'],
        [md`substitutes into the formula for the area of a sector`, 'M1'],
        [md`$${sf(area)}\ \text{m}^2$`, 'A1'],
        [md`$${sf(area * water)}$ litres`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${arc}`,
          unit: 'm',
          mistakes: [
            {
              value: `${arc / 2}`,
              note: md`The circumference of a circle is $2\pi r$; you took half of it.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${arc + 2 * radius}`,
          unit: 'm',
          follows: `a.1 + 2 * ${radius}`,
          unless: 'p <= 0',
          mistakes: [{ value: `${arc + radius}`, note: md`You added one radius. The perimeter has two.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${area}`,
          unit: 'm^2',
          mistakes: [
            {
              value: `${(angle / 360) * Math.PI * radius}`,
              note: md`The radius has to be squared in the formula for the area.`,
            },
            {
              value: `${Math.PI * radius ** 2}`,
              note: md`That is the whole circle. Only $${angle}^\circ$ of $360^\circ$ are watered.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${area * water}`,
          unit: 'litres',
          follows: `c.1 * ${water}`,
          unless: 'v <= 0',
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(arc)}\\ \\text{m}`,
          value: integral((t) => Math.hypot(radius * Math.sin(t), radius * Math.cos(t)), 0, turn),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(arc + 2 * radius)}\\ \\text{m}`,
          value: radius * (turn + 2),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(area)}\\ \\text{m}^2`,
          value: integral((r) => r * turn, 0, radius),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(area * water)}`,
          value: water * integral((r) => r * turn, 0, radius),
        },
      ],
      drawings: {
        sector: sketch({
          points: {
            O: [0, 0],
            A: [radius * Math.sin(turn / 2), radius * Math.cos(turn / 2)],
            B: [-radius * Math.sin(turn / 2), radius * Math.cos(turn / 2)],
          },
          segments: [{ of: 'OA', label: `${radius} m` }, 'OB'],
          arcs: [{ centre: 'O', from: 'A', to: 'B' }],
          sectors: [{ centre: 'O', from: 'A', to: 'B' }],
          angles: [{ at: 'O', from: 'A', to: 'B', label: `${angle}°` }],
          height: 200,
          description: `The sector OAB of a circle with centre O, radius ${radius} m and an angle of ${angle} degrees at O.`,
        }),
      },
    };
  },
});
