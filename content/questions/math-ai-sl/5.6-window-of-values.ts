import { minimum, minimumAt, roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    /** f(x) = ax² + k/x with its lowest point at x = low: k = 2a·low³. */
    a: integers(1, 5),
    low: integers(1, 4),
    extra: integers(2, 9),
    from: choice(0.5, 1),
    to: integers(4, 8),
  },
  allow: ({ a, low, from, to, extra }) => {
    const f = (x: number) => a * x * x + (2 * a * low ** 3) / x;
    const ends = [f(from), f(to)];
    const aim = f(low) + extra;
    return low > from + 0.4 && low < to - 1 && 2 * a * low ** 3 < 300 && aim < Math.min(...ends) * 0.95;
  },
  write: ({ a, low, extra, from, to }) => {
    const k = 2 * a * low ** 3;
    const f = (x: number) => a * x * x + k / x;
    const least = f(low);
    const aim = least + extra;
    const found = roots((x) => f(x) - aim, from, to, 4001);
    const [atFrom, atTo] = [f(from), f(to)];
    const top = Math.max(atFrom, atTo);
    const exact = (value: number) => `${Number(value.toFixed(4))}`;
    const topText = Number.isInteger(Number((top * 100).toFixed(4))) ? exact(top) : sf(top);
    const lead = polynomial([a, 0, 0]);
    return {
      text: md`Consider the function $f(x) = ${lead} + \dfrac{${k}}{x}$ for $${from} \le x \le ${to}$.

(a) Find $f'(x)$. [3]

(b) Find the coordinates of the local minimum point of the graph of $f$. [3]

(c) Sketch the graph of $f$ for $${from} \le x \le ${to}$. Mark the local minimum point and the end points. [3]

(d) Write down the range of $f$. [2]

(e) Find the solutions of $f(x) = ${aim}$. [2]`,
      hints: [
        md`Write $\frac{${k}}{x}$ as $${k}x^{-1}$.`,
        md`At the local minimum point $f'(x) = 0$. Then put $x$ into $f$.`,
        md`The range goes from the least to the greatest value of $f$. Compare both ends of the domain.`,
      ],
      answer: md`(a) Write $f(x) = ${lead} + ${k}x^{-1}$ and differentiate each term: $f'(x) = ${2 * a}x - ${k}x^{-2} = ${2 * a}x - \dfrac{${k}}{x^2}$

(b) $f'(x) = 0$ gives $${2 * a}x = \dfrac{${k}}{x^2}$, so $x^3 = ${low ** 3}$ and $x = ${low}$. The height is $f(${low}) = ${a === 1 ? '' : md`${a} \times `}${low}^2 + \dfrac{${k}}{${low}} = ${least}$. The point is $(${low}, ${least})$. It is a minimum, because $f'$ is negative before it and positive after it.

(c) The graph begins at $(${from}, ${exact(atFrom)})$, falls to $(${low}, ${least})$ and rises to $(${to}, ${Number.isInteger(Number((atTo * 100).toFixed(4))) ? exact(atTo) : sf(atTo)})$:

![](drawing:graph)

(d) The least value is at the minimum point, the greatest at the ${atFrom > atTo ? 'left' : 'right'} end: $${least} \le f(x) \le ${topText}$

(e) The line $y = ${aim}$ lies a little above the minimum, so it meets the graph twice: $x = ${sf(found[0]!)}$ and $x = ${sf(found[1]!)}$.

**Calculator:** draw $f$ with the window $${from} \le x \le ${to}$, and use the tools for a minimum and for intersections.

**Watch out:** The range is about values of $f$, not of $x$. Its ends come from the minimum point and from the *higher* end of the graph.`,
      scheme: [
        [md`(a) $${2 * a}x$`, 'A1'],
        [md`recognises $${k}x^{-1}$`, '(M1)'],
        [md`$-\frac{${k}}{x^2}$`, 'A1'],
        [md`(b) sets their derivative equal to $0$, or uses a graph`, 'M1'],
        [md`$x = ${low}$`, 'A1'],
        [md`$y = ${least}$`, 'A1'],
        [md`(c) shape: falls, then rises, smooth`, 'A1'],
        [md`minimum point marked in a correct place`, 'A1'],
        [md`end points correct, and nothing outside the domain`, 'A1'],
        [md`(d) one correct end`, 'A1'],
        [md`$${least} \le f(x) \le ${topText}$`, 'A1'],
        [md`(e) $${sf(found[0]!)}$`, 'A1'],
        [md`$${sf(found[1]!)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${2 * a}x - ${k}/x^2`,
          variables: ['x'],
          mistakes: [
            {
              value: `${2 * a}x + ${k}/x^2`,
              note: md`The exponent of $${k}x^{-1}$ is negative, so the sign changes.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${low}, ${least})`,
          accuracy: 'exact',
          mistakes: [
            { value: `(${low}, 0)`, note: md`$0$ is the value of $f'$ there. The height is $f(${low})$.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'sketch' },
        {
          part: 'd',
          kind: 'number',
          label: 'Least value',
          expected: `${least}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Greatest value',
          expected: `${Number(top.toPrecision(9))}`,
          marks: 1,
          mistakes: [
            { value: sf(Math.min(atFrom, atTo), 5), note: md`The other end of the graph is higher.` },
          ].filter(({ value }) => Math.abs(Number(value) - top) > 0.03 * top),
        },
        {
          part: 'e',
          kind: 'set',
          label: md`$x =$`,
          expected: `${Number(found[0]!.toPrecision(8))}, ${Number(found[1]!.toPrecision(8))}`,
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`${2 * a}x - \dfrac{${k}}{x^2}`,
          value: (x) => (Math.abs(x) < 0.7 ? Number.NaN : slope(f, x)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${low}`,
          value: Number(minimumAt(f, from, to).toFixed(4)),
        },
        { part: 'b', route: 'numeric', shown: `= ${least}`, value: Number(minimum(f, from, to).toFixed(6)) },
        { part: 'd', route: 'numeric', shown: `${least}`, value: Number(minimum(f, from, to).toFixed(6)) },
        {
          part: 'd',
          route: 'numeric',
          shown: topText,
          value: -minimum((x) => -f(x), from, to),
          within: 0.006 * top,
        },
        {
          part: 'e',
          route: 'substitution',
          shown: `x = ${sf(found[0]!)}`,
          value: cubicRoot(a, k, aim, from, low),
        },
        {
          part: 'e',
          route: 'substitution',
          shown: `x = ${sf(found[1]!)}`,
          value: cubicRoot(a, k, aim, low, to),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, to + 0.8],
          y: [0, top * 1.1],
          ticks: { x: [from, low, to], y: [least] },
          height: 210,
          curves: [{ f, from, to }],
          points: [{ at: [from, atFrom] }, { at: [low, least] }, { at: [to, atTo] }],
          description: `A smooth curve that falls from the left end to the minimum point and rises to the right end.`,
        }),
      },
    };
  },
});

/** Of ax³ − aim·x + k, by halving. */
function cubicRoot(a: number, k: number, aim: number, from: number, to: number): number {
  const g = (x: number) => a * x ** 3 - aim * x + k;
  let [left, right] = [from, to];
  for (let step = 0; step < 100; step += 1) {
    const middle = (left + right) / 2;
    if (g(left) * g(middle) > 0) left = middle;
    else right = middle;
  }
  return left;
}
