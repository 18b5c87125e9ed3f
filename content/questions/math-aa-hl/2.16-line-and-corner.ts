import { root, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.1', '2.15'],
  parameters: {
    // |a x − b| = m x + c with 0 < c < b
    a: choice(2, 3, 4, 5),
    b: integers(4, 15),
    c: integers(1, 9),
  },
  allow: ({ a, b, c }) => c < b - 1 && b > a && (b + c) % (a - 1) === 0 && (b - c) % (a + 1) === 0,
  write: ({ a, b, c }) => {
    const corner = fraction(b, a);
    const through = fraction(-c * a, b);
    const f = (x: number) => Math.abs(a * x - b);
    const count = (m: number, far = 50) =>
      roots((x) => f(x) - m * x - c, -far - 0.13, far + 0.37, 20_000).length;
    const [far, near] = [(b + c) / (a - 1), (b - c) / (a + 1)];
    const met = roots((x) => f(x) - x - c, -3.17, far + 2.23);
    const edge = (-c * a) / b;
    // Just on both sides of each end the number of solutions must be what the answer says.
    const fits =
      count(edge + 0.02) === 2 &&
      count(edge - 0.02) === 0 &&
      count(a - 0.02, 2000) === 2 &&
      count(-a + 0.02, 2000) === 0;
    return {
      text: md`Let $f(x) = |${a}x - ${b}|$, for $x \in \mathbb{R}$. The line $L$ has the equation $y = mx + ${c}$, where $m \in \mathbb{R}$.

(a) Sketch the graph of $f$, showing where it meets the axes. [2]

(b) Solve the equation $f(x) = x + ${c}$. [2]

(c) Find the value of $m$ for which $L$ passes through the corner of the graph of $f$. [1]

(d) Hence find the set of values of $m$ for which the equation $f(x) = mx + ${c}$ has

(i) exactly two solutions; [2]

(ii) no solution. [1]`,
      hints: [
        md`The graph is a V. Where is $${a}x - ${b}$ zero?`,
        md`All lines $L$ pass through the same point. Turn a ruler about it on your sketch.`,
        md`Compare the gradient of $L$ with those of the two arms. When is $L$ too steep to meet the right arm? When does it fall so steeply that it meets the left arm far out?`,
      ],
      answer: md`(a) $${a}x - ${b} = 0$ at $x = ${corner}$, so the corner is at $\left(${corner}, 0\right)$. At $x = 0$ the height is $|-${b}| = ${b}$. The arms have the gradients $${a}$ and $-${a}$.

![](drawing:graph)

(b) Either $${a}x - ${b} = x + ${c}$, so $x = ${far}$, or $${a}x - ${b} = -(x + ${c})$, so $x = ${near}$. Both make the right side positive, so both are solutions.

(c) Every line $L$ passes through $(0, ${c})$. To pass through $\left(${corner}, 0\right)$ as well, $${corner.startsWith('\\') ? md`${corner}m` : `${corner}m`} + ${c} = 0$, so $m = ${through}$.

(d) Turn the line about the point $(0, ${c})$, which lies below the left arm.

(i) If $m$ is greater than in (c), $L$ passes above the corner and meets the left arm. It also meets the right arm, as long as it is less steep than that arm, that is, $m < ${a}$. So there are exactly two solutions for $${through} < m < ${a}$.

(ii) If $m$ is smaller than in (c), $L$ passes below the corner and misses the right arm. It meets the left arm far out to the left only if it falls more steeply than that arm, that is, $m < -${a}$. So there is no solution for $-${a} \le m < ${through}$.

**Watch out:** For $m = ${a}$ and for $m = -${a}$ the line is parallel to an arm. The first value does not belong to (i), because one solution is lost. The second belongs to (ii), because a parallel line never meets the arm.`,
      scheme: [
        [md`(a) V-shaped graph with its corner at $\left(${corner}, 0\right)$`, 'A1'],
        [md`$y$-intercept $(0, ${b})$`, 'A1'],
        [md`(b) $x = ${far}$`, 'A1'],
        [md`$x = ${near}$`, 'A1'],
        [md`(c) $m = ${through}$`, 'A1'],
        [md`(d)(i) compares the gradient of $L$ with that of the right arm, $${a}$`, 'M1'],
        [md`$${through} < m < ${a}$ (follow through)`, 'A1'],
        [md`(ii) $-${a} \le m < ${through}$ (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'sketch' },
        {
          part: 'b',
          kind: 'set',
          expected: `${near}, ${far}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${far}`,
              note: 'You found the solution on the right arm. There is one on the left arm, too.',
            },
            {
              value: `${near}`,
              note: 'You found the solution on the left arm. There is one on the right arm, too.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: through,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(c * a, b),
              note: md`Look at the sign: the line falls from $(0, ${c})$ to the $x$-axis.`,
            },
          ],
        },
        {
          part: 'd i',
          kind: 'interval',
          expected: `${through} < m < ${a}`,
          follows: `c.1 < m < ${a}`,
          mistakes: [
            { value: `m > ${through}`, note: 'A line that is too steep never meets the right arm.' },
            ...(a + edge > 0.6
              ? [
                  {
                    value: `-${a} < m < ${a}`,
                    note: 'A line that passes below the corner meets neither arm.',
                  },
                ]
              : []),
            {
              value: `${through} <= m < ${a}`,
              note: 'The line through the corner has one point in common with the graph.',
            },
          ],
        },
        {
          part: 'd ii',
          kind: 'interval',
          expected: `-${a} <= m < ${through}`,
          follows: `-${a} <= m < c.1`,
          mistakes: [
            {
              value: `m < ${through}`,
              note: 'A line that falls very steeply meets the left arm far out to the left.',
            },
            {
              value: `-${a} < m < ${through}`,
              note: md`What happens for $m = -${a}$? Can a line meet one that is parallel to it?`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `x = ${far}`, value: met.at(-1) ?? Number.NaN },
        { part: 'b', route: 'numeric', shown: `x = ${near}`, value: met.length === 2 ? met[0]! : Number.NaN },
        {
          part: 'c',
          route: 'numeric',
          shown: `m = ${through}`,
          value: fits ? root((m) => (m * b) / a + c, -20, 0) : Number.NaN,
        },
      ],
      drawings: {
        graph: plot({
          x: [-1.5, (2.2 * b) / a],
          y: [-1, b * 1.25],
          ticks: { x: [{ at: b / a, label: `${b % a === 0 ? b / a : `${b}/${a}`}` }], y: [c, b] },
          height: 220,
          curves: [{ f, label: '*f*' }],
          points: [{ at: [0, c] }],
          description:
            'A V-shaped graph with its corner on the positive x-axis, and a point on the y-axis below the left arm.',
        }),
      },
    };
  },
});
