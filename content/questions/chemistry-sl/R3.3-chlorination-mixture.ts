import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const ratios = [1, 2, 5, 10];

/**
 * Percentage of the chlorine that is used for the monochloro product, in a mixture with that many moles of methane
 * for each mole of chlorine. The rest makes products with more chlorine.
 */
const share = (ratio: number, quick: number) => 100 * (1 - Math.exp(-quick * ratio ** 0.62));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    place: choice('Rotterdam', 'Jubail', 'Ulsan', 'Camaçari'),
    quick: integers(48, 66, 2),
    gas: integers(320, 560, 20),
    peak: choice(0.4, 0.5, 0.6, 0.7, 0.8),
  },
  write: ({ place, quick, gas, peak }) => {
    const mono = ratios.map((ratio) => Math.round(share(ratio, quick / 100)));
    const ethane = peak;
    const methane = gas;
    // Methane to chlorine 5 : 1; one mole of chlorine makes one substitution.
    const chlorine = methane / 5;
    const mass = chlorine * (mono[2]! / 100) * 50.49;
    const rise = mono[3]! - mono[2]!;
    const first = mono[1]! - mono[0]!;
    return {
      text: md`A pilot plant in ${place} chlorinates methane in ultraviolet light. Different ratios of methane to chlorine are tried. In each run all the chlorine reacts, the product is analysed, and the percentage of the chlorine that was used to form $\mathrm{CH_3Cl}$ is found.

| $n(\mathrm{CH_4}) : n(\mathrm{Cl_2})$ | ${ratios.map((ratio) => `${ratio} : 1`).join(' | ')} |
|---|---|---|---|---|
| chlorine used to form $\mathrm{CH_3Cl}$ / % ($\pm 1$) | ${mono.map((one) => md`$${one}$`).join(' | ')} |

![](drawing:data)

(a) Describe the trend in the graph. [1]

(b) Explain the trend with the steps of the mechanism. [2]

(c) Calculate the increase in this percentage from the ratio $5 : 1$ to $10 : 1$, and its absolute uncertainty. [2]

(d) Suggest why the plant does not work with a ratio of $100 : 1$. [1]

(e) In the run with $5 : 1$, $${methane}\ \text{mol}$ of methane is used. Determine the mass of $\mathrm{CH_3Cl}$ formed, in kg. $M(\mathrm{CH_3Cl}) = 50.49\ \text{g mol}^{-1}$ [2]

(f) The product also contains $${decimals(ethane, 1)}\%$ of ethane. Write the equation of the step in which it forms, and explain what its presence shows about the mechanism. [2]`,
      hints: [
        md`What does a chlorine radical meet, when there is little methane and much $\mathrm{CH_3Cl}$?`,
        md`The uncertainties of two values add when their difference is taken.`,
        md`First find the amount of chlorine, then the part of it that makes $\mathrm{CH_3Cl}$.`,
      ],
      answer: md`(a) The percentage of the chlorine that forms $\mathrm{CH_3Cl}$ rises with the ratio of methane to chlorine, but less and less.

(b) A chlorine radical can take a hydrogen atom from methane, which leads to $\mathrm{CH_3Cl}$, or from $\mathrm{CH_3Cl}$ that has already formed, which leads to $\mathrm{CH_2Cl_2}$ and further. The larger the excess of methane, the more likely a radical meets a molecule of methane.

(c) The increase is $${mono[3]} - ${mono[2]} = ${rise}\%$. Both values have an uncertainty of $1\%$, and these add: $1 + 1 = 2\%$.

(d) Most of the methane would not react: it would have to be separated and used again, which costs energy, while the percentage would hardly rise any more.

(e) $n(\mathrm{Cl_2}) = \dfrac{${methane}}{5} = ${sf(chlorine)}\ \text{mol}$. Of this, $${mono[2]}\%$ makes $\mathrm{CH_3Cl}$, one mole from one mole: $n = ${sf(chlorine * (mono[2]! / 100), 4)}\ \text{mol}$. So $m = ${sf(chlorine * (mono[2]! / 100), 4)} \times 50.49 \times 10^{-3} = ${sf(mass / 1000)}\ \text{kg}$.

(f) $\mathrm{CH_3^{\bullet} + CH_3^{\bullet} \rightarrow C_2H_6}$, a termination step. Ethane can only form if methyl radicals occur, so it is evidence for the radical mechanism.

**Watch out:** an excess of the *alkane* favours the first substitution; an excess of chlorine favours the last.`,
      scheme: [
        [md`increases, less and less (accept: increases)`, '1'],
        [md`$\mathrm{CH_3Cl}$ can react further with chlorine radicals OWTTE`, '1'],
        [md`with excess methane a radical is more likely to meet methane OWTTE`, '1'],
        [md`$${rise}\%$`, '1'],
        [md`$\pm 2\%$`, '1'],
        [md`much methane is left over and must be separated / little gain OWTTE`, '1'],
        [md`$n(\mathrm{Cl_2}) = ${sf(chlorine)}\ \text{mol}$, multiplied by $${mono[2]}\%$`, '1'],
        [md`$${sf(mass / 1000)}\ \text{kg}$ (accept two significant figures)`, '1'],
        [md`$\mathrm{2CH_3^{\bullet} \rightarrow C_2H_6}$ (dots needed)`, '1'],
        [md`methyl radicals occur OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'describe' },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'number',
          label: 'Increase in %:',
          expected: `${rise}`,
          accuracy: 'exact',
          marks: 1,
          ...(first !== rise && {
            mistakes: [{ value: `${first}`, note: md`That is the increase from $1 : 1$ to $2 : 1$.` }],
          }),
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Absolute uncertainty in %: ±',
          expected: '2',
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: '1', note: md`Both values have an uncertainty. They add.` }],
        },
        { part: 'd', kind: 'self', why: 'suggest' },
        {
          part: 'e',
          kind: 'number',
          expected: precise(mass / 1000),
          unit: 'kg',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: precise(mass / 200),
              note: md`You used the amount of methane. Only a fifth as much chlorine is there.`,
            },
            {
              value: precise((chlorine * 50.49) / 1000),
              note: md`Not all the chlorine makes $\mathrm{CH_3Cl}$.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'an equation with two like radicals, and an explanation' },
      ],
      checks: [
        { part: 'c', route: 'exact', shown: `= ${rise}`, value: 100 - mono[2]! - (100 - mono[3]!) },
        { part: 'c', route: 'exact', shown: md`= 2\%`, value: mono[3]! + 1 - (mono[2]! - 1) - rise },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(mass / 1000)}\ \text{kg}`,
          value: (methane * mono[2]! * (12.01 + 3 * 1.01 + 35.45)) / 500 / 1000,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 12],
          y: [0, 100],
          xLabel: 'moles of methane for each mole of chlorine',
          yLabel: 'Chlorine that forms CH_3Cl / %',
          ticks: { x: 2, y: 10 },
          curves: [{ f: (x: number) => share(x, quick / 100), from: 0.5, to: 11.5 }],
          points: ratios.map((ratio, index) => ({ at: [ratio, mono[index]!] as const, cross: true })),
          description:
            'The percentage of the chlorine that forms chloromethane rises with the ratio of methane to chlorine, steeply at first and then less.',
        }),
      },
    };
  },
});
