import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plot } from '../../figures/plot.ts';

/** Heights of f at x = 0, 1, …, 6: straight between these, rising or falling all the way. */
const monotone: readonly (readonly number[])[] = [
  [0, 1, 2, 4, 6, 7, 8],
  [8, 7, 6, 4, 2, 1, 0],
  [0, 2, 4, 5, 6, 7, 8],
  [8, 6, 4, 3, 2, 1, 0],
  [1, 2, 3, 5, 7, 8, 9],
  [9, 8, 7, 5, 3, 2, 1],
];

/** Heights of g, which turns once, and a height that it has at two of these places. */
const turning: readonly { readonly heights: readonly number[]; readonly twice: number }[] = [
  { heights: [0, 2, 4, 6, 5, 4, 3], twice: 4 },
  { heights: [5, 3, 1, 2, 3, 4, 5], twice: 3 },
  { heights: [1, 2, 3, 4, 5, 3, 1], twice: 3 },
  { heights: [6, 4, 2, 0, 1, 2, 3], twice: 2 },
  { heights: [3, 4, 5, 6, 4, 2, 0], twice: 4 },
];

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['2.2'],
  parameters: {
    up: choice(...monotone),
    turn: choice(...turning),
    k: integers(1, 5),
    j: integers(1, 5),
  },
  allow: ({ up, turn: { heights, twice }, k, j }) => {
    const inside = up[k]!;
    const value = up[j]!;
    if (inside > 6 || value > 6 || inside === k || value === j) return false;
    const [right, swapped] = [heights[inside]!, up[heights[k]!]!];
    return (
      k !== j &&
      k !== 3 &&
      j !== 3 &&
      right !== swapped &&
      right !== inside &&
      swapped !== inside &&
      up[value] !== j &&
      up[twice] !== value &&
      up[twice]! <= 9 &&
      up[twice] !== twice
    );
  },
  write: ({ up, turn: { heights, twice }, k, j }) => {
    const rising = up[6]! > up[0]!;
    const inside = up[k]!;
    const composite = heights[inside]!;
    const value = up[j]!;
    const [low, high] = [Math.min(...up), Math.max(...up)];
    const target = up[twice]!;
    const [first, second] = heights.flatMap((height, x) => (height === twice ? [x] : [])) as [number, number];
    const corners = (values: readonly number[]) => values.map((y, x) => [x, y] as const);
    const at = (values: readonly number[], x: number) => {
      const left = Math.min(5, Math.floor(x));
      return values[left]! + (x - left) * (values[left + 1]! - values[left]!);
    };
    // Every place on a fine grid where f(g(x)) has the height asked for.
    const solutions = Array.from({ length: 601 }, (_, index) => index / 100).filter(
      (x) => Math.abs(at(up, at(heights, x)) - target) < 1e-9,
    );
    const back = Array.from({ length: 601 }, (_, index) => index / 100).find(
      (x) => Math.abs(at(up, x) - value) < 1e-9,
    )!;
    return {
      text: md`The diagram shows the graphs of $f$ and $g$ for $0 \le x \le 6$. Both consist of straight pieces. The graph of $f$ goes through $(0, ${up[0]})$, $(3, ${up[3]})$ and $(6, ${up[6]})$, and the graph of $g$ goes from $(0, ${heights[0]})$ to $(6, ${heights[6]})$.

![](drawing:graphs)

(a) Write down the value of $f^{-1}(${value})$. [1]

(b) Find $(g \circ f)(${k})$. [2]

(c) Write down the domain of $f^{-1}$. [1]

(d) Explain why $g$ has no inverse function. [1]

(e) Solve $(f \circ g)(x) = ${target}$. [3]`,
      hints: [
        md`For an inverse start on the vertical axis: which $x$ has this height?`,
        md`In $g \circ f$ the function $f$, next to the number, comes first. Its height is then looked up on the horizontal axis.`,
        md`In (e) work from outside to inside. First find the number that $g(x)$ must be.`,
      ],
      answer: md`(a) $f^{-1}(${value})$ is the $x$ at which $f$ has the height $${value}$. The graph shows $f(${j}) = ${value}$, so $f^{-1}(${value}) = ${j}$.

(b) $f$ comes first: $f(${k}) = ${inside}$. Then $g(${inside}) = ${composite}$. So $(g \circ f)(${k}) = ${composite}$.

(c) The inverse takes the heights of $f$ as its inputs, so its domain is the range of $f$: $${low} \le x \le ${high}$.

(d) $g$ isn't one-to-one. For example, $g(${first}) = g(${second}) = ${twice}$, so from $${twice}$ there is no single way back (the horizontal line $y = ${twice}$ meets the graph twice).

(e) $f$ is the outer function. It ${rising ? 'rises' : 'falls'} all the way, so it has the value $${target}$ only once: $f(${twice}) = ${target}$. So $g(x) = ${twice}$ is needed. The graph of $g$ has this height at two places: $x = ${first}$ and $x = ${second}$.

**Watch out:** $f^{-1}(${value})$ is not $f(${value})$ and not $\frac{1}{f(${value})}$. It asks for the input that gives $${value}$.`,
      scheme: [
        [md`(a) $${j}$`, 'A1'],
        [md`(b) $f(${k}) = ${inside}$`, 'M1'],
        [md`$${composite}$`, 'A1'],
        [md`(c) $${low} \le x \le ${high}$`, 'A1'],
        [md`(d) not one-to-one, or a horizontal line meets the graph more than once`, 'R1'],
        [md`(e) $g(x) = ${twice}$`, 'M1'],
        [md`$x = ${first}$`, 'A1'],
        [md`$x = ${second}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${j}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${up[value]}`,
              note: md`This is $f(${value})$. Look for the $x$ whose height is $${value}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${composite}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${up[heights[k]!]}`, note: md`This is $(f \circ g)(${k})$. Use $f$ first.` },
            { value: `${inside}`, note: md`This is only $f(${k})$. Now use $g$.` },
          ],
        },
        {
          part: 'c',
          kind: 'interval',
          expected: `[${low}, ${high}]`,
          mistakes: [
            { value: '[0, 6]', note: md`This is the domain of $f$. Its inverse starts from the heights.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        {
          part: 'e',
          kind: 'set',
          expected: `{${first}, ${second}}`,
          mistakes: [
            ...(twice === first || twice === second
              ? []
              : [
                  {
                    value: `{${twice}}`,
                    note: md`This is the number that $g(x)$ must be. For which $x$ is it?`,
                  },
                ]),
            ...[first, second].map((only) => ({
              value: `{${only}}`,
              note: md`The graph of $g$ has the height $${twice}$ at another place as well.`,
            })),
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `f^{-1}(${value}) = ${j}`, value: back },
        { part: 'b', route: 'numeric', shown: `= ${composite}`, value: at(heights, at(up, k)) },
        { part: 'e', route: 'numeric', shown: `x = ${first}`, value: solutions[0]! },
        { part: 'e', route: 'numeric', shown: `x = ${second}`, value: solutions.at(-1)! },
      ],
      drawings: {
        graphs: plot({
          x: [-0.5, 7.5],
          y: [-0.5, 10],
          grid: true,
          ticks: { x: 1, y: 1 },
          polylines: [
            { points: corners(up), label: '*f*', place: 'ne' },
            { points: corners(heights), label: '*g*', place: 'e', ink: 'second', dashed: true },
          ],
          description: `Two graphs of straight pieces from x = 0 to x = 6. f ${rising ? 'rises' : 'falls'} through ${corners(
            up,
          )
            .map(([x, y]) => `(${x}, ${y})`)
            .join(', ')}. g, dashed, goes through ${corners(heights)
            .map(([x, y]) => `(${x}, ${y})`)
            .join(', ')}.`,
        }),
      },
    };
  },
});
