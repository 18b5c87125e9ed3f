import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const bearing = (degrees: number): string => String(Math.round(degrees)).padStart(3, '0');
const from = ([x, y]: readonly [number, number], length: number, at: number): readonly [number, number] => [
  x + length * Math.sin(radians(at)),
  y + length * Math.cos(radians(at)),
];

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.2'],
  parameters: {
    trip: choice(
      { who: 'A research ship', place: 'the harbour of Hobart' },
      { who: 'A fishing boat', place: 'the port of Mindelo' },
      { who: 'A hang-glider', place: 'a hill near Medellín' },
      { who: 'A dog sled', place: 'a hut in Lapland' },
    ),
    first: integers(6, 15),
    second: integers(6, 15),
    one: integers(42, 80),
    two: integers(100, 165),
  },
  allow: ({ first, second, one, two }) => first !== second && two - one >= 40 && two - one <= 120,
  write: ({ trip, first, second, one, two }) => {
    const b = from([0, 0], first, one);
    const c = from(b, second, two);
    const inner = 180 - (two - one);
    const square = first ** 2 + second ** 2 - 2 * first * second * Math.cos(radians(inner));
    const distance = Math.sqrt(square);
    const atA = (Math.asin(Math.min(1, (second * Math.sin(radians(inner))) / distance)) * 180) / Math.PI;
    const angle = (Math.acos((first ** 2 + square - second ** 2) / (2 * first * distance)) * 180) / Math.PI;
    const toA = decimals(one + angle, 2).padStart(6, '0');
    const back = one + angle + 180;
    return {
      text: md`${trip.who} leaves ${trip.place}, at the point $A$, and goes $${first}$ km on a bearing of $${bearing(one)}^\circ$ to the point $B$. It then goes $${second}$ km on a bearing of $${two}^\circ$ to the point $C$.

![](drawing:map)

(a) Show that $A\hat{B}C = ${inner}^\circ$. [2]

(b) Find $AC$. [3]

(c) Find the bearing on which it must go to return straight from $C$ to $A$. [4]`,
      hints: [
        md`The north lines at $A$ and $B$ are parallel. Which angle does $[BA]$ make with the north line at $B$?`,
        md`For part (c), find the angle $B\hat{A}C$ first, and then the bearing of $C$ from $A$.`,
      ],
      answer: md`(a) The bearing of $A$ from $B$ is $${bearing(one)}^\circ + 180^\circ = ${one + 180}^\circ$, and the bearing of $C$ from $B$ is $${two}^\circ$. The angle between the two directions is $${one + 180}^\circ - ${two}^\circ = ${inner}^\circ$.

(b) By the cosine rule, $AC^2 = ${first}^2 + ${second}^2 - 2 \times ${first} \times ${second} \times \cos ${inner}^\circ = ${sf(square, 5)}$, so $AC = ${sf(distance)}\ \text{km}$.

(c) By the cosine rule again, $\cos B\hat{A}C = \dfrac{${first}^2 + ${sf(square, 5)} - ${second}^2}{2 \times ${first} \times ${sf(distance, 5)}}$, so $B\hat{A}C = ${sf(angle)}^\circ$. (The sine rule gives the same${Math.abs(atA - angle) < 1e-6 ? '' : ', if the obtuse angle is chosen'}.) The bearing of $C$ from $A$ is $${bearing(one)}^\circ + ${decimals(angle, 2)}^\circ = ${toA}^\circ$. The way back has the opposite direction: the bearing is $${toA}^\circ + 180^\circ = ${sf(back)}^\circ$.

**Watch out:** The difference $${two}^\circ - ${one}^\circ$ of the bearings is the angle by which the direction turns at $B$; the angle inside the triangle is what is left to $180^\circ$. In (c), don't stop at the bearing of $C$ from $A$.`,
      scheme: [
        [md`uses parallel north lines, such as the bearing $${one + 180}^\circ$ of $A$ from $B$`, 'M1'],
        [md`$${one + 180}^\circ - ${two}^\circ = ${inner}^\circ$`, 'A1'],
        [md`uses the cosine rule`, 'M1'],
        [
          md`$${first}^2 + ${second}^2 - 2 \times ${first} \times ${second} \times \cos ${inner}^\circ$`,
          'A1',
        ],
        [md`$${sf(distance)}$ km`, 'A1'],
        [md`uses the cosine rule or the sine rule to find $B\hat{A}C$`, 'M1'],
        [md`$B\hat{A}C = ${sf(angle)}^\circ$`, 'A1'],
        [md`adds $${one}^\circ$ and $180^\circ$`, 'M1'],
        [md`$${sf(back)}^\circ$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(distance.toPrecision(9))}`,
          unit: 'km',
          mistakes:
            Math.abs(inner - 90) < 5
              ? []
              : [
                  {
                    value: sf(Math.hypot(first, second)),
                    note: md`You used Pythagoras' theorem, but the angle at $B$ isn't a right angle.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(back),
          unit: '°',
          follows: `${one + 180} + arccos((${first ** 2 - second ** 2} + b.1^2) / (${2 * first} * b.1)) * 180 / pi`,
          mistakes: [
            {
              value: sf(one + angle),
              note: md`This is the bearing of $C$ from $A$. The way back has the opposite direction.`,
            },
            {
              value: sf(angle),
              note: md`This is the angle $B\hat{A}C$. A bearing is measured from north, here at $C$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`AC = ${sf(distance)}\ \text{km}`,
          value: Math.hypot(c[0], c[1]),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(back)}^\circ`,
          value: ((Math.atan2(-c[0], -c[1]) * 180) / Math.PI + 360) % 360,
          within: 0.5001,
        },
      ],
      drawings: {
        map: sketch({
          points: {
            A: [0, 0],
            B: b,
            C: c,
            N: [0, first * 0.62],
            M: [b[0], b[1] + first * 0.55],
          },
          segments: [
            { of: 'AB', label: `${first} km` },
            { of: 'BC', label: `${second} km` },
            { of: 'AC', dashed: true },
            { of: 'AN', arrow: true, ink: 'soft' },
            { of: 'BM', arrow: true, ink: 'soft' },
          ],
          labels: { N: 'N', M: 'N' },
          angles: [
            { at: 'A', from: 'N', to: 'B', label: `${one}°` },
            { at: 'B', from: 'M', to: 'C', label: `${two}°` },
          ],
          description: `A map with arrows to the north at A and at B. The segment from A to B is ${first} km long and makes an angle of ${one}° clockwise with the north at A. The segment from B to C is ${second} km long and makes an angle of ${two}° clockwise with the north at B. A dashed line joins A and C.`,
        }),
      },
    };
  },
});
