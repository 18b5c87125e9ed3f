import { mean, regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, plus, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const stories = [
  {
    what: 'Eight students in Lahore note the mass $x$, in grams, that hangs on a spring, and its length $y$, in centimetres.',
    x: [20, 30, 40, 50, 60, 70, 80, 90],
    per: 0.11,
    from: 8,
    unit: 'cm',
    asked: 55,
    xName: 'mass (g)',
    yName: 'length (cm)',
  },
  {
    what: 'A gardener in Grenada notes the age $x$, in days, of eight bean plants and their height $y$, in centimetres.',
    x: [5, 8, 10, 13, 15, 18, 20, 24],
    per: 1.1,
    from: 3,
    unit: 'cm',
    asked: 17,
    xName: 'age (days)',
    yName: 'height (cm)',
  },
  {
    what: 'A printer in Tampere notes the number $x$ of pages of eight booklets and their mass $y$, in grams.',
    x: [12, 16, 20, 28, 32, 36, 44, 48],
    per: 2.4,
    from: 14,
    unit: 'g',
    asked: 40,
    xName: 'pages',
    yName: 'mass (g)',
  },
] as const;
const noises = [
  [0.5, -0.4, 0.1, 0.6, -0.7, 0.3, -0.2, 0.2],
  [-0.3, 0.6, -0.5, 0.2, 0.4, -0.6, 0.5, -0.3],
  [0.2, 0.3, -0.7, 0.5, -0.1, 0.4, -0.6, 0.1],
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    story: integers(0, 2),
    noise: integers(0, 2),
    wrong: integers(0, 7),
    up: choice(0, 1, 2),
    high: choice(true, false),
  },
  // A point in the middle hardly turns the line, one at the end does: both kinds are drawn.
  allow: ({ wrong, high }) => (high ? wrong <= 5 : wrong >= 3),
  write: ({ story, noise, wrong, up, high }) => {
    const { what, x, per, from, unit, asked, xName, yName } = stories[story]!;
    const whole = per * (x[7] - x[0]);
    const start = from + up * (whole / 20);
    const good = x.map((at, index) =>
      Number((start + per * at + (noises[noise]![index]! * whole) / 22).toFixed(1)),
    );
    const y = good.map((value, index) =>
      index === wrong ? Number((value + (high ? 0.55 : -0.5) * whole).toFixed(1)) : value,
    );
    const [bad, ok] = [
      regression(x, y),
      regression(
        x.filter((_, index) => index !== wrong),
        y.filter((_, index) => index !== wrong),
      ),
    ];
    const line = ({ gradient, intercept }: { gradient: number; intercept: number }) =>
      md`y = ${sf(gradient)}x${plus(Number(sf(intercept)))}`;
    const at = ({ gradient, intercept }: { gradient: number; intercept: number }) =>
      gradient * asked + intercept;
    // The sums that a textbook gives.
    const sums = (xs: readonly number[], ys: readonly number[]) => {
      const n = xs.length;
      const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);
      const sxy = total(xs.map((value, index) => value * ys[index]!)) - (total(xs) * total(ys)) / n;
      const sxx = total(xs.map((value) => value ** 2)) - total(xs) ** 2 / n;
      const syy = total(ys.map((value) => value ** 2)) - total(ys) ** 2 / n;
      return { r: sxy / Math.sqrt(sxx * syy), a: sxy / sxx, b: (total(ys) - (sxy / sxx) * total(xs)) / n };
    };
    const all = sums(x, y);
    const seven = sums(
      x.filter((_, index) => index !== wrong),
      y.filter((_, index) => index !== wrong),
    );
    const [before, after] = [at(bad), at(ok)];
    const rounded = ({ gradient, intercept }: { gradient: number; intercept: number }) =>
      Number(sf(gradient)) * asked + Number(sf(intercept));
    const change = Math.abs(after - before);
    const rounding = Number(
      (Math.abs(Math.abs(rounded(ok) - rounded(bad)) - change) + 0.006 * change).toPrecision(3),
    );
    const steeper = ok.gradient > bad.gradient;
    const left = x[wrong]! < mean(x);
    const effect =
      Math.abs(x[wrong]! - mean(x)) < 0.1 * (x[7] - x[0])
        ? `Here it lies near the middle, so it pulled the whole line ${high ? 'up' : 'down'} and hardly changed the gradient.`
        : `Here it made the line ${steeper ? 'less steep' : 'steeper'}, because it lies ${high ? 'high' : 'low'} on the ${left ? 'left' : 'right'}.`;
    return {
      text: md`${what}

| $x$ | ${x.join(' | ')} |
|---|${x.map(() => '---').join('|')}|
| $y$ | ${y.map((value) => decimals(value, 1)).join(' | ')} |

![](drawing:scatter)

(a) Find Pearson's product-moment correlation coefficient $r$ for all eight points. [2]

(b) One of the points does not fit in with the others. Write down its coordinates. [1]

It turns out that this value of $y$ was misread, and the point is left out.

(c) Find the correlation coefficient of the other seven points. [1]

(d) Find the equation of the regression line of $y$ on $x$ for the other seven points. [2]

(e) Find by how much the estimate of $y$ for $x = ${asked}$ changes when the point is left out. [4]

(f) State why it was right to leave out the point in this case. [1]`,
      hints: [
        md`Enter the two lists and use linear regression.`,
        md`In the diagram, seven of the crosses lie close to a line.`,
        md`For (e) you need two regression lines: one with all eight points and one with seven.`,
      ],
      answer: md`(a) Linear regression with all eight points gives $r = ${sf(all.r)}$.

(b) $(${x[wrong]}, ${decimals(y[wrong]!, 1)})$, which lies far ${high ? 'above' : 'below'} the line of the others.

(c) Without this point, $r = ${sf(seven.r)}$. The seven points lie almost on a line.

(d) $${line({ gradient: seven.a, intercept: seven.b })}$

(e) With all eight points the line is $${line(bad)}$, which gives $y = ${sf(before, 5)}$ for $x = ${asked}$. With seven points the estimate is $y = ${sf(after, 5)}$. The difference is $${sf(after, 5)} - ${sf(before, 5)}$, so the estimate ${after > before ? 'rises' : 'falls'} by $\Delta = ${sf(Math.abs(after - before))}$ ${unit}.

(f) It is known to be a mistake of measurement, so it tells nothing about the relation.

**Calculator:** delete the pair from both lists before the second regression. Keep the first line stored as a function, so that (e) uses unrounded values.

**Watch out:** A point far from the others may only be left out for a *reason*. ${effect}`,
      scheme: [
        [md`$${sf(all.r)}$`, 'A2'],
        [md`$(${x[wrong]}, ${decimals(y[wrong]!, 1)})$`, 'A1'],
        [md`$${sf(seven.r)}$`, 'A1'],
        [md`gradient $${sf(seven.a)}$`, 'A1'],
        [md`$${line({ gradient: seven.a, intercept: seven.b })}$`, 'A1'],
        [md`line of all eight points, $${line(bad)}$`, 'A1'],
        [md`substitutes $x = ${asked}$ into both`, 'M1'],
        [md`$${sf(before)}$ and $${sf(after)}$`, 'A1'],
        [
          md`${after > before ? 'rises' : 'falls'} by $${sf(Math.abs(after - before))}$ (accept what follows from rounded coefficients)`,
          'A1',
        ],
        [md`it is a mistake of measurement`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$r =$',
          expected: `${all.r}`,
          mistakes: [{ value: (all.r ** 2).toFixed(5), note: 'That is $r^2$. The question asks for $r$.' }],
        },
        {
          part: 'b',
          kind: 'coordinates',
          expected: `(${x[wrong]}, ${decimals(y[wrong]!, 1)})`,
          accuracy: 'exact',
        },
        { part: 'c', kind: 'number', label: '$r =$', expected: `${seven.r}` },
        {
          part: 'd',
          kind: 'equation',
          expected: `y = ${seven.a}x ${seven.b < 0 ? '-' : '+'} ${Math.abs(seven.b)}`,
          variables: ['x', 'y'],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Change (without its sign)',
          expected: `${Math.abs(after - before)}`,
          unit,
          // Rounded coefficients of both lines may be used.
          accuracy: { tolerance: rounding },
        },
        { part: 'f', kind: 'self', why: 'state why' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `r = ${sf(all.r)}`, value: bad.r },
        { part: 'c', route: 'numeric', shown: `r = ${sf(seven.r)}`, value: ok.r },
        {
          part: 'd',
          route: 'numeric',
          shown: line({ gradient: seven.a, intercept: seven.b }).replace('y = ', ''),
          value: (value) => Number(sf(ok.gradient)) * value + Number(sf(ok.intercept)),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`\Delta = ${sf(Math.abs(after - before))}`,
          value: Math.abs(seven.a * asked + seven.b - all.a * asked - all.b),
        },
      ],
      drawings: {
        scatter: plot({
          frame: true,
          grid: true,
          x: [0, Math.ceil((x[7] + 1) / 10) * 10],
          y: [0, Math.ceil((Math.max(...y) + 2) / 10) * 10],
          xLabel: xName,
          yLabel: yName,
          height: 220,
          points: x.map((value, index) => ({ at: [value, y[index]!] as const, cross: true })),
          description: `A scatter diagram of the eight points of the table. Seven lie close to a rising line, one lies far ${high ? 'above' : 'below'} it.`,
        }),
      },
    };
  },
});
