import { choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf as significant } from '../../authoring/wording.ts';
import { treeDiagram } from '../../figures/tree-diagram.ts';

/** Exact where it can be, such as 0.5 and not 0.500. */
const sf = (value: number) => {
  const short = String(Number(value.toPrecision(3)));
  return Math.abs(Number(short) - value) < 1e-9 ? short : significant(value);
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['4.6'],
  parameters: {
    story: choice(
      {
        box: 'A box at a school fair in Apia holds',
        good: 'winning',
        bad: 'blank',
        thing: 'ticket',
        things: 'tickets',
      },
      { box: 'A drawer in Oulu holds', good: 'full', bad: 'empty', thing: 'battery', things: 'batteries' },
      { box: 'A basket in Zanzibar holds', good: 'ripe', bad: 'unripe', thing: 'mango', things: 'mangoes' },
    ),
    good: integers(3, 6),
    bad: integers(4, 9),
    price: choice(2, 3, 4),
    prize: choice(2, 3, 4, 5),
  },
  allow: ({ good, bad, price, prize }) => {
    const n = good + bad;
    const mean = (2 * good) / n;
    return good !== bad && n >= 8 && Math.abs(prize * mean - price) > 0.1;
  },
  write: ({ story, good, bad, price, prize }) => {
    const { box, good: g, bad: b, thing, things } = story;
    const n = good + bad;
    const ways = n * (n - 1);
    const p = [bad * (bad - 1), 2 * good * bad, good * (good - 1)] as const;
    const mean = (2 * good) / n;
    const gain = prize * mean - price;
    const text = (top: number, bottom: number) => `${top}/${bottom}`;
    return {
      text: md`${box} $${good}$ ${g} and $${bad}$ ${b} ${things}. Two of them are taken at random, one after the other, without replacement. Let $X$ be the number of ${g} ones among the two.

![](drawing:tree)

(a) Write down the value of $p$ and the value of $q$ in the tree diagram. [2]

(b) Find $P(X = 0)$. [1]

(c) Copy and complete the table. [3]

| $x$ | 0 | 1 | 2 |
|---|---|---|---|
| $P(X = x)$ | | | |

(d) Find $E(X)$. [2]

Somebody offers a game: a player pays $${price}$ points, takes two ${things} in this way and gets $${prize}$ points for each ${g} one.

(e) Determine whether a player should expect to gain or to lose, and by how many points in a game. [2]`,
      hints: [
        md`After the first ${thing} there are only $${n - 1}$ left.`,
        md`There are two ways to get exactly one ${g} ${thing}.`,
        md`The gain is $${prize}X - ${price}$. What is its expected value?`,
      ],
      answer: md`(a) After a ${g} one, $${good - 1}$ of the remaining $${n - 1}$ are ${g}: $p = \frac{${good - 1}}{${n - 1}}$. After ${/^[eu]/.test(b) ? 'an' : 'a'} ${b} one, all $${good}$ ${g} ones are left: $q = \frac{${good}}{${n - 1}}$.

(b) Both are ${b}: $P(X = 0) = \frac{${bad}}{${n}} \times \frac{${bad - 1}}{${n - 1}} = ${fraction(p[0], ways)}$

(c) Two are ${g}: $P(X = 2) = \frac{${good}}{${n}} \times \frac{${good - 1}}{${n - 1}} = ${fraction(p[2], ways)}$. Exactly one is what is left: $P(X = 1) = 1 - ${fraction(p[0], ways)} - ${fraction(p[2], ways)} = ${fraction(p[1], ways)}$.

| $x$ | 0 | 1 | 2 |
|---|---|---|---|
| $P(X = x)$ | $${fraction(p[0], ways)}$ | $${fraction(p[1], ways)}$ | $${fraction(p[2], ways)}$ |

(d) $E(X) = 0 \times ${fraction(p[0], ways)} + 1 \times ${fraction(p[1], ways)} + 2 \times ${fraction(p[2], ways)} = ${fraction(2 * good, n)} = ${sf(mean)}$

(e) The gain is what the player gets, less what is paid. Its expected value is $d = ${prize} \times ${fraction(2 * good, n)} - ${price} = ${sf(gain)}$ points. So a player should expect to ${gain > 0 ? 'gain' : 'lose'} $${sf(Math.abs(gain))}$ points in a game.

**Watch out:** For $X = 1$ there are *two* ways: ${g} then ${b}, and ${b} then ${g}.`,
      scheme: [
        [md`$p = \frac{${good - 1}}{${n - 1}}$`, 'A1'],
        [md`$q = \frac{${good}}{${n - 1}}$`, 'A1'],
        [md`$${fraction(p[0], ways)}$`, 'A1'],
        [md`multiplies along a branch for $X = 2$ or $X = 1$`, 'M1'],
        [md`$P(X = 2) = ${fraction(p[2], ways)}$`, 'A1'],
        [md`$P(X = 1) = ${fraction(p[1], ways)}$`, 'A1'],
        [md`$\sum x\,P(X = x)$ with their values`, 'M1'],
        [md`$${fraction(2 * good, n)}$ or $${sf(mean)}$`, 'A1'],
        [md`$${prize} \times$ their $E(X)$ $- ${price}$`, 'M1'],
        [md`${gain > 0 ? 'gain' : 'loss'} of $${sf(Math.abs(gain))}$ points`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$p =$',
          expected: `${good - 1}/${n - 1}`,
          marks: 1,
          mistakes: [
            { value: `${good}/${n}`, note: `The first one is not put back, so there are ${n - 1} left.` },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$q =$',
          expected: `${good}/${n - 1}`,
          marks: 1,
          mistakes: [
            { value: `${good}/${n}`, note: `The first one is not put back, so there are ${n - 1} left.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${p[0]}/${ways}`,
          mistakes: [{ value: `${bad * bad}/${n * n}`, note: 'That would be with replacement.' }],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$P(X = 1) =$`,
          expected: `${p[1]}/${ways}`,
          marks: 2,
          mistakes: [
            { value: `${good * bad}/${ways}`, note: 'There are two ways to get exactly one. Add both.' },
          ],
        },
        { part: 'c', kind: 'number', label: md`$P(X = 2) =$`, expected: `${p[2]}/${ways}`, marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: `${2 * good}/${n}`,
          follows: 'c.1 + 2 * c.2',
          unless: 'm < 0 or m > 2',
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Expected gain in points (a loss is negative)',
          expected: `${gain}`,
          follows: `${prize} * d.1 - ${price}`,
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`p = \frac{${good - 1}}{${n - 1}}`,
          value: p[2] / ways / (good / n),
        },
        {
          part: 'a',
          route: 'exact',
          shown: md`q = \frac{${good}}{${n - 1}}`,
          value: p[1] / 2 / ways / (bad / n),
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${fraction(p[0], ways)}`,
          value: choose(bad, 2) / choose(n, 2),
        },
        { part: 'c', route: 'exact', shown: `= ${fraction(p[1], ways)}`, value: (good * bad) / choose(n, 2) },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${fraction(p[2], ways)}`,
          value: choose(good, 2) / choose(n, 2),
        },
        {
          part: 'd',
          route: 'exact',
          shown: `= ${sf(mean)}`,
          value: (good * bad + 2 * choose(good, 2)) / choose(n, 2),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(gain)}`,
          value: (prize * (good * bad + 2 * choose(good, 2)) - price * choose(n, 2)) / choose(n, 2),
        },
      ],
      drawings: {
        tree: treeDiagram({
          branches: [
            { label: g, p: text(good, n), next: [{ label: g, p: '*p*' }, { label: b }] },
            { label: b, p: text(bad, n), next: [{ label: g, p: '*q*' }, { label: b }] },
          ],
          description: `A tree diagram for two ${things}. First ${g} (${text(good, n)}) or ${b} (${text(bad, n)}). After ${g}: ${g} (p) or ${b}. After ${b}: ${g} (q) or ${b}.`,
        }),
      },
    };
  },
});
