import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    solid: choice(
      { name: 'anhydrous sodium carbonate', formula: 'Na_2CO_3', molar: 105.99, sum: 2 * 22.99 + 12.01 + 48 },
      {
        name: 'potassium hydrogen phthalate',
        formula: 'KC_8H_5O_4',
        molar: 204.23,
        sum: 39.1 + 8 * 12.01 + 5 * 1.01 + 64,
      },
      { name: 'potassium iodate', formula: 'KIO_3', molar: 214, sum: 39.1 + 126.9 + 48 },
      {
        name: 'ethanedioic acid dihydrate',
        formula: '(COOH)_2\\cdot 2H_2O',
        molar: 126.08,
        sum: 2 * 12.01 + 6 * 1.01 + 6 * 16,
      },
    ),
    flask: choice({ volume: 100, off: 0.1 }, { volume: 250, off: 0.15 }, { volume: 500, off: 0.25 }),
    milli: integers(40, 120, 4),
    tube: integers(1120, 1580, 20),
    balance: choice(0.01, 0.001),
  },
  allow: ({ solid: { molar }, flask: { volume }, milli }) => {
    const mass = (milli / 1000) * (volume / 1000) * molar;
    return mass > 0.9 && mass < 6;
  },
  write: ({ solid: { name, formula, molar, sum }, flask: { volume, off }, milli, tube, balance }) => {
    const places = balance === 0.01 ? 2 : 3;
    const wanted = (milli / 1000) * (volume / 1000) * molar;
    const empty = tube / 100 + (balance === 0.001 ? 0.004 : 0);
    const full = Number((empty + wanted).toFixed(places));
    const mass = full - empty;
    const n = mass / molar;
    const c = n / (volume / 1000);
    const massPercent = (200 * balance) / mass;
    const volumePercent = (100 * off) / volume;
    const total = massPercent + volumePercent;
    return {
      text: md`A student prepares a standard solution of ${name}, $\mathrm{${formula}}$ ($M = ${decimals(molar, 2)}\ \text{g mol}^{-1}$). She weighs a tube with the solid, tips the solid into a beaker, and weighs the tube again.

| | |
|---|---|
| tube with solid | $${decimals(full, places)} \pm ${balance}\ \text{g}$ |
| tube after emptying | $${decimals(empty, places)} \pm ${balance}\ \text{g}$ |
| volumetric flask | $${volume}.00 \pm ${decimals(off, 2)}\ \text{cm}^3$ |

She dissolves the solid in a little distilled water, rinses the solution into the flask, and fills the flask up to the mark.

(a) Calculate the mass of solid in the beaker and its absolute uncertainty. [2]

(b) Calculate the concentration of the solution, in $\text{mol dm}^{-3}$. [2]

(c) Determine the percentage uncertainty of the concentration. The uncertainty of the molar mass is negligible. [2]

(d) Suggest the change to the equipment that would lower the uncertainty most, with a reason. [1]

(e) Another student forgets to rinse the beaker into the flask. State the effect on the concentration of her solution, and whether this is a systematic or a random error. [2]`,
      hints: [
        'The mass is a difference of two readings. What happens to their absolute uncertainties?',
        'Change the volume to cubic decimetres before you divide.',
        'When quantities are divided, their percentage uncertainties add.',
      ],
      answer: md`(a) $m = ${decimals(full, places)} - ${decimals(empty, places)} = ${decimals(mass, places)}\ \text{g}$. Absolute uncertainties add in a difference: $${balance} + ${balance} = ${decimals(2 * balance, places)}\ \text{g}$.

(b) $n = \dfrac{m}{M} = \dfrac{${decimals(mass, places)}}{${decimals(molar, 2)}} = ${sf(n, 4)}\ \text{mol}$, and $c = \dfrac{n}{V} = \dfrac{${sf(n, 4)}}{${decimals(volume / 1000, 3)}} = ${sf(c)}\ \text{mol dm}^{-3}$

(c) The percentage uncertainty of the mass is $\dfrac{${decimals(2 * balance, places)}}{${decimals(mass, places)}} \times 100\% = ${sf(massPercent)}\%$ and that of the volume $\dfrac{${decimals(off, 2)}}{${volume}} \times 100\% = ${sf(volumePercent)}\%$. Percentage uncertainties add in a quotient:

$$${sf(massPercent)}\% + ${sf(volumePercent)}\% = ${sf(total, 2)}\%$$

(d) ${massPercent > volumePercent ? 'The mass has the larger percentage uncertainty, so a balance that shows one decimal place more would help most (or a larger mass in a larger flask).' : 'The volume has the larger percentage uncertainty, so a flask with a smaller tolerance would help most.'}

(e) Some solid stays behind, so the amount in the flask and the concentration are too low. This is a systematic error: it goes the same way each time, and repeating the work does not make it smaller.

**Watch out:** absolute uncertainties add when readings are added or subtracted, percentage uncertainties when they are multiplied or divided.`,
      scheme: [
        [md`$${decimals(mass, places)}\ \text{g}$`, '1'],
        [
          md`$\pm ${decimals(2 * balance, places)}\ \text{g}$ (do not accept the uncertainty of one reading)`,
          '1',
        ],
        [md`$n = ${sf(n)}\ \text{mol}$ (allow ECF)`, '1'],
        [md`$${sf(c)}\ \text{mol dm}^{-3}$ (allow ECF; accept 3 or 4 significant figures)`, '1'],
        [md`both percentages, $${sf(massPercent)}\%$ and $${sf(volumePercent)}\%$ (allow ECF)`, '1'],
        [md`their sum, $${sf(total, 2)}\%$ (allow ECF; accept 3 significant figures)`, '1'],
        [
          massPercent > volumePercent
            ? 'balance with more decimal places (or a larger mass in a larger flask), as the mass has the larger percentage uncertainty OWTTE'
            : 'flask with a smaller tolerance, as the volume has the larger percentage uncertainty OWTTE',
          '1',
        ],
        ['concentration too low', '1'],
        ['systematic error (do not accept human error)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$m =$`,
          expected: decimals(mass, places),
          unit: 'g',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Absolute uncertainty:',
          expected: decimals(2 * balance, places),
          unit: 'g',
          accuracy: { tolerance: balance / 4 },
          marks: 1,
          mistakes: [
            {
              value: decimals(balance, places),
              note: md`That is the uncertainty of one reading. The mass is a difference of two.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: precise(c),
          unit: 'mol dm^-3',
          follows: `a.1 / ${molar} / ${volume / 1000}`,
          unless: 'c <= 0',
          mistakes: [
            {
              value: precise(n / volume),
              note: md`You divided by the volume in $\text{cm}^3$. It must be in $\text{dm}^3$.`,
            },
            {
              value: precise(n),
              note: md`That is the amount in mol. Divide it by the volume in $\text{dm}^3$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(total),
          unit: '%',
          accuracy: { figures: 2 },
          follows: `100 * a.2 / a.1 + ${precise(volumePercent)}`,
          unless: 'p <= 0',
        },
        { part: 'd', kind: 'self', why: 'suggest with a reason' },
        { part: 'e', kind: 'self', why: 'state in words' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${decimals(mass, places)}`, value: -(empty - full) },
        {
          part: 'a',
          route: 'exact',
          shown: `= ${decimals(2 * balance, places)}`,
          value: full + balance - (empty - balance) - mass,
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(c)}`, value: (mass * 1000) / (volume * sum) },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(total, 2)}`,
          // By how much the quotient of the largest mass and the smallest volume is larger, to first order.
          value: 100 * ((2 * balance) / mass + off / volume),
        },
      ],
    };
  },
});
