import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

type Sign = 1 | -1;
interface Related {
  readonly angle: string;
  readonly turn: (theta: number) => number;
  readonly sine: Sign;
  readonly cosine: Sign;
}

const supplement: Related = { angle: md`\pi - \theta`, turn: (t) => Math.PI - t, sine: 1, cosine: -1 };
const opposite: Related = { angle: md`\pi + \theta`, turn: (t) => Math.PI + t, sine: -1, cosine: -1 };
const below: Related = { angle: md`2\pi - \theta`, turn: (t) => 2 * Math.PI - t, sine: -1, cosine: 1 };

const onCircle = (r: number, turn: number): readonly [number, number] => [
  r * Math.cos(turn),
  r * Math.sin(turn),
];

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    sides: choice(
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
      [15, 8, 17],
      [7, 24, 25],
      [24, 7, 25],
      [20, 21, 29],
      [21, 20, 29],
    ),
    first: choice(supplement, opposite, below),
    second: choice(supplement, opposite, below),
    third: choice(supplement, opposite, below),
  },
  allow: ({ first, second, third }) => first !== second && second !== third,
  write: ({ sides, first, second, third }) => {
    const [x, y, r] = sides as readonly [number, number, number];
    const theta = Math.atan2(y, x);
    // A narrow angle needs its name farther out, where there is room for it.
    const reach = Math.min(0.72, Math.max(0.32, 0.12 / Math.sin(theta / 2)));
    const [sine, cosine] = [fraction(first.sine * y, r), fraction(second.cosine * x, r)];
    const tangent = fraction(third.sine * third.cosine * y, x);
    const where = (related: Related): string =>
      related === supplement
        ? 'the reflection of $P$ in the $y$-axis'
        : related === opposite
          ? 'the point opposite $P$, on the other side of the origin'
          : 'the reflection of $P$ in the $x$-axis';
    return {
      text: md`The point $P(\cos\theta, \sin\theta)$ lies on the unit circle, where $0 < \theta < \dfrac{\pi}{2}$ and $\cos\theta = \dfrac{${x}}{${r}}$.

![](drawing:circle)

(a) Find the value of $\sin\theta$. [2]

(b) Find the value of

(i) $\sin(${first.angle})$; [1]

(ii) $\cos(${second.angle})$; [1]

(iii) $\tan(${third.angle})$. [1]`,
      hints: [
        md`Every point of the unit circle is at the distance $1$ from the origin.`,
        md`Mark the point that belongs to each angle in part (b) on the diagram. How does it lie with respect to $P$?`,
      ],
      answer: md`(a) $\sin^2\theta = 1 - \cos^2\theta = 1 - \dfrac{${x * x}}{${r * r}} = \dfrac{${y * y}}{${r * r}}$. In the first quadrant the sine is positive, so $\sin\theta = ${fraction(y, r)}$.

(b) (i) The angle $${first.angle}$ belongs to ${where(first)}, so $\sin(${first.angle}) = ${first.sine < 0 ? '-' : ''}\sin\theta = ${sine}$.

(ii) The angle $${second.angle}$ belongs to ${where(second)}, so $\cos(${second.angle}) = ${second.cosine < 0 ? '-' : ''}\cos\theta = ${cosine}$.

(iii) The angle $${third.angle}$ belongs to ${where(third)}, and the tangent is the quotient of sine and cosine: $\tan(${third.angle}) = ${third.sine * third.cosine < 0 ? '-' : ''}\tan\theta = ${tangent}$.

**Watch out:** The plus or minus in front of $\theta$ says nothing about the sign of the answer. Find the quadrant of the new angle: the cosine is the $x$-coordinate there, the sine the $y$-coordinate, and the tangent is positive where the two have the same sign.`,
      scheme: [
        [md`uses $\sin^2\theta + \cos^2\theta = 1$, or a right-angled triangle`, 'M1'],
        [md`$${fraction(y, r)}$`, 'A1'],
        [md`$${sine}$`, 'A1'],
        [md`$${cosine}$`, 'A1'],
        [md`$${tangent}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: fraction(y, r),
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(r - x, r),
              note: md`You subtracted the cosine from $1$. It is the squares of sine and cosine that add up to $1$.`,
            },
            { value: fraction(y * y, r * r), note: md`This is $\sin^2\theta$. Take its root.` },
          ],
        },
        {
          part: 'b i',
          kind: 'number',
          expected: sine,
          accuracy: 'exact',
          follows: `(${first.sine}) * a.1`,
          unless: 's < -1 or s > 1',
          mistakes: [
            {
              value: fraction(-first.sine * y, r),
              note: md`The sign is wrong. Does the point of this angle lie above or below the $x$-axis?`,
            },
          ],
        },
        {
          part: 'b ii',
          kind: 'number',
          expected: cosine,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(-second.cosine * x, r),
              note: md`The sign is wrong. Does the point of this angle lie left or right of the $y$-axis?`,
            },
          ],
        },
        {
          part: 'b iii',
          kind: 'number',
          expected: tangent,
          accuracy: 'exact',
          follows: `(${third.sine * third.cosine}) * a.1 * ${r} / ${x}`,
          mistakes: [
            {
              value: fraction(-third.sine * third.cosine * y, x),
              note: md`The sign is wrong. What are the signs of the sine and the cosine of this angle?`,
            },
            {
              value: fraction(third.sine * third.cosine * x, y),
              note: md`You divided the cosine by the sine. The tangent is the sine divided by the cosine.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`\sin\theta = ${fraction(y, r)}`,
          value: Math.sin(Math.acos(x / r)),
        },
        { part: 'b i', route: 'numeric', shown: `= ${sine}`, value: Math.sin(first.turn(theta)) },
        { part: 'b ii', route: 'numeric', shown: `= ${cosine}`, value: Math.cos(second.turn(theta)) },
        { part: 'b iii', route: 'numeric', shown: `= ${tangent}`, value: Math.tan(third.turn(theta)) },
      ],
      drawings: {
        circle: plot({
          x: [-1.25, 1.25],
          y: [-1.25, 1.25],
          ticks: { x: [-1, 1], y: [-1, 1] },
          circles: [{ centre: [0, 0], radius: 1 }],
          lines: [{ from: [0, 0], to: [x / r, y / r] }],
          points: [{ at: [x / r, y / r], label: '*P*', place: 'ne' }],
          polylines: [
            {
              points: integers(0, 12).map((step) => onCircle(reach - 0.14, (theta * step) / 12)),
              ink: 'ink',
            },
          ],
          notes: [{ at: onCircle(reach, theta / 2), text: 'θ' }],
          width: 220,
          height: 220,
          description:
            'The unit circle with the point P in the first quadrant, joined to the origin. The angle theta is measured from the positive x-axis to the segment OP.',
        }),
      },
    };
  },
});
