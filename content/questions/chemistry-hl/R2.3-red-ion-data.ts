import { mean, regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, precise, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    true: choice(132, 138, 145, 150),
    slope: choice(4600, 4700, 4800),
    volume: choice(4, 5, 6, 8),
    iron: choice(2, 2.5, 3),
    warm: choice(308, 313, 318),
  },
  write: ({ true: real, slope, volume, iron, warm }) => {
    // In thousandths of mol dm⁻³; 10.0 cm³ of iron solution in 20.0 cm³ of mixture.
    const fe = iron / 2;
    const scn = (2 * volume) / 20;
    const wished = root((x) => x / ((fe - x) * (scn - x)) - real / 1000, 0, Math.min(fe, scn) * 0.999);
    const absorbance = Number(((slope * wished) / 1000).toFixed(3));
    const red = (absorbance / slope) * 1000;
    const [feLeft, scnLeft] = [fe - red, scn - red];
    const k = (1000 * red) / (feLeft * scnLeft);
    const doubt = (100 * 0.005) / absorbance;
    const others = [Math.round(k * 1.012), Math.round(k * 0.985)];
    const all = [k, ...others];
    const middle = mean(all);
    const spread = Math.max(...all.map((one) => Math.abs(one - middle)));
    const top = Number((slope * 1.2e-4).toFixed(3));
    const hot = Math.round(k * 0.86);
    return {
      text: md`Iron(III) ions and thiocyanate ions form a red ion:

$$\mathrm{Fe^{3+}(aq) + SCN^{-}(aq) \rightleftharpoons [FeSCN]^{2+}(aq)}$$

Solutions of known concentration of $[\mathrm{FeSCN}]^{2+}$ give the calibration line shown. It passes through the origin and $(1.20 \times 10^{-4}\ \text{mol dm}^{-3},\ ${decimals(top, 3)})$.

![](drawing:line)

At $298\ \text{K}$ a student mixes $10.0\ \text{cm}^3$ of $${decimals(iron, 2)} \times 10^{-3}\ \text{mol dm}^{-3}$ $\mathrm{Fe^{3+}}$ with $${decimals(volume, 1)}\ \text{cm}^3$ of $2.00 \times 10^{-3}\ \text{mol dm}^{-3}$ $\mathrm{SCN^{-}}$ and water, to $20.0\ \text{cm}^3$ in all. The absorbance of the mixture is $${decimals(absorbance, 3)} \pm 0.005$.

(a) Determine the gradient of the calibration line, with its unit. [2]

(b) Calculate the equilibrium concentration of $[\mathrm{FeSCN}]^{2+}$ in the mixture. [1]

(c) Determine the equilibrium constant, $K$. [3]

(d) Calculate the percentage uncertainty of the absorbance. [1]

(e) Two other mixtures at the same temperature give $K = ${others[0]}$ and $K = ${others[1]}$. Calculate the mean of the three values, and comment on whether they support that $K$ is constant. [2]

(f) At $${warm}\ \text{K}$ the value is $K = ${hot}$. Deduce, with a reason, whether the forward reaction is exothermic or endothermic. [1]

(g) Suggest why an absorbance larger than any value of the calibration line should not be used to find a concentration. [1]`,
      hints: [
        md`Absorbance has no unit.`,
        md`Both solutions are diluted by mixing: find the initial concentrations in the mixture first.`,
        md`What has become red is missing from both reactants.`,
      ],
      answer: md`(a) The gradient is $\dfrac{${decimals(top, 3)}}{1.20 \times 10^{-4}} = ${sf(top / 1.2e-4)}\ \text{mol}^{-1}\,\text{dm}^3$, since absorbance has no unit.

(b) $[\mathrm{FeSCN^{2+}}] = \dfrac{${decimals(absorbance, 3)}}{${sf(top / 1.2e-4, 4)}} = ${standardForm(red / 1000)}\ \text{mol dm}^{-3}$

(c) Mixing dilutes both solutions: $[\mathrm{Fe^{3+}}]_0 = ${decimals(iron, 2)} \times 10^{-3} \times \dfrac{10.0}{20.0} = ${standardForm(fe / 1000)}$ and $[\mathrm{SCN^{-}}]_0 = 2.00 \times 10^{-3} \times \dfrac{${decimals(volume, 1)}}{20.0} = ${standardForm(scn / 1000)}\ \text{mol dm}^{-3}$. The red ion takes one of each, so at equilibrium $[\mathrm{Fe^{3+}}] = ${standardForm(feLeft / 1000, 4)}$ and $[\mathrm{SCN^{-}}] = ${standardForm(scnLeft / 1000, 4)}\ \text{mol dm}^{-3}$.

$$K = \frac{${standardForm(red / 1000)}}{${standardForm(feLeft / 1000, 4)} \times ${standardForm(scnLeft / 1000, 4)}} = ${sf(k)}$$

(d) $\dfrac{0.005}{${decimals(absorbance, 3)}} \times 100 = ${sf(doubt, 2)}\,\%$

(e) The mean is $\dfrac{${sf(k)} + ${others[0]} + ${others[1]}}{3} = ${sf(middle)}$. The values differ from it by no more than about $${sf((100 * spread) / middle, 2)}\,\%$, which the uncertainties explain: the absorbance alone has $${sf(doubt, 2)}\,\%$, and volumes and calibration line add to it. So they support that $K$ is constant at this temperature.

(f) Exothermic: $K$ is smaller at the higher temperature, so heating shifts the equilibrium to the left, in the endothermic direction.

(g) The line is known only up to its last point. Beyond it absorbance may no longer be proportional to concentration, so extrapolation isn't safe.

**Watch out:** use the concentrations in the mixture, not those of the bottles.`,
      scheme: [
        [md`$${sf(top / 1.2e-4)}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{mol}^{-1}\,\text{dm}^3$`, '1'],
        [md`$${standardForm(red / 1000)}\ \text{mol dm}^{-3}$ (allow ECF)`, '1'],
        [md`both initial concentrations in the mixture`, '1'],
        [md`both equilibrium concentrations of the reactants (allow ECF)`, '1'],
        [md`$K = ${sf(k)}$ (allow ECF; ignore units)`, '1'],
        [md`$${sf(doubt, 2)}\,\%$ (accept one or two significant figures)`, '1'],
        [md`$${sf(middle)}$ (allow ECF)`, '1'],
        [md`values differ by no more than the uncertainties explain, so $K$ is constant OWTTE`, '1'],
        [md`exothermic, as $K$ falls when the temperature rises OWTTE`, '1'],
        [md`extrapolation beyond the calibration isn't reliable OWTTE`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'units',
          expected: `${precise(top / 1.2e-4)} mol^-1 dm^3`,
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: `${precise(top / 1.2)} mol^-1 dm^3`,
              note: md`You left out the power of ten of the axis.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: precise(red / 1000),
          unit: 'mol dm^-3',
          accuracy: { figures: 2 },
          follows: `${absorbance} / a.1`,
          unless: 'c <= 0',
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(k),
          accuracy: { tolerance: Number((0.02 * k).toPrecision(2)) },
          follows: `b.1 / ((${fe / 1000} - b.1) * (${scn / 1000} - b.1))`,
          unless: 'K <= 0',
          mistakes: [
            {
              value: precise((1000 * red) / (fe * scn)),
              note: md`You used the initial concentrations. A part of each reactant has become the red ion.`,
            },
            {
              value: precise((1000 * red) / ((iron - red) * (2 - red))),
              note: md`You used the concentrations in the bottles. Mixing dilutes both solutions.`,
            },
            { value: precise(1 / k), note: md`You have the fraction upside down: products stand on top.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: precise(doubt),
          unit: '%',
          accuracy: asUncertainty(doubt, 0.12),
        },
        {
          part: 'e',
          kind: 'number',
          label: 'Mean:',
          expected: precise(middle),
          accuracy: { tolerance: Number((0.01 * middle).toPrecision(2)) },
          marks: 1,
          follows: `(c.1 + ${others[0]} + ${others[1]}) / 3`,
          unless: 'K <= 0',
        },
        { part: 'e', kind: 'self', why: 'comment', marks: 1 },
        { part: 'f', kind: 'self', why: 'deduce' },
        { part: 'g', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(top / 1.2e-4)}\ \text{mol}`,
          value: regression([0, 0.6e-4, 1.2e-4], [0, top / 2, top]).gradient,
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${standardForm(red / 1000)}`,
          value: root((c) => (c * top) / 1.2 - absorbance, 0, 20) / 1e4,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${sf(k)}`,
          // The constant for which the quadratic gives the measured concentration.
          value: root(
            (x) => {
              const b = fe + scn + 1000 / x;
              return (b - Math.sqrt(b * b - 4 * fe * scn)) / 2 - red;
            },
            10,
            1000,
          ),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(doubt, 2)}\,\%`,
          value: (50 * (absorbance + 0.005 - (absorbance - 0.005))) / absorbance,
        },
        { part: 'e', route: 'numeric', shown: md`= ${sf(middle)}`, value: (k + others[0]! + others[1]!) / 3 },
      ],
      drawings: {
        line: plot({
          frame: true,
          grid: true,
          x: [0, 1.6],
          y: [0, 0.8],
          ticks: { x: 0.2, y: 0.1 },
          xLabel: '[FeSCN^{2+}] / 10^{−4} mol dm^{−3}',
          yLabel: 'Absorbance',
          points: [0.2, 0.4, 0.7, 1, 1.4].map((x, at) => ({
            at: [x, (top / 1.2) * x + [0.006, -0.006, 0.005, -0.005, 0.004][at]!] as [number, number],
            cross: true,
          })),
          lines: [{ from: [0, 0], to: [1.5, (top / 1.2) * 1.5], ink: 'accent' }],
          description: `Absorbance against concentration of the red ion: five crosses near a straight line from the origin through 1.20 and ${decimals(top, 3)}.`,
        }),
      },
    };
  },
});
