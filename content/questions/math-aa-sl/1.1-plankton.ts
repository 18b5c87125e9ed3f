import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const tidy = (value: number): number => Number(value.toPrecision(9));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    bay: choice('Valparaíso', 'Haifa', 'Dakar', 'Busan', 'Tallinn'),
    density: integers(2, 8),
    densityPower: integers(5, 7),
    volume: choice(2, 2.5, 3, 4, 6, 8),
    volumePower: integers(7, 9),
    added: integers(2, 9),
    lagoon: choice(2, 4, 5, 8),
    lagoonPower: integers(4, 6),
    lagoonDensity: integers(2, 9),
    lagoonDensityPower: integers(5, 8),
  },
  allow: ({ density, volume, added, lagoon, lagoonDensity }) =>
    density * volume > 10 && density + added / 10 < 10 && lagoon * lagoonDensity > 10,
  write: ({
    bay,
    density,
    densityPower,
    volume,
    volumePower,
    added,
    lagoon,
    lagoonPower,
    lagoonDensity,
    lagoonDensityPower,
  }) => {
    const product = tidy(density * volume);
    const cells = tidy(product / 10);
    const cellsPower = densityPower + volumePower + 1;
    const raised = tidy(density + added / 10);
    const lagoonCells = tidy((lagoon * lagoonDensity) / 10);
    const lagoonCellsPower = lagoonPower + lagoonDensityPower + 1;
    const quotient = tidy(lagoonCells / lagoon);
    return {
      text: md`In spring, each cubic metre of sea water in a bay near ${bay} contains $${density} \times 10^{${densityPower}}$ plankton cells. The volume of water in the bay is $${volume} \times 10^{${volumePower}}\ \text{m}^3$.

Give each answer in the form $a \times 10^k$, where $1 \le a < 10$ and $k \in \mathbb{Z}$.

(a) Find the number of plankton cells in the bay. [2]

(b) After a storm, each cubic metre contains $${added} \times 10^{${densityPower - 1}}$ cells more than before. Find the number of cells in each cubic metre now. [2]

(c) A lagoon nearby has a volume of $${lagoon} \times 10^{${lagoonPower}}\ \text{m}^3$ and contains $${lagoonCells} \times 10^{${lagoonCellsPower}}$ cells in total. Find the mean number of cells in each cubic metre of the lagoon. [2]`,
      hints: [
        md`Multiply the numbers in front, and add the exponents. Is the number in front then between $1$ and $10$?`,
        md`Before two numbers in standard form can be added, both need the same power of $10$.`,
      ],
      answer: md`(a) $(${density} \times 10^{${densityPower}}) \times (${volume} \times 10^{${volumePower}}) = ${product} \times 10^{${densityPower + volumePower}}$. The number in front must be less than $10$, so this is $${cells} \times 10^{${cellsPower}}$ cells.

(b) With the same power of ten, $${added} \times 10^{${densityPower - 1}} = ${added / 10} \times 10^{${densityPower}}$. The new number is $(${density} + ${added / 10}) \times 10^{${densityPower}} = ${raised} \times 10^{${densityPower}}$ cells.

(c) $\dfrac{${lagoonCells} \times 10^{${lagoonCellsPower}}}{${lagoon} \times 10^{${lagoonPower}}} = ${quotient} \times 10^{${lagoonDensityPower + 1}}$, which is $${lagoonDensity} \times 10^{${lagoonDensityPower}}$ cells in each cubic metre.

**Watch out:** In (b), the $${added}$ belongs to a smaller power of ten, so the number in front isn't $${density} + ${added}$. When you shift the point in (a) and (c), the exponent goes the other way: a smaller number in front needs a larger exponent.`,
      scheme: [
        [md`multiplies: $${product} \times 10^{${densityPower + volumePower}}$`, '(M1)'],
        [md`$${cells} \times 10^{${cellsPower}}$`, 'A1'],
        [md`writes both numbers with the same power of ten`, '(M1)'],
        [md`$${raised} \times 10^{${densityPower}}$`, 'A1'],
        [md`divides: $${quotient} \times 10^{${lagoonDensityPower + 1}}$`, '(M1)'],
        [md`$${lagoonDensity} \times 10^{${lagoonDensityPower}}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: md`${cells} \times 10^{${cellsPower}}`,
          accuracy: 'exact',
          form: 'standard form',
          mistakes: [
            {
              value: md`${cells} \times 10^{${densityPower + volumePower}}`,
              note: md`You made the number in front ten times smaller. The exponent must then become larger by $1$.`,
            },
            {
              value: md`${cells} \times 10^{${densityPower * volumePower + 1}}`,
              note: md`You multiplied the exponents. When powers of $10$ are multiplied, their exponents are added.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: md`${raised} \times 10^{${densityPower}}`,
          accuracy: 'exact',
          form: 'standard form',
          mistakes: [
            {
              value: md`${density + added} \times 10^{${densityPower}}`,
              note: md`You added $${density}$ and $${added}$, but they stand in front of different powers of $10$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: md`${lagoonDensity} \times 10^{${lagoonDensityPower}}`,
          accuracy: 'exact',
          form: 'standard form',
          mistakes: [
            {
              value: md`${lagoonDensity} \times 10^{${lagoonDensityPower + 2}}`,
              note: md`You made the number in front ten times larger. The exponent must then become smaller by $1$, not larger.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`${cells} \times 10^{${cellsPower}}`,
          value: Number(`${density}e${densityPower}`) * Number(`${volume}e${volumePower}`),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${raised} \times 10^{${densityPower}}`,
          value: Number(`${density}e${densityPower}`) + Number(`${added}e${densityPower - 1}`),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`${lagoonDensity} \times 10^{${lagoonDensityPower}}`,
          value: Number(`${lagoonCells}e${lagoonCellsPower}`) / Number(`${lagoon}e${lagoonPower}`),
        },
      ],
    };
  },
});
