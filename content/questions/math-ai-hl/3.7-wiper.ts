import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const turns = [
  [2, 3],
  [3, 4],
  [5, 6],
  [3, 5],
  [4, 5],
  [5, 9],
  [7, 12],
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['3.4'],
  parameters: {
    car: choice('a bus in Guayaquil', 'a train in Slovenia', 'a lorry in Perth', 'a tram in Hiroshima'),
    turn: turns,
    inner: integers(12, 30, 2),
    blade: integers(36, 64, 4),
    percent: choice(70, 75, 80, 85),
  },
  write: ({ car, turn: [top, bottom], inner, blade, percent }) => {
    const outer = inner + blade;
    const angle = (top / bottom) * Math.PI;
    const degrees = (top / bottom) * 180;
    const area = (angle / 2) * (outer ** 2 - inner ** 2);
    const rim = angle * (outer + inner) + 2 * blade;
    const glass = (100 * area) / percent;
    const at = (r: number, theta: number): [number, number] => [r * Math.cos(theta), r * Math.sin(theta)];
    const start = (Math.PI - angle) / 2;
    return {
      text: md`The wiper of ${car} turns about a point O. Its blade is $${blade}$ cm long, and the end of the blade that is nearer to O is $${inner}$ cm away from O. The wiper turns through $${degrees}^\circ$.

![](drawing:wiper)

(a) Write $${degrees}^\circ$ in radians, in terms of $\pi$. [1]

(b) Find the length of the path of the outer end of the blade in one sweep. [2]

(c) Find the area that the blade wipes. [3]

(d) Find the perimeter of this area. [2]

(e) The wiped area is $${percent}\%$ of the area of the window. Find the area of the window. [1]`,
      hints: [
        md`$180^\circ$ are $\pi$ radians.`,
        md`How far is the outer end of the blade from O?`,
        md`The wiped area is the difference of two sectors.`,
      ],
      answer: md`(a) $\frac{${degrees}}{180} \times \pi = ${fraction(top, bottom)}\pi$

(b) The outer end is $${inner} + ${blade} = ${outer}$ cm away from O. Its path is an arc of length $r\theta = ${outer} \times ${fraction(top, bottom)}\pi = ${sf(outer * angle)}\ \text{cm}$.

(c) The area is the difference of two sectors: $\frac{1}{2} \times ${fraction(top, bottom)}\pi\left(${outer}^2 - ${inner}^2\right) = ${sf(area)}\ \text{cm}^2$.

(d) The perimeter consists of two arcs and twice the blade: $${outer} \times ${fraction(top, bottom)}\pi + ${inner} \times ${fraction(top, bottom)}\pi + 2 \times ${blade} = ${sf(rim)}\ \text{cm}$.

(e) The window has the area $\frac{${sf(area, 6)}}{${percent / 100}} = ${sf(glass)}\ \text{cm}^2$.

**Watch out:** $${outer}^2 - ${inner}^2$ is not $(${outer} - ${inner})^2$. The blade wipes a ring-shaped piece, not a sector of radius $${blade}$.`,
      scheme: [
        [md`$${fraction(top, bottom)}\pi$`, 'A1'],
        [md`$r\theta$ with $r = ${outer}$`, 'M1'],
        [md`$${sf(outer * angle)}$`, 'A1'],
        [md`area of a sector`, 'M1'],
        [md`difference of two sectors`, 'M1'],
        [md`$${sf(area)}$`, 'A1'],
        [md`two arcs and two straight pieces`, 'M1'],
        [md`$${sf(rim)}$`, 'A1'],
        [md`$${sf(glass)}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${top}pi/${bottom}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number((outer * angle).toPrecision(9))}`,
          unit: 'cm',
          mistakes: [{ value: sf(blade * angle), note: md`The outer end is $${outer}$ cm away from O.` }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(area.toPrecision(9))}`,
          unit: 'cm^2',
          mistakes: [
            {
              value: sf((angle / 2) * blade ** 2),
              note: 'You used a sector with the blade as its radius. Subtract the inner sector from the outer one.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(rim.toPrecision(9))}`,
          unit: 'cm',
          mistakes: [
            {
              value: sf(angle * (outer + inner)),
              note: 'The two straight pieces belong to the perimeter, too.',
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(glass.toPrecision(9))}`,
          unit: 'cm^2',
          follows: `c.1/${percent / 100}`,
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`${fraction(top, bottom)}\pi`,
          value: (degrees * Math.PI) / 180,
        },
        {
          part: 'b',
          route: 'exact',
          shown: md`= ${sf(outer * angle)}\ \text{cm}`,
          value: (2 * Math.PI * outer * degrees) / 360,
        },
        // Length of the blade times the path of its middle.
        {
          part: 'c',
          route: 'exact',
          shown: md`= ${sf(area)}\ \text{cm}^2`,
          value: blade * angle * ((outer + inner) / 2),
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`= ${sf(rim)}\ \text{cm}`,
          value: 2 * blade + (2 * Math.PI * (outer + inner) * degrees) / 360,
        },
        {
          part: 'e',
          route: 'exact',
          shown: md`= ${sf(glass)}\ \text{cm}^2`,
          value: (blade * angle * ((outer + inner) / 2) * 100) / percent,
        },
      ],
      drawings: {
        wiper: sketch({
          points: {
            O: [0, 0],
            A: at(inner, start),
            B: at(outer, start),
            C: at(outer, start + angle),
            D: at(inner, start + angle),
          },
          segments: [
            { of: 'AB', label: `${blade} cm` },
            'CD',
            { of: 'OA', label: `${inner} cm`, dashed: true },
            { of: 'OD', dashed: true },
          ],
          arcs: [
            { centre: 'O', from: 'B', to: 'C' },
            { centre: 'O', from: 'A', to: 'D' },
          ],
          angles: [{ at: 'O', from: 'A', to: 'D', label: `${degrees}°` }],
          description: `The region between two arcs with the centre O and the radii ${inner} cm and ${outer} cm, and an angle of ${degrees} degrees.`,
        }),
      },
    };
  },
});
