import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.4', '1.9'],
  parameters: {
    place: choice(
      'a newsletter in Nairobi',
      'a language app in Bucharest',
      'a podcast in Dublin',
      'a chess site in Baku',
    ),
    start: choice(2000, 2500, 4000, 5000, 8000),
    rate: choice(20, 30, 40, 50, 60, 80),
    months: choice(5, 7, 8, 10),
    goal: choice(3, 4, 5),
  },
  write: ({ place, start, rate, months, goal }) => {
    const factor = 1 + rate / 100;
    const monthly = factor ** (1 / 12);
    const then = start * factor ** (months / 12);
    const years = Math.log(goal) / Math.log(factor);
    return {
      text: md`The number of users of ${place} grows by $${rate}\%$ each year. At the start there are $${grouped(start)}$ users. The number after $t$ years is modelled by $N = ${grouped(start)} \times ${factor}^t$.

(a) Find the number of users after $${months}$ months, to the nearest ten. [2]

(b) Find the percentage by which the number grows each month. [3]

(c) Explain why the answer to part (b) is less than $\frac{${rate}}{12}\%$. [1]

(d) Write the model in the form $N = ${grouped(start)} \times b^m$, where $m$ is the time in months. Write down $b$ as a power with a rational exponent. [1]

(e) Find the time, in months, at which the number of users has become $${goal}$ times as large. [3]`,
      hints: [
        md`Months are parts of a year: use a fraction as the exponent.`,
        md`Twelve equal monthly factors together give the factor of a year.`,
        md`Take logarithms of both sides.`,
      ],
      answer: md`(a) $${months}$ months are $\frac{${months}}{12}$ of a year: $N = ${grouped(start)} \times ${factor}^{\frac{${months}}{12}} = ${sf(then, 6)}$, so about $${grouped(Math.round(then / 10) * 10)}$ users.

(b) If the monthly factor is $b$, then $b^{12} = ${factor}$, so $b = ${factor}^{\frac{1}{12}} = ${sf(monthly, 6)}$. The number grows by $${sf(100 * (monthly - 1))}\%$ each month.

(c) The growth of each month is itself multiplied in the following months. So twelve smaller steps already make $${rate}\%$.

(d) $N = ${grouped(start)} \times \left(${factor}^{\frac{1}{12}}\right)^m$, so $b = ${factor}^{\frac{1}{12}}$.

(e) $${factor}^t = ${goal}$ gives $t = \frac{\ln ${goal}}{\ln ${factor}} = ${sf(years, 5)}$ years, which are $12 \times ${sf(years, 5)} = ${sf(12 * years)}$ months.

**Watch out:** Dividing the yearly percentage by $12$ is wrong. Percentages multiply; take the twelfth root of the factor.`,
      scheme: [
        [md`exponent $\frac{${months}}{12}$`, 'M1'],
        [md`$${grouped(Math.round(then / 10) * 10)}$`, 'A1'],
        [md`$b^{12} = ${factor}$`, 'M1'],
        [md`$${sf(monthly, 4)}$`, 'A1'],
        [md`$${sf(100 * (monthly - 1))}\%$`, 'A1'],
        [md`growth on growth`, 'R1'],
        [md`$${factor}^{\frac{1}{12}}$`, 'A1'],
        [md`$${factor}^t = ${goal}$`, 'M1'],
        [md`$t = ${sf(years)}$ years`, 'A1'],
        [md`$${sf(12 * years)}$ months`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${Math.round(then / 10) * 10}`, accuracy: { tolerance: 6 } },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number((100 * (monthly - 1)).toPrecision(9))}`,
          unit: '%',
          mistakes: [
            {
              value: sf(rate / 12),
              note: 'Don’t divide the percentage. Take the twelfth root of the factor.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain' },
        { part: 'd', kind: 'number', label: '$b =$', expected: `${factor}^(1/12)` },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number((12 * years).toPrecision(9))}`,
          unit: 'months',
          mistakes: [{ value: sf(years), note: 'This is in years.' }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: grouped(Math.round(then / 10) * 10),
          value: start * Math.exp((months / 12) * Math.log(factor)),
          within: 5,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`${sf(100 * (monthly - 1))}\%`,
          value: 100 * root((u) => (1 + u) ** 12 - factor, 0, 1),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`${factor}^{\frac{1}{12}}`,
          value: 1 + root((u) => (1 + u) ** 12 - factor, 0, 1),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(12 * years)}`,
          value: 12 * root((u) => factor ** u - goal, 0, 30),
        },
      ],
    };
  },
});
