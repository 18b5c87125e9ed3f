import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { piTimes } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    place: choice('Prague', 'Zanzibar', 'Montevideo', 'Chennai', 'Wellington', 'Riga'),
    length: integers(12, 60, 6),
    minutes: choice(5, 10, 15, 20, 25, 35, 40, 45, 50),
    later: choice(4, 6, 8, 12, 18, 24, 36, 42, 48, 54),
  },
  allow: ({ length, minutes, later }) =>
    (length * minutes) % 30 === 0 && (length * later) % 30 === 0 && (length * length * minutes) % 60 === 0,
  write: ({ place, length, minutes, later }) => {
    const angle = piTimes(minutes, 30);
    const arc = piTimes(length * minutes, 30);
    const area = piTimes(length * length * minutes, 60);
    const path = piTimes(length * later, 30);
    const turn = (2 * Math.PI * minutes) / 60;
    return {
      text: md`The minute hand of a clock on a tower in ${place} is $${length}$ cm long, measured from the centre of the clock face to the tip of the hand. In $${minutes}$ minutes the hand turns through an angle of $\theta$ radians.

![](drawing:clock)

(a) Find the value of $\theta$, as a multiple of $\pi$. [1]

(b) Find the distance that the tip of the hand travels in these $${minutes}$ minutes, as a multiple of $\pi$. [2]

(c) Find the area over which the hand passes in these $${minutes}$ minutes, as a multiple of $\pi$. [2]

(d) Later, the tip travels a distance of $${path}$ cm. Find how many minutes this takes. [2]`,
      hints: [
        md`In an hour the minute hand makes a full turn. How many radians is that?`,
        md`The tip moves along an arc whose radius is the length of the hand.`,
        md`In (d), find the angle first: $\theta = \dfrac{l}{r}$. Which part of a full turn is it?`,
      ],
      answer: md`(a) In $60$ minutes the hand turns through $2\pi$. In $${minutes}$ minutes it turns through $\dfrac{${minutes}}{60}$ of that: $\theta = \dfrac{${minutes}}{60} \times 2\pi = ${angle}$.

(b) The tip moves along an arc with radius $${length}$ cm, so its path is $l = r\theta = ${length} \times ${angle} = ${arc}$ cm.

(c) The hand passes over a sector with the same radius and angle: $A = \frac{1}{2}r^2\theta = \frac{1}{2} \times ${length}^2 \times ${angle} = ${area}\ \text{cm}^2$.

(d) The angle is the arc divided by the radius: $\dfrac{${path}}{${length}} = ${piTimes(later, 30)}$. A full turn of $2\pi$ takes $60$ minutes, so this turn takes $60 \times \dfrac{1}{2\pi} \times ${piTimes(later, 30)} = ${later}$ minutes.

(Or: in one minute the tip travels $\dfrac{2\pi \times ${length}}{60} = ${piTimes(length, 30)}$ cm. Divide the distance by this.)

**Watch out:** The formulas $l = r\theta$ and $A = \frac{1}{2}r^2\theta$ need the angle in radians. With $${minutes * 6}^\circ$ in place of $${angle}$ they give nonsense.`,
      scheme: [
        [md`(a) $${angle}$`, 'A1'],
        [md`(b) $l = ${length} \times ${angle}$ (follow through)`, 'M1'],
        [md`$${arc}$ cm`, 'A1'],
        [md`(c) $\frac{1}{2} \times ${length}^2 \times ${angle}$ (follow through)`, 'M1'],
        [md`$${area}\ \text{cm}^2$`, 'A1'],
        [
          md`(d) divides the distance by $${length}$ to find the angle, or by the distance travelled in one minute`,
          'M1',
        ],
        [md`$${later}$ minutes`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\theta =$`,
          expected: angle,
          accuracy: 'exact',
          mistakes: [
            {
              value: piTimes(minutes, 60),
              note: md`A full turn is $2\pi$ radians, not $\pi$.`,
            },
            { value: `${minutes * 6}`, note: md`This is the angle in degrees.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: arc,
          accuracy: 'exact',
          unit: 'cm',
          follows: `${length} * a.1`,
          mistakes: [
            {
              value: piTimes(2 * length),
              note: md`This is the whole circle. The hand makes only part of a turn.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: area,
          accuracy: 'exact',
          unit: 'cm^2',
          follows: `0.5 * ${length}^2 * a.1`,
          mistakes: [
            {
              value: piTimes(length * length * minutes, 30),
              note: md`The factor $\frac{1}{2}$ is missing in the area of the sector.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${later}`,
          accuracy: 'exact',
          unit: 'minutes',
          mistakes: [
            {
              value: `${2 * later}`,
              note: md`You took $\pi$ for a full turn. A full turn is $2\pi$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: md`2\pi = ${angle}`, value: (6 * minutes * Math.PI) / 180 },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${arc}`,
          // Speed added up along the path.
          value: integral((t) => Math.hypot(length * Math.sin(t), length * Math.cos(t)), 0, turn),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${area}`,
          value: integral((r) => r * turn, 0, length),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${later}`,
          value: root((t) => (length * 2 * Math.PI * t) / 60 - (length * later * Math.PI) / 30, 0, 61),
        },
      ],
      drawings: {
        clock: sketch({
          points: { O: [0, 0], A: [0, 0.8], B: [0.8 * Math.sin(1.1), 0.8 * Math.cos(1.1)] },
          labels: { A: false, B: false, O: false },
          circles: [{ centre: 'O', radius: 1 }],
          segments: [{ of: 'OA', label: `${length} cm`, place: 'w' }, 'OB'],
          arcs: [{ centre: 'O', from: 'B', to: 'A', dashed: true }],
          sectors: [{ centre: 'O', from: 'B', to: 'A' }],
          angles: [{ at: 'O', from: 'B', to: 'A', label: 'θ' }],
          dots: ['O'],
          width: 170,
          height: 170,
          description: `A clock face with two positions of the minute hand, which is ${length} cm long. The sector between them is shaded and its angle at the centre is called theta. The figure is not to scale.`,
        }),
      },
    };
  },
});
