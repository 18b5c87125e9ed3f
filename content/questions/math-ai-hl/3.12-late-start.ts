import { minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, fraction, inBrackets, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.11', '3.10'],
  parameters: {
    story: choice(
      ['a cargo ship', 'a coastguard boat', 'the Strait of Malacca'],
      ['a dhow', 'a police boat', 'the Gulf of Oman'],
      ['a ferry', 'a rescue boat', 'the Baltic Sea'],
    ),
    x: integers(-12, 12, 2),
    y: integers(4, 20, 2),
    vx: integers(4, 14, 2),
    vy: integers(-6, 6, 2),
    delay: choice(0.5, 1),
    meet: choice(2, 2.5, 3),
  },
  allow: ({ x, y, vx, vy, delay, meet }) => {
    const [mx, my] = [x + vx * meet, y + vy * meet];
    const speed = Math.hypot(mx, my) / (meet - delay);
    return x !== 0 && vy !== 0 && mx !== 0 && speed > 10 && speed < 45 && mx * vy !== my * vx && my > 0;
  },
  write: ({ story: [ship, boat, sea], x, y, vx, vy, delay, meet }) => {
    const [mx, my] = [x + vx * meet, y + vy * meet];
    const ride = meet - delay;
    const [wx, wy] = [mx / ride, my / ride];
    const speed = Math.hypot(wx, wy);
    const clean = (value: number) => Number(value.toPrecision(6));
    const bearing = (90 - (Math.atan2(wy, wx) * 180) / Math.PI + 360) % 360;
    const distance = (t: number) => Math.hypot(x + vx * t, y + vy * t);
    const closest = minimumAt(distance, 0, 10);
    const near = Math.max(0, -(x * vx + y * vy) / (vx * vx + vy * vy));
    const isShort = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-7;
    const short = (value: number) => (isShort(value) ? String(clean(value)) : sf(value));
    const rounded = column(short(wx), short(wy));
    const exact = column(
      ...[mx, my].map((value) =>
        isShort(value / ride) ? short(value / ride) : fraction(2 * value, 2 * ride),
      ),
    );
    const velocity = exact === rounded ? exact : md`${exact} \approx ${rounded}`;
    const squares = (u: number, v: number) => md`\sqrt{${inBrackets(u)}^2 + ${inBrackets(v)}^2}`;
    /** The exact length, and to 3 figures where it isn't whole. */
    const length = (u: number, v: number) => md`\sqrt{${u * u + v * v}} = ${short(Math.hypot(u, v))}`;
    const over = (top: string) => (ride === 1 ? top : md`\frac{${top}}{${ride}}`);
    const hours = ride === 1 ? 'hour' : 'hours';
    const threeDigits = sf(bearing).replace(/^\d+/, (whole) => whole.padStart(3, '0'));
    const leastTime = near === 0;
    const one = Math.hypot(vx, vy);
    return {
      text: md`On ${sea}, ${ship} S is at the point with position vector $${column(x, y)}$ at noon and moves with the constant velocity $${column(vx, vy)}$. The origin is a harbour. Distances are in kilometres, velocities in kilometres per hour, and the components point east and north.

(a) Find the speed of S. [1]

(b) Write down the position vector of S, $t$ hours after noon. [1]

(c) Find the least distance between S and the harbour, for $t \ge 0$. [3]

At ${delay === 0.5 ? '12:30' : '13:00'} ${boat} B leaves the harbour. It moves with a constant velocity and meets S at ${meet === 2 ? '14:00' : meet === 2.5 ? '14:30' : '15:00'}.

(d) Find the position vector of the point where they meet. [2]

(e) Find the velocity of B, and its speed. [4]

(f) Find the bearing on which B moves. [2]`,
      hints: [
        md`After $t$ hours, $t$ times the velocity has been added to the position at noon.`,
        md`Write the distance from the origin as a function of $t$ and look at its graph.`,
        md`How many hours is B on its way?`,
        md`A bearing is measured from north, clockwise.`,
      ],
      answer: md`(a) $${squares(vx, vy)} = ${length(vx, vy)}\ \text{km h}^{-1}$

(b) $\mathbf{r} = ${column(x, y)} + t${column(vx, vy)}$

(c) The distance is $\sqrt{(${x} + ${vx}t)^2 + (${y} ${vy < 0 ? '-' : '+'} ${Math.abs(vy)}t)^2}$. ${leastTime ? md`Its graph increases for $t \ge 0$, so it is least at $t = 0$. The least distance is $${squares(x, y)} = ${length(x, y)}\ \text{km}$.` : md`Its graph has a minimum at $t = ${short(near)}$. The least distance is $${short(distance(near))}\ \text{km}$.`}

(d) They meet at $t = ${meet}$: $${column(x, y)} + ${meet}${column(vx, vy)} = ${column(mx, my)}$.

(e) B leaves at $t = ${delay}$, so it moves for $${meet} - ${delay} = ${ride}$ ${hours}, from the origin to the meeting point. Its velocity is $${ride === 1 ? '' : md`\frac{1}{${ride}}${column(mx, my)} = `}${velocity}\ \text{km h}^{-1}$.

Its speed is $${over(squares(mx, my))} = ${over(md`\sqrt{${mx * mx + my * my}}`)} = ${short(speed)}\ \text{km h}^{-1}$.

(f) The angle east of north has $\tan\alpha = \frac{${mx}}{${my}}$${mx < 0 ? md`, so $\alpha$ is negative: B moves to the west of north` : ''}. The bearing is $${threeDigits}^\circ$.

**Calculator:** draw the graph of the distance against $t$ for $t \ge 0$. ${leastTime ? 'It has no turning point for $t > 0$, so the least value is at the end point $t = 0$. The tool for the minimum may find a time before noon, which does not count.' : 'Use the tool for the minimum.'}

**Watch out:** B starts ${delay === 0.5 ? 'half an hour' : 'an hour'} later than noon. Divide by the time for which B moves, not by the time after noon.`,
      scheme: [
        [md`$${short(one)}$`, 'A1'],
        [md`$${column(x, y)} + t${column(vx, vy)}$`, 'A1'],
        [md`distance from the origin in terms of $t$`, 'M1'],
        [md`${leastTime ? 'least at $t = 0$' : md`least at $t = ${short(near)}$, or a graph`}`, 'A1'],
        [md`$${leastTime ? length(x, y) : short(distance(near))}$ km`, 'A1'],
        [md`substitutes $t = ${meet}$`, 'M1'],
        [md`$${column(mx, my)}$`, 'A1'],
        [md`divides the displacement by the time of B`, 'M1'],
        [md`time $${ride}$ ${hours}`, 'A1'],
        [md`$${velocity}$`, 'A1'],
        [md`$${short(speed)}$`, 'A1'],
        [md`tangent with the components of the velocity`, 'M1'],
        [md`$${threeDigits}^\circ$${bearing < 100 ? md` (accept $${sf(bearing)}^\circ$)` : ''}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `sqrt(${vx * vx + vy * vy})`, unit: 'km h^-1' },
        {
          part: 'b',
          kind: 'vector',
          label: md`$\mathbf{r} =$`,
          expected: `(${x} + ${vx}t, ${y} + (${vy})t)`,
          variables: ['t'],
        },
        { part: 'c', kind: 'number', expected: `${Number(distance(near).toPrecision(9))}`, unit: 'km' },
        { part: 'd', kind: 'vector', expected: `(${mx}, ${my})`, accuracy: 'exact' },
        {
          part: 'e',
          kind: 'vector',
          label: 'Velocity of B:',
          expected: `(${mx}/${ride}, ${my}/${ride})`,
          marks: 3,
          mistakes: [
            {
              value: `(${mx}/${meet}, ${my}/${meet})`,
              note: 'B does not start at noon. Divide by the time for which B moves.',
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Speed of B:',
          expected: `${Number(speed.toPrecision(9))}`,
          unit: 'km h^-1',
          marks: 1,
        },
        { part: 'f', kind: 'number', expected: `${Number(bearing.toPrecision(9))}`, unit: '°' },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${short(one)}\ \text{km h}^{-1}`,
          value: Math.sqrt(vx ** 2 + vy ** 2),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${short(distance(near))}\ \text{km}`,
          value: distance(closest),
        },
        {
          part: 'e',
          route: 'exact',
          shown: md`= ${short(speed)}\ \text{km h}^{-1}`,
          value: distance(meet) / ride,
        },
        {
          part: 'f',
          route: 'exact',
          shown: md`${threeDigits}^\circ`,
          value: ((Math.atan2(mx, my) * 180) / Math.PI + 360) % 360,
        },
      ],
    };
  },
});
