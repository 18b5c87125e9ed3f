import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, grouped } from '../../authoring/wording.ts';

const totalOf = (first: number, step: number, months: number) =>
  (months * (2 * first + (months - 1) * step)) / 2;

const exactMonths = (first: number, step: number, target: number) => {
  const b = first - step / 2;
  return (-b + Math.sqrt(b * b + 2 * step * target)) / step;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Nairobi', 'Arequipa', 'Muscat', 'Cebu', 'Dakar'),
    first: integers(40, 90, 5),
    step: integers(6, 16),
    target: choice(3000, 4000, 5000, 6000),
  },
  allow: ({ first, step, target }) => {
    const months = exactMonths(first, step, target);
    const past = months % 1;
    return months > 15 && months < 36 && past > 0.05 && past < 0.95;
  },
  write: ({ place, first, step, target }) => {
    const twelfth = first + 11 * step;
    const year = totalOf(first, step, 12);
    const months = exactMonths(first, step, target);
    const least = Math.ceil(months);
    let [count, total] = [0, 0];
    while (total <= target) {
      total += first + count * step;
      count += 1;
    }
    return {
      text: md`A company in ${place} puts solar panels on roofs. It installed $${first}$ panels in its first month. In every later month it installed $${step}$ panels more than in the month before.

(a) Find the number of panels installed in the 12th month. [2]

(b) Find the total number of panels installed in the first year. [2]

The company wants to have installed more than $${grouped(target)}$ panels in all.

(c) Assuming that the pattern goes on, find the least number of complete months that this takes. [3]`,
      hints: [
        md`The number of panels rises by the same amount every month. Which kind of sequence is that?`,
        md`For (c), enter the sum $S_n$ as a function of $n$ in your calculator and look where it passes $${grouped(target)}$.`,
      ],
      answer: md`The monthly numbers form an arithmetic sequence with $u_1 = ${first}$ and $d = ${step}$.

(a) $u_{12} = ${first} + 11 \times ${step} = ${twelfth}$

(b) $S_{12} = \frac{12}{2}(${first} + ${twelfth}) = ${grouped(year)}$

(c) The number $n$ of months must satisfy

$$\frac{n}{2}\left(2 \times ${first} + (n - 1) \times ${step}\right) > ${grouped(target)}.$$

The calculator gives equality at $n = ${decimals(months, 2)}$. To be sure: $S_{${least - 1}} = ${grouped(totalOf(first, step, least - 1))}$ isn't enough, and $S_{${least}} = ${grouped(totalOf(first, step, least))}$ is. The least number of months is $n = ${least}$.

**Calculator:** enter $y_1 = \frac{x}{2}(2 \times ${first} + (x - 1) \times ${step})$ and look down its table. TI-Nspire: Graphs, then ctrl T. Casio fx-CG50: Table, with Start 1, End 40, Step 1.

**Watch out:** The words "in all" ask for the *sum* of all months. Don't compare a single month $u_n$ with the $${grouped(target)}$ panels.`,
      scheme: [
        [md`substitutes into $u_n = u_1 + (n - 1)d$`, 'M1'],
        [md`$${twelfth}$`, 'A1'],
        [md`substitutes into a formula for $S_{12}$`, 'M1'],
        [md`$${grouped(year)}$`, 'A1'],
        [
          md`$\frac{n}{2}(2 \times ${first} + (n - 1) \times ${step}) > ${grouped(target)}$ or an equation`,
          'M1',
        ],
        [md`$n = ${decimals(months, 2)}$, or the two sums on either side of $${grouped(target)}$`, '(A1)'],
        [md`$${least}$ months`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${twelfth}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${first + 12 * step}`,
              note: md`You added $12$ differences. From the first month to the 12th there are only $11$ steps.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${year}`,
          accuracy: 'exact',
          follows: `12 / 2 * (${first} + a.1)`,
          unless: 's <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${least}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${least - 1}`,
              note: md`After $${least - 1}$ months the total is still below $${grouped(target)}$: round up here.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `${first} + 11 \\times ${step} = ${twelfth}`,
          value: sum((month) => (month === 1 ? first : step), 1, 12),
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${grouped(year)}`,
          value: sum((month) => first + (month - 1) * step, 1, 12),
        },
        { part: 'c', route: 'simulation', shown: `n = ${least}`, value: count },
      ],
    };
  },
});
