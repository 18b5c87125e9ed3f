import { integral, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const curves = [
  { latex: (k: number) => md`${k}\sqrt{x}`, f: (k: number, x: number) => k * Math.sqrt(x), up: false },
  { latex: (k: number) => md`\frac{${k * 4}}{x}`, f: (k: number, x: number) => (k * 4) / x, up: true },
  { latex: (k: number) => md`${k} + 2^{0.5x}`, f: (k: number, x: number) => k + 2 ** (0.5 * x), up: true },
  {
    latex: (k: number) => md`\sqrt{${k * 50} - x^2}`,
    f: (k: number, x: number) => Math.sqrt(k * 50 - x * x),
    up: false,
  },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    curve: choice(0, 1, 2, 3),
    k: choice(2, 3, 4, 5),
    from: choice(1, 2, 3),
    h: choice(0.5, 1, 1.5),
    strips: choice(4, 5),
  },
  allow: ({ curve, k, from, h, strips }) => curve !== 3 || from + h * strips < 0.9 * Math.sqrt(50 * k),
  write: ({ curve, k, from, h, strips }) => {
    const { latex, f: general, up } = curves[curve]!;
    const f = (x: number) => general(k, x);
    const to = from + h * strips;
    const xs = Array.from({ length: strips + 1 }, (_, index) => from + index * h);
    const ys = xs.map(f);
    const [first, last] = [ys[0]!, ys.at(-1)!];
    const inner = ys.slice(1, -1).reduce((total, y) => total + y, 0);
    const area = (h / 2) * (first + last + 2 * inner);
    const second = sum((index) => (h * (ys[index]! + ys[index + 1]!)) / 2, 0, strips - 1);
    const truth = integral(f, from, to);
    return {
      text: md`The diagram shows the region between the curve $y = ${latex(k)}$ and the $x$-axis, from $x = ${from}$ to $x = ${to}$. It is divided into $${strips}$ strips of equal width.

![](drawing:region)

(a) Write down the width of a strip. [1]

(b) Find the value of $y$ for $x = ${from + h}$. Give it correct to three decimal places. [1]

(c) Use the trapezoidal rule with $${strips}$ strips to estimate the area of the region. [3]

(d) State, with a reason, whether the estimate is greater or less than the true area. [2]`,
      hints: [
        md`Divide the whole width, $${to} - ${from}$, by the number of strips.`,
        md`With $${strips}$ strips there are $${strips + 1}$ values of $y$. The first and the last count once, all others twice.`,
        md`Join two neighbouring points of the curve by a straight line. Is the line above or below the curve?`,
      ],
      answer: md`(a) $h = \dfrac{${to} - ${from}}{${strips}} = ${h}$

(b) Put $x = ${from + h}$ into the equation: $y = ${decimals(ys[1]!, 3)}$

(c) The values of $y$ are $${ys.map((y) => decimals(y, 3)).join('$, $')}$ (the calculator keeps more digits). The first and the last count once, the others twice:

$$A \approx \frac{1}{2} \times ${h} \times \left(${decimals(first, 3)} + ${decimals(last, 3)} + 2(${ys
        .slice(1, -1)
        .map((y) => decimals(y, 3))
        .join(' + ')})\right) = ${sf(area)}$$

(d) The estimate is ${up ? 'greater' : 'less'} than the true area. The curve bends ${up ? 'upwards, so the straight tops of the trapezoids lie above it' : 'downwards, so the straight tops of the trapezoids lie below it'}.

**Calculator:** enter the function and make a table with start $${from}$ and step $${h}$. Store the values, and use them unrounded.

**Watch out:** $${strips}$ strips need $${strips + 1}$ values of $y$, not $${strips}$.`,
      scheme: [
        [md`(a) $${h}$`, 'A1'],
        [md`(b) $${decimals(ys[1]!, 3)}$`, 'A1'],
        [md`(c) correct values of $y$`, '(A1)'],
        [md`substitutes into the trapezoidal rule`, 'M1'],
        [md`$${sf(area)}$`, 'A1'],
        [md`(d) ${up ? 'greater' : 'less'}`, 'A1'],
        [md`the tops of the trapezoids lie ${up ? 'above' : 'below'} the curve`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${h}`, accuracy: 'exact' },
        { part: 'b', kind: 'number', expected: decimals(ys[1]!, 3), accuracy: { decimals: 3 } },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(area.toPrecision(9))}`,
          mistakes: [
            {
              value: sf((h / 2) * (first + last + inner), 5),
              note: md`The values between the ends belong to two strips each, so they count twice.`,
            },
            { value: sf(2 * area, 5), note: md`You left out the factor $\frac{1}{2}$.` },
            { value: sf(truth, 6), note: md`That is the exact area. Use the trapezoidal rule.` },
          ].filter(({ value }) => Math.abs(Number(value) - area) > 0.01 * area),
        },
        { part: 'd', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${h}`, value: xs[1]! - xs[0]! },
        { part: 'b', route: 'numeric', shown: `y = ${decimals(ys[1]!, 3)}`, value: f(from + h) },
        { part: 'c', route: 'numeric', shown: `= ${sf(area)}`, value: second },
      ],
      drawings: {
        region: plot({
          x: [0, to + 1],
          y: [0, Math.max(first, last) * 1.15],
          ticks: { x: [from, to], y: [] },
          height: 190,
          areas: [{ f, from, to }],
          curves: [{ f, from: Math.max(0.3, from - 0.5), to: to + 0.3 }],
          lines: xs.map((x) => ({
            from: [x, 0] as const,
            to: [x, f(x)] as const,
            dashed: x !== from && x !== to,
          })),
          description: `The shaded region under a curve from x = ${from} to x = ${to}, divided by vertical lines into ${strips} strips of equal width.`,
        }),
      },
    };
  },
});
