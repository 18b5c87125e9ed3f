import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

const exactly = (value: number, places = 6) => String(Number(value.toFixed(places)));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    fair: choice(
      { where: 'At a fair in Antwerp', code: 'euros' },
      { where: 'At a festival in Kumasi', code: 'cedis' },
      { where: 'At a spring festival in Tokat', code: 'lira' },
    ),
    none: choice(0.5, 0.55, 0.6),
    small: choice(0.2, 0.25, 0.3),
    medium: choice(0.06, 0.08, 0.1),
    prizes: choice([2, 5, 20], [3, 8, 25], [4, 10, 30], [2, 10, 40]),
    price: integers(3, 6),
  },
  allow: ({ none, small, medium, prizes, price }) => {
    const k = 1 - none - small - medium;
    const mean = small * prizes[0] + medium * prizes[1] + k * prizes[2];
    return k > 0.015 && k < medium && mean < price - 0.3 && mean > price - 3;
  },
  write: ({ fair, none, small, medium, prizes, price }) => {
    const k = Number((1 - none - small - medium).toFixed(4));
    const mean = small * prizes[0] + medium * prizes[1] + k * prizes[2];
    // The prize that makes the game fair at this price.
    const top = (price - small * prizes[0] - medium * prizes[1]) / k;
    const whole = Math.abs(top - Math.round(top)) < 1e-9;
    const prize = whole ? String(Math.round(top)) : decimals(top, 2);
    const percents = [none, small, medium, k].map((chance) => Math.round(chance * 10000));
    const total = percents.reduce((sum, count) => sum + count, 0);
    const average = (last: number) =>
      (percents[1]! * prizes[0] + percents[2]! * prizes[1] + percents[3]! * last) / total;
    let fairTop = prizes[2] as number;
    while (average(fairTop) < price - 1e-9) fairTop += 0.01;
    return {
      text: md`${fair.where}, a player spins a wheel and wins $X$ ${fair.code}. The table shows the probability distribution of $X$.

| $x$ | 0 | ${prizes.join(' | ')} |
|---|---|---|---|---|
| $P(X = x)$ | ${none} | ${small} | ${medium} | $k$ |

(a) Find the value of $k$. [2]

(b) Find the expected value of $X$. [2]

To play once costs $${price}$ ${fair.code}.

(c) Find the expected gain or loss of a player who plays once. [1]

(d) State whether the game is fair. Give a reason. [1]

(e) The price of the game is to stay the same. Find the value that the largest prize would need for the game to be fair${whole ? '' : ', correct to two decimal places'}. [2]`,
      hints: [
        md`The probabilities of all values have sum $1$.`,
        md`A game is fair if the expected gain of a player is $0$.`,
      ],
      answer: md`(a) $${none} + ${small} + ${medium} + k = 1$, so $k = ${exactly(k)}$.

(b) $E(X) = 0 \times ${none} + ${prizes[0]} \times ${small} + ${prizes[1]} \times ${medium} + ${prizes[2]} \times ${exactly(k)} = ${exactly(mean)}$ ${fair.code}

(c) $${exactly(mean)} - ${price} = ${exactly(mean - price)}$: on average a player loses $${exactly(price - mean)}$ ${fair.code} per game.

(d) The game isn't fair, because the expected gain isn't $0$.

(e) Let the largest prize be $w$. The game is fair if $E(X) = ${price}$:

$$${prizes[0]} \times ${small} + ${prizes[1]} \times ${medium} + ${exactly(k)}w = ${price}, \quad \text{so} \quad w = ${prize}.$$

**Watch out:** $E(X)$ is what the wheel pays out on average, before the price is taken off. So for a fair game $E(X)$ must be equal to the price, not to $0$.`,
      scheme: [
        [md`sets the sum of the probabilities equal to $1$`, 'M1'],
        [md`$k = ${exactly(k)}$`, 'A1'],
        [md`substitutes into the formula for $E(X)$`, 'M1'],
        [md`$${exactly(mean)}$ ${fair.code}`, 'A1'],
        [md`a loss of $${exactly(price - mean)}$ ${fair.code}`, 'A1'],
        [md`not fair, as the expected gain isn't $0$`, 'R1'],
        [md`an equation with $E(X) = ${price}$`, 'M1'],
        [md`$${prize}$ ${fair.code}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: exactly(k), accuracy: 'exact' },
        {
          part: 'b',
          kind: 'number',
          expected: exactly(mean),
          unit: fair.code,
          follows: `${small} * ${prizes[0]} + ${medium} * ${prizes[1]} + ${prizes[2]} * a.1`,
          mistakes: [
            {
              value: exactly((prizes[0] + prizes[1] + prizes[2]) / 4),
              note: md`You took the mean of the four prizes. They aren't equally likely: weight each with its probability.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Expected gain (a loss is negative)',
          expected: exactly(mean - price),
          unit: fair.code,
          follows: `b.1 - ${price}`,
        },
        { part: 'd', kind: 'self', why: 'give a reason' },
        {
          part: 'e',
          kind: 'number',
          expected: prize,
          accuracy: whole ? 'exact' : { decimals: 2 },
          unit: fair.code,
          follows: `(${price} - ${small} * ${prizes[0]} - ${medium} * ${prizes[1]}) / a.1`,
          unless: 'w <= 0',
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `k = ${exactly(k)}`, value: percents[3]! / total },
        { part: 'b', route: 'numeric', shown: `= ${exactly(mean)}`, value: average(prizes[2]), within: 1e-9 },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${exactly(mean - price)}`,
          value: average(prizes[2] - price / (percents[3]! / total)),
          within: 1e-6,
        },
        { part: 'e', route: 'simulation', shown: `w = ${prize}`, value: fairTop, within: 0.0151 },
      ],
    };
  },
});
