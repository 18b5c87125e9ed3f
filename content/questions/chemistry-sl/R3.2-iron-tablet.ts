import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    tablets: integers(3, 6),
    concentration: integers(40, 64, 2),
    volume: integers(1450, 2150, 5),
    label: integers(48, 70),
  },
  allow: ({ tablets, concentration, volume, label }) => {
    const iron = (((concentration / 10000) * volume) / 1e5) * 5 * 10 * 55.85;
    const each = (iron / tablets) * 1000;
    return each > 0.9 * label && each < 1.1 * label && Math.abs(each - label) > 0.5;
  },
  write: ({ tablets, concentration, volume, label }) => {
    const c = concentration / 10000;
    const v = volume / 100;
    const n = (c * v) / 1000;
    const iron = 5 * n;
    const total = iron * 10;
    const each = (total * 55.85 * 1000) / tablets;
    const difference = ((each - label) / label) * 100;
    return {
      text: md`Iron tablets contain iron(II) ions. ${['', '', '', 'Three', 'Four', 'Five', 'Six'][tablets]} tablets are dissolved in dilute sulfuric acid, and the solution is made up to $250.0\ \text{cm}^3$. A $25.00\ \text{cm}^3$ portion needs $${decimals(v, 2)}\ \text{cm}^3$ of $${decimals(c, 5)}\ \text{mol dm}^{-3}$ potassium manganate(VII). The two half-equations are

$$\mathrm{MnO_4^{-}(aq) + 8H^{+}(aq) + 5e^{-} \rightarrow Mn^{2+}(aq) + 4H_2O(l)}$$

$$\mathrm{Fe^{2+}(aq) \rightarrow Fe^{3+}(aq) + e^{-}}$$

(a) Deduce the oxidation state of manganese in $\mathrm{MnO_4^-}$. [1]

(b) Write the overall ionic equation. [1]

(c) State the colour change at the end point, and why no indicator is needed. [2]

(d) Determine the mass of iron in one tablet, in mg. $A_r(\mathrm{Fe}) = 55.85$ [4]

(e) The label says that each tablet contains $${label}\ \text{mg}$ of iron. Calculate the percentage difference of the result from this value. [1]

(f) Iron(II) is slowly oxidised by air. State how the result changes if the solution is left standing for a day before the titration. [1]`,
      hints: [
        'How many electrons does each manganate(VII) ion accept, and how many does each iron(II) ion give?',
        md`The portion is a tenth of the whole solution.`,
      ],
      answer: md`(a) $x + 4 \times (-2) = -1$, so the oxidation state is $+7$.

(b) $\mathrm{MnO_4^{-}(aq) + 8H^{+}(aq) + 5Fe^{2+}(aq) \rightarrow Mn^{2+}(aq) + 4H_2O(l) + 5Fe^{3+}(aq)}$

(c) From (almost) colourless or pale green to pale pink: the first excess of the purple manganate(VII) can be seen, so it is its own indicator.

(d) $n(\mathrm{MnO_4^-}) = ${decimals(c, 5)} \times ${decimals(v, 2)} \times 10^{-3} = ${sf(n, 4)}\ \text{mol}$

$n(\mathrm{Fe^{2+}})$ in the portion: $5 \times ${sf(n, 4)} = ${sf(iron, 4)}\ \text{mol}$; in $250.0\ \text{cm}^3$: $${sf(total, 4)}\ \text{mol}$

$$m = \frac{${sf(total, 4)} \times 55.85}{${tablets}} = ${sf(each / 1000, 4)}\ \text{g}$$

One tablet contains $m = ${sf(each)}\ \text{mg}$ of iron.

(e) $\dfrac{${sf(each)} - ${label}}{${label}} \times 100\% = ${sf(((Number(sf(each)) - label) / label) * 100, 2)}\%$

(f) It is too low, because less iron(II) is left to react.

**Watch out:** Multiply by $5$, don't divide: each manganate(VII) ion reacts with five iron(II) ions, so there is more iron than manganate(VII). It is just as easy to forget that the portion is only a tenth of the solution, or that the whole solution holds several tablets.`,
      scheme: [
        [md`$+7$ (do not accept $7+$)`, '1'],
        ['balanced equation with the ratio $1 : 5$', '1'],
        ['colourless / pale green to pink (do not accept purple to colourless)', '1'],
        ['the excess of purple manganate(VII) is visible OWTTE', '1'],
        [md`$n(\mathrm{MnO_4^-}) = ${sf(n)}\ \text{mol}$`, '1'],
        ['multiplies by 5', '1'],
        ['multiplies by 10 and divides by the number of tablets (allow ECF)', '1'],
        [md`$${sf(each)}\ \text{mg}$ (allow ECF; accept 3 or 4 significant figures)`, '1'],
        [
          md`$${sf(((Number(sf(each)) - label) / label) * 100, 2)}\%$ (allow ECF from (d); accept values from an unrounded mass: $${sf(difference, 2)}\%$)`,
          '1',
        ],
        ['too low', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: '+7',
          accuracy: 'exact',
          mistakes: [
            { value: '-1', note: md`That is the charge of the whole ion.` },
            { value: '8', note: md`You took the ion as neutral. Its oxidation states add up to $-1$.` },
          ],
        },
        {
          part: 'b',
          kind: 'formula',
          expected: md`\mathrm{MnO_4^{-} + 8H^{+} + 5Fe^{2+} \rightarrow Mn^{2+} + 4H_2O + 5Fe^{3+}}`,
          mistakes: [
            {
              value: md`\mathrm{MnO_4^{-} + 8H^{+} + Fe^{2+} \rightarrow Mn^{2+} + 4H_2O + Fe^{3+}}`,
              note: md`The electrons don't cancel: one half-equation takes five, the other gives one.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state a colour change with a reason' },
        {
          part: 'd',
          kind: 'number',
          expected: precise(each),
          unit: 'mg',
          mistakes: [
            {
              value: precise(each / 5),
              note: md`You took manganate(VII) and iron(II) as reacting $1 : 1$. Look at the electrons of the two half-equations.`,
            },
            {
              value: precise(each / 10),
              note: md`That is the iron of the $25.00\ \text{cm}^3$ portion only. The whole solution has $250.0\ \text{cm}^3$.`,
            },
            {
              value: precise(each * tablets),
              note: md`That is the iron of all ${tablets} tablets.`,
            },
            {
              value: precise(each / 1000),
              note: md`That is the mass in grams. It is asked for in milligrams.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: precise(((Number(sf(each)) - label) / label) * 100),
          unit: '%',
          // With the mass rounded or not.
          accuracy: { tolerance: 0.16 },
          follows: `100 * (d.1 - ${label}) / ${label}`,
          unless: 'p < -100',
          mistakes: [
            {
              value: precise(((label - Number(sf(each))) / label) * 100),
              note: md`The size is right, but compare the two masses: is the result above or below the label?`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'state an effect' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: '+7', value: 8 - 1 },
        {
          part: 'd',
          route: 'substitution',
          shown: `m = ${sf(each)}`,
          // Electrons given by the iron of all tablets, a gram at a time.
          value: (1000 * 55.85 * (250 / 25) * c * v * 5) / 1000 / tablets,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${sf(((Number(sf(each)) - label) / label) * 100, 2)}`,
          value: (Number(sf(each)) / label) * 100 - 100,
        },
      ],
    };
  },
});
