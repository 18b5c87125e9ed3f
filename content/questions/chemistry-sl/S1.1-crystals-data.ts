import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

/** Grams in 100 g of water. */
const nitrate: Record<number, number> = { 0: 13.3, 20: 31.6, 40: 63.9, 60: 110, 80: 169 };
const chloride: Record<number, number> = { 0: 35.7, 20: 36, 40: 36.6, 60: 37.3, 80: 38.4 };
const shown = (value: number) => sf(value, 3);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    place: choice('Valparaíso', 'Gaborone', 'Tashkent', 'Hanoi'),
    hot: choice(60, 80),
    cold: choice(0, 20),
    water: integers(40, 90, 5),
    fraction: integers(72, 92, 2),
    recovered: integers(86, 97),
  },
  write: ({ place, hot, cold, water, fraction, recovered }) => {
    const mass = Math.round((nitrate[hot]! * water * fraction) / 10_000);
    const least = (100 * mass) / nitrate[hot]!;
    const kept = (nitrate[cold]! * water) / 100;
    const crystals = mass - kept;
    const dish = 41.27;
    const got = Number(decimals((crystals * recovered) / 100, 2));
    const yieldPercent = (100 * got) / crystals;
    const uncertainty = (100 * 0.02) / got;
    return {
      text: md`A school in ${place} purifies potassium nitrate that contains a little sodium chloride. The table gives the solubility of both salts in grams for $100\ \text{g}$ of water. One salt does not affect the solubility of the other.

| temperature / $^\circ\text{C}$ | 0 | 20 | 40 | 60 | 80 |
|---|---|---|---|---|---|
| potassium nitrate | ${[0, 20, 40, 60, 80].map((t) => shown(nitrate[t]!)).join(' | ')} |
| sodium chloride | ${[0, 20, 40, 60, 80].map((t) => shown(chloride[t]!)).join(' | ')} |

The sample consists of $${mass}.0\ \text{g}$ of potassium nitrate and $3.0\ \text{g}$ of sodium chloride.

(a) Calculate the mass of water that makes a saturated solution with all the potassium nitrate at $${hot}\ ^\circ\text{C}$. [1]

(b) A student uses $${water}.0\ \text{g}$ of water. She heats the mixture to $${hot}\ ^\circ\text{C}$ until all has dissolved, and cools it to $${cold}\ ^\circ\text{C}$. Determine the greatest mass of crystals of potassium nitrate that can form. [2]

(c) Explain, with a calculation, why these crystals contain no sodium chloride once they have been rinsed. [2]

(d) The crystals are filtered off, rinsed and dried in a dish. The mass of the empty dish is $${decimals(dish, 2)} \pm 0.01\ \text{g}$, and with the crystals it is $${decimals(dish + got, 2)} \pm 0.01\ \text{g}$. Calculate the mass of crystals as a percentage of the mass in (b). [1]

(e) Calculate the percentage uncertainty of the mass of crystals in (d). [1]

(f) Suggest why the crystals are rinsed with a little ice-cold water and not with warm water. [1]`,
      hints: [
        'The solubility is for 100 g of water. How much dissolves in the mass of water that is used?',
        'What stays dissolved at the lower temperature cannot be among the crystals.',
        'When two readings are subtracted, their absolute uncertainties add.',
      ],
      answer: md`(a) At $${hot}\ ^\circ\text{C}$, $${shown(nitrate[hot]!)}\ \text{g}$ dissolve in $100\ \text{g}$ of water. For $${mass}.0\ \text{g}$ the mass of water is $\dfrac{${mass}.0}{${shown(nitrate[hot]!)}} \times 100 = ${sf(least)}\ \text{g}$.

(b) The water keeps as much in solution as it can at $${cold}\ ^\circ\text{C}$: $${shown(nitrate[cold]!)} \times \dfrac{${water}.0}{100} = ${sf(kept, 4)}\ \text{g}$. All the rest crystallises:

$$m = ${mass}.0 - ${sf(kept, 4)} = ${sf(crystals)}\ \text{g}$$

(c) At $${cold}\ ^\circ\text{C}$, $${water}.0\ \text{g}$ of water can hold $${shown(chloride[cold]!)} \times \dfrac{${water}.0}{100} = ${sf((chloride[cold]! * water) / 100)}\ \text{g}$ of sodium chloride. That is more than $3.0\ \text{g}$, so all of it stays in the solution, and rinsing takes away what clings to the crystals.

(d) The mass of crystals is $${decimals(dish + got, 2)} - ${decimals(dish, 2)} = ${decimals(got, 2)}\ \text{g}$, which is $\dfrac{${decimals(got, 2)}}{${sf(crystals, 4)}} \times 100\% = ${sf(yieldPercent)}\%$.

(e) The mass is a difference of two readings, so its uncertainty is $0.01 + 0.01 = 0.02\ \text{g}$. In per cent that is $\dfrac{0.02}{${decimals(got, 2)}} \times 100\% = ${sf(uncertainty, 1)}\%$.

(f) Potassium nitrate is much less soluble in cold water, so fewer crystals dissolve again while they are rinsed.

**Watch out:** more water than needed does no harm to the purity, but each further gram keeps potassium nitrate in solution and lowers the yield.`,
      scheme: [
        [md`$${sf(least)}\ \text{g}$`, '1'],
        [md`mass that stays dissolved: $${sf(kept)}\ \text{g}$`, '1'],
        [md`$${sf(crystals)}\ \text{g}$`, '1'],
        [md`the water can hold $${sf((chloride[cold]! * water) / 100)}\ \text{g}$ of sodium chloride`, '1'],
        [md`more than $3.0\ \text{g}$, so it all stays in solution (OWTTE)`, '1'],
        [md`$${sf(yieldPercent)}\%$ (allow ECF from (b))`, '1'],
        [md`$${sf(uncertainty, 1)}\%$ (accept 2 or 3 significant figures)`, '1'],
        ['fewer crystals dissolve in cold water (OWTTE)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: precise(least),
          unit: 'g',
          mistakes: [
            {
              value: precise((nitrate[hot]! * mass) / 100),
              note: md`You found how much would dissolve in that mass of water. Here the mass of salt is known and the water is asked for.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: precise(crystals),
          unit: 'g',
          mistakes: [
            {
              value: precise(kept),
              note: md`That is the mass that stays in solution. The crystals are the rest.`,
            },
            {
              value: precise(mass - nitrate[cold]!),
              note: md`You subtracted the solubility in $100\ \text{g}$ of water. There are $${water}.0\ \text{g}$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain with a calculation' },
        {
          part: 'd',
          kind: 'number',
          expected: precise(yieldPercent),
          unit: '%',
          follows: `100 * ${got} / b.1`,
          unless: 'p <= 0',
          mistakes: [
            {
              value: precise((100 * got) / mass),
              note: md`You compared with all the potassium nitrate. The mass in (b) is the most that can crystallise.`,
            },
            {
              value: precise((100 * got) / (mass + 3)),
              note: md`You compared with the whole sample. The mass in (b) is the most that can crystallise.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: precise(uncertainty),
          unit: '%',
          accuracy: { figures: 1 },
          mistakes: [
            {
              value: precise(uncertainty / 2),
              note: md`The mass is a difference of two readings: the uncertainties of both count.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'suggest a reason' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(least)}`,
          value: mass / (nitrate[hot]! / 100),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(crystals)}`,
          // Gram by gram of water.
          value: mass - integral(() => nitrate[cold]! / 100, 0, water),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(yieldPercent)}\%`,
          value: 100 - (100 * (crystals - got)) / crystals,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(uncertainty, 1)}\%`,
          // Half of the range of possible values.
          value: (50 * (got + 0.02 - (got - 0.02))) / got,
        },
      ],
    };
  },
  allow: ({ hot, cold, water, fraction, recovered }) => {
    const mass = Math.round((nitrate[hot]! * water * fraction) / 10_000);
    const crystals = mass - (nitrate[cold]! * water) / 100;
    return crystals > 15 && Math.abs(mass - nitrate[cold]! - crystals) > 1 && recovered > 0;
  },
});
