import { mean, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    bird: choice('hens', 'ducks', 'quails', 'ostriches'),
    mass: choice(1.02, 1.05, 1.11, 1.14, 1.18),
    percent: choice(88, 90, 92, 94),
    first: choice(0.6, 0.9, 1.4),
    place: choice('Manila', 'Nairobi', 'Zagreb', 'Quito'),
  },
  write: ({ bird, mass, percent, first, place }) => {
    // 50.0 cm³ of 1.00 mol dm⁻³ acid dissolve the shell; 250.0 cm³ are made of it, and 25.0 cm³ titrated.
    const leftWished = 0.05 - (2 * ((mass * percent) / 100)) / 100.09;
    const volume = Number(((leftWished / 10 / 0.1) * 1000).toFixed(1));
    const titres = [volume + first, volume + 0.05, volume - 0.05];
    const used = (volume / 1000) * 0.1;
    const left = 10 * used;
    const reacted = 0.05 - left;
    const carbonate = reacted / 2;
    const found = (100 * carbonate * 100.09) / mass;
    const pipette = (100 * 0.06) / 25;
    const burette = (100 * 0.1) / volume;
    const total = pipette + burette;
    return {
      text: md`Students in ${place} find how much calcium carbonate there is in the shells of ${bird}' eggs. They dissolve $${decimals(mass, 2)}\ \text{g}$ of crushed shell in $50.0\ \text{cm}^3$ of $1.00\ \text{mol dm}^{-3}$ hydrochloric acid, an excess:

$$\mathrm{CaCO_3(s) + 2HCl(aq) \rightarrow CaCl_2(aq) + H_2O(l) + CO_2(g)}$$

The solution is filtered and made up to $250.0\ \text{cm}^3$ with water. Portions of $(25.00 \pm 0.06)\ \text{cm}^3$ are titrated with $0.100\ \text{mol dm}^{-3}$ sodium hydroxide. The uncertainty of each reading of the burette is $\pm 0.05\ \text{cm}^3$.

| titration | 1 | 2 | 3 |
|---|---|---|---|
| volume of $\mathrm{NaOH}$ / $\text{cm}^3$ | ${titres.map((one) => decimals(one, 2)).join(' | ')} |

(a) Determine the mean volume of sodium hydroxide that should be used, and state why one value is left out. [2]

(b) Calculate the amount of hydrochloric acid, in mol, that is left in the $250.0\ \text{cm}^3$. [2]

(c) Determine the percentage by mass of calcium carbonate in the shell. $M(\mathrm{CaCO_3}) = 100.09\ \text{g mol}^{-1}$ [3]

(d) Calculate the percentage uncertainty of the amount of acid in (b) that comes from the pipette and the burette. [2]

(e) Suggest why the shell isn't simply titrated with acid directly. [1]

(f) The membrane inside the shells was not removed before weighing. State and explain the effect on the percentage found. [2]`,
      hints: [
        md`Which two values are concordant?`,
        md`The portion that is titrated is a tenth of the whole.`,
        md`A volume from a burette is the difference of two readings.`,
      ],
      answer: md`(a) Titrations 2 and 3 agree within $0.10\ \text{cm}^3$: the mean is $V = \dfrac{${decimals(titres[1]!, 2)} + ${decimals(titres[2]!, 2)}}{2} = ${decimals(volume, 2)}\ \text{cm}^3$. The first is a rough titration that overshot; it isn't concordant.

(b) Acid and base react $1 : 1$, so the portion holds $0.100 \times ${decimals(volume / 1000, 5)} = ${sf(used, 4)}\ \text{mol}$ of acid. The whole is ten times as much: $n = 10 \times ${sf(used, 4)} = ${sf(left)}\ \text{mol}$.

(c) At the start there was $1.00 \times 0.0500 = 0.0500\ \text{mol}$ of acid, so $0.0500 - ${sf(left, 4)} = ${sf(reacted, 4)}\ \text{mol}$ has reacted with the shell. Two moles of acid react with one of carbonate: $\dfrac{${sf(reacted, 4)}}{2} = ${sf(carbonate, 4)}\ \text{mol}$, with mass $${sf(carbonate, 4)} \times 100.09 = ${sf(carbonate * 100.09, 4)}\ \text{g}$. The percentage is

$$\frac{${sf(carbonate * 100.09, 4)}}{${decimals(mass, 2)}} \times 100 = ${sf(found)}\,\%$$

(d) The pipette has $\dfrac{0.06}{25.00} \times 100 = ${sf(pipette, 2)}\,\%$. The volume from the burette is a difference of two readings, so its uncertainty is $0.10\ \text{cm}^3$, which is $\dfrac{0.10}{${decimals(volume, 2)}} \times 100 = ${sf(burette, 2)}\,\%$. Together they give $p = ${sf(total, 2)}\,\%$.

(e) The shell is an insoluble solid that reacts slowly, so the end point could not be seen well.

(f) It makes the percentage too small: the membrane adds to the mass that is weighed, but reacts with no acid.

**Watch out:** the titration measures the acid that is *left*. What reacted is the difference from the start.`,
      scheme: [
        [md`$${decimals(volume, 2)}\ \text{cm}^3$`, '1'],
        [md`first value is not concordant / rough OWTTE`, '1'],
        [md`$${sf(used)}\ \text{mol}$ in the portion`, '1'],
        [md`$${sf(left)}\ \text{mol}$ (allow ECF)`, '1'],
        [md`$${sf(reacted)}\ \text{mol}$ of acid has reacted`, '1'],
        [md`half of it is calcium carbonate: $${sf(carbonate)}\ \text{mol}$ (allow ECF)`, '1'],
        [md`$${sf(found)}\,\%$ (allow ECF; do not accept more than $100\,\%$ without comment)`, '1'],
        [md`$${sf(pipette, 2)}\,\%$ or $${sf(burette, 2)}\,\%$`, '1'],
        [md`sum of both, $${sf(total, 2)}\,\%$ (accept one or two significant figures)`, '1'],
        [md`insoluble / reacts slowly / end point not clear OWTTE`, '1'],
        [md`too small`, '1'],
        [md`mass weighed is larger, but no more acid reacts OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Mean volume:',
          expected: decimals(volume, 2),
          accuracy: { tolerance: 0.02 },
          unit: 'cm^3',
          marks: 1,
          mistakes: [
            { value: decimals(mean(titres), 2), note: md`You used all three values. One is not concordant.` },
          ],
        },
        { part: 'a', kind: 'self', why: 'state a reason', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: precise(left),
          unit: 'mol',
          follows: 'a.1 * 0.1 / 1000 * 10',
          unless: 'n <= 0',
          mistakes: [
            {
              value: precise(used),
              note: md`This is the amount in the portion. The whole is ten times as much.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(found),
          unit: '%',
          follows: `(0.05 - b.1) / 2 * 100.09 / ${mass} * 100`,
          unless: 'p <= 0 or p > 100',
          mistakes: [
            {
              value: precise(2 * found),
              note: md`You left out that two moles of acid react with one mole of carbonate.`,
            },
            {
              value: precise((100 * (left / 2) * 100.09) / mass),
              note: md`You used the acid that is left. What has reacted is the difference from the start.`,
            },
            {
              value: precise((100 * ((0.05 - used) / 2) * 100.09) / mass),
              note: md`You forgot that the portion is a tenth of the solution.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: precise(total),
          unit: '%',
          accuracy: { tolerance: 0.05 },
          mistakes: [
            {
              value: precise(pipette + burette / 2),
              note: md`A volume from the burette is the difference of two readings: double their uncertainty.`,
            },
            { value: precise(burette), note: md`You left out the pipette.` },
          ],
        },
        { part: 'e', kind: 'self', why: 'suggest' },
        { part: 'f', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${decimals(volume, 2)}\ \text{cm}^3`,
          value: mean(titres.slice(1)),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(left)}\ \text{mol}`,
          value: root((n) => n / 250 - (0.1 * volume) / 1000 / 25, 0, 1),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${sf(found)}\,\%`,
          // The percentage for which the acid that is left needs this volume.
          value: root((p) => (0.05 - (2 * mass * p) / 100 / 100.09) * 1000 - volume, 1, 150),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`p = ${sf(total, 2)}\,\%`,
          value: 100 * (0.06 / 25 + 0.1 / mean(titres.slice(1))),
        },
      ],
    };
  },
});
