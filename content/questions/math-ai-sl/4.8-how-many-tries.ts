import { binomialCdf } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const leastFor = (p: number, needed: number, level: number): number => {
  let n = needed;
  while (1 - binomialCdf(0, needed - 1, n, p) <= level) n += 1;
  return n;
};

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    story: choice(
      {
        what: 'A fisherman near Zadar casts his net several times a day',
        one: 'cast',
        many: 'casts',
        hit: 'brings in an octopus',
        plural: 'bring in an octopus',
        why: 'octopuses may stay at certain places, so after one of them another is more likely in the next cast',
      },
      {
        what: 'A radio telescope in Chile looks at small parts of the sky, one after the other',
        one: 'look',
        many: 'looks',
        hit: 'finds a new galaxy',
        plural: 'find a new galaxy',
        why: 'galaxies form clusters, so next to one new galaxy another is more likely',
      },
      {
        what: 'A caller in Delhi rings households for a survey',
        one: 'call',
        many: 'calls',
        hit: 'ends with an interview',
        plural: 'end with an interview',
        why: 'calls at the same time of day, or to the same part of the city, are likely to end in the same way',
      },
      {
        what: 'A researcher in Uppsala looks at grains of pollen through a microscope',
        one: 'grain',
        many: 'grains',
        hit: 'comes from an elm',
        plural: 'come from an elm',
        why: 'grains from the same tree may stick together, so next to one elm grain another is more likely',
      },
    ),
    p: choice(0.08, 0.1, 0.12, 0.15, 0.18, 0.2, 0.22),
    first: integers(5, 9),
    level: choice(0.9, 0.95, 0.99),
  },
  allow: ({ p, level }) => {
    // Nobody shall have to decide whether a bound is just met.
    const n = leastFor(p, 1, level);
    return Math.abs((1 - p) ** n - (1 - level)) > 2e-4 && Math.abs((1 - p) ** (n - 1) - (1 - level)) > 2e-4;
  },
  write: ({ story, p, first, level }) => {
    const { what, one, many, hit, plural, why } = story;
    const q = Number((1 - p).toFixed(4));
    const none = q ** first;
    const n1 = leastFor(p, 1, level);
    const n2 = leastFor(p, 2, level);
    const exactRoot = Math.log(1 - level) / Math.log(q);
    const atLeastTwo = (n: number) => 1 - q ** n - n * p * q ** (n - 1);
    let second = 2;
    while (atLeastTwo(second) <= level) second += 1;
    return {
      text: md`${what}. Each ${one} ${hit} with probability $${p}$, independently of the others.

(a) Find the probability that none of $${first}$ ${many} ${hit}. [2]

(b) Find the probability that at least one of $${first}$ ${many} ${hit}. [1]

(c) Find the least number of ${many} for which the probability that at least one of them ${hit} is greater than $${level}$. [3]

(d) Find the least number of ${many} for which the probability that at least two of them ${plural} is greater than $${level}$. [3]

(e) State one reason why the ${many} may not be independent in reality. [1]`,
      hints: [
        md`“At least one” is the complement of “none”.`,
        md`With $n$ ${many} the probability of none is $${q}^n$.`,
        md`For (d), let the calculator make a table of $1 - P(X \le 1)$ for $n = 1, 2, 3, \ldots$`,
      ],
      answer: md`Let $X$ be the number of ${many}, out of $n$, that ${plural}: $X \sim B(n, ${p})$.

(a) The probability that a ${one} does not ${plural} is $1 - ${p} = ${q}$, so $P(X = 0) = ${q}^{${first}} = ${sf(none)}$.

(b) The complement: $P(X \ge 1) = 1 - ${sf(none, 5)} = ${sf(1 - none)}$

(c) $1 - ${q}^n > ${level}$ means $${q}^n < ${Number((1 - level).toFixed(4))}$. The equation $${q}^n = ${Number((1 - level).toFixed(4))}$ has the solution $n = ${sf(exactRoot, 4)}$, so the least number is $n_1 = ${n1}$.

(d) Now at most one is too few: $1 - P(X \le 1) > ${level}$. A table gives $${sf(atLeastTwo(n2 - 1), 4)}$ for $n = ${n2 - 1}$ and $${sf(atLeastTwo(n2), 4)}$ for $n = ${n2}$. The least number is $n_2 = ${n2}$.

(e) For example, ${why}.

**Calculator:** enter f1(x) = 1 − binomCdf(x, ${p}, 0, 1) and look at its table with step 1. On a Casio fx-CG50 use a table of 1 − BinomialCD(0, 1, x, ${p}).

**Watch out:** Round up in (c), whatever the next digit is: with one ${one} fewer the probability is too small.`,
      scheme: [
        [md`$${q}^{${first}}$, or $B(${first}, ${p})$ seen`, 'M1'],
        [md`$${sf(none)}$`, 'A1'],
        [md`$${sf(1 - none)}$ (follow through)`, 'A1'],
        [md`$1 - ${q}^n > ${level}$ or an equation`, 'M1'],
        [md`$n = ${sf(exactRoot, 4)}$, or values for $${n1 - 1}$ and $${n1}$`, 'A1'],
        [md`$${n1}$`, 'A1'],
        [md`$1 - P(X \le 1) > ${level}$`, 'M1'],
        [md`values for $${n2 - 1}$ and $${n2}$`, 'A1'],
        [md`$${n2}$`, 'A1'],
        [md`a sensible reason in context`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${none}` },
        {
          part: 'b',
          kind: 'number',
          expected: `${1 - none}`,
          follows: '1 - a.1',
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: (first * p).toFixed(4),
              note: 'You multiplied the probability by the number of trials. That is the expected number.',
            },
          ].filter(() => Math.abs(first * p - (1 - none)) > 0.02),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${n1}`,
          accuracy: 'exact',
          mistakes: [
            { value: `${n1 - 1}`, note: 'With this number the probability is still too small.' },
          ].filter(() => n1 < 10 || (n1 - 1) % 10 !== 0),
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${n2}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${2 * n1}`,
              note: 'Twice as many are not needed: the two successes may come anywhere.',
            },
            { value: `${n2 - 1}`, note: 'With this number the probability is still too small.' },
          ].filter(({ value }) => Number(value) !== n2 && !value.endsWith('0')),
        },
        { part: 'e', kind: 'self', why: 'state a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${sf(none)}`, value: binomialCdf(0, 0, first, p) },
        { part: 'b', route: 'numeric', shown: `= ${sf(1 - none)}`, value: binomialCdf(1, first, first, p) },
        { part: 'c', route: 'numeric', shown: `n_1 = ${n1}`, value: Math.ceil(exactRoot) },
        { part: 'd', route: 'numeric', shown: `n_2 = ${n2}`, value: second },
      ],
    };
  },
});
