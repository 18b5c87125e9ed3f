import { minimum, minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { column, plus, polynomial, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.11'],
  parameters: {
    sea: choice('the Baltic Sea', 'the Gulf of Guinea', 'the Java Sea', 'the Strait of Magellan'),
    ships: choice(['a ferry', 'a tanker'], ['a trawler', 'a yacht'], ['a tug', 'a cargo ship']),
    x: integers(16, 40, 2),
    y: nonZero(-14, 14),
    vx: integers(6, 14),
    vy: nonZero(-8, 8),
    wx: integers(-9, -2),
    wy: nonZero(-8, 8),
    safe: choice(1, 1.5, 2, 3),
  },
  allow: ({ x, y, vx, vy, wx, wy, safe }) => {
    const [dx, dy] = [wx - vx, wy - vy];
    const time = -(x * dx + y * dy) / (dx ** 2 + dy ** 2);
    const closest = Math.hypot(x + time * dx, y + time * dy);
    return (
      time > 0.6 &&
      time < 3 &&
      closest > 0.5 &&
      closest < 9 &&
      Math.abs(closest - safe) > 0.25 &&
      dy !== 0 &&
      Math.abs(y) > 2
    );
  },
  write: ({ sea, ships: [one, other], x, y, vx, vy, wx, wy, safe }) => {
    const [dx, dy] = [wx - vx, wy - vy];
    const [square, linear, constant] = [dx ** 2 + dy ** 2, 2 * (x * dx + y * dy), x ** 2 + y ** 2];
    const time = -linear / 2 / square;
    const distance = (t: number) => Math.hypot(x + wx * t - vx * t, y + wy * t - vy * t);
    const closest = distance(time);
    const row = (start: number, by: number) => `${start}${plus(by, 't')}`;
    const at = minimumAt(distance, 0, 6);
    const minutes = Math.round(time * 60);
    return {
      text: md`On ${sea}, ${one} A is at the origin at noon and moves with velocity $${column(vx, vy)}$. At the same time ${other} B is at the point with position vector $${column(x, y)}$ and moves with velocity $${column(wx, wy)}$. Distances are in kilometres, times $t$ in hours after noon, and velocities in kilometres per hour.

(a) Find the speed of A. [1]

(b) Write down the position vectors of A and B at time $t$. [2]

(c) Show that the distance $d$ between them satisfies $d^2 = ${polynomial([square, linear, constant], 't')}$. [3]

(d) Find the time at which the two are closest to each other, and the distance between them at that time. [4]

(e) They must keep a distance of at least $${safe}$ km. State, with a reason, whether one of them has to change course. [1]`,
      hints: [
        md`A position at time $t$ is the starting position plus $t$ times the velocity.`,
        md`Find $\overrightarrow{\text{AB}}$ at time $t$ and the square of its magnitude.`,
        md`$d$ is least when $d^2$ is least.`,
      ],
      answer: md`(a) $\sqrt{${vx ** 2} + ${vy ** 2}} = ${sf(Math.hypot(vx, vy))}\ \text{km h}^{-1}$

(b) $\mathbf{r}_A = t${column(vx, vy)}$ and $\mathbf{r}_B = ${column(x, y)} + t${column(wx, wy)}$

(c) $\overrightarrow{\text{AB}} = \mathbf{r}_B - \mathbf{r}_A = ${column(row(x, dx), row(y, dy))}$, so $d^2 = (${row(x, dx)})^2 + (${row(y, dy)})^2$.

Expanding gives $d^2 = ${constant}${plus(2 * x * dx, 't')} + ${term(dx ** 2, 't^2')}${plus(2 * y * dy, 't')} + ${term(dy ** 2, 't^2')} = ${polynomial([square, linear, constant], 't')}$, where $${constant} = ${x ** 2} + ${y ** 2}$.

(d) $d^2$ is a quadratic function with its minimum at $t = -\frac{b}{2a} = \frac{${-linear}}{${2 * square}} = ${sf(time)}$ hours, about $${minutes}$ minutes after noon.

The least distance is $d = \sqrt{${sf(closest ** 2, 4)}} = ${sf(closest)}\ \text{km}$.

(e) ${closest < safe ? `Yes: $${sf(closest)} < ${safe}$, so they would come too close to each other.` : `No: $${sf(closest)} > ${safe}$, so they always keep the distance.`}

**Watch out:** The minimum of the quadratic function is $d^2$, so don't forget the square root. And the decimals of $t$ are parts of an hour, not minutes: multiply by $60$ to get minutes.`,
      scheme: [
        [md`$${sf(Math.hypot(vx, vy))}\ \text{km h}^{-1}$`, 'A1'],
        [md`$\mathbf{r}_A$`, 'A1'],
        [md`$\mathbf{r}_B$`, 'A1'],
        [md`subtracts the position vectors`, 'M1'],
        [md`$${column(row(x, dx), row(y, dy))}$`, 'A1'],
        [md`squares the components, adds, and reaches the result`, 'A1'],
        [md`looks for the minimum of $d$ or $d^2$`, 'M1'],
        [md`$t = ${sf(time)}$`, 'A1'],
        [md`puts this time into $d$`, 'M1'],
        [md`$${sf(closest)}$ km`, 'A1'],
        [md`compares $${sf(closest)}$ with $${safe}$ and concludes`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(Math.hypot(vx, vy).toPrecision(8))}`,
          unit: 'km h^-1',
          mistakes: [
            {
              value: `${vx + Math.abs(vy)}`,
              note: 'You added the components. The speed is the magnitude of the velocity.',
            },
          ].filter(() =>
            [1, 2].every((figures) => Number(Math.hypot(vx, vy).toPrecision(figures)) !== vx + Math.abs(vy)),
          ),
        },
        {
          part: 'b',
          kind: 'vector',
          label: md`$\mathbf{r}_A =$`,
          expected: md`t${column(vx, vy)}`,
          variables: ['t'],
          marks: 1,
        },
        {
          part: 'b',
          kind: 'vector',
          label: md`$\mathbf{r}_B =$`,
          expected: md`${column(x, y)} + t${column(wx, wy)}`,
          variables: ['t'],
          marks: 1,
          mistakes: [
            {
              value: md`t${column(wx, wy)}`,
              note: 'B does not start at the origin.',
            },
            {
              value: md`${column(wx, wy)} + t${column(x, y)}`,
              note: 'Starting position and velocity are exchanged.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          label: 'Time:',
          expected: `${Number(time.toPrecision(8))}`,
          unit: 'hours',
          marks: 2,
          mistakes: [
            {
              value: sf(2 * time),
              note: md`The minimum of a quadratic function is at $-\frac{b}{2a}$. You left out the $2$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Distance:',
          expected: `${Number(closest.toPrecision(8))}`,
          unit: 'km',
          marks: 2,
          follows: `sqrt(${square}*d.1^2 + (${linear})*d.1 + ${constant})`,
          mistakes: [
            {
              value: sf(closest ** 2),
              note: md`This is the least value of $d^2$. Take the root.`,
            },
          ].filter(() => Math.abs(closest - 1) > 0.1),
        },
        { part: 'e', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(Math.hypot(vx, vy))}\ \text{km h}^{-1}`,
          // From the angle of the course.
          value: vx / Math.cos(Math.atan(vy / vx)),
        },
        {
          part: 'c',
          route: 'symbolic',
          shown: polynomial([square, linear, constant], 't'),
          value: (t) => distance(t) ** 2,
          variable: 't',
        },
        { part: 'd', route: 'numeric', shown: `= ${sf(time)}`, value: at },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(closest)}\ \text{km}`,
          value: minimum(distance, 0, 6),
        },
      ],
    };
  },
});
