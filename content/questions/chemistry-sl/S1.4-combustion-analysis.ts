import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

const ratios = [
  { c: 3, h: 6, o: 1 },
  { c: 4, h: 8, o: 1 },
  { c: 2, h: 4, o: 1 },
  { c: 1, h: 2, o: 1 },
  { c: 3, h: 8, o: 1 },
  { c: 5, h: 10, o: 1 },
  { c: 3, h: 6, o: 2 },
  { c: 4, h: 10, o: 1 },
] as const;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    formula: choice(...ratios),
    times: integers(1, 3),
    amount: integers(12, 40),
    source: choice(
      'the peel of a fruit from Madagascar',
      'a resin of Oman',
      'a flower of Borneo',
      'a herb of the Andes',
    ),
  },
  allow: ({ formula: { c, h, o }, times }) => {
    const molar = times * (c * 12.01 + h * 1.01 + o * 16);
    // Saturated molecules can't be doubled: they would have too many atoms of hydrogen.
    return molar > 55 && molar < 190 && h * times <= 2 * c * times + 2;
  },
  write: ({ formula: { c, h, o }, times, amount, source }) => {
    const unit = c * 12.01 + h * 1.01 + o * 16;
    const n = amount / 1000;
    const sample = Number(decimals(n * unit, 3));
    const carbonDioxide = Number(decimals(n * c * 44.01, 3));
    const water = Number(decimals((n * h * 18.02) / 2, 3));
    const nC = carbonDioxide / 44.01;
    const nH = (2 * water) / 18.02;
    const oxygen = sample - nC * 12.01 - nH * 1.01;
    const nO = oxygen / 16;
    const molar = Math.round(unit * times);
    const write = (k: number) =>
      `${c * k === 1 ? 'C' : `C_{${c * k}}`}H_{${h * k}}${o * k === 1 ? 'O' : `O_{${o * k}}`}`.replaceAll(
        /_\{(\d)\}/g,
        '_$1',
      );
    const smallest = Math.min(nC, nH, nO);
    return {
      text: md`A compound from ${source} contains only carbon, hydrogen and oxygen. Complete combustion of $${sf(sample, sample < 1 ? 3 : 4)}\ \text{g}$ of it gives $${sf(carbonDioxide, carbonDioxide < 1 ? 3 : 4)}\ \text{g}$ of carbon dioxide and $${sf(water, water < 1 ? 3 : 4)}\ \text{g}$ of water.

Molar masses: $M(\mathrm{CO_2}) = 44.01\ \text{g mol}^{-1}$, $M(\mathrm{H_2O}) = 18.02\ \text{g mol}^{-1}$; $A_r$: $\mathrm{C}$ 12.01, $\mathrm{H}$ 1.01, $\mathrm{O}$ 16.00

(a) Calculate the amount, in mol, of carbon and of hydrogen in the sample. [2]

(b) Determine the mass of oxygen in the sample. [2]

(c) Determine the empirical formula of the compound. [2]

(d) The molar mass of the compound is found to be close to $${molar}\ \text{g mol}^{-1}$. Deduce its molecular formula. [1]

(e) Suggest why the mass of oxygen could not be found directly from the masses of the products. [1]`,
      hints: [
        'All the carbon of the sample is in the carbon dioxide, all its hydrogen in the water. Each molecule of water has two atoms of hydrogen.',
        'What is left of the mass of the sample, when carbon and hydrogen are taken away, is oxygen.',
      ],
      answer: md`(a) $n(\mathrm{C}) = n(\mathrm{CO_2}) = \dfrac{${sf(carbonDioxide, carbonDioxide < 1 ? 3 : 4)}}{44.01} = ${sf(nC)}\ \text{mol}$

$n(\mathrm{H}) = 2n(\mathrm{H_2O}) = 2 \times \dfrac{${sf(water, water < 1 ? 3 : 4)}}{18.02} = ${sf(nH)}\ \text{mol}$

(b) $m(\mathrm{C}) = ${sf(nC, 5)} \times 12.01 = ${sf(nC * 12.01, 4)}\ \text{g}$ and $m(\mathrm{H}) = ${sf(nH, 5)} \times 1.01 = ${sf(nH * 1.01, 4)}\ \text{g}$. The rest is oxygen:

$$m(\mathrm{O}) = ${sf(sample, sample < 1 ? 3 : 4)} - ${sf(nC * 12.01, 4)} - ${sf(nH * 1.01, 4)} \approx ${sf(oxygen, 4)}\ \text{g} \approx ${sf(oxygen)}\ \text{g}$$

(c) $n(\mathrm{O}) = \dfrac{${sf(oxygen, 4)}}{16.00} = ${sf(nO)}\ \text{mol}$. Dividing the three amounts by the smallest gives $\mathrm{C} : \mathrm{H} : \mathrm{O} = ${decimals(nC / smallest, 2)} : ${decimals(nH / smallest, 2)} : ${decimals(nO / smallest, 2)}$, which is $${c} : ${h} : ${o}$ in whole numbers. The empirical formula is $\mathrm{${write(1)}}$.

(d) The empirical formula has the mass $${decimals(unit, 2)}$, and $\dfrac{${molar}}{${decimals(unit, 2)}} \approx ${times}$, so the molecular formula is $\mathrm{${write(times)}}$.

(e) The oxygen in the products comes partly from the compound and partly from the oxygen gas in which it is burned.

**Watch out:** It is easy to forget the factor $2$ for hydrogen, or to form the ratio from masses instead of amounts. Don't round the amounts too early, or the ratio will not come close to whole numbers.`,
      scheme: [
        [md`$n(\mathrm{C}) = ${sf(nC)}\ \text{mol}$`, '1'],
        [md`$n(\mathrm{H}) = ${sf(nH)}\ \text{mol}$ (do not accept the amount of water)`, '1'],
        ['subtracts the masses of carbon and hydrogen from that of the sample', '1'],
        [md`$${sf(oxygen)}\ \text{g}$ (allow ECF from (a))`, '1'],
        [
          md`$n(\mathrm{O}) = ${sf(nO)}\ \text{mol}$ and a ratio of the amounts (allow ECF from (b); do not accept a ratio of masses)`,
          '1',
        ],
        [md`$\mathrm{${write(1)}}$`, '1'],
        [md`$\mathrm{${write(times)}}$ (allow ECF from (c))`, '1'],
        ['oxygen in the products comes also from the oxygen gas OWTTE', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$n(\mathrm{C}) =$`,
          expected: precise(nC),
          unit: 'mol',
          marks: 1,
          mistakes: [
            {
              value: precise(carbonDioxide / 12.01),
              note: md`You divided the mass of carbon dioxide by the molar mass of carbon. Divide it by $M(\mathrm{CO_2})$.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$n(\mathrm{H}) =$`,
          expected: precise(nH),
          unit: 'mol',
          marks: 1,
          mistakes: [
            {
              value: precise(nH / 2),
              note: md`That is the amount of water. Each molecule of water has two atoms of hydrogen.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(oxygen),
          unit: 'g',
          follows: `${sample} - 12.01 * a.1 - 1.01 * a.2`,
          unless: `m <= 0 or m >= ${sample}`,
          mistakes: [
            {
              value: precise(carbonDioxide * (32 / 44.01) + water * (16 / 18.02)),
              note: md`That is all the oxygen in the products. Much of it comes from the oxygen gas; take the masses of carbon and hydrogen from that of the sample.`,
            },
          ],
        },
        { part: 'c', kind: 'formula', expected: md`\mathrm{${write(1)}}` },
        {
          part: 'd',
          kind: 'formula',
          expected: md`\mathrm{${write(times)}}`,
          ...(times > 1 && {
            mistakes: [
              {
                value: md`\mathrm{${write(1)}}`,
                note: md`That is the empirical formula. Compare its mass with the molar mass of the compound.`,
              },
            ],
          }),
        },
        { part: 'e', kind: 'self', why: 'suggest a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${sf(nC)}`, value: carbonDioxide / (12.01 + 32) },
        { part: 'a', route: 'numeric', shown: `= ${sf(nH)}`, value: (water * (2.02 / 18.02)) / 1.01 },
        {
          part: 'b',
          route: 'numeric',
          shown: md`\approx ${sf(oxygen)}\ \text{g}`,
          // By mass fractions of carbon and hydrogen in the products.
          value: sample - carbonDioxide * (12.01 / 44.01) - water * (2.02 / 18.02),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `${decimals(nC / smallest, 2)}`,
          value: c / o,
          within: 0.05,
        },
        { part: 'd', route: 'exact', shown: md`\approx ${times}`, value: Math.round(molar / unit) },
      ],
    };
  },
});
