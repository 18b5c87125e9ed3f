import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['R2.1'],
  parameters: {
    base: choice(
      { name: 'sodium hydroxide', formula: 'NaOH' },
      { name: 'potassium hydroxide', formula: 'KOH' },
    ),
    strength: choice(1.5, 1.8, 2, 2.2, 2.5),
    end: choice(14, 15, 16, 17, 18, 19, 21, 22),
    start: integers(196, 224, 4),
    kept: choice(88, 91, 94, 98),
  },
  allow: ({ strength, end, kept }) => {
    const rise = Number(((573 * strength * end * kept) / (4.18 * (50 + end) * 1000)).toFixed(1));
    const off = 100 - (4.18 * (50 + end) * rise * 100) / (strength * end * 57.3);
    return off > 1 && Math.abs(off - 20 / rise) > 0.7;
  },
  write: ({ base, strength, end, start, kept }) => {
    const n = (strength * end) / 1000;
    const mass = 50 + end;
    const from = start / 10;
    const rise = Number(((57300 * n * (kept / 100)) / (4.18 * mass)).toFixed(1));
    const top = from + rise;
    const fall = Number((rise * 0.018).toFixed(2));
    const ten = from + (rise * 10) / end;
    const thirty = top - fall * (30 - end);
    const concentration = n / 0.05;
    const heat = (mass * 4.18 * rise) / 1000;
    const enthalpy = heat / n;
    const doubt = (100 * 0.2) / rise;
    const off = (100 * (57.3 - enthalpy)) / 57.3;
    const larger = off > doubt;
    const low = Math.floor(from / 5) * 5;
    const high = Math.ceil((top + 1) / 5) * 5;
    const scatter = [0, 0.1, -0.1, 0.1, 0, -0.1, 0.1, 0, -0.1, 0.1, 0, 0.1];
    const points = [0, 3, 6, 9, 12, 24, 27, 30, 33, 36]
      .filter((v) => Math.abs(v - end) > 1.5)
      .map((v, index) => {
        const line = v < end ? from + (rise * v) / end : top - fall * (v - end);
        return [v, line + scatter[index]!] as [number, number];
      });
    return {
      text: md`A burette adds $${decimals(strength, 2)}\ \text{mol dm}^{-3}$ hydrochloric acid to $50.0\ \text{cm}^3$ of ${base.name} solution in a polystyrene cup. The temperature is read after each portion. Each reading has an uncertainty of $\pm 0.1\ ^\circ\text{C}$. Both solutions have the same temperature at the start.

![](drawing:data)

The rising line passes through $(0\ \text{cm}^3,\ ${decimals(from, 1)}\ ^\circ\text{C})$. The two lines of best fit meet at $(${end}.0\ \text{cm}^3,\ ${decimals(top, 1)}\ ^\circ\text{C})$.

(a) Explain why the temperature rises at first and falls afterwards. [2]

(b) Determine the concentration of the ${base.name} solution. [2]

(c) Calculate the greatest rise of temperature and its percentage uncertainty. [2]

(d) Determine the enthalpy of neutralisation, in $\text{kJ mol}^{-1}$. Take the solutions to have density $1.00\ \text{g cm}^{-3}$ and specific heat capacity $4.18\ \text{J g}^{-1}\,\text{K}^{-1}$. [3]

(e) The accepted value is $-57.3\ \text{kJ mol}^{-1}$. Calculate the percentage error, and deduce whether the uncertainty of the rise of temperature alone can explain it. [2]

(f) Suggest one advantage of reading the end point from two lines, instead of taking the portion with the highest temperature. [1]`,
      hints: [
        md`What happens to acid that is added before, and after, all the base has reacted?`,
        md`At the meeting point the amounts of acid and base are equal. Which volume of liquid is warm there?`,
        md`A difference of two readings has the sum of their absolute uncertainties.`,
      ],
      answer: md`(a) At first each portion of acid reacts with base, which is exothermic. When no base is left, more acid only adds cooler liquid (and heat is lost to the surroundings), so the temperature falls.

(b) At the meeting point all the base has just reacted. Acid and base react $1 : 1$, so $n(\mathrm{${base.formula}}) = n(\mathrm{HCl}) = ${decimals(strength, 2)} \times ${decimals(end / 1000, 4)} = ${sf(n, 4)}\ \text{mol}$, and

$$c = \frac{${sf(n, 4)}}{0.0500} = ${sf(concentration)}\ \text{mol dm}^{-3}$$

(c) $\Delta T = ${decimals(top, 1)} - ${decimals(from, 1)} = ${decimals(rise, 1)}\ \text{K}$. Each of the two readings is uncertain by $0.1$, so the difference is uncertain by $0.2\ \text{K}$: $\dfrac{0.2}{${decimals(rise, 1)}} \times 100 = ${sf(doubt, 2)}\,\%$.

(d) The liquid that is warm at this point is $50.0 + ${end}.0 = ${mass}.0\ \text{cm}^3$, with mass $${mass}.0\ \text{g}$. So $Q = ${mass}.0 \times 4.18 \times ${decimals(rise, 1)} = ${sf(heat * 1000, 4)}\ \text{J}$. One mole of water forms for each mole of acid:

$$\Delta H = -\frac{${sf(heat, 4)}}{${sf(n, 4)}} = -${sf(enthalpy)}\ \text{kJ mol}^{-1}$$

(e) The percentage error is $\dfrac{57.3 - ${sf(enthalpy, 4)}}{57.3} \times 100 = ${sf(off)}\,\%$. ${
        larger
          ? md`This is more than $${sf(doubt, 2)}\,\%$, so the uncertainty alone can't explain it: there is a systematic error, such as heat lost to the surroundings.`
          : md`This is not more than $${sf(doubt, 2)}\,\%$, so the uncertainty of the rise could explain it.`
      }

(f) The lines use all readings, so errors of single ones matter less, and the end point may lie between two portions.

**Watch out:** the mass in $mc\Delta T$ is that of both solutions, and it grows with each portion. Use the volume at the meeting point.`,
      scheme: [
        [md`heat is given out by the neutralisation`, '1'],
        [md`no base is left, so cooler acid is added / heat is lost OWTTE`, '1'],
        [md`$n = ${sf(n)}\ \text{mol}$ from the volume at the meeting point`, '1'],
        [md`$${sf(concentration)}\ \text{mol dm}^{-3}$ (allow ECF)`, '1'],
        [md`$\Delta T = ${decimals(rise, 1)}\ \text{K}$`, '1'],
        [md`$${sf(doubt, 2)}\,\%$ (accept one or two significant figures; do not accept half of it)`, '1'],
        [md`mass $${mass}.0\ \text{g}$, of both solutions`, '1'],
        [md`$Q = ${sf(heat)}\ \text{kJ}$ (allow ECF)`, '1'],
        [md`$-${sf(enthalpy)}\ \text{kJ mol}^{-1}$, with the sign (allow ECF)`, '1'],
        [md`$${sf(off)}\,\%$ (allow ECF; accept 2 or 3 significant figures)`, '1'],
        [
          larger
            ? md`larger than the uncertainty, so a systematic error is present OWTTE`
            : md`not larger than the uncertainty, so it can be explained OWTTE`,
          '1',
        ],
        [md`single readings matter less / end point between two portions OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          expected: precise(concentration),
          unit: 'mol dm^-3',
          mistakes: [
            {
              value: precise((strength * 50) / end),
              note: md`You exchanged the two volumes. The acid is the solution of known concentration.`,
            },
            {
              value: precise(n / (mass / 1000)),
              note: md`You divided by the total volume. The base was in $50.0\ \text{cm}^3$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$\Delta T =$`,
          expected: decimals(rise, 1),
          accuracy: { tolerance: 0.05 },
          unit: 'K',
          marks: 1,
        },
        {
          part: 'c',
          kind: 'number',
          label: 'percentage uncertainty',
          expected: precise(doubt),
          accuracy: asUncertainty(doubt, 0.12),
          unit: '%',
          marks: 1,
          follows: '20 / c.1',
          unless: 'p <= 0',
          mistakes: [
            {
              value: precise(doubt / 2),
              note: md`You took the uncertainty of one reading. A difference has that of both.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: precise(-enthalpy),
          unit: 'kJ mol^-1',
          follows: `-${mass} * 4.18 * c.1 / 1000 / ${n}`,
          unless: 'h >= 0',
          mistakes: [
            { value: precise(enthalpy), note: md`The mixture became warmer: think of the sign.` },
            {
              value: precise((-enthalpy * 50) / mass),
              note: md`You warmed only the base. The acid that was added is warm, too.`,
            },
            {
              value: precise((-enthalpy * end) / mass),
              note: md`You warmed only the acid. The base in the cup is warm, too.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: 'percentage error',
          expected: precise(off),
          accuracy: { figures: 2 },
          unit: '%',
          marks: 1,
          follows: '100 * abs(57.3 + d.1) / 57.3',
          unless: 'p < 0',
        },
        { part: 'e', kind: 'self', why: 'deduce', marks: 1 },
        { part: 'f', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(concentration)}\ \text{mol dm}^{-3}`,
          value: root((c) => 50 * c - strength * end, 0, 10),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${decimals(rise, 1)}\ \text{K}`,
          value: regression([0, 10], [from, ten]).gradient * end,
          within: 0.001,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(doubt, 2)}\,\%`,
          value: (50 * (rise + 0.2 - (rise - 0.2))) / rise,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= -${sf(enthalpy)}\ \text{kJ mol}^{-1}`,
          // The temperature of the falling line at 30 cm³, taken back to the meeting point.
          value: (-4.18 * mass * (thirty + fall * (30 - end) - from)) / (strength * end),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(off)}\,\%`,
          value: 100 - (4.18 * mass * rise * 100) / (strength * end * 57.3),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 40],
          y: [low, high],
          ticks: { x: 5, y: 1 },
          xLabel: 'Volume of acid added / cm^3',
          yLabel: 'Temperature / °C',
          points: points.map((at) => ({ at, cross: true })),
          lines: [
            { from: [0, from], to: [end, top], ink: 'accent' },
            { from: [end, top], to: [38, top - fall * (38 - end)], ink: 'accent' },
          ],
          description: `Temperature against volume of acid: crosses near a line that rises from ${decimals(from, 1)} degrees at 0 to ${decimals(top, 1)} degrees at ${end} cubic centimetres, then near a line that falls slowly.`,
        }),
      },
    };
  },
});
