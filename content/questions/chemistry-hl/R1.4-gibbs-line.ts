import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** With more figures than the answer shows, for those who give more. */

const carbonates = [
  { metal: 'magnesium', formula: 'MgCO_3', oxide: 'MgO', h: 101, s: 175 },
  { metal: 'calcium', formula: 'CaCO_3', oxide: 'CaO', h: 178, s: 161 },
  { metal: 'strontium', formula: 'SrCO_3', oxide: 'SrO', h: 235, s: 171 },
  { metal: 'barium', formula: 'BaCO_3', oxide: 'BaO', h: 269, s: 172 },
  { metal: 'zinc', formula: 'ZnCO_3', oxide: 'ZnO', h: 71, s: 175 },
  { metal: 'lead(II)', formula: 'PbCO_3', oxide: 'PbO', h: 88, s: 152 },
] as const;

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    carbonate: choice(...carbonates),
    low: choice(300, 320, 350, 380, 400, 420, 450),
    high: choice(900, 950, 1000, 1100, 1150, 1200),
  },
  write: ({ carbonate: { metal, formula, oxide, h, s }, low, high }) => {
    const g = (kelvin: number) => h - (kelvin * s) / 1000;
    const [first, second] = [Number(decimals(g(low), 1)), Number(decimals(g(high), 1))];
    const gradient = (second - first) / (high - low);
    const entropy = -gradient * 1000;
    const enthalpy = first - gradient * low;
    const limit = enthalpy / -gradient;
    const end = limit > 1250 ? 1800 : 1300;
    const top = Math.ceil((h + 10) / 50) * 50;
    const bottom = Math.floor((g(end) - 5) / 50) * 50;
    const below = second < 0;
    const signed = (value: number) => (value < 0 ? `(${decimals(value, 1)})` : decimals(value, 1));
    return {
      text: md`The graph shows the Gibbs energy change, $\Delta G$, of the decomposition of ${metal} carbonate at different temperatures.

$$\mathrm{${formula}(s) \rightarrow ${oxide}(s) + CO_2(g)}$$

![](drawing:line)

Two of its points are $(${low}\ \text{K},\ ${decimals(first, 1)}\ \text{kJ mol}^{-1})$ and $(${high}\ \text{K},\ ${decimals(second, 1)}\ \text{kJ mol}^{-1})$.

(a) State, by comparison with $\Delta G = \Delta H - T\Delta S$, what the gradient and the intercept on the $\Delta G$-axis represent. [2]

(b) Determine $\Delta S$, in $\text{J K}^{-1}\,\text{mol}^{-1}$, and $\Delta H$, in $\text{kJ mol}^{-1}$. [4]

(c) Determine the lowest temperature at which the decomposition is spontaneous. [1]

(d) Explain the sign of $\Delta S$. [1]

(e) State one assumption that is made by drawing a straight line. [1]`,
      hints: [
        md`Compare with $y = mx + c$: $T$ is on the horizontal axis.`,
        md`$\Delta G$ is in kilojoules, entropy is usually given in joules.`,
      ],
      answer: md`(a) The gradient is $-\Delta S$, and the intercept is $\Delta H$.

(b) The gradient is

$$\frac{${decimals(second, 1)} - ${signed(first)}}{${high} - ${low}} = ${sf(gradient, 4)}\ \text{kJ K}^{-1}\,\text{mol}^{-1}$$

so $\Delta S = ${sf(entropy)}\ \text{J K}^{-1}\,\text{mol}^{-1}$. From the first point, $\Delta H = \Delta G + T\Delta S = ${decimals(first, 1)} + ${low} \times ${sf(-gradient, 4)}$, so $\Delta H = ${sf(enthalpy)}\ \text{kJ mol}^{-1}$.

(c) $\Delta G = 0$ where $T = \dfrac{\Delta H}{\Delta S} = \dfrac{${sf(enthalpy, 4)}}{${sf(-gradient, 4)}}$, so $T = ${sf(limit)}\ \text{K}$, ${below ? 'where the line crosses the axis' : 'which is found by extending the line beyond the second point'}.

(d) It is positive because a gas is formed from a solid: the particles are more disordered.

(e) $\Delta H$ and $\Delta S$ do not change with temperature.

**Watch out:** The line falls, but $\Delta S$ is positive. The gradient is in kilojoules per kelvin, so an entropy change of less than $1\ \text{J K}^{-1}\,\text{mol}^{-1}$ means that the factor 1000 is missing.`,
      scheme: [
        [md`gradient $-\Delta S$ (do not accept $\Delta S$)`, '1'],
        [md`intercept $\Delta H$`, '1'],
        ['gradient from two points', '1'],
        [
          md`$\Delta S = ${sf(entropy)}\ \text{J K}^{-1}\,\text{mol}^{-1}$ (accept 3 or 4 significant figures)`,
          '1',
        ],
        ['substitutes a point', '1'],
        [md`$\Delta H = ${sf(enthalpy)}\ \text{kJ mol}^{-1}$ (allow ECF)`, '1'],
        [md`$${sf(limit)}\ \text{K}$ (allow ECF from (b))`, '1'],
        ['a gas is formed from a solid OWTTE', '1'],
        [md`$\Delta H$ and $\Delta S$ are constant OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state in words' },
        {
          part: 'b',
          kind: 'number',
          label: md`$\Delta S =$`,
          expected: precise(entropy),
          unit: 'J K^-1 mol^-1',
          marks: 2,
          mistakes: [
            {
              value: precise(-entropy),
              note: md`That is the gradient. Compare with $\Delta G = \Delta H - T\Delta S$: what is its sign?`,
            },
            {
              value: precise(entropy / 1000),
              note: md`That is in $\text{kJ K}^{-1}\,\text{mol}^{-1}$. It is asked for in joules.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\Delta H =$`,
          expected: precise(enthalpy),
          unit: 'kJ mol^-1',
          marks: 2,
          follows: `${first} + ${low} * b.1 / 1000`,
          mistakes: [
            {
              value: precise(first + gradient * low),
              note: md`You subtracted $T\Delta S$. Solve $\Delta G = \Delta H - T\Delta S$ for $\Delta H$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(limit),
          unit: 'K',
          follows: '1000 * b.2 / b.1',
          unless: 'T <= 0',
          mistakes: [
            {
              value: precise(limit / 1000),
              note: md`You mixed kilojoules and joules. Change one of the two.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
        { part: 'e', kind: 'self', why: 'state an assumption' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`\Delta S = ${sf(entropy)}`,
          value: -1000 * regression([low, high], [first, second]).gradient,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`\Delta H = ${sf(enthalpy)}`,
          value: regression([low, high], [first, second]).intercept,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `T = ${sf(limit)}`,
          // Temperature as a function of ΔG, at 0.
          value: regression([first, second], [low, high]).intercept,
        },
      ],
      drawings: {
        line: plot({
          x: [0, end],
          y: [bottom, top],
          xLabel: '*T* / K',
          yLabel: 'Δ*G* / kJ mol^{−1}',
          ticks: { x: end > 1300 ? 400 : 200, y: 50 },
          grid: true,
          curves: [{ f: g }],
          points: [{ at: [low, g(low)] }, { at: [high, g(high)] }],
          description: `Gibbs energy change against temperature: a straight line that falls from the vertical axis. Two points are marked, at ${low} K and ${high} K.`,
        }),
      },
    };
  },
});
