import { mean, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, term } from '../../authoring/wording.ts';

const tidy = (value: number): number => Number(value.toPrecision(9));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: {
    place: choice('Montevideo', 'Tallinn', 'Colombo', 'Rabat', 'Perth'),
    mean: integers(40, 60, 5),
    deviation: choice(10, 15, 20),
    factor: choice(0.8, 1.2, 1.4, 0.6),
    fixed: choice(20, 25, 30, 35, 70, 75, 80),
  },
  allow: ({ mean: m, factor, fixed }) => {
    const [low, high] = [fixed + factor * (0 - fixed), fixed + factor * (100 - fixed)];
    return Math.abs(m - fixed) >= 10 && Math.abs(low) <= 30 && high <= 125;
  },
  write: ({ place, mean: m, deviation: s, factor, fixed }) => {
    const shift = tidy(fixed * (1 - factor));
    const [newMean, newDeviation] = [tidy(factor * m + shift), tidy(factor * s)];
    const [twoMarks, rescaled] = [
      [m - s, m + s],
      [newMean - newDeviation, newMean + newDeviation],
    ];
    const [a, b] = solveLinear(
      [
        [twoMarks[0]!, 1],
        [twoMarks[1]!, 1],
      ],
      rescaled,
    ) as [number, number];
    return {
      text: md`The marks $x$ in an examination in ${place} have mean $${m}$ and standard deviation $${s}$. They are changed to marks $y = ax + b$, with $a > 0$, that have mean $${newMean}$ and standard deviation $${newDeviation}$.

(a) Find the value of $a$ and the value of $b$. [4]

(b) Write down the variance of the new marks. [1]

(c) Find the mark that isn't changed. [2]`,
      hints: [
        md`What happens to the mean and to the standard deviation when all marks are multiplied by $a$? And when $b$ is added to all of them?`,
        md`A mark that isn't changed satisfies $x = ax + b$.`,
      ],
      answer: md`(a) Adding $b$ doesn't change the spread, multiplying by $a$ does: $${s}a = ${newDeviation}$, so $a = ${factor}$.

The mean changes in the same way as each mark: $${newMean} = ${factor} \times ${m} + b = ${tidy(factor * m)} + b$, so $b = ${shift}$.

(b) The variance is the square of the standard deviation: $${newDeviation}^2 = ${newDeviation ** 2}$.

(c) $x = ${term(factor, 'x')}${plus(shift)}$ gives $${term(tidy(1 - factor), 'x')} = ${shift}$, so $x = ${fixed}$.

**Watch out:** The variance isn't multiplied by $a$ but by $a^2$. It is safest to find the new standard deviation first and to square it then.`,
      scheme: [
        [md`$${s}a = ${newDeviation}$`, 'M1'],
        [md`$a = ${factor}$`, 'A1'],
        [md`$${newMean} = ${m}a + b$`, 'M1'],
        [md`$b = ${shift}$`, 'A1'],
        [md`$${newDeviation ** 2}$`, 'A1'],
        [md`$x = ax + b$`, 'M1'],
        [md`$x = ${fixed}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$a =$',
          expected: `${factor}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${newMean} / ${m}`,
              note: md`You divided the means. Adding $b$ changes the mean as well, but not the standard deviation: begin with that one.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$b =$',
          expected: `${shift}`,
          accuracy: 'exact',
          marks: 2,
          follows: `${newMean} - a.1 * ${m}`,
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${newDeviation ** 2}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${newDeviation}`,
              note: md`This is the standard deviation. The variance is its square.`,
            },
          ],
        },
        { part: 'c', kind: 'number', expected: `${fixed}`, accuracy: 'exact', follows: 'a.2 / (1 - a.1)' },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `a = ${factor}`, value: a },
        { part: 'a', route: 'substitution', shown: `b = ${shift}`, value: b },
        {
          part: 'b',
          route: 'numeric',
          shown: `${newDeviation}^2 = ${newDeviation ** 2}`,
          value: mean(twoMarks.map((x) => (a * x + b - newMean) ** 2)),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `x = ${fixed}`,
          value: a * fixed + b,
        },
      ],
    };
  },
});
