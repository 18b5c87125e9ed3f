import { maximum, minimum, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { piTimes } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.11', '3.7'],
  parameters: {
    kind: choice('sec', 'cosec'),
    a: choice(1, 2, 3, 4),
    b: choice(1, 2, 3, 4),
    c: nonZero(-5, 5),
  },
  allow: ({ a, c }) => c + a !== 0 && c - a !== 0,
  write: ({ kind, a, b, c }) => {
    const isSec = kind === 'sec';
    const fn = isSec ? md`\sec` : md`\operatorname{cosec}`;
    const base = isSec ? md`\cos` : md`\sin`;
    const g = (x: number) => c + a / (isSec ? Math.cos(b * x) : Math.sin(b * x));
    const [low, high] = [c + a, c - a];
    // Minimum at 0 or π/(2b), maximum half a period later.
    const [xMin, xMax] = isSec ? [0, Math.PI / b] : [Math.PI / (2 * b), (3 * Math.PI) / (2 * b)];
    const [textMin, textMax] = isSec ? ['0', piTimes(1, b)] : [piTimes(1, 2 * b), piTimes(3, 2 * b)];
    const half = Math.PI / (2 * b);
    const walls = isSec ? [-half, half, 3 * half] : [0, 2 * half, 4 * half];
    const target = c + 2 * a;
    const solution = isSec ? piTimes(1, 3 * b) : piTimes(1, 6 * b);
    const solved = isSec
      ? root((x) => g(x) - target, 0.0001, half - 1e-6)
      : root((x) => g(x) - target, 1e-6, half);
    const [left, right] = isSec ? [-half, 3 * half] : [0, 4 * half];
    const reach = 3.2 * a;
    return {
      text: md`The diagram shows the graph of $y = a\,${fn}(bx) + c$ for $${isSec ? md`-${piTimes(1, 2 * b)}` : '0'} < x < ${isSec ? piTimes(3, 2 * b) : piTimes(2, b)}$, where $a$, $b$ and $c$ are integers, $a > 0$ and $b > 0$. It has a local minimum at $\mathrm{P}\left(${textMin}, ${low}\right)$ and a local maximum at $\mathrm{Q}\left(${textMax}, ${high}\right)$.

![](drawing:graph)

(a) Find the values of $a$, $b$ and $c$. [4]

(b) Write down the equation of the vertical asymptote between P and Q. [1]

(c) Write down the range of the function. [1]

(d) Find the smallest positive solution of $a\,${fn}(bx) + c = ${target}$. [2]`,
      hints: [
        md`$${fn} u = \frac{1}{${base} u}$. Which values can this never have?`,
        'The distance across from P to Q is half a period.',
        md`The heights of P and Q are $c + a$ and $c - a$.`,
        md`In (d), the equation says $${fn}(bx) = 2$. What does this mean for $${base}(bx)$?`,
      ],
      answer: md`(a) The values of $${fn}$ next to the gap are $1$ and $-1$, so the heights of P and Q are $c + a = ${low}$ and $c - a = ${high}$. Adding the two, $2c = ${2 * c}$, so $c = ${c}$ and $a = ${a}$.

From P to Q is half a period: $${textMax}${isSec ? '' : ` - ${textMin}`} = \frac{1}{2} \times \frac{2\pi}{b}$. So $b = ${b}$.

(b) The graph has an asymptote where $${base}(${b === 1 ? 'x' : `${b}x`}) = 0$. Between P and Q this is at $${b === 1 ? 'x' : `${b}x`} = ${isSec ? md`\frac{\pi}{2}` : md`\pi`}$${b === 1 ? '.' : md`, so the asymptote is $x = ${isSec ? piTimes(1, 2 * b) : piTimes(1, b)}$.`}

(c) No value between the heights of Q and P is taken: the range is $y \le ${high}$ or $y \ge ${low}$.

(d) The equation says that $${fn}(${b === 1 ? 'x' : `${b}x`}) = ${a === 1 ? '' : md`\frac{${2 * a}}{${a}} = `}2$, that is, $${base}(${b === 1 ? 'x' : `${b}x`}) = \frac{1}{2}$. The smallest positive angle with this ${isSec ? 'cosine' : 'sine'} is $${isSec ? md`\frac{\pi}{3}` : md`\frac{\pi}{6}`}$, so the solution is $x = ${solution}$.

**Watch out:** The local minimum is *higher* than the local maximum. The two belong to different branches of the graph.`,
      scheme: [
        [md`(a) $c + a = ${low}$ and $c - a = ${high}$`, 'M1'],
        [md`$a = ${a}$ and $c = ${c}$`, 'A1'],
        ['uses that P and Q are half a period apart', 'M1'],
        [md`$b = ${b}$`, 'A1'],
        [md`(b) $x = ${isSec ? piTimes(1, 2 * b) : piTimes(1, b)}$`, 'A1'],
        [md`(c) $y \le ${high}$ or $y \ge ${low}$`, 'A1'],
        [md`(d) $${base}(${b === 1 ? 'x' : `${b}x`}) = \frac{1}{2}$`, 'M1'],
        [md`$x = ${solution}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${2 * a}`, note: 'This is the whole distance between the two heights. Halve it.' },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${2 * b}`, note: 'From P to Q is only half a period.' }],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$c =$',
          expected: `${c}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${low} - a.1`,
        },
        {
          part: 'b',
          kind: 'equation',
          expected: md`x = ${isSec ? piTimes(1, 2 * b) : piTimes(1, b)}`,
          variables: ['x', 'y'],
        },
        {
          part: 'c',
          kind: 'interval',
          expected: `y <= ${high} or y >= ${low}`,
          mistakes: [
            {
              value: `${high} <= y <= ${low}`,
              note: 'These are the values of the gap, apart from its ends.',
            },
            { value: `y < ${high} or y > ${low}`, note: 'The heights of P and Q are taken.' },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: solution,
          accuracy: 'exact',
          mistakes: [
            ...(b > 1
              ? [
                  {
                    value: isSec ? md`\frac{\pi}{3}` : md`\frac{\pi}{6}`,
                    note: md`This is the value of $bx$. Divide it by $b$.`,
                  },
                ]
              : []),
            {
              value: isSec ? piTimes(1, 6 * b) : piTimes(1, 3 * b),
              note: md`Look again: which angle has the ${isSec ? 'cosine' : 'sine'} $\frac{1}{2}$?`,
            },
          ].filter(
            ({ value }, place, all) =>
              value !== solution && all.findIndex((one) => one.value === value) === place,
          ),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `a = ${a}`,
          value:
            (minimum(g, xMin - half * 0.7, xMin + half * 0.7) -
              maximum(g, xMax - half * 0.7, xMax + half * 0.7)) /
            2,
          within: 1e-6,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `c = ${c}`,
          value: (g(xMin) + g(xMax)) / 2,
        },
        { part: 'a', route: 'exact', shown: `b = ${b}`, value: Math.PI / (xMax - xMin) },
        { part: 'd', route: 'numeric', shown: `x = ${solution}`, value: solved },
      ],
      drawings: {
        graph: plot({
          x: [left - half * 0.35, right + half * 0.35],
          y: [Math.min(-1, c - reach), Math.max(1, c + reach)],
          ticks: false,
          curves: [
            { f: g, from: walls[0]! + 0.002, to: walls[1]! - 0.002, ink: 'accent' },
            { f: g, from: walls[1]! + 0.002, to: walls[2]! - 0.002, ink: 'accent' },
          ],
          asymptotes: { x: walls },
          points: [
            { at: [xMin, low], label: 'P', place: 'ne' },
            { at: [xMax, high], label: 'Q', place: 's' },
          ],
          description:
            'Two branches between three dashed vertical asymptotes: the left one is a valley that opens upwards with its lowest point P, the right one a hill that opens downwards with its highest point Q, which is lower than P.',
        }),
      },
    };
  },
});
