import { mean, regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, plus, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const contexts = [
  {
    text: 'Seven shops in Jakarta record the daily number $x$ of hours that they are open and their daily sales $y$, in millions of rupiah.',
    x: [6, 7, 8, 9, 10, 12, 14],
    asked: 11,
    far: 23,
    farText: 'a shop that is open $23$ hours a day',
    unit: 'million rupiah',
    askedText: 'a shop that is open $11$ hours a day',
    per: 'one more hour',
  },
  {
    text: 'A biologist in Tasmania measures the age $x$, in months, of seven young trees and their height $y$, in centimetres.',
    x: [3, 5, 6, 8, 10, 11, 14],
    asked: 9,
    far: 120,
    farText: 'a tree that is $10$ years old',
    unit: 'cm',
    askedText: 'a tree that is $9$ months old',
    per: 'one more month',
  },
  {
    text: 'Seven farms in Senegal use different amounts $x$ of compost, in kilograms per plot, and harvest $y$ kilograms of onions per plot.',
    x: [2, 4, 5, 7, 9, 10, 12],
    asked: 8,
    far: 60,
    farText: 'a plot with $60$ kilograms of compost',
    unit: 'kg',
    askedText: 'a plot with $8$ kilograms of compost',
    per: 'one more kilogram of compost',
  },
] as const;
const noises = [
  [0.6, -1.1, 0.9, -0.2, 1.3, -1.4, 0.3],
  [-0.8, 1.2, -0.5, 0.7, -1.3, 0.4, 0.5],
  [1.1, -0.3, -1.2, 0.8, 0.2, -0.9, 0.6],
  [-0.4, 0.9, 0.3, -1.5, 0.6, 1.0, -1.2],
] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    context: integers(0, 2),
    noise: integers(0, 3),
    scale: choice(1, 1.5, 2),
    gradient: choice(1.4, 1.8, 2.3, 2.7),
    start: choice(5, 8, 11, 14),
  },
  write: ({ context, noise, scale, gradient, start }) => {
    const { text, x, asked, far, farText, unit, askedText, per } = contexts[context]!;
    const y = x.map((at, index) =>
      Number((start + gradient * at + scale * noises[noise]![index]!).toFixed(1)),
    );
    // By the sums that a textbook gives.
    const n = x.length;
    const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
    const sxy = total(x.map((at, index) => at * y[index]!)) - (total(x) * total(y)) / n;
    const sxx = total(x.map((at) => at * at)) - total(x) ** 2 / n;
    const syy = total(y.map((at) => at * at)) - total(y) ** 2 / n;
    const a = sxy / sxx;
    const b = mean(y) - a * mean(x);
    const r = sxy / Math.sqrt(sxx * syy);
    const found = regression(x, y);
    const estimate = found.gradient * asked + found.intercept;
    const shownEstimate = sf(estimate);
    return {
      text: md`${text}

| $x$ | ${x.join(' | ')} |
|---|${x.map(() => '---').join('|')}|
| $y$ | ${y.map((value) => decimals(value, 1)).join(' | ')} |

![](drawing:scatter)

(a) Find Pearson's product-moment correlation coefficient $r$. [2]

(b) Describe the correlation between $x$ and $y$. [1]

(c) Write down the equation of the regression line of $y$ on $x$. [2]

(d) State what the gradient of the line means in this context. [1]

(e) Estimate $y$ for ${askedText}. [2]

(f) Explain why the line should not be used for ${farText}. [1]`,
      hints: [
        md`Enter the data in two lists and use linear regression on the calculator.`,
        md`Is the value of $x$ in (f) within the range of the data?`,
      ],
      answer: md`(a) Linear regression on the calculator gives $r = ${sf(r)}$.

(b) There is a strong positive correlation.

(c) $y = ${sf(a)}x${plus(Number(sf(b)))}$

(d) For ${per}, $y$ grows by about $${sf(a)}\ \text{${unit}}$ on average.

(e) $y = ${sf(a, 5)} \times ${asked}${b < 0 ? ' - ' : ' + '}${sf(Math.abs(b), 5)} = ${shownEstimate}\ \text{${unit}}$

(f) $x = ${far}$ lies far outside the data, which range from $${x[0]}$ to $${x.at(-1)}$. Such an extrapolation isn't reliable, because the pattern needn't continue.

**Calculator:** enter $x$ and $y$ in two lists. TI-Nspire: Menu, Statistics, Stat Calculations, Linear Regression (mx+b). Casio fx-CG50: STAT, CALC, REG, X, ax+b.

**Watch out:** The coefficient $r$ isn't the gradient: it says how close the points are to a line, and it always lies between $-1$ and $1$. Use the unrounded line in (e).`,
      scheme: [
        [md`$r = ${sf(r)}$`, 'A2'],
        [md`strong and positive`, 'A1'],
        [md`gradient $${sf(a)}$`, 'A1'],
        [md`$y = ${sf(a)}x${plus(Number(sf(b)))}$`, 'A1'],
        [md`increase of $y$ for ${per}`, 'A1'],
        [md`substitutes $x = ${asked}$ into their equation`, 'M1'],
        [md`$${shownEstimate}\ \text{${unit}}$ (accept values that follow from rounded coefficients)`, 'A1'],
        [md`extrapolation, beyond the range of the data`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${r}`,
          mistakes: [
            { value: (r * r).toFixed(5), note: md`That is $r^2$. The question asks for $r$.` },
          ].filter(() => r - r * r > 0.008),
        },
        { part: 'b', kind: 'self', why: 'describe' },
        {
          part: 'c',
          kind: 'equation',
          expected: `y = ${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `y = ${b.toFixed(4)}x + ${a.toFixed(4)}`,
              note: md`You swapped the two coefficients. The gradient belongs in front of $x$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state what it means' },
        {
          part: 'e',
          kind: 'number',
          expected: `${estimate}`,
          // Values that follow from rounded coefficients will do.
          accuracy: { tolerance: 0.17 },
          unit,
        },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `r = ${sf(r)}`, value: found.r },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${shownEstimate}\\ \\text{${unit}}`,
          value: a * asked + b,
        },
        { part: 'd', route: 'numeric', shown: `${sf(a)}\\ \\text{${unit}}`, value: found.gradient },
      ],
      drawings: {
        scatter: plot({
          x: [0, x.at(-1)! + 2],
          y: [0, Math.ceil((Math.max(...y) + 4) / 10) * 10],
          xLabel: '*x*',
          yLabel: '*y*',
          height: 190,
          points: x.map((at, index) => ({ at: [at, y[index]!] as const, cross: true })),
          description: 'A scatter diagram of the seven points of the table, marked by crosses.',
        }),
      },
    };
  },
});
