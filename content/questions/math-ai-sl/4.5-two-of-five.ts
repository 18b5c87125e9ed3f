import { choose } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction } from '../../authoring/wording.ts';

const initials = ['A', 'B', 'C', 'D', 'E'] as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['4.6'],
  parameters: {
    story: choice(
      {
        where: 'A council in Ghent sends two of its five members',
        to: 'to a conference',
        names: ['Ada', 'Bram', 'Clara', 'Daan', 'Ewa'],
      },
      {
        where: 'A team in Busan needs two of its five players',
        to: 'for a doubles match',
        names: ['An', 'Bo', 'Chan', 'Dae', 'Eun'],
      },
      {
        where: 'A school in Mombasa gives prizes to two of its five best pupils',
        to: 'by lot',
        names: ['Amani', 'Baraka', 'Chiku', 'Daudi', 'Esi'],
      },
      {
        where: 'A theatre in Sofia chooses two of five dancers',
        to: 'for a short scene',
        names: ['Ani', 'Boris', 'Ceca', 'Dimo', 'Elena'],
      },
    ),
    ages: choice(
      [17, 19, 21, 22, 24],
      [18, 19, 20, 23, 26],
      [16, 18, 20, 21, 25],
      [17, 18, 21, 24, 25],
      [19, 20, 22, 23, 27],
    ),
    limit: integers(38, 46),
    picked: integers(0, 4),
    times: choice(30, 40, 60, 80),
  },
  allow: ({ ages, limit }) => {
    const over = ages
      .flatMap((age, i) => ages.slice(i + 1).map((other) => age + other))
      .filter((sum) => sum > limit).length;
    return over >= 3 && over <= 7;
  },
  write: ({ story, ages, limit, picked, times }) => {
    const { where, to, names } = story;
    const pairs = initials.flatMap((one, i) =>
      initials.slice(i + 1).map((other, j) => ({
        name: `${one}${other}`,
        members: [i, i + 1 + j],
        sum: ages[i]! + ages[i + 1 + j]!,
      })),
    );
    const over = pairs.filter(({ sum }) => sum > limit);
    const overWith = over.filter(({ members }) => members.includes(picked));
    const eldest = pairs.filter(({ members }) => !members.includes(4));
    const p = over.length / 10;
    const lowest = fraction(over.length, 10);
    const unreduced = md`\frac{${over.length}}{10}`;
    const overShown = lowest === unreduced ? lowest : `${unreduced} = ${lowest}`;
    return {
      text: md`${where} ${to}. The two are chosen at random. The table shows the five people and their ages.

| | ${names.map((name, index) => `${name} ($${initials[index]}$)`).join(' | ')} |
|---|---|---|---|---|---|
| Age | ${ages.join(' | ')} |

(a) List all pairs that can be chosen, such as $AB$, and write down their number. [2]

(b) Find the probability that ${names[4]} is **not** chosen. [2]

(c) Find the probability that the sum of the two ages is greater than $${limit}$. [2]

(d) The sum of the two ages is greater than $${limit}$. Find the probability that ${names[picked]} is one of the two. [2]

(e) If two people were chosen in this way on $${times}$ occasions, find the expected number of times that the sum of the ages would be greater than $${limit}$. [1]`,
      hints: [
        md`List the pairs in order: first all with $A$, then all with $B$ but without $A$, and so on. $AB$ and $BA$ are the same pair.`,
        md`All pairs are equally likely, so count.`,
        md`In (d) only the pairs that you counted in (c) are possible.`,
      ],
      answer: md`(a) $${pairs.map(({ name }) => name).join(',\\ ')}$. There are $${pairs.length}\ \text{pairs}$, all equally likely.

(b) The pairs without $E$ are $${eldest.map(({ name }) => name).join(',\\ ')}$, so the probability is $\frac{6}{10} = \frac{3}{5}$.

(c) The pairs with a sum greater than $${limit}$ are $${over.map(({ name }) => name).join(',\\ ')}$. $P(\text{sum} > ${limit}) = ${overShown}$

(d) Of these $${over.length}$ pairs, $${overWith.length}$ ${overWith.length === 1 ? 'contains' : 'contain'} $${initials[picked]}$. $P(${initials[picked]} \mid \text{sum} > ${limit}) = ${fraction(overWith.length, over.length)}$

(e) $${times} \times ${fraction(over.length, 10)} = ${times * p}$

**Watch out:** $AB$ and $BA$ are one pair. If you count both, you have $20$ outcomes; that also works, but only if you do it everywhere.`,
      scheme: [
        [md`a systematic list with at least six correct pairs`, 'M1'],
        [md`all pairs, $10$`, 'A1'],
        [md`counts the pairs without $E$ (or $1 - \frac{4}{10}$)`, 'M1'],
        [md`$\frac{3}{5}$`, 'A1'],
        [md`finds the sums of the pairs`, 'M1'],
        [md`$${fraction(over.length, 10)}$`, 'A1'],
        [md`denominator $${over.length}$`, 'M1'],
        [md`$${fraction(overWith.length, over.length)}$`, 'A1'],
        [md`$${times * p}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Number of pairs',
          expected: '10',
          accuracy: 'exact',
          mistakes: [
            { value: '25', note: 'Nobody can be chosen twice, and the order does not matter.' },
            { value: '5', note: 'That is the number of people. How many pairs can they form?' },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: '3/5',
          mistakes: [
            { value: '2/5', note: md`That is the probability that ${names[4]} is chosen.` },
            { value: '4/5', note: md`Two people are chosen, not one. Count the pairs without $E$.` },
          ],
        },
        { part: 'c', kind: 'number', expected: `${over.length}/10` },
        {
          part: 'd',
          kind: 'number',
          expected: `${overWith.length}/${over.length}`,
          mistakes: [
            {
              value: `${overWith.length}/10`,
              note: 'You divided by all pairs. It is known that the sum is large, so only those pairs count.',
            },
          ].filter(() => overWith.length > 0),
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${times * p}`,
          follows: `${times} * c.1`,
          accuracy: 'exact',
          unless: `n < 0 or n > ${times}`,
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `${pairs.length}\\ \\text{pairs}`, value: choose(5, 2) },
        { part: 'b', route: 'exact', shown: '\\frac{6}{10} = \\frac{3}{5}', value: (4 / 5) * (3 / 4) },
        {
          part: 'c',
          route: 'simulation',
          shown: `> ${limit}) = ${overShown}`,
          value:
            ages.flatMap((age, i) => ages.filter((other, j) => i !== j && age + other > limit)).length / 20,
        },
        {
          part: 'd',
          route: 'simulation',
          shown: `> ${limit}) = ${fraction(overWith.length, over.length)}`,
          value:
            ages.filter((age, j) => j !== picked && age + ages[picked]! > limit).length /
            (ages.flatMap((age, i) => ages.filter((other, j) => i !== j && age + other > limit)).length / 2),
        },
        { part: 'e', route: 'exact', shown: `= ${times * p}`, value: (times * over.length) / choose(5, 3) },
      ],
    };
  },
});
