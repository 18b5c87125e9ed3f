import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      ['A taxi in Havana', 'The length $X$ of a ride, in kilometres,', 'pesos', 'ride', 'rides'],
      ['A courier in Marrakesh', 'The mass $X$ of a parcel, in kilograms,', 'dirhams', 'parcel', 'parcels'],
      ['A printer in Graz', 'The number $X$ of pages of a job, in hundreds,', 'euros', 'job', 'jobs'],
    ),
    mean: choice(4.2, 5.5, 6.4, 7.5, 8.2),
    sigma: choice(1.2, 1.5, 1.8, 2.1, 2.5),
    fee: choice(10, 12, 15, 20, 25),
    rate: choice(4, 5, 6, 8),
    n: choice(4, 5, 9, 10, 16),
  },
  write: ({ story: [who, what, money, one, many], mean, sigma, fee, rate, n }) => {
    const measure = { ride: 'kilometre', parcel: 'kilogram', job: 'hundred pages' }[one];
    const clean = (value: number) => Number(value.toPrecision(8));
    const [m, s] = [clean(rate * mean + fee), clean(rate * sigma)];
    const [total, spread] = [clean(n * m), s * Math.sqrt(n)];
    return {
      text: md`${what} has mean $${mean}$ and standard deviation $${sigma}$. ${who} charges $${rate}$ ${money} per ${measure} and a fee of $${fee}$ ${money} for every ${one}. So the price of a ${one} is $Y = ${rate}X + ${fee}$.

(a) Find the mean of $Y$. [2]

(b) Find the standard deviation of $Y$. [2]

(c) Explain why the fee does not change the standard deviation. [1]

On one day there are $${n}$ independent ${many}.

(d) Find the mean and the standard deviation of the total of the $${n}$ prices. [3]`,
      hints: [
        md`A linear change of a variable changes its mean in the same way.`,
        md`Spread is not changed by adding a constant.`,
        md`For independent variables the variances are added.`,
      ],
      answer: md`(a) $\mathrm{E}(Y) = ${rate} \times ${mean} + ${fee} = ${m}$ ${money}

(b) $\mathrm{Var}(Y) = ${rate}^2 \times ${sigma}^2$, so the standard deviation is $${rate} \times ${sigma} = ${s}$ ${money}.

(c) The fee moves all prices by the same amount, so the differences between them stay the same.

(d) The mean of the total is $${n} \times ${m} = ${total}$ ${money}. The variances are added: $${n} \times ${s}^2$, so the standard deviation is $\sqrt{${n}} \times ${s} = ${tidy(spread)}$ ${money}.

**Watch out:** The total of $${n}$ different ${many} is not $${n}Y$. Its standard deviation is multiplied by $\sqrt{${n}}$, not by $${n}$.`,
      scheme: [
        [md`$${rate} \times ${mean} + ${fee}$`, 'M1'],
        [md`$${m}$`, 'A1'],
        [md`$${rate} \times ${sigma}$, or variance with $${rate}^2$`, 'M1'],
        [md`$${s}$`, 'A1'],
        [md`all values move by the same amount`, 'R1'],
        [md`$${total}$ (follow through)`, 'A1'],
        [md`adds variances`, 'M1'],
        [md`$${tidy(spread)}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${m}`,
          unit: money,
          mistakes: [{ value: `${clean(rate * mean)}`, note: 'You left out the fee.' }],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${s}`,
          unit: money,
          mistakes: [
            { value: `${clean(s + fee)}`, note: 'The fee does not change the spread.' },
            { value: sf(rate * rate * sigma), note: md`Only the variance is multiplied by $${rate}^2$.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          label: 'Mean:',
          expected: `${total}`,
          unit: money,
          marks: 1,
          follows: `${n}*a.1`,
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Standard deviation:',
          expected: `${Number(spread.toPrecision(9))}`,
          unit: money,
          marks: 2,
          follows: `sqrt(${n})*b.1`,
          mistakes: [{ value: sf(n * s), note: 'Add the variances, not the standard deviations.' }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${m}`,
          value: ((mean - sigma) * rate + fee + (mean + sigma) * rate + fee) / 2,
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${s}`,
          value: ((mean + sigma) * rate + fee - ((mean - sigma) * rate + fee)) / 2,
        },
        {
          part: 'd',
          route: 'exact',
          shown: `= ${total}`,
          value: Array.from({ length: n }, () => rate * mean + fee).reduce((x, y) => x + y, 0),
        },
        {
          part: 'd',
          route: 'exact',
          shown: `= ${tidy(spread)}`,
          value: Math.sqrt(Array.from({ length: n }, () => (rate * sigma) ** 2).reduce((x, y) => x + y, 0)),
        },
      ],
    };
  },
});
