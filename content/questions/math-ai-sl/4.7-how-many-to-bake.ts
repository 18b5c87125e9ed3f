import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const tidy = (value: number) => String(Number(value.toFixed(6)));

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    story: choice(
      {
        who: 'A baker in Tbilisi bakes large cakes every morning',
        thing: 'cake',
        things: 'cakes',
        verb: 'bake',
        code: 'lari',
      },
      {
        who: 'A florist in Bern makes wreaths every morning',
        thing: 'wreath',
        things: 'wreaths',
        verb: 'make',
        code: 'francs',
      },
      {
        who: 'A fishmonger in Agadir prepares platters every morning',
        thing: 'platter',
        things: 'platters',
        verb: 'prepare',
        code: 'dirhams',
      },
    ),
    start: integers(2, 5),
    chances: choice(
      [0.1, 0.25, 0.35, 0.2, 0.1],
      [0.15, 0.2, 0.3, 0.2, 0.15],
      [0.05, 0.2, 0.3, 0.25, 0.2],
      [0.2, 0.3, 0.25, 0.15, 0.1],
      [0.1, 0.2, 0.2, 0.3, 0.2],
    ),
    cost: integers(10, 24, 2),
    price: integers(28, 50, 2),
  },
  allow: ({ cost, price, chances, start }) => {
    const profit = (made: number) =>
      chances.reduce((sum, p, index) => sum + p * (price * Math.min(made, start + index) - cost * made), 0);
    const best = [0, 1, 2, 3, 4].map((step) => profit(start + step));
    const sorted = [...best].sort((a, b) => b - a);
    return (
      sorted[0]! - sorted[1]! > 0.3 &&
      best.indexOf(sorted[0]!) >= 1 &&
      best.indexOf(sorted[0]!) <= 3 &&
      price > 1.4 * cost
    );
  },
  write: ({ story, start, chances, cost, price }) => {
    const { who, thing, things, verb, code } = story;
    const demand = chances.map((_, index) => start + index);
    const mean = demand.reduce((sum, value, index) => sum + value * chances[index]!, 0);
    const profitOn = (made: number, asked: number) => price * Math.min(made, asked) - cost * made;
    const profit = (made: number) =>
      chances.reduce((sum, p, index) => sum + p * profitOn(made, demand[index]!), 0);
    const all = demand.map(profit);
    const best = demand[all.indexOf(Math.max(...all))]!;
    const made = start + 2;
    const tail = chances[2]! + chances[3]! + chances[4]!;
    // The profit of one more: sold with the probability that so many are asked for.
    let grown = profitOn(start, start);
    const marginal = [grown];
    for (let step = 1; step < 5; step += 1) {
      grown += price * chances.slice(step).reduce((sum, p) => sum + p, 0) - cost;
      marginal.push(grown);
    }
    const shownTable = demand.map((value) => tidy(profit(value)));
    return {
      text: md`${who}. The number $X$ of ${things} that customers ask for in a day has the following distribution.

| $x$ | ${demand.join(' | ')} |
|---|---|---|---|---|---|
| $P(X = x)$ | ${chances.slice(0, 4).join(' | ')} | $k$ |

(a) Find the value of $k$. [1]

(b) Find the expected number of ${things} that customers ask for. [2]

A ${thing} costs $${cost}$ ${code} to ${verb} and is sold for $${price}$ ${code} on the same day. Those that are not sold are given away.

(c) One day $${made}$ ${things} are made. Find the profit of that day if

(i) $${start}$ are asked for; [1]

(ii) $${start + 3}$ are asked for. [1]

(d) Find the expected profit of a day on which $${made}$ ${things} are made. [4]

(e) Determine the number of ${things}, from $${start}$ to $${start + 4}$, for which the expected profit is greatest. [4]

(f) State why this number needn't be the same as the answer to (b)${Number.isInteger(Number(tidy(mean))) ? '' : ', rounded to a whole number'}. [1]`,
      hints: [
        md`No more ${things} can be sold than were made, and no more than are asked for.`,
        md`For (d), make a table: for each value of $x$ the number sold, the profit, and its probability.`,
        md`For (e), ask what *one more* ${thing} brings: it costs $${cost}$ ${code}, and it is sold only if so many are asked for.`,
      ],
      answer: md`(a) $k = 1 - ${chances.slice(0, 4).join(' - ')} = ${chances[4]}$

(b) $E(X) = ${demand.map((value, index) => md`${value} \times ${chances[index]}`).join(' + ')} = ${tidy(mean)}$

(c) (i) Only $${start}$ are sold, but all $${made}$ must be paid for: $${start} \times ${price} - ${made} \times ${cost} = ${profitOn(made, start)}$ ${code}.

(ii) Only $${made}$ can be sold: $${made} \times ${price} - ${made} \times ${cost} = ${profitOn(made, start + 3)}$ ${code}.

(d) The number sold is $${start}$, $${start + 1}$ or, with probability $${chances[2]} + ${chances[3]} + ${chances[4]} = ${tidy(tail)}$, all $${made}$. The expected profit is

$$${profitOn(made, start)} \times ${chances[0]} + ${profitOn(made, start + 1)} \times ${chances[1]} + ${profitOn(made, made)} \times ${tidy(tail)} = ${tidy(profit(made))}\ \text{${code}}.$$

(e) In the same way for the other numbers:

| ${things} made | ${demand.join(' | ')} |
|---|---|---|---|---|---|
| expected profit | ${shownTable.join(' | ')} |

The expected profit is greatest for $${best}\ \text{${things}}$.

*Another way:* ${thing} number $n$ is sold only if at least $n$ are asked for, so it brings $${price} \times P(X \ge n) - ${cost}$. This is positive as long as $P(X \ge n) > \frac{${cost}}{${price}} = ${tidy(Number((cost / price).toFixed(3)))}$; the last such $n$ is $${best}$.

(f) A ${thing} too many costs $${cost}$ ${code}, a ${thing} too few loses a profit of $${price - cost}$ ${code}. The two mistakes are not equally bad, so the mean demand alone doesn't decide.

**Watch out:** Don't use $E(X)$ as the number sold. The number sold is limited by the number made.`,
      scheme: [
        [md`$k = ${chances[4]}$`, 'A1'],
        [md`substitutes into the formula for $E(X)$`, 'M1'],
        [md`$${tidy(mean)}$`, 'A1'],
        [md`$${profitOn(made, start)}$`, 'A1'],
        [md`$${profitOn(made, start + 3)}$`, 'A1'],
        [md`finds the profit for each number sold`, 'M1'],
        [md`$${profitOn(made, start)}$, $${profitOn(made, start + 1)}$ and $${profitOn(made, made)}$`, 'A1'],
        [md`weights them with $${chances[0]}$, $${chances[1]}$ and $${tidy(tail)}$`, 'M1'],
        [md`$${tidy(profit(made))}$`, 'A1'],
        [md`attempts the expected profit for another number, or the gain of one more`, 'M1'],
        [md`a correct expected profit for another number`, 'A1'],
        [md`correct values on both sides of the greatest one`, 'A1'],
        [md`$${best}$`, 'A1'],
        [md`a ${thing} too many and a ${thing} too few don't cost the same`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: '$k =$', expected: `${chances[4]}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: tidy(mean),
          follows: `${tidy(mean - chances[4]! * demand[4]!)} + ${demand[4]} * a.1`,
        },
        {
          part: 'c i',
          kind: 'number',
          expected: `${profitOn(made, start)}`,
          unit: code,
          mistakes: [
            {
              value: `${start * (price - cost)}`,
              note: md`All $${made}$ ${things} must be paid for, also those that are not sold.`,
            },
          ],
        },
        {
          part: 'c ii',
          kind: 'number',
          expected: `${profitOn(made, made)}`,
          unit: code,
          mistakes: [
            {
              value: `${price * (start + 3) - cost * made}`,
              note: md`Only $${made}$ were made, so no more can be sold.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: tidy(profit(made)),
          unit: code,
          mistakes: [
            {
              value: tidy(price * mean - cost * made),
              note: md`You used the mean demand. On days with a large demand only $${made}$ can be sold.`,
            },
          ].filter(() => Math.abs((price * mean - cost * made) / profit(made) - 1) > 0.01),
        },
        { part: 'e', kind: 'number', expected: `${best}`, accuracy: 'exact' },
        { part: 'f', kind: 'self', why: 'state why' },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${chances[4]}`,
          value: (100 - chances.slice(0, 4).reduce((sum, p) => sum + Math.round(100 * p), 0)) / 100,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${tidy(mean)}`,
          value: start + chances.reduce((sum, p, index) => sum + index * Math.round(100 * p), 0) / 100,
          within: 1e-6,
        },
        {
          part: 'c i',
          route: 'exact',
          shown: `= ${profitOn(made, start)}`,
          value: start * (price - cost) - 2 * cost,
        },
        { part: 'c ii', route: 'exact', shown: `= ${profitOn(made, made)}`, value: made * (price - cost) },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${tidy(profit(made))}\\ \\text{${code}}`,
          value: marginal[2]!,
          within: 1e-6,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `${best}\\ \\text{${things}}`,
          value: start + marginal.indexOf(Math.max(...marginal)),
        },
      ],
    };
  },
});
