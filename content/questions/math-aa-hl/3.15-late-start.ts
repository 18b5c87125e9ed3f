import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { along, point, type Vector } from '../../authoring/vectors.ts';
import { column, inBrackets, plus, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.14'],
  parameters: {
    place: choice(
      'a vineyard near Mendoza',
      'rice fields near Hoi An',
      'a tea estate near Kericho',
      'an orchard near Bursa',
    ),
    v: choice<Vector[]>([3, -2, 1], [2, 4, -1], [-3, 2, 1], [4, 1, 1], [2, -3, 1], [-2, 4, 1]),
    e: choice<Vector[]>([2, 3, 1], [-1, 3, 1], [3, 1, 2], [1, -2, 2], [-2, -3, 1], [3, -1, 1]),
    /** Where the paths cross: after so many seconds on the first, so many steps on the second. */
    first: integers(10, 24, 2),
    steps: integers(8, 16),
    delay: choice(3, 4, 5, 6),
    cross: choice<Vector[]>([40, 25, 30], [55, 10, 36], [20, 60, 40], [35, 50, 32], [10, 45, 44]),
  },
  allow: ({ v, e, first, steps, delay, cross }) => {
    const [a, b] = [along(cross, v, -first), along(cross, e, -steps)];
    const speed = (Math.hypot(...e) * steps) / (first - delay);
    return (
      a[2] > 3 &&
      b[2] > 3 &&
      first - delay > 5 &&
      speed > 2 &&
      speed < 9 &&
      steps !== first - delay &&
      v[0] * e[1] !== v[1] * e[0] &&
      a[0] !== b[0]
    );
  },
  write: ({ place, v, e, first, steps, delay, cross }) => {
    const [a, b] = [along(cross, v, -first), along(cross, e, -steps)];
    const way = Math.hypot(...e) * steps;
    const time = first - delay;
    const speed = way / time;
    const square = e[0] ** 2 + e[1] ** 2 + e[2] ** 2;
    const own = Math.hypot(...v);
    const [tFound, sFound] = solveLinear(
      [
        [v[0], -e[0]],
        [v[1], -e[1]],
      ],
      [b[0] - a[0], b[1] - a[1]],
    ) as [number, number];
    const met = along(a, v, tFound);
    const far = Math.hypot(met[0] - b[0], met[1] - b[1], met[2] - b[2]);
    const side = (start: number, step: number, letter: string) =>
      start === 0 ? term(step, letter) : `${start}${plus(step, letter)}`;
    const row = (at: 0 | 1 | 2) => `${side(a[at], v[at], 't')} = ${side(b[at], e[at], 's')}`;
    return {
      text: md`Two drones spray ${place}. Lengths are in metres, and the $z$-axis points up. The first drone is at $${point(a)}$ at the time $t = 0$, where $t$ is in seconds, and flies with the constant velocity $${column(...v)}\ \text{m s}^{-1}$.

The second drone hovers at $${point(b)}$ until $t = ${delay}$. Then it flies off with a constant speed in the direction of the vector $${column(...e)}$.

(a) Find the speed of the first drone. [1]

(b) Show that the paths of the drones cross, and find the coordinates of the point where they cross. [5]

(c) Find the speed of the second drone for which the drones would collide. [3]`,
      hints: [
        'The speed is the magnitude of the velocity.',
        md`For (b) the drones need not be at the same place at the same time. Use one parameter for each path, solve two of the equations, and test the third.`,
        md`In (c), when does the first drone reach the crossing point? How long is the second one on its way by then, and how far must it go?`,
      ],
      answer: md`(a) The speed is $\sqrt{${v.map((one) => `${inBrackets(one)}^2`).join(' + ')}} = ${sf(own)}\ \text{m s}^{-1}$.

(b) The first path is $\mathbf{r} = ${column(...a)} + t${column(...v)}$. The second path is $\mathbf{r} = ${column(...b)} + s${column(...e)}$, where $s$ only counts steps along the path: it is not the time. Where they cross,

$$${([0, 1, 2] as const).map(row).join(md`, \qquad `)}$$

The first two equations give $t = ${first}$ and $s = ${steps}$. The third equation is then satisfied: $${a[2]}${plus(v[2] * first)} = ${cross[2]}$ and $${b[2]}${plus(e[2] * steps)} = ${cross[2]}$. So the paths cross, and the point is $${point(cross)}$.

(c) The first drone reaches this point at $t = ${first}$. The second one starts at $t = ${delay}$, so it would have to get there in $${first} - ${delay} = ${time}$ seconds. Its way has the length

$$${steps}\left|${column(...e)}\right| = ${steps}\sqrt{${square}} = ${sf(way, 5)}\ \text{m}$$

So the drones collide if its speed is $\frac{${sf(way, 5)}}{${time}} = ${sf(speed)}\ \text{m s}^{-1}$.

**Calculator:** solve the first two equations as a system. TI-Nspire: Menu, Algebra, Solve System of Linear Equations. Casio fx-CG50: Equation, Simultaneous, 2 unknowns.

**Watch out:** The vector $${column(...e)}$ is only a direction. Its magnitude is not the speed of the second drone.`,
      scheme: [
        [md`(a) $${sf(own)}\ \text{m s}^{-1}$`, 'A1'],
        [md`(b) equations of both paths with two different parameters`, 'M1'],
        ['sets the coordinates equal and solves two of the equations', 'M1'],
        [md`$t = ${first}$ and $s = ${steps}$`, 'A1'],
        ['tests the third equation and concludes that the paths cross', 'R1'],
        [md`$${point(cross)}$`, 'A1'],
        [md`(c) time of the second drone: $${first} - ${delay} = ${time}$`, 'A1'],
        [md`length of its way, $${steps}\sqrt{${square}}$, divided by this time`, 'M1'],
        [md`$${sf(speed)}\ \text{m s}^{-1}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(own.toPrecision(9))}`,
          unit: 'm s^-1',
          mistakes: [
            {
              value: `${v.reduce((total, one) => total + one ** 2, 0)}`,
              note: 'This is the square of the speed. Take its root.',
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that', marks: 3 },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'Point:',
          expected: point(cross),
          accuracy: 'exact',
          marks: 2,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(speed.toPrecision(9))}`,
          unit: 'm s^-1',
          mistakes: [
            {
              value: sf(way / first),
              note: md`The second drone is not on its way for the whole time: it hovers until $t = ${delay}$.`,
            },
            {
              value: sf(way / (first + delay)),
              note: 'The second drone starts later, so it has less time, not more.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(own)}\ \text{m s}^{-1}`,
          value: Math.hypot(cross[0] - a[0], cross[1] - a[1], cross[2] - a[2]) / first,
        },
        { part: 'b', route: 'numeric', shown: `t = ${first}`, value: tFound },
        { part: 'b', route: 'numeric', shown: `s = ${steps}`, value: sFound },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value: far / (tFound - delay),
        },
      ],
    };
  },
});
