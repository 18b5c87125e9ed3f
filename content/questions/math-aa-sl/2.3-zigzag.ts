import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const xs = [-4, 0, 2, 6] as const;

/** How many x between the ends have the value k: a corner on the height counts once. */
function solutions(ys: readonly number[], k: number): number {
  let count = ys.filter((y) => Math.abs(y - k) < 1e-9).length;
  for (let piece = 0; piece < 3; piece += 1) if ((ys[piece]! - k) * (ys[piece + 1]! - k) < -1e-9) count += 1;
  return count;
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    start: integers(-4, -1),
    peak: integers(1, 5),
    dip: integers(-4, -1),
    end: integers(1, 5),
    asked: integers(-3, 4),
  },
  allow: ({ start, peak, dip, end, asked }) =>
    start !== dip &&
    peak !== end &&
    // A height that cuts the graph, but not through a corner.
    ![start, peak, dip, end].includes(asked) &&
    solutions([start, peak, dip, end], asked) > 0,
  write: ({ start, peak, dip, end, asked }) => {
    const ys = [start, peak, dip, end] as const;
    const [least, most] = [Math.min(...ys), Math.max(...ys)];
    const [low, high] = [Math.max(start, dip), Math.min(peak, end)];
    const [lowSign, highSign] = [start > dip ? md`\le` : '<', end < peak ? md`\le` : '<'];
    const count = solutions(ys, asked);
    const heights = integers(-500, 600).map((k) => k / 100);
    const three = heights.filter((k) => solutions(ys, k) === 3);
    return {
      text: md`The graph of $y = f(x)$, for $-4 \le x \le 6$, consists of three straight line segments, which join the points $(-4, ${start})$, $(0, ${peak})$, $(2, ${dip})$ and $(6, ${end})$ in this order.

![](drawing:graph)

(a) Find the value of $f(1)$. [1]

(b) Write down the range of $f$. [2]

(c) Find the number of solutions of the equation $f(x) = ${asked}$. [1]

(d) Find the set of values of $k$ for which the equation $f(x) = k$ has exactly three solutions. [3]`,
      hints: [
        md`The solutions of $f(x) = k$ are the places where a horizontal line at height $k$ meets the graph.`,
        md`In part (d), move a horizontal line slowly upwards. Look closely at what happens at each corner and at each end.`,
      ],
      answer: md`(a) The point with $x = 1$ is halfway between $(0, ${peak})$ and $(2, ${dip})$, so $f(1) = \dfrac{${peak} + (${dip})}{2} = ${fraction(peak + dip, 2)}$.

(b) The lowest value is $${least}$ and the highest is $${most}$. The range is $${least} \le f(x) \le ${most}$.

(c) The horizontal line $y = ${asked}$ meets the graph ${['', 'once', 'twice', 'three times'][count]}. The number of solutions is $${count}$.

(d) A horizontal line meets all three segments in different points for heights between $k = ${low}$ and $k = ${high}$.

At the lower limit, $k = ${low}$, ${start > dip ? md`the line goes through the end point $(-4, ${start})$ and meets the other two segments as well: there are three solutions, so this value belongs to the set.` : md`the line goes through the corner $(2, ${dip})$, where two segments share one point: there are only two solutions, so this value doesn't belong to the set.`} At the upper limit, $k = ${high}$, ${end < peak ? md`it goes through the end point $(6, ${end})$ and there are three solutions, so this value belongs to the set.` : md`it goes through the corner $(0, ${peak})$ and there are only two solutions, so this value doesn't belong to the set.`}

The set is $${low} ${lowSign} k ${highSign} ${high}$.

**Watch out:** The range is about heights, so don't give the limits $-4$ and $6$ of $x$. In (d), it is easy to forget to test the two limits: whether the sign is $<$ or $\le$ depends on them.`,
      scheme: [
        [md`$${fraction(peak + dip, 2)}$`, 'A1'],
        [md`$${least}$ and $${most}$ seen`, 'A1'],
        [md`$${least} \le f(x) \le ${most}$`, 'A1'],
        [md`$${count}$`, 'A1'],
        [md`considers a horizontal line that meets all three segments`, 'M1'],
        [md`the limits $${low}$ and $${high}$`, 'A1'],
        [md`$${low} ${lowSign} k ${highSign} ${high}$ with correct inequality signs`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: fraction(peak + dip, 2),
          accuracy: 'exact',
        },
        {
          part: 'b',
          kind: 'interval',
          expected: `${least} <= f(x) <= ${most}`,
          variables: ['x'],
          mistakes:
            start === least && end === most
              ? []
              : [
                  {
                    value: `${start} <= f(x) <= ${end}`,
                    note: md`You took the values at the two ends. The graph goes farther at one of its corners.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${count}`,
          accuracy: 'exact',
        },
        {
          part: 'd',
          kind: 'interval',
          expected: `${low} ${start > dip ? '<=' : '<'} k ${end < peak ? '<=' : '<'} ${high}`,
          variables: ['k'],
          mistakes: [
            ...(start > dip || end < peak
              ? [
                  {
                    value: `${low} < k < ${high}`,
                    note: md`The limits are right. Look again at a limit where the line goes through an end point of the graph.`,
                  },
                ]
              : []),
            ...(start > dip && end < peak
              ? []
              : [
                  {
                    value: `${low} <= k <= ${high}`,
                    note: md`The limits are right. Count again where the line goes through a corner: two segments share one point there.`,
                  },
                ]),
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `${count}`,
          value: roots(
            (x) =>
              (x < 0
                ? start + ((peak - start) * (x + 4)) / 4
                : x < 2
                  ? peak + ((dip - peak) * x) / 2
                  : dip + ((end - dip) * (x - 2)) / 4) - asked,
            -4.001,
            6.003,
          ).length,
        },

        {
          part: 'a',
          route: 'numeric',
          shown: `= ${fraction(peak + dip, 2)}`,
          value: peak + ((1 - 0) * (dip - peak)) / (2 - 0),
        },
        { part: 'b', route: 'numeric', shown: `${least}`, value: heights.find((k) => solutions(ys, k) > 0)! },
        {
          part: 'd',
          route: 'numeric',
          shown: `k = ${low}`,
          value: three[0]!,
          within: start > dip ? 1e-9 : 0.0101,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `k = ${high}`,
          value: three.at(-1)!,
          within: end < peak ? 1e-9 : 0.0101,
        },
      ],
      drawings: {
        graph: plot({
          x: [-5, 7],
          y: [-5, 6],
          grid: true,
          ticks: { x: 1, y: 1 },
          polylines: [{ points: xs.map((x, index) => [x, ys[index]!] as const), dots: true }],
          width: 320,
          height: 290,
          description: `A graph of three straight segments on a grid of unit squares. They join the points ${xs.map((x, index) => `(${x}, ${ys[index]})`).join(', ')}, in this order.`,
        }),
      },
    };
  },
});
