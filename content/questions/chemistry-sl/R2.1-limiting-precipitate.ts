import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    reaction: choice(
      {
        metal: 'lead(II) nitrate',
        first: 'Pb(NO_3)_2',
        salt: 'potassium iodide',
        second: 'KI',
        per: 2,
        product: 'PbI_2',
        colour: 'yellow',
        molar: 461,
        masses: [207.2, 126.9, 126.9],
        ionic: 'Pb^{2+}(aq) + 2I^{-}(aq) \\rightarrow PbI_2(s)',
      },
      {
        metal: 'barium chloride',
        first: 'BaCl_2',
        salt: 'sodium sulfate',
        second: 'Na_2SO_4',
        per: 1,
        product: 'BaSO_4',
        colour: 'white',
        molar: 233.4,
        masses: [137.33, 32.07, 64],
        ionic: 'Ba^{2+}(aq) + SO_4^{2-}(aq) \\rightarrow BaSO_4(s)',
      },
      {
        metal: 'copper(II) sulfate',
        first: 'CuSO_4',
        salt: 'sodium hydroxide',
        second: 'NaOH',
        per: 2,
        product: 'Cu(OH)_2',
        colour: 'blue',
        molar: 97.57,
        masses: [63.55, 17.01, 17.01],
        ionic: 'Cu^{2+}(aq) + 2OH^{-}(aq) \\rightarrow Cu(OH)_2(s)',
      },
    ),
    volumeA: integers(20, 50, 5),
    volumeB: integers(25, 60, 5),
    hundredthsA: integers(10, 40, 5),
    hundredthsB: integers(15, 60, 5),
    yieldPercent: integers(76, 95),
  },
  allow: ({ reaction: { per }, volumeA, volumeB, hundredthsA, hundredthsB }) => {
    const ratio = (volumeB * hundredthsB) / per / (volumeA * hundredthsA);
    return Math.abs(ratio - 1) > 0.15 && ratio < 2.5 && ratio > 0.4;
  },
  write: ({ reaction, volumeA, volumeB, hundredthsA, hundredthsB, yieldPercent }) => {
    const { metal, first, salt, second, per, product, colour, molar, masses, ionic } = reaction;
    const [cA, cB] = [hundredthsA / 100, hundredthsB / 100];
    const [nA, nB] = [(cA * volumeA) / 1000, (cB * volumeB) / 1000];
    const firstLimits = nA < nB / per;
    const n = Math.min(nA, nB / per);
    const theoretical = n * molar;
    const obtained = Number(decimals((theoretical * yieldPercent) / 100, 3));
    const percent = (100 * obtained) / theoretical;
    const left = firstLimits ? nB - per * nA : nA - nB / per;
    const excess = firstLimits ? second : first;
    return {
      text: md`When $${volumeA}.0\ \text{cm}^3$ of $${decimals(cA, 3)}\ \text{mol dm}^{-3}$ ${metal}, $\mathrm{${first}}$, is mixed with $${volumeB}.0\ \text{cm}^3$ of $${decimals(cB, 3)}\ \text{mol dm}^{-3}$ ${salt}, $\mathrm{${second}}$, a ${colour} precipitate of $\mathrm{${product}}$ forms. $M(\mathrm{${product}}) = ${decimals(molar, 2)}\ \text{g mol}^{-1}$

(a) Write the ionic equation for the formation of the precipitate, with state symbols. [2]

(b) Determine which of the two reactants is limiting. [2]

(c) The precipitate is filtered off, washed and dried; its mass is $${decimals(obtained, 3)}\ \text{g}$. Determine the percentage yield. [2]

(d) Calculate the amount, in mol, of the reactant in excess that is left over. [1]

(e) Suggest one reason why the yield is below $100\%$. [1]`,
      hints: [
        md`Find both amounts from $n = cV$, and divide each by its coefficient in the equation.`,
        'The theoretical yield follows from the limiting reactant alone.',
      ],
      answer: md`(a) $\mathrm{${ionic}}$

(b) The limiting reactant is the one that runs out first, so both amounts are needed. $n(\mathrm{${first}}) = ${decimals(cA, 3)} \times ${decimals(volumeA / 1000, 4)} = ${sf(nA, 4)}\ \text{mol}$ and $n(\mathrm{${second}}) = ${decimals(cB, 3)} \times ${decimals(volumeB / 1000, 4)} = ${sf(nB, 4)}\ \text{mol}$.

They react in the ratio $1 : ${per}$, so $${sf(nA, 4)}\ \text{mol}$ of $\mathrm{${first}}$ needs $${sf(nA * per, 4)}\ \text{mol}$ of $\mathrm{${second}}$. There is ${firstLimits ? 'more' : 'less'} than that, so $\mathrm{${firstLimits ? first : second}}$ is limiting.

(c) The limiting reactant fixes how much product can form: $n(\mathrm{${product}}) = ${sf(n, 4)}\ \text{mol}$, so the theoretical yield is $${sf(n, 4)} \times ${decimals(molar, 2)} = ${sf(theoretical, 4)}\ \text{g}$.

$$\frac{${decimals(obtained, 3)}}{${sf(theoretical, 4)}} \times 100\% = ${sf(percent)}\%$$

(d) $n(\mathrm{${excess}})_{\text{left}} = ${firstLimits ? md`${sf(nB, 4)} - ${sf(per * nA, 4)}` : md`${sf(nA, 4)} - ${sf(nB / per, 4)}`} = ${sf(left)}\ \text{mol}$

(e) Some precipitate is lost on the filter paper and in washing (or passes through the paper, or stays dissolved).

**Watch out:** the reactant with the smaller amount isn't always limiting. Compare by the ratio $1 : ${per}$ of the equation.`,
      scheme: [
        ['correct ions and product', '1'],
        ['balanced, with state symbols', '1'],
        [md`both amounts: $${sf(nA)}$ and $${sf(nB)}\ \text{mol}$`, '1'],
        [md`$\mathrm{${firstLimits ? first : second}}$ is limiting, by the ratio of the equation`, '1'],
        [md`theoretical yield $${sf(theoretical)}\ \text{g}$ (allow ECF)`, '1'],
        [md`$${sf(percent)}\%$ (allow ECF)`, '1'],
        [md`$${sf(left)}\ \text{mol}$ (allow ECF from (b))`, '1'],
        ['loss on filtering / washing / transfer OWTTE (do not accept human error)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'formula',
          expected: md`\mathrm{${ionic}}`,
          ...(per === 2 && {
            mistakes: [
              {
                value: md`\mathrm{${ionic.replace('+ 2', '+ ')}}`,
                note: md`The ions are right, but atoms and charges are not balanced.`,
              },
            ],
          }),
        },
        {
          part: 'b',
          kind: 'formula',
          label: 'Formula of the limiting reactant:',
          expected: md`\mathrm{${firstLimits ? first : second}}`,
          marks: 1,
          mistakes: [
            {
              value: md`\mathrm{${firstLimits ? second : first}}`,
              note: md`Divide each amount by its coefficient in the equation before you compare them.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'compare the amounts', marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: precise(percent),
          unit: '%',
          unless: 'p <= 0',
          mistakes: [
            {
              value: precise((100 * obtained) / (Math.max(nA, nB / per) * molar)),
              note: md`You started from the reactant in excess. The theoretical yield follows from the limiting one.`,
            },
            ...(per === 2 && !firstLimits
              ? [
                  {
                    value: precise(percent / 2),
                    note: md`You took one mole of $\mathrm{${product}}$ for each mole of $\mathrm{${second}}$. It needs two.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: precise(left),
          unit: 'mol',
          ...(per === 2 &&
            Math.abs(Math.abs(nB - nA) / left - 1) > 0.05 && {
              mistakes: [
                {
                  value: precise(Math.abs(nB - nA)),
                  note: md`You subtracted one amount from the other. They react in the ratio $1 : 2$, not $1 : 1$.`,
                },
              ],
            }),
        },
        { part: 'e', kind: 'self', why: 'suggest a reason' },
      ],
      checks: (() => {
        // The reaction is followed in small steps until one reactant is gone.
        let [a, b, made] = [nA, nB, 0];
        const step = 1e-7;
        while (a > step / 2 && b > (step * per) / 2) {
          a -= step;
          b -= step * per;
          made += step;
        }
        const full = made * masses.reduce((sum, one) => sum + one, 0);
        return [
          {
            part: 'c',
            route: 'simulation' as const,
            shown: `= ${sf(percent)}`,
            value: (100 * obtained) / full,
          },
          {
            part: 'd',
            route: 'simulation' as const,
            shown: md`= ${sf(left)}\ \text{mol}`,
            value: Math.max(a, b),
            within: left * 0.006,
          },
        ];
      })(),
    };
  },
});
