import { maximum, maximumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const income = (a: number, k: number) => (x: number) => a * x * Math.exp(-k * x);

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.4'],
  parameters: {
    maker: choice(
      { who: 'Paola', what: 'honey', where: 'in Umbria', many: 'hundreds', unit: 'hundred', money: 'euros' },
      {
        who: 'Suda',
        what: 'silk scarves',
        where: 'in Chiang Rai',
        many: 'thousands',
        unit: 'thousand',
        money: 'baht',
      },
      {
        who: 'Owen',
        what: 'sheep cheese',
        where: 'in Wales',
        many: 'hundreds',
        unit: 'hundred',
        money: 'pounds',
      },
      {
        who: 'Nyambura',
        what: 'coffee',
        where: 'in Nyeri',
        many: 'thousands',
        unit: 'thousand',
        money: 'shillings',
      },
    ),
    a: integers(28, 48, 2),
    k: choice(0.08, 0.1, 0.12),
    fixed: integers(20, 45, 5),
    each: choice(2, 2.5, 3, 3.5, 4),
  },
  allow: ({ a, k, fixed, each }) => {
    const p = (x: number) => income(a, k)(x) - fixed - each * x;
    return maximum(p, 0, 15) > 12 && p(18) < -10 && p(0.3) < 0;
  },
  write: ({ maker, a, k, fixed, each }) => {
    const r = income(a, k);
    const c = (x: number) => fixed + each * x;
    const p = (x: number) => r(x) - c(x);
    const best = maximumAt(p, 0, 18);
    const most = maximum(p, 0, 18);
    const [enter, leave] = [root(p, 0, best), root(p, best, 18)];
    const high = maximumAt(r, 0, 18);
    const end = Math.ceil(leave) + 2;
    return {
      text: md`${maker.who} sells ${maker.what} ${maker.where}. If $x$ hundred kilograms or pieces are made in a month, the income is $R(x) = ${a}x\,\mathrm{e}^{-${k}x}$ and the costs are $C(x) = ${fixed} + ${each}x$, both in ${maker.many} of ${maker.money}, for $0 \le x \le ${end}$. The profit is $P(x) = R(x) - C(x)$.

(a) Write down $P(0)$, and state what it means in this context. [2]

(b) Sketch the graph of $P$ for $0 \le x \le ${end}$. Label the axes, and show the highest point and the intercepts with the axes. [4]

(c) Find the greatest profit, and the value of $x$ for which it is made. [2]

(d) Find the values of $x$ for which there is a profit. [2]

(e) Find the value of $x$ for which the *income* is greatest, and explain why ${maker.who} shouldn't choose it. [3]`.replace(
        'kilograms or pieces',
        maker.what === 'silk scarves' ? 'scarves' : 'kilograms',
      ),
      hints: [
        md`Enter $R$ and $C$ as two functions and their difference as a third one. Then only the third has to be drawn.`,
        md`There is a profit where the graph of $P$ is above the $x$-axis.`,
        md`In (e), compare the profit at this $x$ with the greatest profit.`,
      ],
      answer: md`(a) $P(0) = R(0) - C(0) = 0 - ${fixed} = -${fixed}$. If nothing is made, there is a loss of $${fixed}$ ${maker.unit} ${maker.money}: the fixed costs.

(b) The graph of $P = R - C$ begins below the axis, rises to its maximum and falls again.

![](drawing:graph)

(c) The maximum of $P$ is at $x = ${sf(best)}$, where $P = ${sf(most)}$. So the greatest profit is $${sf(most)}$ ${maker.unit} ${maker.money}.

(d) The zeros of $P$ are $x_1 = ${sf(enter)}$ and $x_2 = ${sf(leave)}$. There is a profit between them, for $${sf(enter)} < x < ${sf(leave)}$.

(e) The calculator finds the maximum of $R$ at $x = ${sf(high)}$. There the profit is only $P(${sf(high)}) = ${sf(p(high))}$ ${maker.unit} ${maker.money}, because making more costs more than it brings in. This is less than $${sf(most)}$.

**Calculator:** TI-Nspire: define $f_1$, $f_2$ and $f_3(x) = f_1(x) - f_2(x)$. Casio fx-CG50: in Graph, enter Y3 = Y1 − Y2 (VARS, GRAPH, Y). Window: $0 \le x \le ${end}$ and $-${Math.ceil((fixed + 10) / 10) * 10} \le y \le ${Math.ceil((most + 10) / 10) * 10}$.

**Watch out:** the greatest income and the greatest profit are at different values of $x$.`,
      scheme: [
        [md`(a) $-${fixed}$`, 'A1'],
        [md`a loss of $${fixed}$ ${maker.unit} ${maker.money} if nothing is made`, 'R1'],
        [md`(b) correct shape: rises from below the axis to one maximum, then falls`, 'A1'],
        [md`axes labelled, graph only for $0 \le x \le ${end}$`, 'A1'],
        [md`maximum shown at about $(${sf(best)}, ${sf(most)})$`, 'A1'],
        [md`intercepts $-${fixed}$, $${sf(enter)}$ and $${sf(leave)}$ shown`, 'A1'],
        [md`(c) $${sf(most)}$ (${maker.unit} ${maker.money})`, 'A1'],
        [md`$x = ${sf(best)}$`, 'A1'],
        [md`(d) both zeros, $${sf(enter)}$ and $${sf(leave)}$`, 'A1'],
        [md`$${sf(enter)} < x < ${sf(leave)}$`, 'A1'],
        [md`(e) $x = ${sf(high)}$`, 'A1'],
        [md`$P(${sf(high)}) = ${sf(p(high))}$`, 'A1'],
        [md`this is less than the greatest profit`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$P(0) =$',
          expected: `${-fixed}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: '0', note: md`The income is $0$, but there are costs even if nothing is made.` },
            { value: `${fixed}`, note: md`The costs are *subtracted* from the income.` },
          ],
        },
        { part: 'a', kind: 'self', why: 'state what it means', marks: 1 },
        { part: 'b', kind: 'self', why: 'sketch' },
        {
          part: 'c',
          kind: 'number',
          label: 'Greatest profit',
          expected: `${most}`,
          unit: `${maker.unit} ${maker.money}`,
          marks: 1,
          mistakes: [
            {
              value: sf(r(high), 5),
              note: md`That is the greatest income. The costs have to be subtracted.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$x =$',
          expected: decimals(best, 7),
          accuracy: { tolerance: 0.02 },
          marks: 1,
        },
        { part: 'd', kind: 'interval', expected: `${sf(enter)} < x < ${sf(leave)}` },
        {
          part: 'e',
          kind: 'number',
          label: '$x =$',
          expected: decimals(1 / k, 7),
          accuracy: { tolerance: 0.02 },
          marks: 1,
        },
        { part: 'e', kind: 'self', why: 'explain', marks: 2 },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `= -${fixed}`, value: p(0) },
        {
          part: 'c',
          route: 'numeric',
          shown: `P = ${sf(most)}`,
          value: p(root((x) => (p(x + 1e-4) - p(x - 1e-4)) / 2e-4, 0, high)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${sf(best)}`,
          value: root((x) => a * Math.exp(-k * x) * (1 - k * x) - each, 0, 1 / k),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `x_1 = ${sf(enter)}`,
          value: root((x) => r(x) - c(x), 0, best),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `x_2 = ${sf(leave)}`,
          value: root((x) => r(x) - c(x), best, 30),
        },
        { part: 'e', route: 'numeric', shown: `x = ${sf(high)}`, value: 1 / k },
      ],
      drawings: {
        graph: plot({
          x: [0, end + 1],
          y: [-fixed - 12, most + 14],
          xLabel: '*x*',
          yLabel: '*P*',
          ticks: { x: 2, y: 20 },
          height: 230,
          curves: [{ f: p, from: 0, to: end }],
          points: [
            { at: [best, most], label: `(${sf(best)}, ${sf(most)})`, place: 'n' },
            { at: [0, -fixed], label: `−${fixed}`, place: 'e' },
            { at: [enter, 0], label: sf(enter), place: 'nw' },
            { at: [leave, 0], label: sf(leave), place: 'ne' },
          ],
          description: `A curve that begins at (0, −${fixed}), crosses the x-axis, rises to a maximum at (${sf(best)}, ${sf(most)}) and falls through the x-axis at ${sf(leave)}.`,
        }),
      },
    };
  },
});
