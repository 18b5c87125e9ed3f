import { maximumAt, minimumAt, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, inBrackets, plus } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['2.3'],
  parameters: {
    px: integers(-4, 3),
    py: choice(2, 4, 6),
    /** The vertical factor is `twice`/2; below 0 the graph is turned upside down. */
    twice: choice(-4, -3, -2, -1, 1, 3, 4),
    b: nonZero(-6, 6),
    c: nonZero(-4, 4),
  },
  allow: ({ px, py, twice, b, c }) => {
    const top = (twice * py) / 2 + c;
    return (
      Math.abs(b) > 2 &&
      // Two slips in part (c) would give the same number.
      2 * top !== -twice * py &&
      px !== 0 &&
      px + b !== 0 &&
      px + b >= -5 &&
      px + b <= 5 &&
      Math.abs(top) <= 8 &&
      top !== 0 &&
      top !== py &&
      top !== c
    );
  },
  write: ({ px, py, twice, b, c }) => {
    const a = twice / 2;
    const [qx, qy] = [px + b, a * py + c];
    const f = (x: number) => py / (1 + (0.8 * (x - px)) ** 2);
    const g = (x: number) => a * f(x - b) + c;
    const turned = a < 0;
    const size = Math.abs(a);
    const kind = turned ? 'minimum' : 'maximum';
    const range = turned ? md`${qy} \le y < ${c}` : md`${c} < y \le ${qy}`;
    const steps = [
      ...(turned ? [md`a reflection in the $x$-axis`] : []),
      ...(size === 1 ? [] : [md`a vertical stretch with scale factor $${fraction(Math.abs(twice), 2)}$`]),
    ];
    return {
      text: md`The diagram shows the graphs of two functions $f$ and $g$. The graph of $f$ has its maximum at $\text{P}(${px}, ${py})$ and the asymptote $y = 0$, and $f(x) > 0$ for all $x$. The graph of $g$ has its ${kind} at $\text{Q}(${qx}, ${qy})$ and the asymptote $y = ${c}$.

![](drawing:graphs)

It is known that $g(x) = af(x - b) + c$.

(a) Write down the value of $c$. [1]

(b) Find the value of $b$. [1]

(c) Find the value of $a$. [2]

(d) Describe fully a sequence of transformations that maps the graph of $f$ onto the graph of $g$. [3]

(e) Write down the range of $g$. [2]`,
      hints: [
        md`Stretches and reflections in the $x$-axis leave the line $y = 0$ where it is. What has moved the asymptote?`,
        md`P goes to Q. Compare their $x$-coordinates for $b$, then their heights for $a$.`,
        md`Put $x = ${qx}$ into $g(x) = af(x - b) + c$. You know $f(${px})$.`,
      ],
      answer: md`(a) Multiplying by $a$ leaves the asymptote $y = 0$ in its place. Only the addition of $c$ moves it, to $y = ${c}$. So $c = ${c}$.

(b) Only the translation by $b$ changes $x$-coordinates. P goes from $x = ${px}$ to $x = ${qx}$, so $b = ${qx} - ${inBrackets(px)} = ${b}$.

(c) At Q the bracket is $${qx}${plus(-b)} = ${px}$, so $g(${qx}) = af(${px})${plus(c)} = ${py}a${plus(c)}$. This is the height $${qy}$ of Q: $${py}a = ${qy}${plus(-c)} = ${qy - c}$. So $a = ${fraction(twice, 2)}$.

(d) With $g(x) = ${size === 1 ? (turned ? '-' : '') : fraction(twice, 2)}f(x${plus(-b)})${plus(c)}$, the graph of $f$ undergoes ${steps.join(', ')}, and then a translation by the vector $\begin{pmatrix} ${b} \\ ${c} \end{pmatrix}$.

(e) $f$ takes all values with $0 < f(x) \le ${py}$. ${turned ? md`The graph of $g$ is upside down: it reaches its minimum $${qy}$ and stays below its asymptote.` : md`The graph of $g$ stays above its asymptote and reaches the height of its maximum.`} The range is $${range}$.

**Watch out:** The vertical translation must come after the ${turned ? 'reflection' : 'stretch'}. $a$ can't be found by dividing $${qy}$ by $${py}$, because $${c}$ was added afterwards.`,
      scheme: [
        [md`(a) $c = ${c}$`, 'A1'],
        [md`(b) $b = ${b}$`, 'A1'],
        [md`(c) $${py}a${plus(c)} = ${qy}$`, 'M1'],
        [md`$a = ${fraction(twice, 2)}$`, 'A1'],
        ...(turned && size !== 1
          ? ([
              [md`(d) reflection in the $x$-axis`, 'A1'],
              [md`vertical stretch with scale factor $${fraction(Math.abs(twice), 2)}$`, 'A1'],
              [
                md`translation by $\begin{pmatrix} ${b} \\ ${c} \end{pmatrix}$, its vertical part after the others`,
                'A1',
              ],
            ] as const)
          : ([
              [
                turned
                  ? md`(d) reflection in the $x$-axis`
                  : md`(d) vertical stretch with scale factor $${fraction(Math.abs(twice), 2)}$`,
                'A1',
              ],
              [
                md`translation by $${b}$ horizontally, that is $${Math.abs(b)}$ to the ${b > 0 ? 'right' : 'left'}`,
                'A1',
              ],
              [
                md`translation $${Math.abs(c)}$ ${c > 0 ? 'up' : 'down'}, after the ${turned ? 'reflection' : 'stretch'}`,
                'A1',
              ],
            ] as const)),
        [md`(e) both ends $${Math.min(qy, c)}$ and $${Math.max(qy, c)}$`, 'A1'],
        [md`$${range}$, with the right signs`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: '$c =$', expected: `${c}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-b}`,
              note: md`The graph of $f(x - b)$ is moved by $b$, to the right if $b$ is positive. Look from P to Q.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$a =$',
          expected: fraction(twice, 2),
          accuracy: 'exact',
          follows: `(${qy} - a.1) / ${py}`,
          mistakes: [
            // A whole number beside a half would pass for a rounding of it.
            ...(Number.isInteger(qy / py) && !Number.isInteger(a)
              ? []
              : [
                  {
                    value: fraction(qy, py),
                    note: md`You divided the heights of Q and P. First undo the addition of $c$, which came last.`,
                  },
                ]),
            ...(turned
              ? [
                  {
                    value: fraction(-twice, 2),
                    note: 'The graph was turned upside down. What does this say about the sign?',
                  },
                ]
              : []),
          ],
        },
        { part: 'd', kind: 'self', why: 'describe' },
        {
          part: 'e',
          kind: 'interval',
          expected: turned ? `[${qy}, ${c})` : `(${c}, ${qy}]`,
          mistakes: [
            {
              value: `[${Math.min(qy, c)}, ${Math.max(qy, c)}]`,
              note: 'The graph comes as close to its asymptote as you like, but never reaches it.',
            },
            ...(Math.min(0, py) !== Math.min(qy, c) || py !== Math.max(qy, c)
              ? [{ value: `(0, ${py}]`, note: md`This is the range of $f$.` }]
              : []),
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `c = ${c}`, value: Math.round(g(1e6) * 1e6) / 1e6 },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${b}`,
          value: (turned ? minimumAt(g, -12, 12) : maximumAt(g, -12, 12)) - maximumAt(f, -12, 12),
          within: 1e-5,
        },
        {
          part: 'c',
          route: 'exact',
          shown: `a = ${fraction(twice, 2)}`,
          // From the asymptote and the turning point: two equations for a and c.
          value: solveLinear(
            [
              [py, 1],
              [0, 1],
            ],
            [qy, c],
          )[0]!,
        },
      ],
      drawings: {
        graphs: plot({
          x: [-9, 9],
          y: [Math.min(-2, Math.min(qy, c) - 2), Math.max(py, qy, c) + 2],
          ticks: false,
          curves: [
            { f, label: '*f*', labelAt: px + (b > 0 ? -0.7 : 0.7), place: b > 0 ? 'nw' : 'ne' },
            {
              f: g,
              label: '*g*',
              labelAt: qx + (b > 0 ? 0.7 : -0.7),
              place: `${turned ? 's' : 'n'}${b > 0 ? 'e' : 'w'}` as 'ne',
            },
          ],
          asymptotes: { y: [c] },
          points: [
            { at: [px, py], label: 'P', place: 'n' },
            { at: [qx, qy], label: 'Q', place: turned ? 's' : 'n' },
          ],
          description: `The graph of f is bell-shaped with its maximum at P(${px}, ${py}) and comes close to the x-axis on both sides. The graph of g is ${turned ? 'such a bell upside down with its minimum' : 'a bell with its maximum'} at Q(${qx}, ${qy}); on both sides it comes close to the dashed line y = ${c}.`,
        }),
      },
    };
  },
});
