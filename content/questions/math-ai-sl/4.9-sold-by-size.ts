import { inverseNormal, normalCdf, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped, sf } from '../../authoring/wording.ts';

const inf = Number.POSITIVE_INFINITY;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.7'],
  parameters: {
    story: choice(
      {
        who: 'A grower in Almería',
        what: 'melons',
        one: 'melon',
        a: 'a melon',
        quantity: 'masses',
        unit: 'g',
        base: 1400,
        sd: 180,
        step: 20,
        code: 'euros',
        prices: [0.4, 0.9, 1.4],
      },
      {
        who: 'A fish farm near Puerto Montt',
        what: 'salmon',
        one: 'salmon',
        a: 'a salmon',
        quantity: 'lengths',
        unit: 'cm',
        base: 72,
        sd: 7,
        step: 1,
        code: 'dollars',
        prices: [9, 18, 26],
      },
      {
        who: 'An egg farm in Jutland',
        what: 'eggs',
        one: 'egg',
        a: 'an egg',
        quantity: 'masses',
        unit: 'g',
        base: 61,
        sd: 5.5,
        step: 1,
        code: 'kroner',
        prices: [1.5, 2.2, 2.9],
      },
    ),
    more: integers(0, 4),
    low: choice(0.7, 0.9, 1.1, 1.3),
    high: choice(0.5, 0.7, 0.9),
    count: choice(2000, 3000, 5000, 8000),
    top: choice(2, 3, 5),
  },
  // With limits at equal distances from the mean the expected price could be seen without work.
  allow: ({ story: { base, sd, step }, more, low, high }) => {
    const mu = base + more * step;
    const round = (value: number) => Math.round(value / step) * step;
    return mu - round(mu - low * sd) !== round(mu + high * sd) - mu;
  },
  write: ({ story, more, low, high, count, top }) => {
    const { who, what, one, a, quantity, unit, base, sd, step, code, prices } = story;
    const mu = base + more * step;
    const round = (value: number) => Math.round(value / step) * step;
    const [s, l] = [round(mu - low * sd), round(mu + high * sd)];
    const small = normalCdf(-inf, s, mu, sd);
    const large = normalCdf(l, inf, mu, sd);
    const medium = 1 - small - large;
    const mean = small * prices[0]! + medium * prices[1]! + large * prices[2]!;
    const limit = inverseNormal(1 - top / 100, mu, sd);
    const extra = prices[2]! * 2;
    const withExtra = mean + (top / 100) * (extra - prices[2]!);
    const z = (x: number) => (x - mu) / sd;
    const area = (x: number) => {
      let [term, total] = [z(x), z(x)];
      for (let k = 1; k < 120; k += 1) {
        term *= (-z(x) * z(x)) / (2 * k);
        total += term / (2 * k + 1);
      }
      return 0.5 + total / Math.sqrt(2 * Math.PI);
    };
    const mean2 = prices[0]! * area(s) + prices[1]! * (area(l) - area(s)) + prices[2]! * (1 - area(l));
    const [most, least] = quantity === 'lengths' ? ['longest', 'shortest'] : ['heaviest', 'lightest'];
    /** To five figures, without zeros at the end where it is exact. */
    const near = (value: number) => {
      const short = Number(value.toPrecision(5));
      if (Math.abs(short - value) > 1e-9) return sf(value, 5);
      return Math.abs(100 * short - Math.round(100 * short)) < 1e-9 ? decimals(short, 2) : String(short);
    };
    const money = (value: number) => (Number.isInteger(value) ? String(value) : decimals(value, 2));
    return {
      text: md`${who} sells ${what}. Their ${quantity} are normally distributed with mean $${mu}\ \text{${unit}}$ and standard deviation $${sd}\ \text{${unit}}$. They are sorted into three classes.

| Class | small | medium | large |
|---|---|---|---|
| ${quantity === 'lengths' ? 'Length' : 'Mass'} | less than $${s}\ \text{${unit}}$ | from $${s}\ \text{${unit}}$ to $${l}\ \text{${unit}}$ | more than $${l}\ \text{${unit}}$ |
| Price (${code}) | ${prices.map(money).join(' | ')} |

(a) Find the probability that ${a} chosen at random is

(i) small; [1]

(ii) large; [1]

(iii) medium. [2]

(b) Find the expected price of ${a}. [3]

(c) Find the expected income from $${grouped(count)}$ ${what}. [1]

(d) From now on the ${most} $${top}\%$ of all ${what} form a new class “extra”. Find the least ${quantity === 'lengths' ? 'length' : 'mass'} of ${a} in this class. [2]

(e) ${a.replace('a', 'A')} of the class “extra” is sold for $${money(extra)}$ ${code} instead of $${money(prices[2]!)}$ ${code}. Find the expected price of ${a} now. [3]

(f) A trader offers to buy all ${what}, unsorted, for $p$ ${code} each. State, with a reason, for which values of $p$ this brings a greater expected income than sorting as in (e). [1]`,
      hints: [
        md`Sketch the curve with the mean and the two limits. The three areas have sum $1$.`,
        md`The price is a discrete random variable with three values. Make its table.`,
        md`In (d) the area is known: which area lies to the *left* of the limit?`,
        md`In (e) only the “extra” ones change their price. What does that add on average?`,
      ],
      answer: md`Let $X$ be the ${quantity === 'lengths' ? 'length' : 'mass'}: $X \sim N(${mu}, ${sd}^2)$.

(a) (i) $P(X < ${s}) = ${sf(small)}$

(ii) $P(X > ${l}) = ${sf(large)}$

(iii) What is left: $P(${s} \le X \le ${l}) = 1 - ${sf(small, 5)} - ${sf(large, 5)} = ${sf(medium)}$

(b) The price takes three values with these probabilities. Its expected value is

$$${money(prices[0]!)} \times ${sf(small, 5)} + ${money(prices[1]!)} \times ${sf(medium, 5)} + ${money(prices[2]!)} \times ${sf(large, 5)} = ${sf(mean)}\ \text{${code}}.$$

(c) $${grouped(count)} \times ${near(mean)} = ${grouped(Number(sf(count * mean)))}$ ${code}

(d) $P(X < k) = ${(100 - top) / 100}$, and the inverse normal gives $k = ${sf(limit)}\ \text{${unit}}$.

(e) $${top}\%$ of the ${what} are “extra”, and all of these were large before. Each of them brings $${money(extra - prices[2]!)}$ ${code} more, so the expected price grows by $${top / 100} \times ${money(extra - prices[2]!)}$:

$$${near(mean)} + ${Number(((top / 100) * (extra - prices[2]!)).toFixed(6))} = ${near(withExtra)}\ \text{${code}}$$
${
  near(withExtra) === sf(withExtra)
    ? ''
    : md`
That is $${sf(withExtra)}$ ${code} to three significant figures.
`
}
(f) For $p > ${near(withExtra)}$, because then each ${one} brings more than its expected price.

**Calculator:** Normal Cdf for (a). Store the three probabilities, so that (b) uses unrounded values. Inverse Normal with the area $${(100 - top) / 100}$ for (d).

**Watch out:** In (e) the class “large” has become smaller. Don't count the “extra” ones twice.`,
      scheme: [
        [md`$${sf(small)}$`, 'A1'],
        [md`$${sf(large)}$`, 'A1'],
        [md`$1 -$ the sum of the others, or $P(${s} \le X \le ${l})$`, 'M1'],
        [md`$${sf(medium)}$`, 'A1'],
        [md`multiplies prices by probabilities`, 'M1'],
        [md`three correct products (follow through)`, 'A1'],
        [md`$${sf(mean)}$`, 'A1'],
        [md`$${sf(count * mean)}$ (follow through)`, 'A1'],
        [md`area $${(100 - top) / 100}$ to the left`, 'M1'],
        [md`$${sf(limit)}\ \text{${unit}}$`, 'A1'],
        [
          md`probability of “large” becomes $${sf(large - top / 100)}$, or a gain of $${money(extra - prices[2]!)}$ for $${top}\%$`,
          'A1',
        ],
        [md`finds the new expected value`, 'M1'],
        [md`$${sf(withExtra)}$`, 'A1'],
        [md`$p$ greater than their (e)`, 'R1'],
      ],
      replies: [
        { part: 'a i', kind: 'number', expected: `${small}` },
        {
          part: 'a ii',
          kind: 'number',
          expected: `${large}`,
          mistakes: [{ value: (1 - large).toFixed(6), note: md`That is $P(X < ${l})$.` }],
        },
        {
          part: 'a iii',
          kind: 'number',
          expected: `${medium}`,
          follows: '1 - a.i.1 - a.ii.1',
          unless: 'p < 0 or p > 1',
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${mean}`,
          unit: code,
          follows: `${prices[0]} * a.i.1 + ${prices[1]} * a.iii.1 + ${prices[2]} * a.ii.1`,
          mistakes: [
            {
              value: ((prices[0]! + prices[1]! + prices[2]!) / 3).toFixed(5),
              note: 'You took the mean of the three prices. The classes are not equally likely.',
            },
          ].filter(({ value }) => Math.abs(Number(value) / mean - 1) > 0.008),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${count * mean}`,
          unit: code,
          follows: `${count} * b.1`,
          accuracy: { figures: 3 },
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${limit}`,
          unit,
          accuracy: { figures: 3 },
          mistakes: [
            { value: (2 * mu - limit).toFixed(3), note: md`You looked at the ${least} $${top}\%$.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${withExtra}`,
          unit: code,
          follows: `b.1 + ${(top / 100) * (extra - prices[2]!)}`,
          mistakes: [
            {
              value: (mean + (top / 100) * extra).toFixed(5),
              note: 'Those were sold as large before. Count only what they bring *more*.',
            },
          ].filter(({ value }) => Math.abs(Number(value) / withExtra - 1) > 0.008),
        },
        { part: 'f', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        { part: 'a i', route: 'numeric', shown: `P(X < ${s}) = ${sf(small)}`, value: area(s) },
        { part: 'a ii', route: 'numeric', shown: `P(X > ${l}) = ${sf(large)}`, value: 1 - area(l) },
        { part: 'a iii', route: 'numeric', shown: `= ${sf(medium)}`, value: area(l) - area(s) },
        { part: 'b', route: 'numeric', shown: `= ${sf(mean)}\\ \\text{${code}}`, value: mean2 },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${grouped(Number(sf(count * mean)))}`,
          value: count * mean2,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `k = ${sf(limit)}`,
          value: root((x) => area(x) - 1 + top / 100, mu, mu + 4 * sd),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${near(withExtra)}\\ \\text{${code}}`,
          value:
            prices[0]! * area(s) +
            prices[1]! * (area(l) - area(s)) +
            prices[2]! * (1 - area(l) - top / 100) +
            (extra * top) / 100,
        },
      ],
    };
  },
});
