import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    wavelength: choice(532, 589, 635, 650),
    slits: choice(0.2, 0.25, 0.3, 0.4),
    fringes: choice(8, 10, 12),
    slitDoubt: choice(2, 3, 4, 5),
  },
  write: ({ wavelength, slits, fringes, slitDoubt }) => {
    const true1 = (wavelength * 1e-6) / slits;
    const end = Number((true1 * 2000).toFixed(2));
    const gradient = end / 2;
    const lambda = gradient * slits * 1000;
    // At 2.0 m these lines just reach the ends of the error bar.
    const steep = Number((gradient + 0.5 / fringes).toFixed(3));
    const flat = Number((gradient - 0.5 / fringes).toFixed(3));
    const half = (steep - flat) / 2;
    const percent = (100 * half) / gradient;
    const total = percent + slitDoubt;
    const absolute = (lambda * total) / 100;
    // A second figure of 5 would leave open how the uncertainty is rounded to one.
    const shownDoubt = sf(absolute, sf(absolute, 2).endsWith('5') ? 3 : 2);
    const width = Number((fringes * gradient * 1.5).toFixed(1));
    const single = width / fringes;
    const singleDoubt = 1 / fringes;
    const points = [0.8, 1.1, 1.4, 1.7, 2].map(
      (x, index) => [x, gradient * x + [0.04, -0.06, 0.05, -0.04, 0.02][index]!] as [number, number],
    );
    return {
      text: md`Light from a laser falls on two slits that are $${decimals(slits, 2)}\ \text{mm}$ apart, with a percentage uncertainty of $${slitDoubt}\,\%$. Aylin in Izmir measures the spacing $s$ of the bright fringes for different distances $D$ from the slits to the screen.

(a) For $D = 1.50\ \text{m}$ she measures the distance across $${fringes}$ fringe spacings as $(${decimals(width, 1)} \pm 1.0)\ \text{mm}$. Calculate $s$ and its absolute uncertainty. [2]

(b) Explain why she measures across several spacings. [1]

The graph shows $s$ against $D$. The line of best fit passes through the origin and $(2.00\ \text{m},\ ${decimals(end, 2)}\ \text{mm})$. The steepest and the shallowest line (dashed) through the origin that are possible with the error bars have gradients of $${decimals(steep, 3)} \times 10^{-3}$ and $${decimals(flat, 3)} \times 10^{-3}$.

![](drawing:data)

(c) Explain whether the data support the hypothesis that $s$ is proportional to $D$. [2]

(d) Determine the gradient of the line of best fit, and state why it has no unit. [2]

(e) Determine the wavelength of the light. [2]

(f) Determine the absolute uncertainty in the wavelength. [3]`,
      hints: [
        md`The uncertainty of a distance across many spacings is shared by all of them.`,
        md`Compare $s = \frac{\lambda D}{d}$ with the equation of a straight line through the origin.`,
        md`The wavelength is a product of the gradient and the slit separation. Which uncertainties are added?`,
      ],
      answer: md`(a) $s = \dfrac{${decimals(width, 1)}}{${fringes}} = ${sf(single)}\ \text{mm}$, and the uncertainty is divided by the same number: $\Delta s = \dfrac{1.0}{${fringes}} = ${sf(singleDoubt, 2)}\ \text{mm}$.

(b) The uncertainty of reading the ruler is shared by $${fringes}$ spacings, so the percentage uncertainty is smaller than for one spacing.

(c) They do: a straight line passes through all error bars, and it goes through the origin. Both are needed for a proportionality.

(d) The gradient is $\dfrac{${decimals(end, 2)} \times 10^{-3}}{2.00} = ${sf(gradient)} \times 10^{-3}$. It is a length divided by a length, so it has no unit.

(e) As $s = \dfrac{\lambda}{d}D$, the gradient is $\dfrac{\lambda}{d}$. So $\lambda = ${sf(gradient, 4)} \times 10^{-3} \times ${decimals(slits, 2)} \times 10^{-3}\ \text{m} = ${sf(lambda)}\ \text{nm}$.

(f) The uncertainty in the gradient is half of the difference of the extreme gradients, $${sf(half, 2)} \times 10^{-3}$, which is $${sf(percent)}\,\%$. For a product the percentage uncertainties are added: $${sf(percent)} + ${slitDoubt} = ${sf(total)}\,\%$. So $\Delta\lambda = ${sf(total / 100)} \times ${sf(lambda)} = ${shownDoubt}\ \text{nm}$, and $\lambda = (${10 * Math.round(lambda / 10)} \pm ${sf(absolute, 1)})\ \text{nm}$.

**Watch out:** 'proportional' needs a line through the origin. A straight line alone shows only a linear relation.`,
      scheme: [
        [md`$s = ${sf(single)}\ \text{mm}$`, '1'],
        [md`$\Delta s = ${sf(singleDoubt, 2)}\ \text{mm}$ (accept one significant figure)`, '1'],
        [md`reduces the percentage (or absolute) uncertainty in one spacing OWTTE`, '1'],
        [md`a straight line through all error bars`, '1'],
        [md`through the origin, so the data support it`, '1'],
        [md`$${sf(gradient)} \times 10^{-3}$ (accept a value within $2\,\%$)`, '1'],
        [md`length divided by length`, '1'],
        [md`gradient equals $\frac{\lambda}{d}$`, '1'],
        [md`$${sf(lambda)}\ \text{nm}$ (allow ECF from (d))`, '1'],
        [md`half of the difference of the gradients, or $${sf(percent)}\,\%$`, '1'],
        [md`adds the percentage uncertainties`, '1'],
        [md`$${sf(absolute, 2)}\ \text{nm}$ (allow ECF; accept one significant figure)`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$s =$`,
          expected: `${Number(single.toPrecision(6))}`,
          unit: 'mm',
          accuracy: { figures: 2 },
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta s =$`,
          expected: `${Number(singleDoubt.toPrecision(4))}`,
          unit: 'mm',
          accuracy: asUncertainty(singleDoubt),
          marks: 1,
          mistakes: [
            {
              value: '1.0',
              note: md`This is the uncertainty of the whole distance. Divide it by $${fringes}$.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number((gradient / 1000).toPrecision(6))}`,
          accuracy: { figures: 2 },
          marks: 1,
          mistakes: [
            {
              value: sf(gradient),
              note: md`The spacing is in millimetres and the distance in metres. Convert before dividing.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state in words', marks: 1 },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(lambda.toPrecision(6))}`,
          unit: 'nm',
          accuracy: { figures: 2 },
          follows: md`d.1 * ${decimals(slits, 2)} * 10^6`,
          unless: 'w <= 0',
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(absolute.toPrecision(4))}`,
          unit: 'nm',
          accuracy: asUncertainty(absolute, 0.13),
          mistakes: [
            {
              value: sf((lambda * percent) / 100, 2),
              note: md`You left out the uncertainty of the slit separation.`,
            },
            {
              value: sf((lambda * (2 * percent + slitDoubt)) / 100, 3),
              note: md`You took the whole difference of the gradients. The uncertainty is half of it.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(single)}\ \text{mm}`,
          value: root((x) => fringes * x - width, 0, 20),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(singleDoubt, 2)}\ \text{mm}`,
          value: (width + 1) / fringes - width / fringes,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(gradient)} \times 10^{-3}`,
          value: regression([0, 1, 2], [0, end / 2000, end / 1000]).gradient,
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${sf(lambda)}\ \text{nm}`,
          value: root((x) => (x * 1e-9 * 2) / (slits * 1e-3) - end * 1e-3, 1, 2000),
        },
        {
          part: 'f',
          route: 'numeric',
          shown: md`= ${shownDoubt}\ \text{nm}`,
          within: 0.51,
          value: ((steep - flat) / 2) * slits * 1000 + gradient * slits * 10 * slitDoubt,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 2.4],
          y: [0, Math.ceil(end * 1.2)],
          ticks: { x: 0.4, y: 1 },
          xLabel: '*D* / m',
          yLabel: '*s* / mm',
          points: points.map((at) => ({ at, cross: true })),
          lines: [
            ...points.map(([x, y]) => ({
              from: [x, y - singleDoubt] as const,
              to: [x, y + singleDoubt] as const,
            })),
            { from: [0, 0], to: [2.2, 2.2 * gradient], ink: 'accent' },
            { from: [0, 0], to: [2.2, 2.2 * steep], ink: 'soft', dashed: true },
            { from: [0, 0], to: [2.2, 2.2 * flat], ink: 'soft', dashed: true },
          ],
          description: `Fringe spacing against distance: five points with vertical error bars, a solid line from the origin through (2.00, ${decimals(end, 2)}), and two dashed lines through the origin, one steeper and one less steep.`,
        }),
      },
    };
  },
});
