import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    airline: choice('An airline in Qatar', 'A railway company in Japan', 'A hospital in Porto'),
    roll: integers(62, 80, 2),
    rollSd: choice(3, 4, 5),
    fruit: integers(130, 160, 5),
    fruitSd: choice(8, 9, 12),
    tray: integers(220, 300, 20),
    rolls: choice(2, 3),
    perGram: choice(0.002, 0.003, 0.004),
  },
  write: ({ airline, roll, rollSd, fruit, fruitSd, tray, rolls, perGram }) => {
    const mean = rolls * roll + fruit + tray;
    const variance = rolls * rollSd ** 2 + fruitSd ** 2;
    const wrong = rolls ** 2 * rollSd ** 2;
    // Two outcomes for each, one deviation below and above: all the cases together.
    const cases = [-1, 1].flatMap((f) =>
      Array.from({ length: 2 ** rolls }, (_, bits) =>
        Array.from({ length: rolls }, (__, at) => ((bits >> at) & 1 ? rollSd : -rollSd)).reduce(
          (sum, one) => sum + one,
          f * fruitSd,
        ),
      ),
    );
    const brute = cases.reduce((sum, one) => sum + one ** 2, 0) / cases.length;
    const cost = perGram * mean + 0.5;
    return {
      text: md`${airline} serves breakfasts. A roll has a mass with mean $${roll}$ g and standard deviation $${rollSd}$ g. A fruit has a mass with mean $${fruit}$ g and standard deviation $${fruitSd}$ g. All masses are independent of each other. A breakfast consists of $${rolls}$ rolls and one fruit on a tray whose mass is exactly $${tray}$ g.

Let $M$ be the total mass of a breakfast with its tray.

(a) Find the mean of $M$. [2]

(b) Find the variance and the standard deviation of $M$. [3]

(c) Chidi writes: "The $${rolls}$ rolls have the mass $${rolls}R$, so the variance of the mass of the rolls is $${rolls}^2 \times ${rollSd}^2 = ${wrong}$." Explain his mistake. [2]

(d) The cost of transporting a breakfast is $C = ${perGram}M + 0.5$ dollars. Find the mean and the standard deviation of $C$. [3]`,
      hints: [
        md`Means always add up. Variances of independent quantities add up; standard deviations do not.`,
        md`Adding a constant changes the mean but not the spread.`,
      ],
      answer: md`(a) $\mathrm{E}(M) = ${rolls} \times ${roll} + ${fruit} + ${tray} = ${mean}\ \text{g}$

(b) The tray has no variance, and the ${rolls === 2 ? 'two' : 'three'} rolls are independent, so $\mathrm{Var}(M) = ${rolls} \times ${rollSd}^2 + ${fruitSd}^2 = ${variance}\ \text{g}^2$.

The standard deviation is $\sqrt{${variance}} = ${sf(Math.sqrt(variance))}\ \text{g}$.

(c) $${rolls}R$ would be ${rolls === 2 ? 'twice' : 'three times'} the mass of one and the same roll. Here there are $${rolls}$ different rolls with independent masses, and $\mathrm{Var}(${Array.from({ length: rolls }, (_, at) => `R_${at + 1}`).join(' + ')}) = ${rolls}\,\mathrm{Var}(R) = ${rolls * rollSd ** 2}$: heavy and light rolls partly cancel.

(d) $\mathrm{E}(C) = ${perGram} \times ${mean} + 0.5 = ${decimals(cost, 2)}$ dollars

The standard deviation is $${perGram} \times ${sf(Math.sqrt(variance), 5)} = ${sf(perGram * Math.sqrt(variance))}$ dollars; the constant $0.5$ does not change it.

**Watch out:** Standard deviations don't add up: only variances do, so take the square root at the very end. In (d), the standard deviation is multiplied by $${perGram}$ itself, not by its square.`,
      scheme: [
        [md`$${rolls} \times ${roll} + ${fruit} + ${tray}$`, 'M1'],
        [md`$${mean}$ g`, 'A1'],
        [md`$${rolls} \times ${rollSd}^2 + ${fruitSd}^2$`, 'M1'],
        [md`variance $${variance}$`, 'A1'],
        [md`standard deviation $${sf(Math.sqrt(variance))}$ g`, 'A1'],
        [md`the rolls are different, independent variables`, 'R1'],
        [md`their variances are added`, 'R1'],
        [md`mean $${decimals(cost, 2)}$ dollars`, 'A1'],
        [md`multiplies the standard deviation by $${perGram}$`, 'M1'],
        [md`$${sf(perGram * Math.sqrt(variance))}$ dollars`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${mean}`,
          accuracy: 'exact',
          unit: 'g',
          mistakes: [
            { value: `${mean - tray}`, note: 'You forgot the tray.' },
            { value: `${roll + fruit + tray}`, note: md`There are $${rolls}$ rolls in a breakfast.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Variance:',
          expected: `${variance}`,
          accuracy: 'exact',
          unit: 'g^2',
          marks: 2,
          mistakes: [
            {
              value: `${wrong + fruitSd ** 2}`,
              note: md`You multiplied by $${rolls}^2$. The rolls are different and independent, so their variances add up.`,
            },
            {
              value: `${rolls * rollSd + fruitSd}`,
              note: 'You added standard deviations. It is the variances that add up.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Standard deviation:',
          expected: md`\sqrt{${variance}}`,
          unit: 'g',
          marks: 1,
          follows: 'sqrt(b.1)',
          mistakes: [
            {
              value: `${rolls * rollSd + fruitSd}`,
              note: 'You added standard deviations. Add the variances and take the root.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          label: 'Mean:',
          expected: `${Number(cost.toFixed(4))}`,
          unit: 'dollars',
          marks: 1,
          follows: `${perGram}*a.1 + 0.5`,
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Standard deviation:',
          expected: `${Number((perGram * Math.sqrt(variance)).toPrecision(8))}`,
          unit: 'dollars',
          marks: 2,
          follows: `${perGram}*b.2`,
          unless: 's <= 0',
          mistakes: [
            {
              value: sf(perGram * Math.sqrt(variance) + 0.5),
              note: md`Adding the constant $0.5$ does not change the spread.`,
            },
            {
              value: sf(perGram * variance),
              note: 'You used the variance. Multiply the standard deviation.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'd',
          route: 'exact',
          shown: `= ${decimals(cost, 2)}`,
          value: perGram * rolls * roll + perGram * fruit + (perGram * tray + 0.5),
        },
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${mean}\ \text{g}`,
          value: Array.from({ length: rolls }, () => roll).reduce((sum, one) => sum + one, tray + fruit),
        },
        { part: 'b', route: 'exact', shown: md`= ${variance}\ \text{g}^2`, value: brute },
        {
          part: 'b',
          route: 'exact',
          shown: md`= ${sf(Math.sqrt(variance))}\ \text{g}`,
          value: Math.sqrt(brute),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(perGram * Math.sqrt(variance))}`,
          value: Math.sqrt(cases.reduce((sum, one) => sum + (perGram * one) ** 2, 0) / cases.length),
        },
      ],
    };
  },
});
