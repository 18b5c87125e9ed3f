import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf, standardForm } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    // With pressures (kPa) and temperatures (K) that are usual there.
    place: choice(
      { name: 'Ulaanbaatar', air: 87, from: 284, to: 298 },
      { name: 'Punta Arenas', air: 100, from: 276, to: 288 },
      { name: 'Nairobi', air: 83, from: 286, to: 300 },
      { name: 'Tromsø', air: 101, from: 270, to: 288 },
      { name: 'Darwin', air: 101, from: 296, to: 306 },
    ),
    ground: integers(270, 306, 2),
    volume: integers(12, 30, 1),
    high: integers(218, 232, 2),
    pressure: integers(8, 30, 2),
  },
  allow: ({ place: { from, to }, ground }) => ground >= from && ground <= to,
  write: ({ place: { name: place, air }, ground, volume, high, pressure }) => {
    const v = volume / 10;
    const grown = (v * air * high) / (ground * pressure);
    const n = (air * 1e3 * v) / (8.31 * ground);
    return {
      text: md`A weather balloon is released near ${place}. At the ground it holds $${decimals(v, 2)}\ \text{m}^3$ of helium at $${air}.0\ \text{kPa}$ and $${ground}\ \text{K}$. Use $R = 8.31\ \text{J K}^{-1}\,\text{mol}^{-1}$.

(a) Calculate the amount of helium in the balloon, in mol. [2]

(b) The balloon rises to a height where the pressure is $${pressure}.0\ \text{kPa}$ and the temperature is $${high}\ \text{K}$. Calculate its volume there, if the helium behaves as an ideal gas and none is lost. [2]

(c) Outline why helium is close to ideal under these conditions. [1]`,
      hints: [
        md`$1\ \text{kPa} = 1000\ \text{Pa}$: which unit of pressure goes with cubic metres?`,
        md`For a fixed amount of gas, $\dfrac{pV}{T}$ is constant.`,
      ],
      answer: md`(a) $n = \dfrac{pV}{RT} = \dfrac{${standardForm(air * 1000)} \times ${decimals(v, 2)}}{8.31 \times ${ground}} = ${sf(n)}\ \text{mol}$

(b) $\dfrac{p_1V_1}{T_1} = \dfrac{p_2V_2}{T_2}$, so

$$V_2 = \frac{${air}.0 \times ${decimals(v, 2)} \times ${high}}{${ground} \times ${pressure}.0} = ${sf(grown)}\ \text{m}^3$$

(c) Its atoms are very small and attract each other only by very weak London dispersion forces; at low pressure they are also far apart.

**Watch out:** In (a) the pressure must be in pascals, or the amount comes out a thousand times too small. The temperatures are in kelvin already, so don't add $273$ to them.`,
      scheme: [
        [md`$n = \frac{pV}{RT}$ with the pressure in pascal (accept kPa with $\text{dm}^3$)`, '1'],
        [md`$${sf(n)}\ \text{mol}$ (accept 3 or 4 significant figures)`, '1'],
        [md`$\frac{p_1V_1}{T_1} = \frac{p_2V_2}{T_2}$ (accept $V = \frac{nRT}{p}$)`, '1'],
        [md`$${sf(grown)}\ \text{m}^3$ (allow ECF from (a))`, '1'],
        [
          'very weak forces / negligible volume of atoms / low pressure OWTTE (do not accept that helium is unreactive)',
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
              value: precise(n / 1000),
              note: md`You left the pressure in kilopascal. With cubic metres it must be in pascal.`,
            },
            {
              value: precise((air * 1e3 * v) / (8.31 * (ground + 273))),
              note: md`You added $273$ to a temperature that is in kelvin already.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: precise(grown),
          unit: 'm^3',
          follows: `a.1 * 8.31 * ${high} / ${pressure * 1000}`,
          unless: 'V <= 0',
          mistakes: [
            {
              value: precise((v * air * ground) / (high * pressure)),
              note: md`You have the temperatures upside down: the colder gas takes up less room.`,
            },
            {
              value: precise((v * air) / pressure),
              note: md`You left out the change of temperature. $\frac{pV}{T}$ is constant, not $pV$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'outline' },
      ],
      checks: [
        // In kPa and dm³ as a second way of the units.
        { part: 'a', route: 'numeric', shown: `= ${sf(n)}`, value: (air * v * 1000) / 8.31 / ground },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(grown)}`,
          value: (n * 8.31 * high) / (pressure * 1000),
        },
      ],
    };
  },
});
