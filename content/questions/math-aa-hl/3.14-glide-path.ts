import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, inBrackets, sf } from '../../authoring/wording.ts';

const tidy = (value: number): number => Number(value.toPrecision(10));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.13'],
  parameters: {
    town: choice('Windhoek', 'Tromsø', 'Arequipa', 'Chiang Mai', 'Almaty', 'Dunedin'),
    u: integers(-4.4, 4.4, 0.4),
    v: integers(-4.4, 4.4, 0.4),
    w: choice(0.2, 0.25, 0.3, 0.35),
    whole: integers(6, 11),
    between: choice(2, 3, 4),
    x: integers(-2, 2),
    y: integers(-2, 2),
  },
  allow: ({ u, v, w, whole, between, x, y }) => {
    const speed = Math.hypot(u, v, w);
    return (
      speed > 4 &&
      speed < 5.6 &&
      Math.min(Math.abs(u), Math.abs(v)) > 0.9 &&
      w / speed > 0.045 &&
      w / speed < 0.075 &&
      between < whole - 2 &&
      x !== y
    );
  },
  write: ({ town, u, v, w, whole, between, x, y }) => {
    const start = [tidy(x - whole * u), tidy(y - whole * v), tidy(whole * w)] as const;
    const later = [
      tidy(start[0] + between * u),
      tidy(start[1] + between * v),
      tidy(start[2] - between * w),
    ] as const;
    const velocity = [u, v, -w] as const;
    const speed = Math.hypot(u, v, w);
    const angle = (Math.atan2(w, Math.hypot(u, v)) * 180) / Math.PI;
    const steps = later.map((one, at) => tidy(one - start[at]!));
    // The time at which the height has gone, and the distance, from the coordinates of the two ends alone.
    const landing = root((t) => start[2] + (t * (later[2] - start[2])) / between, 0, 60);
    const way = Math.hypot(start[0] - x, start[1] - y, start[2]);
    const slant = (Math.acos(Math.hypot(start[0] - x, start[1] - y) / way) * 180) / Math.PI;
    const at = (p: readonly number[]) => `(${p.join(', ')})`;
    return {
      text: md`An aircraft approaches the airport of ${town} with constant velocity. Positions are given in kilometres from the control tower: $x$ to the east, $y$ to the north and $z$ upwards, where $z = 0$ is the level of the runway. When it is first seen, the aircraft is at $${at(start)}$. After $${between}$ minutes it is at $${at(later)}$.

(a) Find the position vector of the aircraft $t$ minutes after it is first seen. [2]

(b) Find the speed of the aircraft in kilometres per hour. [2]

(c) Find the angle that the path of the aircraft makes with the horizontal, in degrees. [2]

The aircraft keeps this velocity until it touches the runway.

(d) Find the time from when it is first seen until it touches the runway, and the coordinates of the point where it does. [3]`,
      hints: [
        md`What does the position change by in one minute?`,
        'The speed is the magnitude of the velocity. Take care of the units.',
        'Compare how far the aircraft sinks in one minute with how far it moves horizontally in that minute.',
        'On the runway the third coordinate is zero.',
      ],
      answer: md`(a) In $${between}$ minutes the position changes by $${column(...steps)}$, so in one minute by $\frac{1}{${between}}$ of this. That is the velocity in kilometres per minute:

$$\mathbf{r} = ${column(...start)} + t${column(...velocity)}$$

(b) The speed is the magnitude of the velocity, $\sqrt{${velocity.map((one) => `${inBrackets(one)}^2`).join(' + ')}} = ${sf(speed, 5)}\ \text{km min}^{-1}$. An hour has $60$ minutes, so this is $60 \times ${sf(speed, 5)} = ${sf(60 * speed)}\ \text{km h}^{-1}$.

(c) In one minute the aircraft sinks by $${w}$ km, while it moves horizontally by $\sqrt{${inBrackets(u)}^2 + ${inBrackets(v)}^2} = ${sf(Math.hypot(u, v), 5)}$ km. So

$$\tan\theta = \frac{${w}}{${sf(Math.hypot(u, v), 5)}}, \qquad \theta = ${sf(angle)}^\circ$$

Another way: the angle between the velocity and the vertical vector $${column(0, 0, -1)}$ has the cosine $\frac{${w}}{${sf(speed, 5)}}$, and $\theta$ is $90^\circ$ minus this angle.

(d) On the runway $z = 0$:

$$${start[2]} - ${w}t = 0, \qquad t = ${whole}\ \text{minutes}$$

For this time the first two rows of (a) give the point $(${x}, ${y}, 0)$.

**Calculator:** degrees. Enter the velocity once and use it again. TI-Nspire: norm( ) under Menu, Matrix & Vector, Norms. Casio fx-CG50: OPTN, MAT/VCT, Norm.

**Watch out:** The difference of the two positions belongs to $${between}$ minutes. Divide it by $${between}$ before you use it as a velocity.`,
      scheme: [
        [md`(a) difference of the positions, divided by $${between}$`, 'M1'],
        [md`$\mathbf{r} = ${column(...start)} + t${column(...velocity)}$`, 'A1'],
        [md`(b) magnitude of the velocity, times $60$ (follow through)`, 'M1'],
        [md`$${sf(60 * speed)}\ \text{km h}^{-1}$`, 'A1'],
        [
          md`(c) $\tan\theta$ from the vertical and the horizontal component, or a scalar product with a vertical or horizontal vector`,
          'M1',
        ],
        [md`$${sf(angle)}^\circ$`, 'A1'],
        [md`(d) sets $z = 0$`, 'M1'],
        [md`$t = ${whole}$ minutes`, 'A1'],
        [md`$(${x}, ${y}, 0)$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'a position vector with a letter in it' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number((60 * speed).toPrecision(9))}`,
          unit: 'km h^-1',
          mistakes: [
            { value: sf(speed), note: 'This speed is in kilometres per minute.' },
            {
              value: sf(60 * speed * between),
              note: md`You took the way of $${between}$ minutes for the way of one minute.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(angle.toPrecision(9))}`,
          unit: '°',
          mistakes: [
            { value: sf(90 - angle), note: 'This is the angle with the vertical.' },
            { value: sf(180 - angle), note: 'Give the acute angle between the path and the horizontal.' },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Time:',
          expected: `${whole}`,
          accuracy: 'exact',
          unit: 'minutes',
          marks: 2,
          mistakes: [
            {
              value: `${whole - between}`,
              note: 'You counted from the second position. The time from the first sight is asked for.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'coordinates',
          label: 'Point:',
          expected: `(${x}, ${y}, 0)`,
          accuracy: 'exact',
          marks: 1,
          follows: `(${start[0]} + (${u}) * d.1, ${start[1]} + (${v}) * d.1, 0)`,
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(60 * speed)}\ \text{km h}^{-1}`,
          value: (60 * way) / landing,
        },
        { part: 'c', route: 'numeric', shown: md`\theta = ${sf(angle)}^\circ`, value: slant },
        { part: 'd', route: 'numeric', shown: md`t = ${whole}\ \text{minutes}`, value: landing },
      ],
    };
  },
});
