import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped } from '../../authoring/wording.ts';

const bags = [
  { n: [20, 5, 10], p: [5, 15, 10] },
  { n: [25, 10, 5], p: [5, 20, 15] },
  { n: [30, 10, 15], p: [10, 20, 5] },
  { n: [15, 5, 20], p: [10, 25, 5] },
] as const;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice('Kerala', 'the Fergana Valley', 'Antioquia', 'Murcia', 'Canterbury'),
    bag: choice(...bags),
    x: integers(80, 300, 20),
    y: integers(60, 260, 20),
    z: integers(40, 240, 20),
    more: integers(2, 6),
  },
  allow: ({ bag, x, y, z }) => {
    const total = x + y + z;
    const p = (bag.p[0] * x + bag.p[1] * y + bag.p[2] * z) / 100;
    const most = Math.max(...bag.n);
    const solved = solveLinear([[1, 1, 1], [...bag.n], [...bag.p]], [total, (most - 1) * total, p * 100]);
    return (
      new Set([x, y, z]).size === 3 &&
      total % 100 === 0 &&
      total <= 700 &&
      solved.some((mass) => mass < -5) &&
      solved.every((mass) => Math.abs(mass) < 2000)
    );
  },
  write: ({ place, bag, x, y, z, more }) => {
    const total = x + y + z;
    const nitrogen = (bag.n[0] * x + bag.n[1] * y + bag.n[2] * z) / 100;
    const phosphate = (bag.p[0] * x + bag.p[1] * y + bag.p[2] * z) / 100;
    const most = Math.max(...bag.n);
    const wanted = ((most - 1) * total) / 100;
    const rows = [[1, 1, 1], [...bag.n], [...bag.p]] as number[][];
    const solved = solveLinear(rows, [total, nitrogen * 100, phosphate * 100]);
    const bad = solveLinear(rows, [total, wanted * 100, phosphate * 100]);
    const names = ['x', 'y', 'z'] as const;
    const negative = bad.findIndex((mass) => mass < -5);
    const shown = (value: number) => Number(value.toPrecision(3));
    const share = (percent: number) => Number((percent / 100).toFixed(2));
    const sumOf = (percents: readonly number[]) =>
      percents.map((percent, at) => `${share(percent)}${names[at]}`).join(' + ');
    const prices = [more + 3, more + 1, more] as const;
    const cost = prices[0] * x + prices[1] * y + prices[2] * z;
    return {
      text: md`A farm in ${place} mixes three fertilisers, A, B and C. The table shows which percentage of each is nitrogen and which is phosphate, and the price per kilogram in dollars.

| | A | B | C |
|---|---|---|---|
| Nitrogen | $${bag.n[0]}\%$ | $${bag.n[1]}\%$ | $${bag.n[2]}\%$ |
| Phosphate | $${bag.p[0]}\%$ | $${bag.p[1]}\%$ | $${bag.p[2]}\%$ |
| Price | $${prices[0]}$ | $${prices[1]}$ | $${prices[2]}$ |

The mixture is to have a mass of $${total}\ \text{kg}$, and it is to contain $${nitrogen}\ \text{kg}$ of nitrogen and $${phosphate}\ \text{kg}$ of phosphate. Let $x$, $y$ and $z$ be the masses of A, B and C in the mixture, in kilograms.

(a) Write down three equations for $x$, $y$ and $z$. [3]

(b) Find $x$, $y$ and $z$. [2]

(c) Find the price of the mixture. [2]

For another field, the mixture is to have the same mass and the same amount of phosphate, but $${wanted}\ \text{kg}$ of nitrogen.

(d) Solve the new system of equations, and explain what the solution tells the farm. [3]`,
      hints: [
        md`One equation is about the total mass, one about nitrogen and one about phosphate.`,
        md`$${bag.n[0]}\%$ of $x$ kilograms is $${share(bag.n[0])}x$.`,
        md`In (d), only one number of the system changes. Look at the signs of the solution.`,
      ],
      answer: md`(a) The masses add up to $${total}\ \text{kg}$, and each substance adds up, too:

$$x + y + z = ${total}$$

$$${sumOf(bag.n)} = ${nitrogen}$$

$$${sumOf(bag.p)} = ${phosphate}$$

(b) The solver for three unknowns gives $x = ${x}$, $y = ${y}$ and $z = ${z}$.

(c) Multiply each mass by its price: $${prices[0]} \times ${x} + ${prices[1]} \times ${y} + ${prices[2]} \times ${z} = ${grouped(cost)}$ dollars.

(d) Only the right side of the second equation changes, to $${wanted}$. The solver gives $x = ${shown(bad[0]!)}$, $y = ${shown(bad[1]!)}$, $z = ${shown(bad[2]!)}$${bad.every((mass) => Math.abs(shown(mass) - mass) < 1e-6) ? '' : ' (3 s.f.)'}. The mass $${names[negative]}$ is negative, which is impossible. So there is no such mixture of A, B and C.

**Calculator:** TI-Nspire: menu, Algebra, Solve System of Equations, Solve System of Linear Equations, $3$ equations. Casio fx-CG50: Equation, Simultaneous, $3$ unknowns.

**Watch out:** a system can have exactly one solution that makes no sense in the context. Always look back at what the letters stand for.`,
      scheme: [
        [md`(a) $x + y + z = ${total}$`, 'A1'],
        [md`$${sumOf(bag.n)} = ${nitrogen}$`, 'A1'],
        [md`$${sumOf(bag.p)} = ${phosphate}$`, 'A1'],
        [md`(b) attempts to solve their system`, 'M1'],
        [md`$x = ${x}$, $y = ${y}$, $z = ${z}$`, 'A1'],
        [md`(c) multiplies masses by prices and adds`, 'M1'],
        [md`$${grouped(cost)}$ dollars (follow through)`, 'A1'],
        [md`(d) replaces $${nitrogen}$ by $${wanted}$`, 'M1'],
        [md`$x = ${shown(bad[0]!)}$, $y = ${shown(bad[1]!)}$, $z = ${shown(bad[2]!)}$`, 'A1'],
        [md`a mass can't be negative, so there is no such mixture`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          label: 'Mass',
          expected: `x + y + z = ${total}`,
          variables: ['x', 'y', 'z'],
          marks: 1,
        },
        {
          part: 'a',
          kind: 'equation',
          label: 'Nitrogen',
          expected: `${sumOf(bag.n)} = ${nitrogen}`,
          variables: ['x', 'y', 'z'],
          marks: 1,
          mistakes: [
            {
              value: `${bag.n.map((percent, at) => `${percent}${names[at]}`).join(' + ')} = ${nitrogen}`,
              note: md`Percentages are hundredths: $${bag.n[0]}\%$ of $x$ is $${share(bag.n[0])}x$.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'equation',
          label: 'Phosphate',
          expected: `${sumOf(bag.p)} = ${phosphate}`,
          variables: ['x', 'y', 'z'],
          marks: 1,
        },
        {
          part: 'b',
          kind: 'coordinates',
          label: '$(x, y, z) =$',
          expected: `(${x}, ${y}, ${z})`,
          accuracy: 'exact',
        },
        { part: 'c', kind: 'number', expected: `${cost}`, accuracy: 'exact', unit: 'dollars' },
        {
          part: 'd',
          kind: 'coordinates',
          label: '$(x, y, z) =$',
          expected: `(${bad.map((mass) => Number(mass.toFixed(6))).join(', ')})`,
          marks: 2,
        },
        { part: 'd', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `x = ${x}`, value: Number(solved[0]!.toFixed(6)) },
        { part: 'b', route: 'numeric', shown: `y = ${y}`, value: Number(solved[1]!.toFixed(6)) },
        { part: 'b', route: 'numeric', shown: `z = ${z}`, value: Number(solved[2]!.toFixed(6)) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${grouped(cost)}`,
          value: Number(solved.reduce((sum, mass, at) => sum + mass * prices[at]!, 0).toFixed(6)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `z = ${shown(bad[2]!)}`,
          value: total - bad[0]! - bad[1]!,
          within: Math.abs(bad[2]!) * 0.006 + 1e-6,
        },
      ],
    };
  },
});
