import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd, sf, surd } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    field: choice(
      'An olive grove in Crete',
      'A vineyard in Mendoza',
      'A tea garden in Assam',
      'A date farm near Biskra',
    ),
    p: integers(4, 14),
    q: integers(3, 12),
    share: choice(
      { top: 1, bottom: 2, word: 'half' },
      { top: 1, bottom: 4, word: 'a quarter' },
      { top: 1, bottom: 3, word: 'a third' },
    ),
  },
  allow: ({ p, q, share }) =>
    p !== q && gcd(p, q) < 4 && (p * q) % 2 === 0 && q % share.bottom === 0 && gcd(p, q) !== p,
  write: ({ field, p, q, share }) => {
    const g = gcd(p, q);
    const [a, b, c] = [q / g, p / g, (p * q) / g];
    const term = (n: number, letter: string) => (n === 1 ? letter : `${n}${letter}`);
    const gives = (n: number, letter: string, at: number) =>
      n === 1 ? `$${letter} = ${at}$` : `$${term(n, letter)} = ${c}$ gives $${letter} = ${at}$`;
    const line = `${term(a, 'x')} + ${term(b, 'y')} = ${c}`;
    const squared = p * p + q * q;
    const away = (q * share.top) / share.bottom;
    const crossing = p * (1 - share.top / share.bottom);
    const cut = fraction(p * (share.bottom - share.top), share.bottom);
    const rest = q - away;
    return {
      text: md`${field} has the shape of a triangle. Two of its sides lie along roads, which are the $x$-axis and the $y$-axis. The third side lies along the line $${line}$. All coordinates are in hundreds of metres.

![](drawing:map)

(a) Find the coordinates of the point $P$ where the line meets the $x$-axis, and of the point $Q$ where it meets the $y$-axis. [2]

(b) Write the equation of the line in the form $y = mx + c$. [2]

(c) Find the length of the side $PQ$, in metres. [3]

A fence runs parallel to $PQ$. It meets the $y$-axis at the point $(0, ${rest})$.

(d) Find the equation of the fence. [2]

(e) Find the $x$-coordinate of the point where the fence meets the $x$-axis. [2]`,
      hints: [
        md`On the $x$-axis $y = 0$. What holds on the $y$-axis?`,
        md`The triangle has a right angle where the roads meet.`,
        md`Parallel lines have the same gradient.`,
      ],
      answer: md`(a) On the $x$-axis $y = 0$: ${gives(a, 'x', p)}, so $P(${p}, 0)$. On the $y$-axis $x = 0$: ${gives(b, 'y', q)}, so $Q(0, ${q})$.

(b) Solve for $y$: $${term(b, 'y')} = -${term(a, 'x')} + ${c}$, so $y = ${fraction(-q, p)}x + ${q}$.

(c) The roads meet at a right angle, so Pythagoras gives $\sqrt{${p}^2 + ${q}^2} = ${surd(squared)} = ${sf(Math.sqrt(squared), 4)}$ hundreds of metres. This is $${sf(100 * Math.sqrt(squared))}\ \text{m}$ (3 s.f.).

(d) Parallel lines have the same gradient, $${fraction(-q, p)}$, and the $y$-intercept is given: $y = ${fraction(-q, p)}x + ${rest}$.

(e) Set $y = 0$: $${fraction(q, p)}x = ${rest}$, which gives $x = ${cut}$.

**Watch out:** the unit of the axes is $100\ \text{m}$. Lengths from the graph have to be multiplied by $100$.`,
      scheme: [
        [md`(a) $P(${p}, 0)$`, 'A1'],
        [md`$Q(0, ${q})$`, 'A1'],
        [md`(b) attempts to make $y$ the subject, or finds the gradient`, 'M1'],
        [md`$y = ${fraction(-q, p)}x + ${q}$`, 'A1'],
        [md`(c) uses the formula for the distance of two points, or Pythagoras`, 'M1'],
        [md`$${surd(squared)}$, or $${sf(Math.sqrt(squared), 4)}$`, 'A1'],
        [md`$${sf(100 * Math.sqrt(squared))}\ \text{m}$`, 'A1'],
        [md`(d) uses the same gradient`, 'M1'],
        [md`$y = ${fraction(-q, p)}x + ${rest}$`, 'A1'],
        [md`(e) sets $y = 0$ in their equation`, 'M1'],
        [md`$${cut}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: '$P$',
          expected: `(${p}, 0)`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `(0, ${p})`, note: md`On the $x$-axis the second coordinate is $0$.` }],
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: '$Q$',
          expected: `(0, ${q})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `(${q}, 0)`, note: md`On the $y$-axis the first coordinate is $0$.` }],
        },
        {
          part: 'b',
          kind: 'equation',
          expected: `y = ${fraction(-q, p)}x + ${q}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `y = ${fraction(q, p)}x + ${q}`,
              note: md`The line falls, so its gradient is negative.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${100 * Math.sqrt(squared)}`,
          unit: 'm',
          mistakes: [
            {
              value: sf(Math.sqrt(squared), 5),
              note: md`One unit is $100\ \text{m}$. The answer is to be in metres.`,
            },
            ...((p + q) % 10 === 0
              ? []
              : [
                  {
                    value: `${100 * (p + q)}`,
                    note: md`That is the way along the two roads. The side is the straight line between the points.`,
                  },
                ]),
          ],
        },
        { part: 'd', kind: 'equation', expected: `y = ${fraction(-q, p)}x + ${rest}`, variables: ['x', 'y'] },
        { part: 'e', kind: 'number', expected: cut, accuracy: 'exact' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `x = ${p}`,
          value: Number(root((x) => a * x - c, 0, 99).toFixed(8)),
        },
        {
          part: 'a',
          route: 'substitution',
          shown: `y = ${q}`,
          value: Number(root((y) => b * y - c, 0, 99).toFixed(8)),
        },
        {
          part: 'b',
          route: 'symbolic',
          shown: `y = ${fraction(-q, p)}x + ${q}`,
          value: (x) => (c - a * x) / b,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `${sf(100 * Math.sqrt(squared))}\\ \\text{m}`,
          value: 100 * integral(() => Math.sqrt(1 + (a / b) ** 2), 0, p, 20),
        },
        { part: 'e', route: 'substitution', shown: `x = ${cut}`, value: crossing },
      ],
      drawings: {
        map: plot({
          x: [-1, p + 2],
          y: [-1, q + 2],
          ticks: false,
          width: 260,
          lines: [{ from: [p, 0], to: [0, q], ink: 'accent' }],
          points: [
            { at: [p, 0], label: '*P*', place: 'ne' },
            { at: [0, q], label: '*Q*', place: 'ne' },
          ],
          regions: [
            {
              points: [
                [0, 0],
                [p, 0],
                [0, q],
              ],
            },
          ],
          description:
            'A right-angled triangle between the two axes. Its third side falls from the point Q on the y-axis to the point P on the x-axis.',
        }),
      },
    };
  },
});
