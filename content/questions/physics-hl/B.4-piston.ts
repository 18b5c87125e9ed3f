import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['B.3'],
  parameters: {
    gas: choice('helium', 'argon', 'neon'),
    pressure: choice(1, 1.2, 1.5, 1.8, 2),
    volume: choice(2, 2.4, 3, 3.6, 4),
    ratio: choice(1.25, 1.5, 1.75, 2),
    temperature: integers(280, 320, 10),
  },
  write: ({ gas, pressure, volume, ratio, temperature }) => {
    const p = pressure * 1e5;
    const v = volume * 1e-3;
    const bigger = volume * ratio;
    const work = p * v * (ratio - 1);
    const inner = 1.5 * work;
    const heat = work + inner;
    const hot = temperature * ratio;
    const [pt, vt] = [decimals(pressure, 1), decimals(volume, 1)];
    return {
      text: md`A cylinder with a movable piston holds $${vt} \times 10^{-3}\ \text{m}^3$ of ${gas}, a monatomic ideal gas, at a pressure of $${pt} \times 10^5\ \text{Pa}$ and a temperature of $${temperature}\ \text{K}$. The gas is heated slowly and expands at constant pressure to a volume of $${sf(bigger)} \times 10^{-3}\ \text{m}^3$.

(a) Calculate the final temperature of the gas. [1]

(b) Calculate the work done by the gas. [2]

(c) Determine the change in the internal energy of the gas. [2]

(d) Determine the thermal energy that is transferred to the gas. [2]

(e) The gas is now compressed back to its first volume at constant temperature. State and explain whether thermal energy is transferred to the gas or from the gas. [2]

(f) Sketch both processes on a $p$–$V$ diagram. [2]`,
      hints: [
        md`At constant pressure the work is $P\Delta V$.`,
        md`For a monatomic ideal gas $U = \frac{3}{2}nRT = \frac{3}{2}PV$.`,
      ],
      answer: md`(a) At constant pressure $\dfrac{V}{T}$ is constant: $T = ${temperature} \times \dfrac{${sf(bigger)}}{${vt}} = ${sf(hot)}\ \text{K}$

(b) $W = P\Delta V = ${pt} \times 10^5 \times (${sf(bigger)} - ${vt}) \times 10^{-3} = ${sf(work)}\ \text{J}$

(c) $U = \frac{3}{2}PV$, so $\Delta U = \frac{3}{2}P\Delta V = 1.5 \times ${sf(work, 4)} = ${sf(inner)}\ \text{J}$

(d) First law: $Q = \Delta U + W = ${sf(inner, 4)} + ${sf(work, 4)} = ${sf(heat)}\ \text{J}$

(e) From the gas. At constant temperature the internal energy doesn't change, so $Q = W$. In a compression the work done by the gas is negative, so $Q$ is negative too.

(f) A horizontal line to the right, then a curve ($PV$ constant) to the left that rises.

![](drawing:paths)

**Watch out:** At constant pressure the heating pays for the work *and* for the internal energy, so $Q$ is neither of them alone. In (f) the second process doesn't lead back to the start: at the first volume the gas is still hot, so its pressure is higher than at the beginning.`,
      scheme: [
        [md`$${sf(hot)}\ \text{K}$`, '1'],
        [md`$P\Delta V$`, '1'],
        [md`$${sf(work)}\ \text{J}$ (accept 2 to 4 significant figures)`, '1'],
        [md`$\Delta U = \frac{3}{2}nR\Delta T$, or $\frac{3}{2}P\Delta V$`, '1'],
        [md`$${sf(inner)}\ \text{J}$ (allow ECF from (b))`, '1'],
        [md`$Q = \Delta U + W$`, '1'],
        [md`$${sf(heat)}\ \text{J}$ (allow ECF from (b) and (c))`, '1'],
        [md`from the gas`, '1'],
        [md`$\Delta U = 0$ and $W$ negative OWTTE (accept work is done on the gas)`, '1'],
        [md`horizontal line to the larger volume`, '1'],
        [
          md`curve back to the first volume at a higher pressure (do not accept a return to the first state)`,
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: sf(hot),
          unit: 'K',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(temperature / ratio),
              note: md`You divided by the ratio of the volumes. A gas that expands at constant pressure gets hotter.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(work.toPrecision(8))}`,
          unit: 'J',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm(p * v * ratio),
              note: md`You used the final volume. The work depends on the change of volume.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(inner, 8),
          unit: 'J',
          accuracy: { figures: 2 },
          follows: '1.5 * b.1',
          unless: 'U <= 0',
          mistakes: [
            {
              value: standardForm(1.5 * p * v * ratio),
              note: md`This is the internal energy in the end. The change is asked for.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(heat),
          unit: 'J',
          accuracy: { figures: 2 },
          follows: 'b.1 + c.1',
          unless: 'Q <= 0',
          mistakes: [
            {
              value: sf(inner - work),
              note: md`You subtracted the work. The gas does work, so it needs that energy in addition.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state and explain' },
        { part: 'f', kind: 'self', why: 'sketch' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${sf(hot)}\ \text{K}`,
          value: root((t) => v / temperature - (v * ratio) / t, 100, 1000),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(work)}\ \text{J}`,
          value: integral(() => p, v, v * ratio),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(inner)}\ \text{J}`,
          value: 1.5 * ((p * v) / temperature) * (hot - temperature),
        },
        // Molar heat at constant pressure: 5/2 R.
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(heat)}\ \text{J}`,
          value: integral(() => (2.5 * p * v) / temperature, temperature, hot),
        },
      ],
      drawings: {
        paths: plot({
          x: [2 - ratio, 2 * ratio - 1],
          y: [2 - ratio, 2 * ratio - 1],
          ticks: false,
          xLabel: '*V*',
          yLabel: '*p*',
          height: 190,
          polylines: [
            {
              points: [
                [1, 1],
                [ratio, 1],
              ],
            },
          ],
          curves: [{ f: (x) => ratio / x, from: 1, to: ratio, ink: 'second' }],
          points: [{ at: [1, 1] }, { at: [ratio, 1] }, { at: [1, ratio] }],
          description:
            'A horizontal line to a larger volume, then a falling curve traversed back to the first volume, which ends above the start.',
        }),
      },
    };
  },
});
