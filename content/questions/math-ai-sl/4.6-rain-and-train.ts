import { md, template } from '../../authoring/design.ts';
import { choice, randomFrom } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { treeDiagram } from '../../figures/tree-diagram.ts';

const p2 = (value: number) => String(Number(value.toFixed(4)));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    person: choice(
      { name: 'Freja', city: 'Aarhus', she: 'she', her: 'her' },
      { name: 'Ibrahim', city: 'Sarajevo', she: 'he', her: 'his' },
      { name: 'Akiko', city: 'Sendai', she: 'she', her: 'her' },
    ),
    rain: choice(0.15, 0.2, 0.25, 0.3, 0.35, 0.4),
    wet: choice(0.16, 0.22, 0.28, 0.36),
    dry: choice(0.04, 0.05, 0.08, 0.1),
    days: choice(40, 60, 80),
  },
  write: ({ person, rain, wet, dry, days }) => {
    const { name, city, she, her } = person;
    const late = rain * wet + (1 - rain) * dry;
    const given = (rain * wet) / late;
    const twice = 1 - (1 - late) ** 2;
    // Many mornings, followed one by one.
    const random = randomFrom(`${name} ${rain} ${wet} ${dry}`);
    const mornings = 400_000;
    let [lates, wetLates] = [0, 0];
    for (let morning = 0; morning < mornings; morning += 1) {
      const rains = random() < rain;
      if (random() < (rains ? wet : dry)) {
        lates += 1;
        if (rains) wetLates += 1;
      }
    }
    const branches = (withNumbers: boolean) => [
      {
        label: 'rain',
        p: p2(rain),
        next: [
          { label: 'late', p: p2(wet) },
          { label: 'on time', ...(withNumbers && { p: p2(1 - wet) }) },
        ],
      },
      {
        label: 'no rain',
        ...(withNumbers && { p: p2(1 - rain) }),
        next: [
          { label: 'late', p: p2(dry) },
          { label: 'on time', ...(withNumbers && { p: p2(1 - dry) }) },
        ],
      },
    ];
    return {
      text: md`${name} takes the train to work in ${city}. On any working day it rains in the morning with probability $${rain}$. If it rains, ${she} is late for work with probability $${wet}$; otherwise with probability $${dry}$.

![](drawing:tree)

(a) Complete the tree diagram. [2]

(b) Find the probability that ${name} is late on a given day. [3]

(c) One day ${name} is late. Find the probability that it rained that morning. [3]

(d) Find the expected number of days on which ${name} is late during $${days}$ working days. [1]

(e) Find the probability that ${name} is late on at least one of ${her} next two working days, assuming that the days are independent. [2]`,
      hints: [
        md`The branches that leave a point have probabilities with sum $1$.`,
        md`There are two ways of being late. Multiply along each of them.`,
        md`For (c), use $P(\text{rain} \mid \text{late}) = \frac{P(\text{rain and late})}{P(\text{late})}$.`,
      ],
      answer: md`(a) The missing probabilities complete the others to $1$:

![](drawing:complete)

(b) $P(\text{late}) = ${rain} \times ${wet} + ${p2(1 - rain)} \times ${dry} = ${p2(late)}$

(c) $P(\text{rain} \mid \text{late}) = \dfrac{${rain} \times ${wet}}{${p2(late)}} = \dfrac{${p2(rain * wet)}}{${p2(late)}} = ${sf(given)}$

(d) $${days} \times ${p2(late)} = ${sf(days * late)}$ days

(e) The complement is to be on time on both days: $1 - (1 - ${p2(late)})^2 = 1 - ${p2(1 - late)}^2 = ${sf(twice)}$

**Watch out:** The given $${wet}$ is $P(\text{late} \mid \text{rain})$. Part (c) asks for the other way round, so it can't be read off the tree but needs the total from (b) in the denominator.`,
      scheme: [
        [md`$${p2(1 - rain)}$`, 'A1'],
        [md`$${p2(1 - wet)}$ and $${p2(1 - dry)}$`, 'A1'],
        [md`multiplies along a branch that ends with "late"`, 'M1'],
        [md`adds two products`, 'M1'],
        [md`$${p2(late)}$`, 'A1'],
        [md`uses the formula for a conditional probability`, 'M1'],
        [md`$\frac{${p2(rain * wet)}}{${p2(late)}}$`, 'A1'],
        [md`$${sf(given)}$`, 'A1'],
        [md`$${sf(days * late)}$`, 'A1'],
        [md`$1 - ${p2(1 - late)}^2$, or a sum of three products`, 'M1'],
        [md`$${sf(twice)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Probability of no rain',
          expected: p2(1 - rain),
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Probabilities of being on time: after rain, after no rain',
          expected: `(${p2(1 - wet)}, ${p2(1 - dry)})`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `(${p2(1 - dry)}, ${p2(1 - wet)})`,
              note: md`You swapped the two: first comes the probability of being on time after rain.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: p2(late),
          mistakes: [
            {
              value: ((wet + dry) / 2).toFixed(5),
              note: md`You took the mean of the two probabilities. Rain and no rain aren't equally likely: weight them.`,
            },
            {
              value: (rain * wet).toFixed(5),
              note: md`That is one branch only. ${name} can be late without rain, too.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${given}`,
          follows: `${rain} * ${wet} / b.1`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: (rain * wet).toFixed(5),
              note: md`That is the probability of rain and being late. Divide it by the probability of being late.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number((days * late).toFixed(6))}`,
          unit: 'days',
          follows: `${days} * b.1`,
          unless: `n < 0 or n > ${days}`,
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(twice.toFixed(10))}`,
          follows: '1 - (1 - b.1)^2',
          unless: 'p < 0 or p > 1',
          mistakes: [
            {
              value: (late * late).toFixed(6),
              note: md`That is the probability of being late on both days.`,
            },
            {
              value: (2 * late).toFixed(6),
              note: md`You added the two probabilities, so that being late on both days counts twice.`,
            },
          ],
        },
      ],
      checks: [
        // What the branches leave of a hundred days.
        { part: 'a', route: 'exact', shown: p2(1 - rain), value: (100 - Math.round(100 * rain)) / 100 },
        { part: 'b', route: 'simulation', shown: `= ${p2(late)}`, value: lates / mornings, within: 0.004 },
        { part: 'c', route: 'simulation', shown: `= ${sf(given)}`, value: wetLates / lates, within: 0.015 },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(days * late)}`,
          value: days * (dry + rain * (wet - dry)),
        },
        { part: 'e', route: 'numeric', shown: `= ${sf(twice)}`, value: late * late + 2 * late * (1 - late) },
      ],
      drawings: {
        tree: treeDiagram({
          branches: branches(false),
          description: `A tree diagram with the branches rain (${rain}) and no rain, each followed by late (${wet} after rain, ${dry} after no rain) and on time. The other probabilities are missing.`,
        }),
        complete: treeDiagram({
          branches: branches(true),
          description: 'The same tree diagram with all probabilities filled in.',
        }),
      },
    };
  },
});
