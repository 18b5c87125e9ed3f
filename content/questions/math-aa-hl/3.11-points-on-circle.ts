import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** Angles related to θ, and where their points are: signs, and whether the coordinates change places. */
const pool = [
  {
    text: md`\pi - \theta`,
    typed: 'pi - theta',
    at: (t: number) => Math.PI - t,
    x: -1,
    y: 1,
    swap: false,
    how: md`reflection in the $y$-axis`,
  },
  {
    text: md`\pi + \theta`,
    typed: 'pi + theta',
    at: (t: number) => Math.PI + t,
    x: -1,
    y: -1,
    swap: false,
    how: md`rotation through $\pi$ about O`,
  },
  {
    text: md`2\pi - \theta`,
    typed: '2pi - theta',
    at: (t: number) => 2 * Math.PI - t,
    x: 1,
    y: -1,
    swap: false,
    how: md`reflection in the $x$-axis`,
  },
  {
    text: md`\frac{\pi}{2} - \theta`,
    typed: 'pi/2 - theta',
    at: (t: number) => Math.PI / 2 - t,
    x: 1,
    y: 1,
    swap: true,
    how: md`reflection in the line $y = x$`,
  },
  {
    text: md`\frac{\pi}{2} + \theta`,
    typed: 'pi/2 + theta',
    at: (t: number) => Math.PI / 2 + t,
    x: -1,
    y: 1,
    swap: true,
    how: md`rotation through $\frac{\pi}{2}$ anticlockwise about O`,
  },
  {
    text: md`\frac{3\pi}{2} - \theta`,
    typed: '3pi/2 - theta',
    at: (t: number) => (3 * Math.PI) / 2 - t,
    x: -1,
    y: -1,
    swap: true,
    how: md`reflection in the line $y = -x$`,
  },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['3.5'],
  parameters: {
    triple: choice([3, 4, 5], [4, 3, 5], [5, 12, 13], [12, 5, 13], [8, 15, 17], [15, 8, 17], [20, 21, 29]),
    first: choice(0, 1, 2),
    second: choice(3, 4, 5),
    third: choice(0, 1, 2, 3, 4, 5),
  },
  // P and its reflection in y = x must be far enough apart to be told from each other.
  allow: ({ triple: [c, s, h], first, second, third }) =>
    third !== first && third !== second && !(third === 3 && Math.abs(c - s) < 0.1 * h),
  write: ({ triple: [c, s, h], first, second, third }) => {
    const theta = Math.atan2(s, c);
    const place = (which: number) => {
      const one = pool[which]!;
      const [x, y] = one.swap ? [one.x * s, one.y * c] : [one.x * c, one.y * s];
      return { ...one, px: x, py: y, shown: [fraction(x, h), fraction(y, h)] as const };
    };
    const [q, r, w] = [place(first), place(second), place(third)];
    const pair = ([x, y]: readonly [string, string]) => md`\left(${x}, ${y}\right)`;
    const point = (which: { px: number; py: number }) => [which.px / h, which.py / h] as const;
    return {
      text: md`The diagram shows the unit circle with centre O. The point $\mathrm{P}\left(${fraction(c, h)}, ${fraction(s, h)}\right)$ lies on it, and OP makes the acute angle $\theta$ with the positive $x$-axis. Angles are measured anticlockwise from the positive $x$-axis.

![](drawing:circle)

(a) Write down the coordinates of the point on the circle that belongs to the angle

(i) $${q.text}$; [1]

(ii) $${r.text}$. [2]

(b) The point $\mathrm{W}${pair(w.shown)}$ also lies on the circle. Find, in terms of $\theta$, the angle between $0$ and $2\pi$ that belongs to W. [2]

(c) Describe fully a single transformation that maps P onto W for every acute angle $\theta$, when W belongs to the angle found in (b). [1]`,
      hints: [
        md`The coordinates of P are $(\cos\theta, \sin\theta)$.`,
        md`Reflect or turn the right-angled triangle below OP. Which of its sides is now across, and which is up?`,
        'Look at the signs of the coordinates of W: in which quadrant is it? Have the two numbers changed places?',
      ],
      answer: md`(a) (i) The angle $${q.text}$ comes from $\theta$ by a ${q.how}. So P is mapped to $${pair(q.shown)}$.

(ii) The angle $${r.text}$ comes from $\theta$ by a ${r.how}. The two coordinates change places${r.x < 0 ? (r.y < 0 ? ', and both become negative' : ', and the first one becomes negative') : ''}: $${pair(r.shown)}$.

(b) W has ${w.swap ? 'the coordinates of P in the other order' : 'the coordinates of P in the same order'}${w.x < 0 || w.y < 0 ? md`, with ${w.x < 0 && w.y < 0 ? 'both signs' : w.x < 0 ? 'the sign of the first' : 'the sign of the second'} changed` : ''}. So $\cos\varphi = ${w.shown[0]}$ and $\sin\varphi = ${w.shown[1]}$ for its angle $\varphi$, which is true for $\varphi = ${w.text}$.

(c) It is the ${w.how}.

**Watch out:** Sine and cosine change places when $\theta$ is added to or taken from $\frac{\pi}{2}$ or $\frac{3\pi}{2}$. With $\pi$ and $2\pi$ only signs can change.`,
      scheme: [
        [md`(a)(i) $${pair(q.shown)}$`, 'A1'],
        ['(ii) the two coordinates change places', 'M1'],
        [md`$${pair(r.shown)}$`, 'A1'],
        ['(b) considers the quadrant and the order of the coordinates', 'M1'],
        [md`$${w.text}$`, 'A1'],
        [`(c) ${w.how}`, 'A1'],
      ],
      replies: [
        {
          part: 'a i',
          kind: 'coordinates',
          expected: `(${q.shown[0]}, ${q.shown[1]})`,
          accuracy: 'exact',
          mistakes: [
            { value: `(${fraction(c, h)}, ${fraction(s, h)})`, note: 'This is P itself. Look at the signs.' },
          ],
        },
        {
          part: 'a ii',
          kind: 'coordinates',
          expected: `(${r.shown[0]}, ${r.shown[1]})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${fraction(r.x * c, h)}, ${fraction(r.y * s, h)})`,
              note: 'The signs are right, but the two coordinates change places.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: w.typed,
          variables: ['theta'],
        },
        { part: 'c', kind: 'self', why: 'describe' },
      ],
      checks: [
        { part: 'a i', route: 'numeric', shown: q.shown[0], value: Math.cos(q.at(theta)) },
        { part: 'a i', route: 'numeric', shown: q.shown[1], value: Math.sin(q.at(theta)) },
        { part: 'a ii', route: 'numeric', shown: r.shown[0], value: Math.cos(r.at(theta)) },
        { part: 'a ii', route: 'numeric', shown: r.shown[1], value: Math.sin(r.at(theta)) },
        {
          part: 'b',
          route: 'numeric',
          shown: w.text,
          variable: '\\theta',
          // The angle of the point itself, from its coordinates.
          value: (t) => {
            if (t <= 0 || t >= Math.PI / 2) return Number.NaN;
            const [x, y] = w.swap
              ? [w.x * Math.sin(t), w.y * Math.cos(t)]
              : [w.x * Math.cos(t), w.y * Math.sin(t)];
            return (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
          },
        },
      ],
      drawings: {
        circle: plot({
          x: [-1.3, 1.3],
          y: [-1.3, 1.3],
          ticks: false,
          circles: [{ centre: [0, 0], radius: 1 }],
          lines: [
            { from: [0, 0], to: [c / h, s / h] },
            { from: [c / h, 0], to: [c / h, s / h], dashed: true },
          ],
          points: [
            { at: [c / h, s / h], label: 'P', place: 'ne' },
            { at: [0, 0] },
            { at: [...point(w)], label: 'W' },
          ],
          notes: [{ at: [0.2, 0.08], text: '*θ*', place: 'e' }],
          description:
            'The unit circle with centre O. The point P in the first quadrant is joined to O, and a dashed line goes from P straight down to the x-axis. A second point W is marked on the circle.',
        }),
      },
    };
  },
});
