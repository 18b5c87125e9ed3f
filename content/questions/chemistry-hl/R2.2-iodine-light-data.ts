import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, precise, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

// Halves go away from zero, as at school.
const powers = (value: number, figures = 3) => standardForm(value * (1 + 1e-9), figures);

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    propanone: choice(0.4, 0.5, 0.6, 0.8),
    acid: choice(0.2, 0.25, 0.4),
    constant: choice(2.7e-5, 2.9e-5, 3.1e-5),
    light: choice(420, 450, 480),
    more: choice(1.5, 2),
    both: choice(true, false),
    doubt: choice(2, 3),
  },
  allow: ({ propanone, acid, constant, light }) => 200 * constant * propanone * acid * light < 0.7,
  write: ({ propanone, acid, constant, light, more, both, doubt }) => {
    const start = 0.9;
    const end = Number((start - 200 * constant * propanone * acid * light).toFixed(3));
    const fall = (start - end) / 200;
    // The gradient of the two points is a multiple of 0.000005, so four figures are enough.
    const slope = powers(fall, Math.round(fall * 2e5) % 2 === 1 && fall > 1e-3 ? 4 : 3);
    const rate = fall / light;
    const runs = [
      [propanone, acid, fall],
      [propanone * more, acid, fall * more],
      [both ? propanone * more : propanone, acid / 2, (both ? fall * more : fall) / 2],
    ] as const;
    const shown = runs.map(([, , one], at) => Number((one * [1, 1.01, 0.99][at]!).toPrecision(3)));
    const k = rate / (propanone * acid);
    const percent = doubt + 4;
    const absolute = (k * percent) / 100;
    const points = [0, 40, 80, 120, 160, 200].map(
      (t, at) => [t, start - fall * t + [0, 0.004, -0.004, 0.003, -0.003, 0][at]!] as [number, number],
    );
    const low = Math.floor(end * 10 - 1) / 10;
    return {
      text: md`Propanone reacts with iodine in acidic solution:

$$\mathrm{CH_3COCH_3(aq) + I_2(aq) \rightarrow CH_3COCH_2I(aq) + H^{+}(aq) + I^{-}(aq)}$$

Only iodine is coloured. A colorimeter measures the absorbance $A$ of the mixture, for which $A = ${light}\,[\mathrm{I_2}]$ with $[\mathrm{I_2}]$ in $\text{mol dm}^{-3}$. Propanone and acid are in large excess. The graph is for run 1; its line of best fit passes through $(0\ \text{s},\ ${decimals(start, 3)})$ and $(200\ \text{s},\ ${decimals(end, 3)})$.

![](drawing:data)

| run | $[\mathrm{CH_3COCH_3}]$ / $\text{mol dm}^{-3}$ | $[\mathrm{H^{+}}]$ / $\text{mol dm}^{-3}$ | gradient of $A$ against $t$ / $\text{s}^{-1}$ |
|---|---|---|---|
${runs.map(([x, y], at) => md`| ${at + 1} | ${decimals(x, 3)} | ${decimals(y, 3)} | ${at === 0 ? '?' : md`$-${standardForm(shown[at]!)}$`} |`).join('\n')}

(a) Explain how the graph shows that the reaction is of zero order with respect to iodine. [1]

(b) Determine the gradient for run 1. [1]

(c) Calculate the rate of reaction in run 1, in $\text{mol dm}^{-3}\,\text{s}^{-1}$. [1]

(d) Deduce the orders with respect to propanone and to hydrogen ions, with reasons. [2]

(e) Determine the rate constant, with its units. [2]

(f) The percentage uncertainty is $${doubt}\,\%$ for the gradient and $2\,\%$ for each concentration of propanone and acid. Calculate the absolute uncertainty of the rate constant. [2]

(g) Suggest why propanone and acid are used in large excess. [1]

(h) State what the order with respect to iodine tells about the mechanism. [1]`,
      hints: [
        md`What would the graph look like if the rate fell together with the concentration of iodine?`,
        md`The gradient of $A$ is $${light}$ times the gradient of $[\mathrm{I_2}]$.`,
        md`${both ? md`Between runs 2 and 3 only one concentration changes.` : md`Between runs 1 and 3 only one concentration changes.`}`,
      ],
      answer: md`(a) The line is straight: the rate stays the same while the concentration of iodine falls, so it doesn't depend on it.

(b) The gradient is $\dfrac{${decimals(end, 3)} - ${decimals(start, 3)}}{200} = -${slope}\ \text{s}^{-1}$.

(c) The concentration of iodine falls by the gradient divided by $${light}$: the rate is $\dfrac{${slope}}{${light}} = ${powers(rate)}\ \text{mol dm}^{-3}\,\text{s}^{-1}$.

(d) From run 1 to 2 only $[\mathrm{CH_3COCH_3}]$ changes, by the factor $${more}$, and so does the rate: first order. From run ${both ? 2 : 1} to 3 $[\mathrm{H^{+}}]$ is halved, and the rate is halved: first order.

(e) $\text{rate} = k[\mathrm{CH_3COCH_3}][\mathrm{H^{+}}]$, so

$$k = \frac{${powers(rate, 4)}}{${decimals(propanone, 3)} \times ${decimals(acid, 3)}} = ${powers(k)}\ \text{mol}^{-1}\,\text{dm}^3\,\text{s}^{-1}$$

(f) In a quotient and a product percentages are added: $${doubt} + 2 + 2 = ${percent}\,\%$. So $\Delta k = ${decimals(percent / 100, 2)} \times ${powers(k)} = ${powers(absolute, 2)}\ \text{mol}^{-1}\,\text{dm}^3\,\text{s}^{-1}$.

(g) So that their concentrations stay nearly constant during the run, and only that of iodine changes.

(h) Iodine takes no part in the rate-determining step (or in a step before it); it reacts in a fast step afterwards.

**Watch out:** hydrogen ions are in the rate equation although they are not a reactant: they are a catalyst. Orders come from experiments.`,
      scheme: [
        [
          md`straight line / constant gradient, so the rate doesn't change while iodine is used up OWTTE`,
          '1',
        ],
        [md`$-${slope}\ \text{s}^{-1}$ (accept a value within $2\,\%$)`, '1'],
        [md`$${powers(rate)}\ \text{mol dm}^{-3}\,\text{s}^{-1}$ (allow ECF)`, '1'],
        [md`first order in propanone, with the factors of runs 1 and 2`, '1'],
        [md`first order in hydrogen ions, with the factors of runs ${both ? 2 : 1} and 3`, '1'],
        [md`$${powers(k)}$ (allow ECF)`, '1'],
        [md`$\text{mol}^{-1}\,\text{dm}^3\,\text{s}^{-1}$`, '1'],
        [md`$${percent}\,\%$`, '1'],
        [md`$${powers(absolute, 2)}$ (accept one or two significant figures; allow ECF)`, '1'],
        [md`concentrations stay nearly constant OWTTE`, '1'],
        [md`not in the rate-determining step OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          expected: precise(-fall),
          unit: 's^-1',
          accuracy: { figures: 2 },
          mistakes: [
            { value: precise(fall), note: md`The line falls: what is the sign of its gradient?` },
            { value: precise(-end / 200), note: md`Use the change of $A$, not its last value.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(rate),
          unit: 'mol dm^-3 s^-1',
          accuracy: { figures: 2 },
          follows: `abs(b.1) / ${light}`,
          unless: 'r <= 0',
          mistakes: [
            {
              value: precise(fall * light),
              note: md`You multiplied. $[\mathrm{I_2}]$ is $A$ divided by $${light}$.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'deduce with reasons' },
        {
          part: 'e',
          kind: 'units',
          expected: `${precise(k)} mol^-1 dm^3 s^-1`,
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: `${precise(rate * propanone * acid)} mol^-1 dm^3 s^-1`,
              note: md`You multiplied by the concentrations. Solve the rate equation for $k$.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: precise(absolute),
          unit: 'mol^-1 dm^3 s^-1',
          accuracy: asUncertainty(absolute),
          follows: `e.1 * ${percent} / 100`,
          unless: 'u <= 0',
          mistakes: [
            {
              value: precise((k * doubt) / 100),
              note: md`You left out the uncertainties of the two concentrations.`,
            },
          ],
        },
        { part: 'g', kind: 'self', why: 'suggest' },
        { part: 'h', kind: 'self', why: 'state' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= -${slope}`,
          value: regression([0, 100, 200], [start, (start + end) / 2, end]).gradient,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${powers(rate)}`,
          value: (start / light - end / light) / 200,
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${powers(k)}`,
          value: root((x) => x * propanone * acid * light * 200 - (start - end) * 1e5, 0, 100) / 1e5,
        },
        {
          part: 'f',
          route: 'numeric',
          shown: md`= ${powers(absolute, 2)}`,
          value: ((start - end) / (200 * light * propanone * acid)) * (doubt / 100 + 0.04),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 240],
          y: [low, 1],
          ticks: { x: 40, y: 0.1 },
          xLabel: '*t* / s',
          yLabel: '*A*',
          points: points.map((at) => ({ at, cross: true })),
          lines: [{ from: [0, start], to: [220, start - 220 * fall], ink: 'accent' }],
          description: `Absorbance against time: six crosses near a straight line that falls from ${decimals(start, 3)} at 0 to ${decimals(end, 3)} at 200 seconds.`,
        }),
      },
    };
  },
});
