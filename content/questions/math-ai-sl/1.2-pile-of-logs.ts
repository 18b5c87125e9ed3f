import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    yard: choice(
      { where: 'A sawmill in Karelia', thing: 'logs', one: 'log' },
      { where: 'A factory in Monterrey', thing: 'pipes', one: 'pipe' },
      { where: 'A builder in Chiang Mai', thing: 'bamboo poles', one: 'bamboo pole' },
    ),
    top: integers(5, 18),
    step: integers(2, 4),
    rows: integers(9, 21),
    stock: integers(160, 460),
  },
  allow: ({ top, step, rows, stock }) => {
    const most = Math.floor((Math.sqrt(8 * stock + 1) - 1) / 2);
    const left = stock - (most * (most + 1)) / 2;
    return top + step * (rows - 1) < 70 && left > 2 && left < most - 1 && most !== rows && stock % 10 !== 0;
  },
  write: ({ yard, top, step, rows, stock }) => {
    const bottom = top + step * (rows - 1);
    const total = (rows * (top + bottom)) / 2;
    const exact = (Math.sqrt(8 * stock + 1) - 1) / 2;
    const most = Math.floor(exact);
    const used = (most * (most + 1)) / 2;
    let [built, left] = [0, stock];
    while (left >= built + 1) {
      built += 1;
      left -= built;
    }
    return {
      text: md`${yard.where} stores ${yard.thing} in a pile. The bottom row has $${bottom}$ ${yard.thing}, and every row above it has $k$ ${yard.thing} fewer than the row below. The top row has $${top}$ ${yard.thing}. There are $${grouped(total)}$ ${yard.thing} in the pile.

(a) Find the number of rows. [2]

(b) Find the value of $k$. [2]

Another pile is to have one ${yard.one} in its top row, and each row is to have one ${yard.one} more than the row above it. There are $${stock}$ ${yard.thing} for this pile.

(c) Find the greatest number of rows that this pile can have. [3]

(d) Find how many ${yard.thing} are left over. [1]`,
      hints: [
        md`You know the first term, the last term and the sum. Which formula connects these with the number of terms?`,
        md`For (b), think of how many steps there are from the bottom row to the top row.`,
        md`In (c), the rows have $1, 2, 3, \ldots$ ${yard.thing}. Write their sum in terms of $n$.`,
      ],
      answer: md`(a) The rows form an arithmetic sequence with $u_1 = ${bottom}$ and $u_n = ${top}$. Use the formula for the sum that contains the last term:

$$\frac{n}{2}(${bottom} + ${top}) = ${grouped(total)}$$

This gives $n = \dfrac{2 \times ${grouped(total)}}{${bottom + top}} = ${rows}$ rows.

(b) From the bottom row to the top row there are $${rows - 1}$ steps, and the number falls by $${bottom} - ${top} = ${bottom - top}$ in all. So $k = \dfrac{${bottom - top}}{${rows - 1}} = ${step}$.

(c) A pile of $n$ rows needs $1 + 2 + \cdots + n = \dfrac{n(n + 1)}{2}$ ${yard.thing}, so

$$\frac{n(n + 1)}{2} \le ${stock}.$$

Equality would hold for $n = ${decimals(exact, 2)}$. A row that isn't complete doesn't count, so the greatest number is $n = ${most}$.

(d) These rows need $\dfrac{${most} \times ${most + 1}}{2} = ${used}$, so $${stock} - ${used} = ${left}$ are left over.

**Calculator:** for (c), solve $\frac{x(x + 1)}{2} = ${stock}$ with nSolve (TI-Nspire) or SolveN (Casio fx-CG50), or look at a table of $\frac{x(x + 1)}{2}$.

**Watch out:** with $${rows}$ rows there are only $${rows - 1}$ steps between them.`,
      scheme: [
        [md`(a) $\frac{n}{2}(${bottom} + ${top}) = ${grouped(total)}$`, 'M1'],
        [md`$${rows}$`, 'A1'],
        [md`(b) $${bottom} - ${rows - 1}k = ${top}$, with their number of rows`, 'M1'],
        [md`$k = ${step}$`, 'A1'],
        [md`(c) $\frac{n(n + 1)}{2} \le ${stock}$, or an equation`, 'M1'],
        [md`$n = ${decimals(exact, 2)}$, or two sums on either side of $${stock}$`, '(A1)'],
        [md`$${most}$`, 'A1'],
        [md`(d) $${left}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${rows}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          label: '$k =$',
          expected: `${step}`,
          accuracy: 'exact',
          follows: `(${bottom} - ${top}) / (a.1 - 1)`,
          unless: 'k <= 0',
          mistakes: [
            {
              value: sf((bottom - top) / rows, 5),
              note: md`You divided by the number of rows. $${rows}$ rows have only $${rows - 1}$ steps between them.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${most}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${most + 1}`,
              note: md`You rounded up. There aren't enough for so many complete rows.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${left}`,
          accuracy: 'exact',
          follows: `${stock} - c.1 * (c.1 + 1) / 2`,
          unless: 'l < 0',
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'simulation',
          shown: `= ${rows}`,
          value: (() => {
            let [count, logs] = [0, 0];
            while (logs < total) {
              logs += bottom - count * step;
              count += 1;
            }
            return count;
          })(),
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${step}`,
          value: bottom - sum((k) => bottom - k * step, 1, 1),
        },
        { part: 'c', route: 'simulation', shown: `n = ${most}`, value: built },
        { part: 'd', route: 'simulation', shown: `= ${left}`, value: stock - sum((k) => k, 1, built) },
      ],
    };
  },
});
