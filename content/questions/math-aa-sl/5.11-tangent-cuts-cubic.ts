import { integral, roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['5.4', '5.8', '2.11'],
  parameters: {
    m: choice(1, 2, 3),
    p: choice(-2, -1, 1, 2),
    c: integers(-9, 9),
  },
  allow: ({ m, p, c }) => Math.abs(p) !== m && (m < 3 || Math.abs(p) === 2) && c !== 0,
  write: ({ m, p, c }) => {
    const b = 3 * m * m;
    const f = (x: number): number => x ** 3 - b * x + c;
    const gradient = 3 * p * p - b;
    const cut = c - 2 * p ** 3;
    const line = polynomial([gradient, cut]);
    const again = -2 * p;
    const g = (x: number): number => gradient * x + cut;
    const area = fraction(27 * p ** 4, 4);
    const [low, high] = p < 0 ? [p, again] : [again, p];
    // Curve minus line is (x − p)²(x + 2p), positive to the right of −2p.
    const upper = p > 0;
    const curve = polynomial([1, 0, -b, c]);
    const difference = polynomial([1, 0, -3 * p * p, 2 * p ** 3]);
    const shown = upper ? difference : polynomial([-1, 0, 3 * p * p, -2 * p ** 3]);
    const fourfold = (x: number): number => (x ** 4 - 6 * p * p * x * x + 8 * p ** 3 * x) * (upper ? 1 : -1);
    const primitive = upper
      ? md`\frac{x^4}{4} - ${fraction(3 * p * p, 2)}x^2${plus(2 * p ** 3, 'x')}`
      : md`-\frac{x^4}{4} + ${fraction(3 * p * p, 2)}x^2${plus(-2 * p ** 3, 'x')}`;
    const [atHigh, atLow] = [fourfold(high), fourfold(low)];
    const minus = atLow < 0 ? md`\left(${fraction(atLow, 4)}\right)` : fraction(atLow, 4);
    const [left, right] = [Math.min(low - 0.7, -m - 0.8), Math.max(high + 0.7, m + 0.8)];
    const heights = [f(left), f(right), g(left), g(right), f(-m), f(m)];
    const [bottom, top] = [Math.min(...heights), Math.max(...heights)];
    const stationary = roots((x) => slope(f, x), -6.13, 6.17);
    return {
      text: md`Let $f(x) = ${curve}$, for $x \in \mathbb{R}$.

(a) Find the coordinates of the two stationary points of the graph of $f$, and determine the nature of each of them. [5]

The line $L$ is the tangent to the graph of $f$ at the point $\mathrm{P}$ with $x = ${p}$.

(b) Find the equation of $L$. [3]

(c) Show that $L$ meets the graph of $f$ where $(x${plus(-p)})^2(x${plus(2 * p)}) = 0$, and hence write down the $x$-coordinate of the point $\mathrm{Q}$ where $L$ meets the graph again. [3]

(d) Find the area of the region that is enclosed by the graph of $f$ and the line $L$. [5]

(e) The constant term $${c}$ of $f(x)$ is replaced by another number, and $L$ is again the tangent at $x = ${p}$. Explain, without integrating again, why the area in (d) stays the same. [1]`,
      hints: [
        md`Stationary points are where $f'(x) = 0$. The sign of $f''$ tells their nature.`,
        md`For (c), set curve and line equal and bring everything to one side. Then expand the given product and compare.`,
        md`In (d), is the curve or the line on top between the two points? The difference that you found in (c) is what you integrate.`,
        md`For (e), think of what a change of the constant term does to the curve and to the tangent.`,
      ],
      answer: md`(a) $f'(x) = ${polynomial([3, 0, -b])} = 0$ gives $x^2 = ${m * m}$, so $x = ${-m}$ and $x = ${m}$. The heights are $f(${-m}) = ${f(-m)}$ and $f(${m}) = ${f(m)}$. With $f''(x) = 6x$: $f''(${-m}) = ${-6 * m} < 0$, so $(${-m}, ${f(-m)})$ is a local maximum; $f''(${m}) = ${6 * m} > 0$, so $(${m}, ${f(m)})$ is a local minimum.

(b) The tangent needs a point and a gradient: $f(${p}) = ${f(p)}$ and $f'(${p}) = ${3 * p * p} - ${b} = ${gradient}$. So $y${plus(-f(p))} = ${gradient}(x${plus(-p)})$, which is $y = ${line}$.

(c) Set them equal: $${curve} = ${line}$. Bringing everything to the left gives $${difference} = 0$.

Now expand the given product: $(x^2${plus(-2 * p, 'x')}${plus(p * p)})(x${plus(2 * p)}) = ${difference}$, the same polynomial. The factor that is squared belongs to the point $\mathrm{P}$ where the line touches; the other one gives $x = ${again}$ for $\mathrm{Q}$.

(d) Between $${low}$ and $${high}$ the square is positive, so the difference "curve minus line" has the sign of $x${plus(2 * p)}$, which is ${upper ? 'positive: the curve is above the line' : 'negative: the line is above the curve'}. The area is

$$\int_{${low}}^{${high}} \left(${shown}\right)\mathrm{d}x = \left[${primitive}\right]_{${low}}^{${high}} = ${fraction(atHigh, 4)} - ${minus} = ${area}.$$

![](drawing:region)

(e) Another constant term moves the curve, and with it the tangent, up or down by the same amount. The region between them is only translated, so its area stays the same. (In (c), the constant term cancels.)

**Watch out:** Integrate the *difference* of the two functions. Parts of the region may lie below the $x$-axis; this doesn't matter as long as the upper function comes first.`,
      scheme: [
        [md`(a) $f'(x) = ${polynomial([3, 0, -b])} = 0$`, 'M1'],
        [md`$x = ${-m}$ and $x = ${m}$`, 'A1'],
        [md`$(${-m}, ${f(-m)})$ and $(${m}, ${f(m)})$`, 'A1'],
        [md`uses $f''(x) = 6x$, or a sign table of $f'$`, 'M1'],
        [md`maximum at $x = ${-m}$, minimum at $x = ${m}$`, 'A1'],
        [md`(b) $f(${p}) = ${f(p)}$`, 'A1'],
        [md`$f'(${p}) = ${gradient}$`, 'A1'],
        [md`$y = ${line}$`, 'A1'],
        [md`(c) sets the two equal: $${difference} = 0$`, 'M1'],
        [md`expands the product and compares (AG)`, 'A1'],
        [md`$x = ${again}$`, 'A1'],
        [md`(d) an integral of the difference with the limits $${low}$ and $${high}$`, 'M1'],
        [md`correct order: ${upper ? 'curve minus line' : 'line minus curve'} (or a modulus)`, 'A1'],
        [md`$${primitive}$`, 'A1'],
        [md`substitutes the limits`, 'M1'],
        [md`$${area}$`, 'A1'],
        [md`(e) curve and tangent are translated together`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Local maximum:',
          expected: `(${-m}, ${f(-m)})`,
          accuracy: 'exact',
          marks: 3,
          mistakes: [
            {
              value: `(${m}, ${f(m)})`,
              note: md`There $f''$ is positive: this point is the local minimum.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Local minimum:',
          expected: `(${m}, ${f(m)})`,
          accuracy: 'exact',
          marks: 2,
        },
        { part: 'b', kind: 'equation', expected: `y = ${line}`, variables: ['x', 'y'] },
        { part: 'c', kind: 'self', why: 'show that', marks: 2 },
        {
          part: 'c',
          kind: 'number',
          label: '$x =$',
          expected: `${again}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${2 * p}`, note: md`Solve $x${plus(2 * p)} = 0$. Mind the sign.` }],
        },
        {
          part: 'd',
          kind: 'number',
          expected: area,
          accuracy: 'exact',
          mistakes: [
            {
              value: `-${area}`,
              note: 'An area is positive. Subtract the lower function from the upper one.',
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `x = ${-m}`, value: Number(stationary[0]!.toFixed(8)) },
        { part: 'a', route: 'numeric', shown: `x = ${m}`, value: Number(stationary[1]!.toFixed(8)) },
        {
          part: 'b',
          route: 'numeric',
          shown: `y = ${line}`,
          value: (x) => f(p) + Number(slope(f, p).toFixed(7)) * (x - p),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${again}`,
          value: Number(roots((x) => f(x) - g(x), again - 0.93, again + 0.97)[0]!.toFixed(8)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${area}`,
          value: Math.abs(integral((x) => f(x) - g(x), low, high)),
        },
      ],
      drawings: {
        region: plot({
          x: [left, right],
          y: [bottom - 1, top + 1],
          ticks: { x: [low, high], y: false },
          height: 230,
          curves: [{ f }, { f: g, label: '*L*' }],
          areas: [upper ? { f, g, from: low, to: high } : { f: g, g: f, from: low, to: high }],
          points: [
            { at: [p, f(p)], label: 'P' },
            { at: [again, f(again)], label: 'Q' },
          ],
          description:
            'A cubic curve and a line L that touches it at P and crosses it at Q. The region between them is shaded.',
        }),
      },
    };
  },
});
