import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';
import { treeDiagram } from '../../figures/tree-diagram.ts';

const stories = [
  {
    who: 'A bicycle maker in Utrecht buys its bells from three suppliers',
    item: 'bell',
    items: 'bells',
    fault: 'faulty',
    names: ['A', 'B', 'C'],
  },
  {
    who: 'A hospital in Lagos orders its thermometers from three companies',
    item: 'thermometer',
    items: 'thermometers',
    fault: 'inaccurate',
    names: ['A', 'B', 'C'],
  },
  {
    who: 'A chocolate maker in Quito receives its cocoa bags from three farms',
    item: 'bag',
    items: 'bags',
    fault: 'underweight',
    names: ['A', 'B', 'C'],
  },
  {
    who: 'A phone shop in Busan gets its chargers from three factories',
    item: 'charger',
    items: 'chargers',
    fault: 'defective',
    names: ['A', 'B', 'C'],
  },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  also: ['4.6', '4.11'],
  parameters: {
    story: choice(0, 1, 2, 3),
    shares: choice([50, 30, 20], [45, 35, 20], [60, 25, 15], [40, 35, 25], [55, 30, 15], [48, 32, 20]),
    rates: choice([2, 3, 5], [1, 4, 6], [3, 2, 8], [2, 5, 4], [4, 1, 7], [3, 6, 2]),
    asked: choice(0, 1, 2),
  },
  write: ({ story, shares, rates, asked }) => {
    const { who, item, items, fault, names } = stories[story]!;
    const share = shares.map((one) => one / 100);
    const rate = rates.map((one) => one / 100);
    const joint = share.map((one, at) => one * rate[at]!);
    const bad = joint.reduce((sum, one) => sum + one, 0);
    const posterior = joint[asked]! / bad;
    const notOther = (1 - share[asked]! - (bad - joint[asked]!)) / (1 - bad);
    // A million items, counted.
    const many = 1_000_000;
    const counted = shares.map((one, at) => (many * one * rates[at]!) / 10_000);
    const allBad = counted.reduce((sum, one) => sum + one, 0);
    const good = shares.map((one, at) => (many * one) / 100 - counted[at]!);
    const goodOthers = good.filter((_, at) => at !== asked).reduce((sum, one) => sum + one, 0);
    const name = names[asked]!;
    const F = 'F';
    const pathsOfOthers = goodOthers / many;
    const ofRates = rates.reduce((sum, one) => sum + one, 0);
    return {
      text: md`${who}, A, B and C. Of all ${items}, $${shares[0]}\%$ come from A, $${shares[1]}\%$ from B and $${shares[2]}\%$ from C. It is known that $${rates[0]}\%$ of those from A, $${rates[1]}\%$ of those from B and $${rates[2]}\%$ of those from C are ${fault}.

One ${item} is chosen at random.

(a) Draw a tree diagram that shows this information. [2]

(b) Find the probability that the ${item} is ${fault}. [2]

(c) Given that the ${item} is ${fault}, find the probability that it comes from ${name}. [2]

(d) Given that the ${item} is not ${fault}, find the probability that it does not come from ${name}. [3]`,
      hints: [
        'The first branches of the tree are the three sources, the second ones the quality.',
        "Bayes' theorem: divide the probability of the one path you want by the sum over all paths with the same end.",
      ],
      answer: md`(a) Let $F$ be the event that the ${item} is ${fault}.

![](drawing:tree)

(b) $\mathrm{P}(F) = ${share.map((one, at) => `${one} \\times ${rate[at]}`).join(' + ')} = ${sf(bad, 4).replace(/0+$/, '')}$

(c) By Bayes' theorem,

$$\mathrm{P}(${name}|F) = \frac{${share[asked]} \times ${rate[asked]}}{${sf(bad, 4).replace(/0+$/, '')}} = ${sf(posterior)}$$

(d) $\mathrm{P}(F') = 1 - ${sf(bad, 4).replace(/0+$/, '')} = ${sf(1 - bad, 5).replace(/0+$/, '')}$. The two other sources give

$$\mathrm{P}(${name}'|F') = \frac{${share
        .flatMap((one, at) => (at === asked ? [] : [`${one} \\times ${Number((1 - rate[at]!).toFixed(4))}`]))
        .join(' + ')}}{${sf(1 - bad, 5).replace(/0+$/, '')}} = ${sf(notOther)}$$

**Watch out:** $\mathrm{P}(${name}|F)$ is not $\mathrm{P}(F|${name})$, the $${rates[asked]}\%$ of the question. In (c) you look only at the ${items} that are ${fault}, from all three sources, so you must divide by $\mathrm{P}(F)$.`,
      scheme: [
        ['a tree with three branches and their probabilities', 'A1'],
        ['correct second branches with their probabilities', 'A1'],
        ['adds the products along the three paths', 'M1'],
        [md`$${sf(bad, 4).replace(/0+$/, '')}$`, 'A1'],
        ["uses Bayes' theorem", 'M1'],
        [md`$${sf(posterior)}$`, 'A1'],
        [md`$\mathrm{P}(F') = ${sf(1 - bad, 5).replace(/0+$/, '')}$`, '(A1)'],
        ['adds the two paths of the other sources and divides', 'M1'],
        [md`$${sf(notOther)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'draw' },
        {
          part: 'b',
          kind: 'number',
          expected: sf(bad, 4).replace(/0+$/, ''),
          mistakes:
            Math.abs(ofRates / 300 - bad) < 0.0005
              ? []
              : [
                  {
                    value: `${ofRates} / 300`,
                    note: md`You took the mean of the three percentages. The three sources don't have equal shares.`,
                  },
                ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: fraction(counted[asked]!, allBad),
          follows: `${Number(joint[asked]!.toPrecision(9))} / b.1`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: `${Number(joint[asked]!.toPrecision(9))}`,
              note: md`This is the probability to come from ${name} and be ${fault}. Divide by the probability of what is given.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: fraction(goodOthers, many - allBad),
          follows: `${Number(pathsOfOthers.toPrecision(9))} / (1 - b.1)`,
          unless: 'p < 0 or p > 1',
          mistakes:
            Math.abs(pathsOfOthers - notOther) < 0.004
              ? []
              : [
                  {
                    value: `${Number(pathsOfOthers.toPrecision(9))}`,
                    note: md`These are the two paths of the other sources. Divide by the probability of what is given.`,
                  },
                ],
        },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `= ${sf(bad, 4).replace(/0+$/, '')}`, value: allBad / many },
        { part: 'c', route: 'exact', shown: `= ${sf(posterior)}`, value: counted[asked]! / allBad },
        { part: 'd', route: 'exact', shown: `= ${sf(notOther)}`, value: goodOthers / (many - allBad) },
      ],
      drawings: {
        tree: treeDiagram({
          branches: names.map((label, at) => ({
            label,
            p: String(share[at]),
            next: [
              { label: `*${F}*`, p: String(rate[at]) },
              { label: `*${F}*′`, p: String(Number((1 - rate[at]!).toFixed(4))) },
            ],
          })),
          description: `Tree diagram. The first branches lead to A, B and C with probabilities ${share.join(', ')}. From each, branches lead to F with probability ${rate.join(', ')} respectively, and to not F.`,
        }),
      },
    };
  },
});
