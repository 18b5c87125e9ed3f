import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** Enthalpy changes in kJ and entropy changes in J for one kelvin, both for the equation as it stands. */
const reactions = [
  { equation: 'CaCO_3(s) \\rightarrow CaO(s) + CO_2(g)', h: 178, s: 161 },
  { equation: 'MgCO_3(s) \\rightarrow MgO(s) + CO_2(g)', h: 101, s: 175 },
  { equation: 'N_2(g) + 3H_2(g) \\rightarrow 2NH_3(g)', h: -92, s: -199 },
  { equation: '2SO_2(g) + O_2(g) \\rightarrow 2SO_3(g)', h: -198, s: -188 },
  { equation: 'CO(g) + 2H_2(g) \\rightarrow CH_3OH(g)', h: -91, s: -219 },
  { equation: 'CH_4(g) + H_2O(g) \\rightarrow CO(g) + 3H_2(g)', h: 206, s: 215 },
  { equation: 'C(s) + H_2O(g) \\rightarrow CO(g) + H_2(g)', h: 131, s: 134 },
  { equation: 'C_2H_6(g) \\rightarrow C_2H_4(g) + H_2(g)', h: 137, s: 121 },
  { equation: 'PCl_5(g) \\rightarrow PCl_3(g) + Cl_2(g)', h: 88, s: 171 },
] as const;

interface Case {
  readonly reaction: (typeof reactions)[number];
  readonly asked: 'kelvin' | 'celsius' | 'gibbs';
  readonly at: number;
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ reaction: { h, s }, asked, at }: Case) {
  const turning = (1000 * h) / s;
  const right = { kelvin: turning, celsius: turning - 273, gibbs: h - (at * s) / 1000 }[asked];
  const units = md`You left $\Delta S$ in joules while $\Delta H$ is in kilojoules.`;
  const wrong = {
    kelvin: [
      { value: h / s, note: units },
      {
        value: turning - 273,
        note: md`This is the temperature in $^\circ\text{C}$. The equation gives kelvin.`,
      },
      { value: turning + 273, note: md`You added $273$, but the equation gives kelvin already.` },
      {
        value: (1000 * s) / h,
        note: md`You divided $\Delta S$ by $\Delta H$. Put $\Delta G = 0$ and solve for $T$.`,
      },
    ],
    celsius: [
      { value: turning, note: md`This is the temperature in kelvin.` },
      { value: turning + 273, note: md`You added $273$. From kelvin to $^\circ\text{C}$ it is subtracted.` },
      {
        value: (1000 * s) / h - 273,
        note: md`You divided $\Delta S$ by $\Delta H$. Put $\Delta G = 0$ and solve for $T$.`,
      },
      { value: h / s, note: units },
    ],
    gibbs: [
      { value: h + (at * s) / 1000, note: md`You added $T\Delta S$. It is subtracted.` },
      { value: h - at * s, note: units },
      {
        value: h - ((at - 273) * s) / 1000,
        note: md`You subtracted $273$ from the temperature, which is in kelvin already.`,
      },
      { value: (at * s) / 1000 - h, note: md`You took $T\Delta S - \Delta H$.` },
    ],
  }[asked];
  // The slip with the units is left out only where this makes the first or last letter the right one.
  const least = at % 20 !== 0 ? 3 : right * s < 0 ? 1 : 2;
  const options =
    asked === 'gibbs'
      ? ascending([{ value: right, note: '' }, ...wrong.filter((_, place) => place !== least)])
      : amongWrong(right, wrong, Math.abs(h));
  return { turning, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    reaction: choice(...reactions),
    asked: choice<['kelvin', 'celsius', 'gibbs']>('kelvin', 'celsius', 'gibbs'),
    at: integers(350, 950, 10),
  },
  allow: (drawn) => {
    const { asked, at, reaction } = drawn;
    const { right, options } = solve(drawn);
    if (asked !== 'gibbs') return at === 350 && right > 60 && farApart(options, 1.06);
    const values = options.map(({ value }) => value);
    return (
      Math.abs(right) > 8 &&
      Math.abs(right) < Math.abs(reaction.h) * 1.5 &&
      values.every((value, place) => place === 0 || value - values[place - 1]! > 4)
    );
  },
  write: (drawn) => {
    const { reaction, asked, at } = drawn;
    const { equation, h, s } = reaction;
    const { turning, right, options, key } = solve(drawn);
    const signed = (value: number, text = `${Math.abs(value)}`) => `${value < 0 ? '-' : '+'}${text}`;
    const unit = { kelvin: md`\text{K}`, celsius: md`^\circ\text{C}`, gibbs: md`\text{kJ}` }[asked];
    const bracket = (value: number | string) => (`${value}`.startsWith('-') ? `(${value})` : `${value}`);
    const question = {
      kelvin: md`At what temperature, in K, does the reaction ${s > 0 ? 'become spontaneous on heating' : 'stop being spontaneous on heating'}?`,
      celsius: md`At what temperature, in $^\circ\text{C}$, does the reaction ${s > 0 ? 'become spontaneous on heating' : 'stop being spontaneous on heating'}?`,
      gibbs: md`What is $\Delta G$ at $${at}\ \text{K}$, in kJ?`,
    }[asked];
    return {
      text: md`Consider this reaction:

$$\mathrm{${equation}} \qquad \Delta H^\ominus = ${signed(h)}\ \text{kJ} \qquad \Delta S^\ominus = ${signed(s)}\ \text{J K}^{-1}$$

Assume that $\Delta H$ and $\Delta S$ do not change with temperature. ${question} [1]

${lettered(options, (value) => (asked === 'gibbs' ? md`$${signed(value, sf(Math.abs(value)))}$` : md`$${sf(value)}$`))}`,
      hints: [
        asked === 'gibbs'
          ? md`$\Delta G = \Delta H - T\Delta S$. In which units are $\Delta H$ and $\Delta S$ given?`
          : md`What is $\Delta G$ at the temperature where this changes?`,
        md`Change $\Delta S$ into $\text{kJ K}^{-1}$ first.`,
      ],
      answer: md`${
        asked === 'gibbs'
          ? md`The units must agree, so $\Delta S = ${s / 1000}\ \text{kJ K}^{-1}$:

$$\Delta G = \Delta H - T\Delta S = ${h} - ${at} \times ${bracket(s / 1000)} = ${sf(right)}\ ${unit}$$`
          : md`The sign of $\Delta G = \Delta H - T\Delta S$ changes where $\Delta G = 0$, so $T = \dfrac{\Delta H}{\Delta S}$, with $\Delta S = ${s / 1000}\ \text{kJ K}^{-1}$:

$$T = \frac{${h}}{${s / 1000}} = ${sf(turning, asked === 'kelvin' ? 3 : 4)}\ \text{K}$$${
              asked === 'celsius'
                ? md`

In $^\circ\text{C}$ this is $${sf(turning, 4)} - 273 = ${sf(right)}\ ${unit}$.`
                : ''
            }`
      }

The answer is **${key}**.

**Watch out:** $\Delta H$ is in kilojoules and $\Delta S$ in joules. Bring them to the same unit before you calculate.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: asked === 'kelvin' ? md`= ${sf(right)}\ \text{K}` : md`= ${sf(right)}\ ${unit}`,
          value:
            asked === 'gibbs'
              ? (1000 * h - at * s) / 1000
              : root((t) => 1000 * h - t * s, 1, 5000) - (asked === 'celsius' ? 273 : 0),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
