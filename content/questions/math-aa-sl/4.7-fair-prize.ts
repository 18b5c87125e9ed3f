import { choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

const drawn = (red: number, blue: number) => {
  const ways = (red + blue) * (red + blue - 1);
  return { ways, none: blue * (blue - 1), one: 2 * red * blue, two: red * (red - 1) };
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['4.6'],
  parameters: {
    place: choice(
      'a harvest festival in Kampala',
      'a street fair in Naples',
      'a spring market in Hamburg',
      'a carnival in Recife',
      'a night market in Taipei',
    ),
    red: integers(2, 6),
    blue: integers(2, 6),
    small: choice(1, 2, 3, 4, 5),
    price: choice(2, 3, 4, 5, 6),
  },
  allow: ({ red, blue, small, price }) => {
    const { ways, one, two } = drawn(red, blue);
    const prize = (price * ways - small * one) / two;
    return red + blue <= 9 && red + blue >= 5 && Number.isInteger(prize) && prize > small && prize <= 60;
  },
  write: ({ place, red, blue, small, price }) => {
    const total = red + blue;
    const { ways, none, one, two } = drawn(red, blue);
    const prize = (price * ways - small * one) / two;
    const d = (top: number): string => fraction(top, ways);
    // All pairs of balls, for counting.
    const pairs = Array.from({ length: total }, (_, i) => i).flatMap((i) =>
      Array.from({ length: total - i - 1 }, (_, j) => Number(i < red) + Number(i + j + 1 < red)),
    );
    const share = (count: number): number => pairs.filter((reds) => reds === count).length / pairs.length;
    return {
      text: md`In a game at ${place}, a player takes two balls at random, without replacement, from a bag with $${red}$ red and $${blue}$ blue balls. Let $X$ be the number of red balls taken.

(a) Show that $\mathrm{P}(X = 1) = ${d(one)}$. [2]

(b) Copy and complete the table. [2]

| $x$ | $0$ | $1$ | $2$ |
|---|---|---|---|
| $\mathrm{P}(X = x)$ | | $${d(one)}$ | |

(c) Find $\mathrm{E}(X)$. [2]

A player pays \$$${price}$ for a game, and gets nothing if no ball is red, \$$${small}$ if exactly one ball is red, and \$$w$ if both balls are red.

(d) Find the value of $w$ for which the game is fair. [3]`,
      hints: [
        md`There are two orders in which one red and one blue ball can be taken.`,
        md`In a fair game, what a player gets is on average as much as the player pays.`,
      ],
      answer: md`(a) Red then blue, or blue then red: $\dfrac{${red}}{${total}} \times \dfrac{${blue}}{${total - 1}} + \dfrac{${blue}}{${total}} \times \dfrac{${red}}{${total - 1}} = \dfrac{${one}}{${ways}}${d(one) === md`\frac{${one}}{${ways}}` ? '' : ` = ${d(one)}`}$.

(b) $\mathrm{P}(X = 0) = \dfrac{${blue}}{${total}} \times \dfrac{${blue - 1}}{${total - 1}} = ${d(none)}$ and $\mathrm{P}(X = 2) = \dfrac{${red}}{${total}} \times \dfrac{${red - 1}}{${total - 1}} = ${d(two)}$.

(c) $\mathrm{E}(X) = 0 \times ${d(none)} + 1 \times ${d(one)} + 2 \times ${d(two)} = ${fraction(one + 2 * two, ways)}$

(d) The game is fair if the expected payment to the player is the price: $${small === 1 ? '' : md`${small} \times `}${d(one)} + w \times ${d(two)} = ${price}$. Multiplying by $${ways}$ gives $${small * one} + ${two}w = ${price * ways}$, so $w = ${prize}$.

**Watch out:** The player pays in every game, with or without a prize. If your $w$ is negative, you made the expected payment $0$ and left out the price.`,
      scheme: [
        [md`adds two products, or multiplies one by $2$`, 'M1'],
        [md`$\frac{${one}}{${ways}}$ seen, leading to the given answer`, 'A1'],
        [md`$\mathrm{P}(X = 0) = ${d(none)}$`, 'A1'],
        [md`$\mathrm{P}(X = 2) = ${d(two)}$`, 'A1'],
        [md`uses $\sum x\,\mathrm{P}(X = x)$`, 'M1'],
        [md`$${fraction(one + 2 * two, ways)}$`, 'A1'],
        [md`an expression for the expected payment`, 'M1'],
        [md`sets it equal to $${price}$`, 'M1'],
        [md`$w = ${prize}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\mathrm{P}(X = 0) =$`,
          expected: d(none),
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(blue ** 2, total ** 2),
              note: md`This would be right if the first ball were put back. For the second ball there is one less.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\mathrm{P}(X = 2) =$`,
          expected: d(two),
          accuracy: 'exact',
          follows: `1 - ${one}/${ways} - b.1`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: fraction(red ** 2, total ** 2),
              note: md`This would be right if the first ball were put back. For the second ball there is one less.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: fraction(one + 2 * two, ways),
          accuracy: 'exact',
          follows: `${one}/${ways} + 2 * b.2`,
          unless: 'm < 0 or m > 2',
          mistakes: [
            {
              value: fraction(one + 2 * two, 3 * ways),
              note: md`You divided the sum by $3$. The probabilities weigh the values already, so nothing has to be divided.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$w =$',
          expected: `${prize}`,
          accuracy: 'exact',
          follows: `(${price} - ${small} * ${one}/${ways}) / b.2`,
          unless: 'w <= 0',
          mistakes: [
            {
              value: fraction(price * ways, two),
              note: md`You left out what a player gets for exactly one red ball.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`\dfrac{${one}}{${ways}}${d(one) === md`\frac{${one}}{${ways}}` ? '' : ` = ${d(one)}`}`,
          value: share(1),
        },
        {
          part: 'b',
          route: 'exact',
          shown: md`\dfrac{${blue - 1}}{${total - 1}} = ${d(none)}`,
          value: share(0),
        },
        {
          part: 'b',
          route: 'exact',
          shown: md`\dfrac{${red - 1}}{${total - 1}} = ${d(two)}`,
          value: choose(red, 2) / choose(total, 2),
        },
        // Each of the two balls is red with the same chance.
        { part: 'c', route: 'exact', shown: `= ${fraction(one + 2 * two, ways)}`, value: (2 * red) / total },
        {
          part: 'd',
          route: 'substitution',
          shown: `w = ${prize}`,
          value:
            (price * pairs.length - small * pairs.filter((reds) => reds === 1).length) /
            pairs.filter((reds) => reds === 2).length,
        },
      ],
    };
  },
});
