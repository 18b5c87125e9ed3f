import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    product: choice(
      { what: 'litres of paint', unit: 'litre', place: 'Ankara', code: 'lira' },
      { what: 'metres of silk', unit: 'metre', place: 'Suzhou', code: 'yuan' },
      { what: 'kilograms of cheese', unit: 'kilogram', place: 'Parma', code: 'euros' },
      { what: 'kilograms of chocolate', unit: 'kilogram', place: 'Antwerp', code: 'euros' },
    ),
    square: choice(0.02, 0.03, 0.04, 0.05),
    linear: integers(4, 12),
    over: choice(600, 800, 900, 1200, 1500),
    at: choice(20, 25, 40, 50),
    rate: integers(10, 16),
  },
  allow: ({ square, linear, over, at, rate }) => {
    const marginal = (x: number) => 2 * square * x + linear - over / x ** 2;
    return marginal(at) > 0 && rate > linear + 1 && Math.abs(marginal(at) - rate) > 0.5;
  },
  write: ({ product, square, linear, over, at, rate }) => {
    const cost = (x: number) => square * x * x + linear * x + over / x;
    const marginal = (x: number) => 2 * square * x + linear - over / x ** 2;
    const twice = Number((2 * square).toFixed(4));
    const found = root((x) => marginal(x) - rate, 1, 1000);
    return {
      text: md`A company in ${product.place} finds that the cost of making $x$ ${product.what} in a day, in ${product.code}, is

$$C(x) = ${square}x^2 + ${linear}x + \frac{${over}}{x}, \quad x \ge 5.$$

(a) Write $\dfrac{${over}}{x}$ in the form $ax^n$. [1]

(b) Find $C'(x)$. [3]

(c) Find $C'(${at})$, and interpret it in this context. [2]

(d) Find the value of $x$ for which the cost grows at a rate of $${rate}$ ${product.code} per ${product.unit}. [2]`,
      hints: [
        md`The derivative of $ax^n$ is $anx^{n - 1}$, also for negative $n$.`,
        md`In (d), set the derivative equal to $${rate}$ and use the solver of your calculator. Look for a solution with $x \ge 5$.`,
      ],
      answer: md`(a) $\dfrac{${over}}{x} = ${over}x^{-1}$

(b) $C'(x) = ${twice}x + ${linear} - ${over}x^{-2} = ${twice}x + ${linear} - \frac{${over}}{x^2}$

(c) $C'(${at}) = ${twice} \times ${at} + ${linear} - \frac{${over}}{${at ** 2}} = ${sf(marginal(at))}$. When $${at}$ ${product.what} are made, the cost grows at a rate of about $${sf(marginal(at))}$ ${product.code} for each further ${product.unit}.

(d) The solver finds the solution of $${twice}x + ${linear} - \frac{${over}}{x^2} = ${rate}$ with $x \ge 5$: $x = ${sf(found)}$

**Calculator:** for (d), enter the equation with $${at}$ as the first guess. TI-Nspire: Menu, Algebra, Numerical Solve. Casio fx-CG50: Equation, Solver.

**Watch out:** When $x^{-1}$ is differentiated, the exponent goes *down* to $-2$, not up to $0$, and the factor $-1$ turns the plus into a minus.`,
      scheme: [
        [md`$${over}x^{-1}$`, 'A1'],
        [md`$${twice}x$`, 'A1'],
        [md`$+ ${linear}$`, 'A1'],
        [md`$- ${over}x^{-2}$`, 'A1'],
        [md`$${sf(marginal(at))}$`, 'A1'],
        [md`rate at which the cost grows per further ${product.unit}, at $x = ${at}$`, 'A1'],
        [md`sets their derivative equal to $${rate}$`, 'M1'],
        [md`$x = ${sf(found)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: md`$(a, n) =$`,
          expected: `(${over}, -1)`,
          accuracy: 'exact',
          mistakes: [{ value: `(${over}, 1)`, note: md`Dividing by $x$ gives a negative exponent.` }],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: md`${twice}x + ${linear} - \frac{${over}}{x^2}`,
          variables: ['x'],
          mistakes: [
            {
              value: md`${twice}x + ${linear} + \frac{${over}}{x^2}`,
              note: md`The exponent $-1$ comes to the front, so the last term is negative.`,
            },
            {
              value: md`${twice}x + ${linear} - ${over}`,
              note: md`The exponent goes down by one: $x^{-1}$ becomes $x^{-2}$, not $x^0$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(marginal(at).toPrecision(12))}`,
          marks: 1,
          mistakes: [
            {
              value: cost(at).toFixed(4),
              note: md`You found $C(${at})$. The question asks for the derivative.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'interpret', marks: 1 },
        { part: 'd', kind: 'number', expected: `${found}` },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `${twice}x + ${linear} - \\frac{${over}}{x^2}`,
          value: (x) => {
            const h = 1e-5 * Math.abs(x);
            return (8 * (cost(x + h) - cost(x - h)) - (cost(x + 2 * h) - cost(x - 2 * h))) / (12 * h);
          },
        },
        { part: 'c', route: 'numeric', shown: `= ${sf(marginal(at))}`, value: slope(cost, at) },
        {
          part: 'd',
          route: 'substitution',
          shown: `x = ${sf(found)}`,
          value: root((x) => slope(cost, x) - rate, 5, 900),
        },
      ],
    };
  },
});
