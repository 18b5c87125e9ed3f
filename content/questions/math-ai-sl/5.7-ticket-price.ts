import { balanceAfter, maximum, maximumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    event: choice(
      { what: 'A cinema in Dublin', thing: 'tickets for a film night', one: 'ticket' },
      { what: 'A school in Amman', thing: 'tickets for a concert', one: 'ticket' },
      { what: 'A museum in Quito', thing: 'places on a guided tour', one: 'place' },
      { what: 'A rowing club in Bergen', thing: 'places in a boat race', one: 'place' },
    ),
    price: integers(8, 14),
    sold: integers(120, 240, 20),
    lost: choice(5, 8, 10),
    cost: choice(2, 3, 4),
  },
  allow: ({ price, sold, lost, cost }) => {
    const best = (sold / lost - price + cost) / 2;
    return best >= 1 && best <= 9 && Number.isInteger(best * 2) && sold % lost === 0;
  },
  write: ({ event, price, sold, lost, cost }) => {
    const profit = (x: number) => (price + x - cost) * (sold - lost * x);
    const coefficients = [-lost, sold - lost * (price - cost), (price - cost) * sold];
    const best = (sold / lost - price + cost) / 2;
    return {
      text: md`${event.what} sells ${event.thing}. At a price of $${price}$ dollars it sells $${sold}$. For every dollar by which the price is raised, $${lost}$ fewer are sold. Each ${event.one} sold costs the organisers $${cost}$ dollars.

Let $x$ be the number of dollars by which the price is raised.

(a) Write down expressions in $x$ for the price and for the number sold. [2]

(b) Show that the profit is $P(x) = ${polynomial(coefficients)}$ dollars. [3]

(c) Find $P'(x)$. [1]

(d) Hence find the price that gives the largest profit, and find this profit. [3]`,
      hints: [
        md`The profit on each ${event.one} is the price minus $${cost}$ dollars.`,
        md`At the largest profit the derivative is $0$. Don't stop at $x$: the price is asked for.`,
      ],
      answer: md`(a) The price is $${price} + x$ dollars, and $${sold} - ${lost}x$ are sold.

(b) The profit on each ${event.one} is $${price} + x - ${cost} = ${price - cost} + x$ dollars, so

$$P(x) = (${price - cost} + x)(${sold} - ${lost}x) = ${(price - cost) * sold} - ${(price - cost) * lost}x + ${sold}x - ${lost}x^2 = ${polynomial(coefficients)}.$$

(c) $P'(x) = ${polynomial([2 * coefficients[0]!, coefficients[1]!])}$

(d) $P'(x) = 0$ gives $x = ${best}$. The price is $${price} + ${best} = ${price + best}$ dollars, and the profit is $P(${best}) = ${grouped(profit(best))}$ dollars.

**Watch out:** The solution of $P'(x) = 0$ is not the price. It is the number of dollars by which the price is raised, so add it to $${price}$.`,
      scheme: [
        [md`$${price} + x$`, 'A1'],
        [md`$${sold} - ${lost}x$`, 'A1'],
        [md`profit on each ${event.one}: $${price - cost} + x$`, 'A1'],
        [md`multiplies by the number sold`, 'M1'],
        [md`expands to the given result`, 'A1'],
        [md`$${polynomial([2 * coefficients[0]!, coefficients[1]!])}$`, 'A1'],
        [md`sets their derivative equal to $0$`, 'M1'],
        [md`price $${price + best}$ dollars`, 'A1'],
        [md`profit $${grouped(profit(best))}$ dollars`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          label: 'Price',
          expected: `${price} + x`,
          variables: ['x'],
          marks: 1,
        },
        {
          part: 'a',
          kind: 'expression',
          label: 'Number sold',
          expected: `${sold} - ${lost}x`,
          variables: ['x'],
          marks: 1,
          mistakes: [
            { value: `${sold} + ${lost}x`, note: md`When the price is raised, fewer are sold.` },
            {
              value: `${sold} - ${lost}`,
              note: md`$${lost}$ fewer are sold for *every* dollar, so for $x$ dollars it is $x$ times as many.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'expression',
          expected: polynomial([2 * coefficients[0]!, coefficients[1]!]),
          variables: ['x'],
          mistakes: [
            {
              value: polynomial([2 * coefficients[0]!, coefficients[1]! + coefficients[2]!]),
              note: md`You kept the constant. Its derivative is $0$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Price',
          expected: `${price + best}`,
          accuracy: 'exact',
          unit: 'dollars',
          marks: 2,
          mistakes: [
            {
              value: `${best}`,
              note: md`That is $x$, the number of dollars by which the price is raised. What is the price?`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Largest profit',
          expected: `${profit(best)}`,
          unit: 'dollars',
          marks: 1,
          follows: `(d.1 - ${cost}) * (${sold} - ${lost} * (d.1 - ${price}))`,
          unless: 'p <= 0',
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `${price} + x`, value: (x) => balanceAfter(price, 0, x, 1) },
        {
          part: 'a',
          route: 'exact',
          shown: `${sold} - ${lost}x`,
          value: (x) => balanceAfter(sold, 0, -x, lost),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: polynomial([2 * coefficients[0]!, coefficients[1]!]),
          value: (x) => slope(profit, x),
        },
        { part: 'b', route: 'symbolic', shown: polynomial(coefficients), value: profit },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${price + best}`,
          value: price + Number(maximumAt(profit, 0, 12).toFixed(4)),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `P(${best}) = ${grouped(profit(best))}`,
          value: Number(maximum(profit, 0, 12).toFixed(6)),
        },
      ],
    };
  },
});
