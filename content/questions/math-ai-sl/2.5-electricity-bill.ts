import { root, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    town: choice('Leuven', 'Nicosia', 'Porto', 'Graz', 'Cork'),
    limit: integers(80, 160, 20),
    cheap: choice(0.14, 0.16, 0.18, 0.2),
    dear: choice(0.26, 0.28, 0.31, 0.34),
    few: integers(40, 75, 5),
    many: integers(180, 290, 10),
    bill: integers(45, 90, 5),
    base: integers(6, 14, 2),
    flat: choice(0.19, 0.21, 0.22, 0.23),
  },
  allow: ({ limit, cheap, dear, many, bill, base, flat }) => {
    const off = (dear - cheap) * limit;
    const cost = (n: number) => (n <= limit ? cheap * n : dear * n - off);
    const meet = (base + off) / (dear - flat);
    return (
      many > limit + 30 &&
      (bill / cheap) % 10 !== 0 &&
      bill > cost(limit) + 12 &&
      Math.abs(bill - cost(many)) > 3 &&
      flat > cheap &&
      meet > limit + 20 &&
      meet < 420
    );
  },
  write: ({ town, limit, cheap, dear, few, many, bill, base, flat }) => {
    const off = Number(((dear - cheap) * limit).toFixed(6));
    const cost = (n: number) => (n <= limit ? cheap * n : dear * n - off);
    const used = (bill + off) / dear;
    const meet = (base + off) / (dear - flat);
    // Unit by unit, as the meter counts.
    const counted = (units: number) => {
      let sum = 0;
      for (let unit = 1; unit <= units; unit += 1) sum += unit <= limit ? cheap : dear;
      return sum;
    };
    const [both] = solveLinear(
      [
        [dear, -1],
        [flat, -1],
      ],
      [off, -base],
    ) as [number, number];
    const money = (value: number) => decimals(value, 2);
    return {
      text: md`The electricity company of ${town} charges $${money(cheap)}$ euros for each of the first $${limit}$ units that a home uses in a month, and $${money(dear)}$ euros for each further unit. The cost of $n$ units, in euros, is modelled by

$$C(n) = \begin{cases} ${cheap}n, & 0 \le n \le ${limit} \\ ${dear}n - k, & n > ${limit} \end{cases}$$

The graph of $C$ has no gap at $n = ${limit}$.

![](drawing:graph)

(a) Find the cost of $${few}$ units. [1]

(b) Find the value of $k$. [2]

(c) Find the cost of $${many}$ units. [1]

(d) The Hansen family's bill for a month is $${bill}$ euros. Find the number of units that they used. [2]

Another company charges $${base}$ euros every month and $${money(flat)}$ euros for each unit.

(e) Find the number of units, greater than $${limit}$, for which both companies charge the same. [2]`,
      hints: [
        md`A function in pieces has one formula for each part of its domain. Which part does the number of units belong to?`,
        md`"No gap" means that both formulas give the same cost for $n = ${limit}$.`,
        md`For (d), compare the bill with the cost of $${limit}$ units first. Which formula has to be used?`,
      ],
      answer: md`(a) $${few} \le ${limit}$, so the first formula holds: $C(${few}) = ${cheap} \times ${few} = ${money(cost(few))}$ euros

(b) At $n = ${limit}$ both formulas must agree: $${cheap} \times ${limit} = ${dear} \times ${limit} - k$, so $k = ${money(dear * limit)} - ${money(cheap * limit)} = ${money(off)}$.

(c) $${many} > ${limit}$, so the second formula holds: $C(${many}) = ${dear} \times ${many} - ${money(off)} = ${money(cost(many))}$ euros

(d) $${limit}$ units cost $${money(cheap * limit)}$ euros, which is less than $${bill}$ euros. So the second formula holds: $${dear}n - ${money(off)} = ${bill}$ gives $n = ${sf(used)}$ units.

(e) The other company charges $${base} + ${flat}n$ euros. For $n > ${limit}$: $${dear}n - ${money(off)} = ${base} + ${flat}n$, so $n = ${sf(meet)}$ units.

**Another way for (c):** the first $${limit}$ units cost $${money(cheap * limit)}$ euros, and the other $${many - limit}$ units cost $${many - limit} \times ${dear} = ${money((many - limit) * dear)}$ euros. Add the two.

**Watch out:** the higher price holds only for the units *above* $${limit}$. The term $-k$ in the second formula takes care of that.`,
      scheme: [
        [md`(a) $${money(cost(few))}$ euros`, 'A1'],
        [md`(b) sets both formulas equal at $n = ${limit}$`, 'M1'],
        [md`$k = ${money(off)}$`, 'A1'],
        [md`(c) $${money(cost(many))}$ euros`, 'A1'],
        [md`(d) $${dear}n - ${money(off)} = ${bill}$`, 'M1'],
        [md`$${sf(used)}$`, 'A1'],
        [md`(e) $${dear}n - ${money(off)} = ${base} + ${flat}n$`, 'M1'],
        [md`$${sf(meet)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(cost(few).toFixed(4))}`,
          unit: 'euros',
          mistakes: [
            {
              value: `${Number((dear * few).toFixed(4))}`,
              note: md`You used the price of the further units. These are among the first $${limit}$.`,
            },
          ],
        },
        { part: 'b', kind: 'number', label: md`$k =$`, expected: `${off}` },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(cost(many).toFixed(4))}`,
          unit: 'euros',
          follows: `${dear} * ${many} - b.1`,
          mistakes: [
            {
              value: `${Number((dear * many).toFixed(4))}`,
              note: md`You used the higher price for all units. The first $${limit}$ are cheaper.`,
            },
            {
              value: `${Number((cheap * many).toFixed(4))}`,
              note: md`You used the lower price for all units.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(used.toPrecision(12))}`,
          follows: `(${bill} + b.1) / ${dear}`,
          mistakes: [
            {
              value: `${bill / cheap}`,
              note: md`You used the first formula. The bill is higher than the cost of $${limit}$ units.`,
            },
            { value: `${bill / dear}`, note: md`You left out $k$.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(meet.toPrecision(12))}`,
          follows: `(${base} + b.1) / ${Number((dear - flat).toFixed(4))}`,
        },
      ],
      checks: [
        { part: 'a', route: 'simulation', shown: `= ${money(cost(few))}`, value: counted(few) },
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${money(off)}`,
          value: root((k) => cheap * limit - dear * limit + k, 0, 200),
        },
        { part: 'c', route: 'simulation', shown: `= ${money(cost(many))}`, value: counted(many) },
        {
          part: 'd',
          route: 'numeric',
          shown: `n = ${sf(used)}`,
          value: limit + (bill - counted(limit)) / dear,
        },
        { part: 'e', route: 'numeric', shown: `n = ${sf(meet)}`, value: both },
      ],
      drawings: {
        graph: plot({
          x: [0, 330],
          y: [0, cost(330)],
          ticks: { x: [limit], y: [] },
          xLabel: '*n*',
          yLabel: '*C*',
          height: 190,
          polylines: [
            {
              points: [
                [0, 0],
                [limit, cost(limit)],
                [310, cost(310)],
              ],
            },
          ],
          description: `Two straight pieces that meet at n = ${limit}. The second one is steeper.`,
        }),
      },
    };
  },
});
