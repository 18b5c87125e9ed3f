import { poissonCdf, poissonPdf, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice(
      ['a library in Reykjavík', 'questions', 'at the front desk', 'by e-mail'],
      ['a bakery in Ankara', 'orders', 'by telephone', 'through the website'],
      ['a clinic in Montevideo', 'requests', 'by telephone', 'through the app'],
    ),
    one: choice(1.4, 1.6, 1.8, 2.2, 2.4, 2.6, 3.2),
    other: choice(0.7, 0.8, 0.9, 1.1, 1.3, 1.5),
    exactly: integers(2, 4),
    hours: integers(3, 5),
  },
  write: ({ place: [place, things, first, second], one, other, exactly, hours }) => {
    const both = Number((one + other).toFixed(1));
    const long = Number((one * hours).toFixed(1));
    const many = Math.ceil(long) + 2;
    const single = poissonPdf(exactly, one);
    const some = 1 - Math.exp(-other);
    const atLeast = 1 - poissonCdf(0, many - 1, long);
    const few = poissonCdf(0, 3, both);
    // Both sources followed case by case.
    const pairs = sum(
      (a) => sum((b) => (a + b <= 3 ? poissonPdf(a, one) * poissonPdf(b, other) : 0), 0, 3),
      0,
      3,
    );
    return {
      text: md`At ${place}, ${things} arrive ${first} at a mean rate of $${one}$ per hour, and ${second} at a mean rate of $${other}$ per hour. Both numbers are modelled by independent Poisson distributions.

(a) Find the probability that exactly $${exactly}$ ${things} arrive ${first} in an hour. [2]

(b) Find the probability that at least one arrives ${second} in an hour. [2]

(c) Find the probability that at least $${many}$ arrive ${first} in $${hours}$ hours. [3]

(d) Find the probability that at most $3$ ${things} arrive in total in an hour. [3]

(e) State one assumption about the arrivals that the Poisson distribution needs. [1]`,
      hints: [
        md`The mean of a Poisson distribution is proportional to the length of the time.`,
        md`The sum of two independent Poisson variables has a Poisson distribution, too. What is its mean?`,
      ],
      answer: md`(a) $X \sim \mathrm{Po}(${one})$, so $\mathrm{P}(X = ${exactly}) = ${sf(single)}$.

(b) $Y \sim \mathrm{Po}(${other})$, so $\mathrm{P}(Y \ge 1) = 1 - \mathrm{P}(Y = 0) = 1 - \mathrm{e}^{-${other}} = ${sf(some)}$.

(c) In $${hours}$ hours the mean is $${hours} \times ${one} = ${long}$. With $V \sim \mathrm{Po}(${long})$, $\mathrm{P}(V \ge ${many}) = 1 - \mathrm{P}(V \le ${many - 1}) = ${sf(atLeast)}$.

(d) The total is $W \sim \mathrm{Po}(${one} + ${other}) = \mathrm{Po}(${both})$, so $\mathrm{P}(W \le 3) = ${sf(few)}$.

(e) For example: the ${things} arrive independently of each other (or: at a constant mean rate; or: one at a time).

**Calculator:** TI-Nspire: Menu, Probability, Distributions, Poisson Pdf for (a), Poisson Cdf for (c) and (d). Casio fx-CG50: STAT, DIST, POISSON, Ppd and Pcd.

**Watch out:** "At least $${many}$" includes $${many}$, so what is subtracted from $1$ must stop at $${many - 1}$. Adapt the mean to the time first: the rates are given per hour.`,
      scheme: [
        [md`uses $\mathrm{Po}(${one})$`, 'M1'],
        [md`$${sf(single)}$`, 'A1'],
        [md`$1 - \mathrm{P}(Y = 0)$`, 'M1'],
        [md`$${sf(some)}$`, 'A1'],
        [md`mean $${long}$`, 'A1'],
        [md`$1 - \mathrm{P}(V \le ${many - 1})$`, 'M1'],
        [md`$${sf(atLeast)}$`, 'A1'],
        [md`adds the means`, 'M1'],
        [md`$\mathrm{Po}(${both})$`, 'A1'],
        [md`$${sf(few)}$`, 'A1'],
        [md`independent arrivals, or a constant mean rate`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(single.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: sf(poissonCdf(0, exactly, one)),
              note: md`This is the probability of at most $${exactly}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(some.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            ...(Math.abs(some - 0.5) > 0.02
              ? [{ value: sf(1 - some), note: 'This is the probability that none arrives.' }]
              : []),
            {
              value: sf(poissonPdf(1, other)),
              note: 'This is the probability of exactly one. More than one may arrive, too.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(atLeast.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: sf(poissonCdf(many + 1, 120, long)),
              note: md`This is the probability of more than $${many}$. At least $${many}$ includes $${many}$.`,
            },
            { value: sf(1 - atLeast), note: 'This is the probability of the complement.' },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(few.toPrecision(8))}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: sf(poissonCdf(0, 2, both)),
              note: 'This is the probability of fewer than $3$. At most $3$ includes $3$.',
            },
            {
              value: sf(poissonPdf(3, both)),
              note: 'This is the probability of exactly $3$.',
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state an assumption' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          // As the limit of a binomial distribution with very many short times.
          shown: `= ${sf(single)}`,
          value: (() => {
            const n = 1e7;
            let chance = Math.exp(n * Math.log1p(-one / n));
            for (let k = 0; k < exactly; k += 1) chance *= (((n - k) / (k + 1)) * (one / n)) / (1 - one / n);
            return chance;
          })(),
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(some)}`, value: poissonCdf(1, 60, other) },
        { part: 'c', route: 'numeric', shown: `= ${sf(atLeast)}`, value: poissonCdf(many, 120, long) },
        { part: 'd', route: 'numeric', shown: `= ${sf(few)}`, value: pairs },
      ],
    };
  },
});
