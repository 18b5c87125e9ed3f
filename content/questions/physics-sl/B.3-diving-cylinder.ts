import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice('Zanzibar', 'Honduras', 'Palau', 'Malta', 'Iceland'),
    volume: integers(8, 15),
    pressure: integers(150, 220, 10),
    warm: integers(26, 38, 2),
    cold: integers(4, 16, 2),
  },
  write: ({ place, volume, pressure, warm, cold }) => {
    const moles = (pressure * 1e5 * volume * 1e-3) / (8.31 * (warm + 273));
    const molecules = moles * 6.02e23;
    const later = (pressure * (cold + 273)) / (warm + 273);
    const energy = 1.5 * 1.38e-23 * (cold + 273);
    return {
      text: md`A diver in ${place} fills a rigid steel cylinder of volume $${volume}.0 \times 10^{-3}\ \text{m}^3$ with air. The pressure is $${pressure} \times 10^{5}\ \text{Pa}$ at a temperature of $${warm}\ ^\circ\text{C}$. Assume that the air is an ideal gas. Take $R = 8.31\ \text{J K}^{-1}\ \text{mol}^{-1}$ and $k_B = 1.38 \times 10^{-23}\ \text{J K}^{-1}$.

(a) Calculate the amount of air in the cylinder, in mol. [2]

(b) Calculate the number of molecules in the cylinder. [1]

The cylinder is lowered into water at $${cold}\ ^\circ\text{C}$ and reaches the temperature of the water. No air escapes.

(c) Determine the new pressure in the cylinder. [2]

(d) Calculate the average translational kinetic energy of a molecule in the cylinder now. [2]

(e) Explain, in terms of the motion of the molecules, why the pressure has changed. [2]`,
      hints: [
        md`Temperatures in gas laws are in kelvin.`,
        md`In (c) the volume and the amount of gas stay the same. Which ratio is constant then?`,
      ],
      answer: md`(a) $n = \dfrac{pV}{RT} = \dfrac{${pressure} \times 10^{5} \times ${volume}.0 \times 10^{-3}}{8.31 \times ${warm + 273}} = ${sf(moles)}\ \text{mol}$

(b) $N = nN_A = ${sf(moles, 4)} \times 6.02 \times 10^{23} = ${standardForm(molecules)}$

(c) At constant volume $\dfrac{p}{T}$ is constant: $p = ${pressure} \times 10^{5} \times \dfrac{${cold + 273}}{${warm + 273}} = ${standardForm(later * 1e5)}\ \text{Pa}$

(d) $\bar{E}_k = \frac{3}{2}k_BT = \frac{3}{2} \times 1.38 \times 10^{-23} \times ${cold + 273} = ${standardForm(energy)}\ \text{J}$

(e) At the lower temperature the molecules move more slowly on average. They hit the walls less often, and their momentum changes less in each collision, so the average force on the walls, and with it the pressure, is smaller.

**Watch out:** Temperatures must be in kelvin, in ratios too. With degrees Celsius in (c) the pressure would seem to fall by more than a third; measured from absolute zero the air has cooled only a little.`,
      scheme: [
        [md`uses $pV = nRT$ with $T = ${warm + 273}\ \text{K}$`, '1'],
        [md`$${sf(moles)}\ \text{mol}$ (accept 2 to 4 significant figures)`, '1'],
        [md`$${standardForm(molecules)}$ (allow ECF from (a))`, '1'],
        [md`$\frac{p}{T}$ constant, with kelvin (accept $pV = nRT$ with $n$ from (a))`, '1'],
        [md`$${standardForm(later * 1e5)}\ \text{Pa}$`, '1'],
        [md`uses $\frac{3}{2}k_BT$`, '1'],
        [md`$${standardForm(energy)}\ \text{J}$`, '1'],
        [md`molecules are slower on average OWTTE (accept: smaller kinetic energy)`, '1'],
        [md`fewer collisions with the walls each second and a smaller change of momentum in each OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(moles.toPrecision(8))}`,
          unit: 'mol',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm((pressure * 1e5 * volume * 1e-3) / (8.31 * warm)),
              note: md`You used the temperature in degrees Celsius. Gas laws need kelvin.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(molecules),
          accuracy: { figures: 2 },
          follows: 'a.1 * 6.02 * 10^23',
          unless: 'N <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(later * 1e5),
          unit: 'Pa',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm((pressure * 1e5 * cold) / warm),
              note: md`You used the temperatures in degrees Celsius. The pressure is proportional to the temperature in kelvin.`,
            },
            {
              value: standardForm((pressure * 1e5 * (warm + 273)) / (cold + 273)),
              note: md`You divided by the ratio of the temperatures instead of multiplying. Does the pressure rise when a gas gets colder?`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(energy),
          unit: 'J',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm(1.5 * 1.38e-23 * (warm + 273)),
              note: md`You used the first temperature. The air has the temperature of the water now.`,
            },
            {
              value: standardForm(1.5 * 1.38e-23 * cold),
              note: md`You used the temperature in degrees Celsius. $\frac{3}{2}k_BT$ needs kelvin.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(moles)}\ \text{mol}`,
          value: root((n) => (n * 8.31 * (warm + 273)) / (volume * 1e-3) / 1e5 - pressure, 1, 1000),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${standardForm(molecules)}`,
          value: ((pressure * 1e5 * volume * 1e-3) / (8.31 * (warm + 273))) * 6.02e23,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${standardForm(later * 1e5)}`,
          value: (moles * 8.31 * (cold + 273)) / (volume * 1e-3),
        },
        // From the pressure: pV = (2/3) N E.
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${standardForm(energy)}\ \text{J}`,
          value: (1.5 * 8.31 * (cold + 273)) / 6.02e23,
          within: energy * 4e-3,
        },
      ],
    };
  },
});
