import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.13', '3.10'],
  parameters: {
    story: choice(
      ['A firefighter in Melbourne points a hose at a burning house', 'The water leaves the hose', 'water'],
      ['A catapult at a museum in Kaunas throws a ball', 'The ball leaves the catapult', 'ball'],
      [
        'A training machine in Recife throws a tennis ball',
        'The tennis ball leaves the machine',
        'tennis ball',
      ],
    ),
    height: choice(1.2, 1.5, 1.8, 2, 2.2),
    u: integers(8, 20),
    w: integers(8, 15),
    wall: choice(6, 8, 9, 10, 12),
    top: choice(4, 4.5, 5, 6),
  },
  allow: ({ height, u, w, wall, top }) => {
    const y = height + (w * wall) / u - 4.9 * (wall / u) ** 2;
    return Math.abs(y - top) > 0.2 && Math.abs(y - top) < 3.5;
  },
  write: ({ story: [opening, leaves, thing], height, u, w, wall, top }) => {
    const y = (t: number) => height + w * t - 4.9 * t * t;
    const end = (w + Math.sqrt(w * w + 19.6 * height)) / 9.8;
    const numeric = root(y, 0.5, 20);
    const range = u * end;
    const speed = Math.hypot(u, w - 9.8 * end);
    const over = y(wall / u);
    const peak = height + (w * w) / 19.6;
    const clears = over > top;
    return {
      text: md`${opening}. ${leaves} at a height of $${height}$ m with the velocity $${column(u, w)}\ \text{m s}^{-1}$. After $t$ seconds the velocity is

$$\mathbf{v} = ${column(u, `${w} - 9.8t`)}.$$

The components are horizontal and vertical, and the origin is on the ground, directly below the starting point.

(a) Find the initial speed. [1]

(b) Find the acceleration vector. [1]

(c) Show that the position vector is $\mathbf{r} = ${column(`${u}t`, `${height} + ${w}t - 4.9t^2`)}$. [3]

(d) Find the greatest height that is reached. [2]

(e) A wall of height $${top}$ m stands at a horizontal distance of $${wall}$ m. Determine whether the ${thing} goes over the wall. [3]

(f) If the wall were not there, find the horizontal distance that is covered until the ${thing} reaches the ground, and the speed at this moment. [4]`,
      hints: [
        md`Integrate each component of the velocity. Use the position at $t = 0$ for the constants.`,
        md`At the highest point the vertical component of the velocity is $0$.`,
        md`At which time is the horizontal distance equal to that of the wall?`,
        md`On the ground the second coordinate is $0$.`,
      ],
      answer: md`(a) $\sqrt{${u}^2 + ${w}^2} = ${sf(Math.hypot(u, w))}\ \text{m s}^{-1}$

(b) Differentiate each component: $\mathbf{a} = \begin{pmatrix} 0 \\ -9.8 \end{pmatrix}$.

(c) Integrate each component: $\mathbf{r} = ${column(`${u}t + c_1`, `${w}t - 4.9t^2 + c_2`)}$. At $t = 0$ the position is $\begin{pmatrix} 0 \\ ${height} \end{pmatrix}$, so $c_1 = 0$ and $c_2 = ${height}$, and so $\mathbf{r} = ${column(`${u}t`, `${height} + ${w}t - 4.9t^2`)}$.

(d) The highest point is where $${w} - 9.8t = 0$, so $t = \frac{${w}}{9.8}$. The height is $${height} + ${w}t - 4.9t^2 = ${sf(peak)}\ \text{m}$.

(e) $${u}t = ${wall}$ gives $t = ${sf(wall / u)}$ s. The height then is $${sf(over)}\ \text{m}$, which is ${clears ? 'more' : 'less'} than $${top}$ m. So the ${thing} ${clears ? 'goes over' : 'does not go over'} the wall.

(f) The ground is reached when $${polynomial([-4.9, w, height], 't')} = 0$, so $t = ${sf(end, 5)}$ s (the other solution is negative). The distance is $${u}t = ${sf(range)}\ \text{m}$.

Then $\mathbf{v} = ${column(u, sf(w - 9.8 * end))}$, and the speed is $${sf(speed)}\ \text{m s}^{-1}$.

![](drawing:path)

**Calculator:** the polynomial solver gives the time of part (f). Store it, and use the stored value for the distance and the speed.

**Watch out:** The speed at the end is the length of the whole velocity vector, not only its vertical component.`,
      scheme: [
        [md`$${sf(Math.hypot(u, w))}$`, 'A1'],
        [md`$\begin{pmatrix} 0 \\ -9.8 \end{pmatrix}$`, 'A1'],
        [md`integrates the velocity`, 'M1'],
        [md`$${column(`${u}t`, `${w}t - 4.9t^2`)}$ with constants`, 'A1'],
        [md`uses the starting point to reach the given result`, 'A1'],
        [md`vertical velocity $0$, or maximum of a graph`, 'M1'],
        [md`$${sf(peak)}$ m`, 'A1'],
        [md`$t = \frac{${wall}}{${u}}$`, 'M1'],
        [md`$${sf(over)}$ m`, 'A1'],
        [md`${clears ? 'goes over' : 'does not go over'}`, 'R1'],
        [md`second coordinate $0$`, 'M1'],
        [md`$t = ${sf(end)}$`, 'A1'],
        [md`$${sf(range)}$ m`, 'A1'],
        [md`$${sf(speed)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `sqrt(${u * u + w * w})`, unit: 'm s^-1' },
        {
          part: 'b',
          kind: 'vector',
          expected: '(0, -9.8)',
          accuracy: 'exact',
          mistakes: [{ value: '(0, 9.8)', note: 'The derivative of $-9.8t$ is negative.' }],
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(peak.toPrecision(9))}`,
          unit: 'm',
          mistakes: [
            { value: sf((w * w) / 19.6), note: md`You forgot the height of $${height}$ m at the start.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Height above the wall’s foot:',
          expected: `${Number(over.toPrecision(9))}`,
          unit: 'm',
          marks: 2,
        },
        { part: 'e', kind: 'self', why: 'draw the conclusion', marks: 1 },
        {
          part: 'f',
          kind: 'number',
          label: 'Distance:',
          expected: `${Number(range.toPrecision(9))}`,
          unit: 'm',
          marks: 3,
        },
        {
          part: 'f',
          kind: 'number',
          label: 'Speed:',
          expected: `${Number(speed.toPrecision(9))}`,
          unit: 'm s^-1',
          marks: 1,
          mistakes: [{ value: sf(9.8 * end - w), note: 'This is the vertical component only.' }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${sf(Math.hypot(u, w))}\ \text{m s}^{-1}`,
          value: Math.sqrt(u ** 2 + w ** 2),
        },
        { part: 'd', route: 'exact', shown: md`= ${sf(peak)}\ \text{m}`, value: y(w / 9.8) },
        {
          part: 'e',
          route: 'exact',
          shown: md`${sf(over)}\ \text{m}`,
          value: height + wall * (w / u) - (4.9 * wall ** 2) / u ** 2,
        },
        { part: 'f', route: 'numeric', shown: md`= ${sf(range)}\ \text{m}`, value: u * numeric },
        // By the energy: v² = v₀² + 2gh.
        {
          part: 'f',
          route: 'exact',
          shown: md`${sf(speed)}\ \text{m s}^{-1}`,
          value: Math.sqrt(u * u + w * w + 19.6 * height),
        },
      ],
      drawings: {
        path: plot({
          x: [0, Math.ceil(range) + 1],
          y: [0, Math.ceil(Math.max(peak, top)) + 1],
          xLabel: '*x* (m)',
          yLabel: '*y* (m)',
          height: 150,
          ticks: { x: 5, y: 2 },
          curves: [{ f: (x) => y(x / u), from: 0, to: range }],
          lines: [{ from: [wall, 0], to: [wall, top], ink: 'warm' }],
          description: `The path from a height of ${height} m, and a wall at ${wall} m.`,
        }),
      },
    };
  },
});
