import { regression, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { asUncertainty } from '../../authoring/uncertainty.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: {
    viscosity: choice(1.1, 1.2, 1.3, 1.4, 1.5, 1.6),
    spread: choice(3, 4, 5, 6),
    radius: choice(1.5, 2, 2.5),
    micro: choice(0.02, 0.03, 0.05),
    distance: choice(0.4, 0.5, 0.6),
  },
  write: ({ viscosity, spread, radius, micro, distance }) => {
    // v in mm/s against r² in mm²; steel 7800 kg/m³ in glycerol 1260 kg/m³.
    const exact = ((2 / 9) * (7800 - 1260) * 9.8 * 1e-6 * 1e3) / viscosity;
    const end = Number((exact * 8).toFixed(1));
    const gradient = end / 8;
    const steep = Number((gradient * (1 + spread / 100)).toFixed(2));
    const flat = Number((gradient * (1 - spread / 100)).toFixed(2));
    const half = (steep - flat) / 2;
    const eta = ((2 / 9) * (7800 - 1260) * 9.8) / (gradient * 1e3);
    const percent = (100 * half) / gradient;
    const etaDoubt = (eta * percent) / 100;
    const square = radius ** 2;
    const squareDoubt = 2 * radius * micro;
    const points = [1, 2.25, 4, 6.25].map(
      (x, index) => [x, gradient * x * (1 + [0.02, -0.02, 0.015, -0.01][index]!)] as [number, number],
    );
    const last = [9, gradient * 7.5] as [number, number];
    const top = Math.ceil((gradient * 9.6) / 20) * 20;
    return {
      text: md`Steel balls of different radii $r$ fall through glycerol in a tall cylinder. Ama in Accra measures the terminal speed $v$ of each ball over a distance of $${decimals(distance, 2)}\ \text{m}$. The graph shows $v$ against $r^2$. Without the ball P the line of best fit passes through the origin and $(8.0\ \text{mm}^2,\ ${decimals(end, 1)}\ \text{mm s}^{-1})$. The steepest and the shallowest line through the origin that are possible with the error bars (dashed) have gradients of $${decimals(steep, 2)}$ and $${decimals(flat, 2)}\ \text{mm}^{-1}\ \text{s}^{-1}$.

![](drawing:data)

(a) State the forces on a ball that falls at its terminal speed, and explain how they are related. [2]

(b) Suggest how Ama can check that a ball has reached its terminal speed before the measurement begins. [1]

(c) One ball has the radius $(${decimals(radius, 2)} \pm ${micro})\ \text{mm}$. Calculate the absolute uncertainty in $r^2$. [2]

(d) Show that theory predicts $v = \dfrac{2(\rho_s - \rho_g)g}{9\eta}r^2$, where $\rho_s$ and $\rho_g$ are the densities of steel and glycerol and $\eta$ is the viscosity of glycerol. [3]

(e) Determine $\eta$, with $\rho_s = 7800\ \text{kg m}^{-3}$, $\rho_g = 1260\ \text{kg m}^{-3}$ and $g = 9.8\ \text{N kg}^{-1}$. [3]

(f) Determine the absolute uncertainty in $\eta$ that follows from the graph. [2]

(g) Ball P is the largest one. Suggest why it lies below the line. [1]`,
      hints: [
        md`There are three forces on the ball. What is their resultant at terminal speed?`,
        md`Use $F_d = 6\pi\eta rv$, and buoyancy with the density of glycerol.`,
        md`The gradient in SI units is $10^3$ times the number that is given: $\frac{\text{mm}}{\text{s}}$ divided by $\text{mm}^2$.`,
      ],
      answer: md`(a) The weight acts downwards, drag and buoyancy act upwards. At terminal speed the velocity is constant, so the resultant force is zero: the weight equals drag and buoyancy together.

(b) She can time the ball over two equal distances one below the other. If both times are equal, the speed was constant.

(c) Squaring doubles the percentage uncertainty, so $\Delta(r^2) = 2r\,\Delta r = 2 \times ${decimals(radius, 2)} \times ${micro} = ${sf(squareDoubt, 2)}\ \text{mm}^2$ on $r^2 = ${sf(square)}\ \text{mm}^2$.

(d) The forces balance: weight $\frac{4}{3}\pi r^3\rho_sg$ equals buoyancy $\frac{4}{3}\pi r^3\rho_gg$ plus drag $6\pi\eta rv$. So $6\pi\eta rv = \frac{4}{3}\pi r^3(\rho_s - \rho_g)g$, and dividing by $6\pi\eta r$ gives $v = \dfrac{2(\rho_s - \rho_g)g}{9\eta}r^2$.

(e) The gradient is $\dfrac{${decimals(end, 1)}}{8.0} = ${sf(gradient, 4)}\ \text{mm}^{-1}\ \text{s}^{-1}$, which is $${sf(gradient, 4)} \times 10^3\ \text{m}^{-1}\ \text{s}^{-1}$. It equals $\dfrac{2(\rho_s - \rho_g)g}{9\eta}$, so

$$\eta = \frac{2 \times (7800 - 1260) \times 9.8}{9 \times ${sf(gradient, 4)} \times 10^3} = ${sf(eta)}\ \text{Pa s}$$

(f) Half of the difference of the extreme gradients is $${sf(half, 2)}$, which is $${sf(percent)}\,\%$ of the gradient. $\eta$ has the same percentage uncertainty: $\Delta\eta = ${sf(percent / 100)} \times ${sf(eta)} = ${sf(etaDoubt, 2)}\ \text{Pa s}$.

(g) The largest ball is nearest to the walls of the cylinder, which slow the flow around it; or at its greater speed the flow is no longer smooth. In both cases the drag is greater than $6\pi\eta rv$.

**Watch out:** the gradient is inverse to $\eta$: the steepest line belongs to the smallest viscosity.`,
      scheme: [
        [md`weight downwards, drag and buoyancy upwards`, '1'],
        [md`constant velocity, so no resultant force: weight equals drag plus buoyancy`, '1'],
        [md`compares times over two equal distances, or uses a video or a motion sensor OWTTE`, '1'],
        [md`doubles the percentage uncertainty, or $2r\,\Delta r$`, '1'],
        [md`$${sf(squareDoubt, 2)}\ \text{mm}^2$ (accept one significant figure)`, '1'],
        [md`weight and buoyancy with $\frac{4}{3}\pi r^3$`, '1'],
        [md`drag $6\pi\eta rv$ and balance of the three forces`, '1'],
        [md`rearranges to the given result`, '1'],
        [md`gradient $${sf(gradient)}\ \text{mm}^{-1}\ \text{s}^{-1}$`, '1'],
        [md`converts to SI units, or equates with $\frac{2(\rho_s - \rho_g)g}{9\eta}$`, '1'],
        [md`$${sf(eta)}\ \text{Pa s}$`, '1'],
        [
          md`percentage uncertainty of the gradient, $${sf(percent)}\,\%$, or $\eta$ from both extreme gradients ($${sf((eta * gradient) / steep)}$ and $${sf((eta * gradient) / flat)}\ \text{Pa s}$)`,
          '1',
        ],
        [md`$${sf(etaDoubt, 2)}\ \text{Pa s}$ (accept one significant figure; allow ECF from (e))`, '1'],
        [md`greater drag because of the walls, or because the flow isn't smooth at greater speed OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state and explain' },
        { part: 'b', kind: 'self', why: 'suggest' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(squareDoubt.toPrecision(4))}`,
          unit: 'mm^2',
          accuracy: asUncertainty(squareDoubt, 0.06),
          mistakes: [
            {
              value: sf(squareDoubt / 2, 3),
              note: md`The radius is squared, so its percentage uncertainty counts twice.`,
            },
            { value: sf(micro ** 2, 2), note: md`You squared the uncertainty. Compare percentages.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'show that' },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(eta.toPrecision(6))}`,
          unit: 'Pa s',
          accuracy: { figures: 2 },
          mistakes: [
            { value: sf(eta * 1000), note: md`You left the gradient in $\text{mm}^{-1}\ \text{s}^{-1}$.` },
            { value: sf((eta * 7800) / 6540), note: md`You left out the buoyancy.` },
          ],
        },
        {
          part: 'f',
          kind: 'number',
          expected: `${Number(etaDoubt.toPrecision(4))}`,
          unit: 'Pa s',
          accuracy: asUncertainty(etaDoubt, 0.13),
          follows: `e.1 * ${Number((percent / 100).toPrecision(6))}`,
          unless: 'u <= 0',
          mistakes: [
            {
              value: sf(2 * etaDoubt, 2),
              note: md`You took the whole difference of the gradients. The uncertainty is half of it.`,
            },
          ],
        },
        { part: 'g', kind: 'self', why: 'suggest' },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(squareDoubt, 2)}\ \text{mm}^2`,
          value: ((radius + micro) ** 2 - (radius - micro) ** 2) / 2,
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${sf(eta)}\ \text{Pa s}`,
          value: root(
            (x) =>
              6 * Math.PI * x * 0.002 * (gradient * 4e-3) -
              (4 / 3) * Math.PI * 0.002 ** 3 * (7800 - 1260) * 9.8,
            0.01,
            20,
          ),
        },
        {
          part: 'f',
          route: 'numeric',
          shown: md`= ${sf(etaDoubt, 2)}\ \text{Pa s}`,
          value:
            (eta * (regression([0, 1], [0, steep]).gradient - regression([0, 1], [0, flat]).gradient)) /
            (2 * gradient),
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 10],
          y: [0, top],
          ticks: { x: 2, y: 20 },
          xLabel: '*r* ^2 / mm^2',
          yLabel: '*v* / mm s^{−1}',
          points: [
            ...points.map((at) => ({ at, cross: true })),
            { at: last, cross: true, label: 'P', place: 'e' as const },
          ],
          lines: [
            ...points.map(([x, y]) => ({
              from: [x, y * (1 - spread / 100)] as const,
              to: [x, y * (1 + spread / 100)] as const,
            })),
            { from: [0, 0], to: [9, 9 * gradient], ink: 'accent' },
            { from: [0, 0], to: [9, 9 * steep], ink: 'soft', dashed: true },
            { from: [0, 0], to: [9, 9 * flat], ink: 'soft', dashed: true },
          ],
          description: `Terminal speed against the square of the radius: four points with error bars near a solid line from the origin through (8.0, ${decimals(end, 1)}), two dashed lines through the origin, and a fifth point P clearly below the line.`,
        }),
      },
    };
  },
});
