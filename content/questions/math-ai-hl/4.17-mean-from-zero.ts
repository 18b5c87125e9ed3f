import { poissonCdf, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['1.9'],
  parameters: {
    story: choice(
      ['knots in a metre of rope made in Manila', 'metre', 'metres', 'knots'],
      ['typing errors on a page of a newspaper in Sofia', 'page', 'pages', 'errors'],
      ['bubbles in a pane of glass made in Murano', 'pane', 'panes', 'bubbles'],
      ['potholes in a kilometre of a road in Paraguay', 'kilometre', 'kilometres', 'potholes'],
    ),
    zero: choice(0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6),
    most: choice(2, 3),
    none: choice(0.01, 0.02, 0.05),
  },
  write: ({ story: [what, one, many, things], zero, most, none }) => {
    const mean = -Math.log(zero);
    const atLeast = 1 - poissonCdf(0, most - 1, mean);
    const exact = Math.log(none) / Math.log(zero);
    const length = Math.ceil(exact - 1e-12);
    let count = 0;
    for (let p = 1; p >= none; p *= zero) count += 1;
    let direct = 1;
    for (let k = 0, term = zero; k < most; k += 1, term *= mean / k) direct -= term;
    return {
      text: md`The number of ${what} has a Poisson distribution with mean $m$. The probability that a ${one} has none is $${zero}$.

(a) Show that $m = ${sf(mean, 4)}$, correct to 4 significant figures. [2]

(b) Write down the variance of the number of ${things} ${one === 'page' ? 'on' : 'in'} a ${one}. [1]

(c) Find the probability that a ${one} has at least $${most}$ ${things}. [2]

(d) Find the least whole number $n$ for which the probability that $n$ ${many} have no ${things} at all is less than $${none}$. [4]`,
      hints: [
        md`Write down the formula for the probability of $0$ and take logarithms.`,
        md`For a Poisson distribution mean and variance are equal.`,
        md`What is the mean for $n$ ${many}? Or: what is the probability that each of them has none?`,
      ],
      answer: md`(a) $\mathrm{P}(X = 0) = \mathrm{e}^{-m} = ${zero}$, so $-m = \ln ${zero}$ and $m = -\ln ${zero} = ${sf(mean, 4)}$.

(b) The variance of a Poisson distribution is equal to its mean: $${sf(mean)}$.

(c) $\mathrm{P}(X \ge ${most}) = 1 - \mathrm{P}(X \le ${most - 1}) = ${sf(atLeast)}$

(d) The ${many} are independent, so the probability is $${zero}^n$ (or $\mathrm{e}^{-nm}$). $${zero}^n < ${none}$ gives $n > \frac{\ln ${none}}{\ln ${zero}} = ${sf(exact, 4)}$, where the inequality turns round because $\ln ${zero}$ is negative. The least whole number is $n = ${length}$.

**Calculator:** use the stored value of $-\ln ${zero}$ as the mean in part (c), not a rounded one.

**Watch out:** “At least $${most}$” is the complement of “at most $${most - 1}$”.`,
      scheme: [
        [md`$\mathrm{e}^{-m} = ${zero}$`, 'M1'],
        [md`$m = -\ln ${zero}$, which is $${sf(mean, 4)}$`, 'A1'],
        [md`$${sf(mean)}$`, 'A1'],
        [md`$1 - \mathrm{P}(X \le ${most - 1})$`, 'M1'],
        [md`$${sf(atLeast)}$`, 'A1'],
        [md`$${zero}^n$, or a Poisson distribution with mean $nm$`, 'M1'],
        [md`$${zero}^n < ${none}$`, 'A1'],
        [md`logarithms, or a table`, 'M1'],
        [md`$n = ${length}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(mean.toPrecision(9))}`,
          mistakes: [{ value: sf(Math.sqrt(mean)), note: 'This is the standard deviation.' }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(atLeast.toPrecision(9))}`,
          mistakes: [
            {
              value: sf(1 - poissonCdf(0, most, mean)),
              note: md`This leaves out the value $${most}$ itself.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: '$n =$',
          expected: `${length}`,
          accuracy: 'exact',
          mistakes: [{ value: `${length - 1}`, note: 'Here the probability is not small enough yet.' }],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: sf(mean), value: root((m) => Math.exp(-m) - zero, 0, 5) },
        { part: 'c', route: 'exact', shown: `= ${sf(atLeast)}`, value: direct },
        { part: 'd', route: 'exact', shown: `n = ${length}`, value: count },
      ],
    };
  },
});
