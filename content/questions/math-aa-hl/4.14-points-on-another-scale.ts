import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const tidy = (value: number): number => Number(value.toFixed(6));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['4.7'],
  parameters: {
    story: choice(
      'the number of bull’s-eyes that an archer in Bhutan hits with three arrows',
      'the number of free throws out of three that a player in Kaunas scores',
      'the number of questions out of three that a guest of a quiz show in Manila answers rightly',
    ),
    w0: integers(1, 5),
    w1: integers(1, 6),
    w2: integers(1, 6),
    factor: choice(-20, -10, 10, 20),
    mean: choice(40, 50, 60, 100),
  },
  // The standard deviation is a number with one decimal, and no number of points is negative.
  allow: ({ w0, w1, w2, factor, mean }) => {
    const w3 = 10 - w0 - w1 - w2;
    if (w3 < 1) return false;
    const [e, e2] = [w1 + 2 * w2 + 3 * w3, w1 + 4 * w2 + 9 * w3];
    const least = 10 * mean - Math.abs(factor) * (factor < 0 ? 30 - e : e);
    return Number.isInteger(Math.sqrt(10 * e2 - e * e)) && least >= 0;
  },
  write: ({ story, w0, w1, w2, factor, mean }) => {
    const weights = [w0, w1, w2, 10 - w0 - w1 - w2];
    const sum = (f: (x: number) => number): number =>
      weights.reduce((total, w, x) => total + w * f(x), 0) / 10;
    const e = tidy(sum((x) => x));
    const e2 = tidy(sum((x) => x * x));
    const variance = tidy(e2 - e * e);
    const sd = tidy(Math.sqrt(variance));
    const target = tidy(factor * factor * variance);
    const b = tidy(mean - factor * e);
    const sign = factor < 0;
    const terms = (power: string): string =>
      [1, 2, 3].map((x) => md`${x}${power} \times ${weights[x]! / 10}`).join(' + ');
    const direct = sum((x) => (x - e) ** 2);
    // The points one by one.
    const yMean = sum((x) => factor * x + b);
    return {
      text: md`Let $X$ be ${story}. The table shows its probability distribution.

| $x$ | $0$ | $1$ | $2$ | $3$ |
|---|---|---|---|---|
| $\mathrm{P}(X = x)$ | ${weights.map((w) => `$${w / 10}$`).join(' | ')} |

(a) Find $\mathrm{E}(X)$. [1]

(b) Find $\mathrm{Var}(X)$. [2]

A number of ${sign ? 'penalty points' : 'points'} is given by $Y = aX + b$, where $a ${sign ? '<' : '>'} 0$. It is known that $\mathrm{E}(Y) = ${mean}$ and $\mathrm{Var}(Y) = ${target}$.

(c) Find the values of $a$ and $b$. [4]`,
      hints: [
        md`$\mathrm{Var}(X) = \mathrm{E}(X^2) - (\mathrm{E}(X))^2$`,
        md`What happens to the variance when a constant is added? And when every value is multiplied by $a$?`,
        md`Find $a$ from the variances first. Two numbers have the right square: which one has the right sign?`,
      ],
      answer: md`(a) Multiply each value by its probability and add: $\mathrm{E}(X) = ${terms('')} = ${e}$.

(b) $\mathrm{E}(X^2) = ${terms('^2')} = ${e2}$, so $\mathrm{Var}(X) = ${e2} - ${e}^2 = ${variance}$.

(c) Adding $b$ doesn't change the variance, and multiplying by $a$ multiplies it by $a^2$: $${variance}a^2 = ${target}$, so $a^2 = ${factor * factor}$. As $a ${sign ? '<' : '>'} 0$, $a = ${factor}$. The mean changes as the values do: $\mathrm{E}(Y) = a\,\mathrm{E}(X) + b$, so $${mean} = ${factor} \times ${e} + b$ and $b = ${b}$.

**Watch out:** $\mathrm{Var}(aX + b)$ is $a^2\,\mathrm{Var}(X)$. It is the standard deviation, here $${sd}$, that is multiplied by $|a|$.`,
      scheme: [
        [md`(a) $${e}$`, 'A1'],
        [md`(b) $${e2} - ${e}^2$ (follow through)`, 'M1'],
        [md`$${variance}$`, 'A1'],
        [md`(c) $a^2 \times ${variance} = ${target}$ (follow through)`, 'M1'],
        [md`$a = ${factor}$`, 'A1'],
        [md`$a \times ${e} + b = ${mean}$ (follow through)`, 'M1'],
        [md`$b = ${b}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${e}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: '1.5',
              note: md`This is the mean of the four values. They don't have the same probability.`,
            },
          ].filter(() => e !== 1.5),
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${variance}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${e2}`, note: md`This is $\mathrm{E}(X^2)$. Subtract the square of the mean.` },
            ...(sd === variance ? [] : [{ value: `${sd}`, note: md`This is the standard deviation.` }]),
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$a =$',
          expected: `${factor}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `${-factor}`, note: md`The size is right. Look at the sign of $a$ in the text.` },
            { value: `${factor * factor}`, note: md`This is $a^2$. Take its root.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          marks: 2,
          follows: `${mean} - c.1 * a.1`,
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${e}`,
          value:
            weights.flatMap((w, x) => Array.from({ length: w }, () => x)).reduce((total, x) => total + x, 0) /
            10,
        },
        { part: 'b', route: 'numeric', shown: `= ${variance}`, value: direct, within: 1e-9 },
        {
          part: 'c',
          route: 'exact',
          shown: `a = ${factor}`,
          value: (sign ? -1 : 1) * Math.sqrt(target / direct),
          within: 1e-9,
        },
        { part: 'c', route: 'exact', shown: `b = ${b}`, value: b + mean - yMean, within: 1e-9 },
      ],
    };
  },
});
