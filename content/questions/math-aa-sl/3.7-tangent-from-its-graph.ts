import { roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { piTimes, plus, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.8'],
  parameters: {
    a: choice(-4, -3, -2, 2, 3, 4, 5),
    b: choice(1, 2, 3, 4),
    d: integers(-4, 5),
    side: choice(1, -1),
  },
  allow: ({ d }) => d !== 0,
  write: ({ a, b, d, side }) => {
    const f = (x: number): number => a * Math.tan(b * x) + d;
    const [left, gap, right] = [-Math.PI / (2 * b), Math.PI / (2 * b), (3 * Math.PI) / (2 * b)];
    // side = 1: the value d + a, with the tangent 1; side = −1: d − a.
    const level = d + side * a;
    const [first, second] = side > 0 ? [1, 5] : [-1, 3];
    const solutions = [piTimes(first, 4 * b), piTimes(second, 4 * b)];
    const given: readonly [number, number] = [side > 0 ? -1 : 1, side > 0 ? d - a : d + a];
    const bx = b === 1 ? 'x' : `${b}x`;
    const found = roots((x) => f(x) - level, left + 1e-3, right - 1e-3).filter(
      (x) => Math.abs(x - gap) > 0.01,
    );
    const reach = Math.abs(a) * 2.4 + 1;
    return {
      text: md`The diagram shows the graph of $f(x) = a\tan(bx) + d$ for $${piTimes(-1, 2 * b)} < x < ${piTimes(3, 2 * b)}$, $x \ne ${piTimes(1, 2 * b)}$, where $a, b, d \in \mathbb{Z}$ and $b > 0$. The dashed lines are the vertical asymptotes. The graph crosses the $y$-axis at $(0, ${d})$ and passes through the point $P\left(${piTimes(given[0], 4 * b)}, ${given[1]}\right)$.

![](drawing:graph)

(a) Write down the period of $f$, and hence find the value of $b$. [2]

(b) Write down the value of $d$. [1]

(c) Find the value of $a$. [2]

(d) Solve the equation $f(x) = ${level}$. [3]`,
      hints: [
        md`How far are two neighbouring asymptotes apart?`,
        md`The period of $\tan(bx)$ is $\dfrac{\pi}{b}$, not $\dfrac{2\pi}{b}$.`,
        md`In (c), put the coordinates of $P$ into the formula. What are the tangents of $\dfrac{\pi}{4}$ and $-\dfrac{\pi}{4}$?`,
        md`In (d), find one solution and use the period to find the other.`,
      ],
      answer: md`(a) The graph repeats from one asymptote to the next. These are $${piTimes(1, 2 * b)} - \left(${piTimes(-1, 2 * b)}\right) = ${piTimes(1, b)}$ apart, so the period is $T = ${piTimes(1, b)}$. The period of $\tan(bx)$ is $\dfrac{\pi}{b}$, so $b = ${b}$.

(b) As $\tan 0 = 0$, the graph crosses the $y$-axis at the height $d$, so $d = ${d}$.

(c) Put the point $P$ into the formula: $a\tan\left(${b === 1 ? '' : md`${b} \times `}${given[0] < 0 && b > 1 ? md`\left(${piTimes(given[0], 4 * b)}\right)` : piTimes(given[0], 4 * b)}\right)${plus(d)} = ${given[1]}$. As $\tan\left(${piTimes(given[0], 4)}\right) = ${given[0]}$, this says $${given[0] < 0 ? '-a' : 'a'}${plus(d)} = ${given[1]}$, which gives $a = ${a}$.

(d) The equation $${term(a, md`\tan `)}${bx}${plus(d)} = ${level}$ becomes $\tan ${bx} = ${side}$. One solution is $${bx} = ${piTimes(side, 4)}$${b === 1 ? '' : md`, so $x = ${solutions[0]}$`}. All others are whole periods away. Only one of them lies in the interval: $x = ${solutions[0]} + ${piTimes(1, b)} = ${solutions[1]}$. The solutions are $x = ${solutions[0]}$ and $x = ${solutions[1]}$.

**Watch out:** The tangent repeats after $\pi$, the sine and the cosine after $2\pi$. So the period of $\tan(bx)$ is half of that of $\sin(bx)$.`,
      scheme: [
        [md`(a) period $${piTimes(1, b)}$`, 'A1'],
        [md`$b = ${b}$`, 'A1'],
        [md`(b) $d = ${d}$`, 'A1'],
        [md`(c) puts $P$ into the formula (follow through)`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
        [md`(d) $\tan ${bx} = ${side}$`, 'M1'],
        [md`$x = ${solutions[0]}$`, 'A1'],
        [md`$x = ${solutions[1]}$, and no others`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Period:',
          expected: piTimes(1, b),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: piTimes(2, b),
              note: md`This is the width of the whole diagram. Look at the distance between neighbouring asymptotes.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 1,
          follows: 'pi / a.1',
          mistakes: [
            {
              value: `${2 * b}`,
              note: md`The period of $\tan(bx)$ is $\frac{\pi}{b}$, not $\frac{2\pi}{b}$.`,
            },
          ],
        },
        { part: 'b', kind: 'number', label: '$d =$', expected: `${d}`, accuracy: 'exact' },
        {
          part: 'c',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          follows: `${given[0]} * (${given[1]} - b.1)`,
          mistakes: [
            {
              value: `${-a}`,
              note: md`Look at the sign: the tangent of $${piTimes(given[0], 4)}$ is $${given[0]}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'set',
          label: '$x =$',
          expected: solutions.join(', '),
          accuracy: 'exact',
          mistakes: [
            { value: solutions[0]!, note: md`There is a second solution, one period farther on.` },
            ...(b > 1
              ? [
                  {
                    value: `${piTimes(first, 4)}, ${piTimes(second, 4)}`,
                    note: md`These are values of $${bx}$. Divide them by $${b}$.`,
                  },
                ]
              : []),
          ],
        },
      ],
      checks: [
        // From one zero of the tangent to the next.
        {
          part: 'a',
          route: 'numeric',
          shown: `T = ${piTimes(1, b)}`,
          value: (() => {
            const zeros = roots((x) => Math.tan(b * x), -0.01, 1.2 * (Math.PI / b)).filter(
              (x) => Math.abs(Math.tan(b * x)) < 1,
            );
            return zeros[1]! - zeros[0]!;
          })(),
        },
        // The slope at the origin of tan(bx) is b.
        { part: 'a', route: 'numeric', shown: `b = ${b}`, value: slope((x) => f(x), 0) / a, within: 1e-4 },
        { part: 'b', route: 'substitution', shown: `d = ${d}`, value: f(0) },
        { part: 'c', route: 'numeric', shown: `a = ${a}`, value: slope((x) => f(x), 0) / b, within: 1e-4 },
        { part: 'd', route: 'numeric', shown: `x = ${solutions[0]}`, value: found[0]! },
        { part: 'd', route: 'numeric', shown: `x = ${solutions[1]}`, value: found[1]! },
      ],
      drawings: {
        graph: plot({
          x: [left * 1.08, right * 1.06],
          y: [Math.min(-1, d - reach), Math.max(1, d + reach)],
          ticks: false,
          height: 240,
          curves: [
            { f, from: left + 0.004, to: gap - 0.004 },
            { f, from: gap + 0.004, to: right - 0.004, ink: 'accent' },
          ],
          asymptotes: { x: [left, gap, right] },
          points: [
            { at: [(given[0] * Math.PI) / (4 * b), given[1]], label: 'P', place: 'e' },
            { at: [0, d], label: `${d}`.replace('-', '−'), place: 'se' },
          ],
          description: `Two branches of a tangent graph between three vertical asymptotes. The left branch crosses the y-axis at the height ${d} and passes through the marked point P. Both branches ${a > 0 ? 'rise' : 'fall'} from left to right.`,
        }),
      },
    };
  },
});
