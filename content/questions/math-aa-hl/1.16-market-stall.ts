import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const stalls = [
  {
    place: 'Oaxaca',
    goods: ['pineapple', 'mango', 'melon'],
    plural: ['pineapples', 'mangoes', 'melons'],
    coin: 'pesos',
    factor: 5,
  },
  {
    place: 'Accra',
    goods: ['pineapple', 'coconut', 'yam'],
    plural: ['pineapples', 'coconuts', 'yams'],
    coin: 'cedis',
    factor: 1,
  },
  {
    place: 'Chiang Mai',
    goods: ['papaya', 'pomelo', 'jackfruit'],
    plural: ['papayas', 'pomelos', 'jackfruits'],
    coin: 'baht',
    factor: 10,
  },
  {
    place: 'Tbilisi',
    goods: ['pumpkin', 'cabbage', 'watermelon'],
    plural: ['pumpkins', 'cabbages', 'watermelons'],
    coin: 'lari',
    factor: 1,
  },
];

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    stall: choice(0, 1, 2, 3),
    x: integers(3, 9),
    y: integers(2, 8),
    z: integers(5, 14),
    a: integers(2, 5),
    b: integers(2, 6),
    c: integers(2, 4),
  },
  allow: ({ x, y, z, a, b, c }) =>
    new Set([x, y, z]).size === 3 && det(a, b, c) !== 0 && new Set([a, b, c]).size > 1,
  write: ({ stall, x, y, z, a, b, c }) => {
    const { place, goods, plural, coin, factor } = stalls[stall]!;
    const [p, q, r] = [x * factor, y * factor, z * factor];
    const rows = rowsOf(a, b, c);
    const totals = rows.map(([i, j, k]) => i * p + j * q + k * r);
    const count = (n: number, kind: number) => `${n} ${n === 1 ? goods[kind] : plural[kind]}`;
    const basket = (row: readonly number[]) =>
      `${count(row[0]!, 0)}, ${count(row[1]!, 1)} and ${count(row[2]!, 2)}`;
    const coefficient = (n: number, name: string) => `${n === 1 ? '' : n}${name}`;
    const equation = (index: number) =>
      `${coefficient(rows[index]![0], 'x')} + ${coefficient(rows[index]![1], 'y')} + ${coefficient(rows[index]![2], 'z')} &= ${totals[index]}`;
    const solved = solveLinear(rows, totals);
    const asked = [b, a, c] as const;
    const price = asked[0] * p + asked[1] * q + asked[2] * r;
    return {
      text: md`At a market stall in ${place}, all fruits and vegetables of one kind cost the same. Three customers buy the following.

| Customer | Bought | Total price (${coin}) |
| --- | --- | --- |
| 1 | ${basket(rows[0]!)} | ${totals[0]} |
| 2 | ${basket(rows[1]!)} | ${totals[1]} |
| 3 | ${basket(rows[2]!)} | ${totals[2]} |

Let $x$, $y$ and $z$ be the price, in ${coin}, of one ${goods[0]}, one ${goods[1]} and one ${goods[2]}.

(a) Write down three equations in $x$, $y$ and $z$. [2]

(b) Find the price of each kind. [2]

(c) Find the total price of ${basket(asked)}. [1]`,
      hints: [
        'Each customer gives one equation.',
        'Your calculator can solve three linear equations at once. Put the answer back into one of them as a check.',
      ],
      answer: md`(a)

$$\begin{aligned} ${equation(0)} \\ ${equation(1)} \\ ${equation(2)} \end{aligned}$$

(b) By technology (or elimination), $x = ${p}$, $y = ${q}$ and $z = ${r}$. So one ${goods[0]} costs $${p}$ ${coin}, one ${goods[1]} $${q}$ ${coin} and one ${goods[2]} $${r}$ ${coin}.

(c) $${asked[0]} \times ${p} + ${asked[1]} \times ${q} + ${asked[2]} \times ${r} = ${price}$ ${coin}.

**Calculator:** TI-Nspire: Menu, Algebra, Solve System of Linear Equations, with 3 equations in $x$, $y$, $z$. Casio fx-CG50: Equation, Simultaneous, 3 unknowns, and enter the coefficients row by row.

**Watch out:** The letter $x$ stands for the price of one ${goods[0]}, not for a number of ${plural[0]}. The numbers that were bought are the coefficients.`,
      scheme: [
        ['two correct equations', 'A1'],
        ['all three correct', 'A1'],
        ['attempts to solve the system, by technology or by elimination', '(M1)'],
        [md`$x = ${p}$, $y = ${q}$, $z = ${r}$`, 'A1'],
        [md`$${price}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write down a system of equations' },
        {
          part: 'b',
          kind: 'coordinates',
          label: '$(x, y, z) =$',
          expected: `(${p}, ${q}, ${r})`,
          accuracy: 'exact',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${price}`,
          accuracy: 'exact',
          unit: coin,
          mistakes: [
            {
              value: `${p + q + r}`,
              note: 'You added the prices of one of each kind. Multiply each price by how many are bought.',
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `x = ${p}`, value: solved[0]! },
        { part: 'b', route: 'numeric', shown: `y = ${q}`, value: solved[1]! },
        { part: 'b', route: 'numeric', shown: `z = ${r}`, value: solved[2]! },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${price}`,
          value: asked[0] * solved[0]! + asked[1] * solved[1]! + asked[2] * solved[2]!,
        },
      ],
    };
  },
});

function rowsOf(a: number, b: number, c: number): [number, number, number][] {
  return [
    [a, b, 1],
    [1, a, c],
    [b, 1, 2],
  ];
}

/** Of the rows above. */
function det(a: number, b: number, c: number): number {
  return a * (a * 2 - c) - b * (2 - c * b) + (1 - a * b);
}
