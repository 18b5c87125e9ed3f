import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    a: choice(2, 4, 5, 8),
    b: integers(-6, 6),
    c: integers(1, 6),
    p: integers(1, 4),
    side: choice(1, -1),
    near: choice(0.5, 0.2, 0.4),
    gap: choice(0.01, 0.02, 0.05),
  },
  allow: ({ a, b, p }) => b !== 0 && 2 * a * p + b > 2,
  write: ({ a, b, c, p, side, near, gap }) => {
    const f = (x: number) => a * x * x + b * x + c;
    const m = 2 * a * p + b;
    const end = side === 1 ? `${p} + h` : `${p} - h`;
    const chord = (h: number) => (f(p + side * h) - f(p)) / (side * h);
    const most = tidy(gap / a);
    const shownH = side === 1 ? `${a}h` : `-${a}h`;
    const high = p + side * 0.9;
    const [x0, x1] = [Math.min(p, high) - 0.6, Math.max(p, high) + 0.6];
    const top = Math.max(f(x0), f(x1), f(p));
    const bottom = Math.min(f(x0), f(x1), f(p), 0);
    return {
      text: md`$P$ and $Q$ are points on the curve $y = ${polynomial([a, b, c])}$. The $x$-coordinate of $P$ is $${p}$ and the $x$-coordinate of $Q$ is $${end}$, where $h > 0$.

![](drawing:chord)

(a) Show that the gradient of the chord $PQ$ is $${m} ${side === 1 ? '+' : '-'} ${a}h$. [4]

(b) Find the gradient of $PQ$ for $h = ${near}$. [1]

(c) The gradient of $PQ$ differs from $${m}$ by less than $${gap}$. Find the values of $h$ for which this is so. [2]

(d) Write down the limit of the gradient of $PQ$ as $h$ tends to $0$. State what this limit tells you about the curve at $P$. [2]`,
      hints: [
        md`Write down the $y$-coordinates of both points. That of $Q$ contains $h$.`,
        md`The gradient of a chord is the difference of the $y$-coordinates divided by the difference of the $x$-coordinates. Expand the square.`,
        md`In part (c), by how much does $${m} ${side === 1 ? '+' : '-'} ${a}h$ differ from $${m}$?`,
      ],
      answer: md`(a) The $y$-coordinate of $P$ is $${a} \times ${p}^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)} \times ${p} + ${c} = ${f(p)}$.

For $Q$ put $x = ${end}$ and expand: $y = ${a}(${end})^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)}(${end}) + ${c} = ${f(p)}${plus(side * m, 'h')} + ${term(a, 'h^2')}$.

The difference of the $y$-coordinates is $${term(side * m, 'h')} + ${term(a, 'h^2')}$, and the difference of the $x$-coordinates is $${side === 1 ? 'h' : '-h'}$. Divide every term by $${side === 1 ? 'h' : '-h'}$: the gradient is $${m} ${side === 1 ? '+' : '-'} ${a}h$.

(b) $${m} ${side === 1 ? '+' : '-'} ${a} \times ${near} = ${tidy(chord(near))}$

(c) The difference from $${m}$ is $${a}h$ in size. So $${a}h < ${gap}$, which gives $0 < h < ${most}$.

(d) As $h$ tends to $0$, the term $${shownH}$ vanishes. The limit is $${m}$. It is the gradient of the curve (and of its tangent) at $P$, the value of $\dfrac{\mathrm{d}y}{\mathrm{d}x}$ at $x = ${p}$.

**Second method for (d):** $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${polynomial([2 * a, b])}$, and at $x = ${p}$ this is $${2 * a} \times ${p}${plus(b)} = ${m}$.

**Watch out:** $(${end})^2$ has three terms: $${p * p} ${side === 1 ? '+' : '-'} ${2 * p}h + h^2$.`,
      scheme: [
        [md`(a) $y$-coordinate of $P$ is $${f(p)}$`, '(A1)'],
        [md`substitutes $${end}$ and expands`, 'M1'],
        [md`divides the difference of the $y$-coordinates by $${side === 1 ? 'h' : '-h'}$`, 'M1'],
        [md`a correct step that leads to $${m} ${side === 1 ? '+' : '-'} ${a}h$`, 'A1'],
        [md`(b) $${tidy(chord(near))}$`, 'A1'],
        [md`(c) $${a}h < ${gap}$`, 'M1'],
        [md`$0 < h < ${most}$ (accept $h < ${most}$)`, 'A1'],
        [md`(d) $${m}$`, 'A1'],
        [md`the gradient of the curve (or of the tangent) at $P$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${tidy(chord(near))}`,
          mistakes: [
            {
              value: `${tidy(m - side * a * near)}`,
              note: md`Look at the sign in front of $${a}h$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$h$ is positive and less than`,
          expected: `${most}`,
          mistakes: [{ value: `${gap}`, note: md`The difference of the gradients is $${a}h$, not $h$.` }],
        },
        { part: 'd', kind: 'number', label: 'Limit', expected: `${m}`, accuracy: 'exact', marks: 1 },
        { part: 'd', kind: 'self', why: 'state what it tells', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `= ${tidy(chord(near))}`, value: chord(near), within: 1e-6 },
        {
          part: 'c',
          route: 'numeric',
          shown: `0 < h < ${most}`.slice('0 < h < '.length),
          value: (gap * 0.01) / Math.abs(chord(0.01) - slope(f, p)),
          within: 1e-5,
        },
        { part: 'd', route: 'numeric', shown: `${m}`, value: Number(slope(f, p).toFixed(6)) },
      ],
      drawings: {
        chord: plot({
          x: [Math.min(x0, -0.2), x1],
          y: [bottom - (top - bottom) / 8, top * 1.05],
          ticks: false,
          height: 210,
          curves: [{ f, from: x0, to: x1 }],
          lines: [{ from: [p, f(p)], to: [high, f(high)] }],
          points: [
            { at: [p, f(p)], label: 'P', place: 'se' },
            { at: [high, f(high)], label: 'Q', place: 'se' },
          ],
          description: `Part of a parabola that opens upwards, with the points P and Q and the chord between them. Q lies to the ${side === 1 ? 'right' : 'left'} of P.`,
        }),
      },
    };
  },
});
