import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const bearing = (degrees: number) => `${String(Math.round(degrees)).padStart(3, '0')}^\\circ`;
const step = (degrees: number, length: number) =>
  [length * Math.sin((degrees * Math.PI) / 180), length * Math.cos((degrees * Math.PI) / 180)] as const;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    boat: choice('A ferry', 'A sailing boat', 'A research ship'),
    port: choice('Split', 'Zanzibar', 'Kagoshima', 'Reykjavík'),
    first: integers(35, 75, 5),
    second: integers(110, 165, 5),
    one: integers(14, 28, 2),
    two: integers(10, 24, 2),
    knots: choice(12, 15, 18),
  },
  allow: ({ first, second, one, two }) => {
    const turn = second - first;
    // The sine rule must give an acute angle at P.
    const inside = 180 - turn;
    const squared = one ** 2 + two ** 2 - 2 * one * two * Math.cos((inside * Math.PI) / 180);
    const atP = Math.acos((one ** 2 + squared - two ** 2) / (2 * one * Math.sqrt(squared)));
    return turn >= 50 && turn <= 110 && one !== two && (atP * 180) / Math.PI + first < 175;
  },
  write: ({ boat, port, first, second, one, two, knots }) => {
    const vessel = boat.replace('A ', 'the ');
    const inside = 180 - (second - first);
    const squared = one ** 2 + two ** 2 - 2 * one * two * Math.cos((inside * Math.PI) / 180);
    const back = Math.sqrt(squared);
    const atP = (Math.asin((two * Math.sin((inside * Math.PI) / 180)) / back) * 180) / Math.PI;
    const whole = (Math.acos((one ** 2 + squared - two ** 2) / (2 * one * back)) * 180) / Math.PI;
    const home = 180 + first + whole;
    const [q1, q2] = [step(first, one), step(second, two)];
    const r = [q1[0] + q2[0], q1[1] + q2[1]] as const;
    const reach = Math.max(one, two) * 0.55;
    const trueHome = (Math.atan2(-r[0], -r[1]) * 180) / Math.PI;
    return {
      text: md`${boat} leaves the port $P$ of ${port} and sails $${one}\ \text{km}$ on a bearing of $${bearing(first)}$ to a point $Q$. Then it sails $${two}\ \text{km}$ on a bearing of $${bearing(second)}$ to a point $R$.

![](drawing:course)

(a) Show that $P\hat{Q}R = ${inside}^\circ$. [2]

(b) Find the distance $PR$. [3]

(c) Find the bearing on which ${vessel} must sail to go straight back from $R$ to $P$. [4]

(d) On the way back ${vessel} sails at $${knots}\ \text{km h}^{-1}$. Find how long the way back takes, to the nearest minute. [2]`,
      hints: [
        md`The lines to the north at $P$ and at $Q$ are parallel, so the angle at $Q$ between north and $QP$ can be found from $${first}^\circ$.`,
        md`Two sides and the angle between them call for the cosine rule.`,
        md`For (c), first find the angle $Q\hat{P}R$, then the bearing of $R$ from $P$. How is the bearing back related to it?`,
      ],
      answer: md`(a) The lines to the north are parallel, so at $Q$ the angle between north and the line back to $P$ is $180^\circ - ${first}^\circ = ${180 - first}^\circ$ (measured on the left of north). On the right of north, $QR$ makes $${second}^\circ$ with it. All round $Q$:

$$P\hat{Q}R = 360^\circ - ${180 - first}^\circ - ${second}^\circ = ${inside}^\circ$$

(b) By the cosine rule $PR^2 = ${one}^2 + ${two}^2 - 2 \times ${one} \times ${two} \times \cos ${inside}^\circ = ${sf(squared, 5)}$, so $PR = ${sf(back)}\ \text{km}$.

(c) By the ${Math.abs(atP - whole) < 1e-6 ? 'sine' : 'cosine'} rule ${
        Math.abs(atP - whole) < 1e-6
          ? md`$\dfrac{\sin Q\hat{P}R}{${two}} = \dfrac{\sin ${inside}^\circ}{${sf(back, 5)}}$`
          : md`$\cos Q\hat{P}R = \dfrac{${one}^2 + ${sf(back, 5)}^2 - ${two}^2}{2 \times ${one} \times ${sf(back, 5)}}$`
      }, which gives $Q\hat{P}R = ${sf(whole, 4)}^\circ$.

The bearing of $R$ from $P$ is $${first}^\circ + ${sf(whole, 4)}^\circ = ${sf(first + whole, 4)}^\circ$. The way back has the opposite direction: $${sf(first + whole, 4)}^\circ + 180^\circ = ${sf(home)}^\circ$.

(d) $\dfrac{${sf(back, 4)}}{${knots}} \times 60 = ${Math.round((back / knots) * 60)}\ \text{minutes}$

**Watch out:** The angle $Q\hat{P}R$ is measured from the line $PQ$, but a bearing is measured clockwise from *north*. It is easy to forget to add the $${first}^\circ$, or to give the bearing of $R$ from $P$ instead of the way back.`,
      scheme: [
        [md`uses parallel lines to the north, such as $180^\circ - ${first}^\circ$`, 'M1'],
        [md`$360^\circ - ${180 - first}^\circ - ${second}^\circ = ${inside}^\circ$`, 'A1'],
        [md`attempts to use the cosine rule`, 'M1'],
        [md`$${one}^2 + ${two}^2 - 2 \times ${one} \times ${two} \times \cos ${inside}^\circ$`, 'A1'],
        [md`$${sf(back)}\ \text{km}$`, 'A1'],
        [md`uses the sine rule or the cosine rule for $Q\hat{P}R$ (or $Q\hat{R}P$)`, 'M1'],
        [md`$Q\hat{P}R = ${sf(whole)}^\circ$`, 'A1'],
        [md`$${first} + ${sf(whole)} + 180$`, 'M1'],
        [md`$${sf(home)}^\circ$`, 'A1'],
        [md`divides the distance by the speed`, 'M1'],
        [md`$${Math.round((back / knots) * 60)}$ minutes`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${back}`,
          unit: 'km',
          mistakes: [
            ...(inside === 90
              ? []
              : [
                  {
                    value: Math.hypot(one, two).toFixed(4),
                    note: md`You used Pythagoras, but the angle at $Q$ isn't a right angle.`,
                  },
                ]),
            { value: (one + two).toFixed(4), note: md`That is the way over $Q$. $PR$ is the straight line.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${home}`,
          unit: '°',
          follows: `180 + ${first} + 180 / pi * arccos((${one}^2 + b.1^2 - ${two}^2) / (2 * ${one} * b.1))`,
          mistakes: [
            {
              value: `${first + whole}`,
              note: md`That is the bearing of $R$ from $P$. The way back goes in the opposite direction.`,
            },
            {
              value: `${180 + whole}`,
              note: md`You left out the bearing of the first leg, $${first}^\circ$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Math.round((back / knots) * 60)}`,
          // A value from PR rounded to three figures will do.
          accuracy: { tolerance: 1 },
          unit: 'minutes',
          follows: `b.1 / ${knots} * 60`,
          unless: 't <= 0',
          mistakes: [
            { value: `${back / knots}`, note: md`That is the time in hours. The question asks for minutes.` },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `PR = ${sf(back)}`, value: Math.hypot(r[0], r[1]) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(home)}^\\circ`,
          value: (trueHome + 360) % 360,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${Math.round((back / knots) * 60)}\\ \\text{minutes}`,
          value: (Math.hypot(r[0], r[1]) * 60) / knots,
          within: 0.5,
        },
      ],
      drawings: {
        course: sketch({
          points: { P: [0, 0], Q: q1, R: r, N: [0, reach], M: [q1[0], q1[1] + reach] },
          labels: { N: 'N', M: 'N' },
          segments: [
            { of: 'PN', arrow: 'end', ink: 'soft' },
            { of: 'QM', arrow: 'end', ink: 'soft' },
            { of: 'PQ', label: `${one} km` },
            { of: 'QR', label: `${two} km` },
            { of: 'PR', dashed: true },
          ],
          angles: [
            { at: 'P', from: 'Q', to: 'N', label: `${first}°` },
            { at: 'Q', from: 'R', to: 'M', label: `${second}°` },
          ],
          height: 280,
          description: `P, Q and R with lines to the north at P and Q. PQ is ${one} km on a bearing of ${first} degrees, QR is ${two} km on a bearing of ${second} degrees; R and P are joined by a dashed line.`,
        }),
      },
    };
  },
});
