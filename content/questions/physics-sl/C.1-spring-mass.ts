import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, standardForm } from '../../authoring/wording.ts';
import { apparatus } from '../../figures/apparatus.ts';

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  parameters: {
    mass: integers(200, 800, 50),
    stiffness: integers(12, 40, 2),
    amplitude: choice(3, 4, 5, 6),
    runs: choice(10, 20),
  },
  write: ({ mass, stiffness, amplitude, runs }) => {
    const m = mass / 1000;
    const period = 2 * Math.PI * Math.sqrt(m / stiffness);
    const total = runs * period;
    const biggest = (stiffness / m) * (amplitude / 100);
    const extension = (m * 9.8) / stiffness;
    // From the time as part (c) shows it, rounded.
    const fromShown = ((2 * Math.PI * runs) / Number(sf(total))) ** 2 * (amplitude / 100);
    return {
      text: md`A mass of $m = ${mass}\ \text{g}$ hangs from a light spring with a spring constant of $${stiffness}\ \text{N m}^{-1}$. It is pulled down by $${amplitude}.0\ \text{cm}$ from its rest position and released. It performs simple harmonic motion. Take $g = 9.8\ \text{m s}^{-2}$.

![](drawing:spring)

(a) State the condition on the acceleration for a motion to be simple harmonic. [2]

(b) Calculate the extension of the spring when the mass is at rest. [1]

(c) Calculate the time taken for $${runs}$ complete oscillations. [2]

(d) Calculate the greatest acceleration of the mass. [2]

(e) The experiment is repeated on the Moon with the same spring and mass. State and explain the effect on the period. [2]`,
      hints: [
        md`The period of a mass on a spring is $T = 2\pi\sqrt{\frac{m}{k}}$.`,
        md`In simple harmonic motion $a = -\omega^2x$. Where is the acceleration greatest?`,
      ],
      answer: md`(a) The acceleration is proportional to the displacement from the equilibrium position and directed towards that position (opposite to the displacement).

(b) At rest the force of the spring balances the weight: $x = \dfrac{mg}{k} = \dfrac{${m} \times 9.8}{${stiffness}} = ${sf(extension)}\ \text{m}$

(c) $T = 2\pi\sqrt{\dfrac{${m}}{${stiffness}}} = ${sf(period, 4)}\ \text{s}$, so $${runs}$ oscillations take $t = ${sf(total)}\ \text{s}$.

(d) The acceleration is greatest at the ends of the motion, where $x = ${amplitude}.0\ \text{cm}$:

$$a = \omega^2x_0 = \frac{k}{m}x_0 = \frac{${stiffness}}{${m}} \times ${amplitude / 100} = ${sf(biggest)}\ \text{m s}^{-2}$$

(e) The period is the same: it depends on the mass and on the spring constant only, and neither of them depends on $g$. (Only the rest position changes.)

**Watch out:** Two lengths are easily mixed up: the extension of (b) belongs to the mass at rest, while the displacement in (d) is counted from the rest position. Use the amplitude there, in metres, and the mass in kilograms.`,
      scheme: [
        [md`proportional to the displacement from equilibrium OWTTE`, '1'],
        [
          md`directed towards the equilibrium position OWTTE (accept $a = -\omega^2x$ with symbols explained, for both marks)`,
          '1',
        ],
        [md`$${sf(extension)}\ \text{m}$`, '1'],
        [md`uses $T = 2\pi\sqrt{\frac{m}{k}}$`, '1'],
        [md`$${sf(total)}\ \text{s}$ (accept 2 to 4 significant figures)`, '1'],
        [md`uses $\omega^2x_0$, or $\frac{kx_0}{m}$`, '1'],
        [md`$${sf(biggest)}\ \text{m s}^{-2}$ (allow ECF from (c))`, '1'],
        [md`no change`, '1'],
        [md`$T$ depends on $m$ and $k$ only OWTTE (accept: not on $g$)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state in words' },
        {
          part: 'b',
          kind: 'number',
          expected: sf(extension),
          unit: 'm',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(m / stiffness),
              note: md`You divided the mass by the spring constant. The force on the spring is the weight $mg$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(total),
          unit: 's',
          accuracy: { figures: 2 },
          mistakes: [
            { value: sf(period), note: md`This is the time of one oscillation. How many are asked for?` },
            {
              value: sf(runs * 2 * Math.PI * Math.sqrt(stiffness / m)),
              note: md`You exchanged $m$ and $k$: a heavier mass oscillates more slowly.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(biggest),
          unit: 'm s^-2',
          accuracy: { figures: 2 },
          ...(sf(fromShown, 2) === sf(Number(sf(biggest)), 2) && {
            follows: `(2 * pi * ${runs} / c.1)^2 * ${amplitude / 100}`,
          }),
          mistakes: [
            { value: standardForm(biggest * 100), note: md`You left the amplitude in centimetres.` },
            {
              value: sf(Math.sqrt(stiffness / m) * (amplitude / 100)),
              note: md`This is $\omega x_0$, the greatest speed. The greatest acceleration is $\omega^2x_0$.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(extension)}\ \text{m}`,
          value: root((x) => stiffness * x - m * 9.8, 0, 5),
        },
        // A quarter of the period: dt = dx / v with v from the energy, x = x0 sin u.
        {
          part: 'c',
          route: 'numeric',
          shown: md`t = ${sf(total)}\ \text{s}`,
          value:
            runs *
            4 *
            integral(
              (u) => Math.cos(u) / Math.sqrt((stiffness / m) * (1 - Math.sin(u) ** 2)),
              0,
              Math.PI / 2,
            ),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(biggest)}\ \text{m s}^{-2}`,
          value: (stiffness * (extension + amplitude / 100) - m * 9.8) / m,
        },
      ],
      drawings: {
        spring: apparatus({
          of: 'spring',
          description: 'A mass m hangs from a vertical spring and moves up and down about its rest position.',
        }),
      },
    };
  },
});
