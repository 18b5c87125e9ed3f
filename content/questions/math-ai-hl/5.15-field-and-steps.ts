import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, fraction, sf } from '../../authoring/wording.ts';
import { slopeField } from '../../figures/slope-field.ts';

const kinds = [
  {
    tex: (k: number) => md`x - ${k === 1 ? '' : k}y`,
    f: (k: number) => (x: number, y: number) => x - k * y,
    zero: (k: number) => md`y = ${k === 1 ? '' : fraction(10, 10 * k).replace('-', '')}x`,
    line: (k: number) => 1 / k,
  },
  {
    tex: (k: number) => md`${k === 1 ? '' : k}x - y`,
    f: (k: number) => (x: number, y: number) => k * x - y,
    zero: (k: number) => md`y = ${k === 1 ? '' : k}x`,
    line: (k: number) => k,
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.16', '5.14'],
  parameters: {
    kind: choice(0, 1),
    k: choice(1, 2, 3),
    start: choice(1, 1.5, 2, 2.5, 3),
    h: choice(0.1, 0.2, 0.25),
    steps: choice(3, 4),
  },
  allow: ({ kind, k }) => !(kind === 1 && k === 1),
  write: ({ kind, k, start, h, steps }) => {
    const { tex, f: make, zero, line } = kinds[kind]!;
    const f = make(k);
    const rows: [number, number, number][] = [];
    let [x, y] = [0, start as number];
    for (let n = 0; n <= steps; n += 1) {
      rows.push([x, y, f(x, y)]);
      [x, y] = [x + h, y + h * f(x, y)];
    }
    const [end, found] = rows.at(-1)!;
    // Exact: y = x·a + b + c e^(−κx) for y' = αx − κy.
    const [alpha, kappa] = kind === 0 ? [1, k] : [k, 1];
    const exactAt = (at: number) =>
      (alpha / kappa) * at - alpha / kappa ** 2 + (start + alpha / kappa ** 2) * Math.exp(-kappa * at);
    const best = Math.log((start * kappa ** 2) / alpha + 1) / kappa;
    // The steps have a closed form, too.
    const closed =
      (alpha / kappa) * end - alpha / kappa ** 2 + (start + alpha / kappa ** 2) * (1 - kappa * h) ** steps;
    const short = (value: number) => String(Number(value.toPrecision(6)));
    const low = exactAt(best);
    return {
      text: md`The slope field of the differential equation $\frac{\mathrm{d}y}{\mathrm{d}x} = ${tex(k)}$ is shown. A solution curve goes through the point $(0, ${start})$.

![](drawing:field)

(a) Find the gradient of the solution curve at $(0, ${start})$. [1]

(b) Find the equation of the line on which all the strokes of the field are horizontal. [1]

(c) Sketch the solution curve through $(0, ${start})$ on a copy of the field, for $0 \le x \le 3$. [2]

(d) Use Euler's method with step length $${h}$ to find an approximate value of $y$ at $x = ${short(end)}$. [3]

(e) The curve has a minimum point. State, with a reason, on which line it lies. [2]`,
      hints: [
        md`Put the coordinates of the point into the right side of the equation.`,
        md`Where is $\frac{\mathrm{d}y}{\mathrm{d}x}$ equal to $0$?`,
        md`In each step, the new $y$ is the old $y$ plus the step length times the gradient at the old point.`,
      ],
      answer: md`(a) At $x = 0$ and $y = ${start}$ the gradient is $${short(rows[0]![2])}$.

(b) $\frac{\mathrm{d}y}{\mathrm{d}x} = 0$ for $${tex(k)} = 0$, so the line is $${zero(k)}$.

(c) The curve falls from $(0, ${start})$, crosses the line of part (b) horizontally and then rises.

![](drawing:curve)

(d) $y_{n+1} = y_n + ${h}(${tex(k).replace('x', 'x_n').replace('y', 'y_n')})$ and $x_{n+1} = x_n + ${h}$

| $x$ | $y$ | $\frac{\mathrm{d}y}{\mathrm{d}x}$ |
|---|---|---|
${rows.map((row, at) => `| ${short(row[0])} | ${short(row[1])} | ${at === steps ? '' : short(row[2])} |`).join('\n')}

So $y \approx ${sf(found)}$.

(e) At a minimum point the gradient is $0$, so it lies on the line $${zero(k)}$ of part (b).

**Calculator:** TI-Nspire: Lists & Spreadsheet with columns for $x$ and $y$, formula in the second row, fill down. Casio fx-CG50: Recursion, type $a_{n+1}$.

**Watch out:** The gradient changes from point to point. Work it out again in every step.`,
      scheme: [
        [md`$${short(rows[0]![2])}$`, 'A1'],
        [md`$${zero(k)}$`, 'A1'],
        [md`falls from $(0, ${start})$ along the strokes`, 'A1'],
        [md`has a minimum on the line of part (b) and then rises`, 'A1'],
        [md`formula of Euler's method`, 'M1'],
        [md`$y = ${short(rows[2]![1])}$ after two steps`, 'A1'],
        [md`$${sf(found)}$`, 'A1'],
        [md`the gradient is $0$ at a minimum point`, 'R1'],
        [md`$${zero(k)}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${short(rows[0]![2])}`,
          accuracy: 'exact',
          mistakes: [{ value: `${short(-rows[0]![2])}`, note: 'Look at the sign: $y$ is subtracted.' }],
        },
        { part: 'b', kind: 'equation', expected: zero(k), variables: ['x', 'y'] },
        { part: 'c', kind: 'self', why: 'sketch' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(found.toPrecision(10))}`,
          mistakes: [
            ...(Math.abs(rows.at(-2)![1] / found - 1) > 0.08
              ? [
                  {
                    value: short(rows.at(-2)![1]),
                    note: md`This is the value at $x = ${short(rows.at(-2)![0])}$. One more step is needed.`,
                  },
                ]
              : []),
            ...(Math.abs((start + steps * h * rows[0]![2]) / found - 1) > 0.1
              ? [
                  {
                    value: short(start + steps * h * rows[0]![2]),
                    note: 'You used the gradient of the start in every step.',
                  },
                ]
              : []),
          ],
        },
        { part: 'e', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: short(rows[0]![2]), value: -kappa * start },
        { part: 'd', route: 'exact', shown: md`y \approx ${sf(found)}`, value: closed },
      ],
      drawings: Object.fromEntries(
        (['field', 'curve'] as const).map((name) => [
          name,
          slopeField({
            x: [0, 3],
            y: [0, Math.max(start, 3 * line(k)) + 0.5],
            f,
            height: 200,
            ticks: { x: 1, y: 1 },
            ...(name === 'curve' && { through: [[0, start]] as const }),
            description:
              name === 'field'
                ? 'A slope field in which the strokes fall above a line through the origin, are horizontal on it and rise below it.'
                : `The field with a solution curve that falls from (0, ${start}), has a minimum with a height of about ${decimals(low, 1)} and rises.`,
          }),
        ]),
      ),
    };
  },
});
