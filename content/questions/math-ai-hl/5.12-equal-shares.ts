import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const curves = [
  {
    tex: (a: number, k: number) => md`${a}\mathrm{e}^{-${k}x}`,
    f: (a: number, k: number) => (x: number) => a * Math.exp(-k * x),
    g: (a: number, k: number) => (x: number) => (-a / k) * Math.exp(-k * x),
    anti: (a: number, k: number) => md`-${Number((a / k).toPrecision(6))}\mathrm{e}^{-${k}x}`,
  },
  {
    tex: (a: number, k: number) => md`\frac{${a}}{1 + ${k}x}`,
    f: (a: number, k: number) => (x: number) => a / (1 + k * x),
    g: (a: number, k: number) => (x: number) => (a / k) * Math.log(1 + k * x),
    anti: (a: number, k: number) => md`${Number((a / k).toPrecision(6))}\ln(1 + ${k}x)`,
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.11'],
  parameters: {
    story: choice(
      'A field by a river in Lusaka',
      'A beach in Goa',
      'A park in Vilnius',
      'A vineyard in Mendoza',
    ),
    kind: choice(0, 1),
    a: choice(4, 5, 6, 8, 10),
    k: choice(0.2, 0.25, 0.4, 0.5),
    width: choice(4, 5, 6, 8, 10),
  },
  write: ({ story, kind, a, k, width }) => {
    const { tex, f: make, g: primitive, anti } = curves[kind]!;
    const [f, g] = [make(a, k), primitive(a, k)];
    const area = g(width) - g(0);
    const p = root((x) => g(x) - g(0) - area / 2, 0, width);
    const numeric = integral(f, 0, width);
    const [size, half] = [`${Number((a / k).toPrecision(6))}`, sf(area / 2, 5)];
    const solved =
      kind === 0
        ? md`$${size} - ${size}\mathrm{e}^{-${k}p} = ${half}$, so $p = -${1 / k}\ln\left(1 - \frac{${half}}{${size}}\right) = ${sf(p)}$`
        : md`$${size}\ln(1 + ${k}p) = ${half}$, so $p = ${1 / k}\left(\mathrm{e}^{\frac{${half}}{${size}}} - 1\right) = ${sf(p)}$`;
    return {
      text: md`${story} is bounded by the axes, the line $x = ${width}$ and the curve $y = ${tex(a, k)}$, where $x$ and $y$ are in hundreds of metres.

![](drawing:field)

(a) Find $\displaystyle\int ${tex(a, k)}\,\mathrm{d}x$. [2]

(b) Find the area of the region, in hectares. One hectare is a square with a side of $100$ m. [2]

(c) A fence along the line $x = p$ divides the region into two parts with equal areas. Find $p$. [3]

(d) Explain, without calculation, why $p$ must be less than half of $${width}$. [1]`,
      hints: [
        md`Look for a function whose derivative is the given one. Mind the inner factor $${k}$.`,
        md`Set up an equation for $p$ with a definite integral.`,
        md`Where is the region higher, on the left or on the right?`,
      ],
      answer: md`(a) $\displaystyle\int ${tex(a, k)}\,\mathrm{d}x = ${anti(a, k)} + C$. The inner derivative ${kind === 0 ? `$-${k}$` : `$${k}$`} has to be divided out.

(b) The area is $\displaystyle\int_0^{${width}} ${tex(a, k)}\,\mathrm{d}x = ${sf(area)}$. A unit square is $100$ m by $100$ m, so it is one hectare. The area is $${sf(area)}$ hectares.

(c) $\displaystyle\int_0^p ${tex(a, k)}\,\mathrm{d}x = \frac{1}{2} \times ${sf(area, 6)}$. With part (a), ${solved}. The fence is $${sf(100 * p)}$ m from the $y$-axis.

(d) The curve falls, so the region is higher on the left, and half of its area is reached before the middle.

**Calculator:** the definite integral gives part (b). Keep its unrounded value for part (c).

**Watch out:** Check the antiderivative by differentiating it: the factor $${k}$ must come back.`,
      scheme: [
        [md`${kind === 0 ? 'exponential function' : 'logarithm'} with a factor`, 'M1'],
        [md`$${anti(a, k)} + C$`, 'A1'],
        [md`definite integral from $0$ to $${width}$`, 'M1'],
        [md`$${sf(area)}$`, 'A1'],
        [md`integral from $0$ to $p$`, 'M1'],
        [md`equal to half of the area (follow through)`, 'A1'],
        [md`$${sf(p)}$`, 'A1'],
        [md`the function decreases, so more of the area is on the left`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected:
            kind === 0
              ? `-${Number((a / k).toPrecision(8))}e^(-${k}x) + C`
              : `${Number((a / k).toPrecision(8))}ln(1 + ${k}x) + C`,
          variables: ['x'],
        },
        { part: 'b', kind: 'number', expected: `${Number(area.toPrecision(9))}`, unit: 'ha' },
        {
          part: 'c',
          kind: 'number',
          label: '$p =$',
          expected: `${Number(p.toPrecision(9))}`,
          follows:
            kind === 0 ? `-ln(1 - ${k} * b.1 / ${2 * a}) / ${k}` : `(e^(${k} * b.1 / ${2 * a}) - 1) / ${k}`,
          unless: `p <= 0 or p >= ${width}`,
          mistakes: [{ value: `${width / 2}`, note: 'Half of the width is not half of the area.' }].filter(
            () => Number(p.toPrecision(1)) !== width / 2 && Number(p.toPrecision(2)) !== width / 2,
          ),
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: anti(a, k), value: (x) => g(x) },
        { part: 'b', route: 'numeric', shown: `= ${sf(area)}`, value: numeric },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(p)}`,
          value: root((x) => integral(f, 0, x, 60) - numeric / 2, 0.01, width),
        },
      ],
      drawings: {
        field: plot({
          x: [0, width + 1],
          y: [0, a + 1],
          height: 180,
          ticks: { x: 1, y: 2 },
          curves: [{ f, from: 0, to: width + 0.5 }],
          areas: [{ f, from: 0, to: width }],
          description: `The region under a falling curve from x = 0 to x = ${width}.`,
        }),
      },
    };
  },
});
