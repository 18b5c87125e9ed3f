import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    volume: integers(20, 60, 5),
    hundredths: integers(20, 50, 5),
    loss: integers(3, 8),
    start: integers(190, 230, 5),
    missing: integers(8, 20),
  },
  write: ({ volume, hundredths, loss, start, missing }) => {
    const concentration = hundredths / 100;
    const n = (volume / 1000) * concentration;
    const from = start / 10;
    // The literature value is -217 kJ mol⁻¹; a part of the heat goes into the cup.
    const change = Number(
      decimals(((217e3 * (volume / 1000) * concentration) / (volume * 4.18)) * (1 - missing / 100), 1),
    );
    const top = from + change;
    const cooling = loss / 10;
    const heat = volume * 4.18 * change;
    const enthalpy = heat / n / 1000;
    const measured = Array.from({ length: 8 }, (_, index) => {
      const minute = 4 + index;
      return [minute, top - cooling * (minute - 3)] as const;
    }).filter(([minute]) => minute >= 5);
    const high = Math.ceil((top + 3) / 5) * 5;
    const low = Math.floor((from - 1) / 5) * 5;
    return {
      text: md`Excess zinc powder is added to $${volume}.0\ \text{cm}^3$ of $${decimals(concentration, 3)}\ \text{mol dm}^{-3}$ copper(II) sulfate solution in a polystyrene cup, 3 minutes after a stopwatch was started.

$$\mathrm{Zn(s) + Cu^{2+}(aq) \rightarrow Zn^{2+}(aq) + Cu(s)}$$

The graph shows the measured temperatures and two lines of best fit. The initial temperature is $${decimals(from, 1)}\ ^\circ\text{C}$. The cooling line falls by $${decimals(cooling, 1)}\ ^\circ\text{C}$ in each minute, and reads $${decimals(top - cooling * 5, 1)}\ ^\circ\text{C}$ at 8 minutes.

![](drawing:cooling)

(a) Show that the temperature at 3 minutes, found by extending the cooling line, is $${decimals(top, 1)}\ ^\circ\text{C}$, and state the corrected temperature change. [2]

(b) Explain why the temperature is found by extending the line back, instead of by taking the highest measured one. [1]

(c) Determine the enthalpy change of the reaction, in $\text{kJ mol}^{-1}$. Assume that the solution has density $1.00\ \text{g cm}^{-3}$ and specific heat capacity $4.18\ \text{J g}^{-1}\,\text{K}^{-1}$. [4]

(d) State why the mass of zinc need not be known exactly. [1]

(e) Suggest one improvement to the apparatus that would make the result more accurate. [1]`,
      hints: [
        'The line has a constant gradient. How many minutes lie between 3 and 8 minutes?',
        md`Use the amount of the limiting reactant, $\mathrm{Cu^{2+}}$.`,
      ],
      answer: md`(a) From 8 back to 3 minutes the line rises by $5 \times ${decimals(cooling, 1)} = ${decimals(5 * cooling, 1)}\ ^\circ\text{C}$, so $T = ${decimals(top - cooling * 5, 1)} + ${decimals(5 * cooling, 1)} = ${decimals(top, 1)}\ ^\circ\text{C}$. The corrected change is $\Delta T = ${decimals(top, 1)} - ${decimals(from, 1)} = ${decimals(change, 1)}\ \text{K}$.

(b) The mixture loses heat to the surroundings while it is still reacting. The extended line tells the temperature that would have been reached if the reaction were instantaneous.

(c) $q = mc\Delta T = ${volume}.0 \times 4.18 \times ${decimals(change, 1)} = ${sf(heat, 4)}\ \text{J}$

$n(\mathrm{Cu^{2+}}) = ${decimals(concentration, 3)} \times ${decimals(volume / 1000, 4)} = ${sf(n, 4)}\ \text{mol}$

$$\Delta H = -\frac{${sf(heat / 1000, 4)}}{${sf(n, 4)}} = -${sf(enthalpy)}\ \text{kJ mol}^{-1}$$

(d) Zinc is in excess, so the amount that reacts is fixed by the copper(II) ions.

(e) Put a lid on the cup (or a second cup round it), so that less heat is lost.

**Watch out:** The mass in $q = mc\Delta T$ is that of the solution, not that of the zinc. Change joules to kilojoules before you divide, and don't forget the minus sign: the temperature rises, so the reaction is exothermic.`,
      scheme: [
        [md`$${decimals(top - cooling * 5, 1)} + 5 \times ${decimals(cooling, 1)}$`, '1'],
        [md`$\Delta T = ${decimals(change, 1)}\ \text{K}$`, '1'],
        ['corrects for heat lost while the reaction goes on OWTTE', '1'],
        [md`$q = ${volume}.0 \times 4.18 \times ${decimals(change, 1)}$`, '1'],
        [md`$${sf(heat, 3)}\ \text{J}$ (allow ECF from (a))`, '1'],
        [md`$n = ${sf(n)}\ \text{mol}$`, '1'],
        [
          md`$-${sf(enthalpy)}\ \text{kJ mol}^{-1}$, with the sign (allow ECF; accept 2 to 4 significant figures)`,
          '1',
        ],
        ['copper(II) ions are limiting OWTTE (accept: zinc is in excess)', '1'],
        ['lid / better insulation OWTTE', '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that', marks: 1 },
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta T =$`,
          expected: decimals(change, 1),
          accuracy: { tolerance: 0.05 },
          unit: 'K',
          marks: 1,
          mistakes: [
            {
              value: decimals(top - 2 * cooling - from, 1),
              note: md`You took the highest measured temperature. The corrected change begins from the extended line at 3 minutes.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'number',
          expected: precise(-enthalpy),
          unit: 'kJ mol^-1',
          accuracy: { figures: 2 },
          follows: `-4.18 * a.2 / ${concentration}`,
          unless: 'h >= 0',
          mistakes: [
            {
              value: precise(enthalpy),
              note: md`The size is right, but the mixture became warmer: think of the sign.`,
            },
            {
              value: precise(-enthalpy * 1000),
              note: md`That is in $\text{J mol}^{-1}$. It is asked for in $\text{kJ mol}^{-1}$.`,
            },
            {
              value: precise(-heat / 1000),
              note: md`That is the heat of this experiment. Divide it by the amount of $\mathrm{Cu^{2+}}$ that reacts.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state a reason in words' },
        { part: 'e', kind: 'self', why: 'suggest an improvement' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`\Delta T = ${decimals(top, 1)} - ${decimals(from, 1)} = ${decimals(change, 1)}`,
          // From the last point that is drawn.
          value: measured.at(-1)![1] + cooling * (measured.at(-1)![0] - 3) - from,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= -${sf(enthalpy)}`,
          // The volume cancels.
          value: (-4.18 * change) / concentration,
        },
      ],
      drawings: {
        cooling: plot({
          frame: true,
          grid: true,
          x: [0, 12],
          y: [low, high],
          xLabel: 'Time / min',
          yLabel: 'Temperature / °C',
          ticks: { x: 1, y: 5 },
          points: [
            ...[0, 1, 2].map((minute) => ({ at: [minute, from] as const, cross: true })),
            { at: [4, top - cooling * 3] as const, cross: true },
            ...measured.map((at) => ({ at, cross: true })),
          ],
          lines: [
            { from: [0, from], to: [3, from] },
            { from: [3, top], to: [11, top - 8 * cooling] },
            { from: [3, from], to: [3, top], dashed: true },
          ],
          description: `Temperature against time. It is ${decimals(from, 1)} degrees Celsius until 3 minutes, rises steeply, and falls along a straight line from 5 to 11 minutes. The line is extended back to 3 minutes, where a dashed vertical line stands.`,
        }),
      },
    };
  },
  allow: ({ hundredths, missing, volume }) => {
    const rise = ((217 * hundredths) / 100 / 4.18) * (1 - missing / 100);
    return rise > 8 && rise < 25 && volume > 0;
  },
});
