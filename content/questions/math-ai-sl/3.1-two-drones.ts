import { maximum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, surd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('a harbour in Valletta', 'a stadium in Kigali', 'a vineyard in Moldova', 'a beach in Goa'),
    start: choice([10, 20, 30], [15, 25, 40], [20, 10, 20], [5, 30, 35]),
    east: integers(20, 70, 10),
    north: integers(-60, -10, 10),
    up: integers(10, 30, 10),
  },
  allow: ({ start, north }) => start[1] + north !== 0,
  write: ({ place, start, east, north, up }) => {
    const end = [start[0] + east, start[1] + north, start[2] + up] as const;
    const middle = start.map((value, index) => (value + end[index]!) / 2);
    const squared = east ** 2 + north ** 2 + up ** 2;
    const flat = Math.hypot(east, north);
    const angle = (Math.atan(up / flat) * 180) / Math.PI;
    // Along the segment, the sine of the angle with the ground is the rise per length.
    const steps = 1000;
    let travelled = 0;
    for (let step = 0; step < steps; step += 1)
      travelled += Math.hypot(east / steps, north / steps, up / steps);
    return {
      text: md`Two drones film ${place}. In a system of coordinates with axes to the east, to the north and upwards, drone $A$ is at $(${start.join(', ')})$ and drone $B$ is at $(${end.join(', ')})$. The unit is a metre, and the ground has $z$-coordinate $0$.

(a) Find the distance between the drones. [2]

A third drone is halfway between $A$ and $B$.

(b) Find its coordinates. [2]

(c) Find the angle of elevation of $B$ from $A$. [3]`,
      hints: [
        md`In three dimensions Pythagoras works with three differences.`,
        md`For (c), draw the right-angled triangle whose hypotenuse is $AB$. Its vertical side is the difference of the heights.`,
      ],
      answer: md`(a) The differences of the coordinates are $${east}$, $${north}$ and $${up}$:

$$AB = \sqrt{${east}^2 + (${north})^2 + ${up}^2} = ${surd(squared)} = ${sf(Math.sqrt(squared))}\ \text{m}$$

(b) The midpoint has the means of the coordinates: $\left(\frac{${start[0]} + ${end[0]}}{2}, \frac{${start[1]} + ${end[1] < 0 ? `(${end[1]})` : end[1]}}{2}, \frac{${start[2]} + ${end[2]}}{2}\right) = (${middle.join(', ')})$

(c) $B$ is $${up}\ \text{m}$ higher than $A$. Let $\theta$ be the angle of elevation. Then

$$\sin\theta = \frac{${up}}{${sf(Math.sqrt(squared), 5)}}, \quad \text{so} \quad \theta = ${sf(angle)}^\circ.$$

**Watch out:** For the angle, use the *difference* of the heights and not the height of $B$ above the ground. The distance $AB$ is the hypotenuse, so it goes with the sine; the tangent would need the horizontal distance.`,
      scheme: [
        [md`substitutes into the formula for the distance in three dimensions`, 'M1'],
        [md`$${sf(Math.sqrt(squared))}\ \text{m}$`, 'A1'],
        [md`attempts to find a mean of two coordinates`, 'M1'],
        [md`$(${middle.join(', ')})$`, 'A1'],
        [md`vertical difference $${up}$ used in a right-angled triangle`, 'M1'],
        [
          md`$\sin\theta = \frac{${up}}{${sf(Math.sqrt(squared), 5)}}$, or $\tan\theta = \frac{${up}}{${sf(flat, 5)}}$`,
          'A1',
        ],
        [md`$${sf(angle)}^\circ$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: surd(squared),
          unit: 'm',
          mistakes: [
            { value: `${squared}`, note: md`You left out the square root.` },
            { value: flat.toFixed(4), note: md`You left out the difference of the heights.` },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${middle.join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${east / 2}, ${north / 2}, ${up / 2})`,
              note: md`You took half of the differences. The midpoint has the means of the coordinates.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${angle}`,
          unit: '°',
          follows: `180 / pi * arcsin(${up} / a.1)`,
          mistakes: [
            {
              value: `${90 - angle}`,
              note: md`That is the angle with the vertical. The angle of elevation is measured from the horizontal.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${sf(Math.sqrt(squared))}\\ \\text{m}`, value: travelled },
        {
          part: 'c',
          route: 'numeric',
          shown: `\\theta = ${sf(angle)}^\\circ`,
          // The direction on the ground that is closest to AB.
          value:
            (Math.acos(
              maximum(
                (turn) => (Math.cos(turn) * east + Math.sin(turn) * north) / travelled,
                -Math.PI,
                Math.PI,
              ),
            ) *
              180) /
            Math.PI,
        },
      ],
    };
  },
});
