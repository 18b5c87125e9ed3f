import { maximum, maximumAt, roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    firm: choice(
      'A factory in Ho Chi Minh City makes bicycles',
      'A company in Turin makes espresso machines',
      'A workshop in Cape Town makes surfboards',
      'A firm in Pune makes water pumps',
    ),
    p: integers(1, 3),
    q: integers(6, 12),
    c: integers(-40, -10, 5),
  },
  allow: ({ p, q, c }) => (p + q) % 2 === 0 && q > 3 * p && (q * q * (q - 3 * p)) / 2 + c > 30,
  write: ({ firm, p, q, c }) => {
    // P' = −3(x − p)(x − q)
    const coefficients = [-1, (3 * (p + q)) / 2, -3 * p * q, c];
    const profit = (x: number) => coefficients.reduce((sum, value) => sum * x + value, 0);
    const derivative = [-3, 3 * (p + q), -3 * p * q];
    const end = q + 3;
    const found = roots((x) => slope(profit, x), 0.013, end, 997);
    return {
      text: md`${firm}. When it makes $x$ hundred of them in a month, its profit, in thousands of dollars, is modelled by

$$P(x) = ${polynomial(coefficients)}, \quad 0 \le x \le ${end}.$$

(a) Find $P'(x)$. [2]

(b) Solve $P'(x) = 0$. [2]

(c) Find the interval of values of $x$ for which $P$ is increasing. [2]

(d) Find the largest profit that is possible, and the number of products for which it is made. [2]`,
      hints: [
        md`A function is increasing where its derivative is positive.`,
        md`The derivative is a quadratic function: sketch its graph to see where it lies above the axis.`,
        md`In (d), compare the maximum with the value at the left end of the domain.`,
      ],
      answer: md`(a) $P'(x) = ${polynomial(derivative)}$

(b) The calculator solves $${polynomial(derivative)} = 0$: $x_1 = ${p}$ and $x_2 = ${q}$.

(c) The graph of $P'$ is a parabola that opens downwards, so $P'(x) > 0$ between its zeros: $P$ is increasing for $${p} < x < ${q}$.

![](drawing:graph)

(d) After falling until $x = ${p}$, the profit rises until $x = ${q}$ and falls again. $P(${q}) = ${profit(q)}$ is greater than $P(0) = ${c}$, so the largest profit is $${profit(q)}$ thousand dollars, for $${q * 100}$ products.

**Calculator:** (b) TI-Nspire: Menu, Algebra, Polynomial Tools, Find Roots of Polynomial, degree 2. Casio fx-CG50: Equation, Polynomial, degree 2.

**Watch out:** "Increasing" is about the sign of $P'$, not of $P$: the interval on which there is a profit at all is a different one. And $x$ counts *hundreds* of products.`,
      scheme: [
        [md`at least one correct term`, 'M1'],
        [md`$${polynomial(derivative)}$`, 'A1'],
        [md`sets their derivative equal to $0$`, 'M1'],
        [md`$x = ${p}$ and $x = ${q}$`, 'A1'],
        [md`$P'(x) > 0$, or a graph`, 'M1'],
        [md`$${p} < x < ${q}$ (accept $\le$)`, 'A1'],
        [md`$${profit(q)}$ thousand dollars`, 'A1'],
        [md`$${q * 100}$ products`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: polynomial(derivative),
          variables: ['x'],
          mistakes: [
            {
              value: polynomial([-3, 3 * (p + q), c - 3 * p * q]),
              note: md`You kept the constant $${c}$. The derivative of a constant is $0$.`,
            },
          ],
        },
        { part: 'b', kind: 'set', label: md`$x =$`, expected: `${p}, ${q}`, accuracy: 'exact' },
        { part: 'c', kind: 'number', label: md`From $x =$`, expected: `${p}`, accuracy: 'exact', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: md`to $x =$`,
          expected: `${q}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${(p + q) / 2}`,
              note: md`There the derivative has its maximum, but it stays positive for a while after that.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Largest profit',
          expected: `${profit(q)}`,
          unit: 'thousand dollars',
          marks: 1,
          mistakes: [{ value: profit(p).toFixed(4), note: md`That is the local minimum.` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Number of products',
          expected: `${q * 100}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${q}`, note: md`$x$ counts hundreds of products.` }],
        },
      ],
      checks: [
        { part: 'c', route: 'numeric', shown: `${p}`, value: Number(found[0]!.toFixed(5)) },
        { part: 'c', route: 'numeric', shown: `${q}`, value: Number(found[1]!.toFixed(5)) },
        {
          part: 'd',
          route: 'numeric',
          shown: `${q * 100}`,
          value: Number((100 * maximumAt(profit, 0, end)).toFixed(3)),
        },
        { part: 'a', route: 'numeric', shown: polynomial(derivative), value: (x) => slope(profit, x) },
        { part: 'b', route: 'numeric', shown: `x_1 = ${p}`, value: Number(found[0]!.toFixed(5)) },
        { part: 'b', route: 'numeric', shown: `x_2 = ${q}`, value: Number(found[1]!.toFixed(5)) },
        {
          part: 'd',
          route: 'numeric',
          shown: `P(${q}) = ${profit(q)}`,
          value: Number(maximum(profit, 0, end).toFixed(5)),
        },
      ],
      drawings: {
        graph: plot({
          x: [-0.5, end + 1],
          y: [Math.min(profit(p), profit(end), c) * 1.2 - 20, profit(q) * 1.15 + 10],
          xLabel: '*x*',
          yLabel: '*P*',
          height: 210,
          ticks: { x: [p, q] },
          curves: [{ f: profit, from: 0, to: end }],
          description: `The graph of P falls until x = ${p}, rises until x = ${q} and falls again.`,
        }),
      },
    };
  },
});
