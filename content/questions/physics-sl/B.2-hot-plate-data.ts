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
  also: ['B.1'],
  parameters: {
    emissivity: choice(0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85),
    area: choice(80, 100, 120, 150),
    doubt: choice(3, 4, 5),
    kelvin: choice(400, 450, 500, 550),
    error: choice(4, 5, 10),
  },
  write: ({ emissivity, area, doubt, kelvin, error }) => {
    // Net power in watts against T⁴ − T₀⁴ in 10¹⁰ K⁴; surroundings at 295 K.
    const exact = emissivity * 5.67e-8 * area * 1e-4 * 1e10;
    const end = Number((exact * 8).toFixed(1));
    const gradient = end / 8;
    const found = (gradient * 1e-10) / (5.67e-8 * area * 1e-4);
    const fourth = kelvin ** 4;
    const percent = (400 * error) / kelvin;
    const absolute = (fourth * percent) / 100;
    const total = doubt + 2;
    const range = (found * total) / 100;
    const points = [1, 2.5, 4, 5.5, 7].map(
      (x, index) => [x, gradient * (x + [0.08, -0.1, 0.1, -0.06, 0.05][index]!)] as [number, number],
    );
    const top = Math.ceil((gradient * 9.5) / 5) * 5;
    return {
      text: md`A metal plate in an evacuated container is heated electrically. When its temperature $T$ is constant, the power $P$ of the heater equals the net power that the plate radiates. The walls of the container are black and kept at $T_0 = 295\ \text{K}$. The radiating area of the plate is $${area}\ \text{cm}^2$, with a percentage uncertainty of $2\,\%$. The graph shows $P$ against $T^4 - T_0^4$. The line of best fit passes through the origin and $(8.0 \times 10^{10}\ \text{K}^4,\ ${decimals(end, 1)}\ \text{W})$.

![](drawing:data)

(a) Explain why the container is evacuated. [1]

(b) Show that theory predicts $P = e\sigma A(T^4 - T_0^4)$, where $e$ is the emissivity of the plate and $A$ its radiating area. [2]

(c) One of the temperatures is $T = (${kelvin} \pm ${error})\ \text{K}$. Calculate the absolute uncertainty in $T^4$. [2]

(d) Determine the gradient of the line of best fit. State its unit. [2]

(e) Determine the emissivity of the plate. Take $\sigma = 5.67 \times 10^{-8}\ \text{W m}^{-2}\ \text{K}^{-4}$. [2]

(f) The percentage uncertainty in the gradient is $${doubt}\,\%$. Determine the absolute uncertainty in the emissivity. [2]

(g) Suggest how the graph would differ for a plate that is painted black. [1]`,
      hints: [
        md`The plate radiates, but it also absorbs what the walls radiate.`,
        md`For the fourth power the percentage uncertainty is multiplied by four.`,
        md`The gradient is $e\sigma A$. Convert the area into square metres.`,
      ],
      answer: md`(a) Without air there is no conduction and no convection, so the plate loses energy by radiation alone.

(b) The plate radiates the power $e\sigma AT^4$. It absorbs the fraction $e$ of the black-body radiation of the walls, $e\sigma AT_0^4$. At constant temperature the heater supplies the difference: $P = e\sigma A(T^4 - T_0^4)$.

(c) The percentage uncertainty in $T$ is multiplied by four: $4 \times \dfrac{${error}}{${kelvin}} \times 100 = ${sf(percent)}\,\%$. So $\Delta(T^4) = ${sf(percent / 100)} \times ${kelvin}^4 = ${standardForm(absolute, 2)}\ \text{K}^4$ on $T^4 = ${standardForm(fourth)}\ \text{K}^4$.

(d) The gradient is $\dfrac{${decimals(end, 1)}}{8.0 \times 10^{10}} = ${standardForm(gradient * 1e-10)}\ \text{W K}^{-4}$.

(e) The gradient is $e\sigma A$, so $e = \dfrac{${standardForm(gradient * 1e-10, sf(gradient, 4).endsWith('0') ? 3 : 4)}}{5.67 \times 10^{-8} \times ${area} \times 10^{-4}} = ${sf(found)}$.

(f) The percentages of gradient and area are added: $${doubt} + 2 = ${total}\,\%$. So $\Delta e = ${total / 100} \times ${sf(found)} = ${sf(range, 2)}$.

(g) Its emissivity is nearly $1$, so the line would also go through the origin, but be steeper.

**Watch out:** the temperatures must be in kelvin, and a small uncertainty in $T$ becomes four times as great in $T^4$.`,
      scheme: [
        [md`no conduction or convection, only radiation OWTTE`, '1'],
        [md`radiated power $e\sigma AT^4$`, '1'],
        [md`absorbed power $e\sigma AT_0^4$, and the heater supplies the difference`, '1'],
        [md`multiplies the percentage uncertainty by four`, '1'],
        [md`$${standardForm(absolute, 2)}\ \text{K}^4$ (accept one significant figure)`, '1'],
        [md`$${standardForm(gradient * 1e-10)}$ (accept a value within $2\,\%$)`, '1'],
        [md`$\text{W K}^{-4}$`, '1'],
        [md`gradient equals $e\sigma A$`, '1'],
        [md`$${sf(found)}$ (allow ECF from (d))`, '1'],
        [md`adds the percentages, $${total}\,\%$`, '1'],
        [md`$${sf(range, 2)}$ (accept one significant figure; allow ECF from (e))`, '1'],
        [md`steeper line through the origin`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(absolute, 4),
          unit: 'K^4',
          accuracy: asUncertainty(absolute),
          mistakes: [
            {
              value: standardForm(absolute / 4),
              note: md`The fourth power multiplies the percentage uncertainty by four.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'units',
          expected: `${sf(gradient)} * 10^-10 W K^-4`,
          accuracy: { tolerance: 0.02 * gradient * 1e-10 },
          mistakes: [
            {
              value: `${sf(gradient)} W K^-4`,
              note: md`You left out the factor $10^{10}$ of the horizontal axis.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(found.toPrecision(6))}`,
          accuracy: { figures: 2 },
          follows: `d.1 / (5.67 * 10^(-8) * ${area} * 10^(-4))`,
          unless: 'x <= 0 or x > 1',
          mistakes: [
            {
              value: sf(found / 100),
              note: md`You converted the area as a length. $1\ \text{cm}^2 = 10^{-4}\ \text{m}^2$.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(range.toPrecision(4))}`,
          accuracy: asUncertainty(range, 0.12),
          follows: `e.1 * ${total} / 100`,
          unless: 'u <= 0',
          mistakes: [
            { value: sf((found * doubt) / 100, 3), note: md`You left out the uncertainty of the area.` },
          ],
        },
        { part: 'g', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${standardForm(absolute, 2)}\ \text{K}^4`,
          value: 4 * kelvin ** 3 * error,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${standardForm(gradient * 1e-10)}\ \text{W K}^{-4}`,
          value: regression([0, 4, 8], [0, end / 2, end]).gradient * 1e-10,
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${sf(found)}`,
          value: root((e) => e * 5.67 * area * 8e-2 - end, 0, 2),
        },
        {
          part: 'f',
          route: 'numeric',
          shown: md`= ${sf(range, 2)}`,
          value: found * (doubt / 100) + found * 0.02,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 10],
          y: [0, top],
          ticks: { x: 2, y: top > 40 ? 10 : 5 },
          xLabel: '(*T* ^4 − *T*_0^4) / 10^{10} K^4',
          yLabel: '*P* / W',
          points: points.map((at) => ({ at, cross: true })),
          lines: [{ from: [0, 0], to: [9, 9 * gradient], ink: 'accent' }],
          description: `Power against the difference of the fourth powers of the temperatures: five points near a straight line from the origin through (8.0, ${decimals(end, 1)}).`,
        }),
      },
    };
  },
});
