import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice('the Faroe Islands', 'Rwanda', 'Nepal', 'the Azores', 'Tasmania'),
    speed: integers(8, 19),
    height: integers(20, 75, 5),
  },
  write: ({ place, speed, height }) => {
    const time = Math.sqrt((2 * height) / 9.8);
    const down = 9.8 * time;
    const range = speed * time;
    const impact = Math.hypot(speed, down);
    const shownTime = Number(sf(time, 2));
    return {
      text: md`A delivery drone in ${place} flies horizontally at a constant speed of $${speed}\ \text{m s}^{-1}$, at a height of $${height}\ \text{m}$ above level ground. It releases a parcel without pushing it. Air resistance is negligible and $g = 9.8\ \text{m s}^{-2}$.

(a) Show that the parcel reaches the ground about $${sf(time, 2)}\ \text{s}$ after its release. [2]

(b) Calculate the horizontal distance that the parcel travels while it falls. [1]

(c) Determine the speed of the parcel just before it reaches the ground. [3]

(d) The drone continues at the same velocity. State where it is, relative to the parcel, when the parcel reaches the ground. Justify your answer. [2]`,
      hints: [
        md`The horizontal and the vertical motion are independent. What is the vertical component of the velocity at the moment of release?`,
        md`The speed in (c) is the length of a vector with two components that are at right angles to each other.`,
      ],
      answer: md`(a) At its release the parcel has the velocity of the drone, so its vertical velocity is $0$. From $s = \frac{1}{2}gt^2$:

$$t = \sqrt{\frac{2 \times ${height}}{9.8}} = ${sf(time)}\ \text{s} \approx ${sf(time, 2)}\ \text{s}$$

(b) The horizontal velocity doesn't change: $x = ${speed} \times ${sf(time, 4)} = ${sf(range)}\ \text{m}$

(c) The vertical component is $v_y = gt = 9.8 \times ${sf(time, 4)} = ${sf(down, 4)}\ \text{m s}^{-1}$ and the horizontal one is $v_x = ${speed}\ \text{m s}^{-1}$. By Pythagoras

$$v = \sqrt{${speed}^2 + ${sf(down, 4)}^2} = ${sf(impact)}\ \text{m s}^{-1}$$

(d) The drone is vertically above the parcel. Both have the same horizontal velocity and no horizontal force acts on the parcel, so both travel the same horizontal distance in the same time.

**Watch out:** The speed of the drone is *horizontal*. Don't use it as the initial velocity of the fall in (a), and don't simply add it to $v_y$ in (c): the two components are at right angles.`,
      scheme: [
        [md`uses $s = \frac{1}{2}gt^2$ with an initial vertical velocity of $0$`, '1'],
        [md`$t = ${sf(time)}\ \text{s}$, to at least one figure more than the given value`, '1'],
        [
          md`$${sf(range)}\ \text{m}$ (accept a result from the given time; accept 2 to 4 significant figures)`,
          '1',
        ],
        [md`vertical component $${sf(down)}\ \text{m s}^{-1}$`, '1'],
        [md`adds the components by Pythagoras, or uses conservation of energy`, '1'],
        [md`$${sf(impact)}\ \text{m s}^{-1}$ (allow ECF; do not accept the sum of the components)`, '1'],
        [md`vertically above the parcel OWTTE`, '1'],
        [
          md`the horizontal velocity of the parcel stays equal to that of the drone as no horizontal force acts on it OWTTE`,
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 't =',
          expected: sf(time),
          unit: 's',
          accuracy: { figures: 3 },
          marks: 1,
          mistakes: [
            {
              value: sf(Math.sqrt(height / 9.8)),
              note: md`You left out the factor $2$: from $s = \frac{1}{2}gt^2$ follows $t = \sqrt{\frac{2s}{g}}$.`,
            },
          ],
        },
        { part: 'a', kind: 'self', why: 'show that', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: sf(range),
          unit: 'm',
          accuracy: fromShown(range, speed * shownTime, 2),
          mistakes: [
            {
              value: sf(speed * Math.sqrt(height / 9.8)),
              note: md`You left out the factor $2$ in $t = \sqrt{\frac{2h}{g}}$. The time of (a) can be used here.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(impact),
          unit: 'm s^-1',
          accuracy: fromShown(impact, Math.hypot(speed, 9.8 * shownTime), 2),
          mistakes: [
            ...(impact > 1.1 * down
              ? [
                  {
                    value: sf(down),
                    note: md`This is the vertical component alone. The parcel has kept its horizontal velocity, too.`,
                  },
                ]
              : []),
            {
              value: sf(speed + down),
              note: md`You added the components like numbers. They are at right angles, so Pythagoras is needed.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state and justify' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(time)}\ \text{s}`,
          value: root((t) => height - integral((s) => 9.8 * s, 0, t), 0, 20),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(range)}\ \text{m}`,
          value: root((x) => height - 4.9 * (x / speed) ** 2, 0, 200),
        },
        // By energy: what is gained on the way down is added to what it had.
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(impact)}\ \text{m s}^{-1}`,
          value: Math.sqrt(2 * (speed ** 2 / 2 + 9.8 * height)),
        },
      ],
    };
  },
});
