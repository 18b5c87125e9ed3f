import { maximum, minimumAt, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plot } from '../../figures/plot.ts';

/** A smooth curve through the four points that is level at the inner two. */
const curveThrough = (xs: readonly number[], ys: readonly number[]) => (x: number) => {
  const at = x < xs[1]! ? 0 : x < xs[2]! ? 1 : 2;
  const part = (x - xs[at]!) / (xs[at + 1]! - xs[at]!);
  const [from, to] = [ys[at]!, ys[at + 1]!];
  // Level at an inner point, and going straight to the outer ones.
  if (at === 0) return from + (to - from) * (2 * part - part ** 2);
  if (at === 2) return from + (to - from) * part ** 2;
  return from + (to - from) * (3 * part ** 2 - 2 * part ** 3);
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.6'],
  parameters: {
    up: choice(true, false),
    p: integers(2, 4),
    q: integers(6, 8),
    end: integers(10, 12),
    one: choice(-5, -3, -2, 2, 3, 4),
    two: choice(-4, -2, -1, 3, 5, 6, 8),
    three: choice(-6, -4, -1, 1, 2, 4),
    four: choice(-5, -3, 2, 5, 7, 9),
  },
  allow: ({ up, one, two, three, four }) => {
    const sign = up ? 1 : -1;
    const steps = [two - one, three - two, four - three].map((step, index) => step * sign * (-1) ** index);
    return (
      steps.every((step) => step > 1) && Math.max(one, two, three, four) !== Math.min(one, two, three, four)
    );
  },
  write: ({ up, p, q, end, one, two, three, four }) => {
    const xs = [0, p, q, end];
    const ys: number[] = [one, two, three, four];
    const f = curveThrough(xs, ys);
    const top = Math.max(...ys);
    const topAt = xs[ys.indexOf(top)]!;
    const atEnd = topAt === 0 || topAt === end;
    const crossings = ys.slice(1).filter((y, index) => y * ys[index]! < 0).length;
    const signs = up ? ['+', '-', '+'] : ['-', '+', '-'];
    const lowAt = up ? q : p;
    const pieces = [`0 < x < ${p}`, `${p} < x < ${q}`, `${q} < x < ${end}`];
    const falling = up ? md`$${p} < x < ${q}$` : md`$0 < x < ${p}$ and $${q} < x < ${end}$`;
    const low = Math.min(...ys);
    return {
      text: md`A function $f$ is defined for $0 \le x \le ${end}$. Its graph is a smooth curve. The tables show the sign of $f'(x)$ and four values of $f$.

| | $${pieces.join('$ | $')}$ |
|---|---|---|---|
| Sign of $f'(x)$ | $${signs.join('$ | $')}$ |

| $x$ | ${xs.join(' | ')} |
|---|---|---|---|---|
| $f(x)$ | $${ys.join('$ | $')}$ |

(a) Write down ${up ? 'the interval' : 'the two intervals'} in which $f$ is decreasing. [2]

(b) State the value of $x$ at which $f$ has a local minimum. Give a reason. [2]

(c) Write down the greatest value of $f$. [1]

(d) Find the number of solutions of the equation $f(x) = 0$. Give a reason. [3]

(e) Sketch a possible graph of $f$. [3]`,
      hints: [
        md`A function decreases where its derivative is negative.`,
        md`At a local minimum the derivative changes from negative to positive.`,
        md`In part (d) look at one piece after another. On each piece $f$ only rises or only falls. Does it pass $0$ there?`,
      ],
      answer: md`(a) $f$ is decreasing where $f'(x)$ is negative: for ${falling}.

(b) $f$ has a local minimum at $x = ${lowAt}$, because there $f'(x)$ changes from negative to positive: the graph stops falling and begins to rise.

(c) The greatest value is at a local maximum or at an end. Compare the four values in the table: the greatest is $${top}$, at $x = ${topAt}$.${atEnd ? ' It is at an end of the domain, not at the local maximum.' : ''}

(d) On each of the three pieces $f$ goes only up or only down, so it passes $0$ there once if its values at the ends have different signs, and otherwise not at all.

${pieces
  .map((piece, index) => {
    const [from, to] = [ys[index]!, ys[index + 1]!];
    return md`For $${piece}$ it goes from $${from}$ to $${to}$: ${from * to < 0 ? 'one solution' : 'no solution'}.`;
  })
  .join('\n\n')}

The number of solutions is $${crossings}$.

(e) The graph passes through the four points, and its tangent is horizontal at $x = ${p}$ and at $x = ${q}$:

![](drawing:graph)

**Watch out:** The sign of $f'$ tells whether $f$ rises or falls, not whether $f$ is positive or negative.`,
      scheme: [
        ...(up
          ? [
              [md`(a) $${p}$ and $${q}$ as ends`, 'A1'] as const,
              [md`$${p} < x < ${q}$ (accept $\le$)`, 'A1'] as const,
            ]
          : [
              [md`(a) $0 < x < ${p}$ (accept $\le$)`, 'A1'] as const,
              [md`$${q} < x < ${end}$ (accept $\le$)`, 'A1'] as const,
            ]),
        [md`(b) $x = ${lowAt}$`, 'A1'],
        [md`$f'$ changes from negative to positive there`, 'R1'],
        [md`(c) $${top}$`, 'A1'],
        [md`(d) compares the signs of the values of $f$ at the ends of a piece`, 'M1'],
        [md`$f$ only rises or only falls on each piece, so it passes $0$ at most once there`, 'R1'],
        [md`$${crossings}$`, 'A1'],
        [md`(e) smooth curve through the four points`, 'A1'],
        [md`rises and falls in the right pieces`, 'A1'],
        [md`level at $x = ${p}$ and $x = ${q}$, and only for $0 \le x \le ${end}$`, 'A1'],
      ],
      replies: [
        ...(up
          ? [
              {
                part: 'a',
                kind: 'number' as const,
                label: md`From $x =$`,
                expected: `${p}`,
                accuracy: 'exact' as const,
                marks: 1,
              },
              {
                part: 'a',
                kind: 'number' as const,
                label: md`to $x =$`,
                expected: `${q}`,
                accuracy: 'exact' as const,
                marks: 1,
              },
            ]
          : [
              {
                part: 'a',
                kind: 'number' as const,
                label: md`From $x = 0$ to $x =$`,
                expected: `${p}`,
                accuracy: 'exact' as const,
                marks: 1,
              },
              {
                part: 'a',
                kind: 'number' as const,
                label: md`To $x = ${end}$ from $x =$`,
                expected: `${q}`,
                accuracy: 'exact' as const,
                marks: 1,
              },
            ]),
        {
          part: 'b',
          kind: 'number',
          label: md`$x =$`,
          expected: `${lowAt}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${up ? p : q}`,
              note: md`There the derivative changes from positive to negative: that is a local maximum.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'give a reason', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: `${top}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${ys[up ? 1 : 2]}`,
              note: md`That is the local maximum. Look at the ends of the domain, too.`,
            },
            { value: `${topAt}`, note: md`That is where it occurs. The greatest *value* is $f(x)$.` },
          ].filter(({ value }) => Number(value) !== top),
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Number of solutions',
          expected: `${crossings}`,
          accuracy: 'exact',
          marks: 2,
        },
        { part: 'd', kind: 'self', why: 'give a reason', marks: 1 },
        { part: 'e', kind: 'self', why: 'sketch' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${lowAt}`,
          value: Number((up ? minimumAt(f, p, end) : minimumAt(f, 0, q)).toFixed(3)),
        },
        { part: 'a', route: 'exact', shown: `${p}`, value: xs[1]! },
        { part: 'a', route: 'exact', shown: `${q}`, value: xs[2]! },
        { part: 'c', route: 'numeric', shown: `${top}`, value: Number(maximum(f, 0, end).toFixed(6)) },
        { part: 'd', route: 'numeric', shown: `${crossings}`, value: roots(f, 0, end, 1237).length },
      ],
      drawings: {
        graph: plot({
          x: [-0.8, end + 1],
          y: [Math.min(low, 0) - 1.5, Math.max(top, 0) + 1.5],
          ticks: { x: xs.slice(1), y: [...new Set(ys)] },
          height: 210,
          curves: [{ f, from: 0, to: end }],
          points: xs.map((x, index) => ({ at: [x, ys[index]!] as const })),
          description: `A smooth curve through the four points of the table that ${up ? 'rises, falls and rises' : 'falls, rises and falls'}.`,
        }),
      },
    };
  },
});
