import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

const reactions = [
  {
    equation: 'N_2(g) + 3H_2(g) \\rightarrow 2NH_3(g)',
    h: -92,
    gases: [
      ['N_2(g)', -1, 192],
      ['H_2(g)', -3, 131],
      ['NH_3(g)', 2, 193],
    ],
  },
  {
    equation: '2SO_2(g) + O_2(g) \\rightarrow 2SO_3(g)',
    h: -198,
    gases: [
      ['SO_2(g)', -2, 248],
      ['O_2(g)', -1, 205],
      ['SO_3(g)', 2, 257],
    ],
  },
  {
    equation: 'CO(g) + 2H_2(g) \\rightarrow CH_3OH(g)',
    h: -91,
    gases: [
      ['CO(g)', -1, 198],
      ['H_2(g)', -2, 131],
      ['CH_3OH(g)', 1, 240],
    ],
  },
  {
    equation: 'C_2H_4(g) + H_2O(g) \\rightarrow C_2H_5OH(g)',
    h: -45,
    gases: [
      ['C_2H_4(g)', -1, 219],
      ['H_2O(g)', -1, 189],
      ['C_2H_5OH(g)', 1, 283],
    ],
  },
  {
    equation: 'CH_4(g) + H_2O(g) \\rightarrow CO(g) + 3H_2(g)',
    h: 206,
    gases: [
      ['CH_4(g)', -1, 186],
      ['H_2O(g)', -1, 189],
      ['CO(g)', 1, 198],
      ['H_2(g)', 3, 131],
    ],
  },
  {
    equation: 'PCl_5(g) \\rightarrow PCl_3(g) + Cl_2(g)',
    h: 88,
    gases: [
      ['PCl_5(g)', -1, 364],
      ['PCl_3(g)', 1, 312],
      ['Cl_2(g)', 1, 223],
    ],
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: { reaction: choice(...reactions), kelvin: integers(300, 1100, 20) },
  allow: ({ reaction: { h, gases }, kelvin }) => {
    const s = gases.reduce((sum, [, times, value]) => sum + times * value, 0);
    return Math.abs(h - (kelvin * s) / 1000) > 8;
  },
  write: ({ reaction: { equation, h, gases }, kelvin }) => {
    const s = gases.reduce((sum, [, times, value]) => sum + times * value, 0);
    const g = h - (kelvin * s) / 1000;
    const limit = (h * 1000) / s;
    const side = (sign: number) =>
      gases
        .filter(([, times]) => Math.sign(times) === sign)
        .map(([, times, value]) =>
          Math.abs(times) === 1 ? `${value}` : md`${Math.abs(times)} \times ${value}`,
        )
        .join(' + ');
    const signed = (value: number, text: string) => `${value < 0 ? '-' : '+'}${text}`;
    return {
      text: md`An engineer studies the reaction

$$\mathrm{${equation}} \qquad \Delta H^\ominus = ${signed(h, String(Math.abs(h)))}\ \text{kJ}$$

| substance | ${gases.map(([name]) => md`$\mathrm{${name}}$`).join(' | ')} |
|---|${gases.map(() => '---|').join('')}
| $S^\ominus$ / $\text{J K}^{-1}\,\text{mol}^{-1}$ | ${gases.map(([, , value]) => value).join(' | ')} |

(a) Predict the sign of the entropy change of the reaction from the equation, with a reason. [1]

(b) Calculate the standard entropy change, $\Delta S^\ominus$, in $\text{J K}^{-1}$. [2]

(c) Determine $\Delta G$ at $${kelvin}\ \text{K}$, and state whether the reaction is spontaneous at this temperature. Assume that $\Delta H$ and $\Delta S$ do not change with temperature. [3]

(d) Determine the range of temperatures in which the reaction is spontaneous. [2]`,
      hints: [
        'Count the molecules of gas before and after the reaction.',
        md`$\Delta G = \Delta H - T\Delta S$: change the entropy to $\text{kJ K}^{-1}$ first.`,
      ],
      answer: md`(a) ${s < 0 ? 'Negative: there are fewer molecules of gas after the reaction, so the particles and their energy can be arranged in fewer ways.' : 'Positive: there are more molecules of gas after the reaction, so the particles and their energy can be arranged in more ways.'}

(b) $\Delta S^\ominus = (${side(1)}) - (${side(-1)}) = ${signed(s, String(Math.abs(s)))}\ \text{J K}^{-1}$

(c) $\Delta G = \Delta H - T\Delta S = ${h} - ${kelvin} \times ${s < 0 ? `(${decimals(s / 1000, 3)})` : decimals(s / 1000, 3)} = ${signed(g, sf(Math.abs(g)))}\ \text{kJ}$. It is ${g < 0 ? 'negative, so the reaction is spontaneous' : 'positive, so the reaction is not spontaneous'} at $${kelvin}\ \text{K}$.

(d) $\Delta G = 0$ at $T = \dfrac{\Delta H}{\Delta S} = \dfrac{${h}}{${decimals(s / 1000, 3)}} = ${sf(limit)}\ \text{K}$. ${
        s < 0
          ? md`As $\Delta H$ and $\Delta S$ are both negative, the reaction is spontaneous below this temperature.`
          : md`As $\Delta H$ and $\Delta S$ are both positive, the reaction is spontaneous above this temperature.`
      }

**Watch out:** $\Delta H$ is in kilojoules and $\Delta S$ in joules. If you forget the factor 1000, the limit in (d) comes out near absolute zero, which is a sign to look at the units again.`,
      scheme: [
        [s < 0 ? 'negative, fewer molecules of gas OWTTE' : 'positive, more molecules of gas OWTTE', '1'],
        ['products minus reactants with coefficients', '1'],
        [md`$${signed(s, String(Math.abs(s)))}\ \text{J K}^{-1}$`, '1'],
        [md`$\Delta G = \Delta H - T\Delta S$ with matching units`, '1'],
        [
          md`$${signed(g, sf(Math.abs(g)))}\ \text{kJ}$ (allow ECF from (b); accept 3 or 4 significant figures)`,
          '1',
        ],
        [g < 0 ? 'spontaneous (allow ECF)' : 'not spontaneous (allow ECF)', '1'],
        [md`$${sf(limit)}\ \text{K}$ (allow ECF from (b))`, '1'],
        [s < 0 ? 'below' : 'above', '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'predict with a reason' },
        {
          part: 'b',
          kind: 'number',
          expected: `${s}`,
          unit: 'J K^-1',
          mistakes: [
            { value: `${-s}`, note: md`You took reactants minus products. It is the other way round.` },
            ...(gases.some(([, times]) => Math.abs(times) > 1)
              ? [
                  {
                    value: `${gases.reduce((sum, [, times, value]) => sum + Math.sign(times) * value, 0)}`,
                    note: md`You left out the coefficients of the equation.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\Delta G =$`,
          expected: precise(g),
          unit: 'kJ',
          marks: 2,
          follows: `${h} - ${kelvin} * b.1 / 1000`,
          mistakes: [
            {
              value: precise(h - kelvin * s),
              note: md`You mixed kilojoules and joules. Change the entropy to $\text{kJ K}^{-1}$.`,
            },
            {
              value: precise(h + (kelvin * s) / 1000),
              note: md`You added $T\Delta S$. It is subtracted, with the sign that $\Delta S$ has.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state whether it is spontaneous', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: 'Limit of the range:',
          expected: precise(limit),
          unit: 'K',
          marks: 1,
          follows: `${h} * 1000 / b.1`,
          unless: 'T <= 0',
          mistakes: [
            {
              value: precise(limit / 1000),
              note: md`You mixed kilojoules and joules. Change one of the two.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state whether above or below', marks: 1 },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: `= ${signed(s, String(Math.abs(s)))}`,
          value: gases
            .flatMap(([, times, value]) =>
              Array.from({ length: Math.abs(times) }, () => Math.sign(times) * value),
            )
            .reduce((sum, one) => sum + one, 0),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${signed(g, sf(Math.abs(g)))}`,
          // From the temperature at which ΔG is 0, along a line of gradient −ΔS.
          value: (-s * (kelvin - (h * 1000) / s)) / 1000,
        },
        {
          part: 'd',
          route: 'substitution',
          shown: `= ${sf(limit)}`,
          value: Math.abs(h) / Math.abs(s / 1000),
        },
      ],
    };
  },
});
