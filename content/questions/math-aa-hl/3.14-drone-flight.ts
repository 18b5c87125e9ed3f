import { minimum, minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, fraction, plus, sf, term } from '../../authoring/wording.ts';

const missions = [
  { who: 'A survey drone', where: 'a glacier in Iceland', mast: 'a weather mast' },
  { who: 'A delivery drone', where: 'the hills near Kigali', mast: 'a radio mast' },
  { who: 'A crop-spraying drone', where: 'a rice field near Hanoi', mast: 'a water tower' },
  { who: 'A mapping drone', where: 'a salt flat in Bolivia', mast: 'an observation tower' },
];

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.12'],
  parameters: {
    mission: choice(0, 1, 2, 3),
    start: choice([20, 10, 4], [-30, 20, 6], [40, -25, 10], [-15, -40, 8], [10, 60, 12]),
    velocity: choice([3, 4, 1], [6, 2, 3], [-2, 5, 2], [4, -1, 2], [5, 5, 1], [-4, 3, 2], [7, -4, 4]),
    later: integers(8, 15),
    mast: choice([40, 50], [-10, 60], [60, -30], [0, 25], [-50, -20]),
  },
  allow: ({ start, velocity, mast }) => {
    const best = nearest(start, velocity, mast);
    return best > 2 && best < 25 && distance(start, velocity, mast, best) > 8;
  },
  write: ({ mission, start, velocity, later, mast }) => {
    const { who, where, mast: tower } = missions[mission]!;
    const [a, b, c] = start;
    const [u, v, w] = velocity;
    const speed = Math.hypot(u, v, w);
    const position = [a + later * u, b + later * v, c + later * w];
    const best = nearest(start, velocity, mast);
    const least = distance(start, velocity, mast, best);
    const horizontal = (t: number) => Math.hypot(a + t * u - mast[0], b + t * v - mast[1]);
    const [dx, dy] = [a - mast[0], b - mast[1]];
    const top = -(dx * u + dy * v);
    return {
      text: md`${who} flies over ${where}. Lengths are in metres, the $x$-axis points east, the $y$-axis points north and the $z$-axis points up. The position of the drone $t$ seconds after it is first seen is

$$\mathbf{r} = ${column(a, b, c)} + t${column(u, v, w)}$$

(a) Find the speed of the drone. [2]

(b) Find the position vector of the drone when $t = ${later}$. [1]

(c) The foot of ${tower} is at the point $(${mast[0]}, ${mast[1]}, 0)$. Find the time at which the horizontal distance of the drone from the vertical line through this point is least, and find this distance. [5]`,
      hints: [
        'The speed is the magnitude of the velocity vector.',
        md`For the horizontal distance only the $x$- and $y$-coordinates count. Write the square of this distance as a function of $t$.`,
      ],
      answer: md`(a) The velocity is $${column(u, v, w)}$, so the speed is $\sqrt{${u * u} + ${v * v} + ${w * w}} = ${sf(speed)}\ \text{m s}^{-1}$.

(b) $\mathbf{r} = ${column(a, b, c)} + ${later}${column(u, v, w)} = ${column(...position)}$.

(c) Seen from the vertical line, the drone is $(${along(dx, u)})$ metres to the east and $(${along(dy, v)})$ metres to the north. So the square of the horizontal distance is

$$d^2 = (${along(dx, u)})^2 + (${along(dy, v)})^2$$

Its derivative $2 \times ${u < 0 ? `(${u})` : u}(${along(dx, u)}) + 2 \times ${v < 0 ? `(${v})` : v}(${along(dy, v)})$ is zero when $${term(u * u + v * v, 't')} = ${top}$, that is, $t = ${sf(best)}\ \text{s}$. (Or: find the minimum with technology.) The least distance is $d = ${sf(least)}\ \text{m}$.

**Calculator:** For (c) draw $d$ as a function of the time, with $x$ in place of $t$. TI-Nspire: Menu, Analyze Graph, Minimum. Casio fx-CG50: G-Solv, MIN.

**Watch out:** All three components count for the speed in (a), but only the first two for the horizontal distance in (c). And don't give $d^2$ as the distance: take the square root at the end.`,
      scheme: [
        ['finds the magnitude of the direction vector', 'M1'],
        [md`$${sf(speed)}\ \text{m s}^{-1}$`, 'A1'],
        [md`$${column(...position)}$`, 'A1'],
        [
          md`the horizontal vector from the line to the drone: $${column(`${along(dx, u)}`, `${along(dy, v)}`)}$`,
          'A1',
        ],
        [md`an expression for $d$ or $d^2$ in terms of $t$`, 'M1'],
        ['minimises it, by technology, by the derivative or with a scalar product', 'M1'],
        [md`$t = ${sf(best)}$`, 'A1'],
        [md`$d = ${sf(least)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: md`\sqrt{${u * u + v * v + w * w}}`,
          unit: 'm s^-1',
          mistakes: [
            {
              value: md`\sqrt{${u * u + v * v}}`,
              note: 'This is the horizontal speed. The drone also moves up.',
            },
            {
              value: md`\sqrt{${a * a + b * b + c * c}}`,
              note: 'This is the distance from the origin at the beginning. The speed is the magnitude of the velocity.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'vector',
          expected: column(...position),
          accuracy: 'exact',
          mistakes: [
            {
              value: column(later * u, later * v, later * w),
              note: md`This is how far the drone has moved. Add where it was at $t = 0$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: fraction(top, u * u + v * v),
          unit: 's',
          marks: 3,
          mistakes: [
            {
              value: fraction(top - c * w, u * u + v * v + w * w),
              note: md`You took the height into account as well. Only the $x$- and $y$-coordinates count for the horizontal distance.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$d =$',
          expected: md`\frac{${Math.abs(dx * v - dy * u)}}{\sqrt{${u * u + v * v}}}`,
          unit: 'm',
          marks: 2,
          follows: `sqrt((${dx} + (${u}) * c.1)^2 + (${dy} + (${v}) * c.1)^2)`,
          unless: 'd < 0',
          mistakes: [
            {
              value: sf(least * least, 6),
              note: md`This is $d^2$. Take the square root.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value: Math.hypot(position[0]! - a, position[1]! - b, position[2]! - c) / later,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`t = ${sf(best)}\ \text{s}`,
          value: minimumAt(horizontal, 0, 40),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`d = ${sf(least)}\ \text{m}`,
          value: minimum(horizontal, 0, 40),
        },
      ],
    };
  },
});

type Triple = readonly [number, number, number];
type Pair = readonly [number, number];

function nearest([a, b]: Triple, [u, v]: Triple, [x, y]: Pair): number {
  return -((a - x) * u + (b - y) * v) / (u * u + v * v);
}

function distance([a, b]: Triple, [u, v]: Triple, [x, y]: Pair, t: number): number {
  return Math.hypot(a + t * u - x, b + t * v - y);
}

function along(from: number, by: number): string {
  return from === 0 ? term(by, 't') : `${from}${plus(by, 't')}`;
}
