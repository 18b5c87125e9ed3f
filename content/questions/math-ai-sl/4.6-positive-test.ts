import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { treeDiagram } from '../../figures/tree-diagram.ts';

const tidy = (value: number) => String(Number(value.toFixed(8)));

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    story: choice(
      {
        where: 'in a region of Uruguay',
        elsewhere: 'In another region',
        a: 'a cow',
        one: 'cow',
        many: 'cows',
        have: 'have an infection',
        has: 'has an infection',
        those: 'the infected cows',
        others: 'the healthy ones',
        short: 'infected',
        not: 'healthy',
        test: 'A blood test',
        same: 'The test',
      },
      {
        where: 'in Puglia',
        elsewhere: 'In another region',
        a: 'a tree',
        one: 'tree',
        many: 'olive trees',
        have: 'carry a certain bacterium',
        has: 'carries the bacterium',
        those: 'the trees that carry it',
        others: 'the healthy ones',
        short: 'infected',
        not: 'healthy',
        test: 'A test of their leaves',
        same: 'The test',
      },
      {
        where: 'at an airport in Doha',
        elsewhere: 'At another airport',
        a: 'a parcel',
        one: 'parcel',
        many: 'parcels',
        have: 'contain a forbidden item',
        has: 'contains a forbidden item',
        those: 'the parcels that contain one',
        others: 'the parcels that do not',
        short: 'item',
        not: 'no item',
        test: 'A scanner',
        same: 'The scanner',
      },
      {
        where: 'at an office in Vilnius',
        elsewhere: 'At another office',
        a: 'an email',
        one: 'email',
        many: 'emails',
        have: 'are dangerous',
        has: 'is dangerous',
        those: 'the dangerous emails',
        others: 'the harmless ones',
        short: 'dangerous',
        not: 'harmless',
        test: 'A filter',
        same: 'The filter',
      },
    ),
    rate: choice(0.01, 0.02, 0.03, 0.04, 0.05),
    hit: choice(0.9, 0.92, 0.95, 0.96, 0.98),
    wrong: choice(0.04, 0.05, 0.06, 0.08, 0.1),
  },
  allow: ({ rate, hit, wrong }) =>
    Math.abs(hit + wrong - 1) > 1e-9 && (rate * hit) / (rate * hit + (1 - rate) * wrong) < 0.5,
  write: ({ story, rate, hit, wrong }) => {
    const { where, elsewhere, a, one, many, have, has, those, others, short, not, test, same } = story;
    const again = have.replace('a certain', 'the');
    const positive = rate * hit + (1 - rate) * wrong;
    const given = (rate * hit) / positive;
    const missed = (rate * (1 - hit)) / (1 - positive);
    const needed = wrong / (hit + wrong);
    // Counted among ten thousand.
    const ill = 10_000 * rate;
    const [truly, falsely] = [ill * hit, (10_000 - ill) * wrong];
    return {
      text: md`Of the ${many} ${where}, $${tidy(100 * rate)}\%$ ${have}. ${test} gives a positive result for $${tidy(100 * hit)}\%$ of ${those}, but also for $${tidy(100 * wrong)}\%$ of ${others}.

![](drawing:tree)

(a) Write down the values of $p$ and $q$ in the tree diagram. [2]

(b) ${a.replace('a', 'A')} is chosen at random. Find the probability that its result is positive. [3]

(c) The result is positive. Find the probability that the ${one} ${has}. [2]

(d) The result is negative. Find the probability that the ${one} ${has} nevertheless. [3]

(e) Explain, using your answers, why a positive result should be followed by a second check. [1]

(f) ${elsewhere} a fraction $x$ of the ${many} ${again}. ${same} works as well as here. Find the value of $x$ for which ${a} with a positive result ${has} with probability $0.5$. [4]`,
      hints: [
        md`The branches that leave a point have probabilities with sum $1$.`,
        md`There are two ways to a positive result. Multiply along each and add.`,
        md`For (c) and (d): divide the probability of one way by the probability of the result.`,
        md`For (f), compare the two ways to a positive result, with $x$ instead of $${rate}$.`,
      ],
      answer: md`(a) $p = 1 - ${rate} = ${tidy(1 - rate)}$ and $q = 1 - ${hit} = ${tidy(1 - hit)}$

(b) Multiply along the two ways to “positive” and add: $P(\text{positive}) = ${rate} \times ${hit} + ${tidy(1 - rate)} \times ${wrong} = ${tidy(positive)}$.

(c) Of all positive results, the part that comes from the first way is $\frac{${rate} \times ${hit}}{${tidy(positive)}} = ${sf(given)}$.

*Another way:* think of $10\,000$ ${many}. Then $${tidy(ill)}$ of them ${again}, and $${tidy(truly)}$ of these have a positive result; of the others $${tidy(falsely)}$ have one. So it is $\frac{${tidy(truly)}}{${tidy(truly)} + ${tidy(falsely)}}$.

(d) The probability of a negative result is $1 - ${tidy(positive)} = ${tidy(1 - positive)}$. The way “${short} and negative” has the probability $${rate} \times ${tidy(1 - hit)} = ${tidy(rate * (1 - hit))}$. So the answer is $\frac{${tidy(rate * (1 - hit))}}{${tidy(1 - positive)}} = ${sf(missed)}$.

(e) Only $${sf(100 * given)}\%$ of the ${many} with a positive result ${again}; most positive results are false.

(f) Both ways to a positive result must be equally likely: $${hit}x = ${wrong}(1 - x)$. So $${tidy(hit + wrong)}x = ${wrong}$ and $x = ${sf(needed)}$.

**Watch out:** The probability in (c) is not $${hit}$. That is the probability of a positive result *given* that the ${one} ${has}, the other way round.`,
      scheme: [
        [md`$p = ${tidy(1 - rate)}$`, 'A1'],
        [md`$q = ${tidy(1 - hit)}$`, 'A1'],
        [md`one correct product`, 'M1'],
        [md`adds two products`, 'M1'],
        [md`$${tidy(positive)}$ (accept 3 s.f.)`, 'A1'],
        [md`$\frac{${rate} \times ${hit}}{\text{their (b)}}$`, 'M1'],
        [md`$${sf(given)}$`, 'A1'],
        [md`$${rate} \times ${tidy(1 - hit)}$`, 'A1'],
        [md`divides by $1 -$ their (b)`, 'M1'],
        [md`$${sf(missed)}$`, 'A1'],
        [md`most positive results are false (refers to (c))`, 'R1'],
        [md`uses $x$ and $1 - x$`, 'M1'],
        [md`$${hit}x = ${wrong}(1 - x)$ or an equivalent equation`, 'A1'],
        [md`attempts to solve`, 'M1'],
        [md`$${sf(needed)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', label: '$p =$', expected: tidy(1 - rate), accuracy: 'exact', marks: 1 },
        { part: 'a', kind: 'number', label: '$q =$', expected: tidy(1 - hit), accuracy: 'exact', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: tidy(positive),
          follows: `${tidy(rate * hit)} + a.1 * ${wrong}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: tidy(rate * hit),
              note: 'That is one way only. The result can be positive for the others, too.',
            },
            {
              value: tidy(hit + wrong),
              note: 'The two groups have very different sizes. Multiply along the branches first.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${given}`,
          follows: `${tidy(rate * hit)} / b.1`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            { value: `${hit}`, note: md`That is the probability the other way round.` },
            {
              value: tidy(rate * hit),
              note: 'That is the probability of both. Divide it by the probability of a positive result.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${missed}`,
          follows: `${rate} * a.2 / (1 - b.1)`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: tidy(1 - hit),
              note: `That is the probability of a negative result given that the ${one} ${has}.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'explain' },
        {
          part: 'f',
          kind: 'number',
          label: '$x =$',
          expected: `${needed}`,
          mistakes: [
            { value: (wrong / hit).toFixed(6), note: md`You forgot the factor $1 - x$ of the other way.` },
          ].filter(() => sf(wrong / hit) !== sf(needed)),
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${tidy(1 - rate)}`, value: (10_000 - ill) / 10_000 },
        { part: 'a', route: 'exact', shown: `= ${tidy(1 - hit)}`, value: (ill - truly) / ill, within: 1e-9 },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${tidy(positive)}`,
          value: (truly + falsely) / 10_000,
          within: 1e-9,
        },
        { part: 'c', route: 'exact', shown: `= ${sf(given)}`, value: truly / (truly + falsely) },
        {
          part: 'd',
          route: 'exact',
          shown: `= ${sf(missed)}`,
          value: (ill - truly) / (10_000 - truly - falsely),
        },
        {
          part: 'f',
          route: 'numeric',
          shown: `x = ${sf(needed)}`,
          value: root((x) => (x * hit) / (x * hit + (1 - x) * wrong) - 0.5, 1e-6, 1),
        },
      ],
      drawings: {
        tree: treeDiagram({
          branches: [
            {
              label: short,
              p: String(rate),
              next: [
                { label: 'positive', p: String(hit) },
                { label: 'negative', p: '*q*' },
              ],
            },
            { label: not, p: '*p*', next: [{ label: 'positive', p: String(wrong) }, { label: 'negative' }] },
          ],
          description: `A tree diagram. First ${short} (${rate}) or ${not} (p). After ${short}: positive (${hit}) or negative (q). After ${not}: positive (${wrong}) or negative.`,
        }),
      },
    };
  },
});
