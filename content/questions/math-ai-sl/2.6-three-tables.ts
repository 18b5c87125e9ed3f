import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, power } from '../../authoring/wording.ts';

const xs = [0, 1, 2, 3, 4];

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['2.5'],
  parameters: {
    /** Which table is which: a line, a parabola, an exponential curve. */
    order: choice(
      ['line', 'parabola', 'growth'],
      ['parabola', 'growth', 'line'],
      ['growth', 'line', 'parabola'],
      ['line', 'growth', 'parabola'],
      ['parabola', 'line', 'growth'],
      ['growth', 'parabola', 'line'],
    ),
    m: integers(4, 9),
    c: integers(3, 14),
    a: integers(2, 4),
    b: integers(1, 6),
    d: integers(2, 9),
    p: integers(3, 8),
    q: choice(2, 3),
    later: integers(7, 9),
  },
  allow: ({ c, d, p, q }) => new Set([c, d, p]).size === 3 && p !== q,
  write: ({ order, m, c, a, b, d, p, q, later }) => {
    const models = {
      line: { f: (x: number) => m * x + c, formula: `${m}x + ${c}` },
      parabola: { f: (x: number) => a * x * x + b * x + d, formula: polynomial([a, b, d]) },
      growth: { f: (x: number) => p * q ** x, formula: `${p} \\times ${q}^x` },
    };
    const names = ['u', 'v', 'w'] as const;
    const nameOf = (kind: (typeof order)[number]) => names[(order as readonly string[]).indexOf(kind)]!;
    const [line, parabola, growth] = [nameOf('line'), nameOf('parabola'), nameOf('growth')];
    const values = (kind: (typeof order)[number]) => xs.map((x) => models[kind].f(x));
    const steps = (list: readonly number[]) => list.slice(1).map((value, index) => value - list[index]!);
    const rows = order
      .map((kind, index) => `| $${names[index]}(x)$ | ${values(kind).join(' | ')} |`)
      .join('\n');
    const firsts = steps(values('parabola'));
    const best = p * q ** later;
    const [sa, sb, sc] = solveLinear(
      [
        [0, 0, 1],
        [1, 1, 1],
        [4, 2, 1],
      ],
      values('parabola').slice(0, 3),
    ) as [number, number, number];
    const [sm, sk] = solveLinear(
      [
        [0, 1],
        [4, 1],
      ],
      [values('line')[0]!, values('line')[4]!],
    ) as [number, number];
    const ratio = (values('growth')[4]! / values('growth')[0]!) ** 0.25;
    return {
      text: md`The table shows values of three functions $u$, $v$ and $w$. One of them is linear, one is quadratic, and one is exponential of the form $ka^x$.

| $x$ | ${xs.join(' | ')} |
|---|---|---|---|---|---|
${rows}

(a) Determine which function is linear, which is quadratic and which is exponential. Give a reason for each. [3]

(b) Write down a formula for the linear function. [1]

(c) Find a formula for the exponential function. [2]

(d) Find a formula for the quadratic function. [2]

(e) State which of the three functions has the greatest value at $x = ${later}$, and find this value. [2]`,
      hints: [
        md`Write down the differences of neighbouring values in each row.`,
        md`In an exponential model, neighbouring values have the same *ratio*.`,
        md`For (d), the value at $x = 0$ gives the constant. Two further points give two equations, or use quadratic regression.`,
      ],
      answer: md`(a) The differences of neighbouring values of $${line}$ are all $${m}$: $${line}$ is linear.

Each value of $${growth}$ is $${q}$ times the one before: $${growth}$ is exponential.

The differences of $${parabola}$ are $${firsts.join(', ')}$. They grow by the same amount, $${2 * a}$, each time: $${parabola}$ is quadratic.

(b) It starts at $${c}$ and grows by $${m}$ for each step: $${line}(x) = ${models.line.formula}$

(c) The value at $x = 0$ is $k = ${p}$, and the constant ratio is $a = ${q}$: $${growth}(x) = ${models.growth.formula}$

(d) Let $${parabola}(x) = rx^2 + sx + ${d}$, where $${d}$ is the value at $x = 0$. The points for $x = 1$ and $x = 2$ give $r + s = ${values('parabola')[1]! - d}$ and $4r + 2s = ${values('parabola')[2]! - d}$, so $r = ${a}$ and $s = ${b}$: $${parabola}(x) = ${models.parabola.formula}$

(e) $${line}(${later}) = ${models.line.f(later)}$, $${parabola}(${later}) = ${models.parabola.f(later)}$ and $${growth}(${later}) = ${p} \times ${power(String(q), later)} = ${best}$. The exponential function $${growth}$ has the greatest value.

**Calculator:** TI-Nspire: Lists & Spreadsheet, Statistics, Stat Calculations, then the regression. Casio fx-CG50: STAT, CALC, REG. If the data fit exactly, $R^2 = 1$.

**Watch out:** growing differences alone do not make a function exponential. The differences of the quadratic function grow, too. Look at the ratios.`,
      scheme: [
        [md`(a) $${line}$ is linear: constant differences of $${m}$`, 'R1'],
        [md`$${growth}$ is exponential: constant ratio $${q}$`, 'R1'],
        [
          md`$${parabola}$ is quadratic: constant second differences, or by regression, or it is the one that is left`,
          'R1',
        ],
        [md`(b) $${models.line.formula}$`, 'A1'],
        [md`(c) $k = ${p}$`, 'A1'],
        [md`$${models.growth.formula}$`, 'A1'],
        [md`(d) two correct equations, or quadratic regression`, 'M1'],
        [md`$${models.parabola.formula}$`, 'A1'],
        [md`(e) values of at least two of their formulas at $x = ${later}$`, 'M1'],
        [md`$${growth}$, with the value $${best}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'give reasons' },
        { part: 'b', kind: 'expression', expected: models.line.formula, variables: ['x'] },
        {
          part: 'c',
          kind: 'expression',
          expected: `${p} * ${q}^x`,
          variables: ['x'],
          mistakes: [
            {
              value: `${q} * ${p}^x`,
              note: md`You exchanged the two numbers. The value at $x = 0$ is $${p}$.`,
            },
          ],
        },
        { part: 'd', kind: 'expression', expected: models.parabola.formula, variables: ['x'] },
        {
          part: 'e',
          kind: 'number',
          label: 'Greatest value',
          expected: `${best}`,
          mistakes: [
            { value: `${models.parabola.f(later)}`, note: md`That is the value of the quadratic function.` },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `${line}(x) = ${models.line.formula}`,
          value: (x) => sm * x + sk,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `${growth}(x) = ${models.growth.formula}`,
          value: (x) => values('growth')[0]! * Math.exp(x * Math.log(ratio)),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `${parabola}(x) = ${models.parabola.formula}`,
          value: (x) => sa * x * x + sb * x + sc,
        },
        {
          part: 'e',
          route: 'simulation',
          shown: `= ${best}`,
          value: Array.from({ length: later }).reduce((value: number) => value * q, p),
        },
      ],
    };
  },
});
