import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.3'],
  parameters: {
    place: choice(
      ['Luang Prabang in Laos', 'Noy'],
      ['Iquitos in Peru', 'Rosa'],
      ['Mopti in Mali', 'Oumar'],
      ['Dhaka in Bangladesh', 'Farhan'],
      ['Linz in Austria', 'Eva'],
    ),
    current: integers(0.8, 1.9, 0.1),
    boat: integers(2.2, 4.2, 0.2),
    width: integers(120, 480, 20),
  },
  allow: ({ current, boat }) => boat > 1.5 * current && boat < 3.5 * current,
  write: ({ place: [place, who], current, boat, width }) => {
    const speed = Math.hypot(current, boat);
    const drift = (current * width) / boat;
    const angle = (Math.asin(current / boat) * 180) / Math.PI;
    const bearing = 360 - angle;
    const north = Math.sqrt(boat ** 2 - current ** 2);
    const extra = width / north - width / boat;
    // The heading, in radians west of north, at which nothing is left of the way east.
    const heading = root((turn) => current - boat * Math.sin(turn), 0, Math.PI / 2);
    return {
      text: md`Near ${place}, a river with straight parallel banks flows due east at $${current}\ \text{m s}^{-1}$. It is $${width}$ metres wide. ${who}'s boat moves at $${boat}\ \text{m s}^{-1}$ in still water. The velocity of the boat over the ground is the sum of its velocity in still water and the velocity of the river.

${who} starts on the south bank and first steers due north.

(a) Find the speed of the boat over the ground. [2]

(b) Find how far east of the starting point the boat reaches the north bank. [2]

On the next crossing ${who} wants to reach the point of the north bank that lies directly opposite the starting point.

(c) Find the bearing on which ${who} must steer, in degrees. [3]

(d) Find how many seconds longer the second crossing takes than the first. [3]`,
      hints: [
        'Write the velocity in still water and the velocity of the river as column vectors and add them.',
        'The time of a crossing depends only on the component towards the north.',
        'For (c), the sum of the two velocities must have no component towards the east. On which side of north must the boat point?',
      ],
      answer: md`(a) The boat moves north through the water while the water carries it east, so the velocities add up:

$$\mathbf{v} = ${column(0, boat)} + ${column(current, 0)} = ${column(current, boat)}, \qquad |\mathbf{v}| = \sqrt{${current}^2 + ${boat}^2} = ${sf(speed)}\ \text{m s}^{-1}$$

(b) Only the northern component brings the boat across: the crossing takes $\frac{${width}}{${boat}}$ seconds. In this time the river carries the boat east by

$$${current} \times \frac{${width}}{${boat}} = ${sf(drift)}\ \text{m}$$

(c) To go straight across, the boat must point a little against the river, that is, west of north. Let $\theta$ be the angle from north. Its velocity in still water is $${column(md`-${boat}\sin\theta`, md`${boat}\cos\theta`)}$, and with the river the eastern component must vanish:

$$-${boat}\sin\theta + ${current} = 0, \qquad \sin\theta = \frac{${current}}{${boat}}, \qquad \theta = ${sf(angle)}^\circ$$

The bearing is measured clockwise from north, so it is $360^\circ - \theta = ${sf(bearing)}^\circ$.

(d) Now the northern component is $${boat}\cos\theta = \sqrt{${boat}^2 - ${current}^2} = ${sf(north, 5)}$, so this crossing takes $\frac{${width}}{${sf(north, 5)}} = ${sf(width / north, 5)}$ seconds. The first one took $\frac{${width}}{${boat}} = ${sf(width / boat, 5)}$ seconds. The difference is $${sf(extra)}$ seconds.

**Calculator:** degrees for (c). Keep the unrounded $\theta$ for (d). TI-Nspire: store it with ctrl, var. Casio fx-CG50: store it with →, ALPHA and a letter.

**Watch out:** In (c) the speed $${boat}$ is the hypotenuse of the triangle of velocities, so $\sin\theta = \frac{${current}}{${boat}}$. In (a) it was one of the shorter sides.`,
      scheme: [
        [md`(a) adds $${column(0, boat)}$ and $${column(current, 0)}$`, 'M1'],
        [md`$${sf(speed)}\ \text{m s}^{-1}$`, 'A1'],
        [md`(b) time $\frac{${width}}{${boat}}$, times $${current}$ (or similar triangles)`, 'M1'],
        [md`$${sf(drift)}\ \text{m}$`, 'A1'],
        [
          md`(c) sets the eastern component to zero, or draws the right triangle with hypotenuse $${boat}$`,
          'M1',
        ],
        [md`$\theta = ${sf(angle)}^\circ$`, 'A1'],
        [md`bearing $${sf(bearing)}^\circ$ (follow through)`, 'A1'],
        [md`(d) northern component $${boat}\cos\theta$ (or $\sqrt{${boat}^2 - ${current}^2}$)`, 'M1'],
        [md`a difference of two times, $${sf(width / north)} - ${sf(width / boat)}$`, 'M1'],
        [md`$${sf(extra)}$ seconds`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(speed.toPrecision(9))}`,
          unit: 'm s^-1',
          mistakes: [
            {
              value: sf(current + boat),
              note: 'You added the speeds. The velocities have different directions: add them as vectors.',
            },
          ],
        },
        { part: 'b', kind: 'number', expected: `${Number(drift.toPrecision(9))}`, unit: 'm' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(bearing.toPrecision(9))}`,
          unit: '°',
          mistakes: [
            {
              value: sf(angle),
              note: 'On this bearing the boat points downstream. Which way must it point to make up for the river?',
            },
            {
              value: sf(270 + angle),
              note: 'The angle from the sine is measured from north, not from west.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(extra.toPrecision(9))}`,
          unit: 's',
          follows: `${width} / (${boat} * cos(c.1 * pi / 180)) - ${width} / ${boat}`,
          unless: 't <= 0',
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value: boat / Math.cos(Math.atan(current / boat)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(drift)}\ \text{m}`,
          value: width * Math.tan(Math.atan2(current, boat)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`360^\circ - \theta = ${sf(bearing)}^\circ`,
          value: 360 - (heading * 180) / Math.PI,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `${sf(extra)}`,
          value: width / (boat * Math.cos(heading)) - width / boat,
        },
      ],
    };
  },
});
