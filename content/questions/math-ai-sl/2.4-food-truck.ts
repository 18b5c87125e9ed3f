import { maximumAt, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    seller: choice(
      'Lupe sells tamales in San Diego',
      'Minh sells noodle soup in Seattle',
      'Zainab sells falafel in Chicago',
      'Pavel sells pancakes in Denver',
    ),
    steep: choice(0.8, 1, 1.2, 1.5, 2),
    best: integers(7, 12, 0.5),
    most: integers(90, 240, 10),
    wanted: integers(50, 150, 10),
  },
  allow: ({ steep, best, most, wanted }) => {
    const fixed = steep * best ** 2 - most;
    return (
      fixed > 20 &&
      fixed < 260 &&
      best - Math.sqrt(most / steep) > 1 &&
      wanted < most - 25 &&
      Number.isInteger(Math.round(fixed * 1e6) / 1e6)
    );
  },
  write: ({ seller, steep, best, most, wanted }) => {
    const who = seller.split(' ')[0]!;
    const slope = Number((2 * steep * best).toFixed(6));
    const fixed = Math.round(steep * best ** 2 - most);
    const profit = (x: number) => -steep * x * x + slope * x - fixed;
    const reach = Math.sqrt(most / steep);
    const [low, high] = [best - reach, best + reach];
    const part = Math.sqrt((most - wanted) / steep);
    const [from, to] = [best - part, best + part];
    const formula = polynomial([-steep, slope, -fixed]);
    const zeros = roots(profit, 0, 40);
    const ends = roots((x) => profit(x) - wanted, 0, 40);
    const top = maximumAt(profit, 0, 40);
    return {
      text: md`${seller}. If the price of a portion is $x$ US dollars (USD), the profit of a day, in USD, is modelled by

$$P(x) = ${formula}, \quad x \ge 0.$$

![](drawing:graph)

(a) Write down the $y$-intercept of the graph of $P$, and state what it means for ${who}. [2]

(b) Find the prices at which there is neither a profit nor a loss. [2]

(c) Find the price that gives the greatest profit, and write down this profit. [2]

(d) Find the range of prices for which the profit is more than USD $${wanted}$. [2]`,
      hints: [
        md`Where a graph meets the $y$-axis, $x = 0$.`,
        md`"Neither a profit nor a loss" means that $P(x) = 0$. The calculator finds zeros of a graph.`,
        md`For (d), draw the line $y = ${wanted}$ as well. Where is the graph of $P$ above it?`,
      ],
      answer: md`(a) $P(0) = ${-fixed}$, so the $y$-intercept is $${-fixed}$. If ${who} gave the food away, a day would bring a loss of USD $${fixed}$.

(b) There is neither profit nor loss where $P(x) = 0$. The calculator finds the zeros $x = ${sf(low, 4)}$ and $x = ${sf(high, 4)}$, so the prices are USD $${decimals(low, 2)}$ and USD $${decimals(high, 2)}$.

(c) The maximum point of the graph is $(${best}, ${most})$: the best price is $x = ${best}$ USD, and the greatest profit is $P = ${most}$ USD.

(d) The graph meets the line $y = ${wanted}$ at $x = ${sf(from)}$ and at $x = ${sf(to)}$, and it is above the line between these values: $${sf(from)} < x < ${sf(to)}$

**Calculator:** TI-Nspire: Graphs, menu, Analyze Graph, Zero / Maximum / Intersection. Casio fx-CG50: GRAPH, DRAW, G-Solv, ROOT / MAX / INTSECT. Choose a window with $0 \le x \le ${Math.ceil(high + 3)}$.

**Another way for (c):** the axis of symmetry is $x = -\dfrac{b}{2a} = -\dfrac{${slope}}{2 \times (${-steep})} = ${best}$.

**Watch out:** *the price* is an $x$-coordinate, *the profit* is a $y$-coordinate. Read which of them is asked for.`,
      scheme: [
        [md`(a) $${-fixed}$`, 'A1'],
        [md`a loss of USD $${fixed}$ if nothing is charged`, 'A1'],
        [md`(b) one correct zero`, 'A1'],
        [
          md`$${decimals(low, 2)}$ and $${decimals(high, 2)}$${high < 10 ? '' : md` (accept $${sf(high)}$)`}`,
          'A1',
        ],
        [md`(c) USD $${best}$`, 'A1'],
        [md`USD $${most}$`, 'A1'],
        [md`(d) $P(x) = ${wanted}$ (or an inequality), or the line $y = ${wanted}$ on a sketch`, 'M1'],
        [md`$${sf(from)} < x < ${sf(to)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$y$-intercept`,
          expected: `${-fixed}`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'a', kind: 'self', why: 'state what it means', marks: 1 },
        { part: 'b', kind: 'set', expected: `${low}, ${high}`, unit: 'USD' },
        {
          part: 'c',
          kind: 'number',
          label: 'Price (USD)',
          expected: `${best}`,
          marks: 1,
          mistakes: [
            { value: `${most}`, note: md`That is the greatest profit. The price is the $x$-coordinate.` },
          ],
        },
        { part: 'c', kind: 'number', label: 'Profit (USD)', expected: `${most}`, marks: 1 },
        { part: 'd', kind: 'interval', expected: `${from} < x < ${to}` },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `P(0) = ${-fixed}`, value: profit(0) },
        { part: 'b', route: 'numeric', shown: `x = ${sf(low, 4)}`, value: zeros[0]! },
        { part: 'b', route: 'numeric', shown: `x = ${sf(high, 4)}`, value: zeros[1]! },
        { part: 'c', route: 'numeric', shown: `x = ${best}`, value: Number(top.toFixed(4)) },
        { part: 'c', route: 'numeric', shown: `P = ${most}`, value: Number(profit(top).toFixed(5)) },
        { part: 'd', route: 'numeric', shown: `x = ${sf(from)}`, value: ends[0]! },
        { part: 'd', route: 'numeric', shown: `x = ${sf(to)}`, value: ends[1]! },
      ],
      drawings: {
        graph: plot({
          x: [0, high + 3],
          y: [-fixed * 1.15, most * 1.25],
          ticks: false,
          xLabel: '*x*',
          yLabel: '*y*',
          height: 210,
          curves: [{ f: profit, label: '*y* = *P*(*x*)', labelAt: best + reach * 0.75, place: 'ne' }],
          description:
            'A parabola that opens downwards. It begins below the x-axis, crosses it twice and has its maximum between the two zeros.',
        }),
      },
    };
  },
});
