import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, piTimes } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** Right sides with modulus 1: text and argument in twelfths of a turn by π. */
const directions = [
  { name: 'i', before: '', after: md`\mathrm{i}`, twelfths: 6 },
  { name: '-i', before: '-', after: md`\mathrm{i}`, twelfths: -6 },
  { name: '-1', before: '-', after: '', twelfths: 12 },
];

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['1.13'],
  parameters: {
    n: choice(3, 4, 6),
    radius: choice(2, 3, 4, 5, 10),
    direction: choice(0, 1, 2),
    label: choice('A', 'P'),
  },
  allow: ({ n, radius }) => radius ** n < 20_000,
  variants: 16,
  write: ({ n, radius, direction, label }) => {
    const { before, after, twelfths } = directions[direction]!;
    const size = radius ** n;
    const right = `${before}${size}${after}`;
    // Arguments in units of π/(12 n), between −12n and 12n.
    const whole = 12 * n;
    const arguments_ = Array.from({ length: n }, (_, k) => twelfths + 24 * k)
      .map((one) => (one > whole ? one - 2 * whole : one))
      .sort((left, other) => left - other);
    const shape = { 3: 'an equilateral triangle', 4: 'a square', 6: 'a regular hexagon' }[n];
    const area = {
      3: md`${fraction(3 * radius * radius, 4).replace(/^1$/, '')}\sqrt{3}`,
      4: `${2 * radius * radius}`,
      6: md`${fraction(3 * radius * radius, 2)}\sqrt{3}`,
    }[n];
    const corners = arguments_.map((one) => {
      const angle = (one * Math.PI) / whole;
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    });
    const byCorners =
      Math.abs(
        corners.reduce((sum, [x, y], at) => {
          const [x2, y2] = corners[(at + 1) % n]!;
          return sum + x * y2 - x2 * y;
        }, 0),
      ) / 2;
    const last = arguments_.at(-1)!;
    // Raises the last root to the n-th power by repeated multiplication.
    let [re, im] = [1, 0];
    for (let step = 0; step < n; step += 1) {
      const [x, y] = corners.at(-1)!;
      [re, im] = [re * x - im * y, re * y + im * x];
    }
    const reach = radius * 1.35;
    return {
      text: md`Consider the equation $z^${n} = ${right}$, where $z \in \mathbb{C}$.

(a) Write $${right}$ in the form $r\mathrm{e}^{\mathrm{i}\theta}$, where $r > 0$ and $-\pi < \theta \le \pi$. [2]

(b) Solve the equation, giving the solutions in the form $r\mathrm{e}^{\mathrm{i}\theta}$ with $-\pi < \theta \le \pi$. [4]

In an Argand diagram the solutions are the vertices $${label}_1, \dots, ${label}_${n}$ of a polygon.

(c) Sketch the polygon, and find its exact area. [3]`,
      hints: [
        md`Adding $2k\pi$ to the argument of the right side gives the same number, but another root.`,
        md`All roots have the same modulus, and the arguments of neighbouring roots differ by $${piTimes(2, n)}$.`,
        md`Cut the polygon into ${n} triangles that meet at the origin.`,
      ],
      answer: md`(a) The modulus of $${right}$ is $${size}$, and its argument is $${piTimes(twelfths, 12)}$. So $${right} = ${size}\mathrm{e}^{${piTimes(twelfths, 12).replace(String.raw`\pi`, String.raw`\pi\mathrm{i}`)}}$

(b) Let $z = r\mathrm{e}^{\mathrm{i}\theta}$. By De Moivre's theorem $r^${n} = ${size}$, so $r = ${radius}$, and $${n}\theta = ${piTimes(twelfths, 12)} + 2k\pi$ with $k \in \mathbb{Z}$, so $\theta = ${piTimes(twelfths, 12 * n)} + ${piTimes(2, n).replace(String.raw`\frac{2\pi}`, String.raw`\frac{2k\pi}`).replace(String.raw`\frac{\pi}`, String.raw`\frac{k\pi}`)}$.

The arguments between $-\pi$ and $\pi$ are $${arguments_.map((one) => piTimes(one, whole)).join(', \\ ')}$, so the solutions are

$$z = ${arguments_.map((one) => md`${radius}\mathrm{e}^{${piTimes(one, whole).replace(String.raw`\pi`, String.raw`\pi\mathrm{i}`)}}`).join(', \\ ')}$$

The largest argument is $\theta = ${piTimes(last, whole)}$.

(c) The vertices lie on the circle with centre $0$ and radius $${radius}$, at equal angles of $${piTimes(2, n)}$, so the polygon is ${shape}.

![](drawing:roots)

It is made of $${n}$ triangles with two sides of length $${radius}$ and the angle $${piTimes(2, n)}$ between them:

$$\text{area} = ${n} \times \frac{1}{2} \times ${radius}^2 \times \sin ${piTimes(2, n)} = ${area}$$

**Watch out:** Add $2k\pi$ to the argument *before* you divide by $${n}$. If you divide first and add $2\pi$ afterwards, you only get the same root again.`,
      scheme: [
        [md`modulus $${size}$`, 'A1'],
        [md`argument $${piTimes(twelfths, 12)}$`, 'A1'],
        [md`$r = ${radius}$`, 'A1'],
        [md`uses De Moivre's theorem with $2k\pi$ added to the argument`, 'M1'],
        ['at least two correct arguments', 'A1'],
        [md`all ${n} solutions, with arguments in the given range`, 'A1'],
        [`a regular polygon with ${n} vertices, centred at the origin and turned correctly`, 'A1'],
        [md`$${n} \times \frac{1}{2} \times ${radius}^2 \sin ${piTimes(2, n)}$, or equivalent`, 'M1'],
        [md`$${area}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$r =$',
          expected: `${size}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\theta =$`,
          expected: piTimes(twelfths, 12),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: twelfths === 12 ? '0' : piTimes(-twelfths, 12),
              note: md`Mark $${right}$ in the Argand diagram: on which half of which axis does it lie?`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$r =$',
          expected: `${radius}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${size}`,
              note: md`This is the modulus of the right side, that is, of $z^${n}$. What is the modulus of $z$?`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'set',
          label: md`All values of $\theta$:`,
          expected: arguments_.map((one) => piTimes(one, whole)).join(', '),
          accuracy: 'exact',
          marks: 3,
          mistakes: [
            {
              value: Array.from({ length: n }, (_, k) => piTimes(twelfths + 24 * k, whole)).join(', '),
              note: md`These are the right directions, but some arguments are not in the given range. Subtract $2\pi$ from those above $\pi$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'sketch', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: area,
          accuracy: 'exact',
          marks: 2,
          follows: `${n} / 2 * (b.1)^2 * sin(2 * pi / ${n})`,
          unless: 'A <= 0',
          mistakes: [
            {
              value: md`2 \times (${area})`,
              note: md`You forgot the factor $\frac{1}{2}$ in the area of each triangle.`,
            },
            {
              value: md`(${area}) / ${n}`,
              note: md`This is the area of one of the triangles. The polygon is made of $${n}$ of them.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `${size}`,
          value: Math.hypot(re, im),
        },
        {
          part: 'a',
          route: 'substitution',
          shown: piTimes(twelfths, 12),
          // Rounding may turn π into −π.
          value: direction === 2 ? Math.abs(Math.atan2(im, re)) : Math.atan2(im, re),
        },
        { part: 'b', route: 'numeric', shown: `r = ${radius}`, value: size ** (1 / n) },
        {
          part: 'b',
          route: 'substitution',
          shown: md`\theta = ${piTimes(last, whole)}`,
          // The power must be the right side again; then the argument is that of the corner.
          value:
            Math.hypot(
              re - size * Math.cos((twelfths * Math.PI) / 12),
              im - size * Math.sin((twelfths * Math.PI) / 12),
            ) <
            1e-6 * size
              ? Math.atan2(corners.at(-1)![1], corners.at(-1)![0])
              : Number.NaN,
        },
        { part: 'c', route: 'numeric', shown: `= ${area}`, value: byCorners },
      ],
      drawings: {
        roots: plot({
          x: [-reach, reach],
          y: [-reach, reach],
          width: 260,
          height: 260,
          xLabel: 'Re',
          yLabel: 'Im',
          ticks: { x: [radius], y: false },
          circles: [{ centre: [0, 0], radius, dashed: true }],
          polylines: [
            { points: [...corners, corners[0]!].map(([x, y]) => [x, y]), dots: true, ink: 'second' },
          ],
          points: corners.map(([x, y], index) => ({
            at: [x, y],
            label: `*${label}*_${index + 1}`,
            place: (Math.atan2(y, x) * 180) / Math.PI + 12,
          })),
          description: `Argand diagram with a dashed circle of radius ${radius} about the origin and a regular polygon with ${n} vertices on the circle.`,
        }),
      },
    };
  },
});
