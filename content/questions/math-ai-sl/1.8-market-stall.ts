import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

type Row = readonly [number, number, number];
const orders = (p: number, q: number): readonly [Row, Row, Row] => [
  [3, p, 1],
  [2, 1, q],
  [1, q, p],
];
const determinant = ([[a, b, c], [d, e, f], [g, h, i]]: readonly [Row, Row, Row]) =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
const counted = (count: number, [one, many]: readonly [string, string]) =>
  `$${count}$ ${count === 1 ? one : many}`;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    stall: choice(
      {
        where: 'At a night market in Penang',
        code: 'ringgit',
        goods: [
          ['bowl of noodles', 'bowls of noodles'],
          ['skewer', 'skewers'],
          ['mango juice', 'mango juices'],
        ],
      },
      {
        where: 'At a café in Lisbon',
        code: 'euros',
        goods: [
          ['sandwich', 'sandwiches'],
          ['tart', 'tarts'],
          ['coffee', 'coffees'],
        ],
      },
      {
        where: 'At a market stall in Accra',
        code: 'cedis',
        goods: [
          ['plate of rice', 'plates of rice'],
          ['portion of plantain', 'portions of plantain'],
          ['ginger drink', 'ginger drinks'],
        ],
      },
    ),
    x: integers(7, 14),
    y: integers(3, 6),
    z: integers(2, 5),
    p: integers(2, 4),
    q: integers(2, 5),
  },
  allow: ({ x, y, z, p, q }) => y !== z && x > y + 2 && p !== q && determinant(orders(p, q)) !== 0,
  write: ({ stall, x, y, z, p, q }) => {
    const { where, code, goods } = stall;
    const rows = orders(p, q);
    const prices = [x, y, z];
    const totals = rows.map((row) => row.reduce((total, count, at) => total + count * prices[at]!, 0));
    const [first, second, third] = goods;
    const listed = (row: readonly number[]) =>
      `${counted(row[0]!, first)}, ${counted(row[1]!, second)} and ${counted(row[2]!, third)}`;
    const equation = (row: readonly number[]) =>
      row.map((count, at) => `${count === 1 ? '' : count}${'xyz'[at]}`).join(' + ');
    const solved = solveLinear(rows, totals);
    const last = 2 * x + 2 * y + 2 * z;
    return {
      text: md`${where}, three groups of friends order the following.

- Group 1 pays $${totals[0]}$ ${code} for ${listed(rows[0]!)}.
- Group 2 pays $${totals[1]}$ ${code} for ${listed(rows[1]!)}.
- Group 3 pays $${totals[2]}$ ${code} for ${listed(rows[2]!)}.

Let $x$, $y$ and $z$ be the prices, in ${code}, of one ${first[0]}, one ${second[0]} and one ${third[0]}.

(a) Write down three equations in $x$, $y$ and $z$. [2]

(b) Find the three prices. [2]

(c) A fourth group has $${last - 1}$ ${code}. Determine whether this is enough for two of each. [2]`,
      hints: [
        md`Each order gives one equation: number of pieces times price, added up, is what was paid.`,
        md`The calculator's solver for systems of linear equations does the work in (b).`,
      ],
      answer: md`(a) $${equation(rows[0]!)} = ${totals[0]}$

$${equation(rows[1]!)} = ${totals[1]}$

$${equation(rows[2]!)} = ${totals[2]}$

(b) The calculator's solver for three unknowns gives $x = ${x}$, $y = ${y}$ and $z = ${z}$: a ${first[0]} costs $${x}$ ${code}, a ${second[0]} $${y}$ ${code} and a ${third[0]} $${z}$ ${code}.

(c) Two of each cost $2(${x} + ${y} + ${z}) = ${last}$ ${code}. As $${last} > ${last - 1}$, the money isn't enough.

**Calculator:** TI-Nspire: Menu, Algebra, Solve System of Linear Equations, 3 equations. Casio fx-CG50: Equation, Simultaneous, 3 unknowns; enter the coefficients and the totals row by row.

**Watch out:** The letters stand for *prices*, and the numbers of things are their coefficients. Where there is one of something, the coefficient to enter is $1$. Put your prices back into all three equations to find a slip in typing.`,
      scheme: [
        [md`two correct equations`, 'A1'],
        [md`the third correct equation`, 'A1'],
        [md`attempts to solve the system, with the calculator or by elimination`, 'M1'],
        [md`$x = ${x}$, $y = ${y}$, $z = ${z}$`, 'A1'],
        [md`$2(x + y + z) = ${last}$`, 'M1'],
        [md`not enough, as $${last} > ${last - 1}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'write down three equations' },
        {
          part: 'b',
          kind: 'coordinates',
          label: md`$(x, y, z) =$`,
          expected: `(${x}, ${y}, ${z})`,
          accuracy: 'exact',
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Price of two of each',
          expected: `${last}`,
          accuracy: 'exact',
          unit: code,
          marks: 1,
          mistakes: [
            { value: `${x + y + z}`, note: md`That is the price of one of each. The group wants two.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'say whether it is enough', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `x = ${x}`, value: Number(solved[0]!.toFixed(10)) },
        { part: 'b', route: 'numeric', shown: `y = ${y}`, value: Number(solved[1]!.toFixed(10)) },
        { part: 'b', route: 'numeric', shown: `z = ${z}`, value: Number(solved[2]!.toFixed(10)) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${last}`,
          value: Number((2 * (solved[0]! + solved[1]! + solved[2]!)).toFixed(9)),
        },
      ],
    };
  },
});
