import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { piTimes } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: { a: integers(2, 5), b: choice(1, 2, 3, 4), d: integers(-3, 4) },
  allow: ({ a, d }) => d !== 0 && Math.abs(d) !== a && Math.abs(d) < a + 2,
  write: ({ a, b, d }) => {
    // y = a sin(bx) + d has its first maximum at π/(2b) and its first minimum at 3π/(2b).
    const [top, bottom] = [a + d, d - a];
    const f = (x: number): number => a * Math.sin(b * x) + d;
    const [first, second] = [piTimes(1, 2 * b), piTimes(3, 2 * b)];
    const period = piTimes(2, b);
    // Where the curve has its mean height for the first time after x = 0.
    const middle = piTimes(1, b);
    const end = (2.25 * Math.PI) / b;
    return {
      text: md`The diagram shows part of the graph of $y = a\sin(bx) + d$, where $a, b > 0$. The graph has a maximum at $\left(${first}, ${top}\right)$, and the next minimum is at $\left(${second}, ${bottom}\right)$.

![](drawing:graph)

(a) Find the value of $a$ and the value of $d$. [3]

(b) Find the period of the graph, and hence the value of $b$. [3]

(c) Write down the smallest positive value of $x$ for which $y = d$. [1]

(d) State the range of the function $y = ${a + 1}\sin(bx) + d$. [1]`,
      hints: [
        md`The mean of the greatest and the least value is the height of the line about which the graph swings.`,
        md`Which part of a period lies between a maximum and the next minimum?`,
      ],
      answer: md`(a) The amplitude is half the difference of the greatest and the least value, $a = \dfrac{${top} - (${bottom})}{2} = ${a}$. The mean of the two is $d = \dfrac{${top} + (${bottom})}{2} = ${d}$.

(b) From a maximum to the next minimum is half a period: $${second} - ${first} = ${middle}$. So the period is $T = ${period}$, and $b = \dfrac{2\pi}{T} = ${b}$.

(c) $y = d$ when $\sin(bx) = 0$. The first time after $x = 0$ is half a period later, at $x = ${middle}$.

(d) The amplitude is now $${a + 1}$, so the range is $${d - a - 1} \le y \le ${d + a + 1}$.

**Watch out:** The amplitude isn't the greatest value $${top}$, because the wave doesn't swing about the $x$-axis. Measure it from the mean line $y = ${d}$. And if your $b$ is twice as large, you took the way from the maximum to the minimum for a whole period.`,
      scheme: [
        [md`half the difference, or the mean, of $${top}$ and $${bottom}$`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
        [md`$d = ${d}$`, 'A1'],
        [md`recognises that half a period is $${second} - ${first}$`, 'M1'],
        [md`period $${period}$`, 'A1'],
        [md`$b = ${b}$`, 'A1'],
        [md`$x = ${middle}$`, 'A1'],
        [md`$${d - a - 1} \le y \le ${d + a + 1}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${2 * a}`,
              note: md`This is the whole difference of the greatest and the least value. The amplitude is half of it.`,
            },
            {
              value: `${top}`,
              note: md`This is the greatest value. The amplitude is measured from the middle.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$d =$',
          expected: `${d}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${-d}`,
              note: md`The sign is wrong. Is the middle of the graph above or below the $x$-axis?`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'period',
          expected: period,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: middle, note: md`From a maximum to the next minimum is only half a period.` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 1,
          follows: '2 * pi / b.1',
          unless: 'b <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          label: '$x =$',
          expected: middle,
          accuracy: 'exact',
          follows: 'b.1 / 2',
          unless: 'x <= 0',
          mistakes: [
            {
              value: period,
              note: md`The graph crosses this height once before, halfway through its period.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'interval',
          expected: `${d - a - 1} <= y <= ${d + a + 1}`,
          variables: ['y'],
          follows: `a.2 - ${a + 1} <= y <= a.2 + ${a + 1}`,
          mistakes: [
            {
              value: `${bottom} <= y <= ${top}`,
              note: md`This is the range of the graph shown. The amplitude of this function is another one.`,
            },
            {
              value: `${-a - 1} <= y <= ${a + 1}`,
              note: md`You left out $d$, which moves the whole graph up or down.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${b}`,
          // The first maximum lies at a quarter of a period.
          value: integers(1, 12).find((n) => Math.abs(f(Math.PI / (2 * n)) - top) < 1e-9)!,
        },

        { part: 'a', route: 'substitution', shown: `= ${a}`, value: f(Math.PI / (2 * b)) - f(0) },
        { part: 'a', route: 'numeric', shown: `= ${d}`, value: (f(0.3) + f(0.3 + Math.PI / b)) / 2 },
        {
          part: 'b',
          route: 'numeric',
          shown: `T = ${period}`,
          // The first shift, in twelfths of π, that changes nothing.
          value:
            (integers(1, 48).find((twelfths) =>
              [0.1, 0.7, 1.9].every((x) => Math.abs(f(x + (twelfths * Math.PI) / 12) - f(x)) < 1e-9),
            )! *
              Math.PI) /
            12,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${middle}`,
          value:
            (integers(1, 48).find((twelfths) => Math.abs(f((twelfths * Math.PI) / 12) - d) < 1e-9)! *
              Math.PI) /
            12,
        },
      ],
      drawings: {
        graph: plot({
          x: [0, end],
          y: [Math.min(0, bottom) - 1, Math.max(0, top) + 1],
          ticks: false,
          curves: [{ f, from: 0, to: end }],
          points: [
            { at: [Math.PI / (2 * b), top], label: 'maximum', place: 'n' },
            { at: [(3 * Math.PI) / (2 * b), bottom], label: 'minimum', place: 's' },
          ],
          height: 200,
          description: `A wave that starts on the y-axis at its mean height and rises to a maximum, marked, then falls to a minimum, marked, and rises again. ${bottom > 0 ? 'It stays above the x-axis.' : top < 0 ? 'It stays below the x-axis.' : 'It crosses the x-axis.'}`,
        }),
      },
    };
  },
});
