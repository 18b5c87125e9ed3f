import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf as significant } from '../../authoring/wording.ts';

/** Exact where it can be, such as 0.5 and not 0.500. */
const sf = (value: number) => {
  const short = String(Number(value.toPrecision(3)));
  return Math.abs(Number(short) - value) < 1e-9 ? short : significant(value);
};

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['4.6'],
  parameters: {
    story: choice(
      { box: 'A jar in a shop in Murano holds $n$ glass beads', many: 'beads', one: 'bead', a: 'red' },
      { box: 'A bag in a school in Suva holds $n$ counters', many: 'counters', one: 'counter', a: 'green' },
      {
        box: 'A box on a farm in Wexford holds $n$ bulbs, which all look alike,',
        many: 'bulbs',
        one: 'bulb',
        a: 'yellow',
      },
    ),
    change: choice('add', 'take'),
    before: choice(0.2, 0.25, 0.3, 0.35, 0.4, 0.6),
    after: choice(0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7),
    k: integers(4, 15),
    draws: choice(200, 250, 300, 400),
  },
  allow: ({ change, before, after, k, draws }) => {
    const added = change === 'add' ? k : -k;
    if (change === 'add' ? after <= before : after >= before) return false;
    const n = (added * (1 - after)) / (after - before);
    return (
      Math.abs(n - Math.round(n)) < 1e-9 &&
      Math.abs(before * n - Math.round(before * n)) < 1e-9 &&
      n >= 20 &&
      n <= 120 &&
      before * n + added > 3 &&
      (draws * after) % 1 === 0
    );
  },
  write: ({ story, change, before, after, k, draws }) => {
    const { box, many, one, a } = story;
    const added = change === 'add' ? k : -k;
    const n = Math.round((added * (1 - after)) / (after - before));
    const first = Math.round(before * n);
    const sign = added > 0 ? '+' : '-';
    const atLeast = 1 - (1 - after) ** 2;
    const observed = Math.round(draws * after * 1.3);
    const gap = Number((after - before).toFixed(4));
    const right = Number((added * (1 - after)).toFixed(4));
    const num = (value: number) => String(Number(value.toFixed(6)));
    const found = Array.from({ length: 400 }, (_, total) => total).find(
      (total) => total + added > 0 && Math.abs((before * total + added) / (total + added) - after) < 1e-12,
    )!;
    return {
      text: md`${box}. The probability that a ${one} chosen at random is ${a} is $${before}$.

(a) Write down, in terms of $n$, the number of ${a} ${many}. [1]

Then $${k}$ ${a} ${many} are ${change === 'add' ? 'added' : 'taken out'}. Now the probability that a ${one} chosen at random is ${a} is $${after}$.

(b) Find the value of $n$. [3]

(c) Find the number of ${a} ${many} at the beginning. [1]

After the change, a ${one} is chosen at random, its colour is noted, and it is put back. This is done $${draws}$ times.

(d) Find the expected number of times that a ${a} ${one} is chosen. [1]

(e) Find the probability that at least one of the first two ${many} is ${a}. [2]

(f) A ${a} ${one} is chosen $${observed}$ times. Comment on this result, and suggest a possible reason. [2]`,
      hints: [
        md`A probability is the number of ${a} ones divided by the number of all.`,
        md`When ${many} are ${change === 'add' ? 'added' : 'taken out'}, *both* numbers change.`,
        md`“At least one” calls for the complement.`,
      ],
      answer: md`(a) $${before}n$

(b) There are now $${before}n ${sign} ${k}$ ${a} ${many} among $n ${sign} ${k}$: $\frac{${before}n ${sign} ${k}}{n ${sign} ${k}} = ${after}$. Multiply by the denominator: $${before}n ${sign} ${k} = ${after}n ${sign} ${num(after * k)}$. So $${num(Math.abs(gap))}n = ${num(Math.abs(right))}$ and $n = ${n}$.

(c) $${before} \times ${n} = ${first}$

(d) $${draws} \times ${after} = ${num(draws * after)}$

(e) The complement is that neither is ${a}. The ${one} is put back, so the probability stays the same: $1 - ${num(1 - after)}^2 = ${sf(atLeast)}$.

(f) It is much more than the expected $${num(draws * after)}$, which is hard to explain by chance alone in so many draws. Perhaps the ${many} were not mixed well, or the ${a} ones can be felt.

**Calculator:** the equation of (b) can be solved with the numerical solver; try it, but write the equation down.

**Watch out:** Put the change in the numerator *and* in the denominator.`,
      scheme: [
        [md`$${before}n$`, 'A1'],
        [md`$${before}n ${sign} ${k}$ over $n ${sign} ${k}$`, 'M1'],
        [md`$\frac{${before}n ${sign} ${k}}{n ${sign} ${k}} = ${after}$`, 'A1'],
        [md`$n = ${n}$`, 'A1'],
        [md`$${first}$ (follow through)`, 'A1'],
        [md`$${num(draws * after)}$`, 'A1'],
        [md`$1 - ${num(1 - after)}^2$`, 'M1'],
        [md`$${sf(atLeast)}$`, 'A1'],
        [md`much more than expected`, 'R1'],
        [md`a sensible reason, such as that the ${many} were not mixed`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'expression', expected: `${before}n`, variables: ['n'] },
        {
          part: 'b',
          kind: 'number',
          label: '$n =$',
          expected: `${n}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: num(Math.abs(k / gap)),
              note: 'The number of all changes as well. Change the denominator, too.',
            },
          ].filter(({ value }) => Math.abs(Number(value) - n) > 4 && Number.isInteger(Number(value))),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${first}`,
          accuracy: 'exact',
          follows: `${before} * b.1`,
          unless: 'n < 0',
        },
        { part: 'd', kind: 'number', expected: num(draws * after), accuracy: 'exact' },
        {
          part: 'e',
          kind: 'number',
          expected: num(atLeast),
          mistakes: [
            { value: num(after ** 2), note: `That is the probability that both are ${a}.` },
            { value: num(2 * after * (1 - after)), note: 'That is the probability of exactly one.' },
          ].filter(
            ({ value }, place, list) =>
              Math.abs(Number(value) - atLeast) > 0.01 &&
              list.findIndex((other) => other.value === value) === place,
          ),
        },
        { part: 'f', kind: 'self', why: 'comment' },
      ],
      checks: [
        {
          part: 'a',
          route: 'symbolic',
          shown: `${before}n`,
          variable: 'n',
          value: (value) => value - (1 - before) * value,
        },
        { part: 'b', route: 'simulation', shown: `n = ${n}`, value: found },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${first}`,
          value: Math.round(root((x) => (x + added) / (n + added) - after, 0, n)),
        },
        {
          part: 'd',
          route: 'exact',
          shown: `= ${num(draws * after)}`,
          value: (draws * (first + added)) / (n + added),
          within: 1e-6,
        },
        { part: 'e', route: 'exact', shown: `= ${sf(atLeast)}`, value: after + (1 - after) * after },
      ],
    };
  },
});
