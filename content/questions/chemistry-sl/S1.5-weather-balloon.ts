import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */
const precise = (value: number) => `${Number(value.toPrecision(6))}`;

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice('Ulaanbaatar', 'Punta Arenas', 'Nairobi', 'Tromsø', 'Darwin'),
    ground: integers(278, 304, 2),
    volume: integers(12, 30, 1),
    high: integers(218, 232, 2),
    pressure: integers(8, 30, 2),
  },
  write: ({ place, ground, volume, high, pressure }) => {
    const v = volume / 10;
    const grown = (v * 101 * high) / (ground * pressure);
    const n = (101e3 * v) / (8.31 * ground);
    return {
      text: md`A weather balloon is released near ${place}. At the ground it holds $${decimals(v, 2)}\ \text{m}^3$ of helium at $101\ \text{kPa}$ and $${ground}\ \text{K}$. Use $R = 8.31\ \text{J K}^{-1}\,\text{mol}^{-1}$.

(a) Calculate the amount of helium in the balloon, in mol. [2]

(b) The balloon rises to a height where the pressure is $${pressure}.0\ \text{kPa}$ and the temperature is $${high}\ \text{K}$. Calculate its volume there, if the helium behaves as an ideal gas and none is lost. [2]

(c) Outline why helium is close to ideal under these conditions. [1]`,
      hints: [
        md`$101\ \text{kPa} = 1.01 \times 10^5\ \text{Pa}$.`,
        md`For a fixed amount of gas, $\dfrac{pV}{T}$ is constant.`,
      ],
      answer: md`(a) $n = \dfrac{pV}{RT} = \dfrac{1.01 \times 10^5 \times ${decimals(v, 2)}}{8.31 \times ${ground}} = ${sf(n)}\ \text{mol}$

(b) $\dfrac{p_1V_1}{T_1} = \dfrac{p_2V_2}{T_2}$, so

$$V_2 = \frac{101 \times ${decimals(v, 2)} \times ${high}}{${ground} \times ${pressure}.0} = ${sf(grown)}\ \text{m}^3$$

(c) Its atoms are very small and attract each other only by very weak London dispersion forces; at low pressure they are also far apart.`,
      scheme: [
        [md`$n = \frac{pV}{RT}$ with the pressure in pascal`, 'M1'],
        [md`$${sf(n)}\ \text{mol}$`, 'A1'],
        [md`$\frac{p_1V_1}{T_1} = \frac{p_2V_2}{T_2}$`, 'M1'],
        [md`$${sf(grown)}\ \text{m}^3$`, 'A1'],
        ['very weak forces / negligible volume of atoms / low pressure', 'R1'],
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
              value: precise((101e3 * v) / (8.31 * (ground + 273))),
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
              value: precise((v * 101 * ground) / (high * pressure)),
              note: md`You have the temperatures upside down: the colder gas takes up less room.`,
            },
            {
              value: precise((v * 101) / pressure),
              note: md`You left out the change of temperature. $\frac{pV}{T}$ is constant, not $pV$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'outline' },
      ],
      checks: [
        // In kPa and dm³ as a second way of the units.
        { part: 'a', route: 'numeric', shown: `= ${sf(n)}`, value: (101 * v * 1000) / 8.31 / ground },
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
