import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    scale: choice(0.93, 0.95, 0.97, 0.98, 0.99, 1.01, 1.02, 1.03, 1.05, 1.06),
    shift: choice(-0.1, -0.08, -0.06, -0.05),
    doubt: choice(4, 5, 6, 7),
    wavelength: choice(470, 525, 590, 625),
  },
  // Whether the result agrees with the accepted value must be clear.
  allow: ({ scale, doubt }) => Math.abs(Math.abs(scale - 1) * 100 - doubt) > 1.2,
  write: ({ scale, shift, doubt, wavelength }) => {
    // V in volts against 1/λ in 10⁶ m⁻¹; the accepted gradient is hc/e.
    const accepted = (6.63e-34 * 3e8) / 1.6e-19 / 1e-6;
    const low = Number((1.5 * accepted * scale + shift).toFixed(2));
    const high = Number((2.5 * accepted * scale + shift).toFixed(2));
    const gradient = high - low;
    const h = (gradient * 1e-6 * 1.6e-19) / 3e8;
    const percent = (100 * Math.abs(h - 6.63e-34)) / 6.63e-34;
    const inverse = 1e3 / wavelength;
    const error = (inverse * 10) / wavelength;
    const agrees = percent <= doubt;
    const lines = [625, 590, 565, 525, 470].map((nm, index) => {
      const x = 1e3 / nm;
      return [x, low + gradient * (x - 1.5) + [0.015, -0.02, 0.01, 0.01, -0.015][index]!] as [number, number];
    });
    return {
      text: md`Light-emitting diodes (LEDs) of different colours are used to estimate the Planck constant $h$. In a simple model an LED begins to emit light of wavelength $\lambda$ when the potential difference $V$ across it gives each electron just the energy of one photon: $eV = \dfrac{hc}{\lambda}$. Students in Bogotá measure $V$ for five LEDs. The graph shows $V$ against $\dfrac{1}{\lambda}$. The line of best fit passes through $(1.50 \times 10^6\ \text{m}^{-1},\ ${decimals(low, 2)}\ \text{V})$ and $(2.50 \times 10^6\ \text{m}^{-1},\ ${decimals(high, 2)}\ \text{V})$.

![](drawing:data)

(a) The wavelength of one LED is $(${wavelength} \pm 10)\ \text{nm}$. Calculate $\dfrac{1}{\lambda}$ and its absolute uncertainty. [2]

(b) Determine the gradient of the line of best fit. State its unit. [2]

(c) Determine the value of $h$ that follows from the gradient. Take $e = 1.60 \times 10^{-19}\ \text{C}$ and $c = 3.00 \times 10^8\ \text{m s}^{-1}$. [2]

(d) The percentage uncertainty in the gradient is $${doubt}\,\%$. By comparing with $h = 6.63 \times 10^{-34}\ \text{J s}$, discuss whether the result agrees with the accepted value. [2]

(e) The line meets the vertical axis below the origin. State the kind of error that this suggests, and explain whether the value of $h$ is affected. [2]

(f) The students decide by eye when an LED begins to emit light. Suggest one improvement of the method. [1]`,
      hints: [
        md`The percentage uncertainty of $\frac{1}{\lambda}$ is that of $\lambda$.`,
        md`Compare $V = \frac{hc}{e} \times \frac{1}{\lambda}$ with the equation of a straight line.`,
        md`Compare the percentage difference from the accepted value with the percentage uncertainty.`,
      ],
      answer: md`(a) $\dfrac{1}{\lambda} = \dfrac{1}{${wavelength} \times 10^{-9}}\ \text{m}^{-1} = ${sf(inverse)} \times 10^6\ \text{m}^{-1}$. Its percentage uncertainty is that of $\lambda$, $\dfrac{10}{${wavelength}}$, so the absolute uncertainty is $\Delta = ${sf(inverse)} \times 10^6 \times \dfrac{10}{${wavelength}} = ${sf(error, 2)} \times 10^6\ \text{m}^{-1}$.

(b) The gradient is $\dfrac{${decimals(high, 2)} - ${decimals(low, 2)}}{(2.50 - 1.50) \times 10^6} = ${sf(gradient)} \times 10^{-6}\ \text{V m}$.

(c) From $V = \dfrac{hc}{e} \times \dfrac{1}{\lambda}$ the gradient is $\dfrac{hc}{e}$, so $h = \dfrac{${sf(gradient)} \times 10^{-6} \times 1.60 \times 10^{-19}}{3.00 \times 10^8} = ${standardForm(h)}\ \text{J s}$.

(d) The difference from the accepted value is $\dfrac{|${sf(h * 1e34)} - 6.63|}{6.63} \times 100 = ${sf(percent, 2)}\,\%$. This is ${agrees ? md`not greater than the uncertainty of $${doubt}\,\%$, so the result agrees with the accepted value` : md`greater than the uncertainty of $${doubt}\,\%$, so the result doesn't agree with the accepted value within its uncertainty`}.

(e) A systematic error: every potential difference is too small by the same amount, for example because the eye sees the light before the LED reaches the full value, or because of a zero error of the voltmeter. It shifts the line, but not its gradient, so $h$ isn't affected.

(f) For example: work in a dark room or look through a tube; measure the current and take the potential difference where it begins to rise; use a light sensor.

**Watch out:** the gradient must be multiplied by $\frac{e}{c}$. Keep the power of ten of the horizontal axis.`,
      scheme: [
        [md`$${sf(inverse)} \times 10^6\ \text{m}^{-1}$`, '1'],
        [md`$${sf(error, 2)} \times 10^6\ \text{m}^{-1}$ (accept one significant figure)`, '1'],
        [md`$${sf(gradient)} \times 10^{-6}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{V m}$ (accept $\text{J m C}^{-1}$)`, '1'],
        [md`gradient equals $\frac{hc}{e}$`, '1'],
        [md`$${standardForm(h)}\ \text{J s}$ (allow ECF from (b))`, '1'],
        [md`percentage difference $${sf(percent, 2)}\,\%$, or the range of $h$ (allow ECF from (c))`, '1'],
        [
          md`compares with $${doubt}\,\%$ and concludes consistently (do not accept 'agrees' without a comparison)`,
          '1',
        ],
        [md`systematic error`, '1'],
        [md`the gradient and so $h$ aren't affected OWTTE`, '1'],
        [
          md`any sensible improvement, e.g. dark room, light sensor, graph of current against potential difference OWTTE (do not accept 'repeat' alone)`,
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\frac{1}{\lambda} =$`,
          expected: `${Number((inverse * 1e6).toPrecision(6))}`,
          unit: 'm^-1',
          accuracy: { figures: 2 },
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: md`$\Delta =$`,
          expected: `${Number((error * 1e6).toPrecision(4))}`,
          unit: 'm^-1',
          accuracy: asUncertainty(error * 1e6, 0.12),
          marks: 1,
          mistakes: [
            { value: '10^8', note: md`You took the inverse of the uncertainty. Compare percentages.` },
          ],
        },
        {
          part: 'b',
          kind: 'units',
          expected: `${sf(gradient)} * 10^-6 V m`,
          accuracy: { tolerance: 0.02 * gradient * 1e-6 },
          mistakes: [
            {
              value: `${sf(gradient)} V m`,
              note: md`You left out the factor $10^6$ of the horizontal axis.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(h),
          unit: 'J s',
          accuracy: { figures: 2 },
          follows: 'b.1 * 1.60 * 10^(-19) / (3.00 * 10^8)',
          unless: 'h <= 0',
          mistakes: [
            {
              value: standardForm((gradient * 1e-6) / 3e8),
              note: md`You left out the charge of the electron.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'discuss' },
        { part: 'e', kind: 'self', why: 'state and explain' },
        { part: 'f', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(inverse)} \times 10^6\ \text{m}^{-1}`,
          value: root((x) => x * wavelength * 1e-3 - 1, 0.1, 10) * 1e6,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(error, 2)} \times 10^6\ \text{m}^{-1}`,
          value: 1e10 / wavelength ** 2,
          within: 600,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(gradient)} \times 10^{-6}`,
          value: regression([1.5e6, 2e6, 2.5e6], [low, (low + high) / 2, high]).gradient,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${standardForm(h)}\ \text{J s}`,
          value: root((x) => (x * 1e-34 * 3e8 * 1e6) / 1.6e-19 - (high - low), 1, 20) * 1e-34,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(percent, 2)}\,\%`,
          value: 100 * Math.abs(h / 6.63e-34 - 1),
          within: 0.06,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [1.4, 2.6],
          y: [1.4, 3.2],
          ticks: { x: 0.2, y: 0.2 },
          xLabel: '1/*λ* / 10^6 m^{−1}',
          yLabel: '*V* / V',
          points: lines.map((at) => ({ at, cross: true })),
          lines: [
            ...lines.map(([x, y]) => ({
              from: [x - (x * x * 10) / 1000, y] as const,
              to: [x + (x * x * 10) / 1000, y] as const,
            })),
            { from: [1.5, low], to: [2.5, high], ink: 'accent' },
          ],
          description: `Potential difference against one over the wavelength: five points with horizontal error bars near a straight line from (1.50, ${decimals(low, 2)}) to (2.50, ${decimals(high, 2)}). The axes don't begin at zero.`,
        }),
      },
    };
  },
});
