import { maximum, maximumAt, minimum, minimumAt, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const cubic = (m: number, n: number, c: number, s: number) => (x: number) =>
  s * (2 * x ** 3 - 3 * (m + n) * x ** 2 + 6 * m * n * x) + c;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.3'],
  parameters: {
    m: integers(-2, 1),
    wide: integers(2, 4),
    c: integers(-6, 20),
    s: choice(1, -1),
    left: integers(1, 3),
    right: integers(1, 3),
    share: choice(0.3, 0.5, 0.7),
  },
  allow: ({ m, wide, c, s, left, right, share }) => {
    const f = cubic(m, m + wide, c, s);
    const [a, b] = [m - left, m + wide + right];
    const [low, high] = [Math.min(f(m), f(m + wide)), Math.max(f(m), f(m + wide))];
    const k = Math.round(low + (high - low) * share);
    const ends = [f(a), f(b)];
    return (
      ends.every((end) => Math.abs(end) < 130 && end !== low && end !== high && end !== k) &&
      f(a) !== f(b) &&
      k !== low &&
      roots((x) => f(x) - k, a, b, 997).length > 1 &&
      k !== high &&
      c !== 0 &&
      m + wide !== 0 &&
      m !== 0
    );
  },
  write: ({ m, wide, c, s, left, right, share }) => {
    const n = m + wide;
    const f = cubic(m, n, c, s);
    const [a, b] = [m - left, n + right];
    const formula = polynomial([2 * s, -3 * s * (m + n), 6 * s * m * n, c]);
    const [top, bottom] = s > 0 ? [m, n] : [n, m];
    const values = [f(a), f(b), f(m), f(n)];
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const [inner, outer] = [Math.min(f(m), f(n)), Math.max(f(m), f(n))];
    const k = Math.round(inner + (outer - inner) * share);
    const crossings = roots((x) => f(x) - k, a, b, 997).length;
    const isEnd = (value: number) => value === f(a) || value === f(b);
    const where = (value: number) => (isEnd(value) ? 'an end of the graph' : 'a turning point');
    const extremes =
      isEnd(low) === isEnd(high)
        ? `The least and the greatest both belong to ${isEnd(low) ? 'ends of the graph' : 'turning points'}`
        : `The least belongs to ${where(low)} and the greatest to ${where(high)}`;
    const margin = (high - low) / 8;
    return {
      text: md`The function $f$ is given by $f(x) = ${formula}$ for $${a} \le x \le ${b}$.

(a) Write down $f(${a})$ and $f(${b})$. [2]

(b) Use technology to find the coordinates of the local maximum and of the local minimum of the graph of $f$. [2]

(c) Sketch the graph of $f$. Show both ends and both turning points with their coordinates. [4]

(d) Find the range of $f$. [2]

(e) Find the number of solutions of $f(x) = ${k}$ in the domain of $f$. [1]

(f) Explain why $f$ doesn't have an inverse function. [1]`,
      hints: [
        md`A suitable window has $${a} \le x \le ${b}$. The values of (a) and (b) tell how high it must be.`,
        md`The range reaches from the least to the greatest value. These can be at the ends or at the turning points.`,
        md`In (e), draw a horizontal line in your sketch.`,
      ],
      answer: md`(a) $f(${a}) = ${f(a)}$ and $f(${b}) = ${f(b)}$

(b) The calculator finds the local maximum at $x = ${top}$ with the value $y = ${f(top)}$, and the local minimum at $x = ${bottom}$ with the value $y = ${f(bottom)}$. The points are $(${top}, ${f(top)})$ and $(${bottom}, ${f(bottom)})$.

(c) The graph begins and ends at the points of (a), and is drawn only for $${a} \le x \le ${b}$.

![](drawing:graph)

(d) Compare all four values: $${[...values].sort((x, y) => x - y).join('$, $')}$. ${extremes}, so the range is $${low} \le f(x) \le ${high}$.

(e) The line $y = ${k}$ lies between the two turning points. In this domain it meets the graph in $${crossings}$ ${crossings === 1 ? 'point' : 'points'}, so the number of solutions is $${crossings}$.

(f) Some values are taken more than once, such as $${k}$. An inverse function could give only one $x$ for each value.

**Calculator:** TI-Nspire: menu, Analyze Graph, Maximum and Minimum. Casio fx-CG50: G-Solv, MAX and MIN. Set the window to the domain first.

**Watch out:** a local maximum need not be the greatest value. The graph can be higher at one of its ends.`,
      scheme: [
        [md`(a) $${f(a)}$`, 'A1'],
        [md`$${f(b)}$`, 'A1'],
        [md`(b) local maximum $(${top}, ${f(top)})$`, 'A1'],
        [md`local minimum $(${bottom}, ${f(bottom)})$`, 'A1'],
        [md`(c) correct shape with one maximum and one minimum`, 'A1'],
        [md`drawn only for $${a} \le x \le ${b}$, with labelled axes`, 'A1'],
        [md`both turning points in about the right places`, 'A1'],
        [md`both ends in about the right places`, 'A1'],
        [md`(d) one correct end of the range`, 'A1'],
        [md`$${low} \le f(x) \le ${high}$`, 'A1'],
        [md`(e) $${crossings}$`, 'A1'],
        [md`(f) some value is taken more than once`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$f(${a}) =$`,
          expected: `${f(a)}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$f(${b}) =$`,
          expected: `${f(b)}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'Local maximum',
          expected: `(${top}, ${f(top)})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `(${bottom}, ${f(bottom)})`, note: md`That is the local minimum.` }],
        },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'Local minimum',
          expected: `(${bottom}, ${f(bottom)})`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'c', kind: 'self', why: 'sketch' },
        {
          part: 'd',
          kind: 'interval',
          expected: md`${low} \le y \le ${high}`,
          accuracy: 'exact',
          mistakes: [
            ...(low === inner && high === outer
              ? []
              : [
                  {
                    value: md`${inner} \le y \le ${outer}`,
                    note: md`You took the turning points only. Look at the ends of the graph, too.`,
                  },
                ]),
            ...(low === Math.min(f(a), f(b)) && high === Math.max(f(a), f(b))
              ? []
              : [
                  {
                    value: md`${Math.min(f(a), f(b))} \le y \le ${Math.max(f(a), f(b))}`,
                    note: md`You took the ends only. Look at the turning points, too.`,
                  },
                ]),
          ],
        },
        { part: 'e', kind: 'number', expected: `${crossings}`, accuracy: 'exact' },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `f(${a}) = ${f(a)}`,
          value: ((2 * s * a - 3 * s * (m + n)) * a + 6 * s * m * n) * a + c,
        },
        {
          part: 'a',
          route: 'substitution',
          shown: `f(${b}) = ${f(b)}`,
          value: ((2 * s * b - 3 * s * (m + n)) * b + 6 * s * m * n) * b + c,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${top}`,
          value: Number(maximumAt(f, top - 0.5, top + 0.5).toFixed(5)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `y = ${f(top)}`,
          value: Number(maximum(f, top - 0.5, top + 0.5).toFixed(6)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${bottom}`,
          value: Number(minimumAt(f, bottom - 0.5, bottom + 0.5).toFixed(5)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `y = ${f(bottom)}`,
          value: Number(minimum(f, bottom - 0.5, bottom + 0.5).toFixed(6)),
        },
        { part: 'd', route: 'numeric', shown: `${low}`, value: Number(minimum(f, a, b).toFixed(6)) },
        { part: 'd', route: 'numeric', shown: `${high}`, value: Number(maximum(f, a, b).toFixed(6)) },
        {
          part: 'e',
          route: 'numeric',
          shown: `$${crossings}`.slice(1),
          value: roots((x) => f(x) - k, a, b).length,
        },
      ],
      drawings: {
        graph: plot({
          x: [a - 1, b + 1],
          y: [Math.min(low, 0) - margin, Math.max(high, 0) + margin],
          ticks: { x: 1, y: high - low > 100 ? 40 : high - low > 60 ? 20 : high - low > 25 ? 10 : 5 },
          height: 240,
          curves: [{ f, from: a, to: b }],
          points: [a, m, n, b].map((x) => ({
            at: [x, f(x)] as const,
            label: `(${x}, ${f(x)})`.replaceAll('-', '−'),
          })),
          description: `A curve from (${a}, ${f(a)}) to (${b}, ${f(b)}) with turning points at (${m}, ${f(m)}) and (${n}, ${f(n)}).`,
        }),
      },
    };
  },
});
