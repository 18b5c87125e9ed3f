import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    liquid: choice(
      { name: 'propanone', formula: 'C_3H_6O', molar: 58.09 },
      { name: 'pentane', formula: 'C_5H_{12}', molar: 72.17 },
      { name: 'ethoxyethane', formula: 'C_4H_{10}O', molar: 74.14 },
      { name: 'hexane', formula: 'C_6H_{14}', molar: 86.2 },
      { name: 'trichloromethane', formula: 'CHCl_3', molar: 119.37 },
    ),
    celsius: integers(88, 98),
    pressure: integers(970, 1025, 5),
    micromoles: integers(1100, 2400, 100),
  },
  write: ({ liquid: { name, formula, molar }, celsius, pressure, micromoles }) => {
    const kelvin = celsius + 273;
    const pascal = pressure * 100;
    // The vapour of a real experiment is a little lighter or heavier than the ideal one.
    const mass = Number(decimals((micromoles / 1e6) * molar * 1.012, 3));
    const volume = Number(decimals(((micromoles / 1e6) * 8.31 * kelvin * 1e6) / pascal, 1));
    const n = (pascal * volume * 1e-6) / (8.31 * kelvin);
    const found = mass / n;
    const error = (Math.abs(found - molar) / molar) * 100;
    return {
      text: md`A student injects a small mass of a volatile liquid into a gas syringe that is kept in an oven at $${celsius}\ ^\circ\text{C}$. All the liquid evaporates.

| | |
|---|---|
| mass of liquid injected | $${decimals(mass, 3)}\ \text{g}$ |
| volume of vapour | $${decimals(volume, 1)}\ \text{cm}^3$ |
| pressure in the syringe | $${decimals(pascal / 1000, 1)}\ \text{kPa}$ |

Use $R = 8.31\ \text{J K}^{-1}\,\text{mol}^{-1}$ and take $0\ ^\circ\text{C}$ as $273\ \text{K}$.

(a) Calculate the amount of vapour, in mol. [2]

(b) Determine the molar mass of the liquid, in $\text{g mol}^{-1}$. [1]

(c) The liquid is ${name}, $\mathrm{${formula}}$, with molar mass $${decimals(molar, 2)}\ \text{g mol}^{-1}$. Calculate the percentage error of the experiment. [1]

(d) Some liquid evaporated from the needle before it was injected into the syringe. State and explain how this changes the value in (b). [2]

(e) State one assumption of the ideal gas model that is less true of this vapour than of helium. [1]`,
      hints: [
        md`With $p$ in pascal, $V$ must be in cubic metres: $1\ \text{cm}^3 = 10^{-6}\ \text{m}^3$.`,
        'If less liquid goes in than was weighed, which of the measured numbers is wrong, and in which direction?',
      ],
      answer: md`(a) $n = \dfrac{pV}{RT} = \dfrac{${sf(pascal, 4)} \times ${decimals(volume, 1)} \times 10^{-6}}{8.31 \times ${kelvin}} = ${sf(n)}\ \text{mol}$

(b) $M = \dfrac{m}{n} = \dfrac{${decimals(mass, 3)}}{${sf(n, 4)}} = ${sf(found)}\ \text{g mol}^{-1}$

(c) $\dfrac{|${sf(found, 4)} - ${decimals(molar, 2)}|}{${decimals(molar, 2)}} \times 100\% = ${sf(error, 2)}\%$

(d) The mass that formed the vapour is smaller than the mass that was recorded, and the volume belongs to the smaller mass. So $n$ is too small for the recorded mass, and $M = \frac{m}{n}$ is too large.

(e) There are forces between the molecules, which are larger than in helium. (Also: the molecules take up a larger part of the volume.)

**Watch out:** A cubic centimetre is $10^{-6}\ \text{m}^3$, not $10^{-3}\ \text{m}^3$, and the temperature must be in kelvin. In (d) the recorded mass does not change by the loss: it is the volume, and so the amount, that is too small.`,
      scheme: [
        [
          md`$T = ${kelvin}\ \text{K}$, and $p$ and $V$ in matching units (accept kPa with $\text{dm}^3$)`,
          '1',
        ],
        [md`$${sf(n)}\ \text{mol}$`, '1'],
        [md`$${sf(found)}\ \text{g mol}^{-1}$ (allow ECF from (a); accept 3 or 4 significant figures)`, '1'],
        [md`$${sf(error, 2)}\%$ (allow ECF from (b))`, '1'],
        ['the molar mass is too high', '1'],
        ['the volume (amount) belongs to a mass smaller than that recorded OWTTE', '1'],
        [
          'no forces between particles / particles of negligible volume OWTTE (do not accept elastic collisions)',
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: precise(n),
          unit: 'mol',
          mistakes: [
            {
              value: precise((pascal * volume * 1e-6) / (8.31 * celsius)),
              note: md`You used the temperature in degrees Celsius. The gas law needs kelvin.`,
            },
            {
              value: precise((pascal * volume * 1e-3) / (8.31 * kelvin)),
              note: md`You took $1\ \text{cm}^3$ as $10^{-3}\ \text{m}^3$. It is $10^{-6}\ \text{m}^3$.`,
            },
            {
              value: precise(((pascal / 1000) * volume * 1e-6) / (8.31 * kelvin)),
              note: md`You left the pressure in kilopascal. With cubic metres it must be in pascal.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: precise(found),
          unit: 'g mol^-1',
          follows: `${mass} / a.1`,
          unless: 'm <= 0',
          mistakes: [
            {
              value: precise(n / mass),
              note: md`You divided the amount by the mass. Molar mass is mass divided by amount.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(error),
          unit: '%',
          accuracy: { figures: 2 },
          follows: `100 * abs(b.1 - ${molar}) / ${molar}`,
          unless: 'p < 0',
        },
        { part: 'd', kind: 'self', why: 'state and explain' },
        { part: 'e', kind: 'self', why: 'state an assumption' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${sf(n)}`,
          value: root((x) => x * 8.31 * kelvin - (pascal / 1000) * (volume / 1000), 0, 1),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${sf(found)}`,
          value: root((x) => (mass / x) * 8.31 * kelvin - pascal * volume * 1e-6, 10, 500),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(error, 2)}`,
          value: Math.abs(1 - (mass * 8.31 * kelvin) / (pascal * volume * 1e-6) / molar) * 100,
        },
      ],
    };
  },
  allow: ({ liquid: { molar }, micromoles }) => (micromoles / 1e6) * molar > 0.08,
});
