import { poissonCdf, poissonPdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['4.14'],
  parameters: {
    story: choice(
      ['A vet in Hobart treats dogs and cats', 'dogs', 'cats', 'animals'],
      ['A toll station near Tunis counts lorries and buses', 'lorries', 'buses', 'vehicles'],
      ['A bird watcher at Lake Prespa sees herons and pelicans', 'herons', 'pelicans', 'birds'],
    ),
    one: choice(1.2, 1.5, 1.8, 2.1, 2.4),
    two: choice(0.6, 0.8, 0.9, 1.1, 1.4),
    hours: integers(2, 4),
    k: integers(2, 4),
  },
  allow: ({ one, two }) => one > two + 0.2,
  write: ({ story: [opening, first, second, all], one, two, hours, k }) => {
    const clean = (value: number) => Number(value.toPrecision(6));
    const total = clean(one + two);
    const long = clean(total * hours);
    const exactly = poissonPdf(k, one);
    const atMost = poissonCdf(0, k + 2, total);
    const more = 1 - poissonCdf(0, Math.floor(long), long);
    const both = poissonPdf(0, one) * poissonPdf(0, two);
    // Second routes: by the series with factorials, and by adding over the pairs.
    const direct = (n: number, m: number) =>
      (m ** n * Math.exp(-m)) / Array.from({ length: n }, (_, i) => i + 1).reduce((a, b) => a * b, 1);
    let pairs = 0;
    for (let i = 0; i <= k + 2; i += 1)
      for (let j = 0; i + j <= k + 2; j += 1) pairs += direct(i, one) * direct(j, two);
    let tail = 0;
    for (let n = Math.floor(long) + 1; n < Math.floor(long) + 120; n += 1) tail += poissonPdf(n, long);
    return {
      text: md`${opening}. The number of ${first} in an hour has a Poisson distribution with mean $${one}$, the number of ${second} a Poisson distribution with mean $${two}$. The two numbers are independent.

(a) Find the probability that there are exactly $${k}$ ${first} in an hour. [2]

(b) Write down the distribution of the number of ${all} in an hour. [1]

(c) Find the probability that there are at most $${k + 2}$ ${all} in an hour. [2]

(d) Find the probability that there are more than $${Math.floor(long)}$ ${all} in $${hours}$ hours. [3]

(e) Find the probability that no ${all} come in an hour, and state one assumption of the model that may not hold in reality. [3]`,
      hints: [
        md`Which of the two functions of the calculator gives the probability of one value, and which of a range?`,
        md`The sum of two independent Poisson variables is a Poisson variable. What is its mean?`,
        md`For a longer time the mean grows in proportion. “More than” leaves out the number itself.`,
      ],
      answer: md`(a) With $X \sim \mathrm{Po}(${one})$: $\mathrm{P}(X = ${k}) = ${sf(exactly)}$.

(b) The means are added: the number of ${all} has the distribution $\mathrm{Po}(${total})$.

(c) With $Y \sim \mathrm{Po}(${total})$: $\mathrm{P}(Y \le ${k + 2}) = ${sf(atMost)}$.

(d) In $${hours}$ hours the mean is $${hours} \times ${total} = ${long}$. $\mathrm{P}(W > ${Math.floor(long)}) = 1 - \mathrm{P}(W \le ${Math.floor(long)}) = ${sf(more)}$.

(e) $\mathrm{P}(Y = 0) = ${sf(both)}$. The model assumes, for example, that the ${all} come independently of one another and at a constant average rate. This may not hold: they may come in groups, or more often at some times of the day.

**Calculator:** TI-Nspire: Poisson Pdf for one value, Poisson Cdf for a range. Casio fx-CG50: STAT, DIST, POISSON, Ppd and Pcd.

**Watch out:** Add the means, not the probabilities. And change the mean when the length of time changes.`,
      scheme: [
        [md`$\mathrm{Po}(${one})$`, 'M1'],
        [md`$${sf(exactly)}$`, 'A1'],
        [md`$\mathrm{Po}(${total})$`, 'A1'],
        [md`$\mathrm{P}(Y \le ${k + 2})$`, 'M1'],
        [md`$${sf(atMost)}$`, 'A1'],
        [md`mean $${long}$`, 'A1'],
        [md`$1 - \mathrm{P}(W \le ${Math.floor(long)})$`, 'M1'],
        [md`$${sf(more)}$`, 'A1'],
        [md`$\mathrm{P}(Y = 0)$, or a product`, 'M1'],
        [md`$${sf(both)}$`, 'A1'],
        [md`a plausible assumption, in context`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(exactly.toPrecision(9))}`,
          unless: 'p < 0 or p > 1',
        },
        { part: 'b', kind: 'self', why: 'write down the distribution' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(atMost.toPrecision(9))}`,
          mistakes: [
            {
              value: sf(poissonPdf(k + 2, total)),
              note: 'This is the probability of exactly this number. “At most” is a range.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(more.toPrecision(9))}`,
          mistakes: [
            {
              value: sf(1 - poissonCdf(0, Math.floor(long) - 1, long)),
              note: '“More than” leaves out the number itself.',
            },
          ],
        },
        { part: 'e', kind: 'number', expected: `${Number(both.toPrecision(9))}`, marks: 2 },
        { part: 'e', kind: 'self', why: 'state an assumption', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${sf(exactly)}`, value: direct(k, one) },
        { part: 'c', route: 'exact', shown: `= ${sf(atMost)}`, value: pairs },
        { part: 'd', route: 'numeric', shown: `= ${sf(more)}`, value: tail },
        { part: 'e', route: 'exact', shown: `= ${sf(both)}`, value: Math.exp(-total) },
      ],
    };
  },
});
