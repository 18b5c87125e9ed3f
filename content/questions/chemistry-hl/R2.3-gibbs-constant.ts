import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

const reactions = [
  { equation: 'N_2O_4(g) \\rightleftharpoons 2NO_2(g)', h: 57, s: 176, from: 300, to: 360 },
  { equation: 'CO(g) + H_2O(g) \\rightleftharpoons CO_2(g) + H_2(g)', h: -41, s: -42, from: 600, to: 900 },
  { equation: 'C_2H_4(g) + H_2O(g) \\rightleftharpoons C_2H_5OH(g)', h: -45, s: -125, from: 330, to: 480 },
  { equation: 'PCl_5(g) \\rightleftharpoons PCl_3(g) + Cl_2(g)', h: 88, s: 171, from: 440, to: 560 },
] as const;

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  also: ['R1.4'],
  parameters: { reaction: choice(...reactions), step: integers(0, 30) },
  allow: ({ reaction: { h, s, from, to }, step }) => {
    const kelvin = from + step * 10;
    const g = h - (kelvin * s) / 1000;
    return kelvin <= to && Math.abs(g) > 0.8;
  },
  write: ({ reaction: { equation, h, s, from }, step }) => {
    const kelvin = from + step * 10;
    const g = Number(decimals(h - (kelvin * s) / 1000, 2));
    const k = Math.exp((-g * 1000) / (8.31 * kelvin));
    const sign = g < 0 ? '-' : '+';
    return {
      text: md`At $${kelvin}\ \text{K}$ the reaction

$$\mathrm{${equation}} \qquad \Delta H^\ominus = ${h < 0 ? '-' : '+'}${Math.abs(h)}\ \text{kJ}$$

has $\Delta G^\ominus = ${sign}${decimals(Math.abs(g), 2)}\ \text{kJ mol}^{-1}$. Use $\Delta G^\ominus = -RT\ln K$ and $R = 8.31\ \text{J K}^{-1}\,\text{mol}^{-1}$.

(a) State, without calculation, whether $K$ is larger or smaller than 1 at this temperature. [1]

(b) Calculate $K$. [2]

(c) State and explain how $K$ changes when the temperature is raised. [2]`,
      hints: [md`What is the sign of $\ln K$?`, 'Change the Gibbs energy to joules.'],
      answer: md`(a) ${g < 0 ? md`Larger: $\Delta G^\ominus$ is negative, so $\ln K$ is positive.` : md`Smaller: $\Delta G^\ominus$ is positive, so $\ln K$ is negative.`}

(b) $\ln K = -\dfrac{\Delta G^\ominus}{RT} = -\dfrac{${g < 0 ? '(' : ''}${decimals(g, 2)}${g < 0 ? ')' : ''} \times 10^3}{8.31 \times ${kelvin}} = ${sf((-g * 1000) / (8.31 * kelvin), 4)}$, so $K = ${sf(k)}$.

(c) ${h > 0 ? 'It becomes larger: the forward reaction is endothermic, and a higher temperature shifts the equilibrium in the endothermic direction, to the right.' : 'It becomes smaller: the forward reaction is exothermic, and a higher temperature shifts the equilibrium in the endothermic direction, to the left.'}

**Watch out:** If $\Delta G^\ominus$ stays in kilojoules while $R$ is in joules, $\ln K$ is nearly zero and $K$ comes out very close to 1. Check with (a) that $K$ lies on the right side of 1.`,
      scheme: [
        [g < 0 ? 'larger' : 'smaller', '1'],
        [
          md`$\ln K = ${sf((-g * 1000) / (8.31 * kelvin))}$ (do not accept a result with $\Delta G^\ominus$ in kJ)`,
          '1',
        ],
        [md`$K = ${sf(k)}$ (allow ECF; accept 3 or 4 significant figures)`, '1'],
        [h > 0 ? 'increases' : 'decreases', '1'],
        ['shift in the endothermic direction OWTTE', '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state a comparison' },
        {
          part: 'b',
          kind: 'number',
          expected: precise(k),
          unless: 'K <= 0',
          mistakes: [
            {
              value: precise(Math.exp(-g / (8.31 * kelvin))),
              note: md`You mixed kilojoules and joules. Change $\Delta G^\ominus$ to joules.`,
            },
            { value: precise(1 / k), note: md`You lost the minus sign of $\Delta G^\ominus = -RT\ln K$.` },
            { value: precise(Math.log(k)), note: md`That is $\ln K$. Take the exponential of it.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `K = ${sf(k)}`,
          value: Math.exp(root((y) => g + 0.00831 * kelvin * y, -50, 50)),
        },
      ],
    };
  },
});
