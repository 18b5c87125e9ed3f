import { minimumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['5.3'],
  parameters: {
    shop: choice(
      { who: 'A bookshop in Tartu', what: 'copies of a dictionary', one: 'copy', money: 'euros' },
      { who: 'A café in Hanoi', what: 'boxes of coffee', one: 'box', money: 'dollars' },
      { who: 'A bicycle shop in Utrecht', what: 'helmets', one: 'helmet', money: 'euros' },
      { who: 'A pharmacy in Lusaka', what: 'first-aid kits', one: 'kit', money: 'dollars' },
    ),
    year: choice(120, 150, 180, 200, 240, 300),
    order: choice(8, 12, 15, 20),
    store: choice(1, 3, 5),
  },
  allow: ({ year, order, store }) => {
    const best = Math.sqrt((2 * year * order) / store);
    const cost = (x: number) => (year * order) / x + (store * x) / 2;
    const gap = Math.abs(cost(Math.floor(best)) - cost(Math.ceil(best)));
    return best > 12 && Math.abs(best - Math.round(best)) > 0.12 && gap > 0.011 && best < year / 2;
  },
  write: ({ shop, year, order, store }) => {
    const top = year * order;
    const half = store / 2;
    const cost = (x: number) => top / x + half * x;
    const best = Math.sqrt(top / half);
    const [below, above] = [Math.floor(best), Math.ceil(best)];
    const chosen = cost(below) < cost(above) ? below : above;
    const search = Array.from({ length: year }, (_, index) => index + 1).reduce((a, b) =>
      cost(b) < cost(a) ? b : a,
    );
    return {
      text: md`${shop.who} sells $${year}$ ${shop.what} in a year. It orders $x$ of them at a time. Each order costs $${order}$ ${shop.money} for delivery. On average half of an order is in store, and to store one ${shop.one} costs $${store}$ ${shop.money} per year.

(a) Write down, in terms of $x$, the number of orders in a year. [1]

(b) Show that the total cost of delivery and storage in a year, in ${shop.money}, is $C(x) = \dfrac{${grouped(top)}}{x} + ${half}x$. [2]

(c) Find $C'(x)$. [2]

(d) Find the value of $x$ for which $C'(x) = 0$. [2]

(e) The shop can order only whole numbers. Find the best number, and the total cost for it to the nearest cent. [4]`,
      hints: [
        md`If $${year}$ are needed and $x$ come at a time, how many times must the shop order?`,
        md`On average $\frac{x}{2}$ are in store.`,
        md`In part (e) the best whole number is one of the two next to your answer to part (d). Compare their costs.`,
      ],
      answer: md`(a) The number of orders is $\dfrac{${year}}{x}$.

(b) Delivery costs $${order} \times \dfrac{${year}}{x} = \dfrac{${grouped(top)}}{x}$. Storage costs $${store} \times \dfrac{x}{2} = ${half}x$. Together: $C(x) = \dfrac{${grouped(top)}}{x} + ${half}x$

(c) Write $\dfrac{${grouped(top)}}{x} = ${grouped(top)}x^{-1}$. Then $C'(x) = ${half} - \dfrac{${grouped(top)}}{x^2}$.

(d) $\dfrac{${grouped(top)}}{x^2} = ${half}$ gives $x^2 = ${grouped(Number((top / half).toPrecision(6)))}$, so $x = ${sf(best)}$ ($x$ is a number of ${shop.what}, so it is positive).

(e) $C$ falls before this value and rises after it, so the best whole number is $${below}$ or $${above}$. Compare: $C(${below}) = ${decimals(cost(below), 2)}$ and $C(${above}) = ${decimals(cost(above), 2)}$. The lower one is best: $x = ${chosen}$, with a cost of $${decimals(cost(chosen), 2)}$ ${shop.money}.

**Calculator:** a table of $C$ with step $1$ shows the costs near the minimum.

**Watch out:** Don't simply round the solution. Where only whole numbers are possible, compare the values on both sides.`,
      scheme: [
        [md`(a) $\frac{${year}}{x}$`, 'A1'],
        [md`(b) $${order} \times \frac{${year}}{x}$`, 'M1'],
        [md`$${store} \times \frac{x}{2}$, and the sum`, 'A1'],
        [md`(c) $${half}$`, 'A1'],
        [md`$-\frac{${grouped(top)}}{x^2}$`, 'A1'],
        [md`(d) sets their derivative equal to $0$`, 'M1'],
        [md`$x = ${sf(best)}$`, 'A1'],
        [md`(e) tests both whole numbers`, 'M1'],
        [md`$${decimals(cost(below), 2)}$ and $${decimals(cost(above), 2)}$`, 'A1'],
        [md`$${chosen}$`, 'A1'],
        [md`$${decimals(cost(chosen), 2)}$ ${shop.money}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: `${year}/x`,
          variables: ['x'],
          mistakes: [{ value: `x/${year}`, note: md`Larger orders mean *fewer* orders.` }],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'expression',
          expected: `${half} - ${top}/x^2`,
          variables: ['x'],
          mistakes: [
            { value: `${half} + ${top}/x^2`, note: md`The exponent $-1$ comes to the front with its sign.` },
          ],
        },
        { part: 'd', kind: 'number', label: md`$x =$`, expected: `${Number(best.toPrecision(9))}` },
        {
          part: 'e',
          kind: 'number',
          label: 'Best number',
          expected: `${chosen}`,
          accuracy: 'exact',
          marks: 3,
          mistakes: [
            { value: `${chosen === below ? above : below}`, note: md`The other neighbour costs less.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Cost',
          expected: decimals(cost(chosen), 2),
          accuracy: { decimals: 2 },
          unit: shop.money,
          marks: 1,
        },
      ],
      checks: [
        { part: 'a', route: 'symbolic', shown: md`\dfrac{${year}}{x}`, value: (x) => year / x },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${half} - \dfrac{${grouped(top)}}{x^2}`,
          value: (x) => (Math.abs(x) < 0.7 ? Number.NaN : slope(cost, x)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `x = ${sf(best)}`,
          value: minimumAt(cost, 1, year),
          within: 0.06,
        },
        { part: 'e', route: 'exact', shown: `x = ${chosen}`, value: search },
        { part: 'e', route: 'exact', shown: decimals(cost(chosen), 2), value: cost(search) },
      ],
    };
  },
});
