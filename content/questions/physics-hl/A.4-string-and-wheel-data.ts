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
    inertia: choice(12, 14, 15, 16, 18, 20, 22),
    friction: choice(4, 5, 6, 8, 10),
    spread: choice(3, 4, 5, 6),
    time: choice(2, 2.5, 3, 4),
    timeDoubt: choice(0.02, 0.03, 0.05),
  },
  write: ({ inertia, friction, spread, time, timeDoubt }) => {
    // α in rad s⁻² against τ in mN m; inertia in 10⁻³ kg m².
    const low = Number(((40 - friction) / inertia).toFixed(2));
    const high = Number(((140 - friction) / inertia).toFixed(2));
    const gradient = (high - low) / 100;
    const steep = Number((gradient * 1000 * (1 + spread / 100)).toFixed(1));
    const flat = Number((gradient * 1000 * (1 - spread / 100)).toFixed(1));
    const found = 1 / (gradient * 1000);
    const percent = (100 * (steep - flat)) / 2 / (gradient * 1000);
    const absolute = (found * percent) / 100;
    const zero = 40 - low / gradient;
    const turn = 2 * Math.PI * 2;
    const alpha = (2 * turn) / time ** 2;
    const alphaPercent = (200 * timeDoubt) / time;
    const points = [40, 60, 80, 100, 120, 140].map(
      (x, index) =>
        [x, low + gradient * (x - 40 + [1.2, -1.5, 1, 1.5, -1.2, 0.6][index]!)] as [number, number],
    );
    const top = Math.ceil(high * 1.15);
    return {
      text: md`A wheel can turn about a fixed horizontal axis. A string around its rim is pulled with different constant forces, so that a torque $\tau$ acts on the wheel. Ingrid in Bergen finds the angular acceleration $\alpha$ from the time $t$ that the wheel takes, from rest, for exactly two turns. The graph shows $\alpha$ against $\tau$. The line of best fit passes through $(40\ \text{mN m},\ ${decimals(low, 2)}\ \text{rad s}^{-2})$ and $(140\ \text{mN m},\ ${decimals(high, 2)}\ \text{rad s}^{-2})$. The steepest and the shallowest line that are possible with the error bars have gradients of $${decimals(steep, 1)}$ and $${decimals(flat, 1)}\ \text{rad s}^{-2}\ \text{N}^{-1}\ \text{m}^{-1}$.

![](drawing:data)

(a) For one force the time is $(${decimals(time, 2)} \pm ${timeDoubt})\ \text{s}$. Calculate $\alpha$ and its percentage uncertainty. [3]

(b) Explain why the line doesn't pass through the origin. [2]

(c) Determine the frictional torque on the wheel. [2]

(d) Determine the moment of inertia of the wheel. [3]

(e) Determine the absolute uncertainty in the moment of inertia. [2]

(f) In another version a mass hangs from the string, and Ingrid takes $mgr$ as the torque, where $r$ is the radius of the wheel. Explain why this is only an approximation. [2]`,
      hints: [
        md`From rest $\Delta\theta = \frac{1}{2}\alpha t^2$, with the angle in radians.`,
        md`The resultant torque is the torque of the string minus that of friction: $\tau - \tau_f = I\alpha$.`,
        md`What is $\tau$ where the line meets the horizontal axis? What is the gradient of $\alpha$ against $\tau$?`,
      ],
      answer: md`(a) Two turns are $4\pi\ \text{rad}$. From rest $\Delta\theta = \frac{1}{2}\alpha t^2$, so $\alpha = \dfrac{2 \times 4\pi}{${decimals(time, 2)}^2} = ${sf(alpha)}\ \text{rad s}^{-2}$. The angle is exact and the time is squared, so the percentage uncertainty is twice that of the time: $2 \times \dfrac{${timeDoubt}}{${decimals(time, 2)}} \times 100 = ${sf(alphaPercent, 2)}\,\%$.

(b) Friction at the axis exerts a torque against the motion. The wheel begins to accelerate only when the torque of the string is greater than that of friction, so the line meets the horizontal axis at a positive torque.

(c) The resultant torque is $\tau - \tau_f = I\alpha$, so $\alpha = 0$ at $\tau = \tau_f$. The gradient is $\dfrac{${decimals(high, 2)} - ${decimals(low, 2)}}{0.100} = ${sf(gradient * 1000)}\ \text{rad s}^{-2}\ \text{N}^{-1}\ \text{m}^{-1}$, and the line meets the axis at $\tau_f = 0.040 - \dfrac{${decimals(low, 2)}}{${sf(gradient * 1000, 4)}}\ \text{N m}$, which is $\tau_f = ${sf(zero, 2)}\ \text{mN m}$.

(d) From $\alpha = \dfrac{1}{I}\tau - \dfrac{\tau_f}{I}$ the gradient is $\dfrac{1}{I}$, so $I = \dfrac{1}{${sf(gradient * 1000, 4)}} = ${sf(found)}\ \text{kg m}^2$.

(e) The uncertainty in the gradient is $\dfrac{${decimals(steep, 1)} - ${decimals(flat, 1)}}{2}$, which is $${sf(percent)}\,\%$. An inverse has the same percentage uncertainty, so $\Delta I = ${sf(percent / 100)} \times ${sf(found)} = ${sf(absolute, 2)}\ \text{kg m}^2$.

(f) The hanging mass accelerates downwards, so the resultant force on it isn't zero: the tension in the string is $m(g - a)$ and smaller than $mg$. The real torque is smaller than $mgr$, more so at greater accelerations.

**Watch out:** the intercept on the *horizontal* axis is the frictional torque. The one on the vertical axis is $-\frac{\tau_f}{I}$.`,
      scheme: [
        [md`$\Delta\theta = \frac{1}{2}\alpha t^2$ with $4\pi\ \text{rad}$`, '1'],
        [md`$${sf(alpha)}\ \text{rad s}^{-2}$`, '1'],
        [md`$${sf(alphaPercent, 2)}\,\%$ (accept one or two significant figures)`, '1'],
        [md`friction exerts an opposing torque`, '1'],
        [md`acceleration begins only when the applied torque is greater OWTTE`, '1'],
        [
          md`finds where the line meets the $\tau$-axis, or uses the intercept on the $\alpha$-axis with $I$`,
          '1',
        ],
        [md`$${sf(zero, 2)}\ \text{mN m}$ (accept $\pm 1.5\ \text{mN m}$)`, '1'],
        [md`gradient $${sf(gradient * 1000)}$`, '1'],
        [md`gradient equals $\frac{1}{I}$`, '1'],
        [md`$${sf(found)}\ \text{kg m}^2$`, '1'],
        [md`half of the difference of the gradients, or $${sf(percent)}\,\%$`, '1'],
        [md`$${sf(absolute, 2)}\ \text{kg m}^2$ (accept one significant figure; allow ECF from (d))`, '1'],
        [md`the mass accelerates, so tension and weight aren't equal`, '1'],
        [md`tension smaller than $mg$, so the torque is smaller than $mgr$`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: md`$\alpha =$`,
          expected: `${Number(alpha.toPrecision(6))}`,
          unit: 'rad s^-2',
          accuracy: { figures: 2 },
          marks: 2,
          mistakes: [
            {
              value: sf(4 / time ** 2),
              note: md`You used the number of turns as the angle. One turn is $2\pi$ radians.`,
            },
            {
              value: sf(alpha / 2),
              note: md`You forgot the factor one half in $\Delta\theta = \frac{1}{2}\alpha t^2$.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: md`percentage uncertainty`,
          expected: `${Number(alphaPercent.toPrecision(6))}`,
          unit: '%',
          accuracy: asUncertainty(alphaPercent, 0.4 / alphaPercent),
          marks: 1,
          mistakes: [
            {
              value: sf(alphaPercent / 2),
              note: md`The time is squared, so its percentage uncertainty counts twice.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(zero.toPrecision(4))}`,
          unit: 'mN m',
          accuracy: { tolerance: 1.5 },
          mistakes: [
            {
              value: '40',
              note: md`This is the smallest torque that was used. Where does the line meet the horizontal axis?`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(found.toPrecision(6))}`,
          unit: 'kg m^2',
          accuracy: { figures: 2 },
          mistakes: [
            { value: sf(gradient * 1000), note: md`This is the gradient. It is $\frac{1}{I}$.` },
            { value: sf(found * 1000), note: md`You left the torque in millinewton metres.` },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(absolute.toPrecision(4))}`,
          unit: 'kg m^2',
          accuracy: asUncertainty(absolute, 0.12),
          follows: `d.1 * ${Number((percent / 100).toPrecision(6))}`,
          unless: 'u <= 0',
          mistakes: [
            {
              value: sf(2 * absolute, 2),
              note: md`You took the whole difference of the gradients. The uncertainty is half of it.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(alpha)}\ \text{rad s}^{-2}`,
          value: root((x) => 0.5 * x * time * time - 4 * Math.PI, 0.01, 100),
        },
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(alphaPercent, 2)}\,\%`,
          value: (100 * ((time + timeDoubt) ** 2 - (time - timeDoubt) ** 2)) / (2 * time * time),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`\tau_f = ${sf(zero, 2)}\ \text{mN m}`,
          value: root((x) => low + ((high - low) * (x - 40)) / 100, -50, 40),
          within: 0.51,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(found)}\ \text{kg m}^2`,
          value: 1 / regression([0.04, 0.14], [low, high]).gradient,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(absolute, 2)}\ \text{kg m}^2`,
          value: (found ** 2 * (steep - flat)) / 2,
        },
      ],
      drawings: {
        data: plot({
          frame: true,
          grid: true,
          x: [0, 160],
          y: [0, top],
          ticks: { x: 20, y: top > 6 ? 2 : 1 },
          xLabel: '*τ* / mN m',
          yLabel: '*α* / rad s^{−2}',
          points: points.map((at) => ({ at, cross: true })),
          lines: [
            ...points.map(([x, y]) => ({
              from: [x, y * (1 - spread / 100)] as const,
              to: [x, y * (1 + spread / 100)] as const,
            })),
            { from: [Math.max(zero, 0), 0], to: [150, low + gradient * 110], ink: 'accent' },
          ],
          description: `Angular acceleration against torque: six points with error bars near a straight line through (40, ${decimals(low, 2)}) and (140, ${decimals(high, 2)}), which meets the torque axis to the right of the origin.`,
        }),
      },
    };
  },
});
