import { integral, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice('Valparaíso', 'Mombasa', 'Hobart', 'Bergen'),
    mass: integers(20, 60, 5),
    amplitude: integers(20, 50, 5),
    period: choice(2, 2.5, 3, 3.5, 4),
    share: choice(0.4, 0.5, 0.6),
    later: choice(0.3, 0.35, 0.6, 0.65, 0.85),
  },
  write: ({ place, mass, amplitude, period, share, later }) => {
    const x0 = amplitude / 100;
    const omega = (2 * Math.PI) / period;
    const total = 0.5 * mass * (omega * x0) ** 2;
    const at = share * x0;
    const speed = omega * Math.sqrt(x0 ** 2 - at ** 2);
    const t = Number((later * period).toFixed(2));
    const moved = x0 * Math.cos(omega * t);
    const velocity = -omega * x0 * Math.sin(omega * t);
    const shown = Number(sf(omega, 2));
    return {
      text: md`A buoy of mass $${mass}\ \text{kg}$ in the harbour of ${place} moves up and down with simple harmonic motion. Its period is $${decimals(period, 1)}\ \text{s}$ and its amplitude is $${decimals(x0, 2)}\ \text{m}$. At $t = 0$ it is at its highest point. Upwards is positive.

(a) Show that the angular frequency is about $${sf(omega, 2)}\ \text{rad s}^{-1}$. [1]

(b) Calculate the total energy of the oscillation. [2]

(c) Determine the speed of the buoy when its displacement is $${decimals(at, 3)}\ \text{m}$. [2]

(d) Determine, at $t = ${decimals(t, 2)}\ \text{s}$,

(i) the displacement of the buoy. [2]

(ii) the velocity of the buoy. [2]

(e) The amplitude is halved by calmer water while the period stays the same. State the factor by which the total energy changes. [1]`,
      hints: [
        md`The buoy starts at its highest point. Is its displacement a sine or a cosine of $\omega t$?`,
        md`Set your calculator to radians.`,
      ],
      answer: md`(a) $\omega = \dfrac{2\pi}{T} = \dfrac{2\pi}{${decimals(period, 1)}} = ${sf(omega)}\ \text{rad s}^{-1}$

(b) $E = \frac{1}{2}m\omega^2x_0^2 = \frac{1}{2} \times ${mass} \times ${sf(omega, 4)}^2 \times ${decimals(x0, 2)}^2 = ${sf(total)}\ \text{J}$

(c) $v = \omega\sqrt{x_0^2 - x^2} = ${sf(omega, 4)} \times \sqrt{${decimals(x0, 2)}^2 - ${decimals(at, 3)}^2} = ${sf(speed)}\ \text{m s}^{-1}$

(d) (i) At $t = 0$ the buoy is at its greatest displacement, so $x = x_0\cos\omega t$: $x = ${decimals(x0, 2)}\cos(${sf(omega, 4)} \times ${decimals(t, 2)}) = ${sf(moved)}\ \text{m}$

(ii) $v = -\omega x_0\sin\omega t = -${sf(omega, 4)} \times ${decimals(x0, 2)}\sin(${sf(omega, 4)} \times ${decimals(t, 2)}) = ${sf(velocity)}\ \text{m s}^{-1}$ (${velocity > 0 ? 'upwards' : 'downwards'})

(e) The energy is proportional to the square of the amplitude, so the factor is $\frac{1}{4}$.

**Watch out:** Set the calculator to radians for (d). The motion begins at the highest point, so use the cosine for the displacement; with the sine the buoy would begin at its rest position.`,
      scheme: [
        [md`$\frac{2\pi}{T} = ${sf(omega)}\ \text{rad s}^{-1}$`, '1'],
        [md`$\frac{1}{2}m\omega^2x_0^2$`, '1'],
        [md`$${sf(total)}\ \text{J}$ (accept 2 to 4 significant figures)`, '1'],
        [md`$\omega\sqrt{x_0^2 - x^2}$`, '1'],
        [md`$${sf(speed)}\ \text{m s}^{-1}$`, '1'],
        [md`$x = x_0\cos\omega t$, or $x_0\sin(\omega t + \frac{\pi}{2})$`, '1'],
        [md`$${sf(moved)}\ \text{m}$ (do not accept a value with the calculator in degrees)`, '1'],
        [md`$v = -\omega x_0\sin\omega t$`, '1'],
        [md`$${sf(velocity)}\ \text{m s}^{-1}$, with the sign (accept the direction in words)`, '1'],
        [md`$\frac{1}{4}$ (accept divided by $4$; do not accept $\frac{1}{2}$)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: sf(total),
          unit: 'J',
          accuracy: fromShown(total, 0.5 * mass * (shown * x0) ** 2, 2),
          mistakes: [
            { value: sf(2 * total), note: md`You left out the factor $\frac{1}{2}$.` },
            { value: sf(total / omega), note: md`You forgot to square the angular frequency.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(speed),
          unit: 'm s^-1',
          accuracy: fromShown(speed, (speed * shown) / omega, 2),
          mistakes: [
            {
              value: sf(omega * (x0 - at)),
              note: md`You took the root of the two squares separately. It is the root of their difference.`,
            },
            ...(share > 0.45
              ? [
                  {
                    value: sf(omega * x0),
                    note: md`This is the greatest speed, which the buoy has in the middle of its motion.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'd i',
          kind: 'number',
          expected: sf(moved),
          unit: 'm',
          accuracy: fromShown(moved, x0 * Math.cos(shown * t), 2),
          mistakes: [
            {
              value: sf(x0 * Math.sin(omega * t)),
              note: md`You used a sine. At $t = 0$ the buoy is at its highest point, so it is a cosine.`,
            },
            {
              value: sf(x0 * Math.cos((omega * t * Math.PI) / 180)),
              note: md`Your calculator was set to degrees. The angle $\omega t$ is in radians.`,
            },
          ],
        },
        {
          part: 'd ii',
          kind: 'number',
          expected: sf(velocity),
          unit: 'm s^-1',
          accuracy: fromShown(velocity, -shown * x0 * Math.sin(shown * t), 2),
          mistakes: [
            {
              value: sf(-omega * x0 * Math.cos(omega * t)),
              note: md`You used a cosine for the velocity. The buoy is at rest at its highest point.`,
            },
            {
              value: sf(-omega * x0 * Math.sin((omega * t * Math.PI) / 180)),
              note: md`Your calculator was set to degrees. The angle $\omega t$ is in radians.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: '1/4',
          mistakes: [
            {
              value: '1/2',
              note: md`You halved the energy with the amplitude. The energy is proportional to the square of the amplitude.`,
            },
            { value: '4', note: md`The energy becomes smaller, not larger.` },
          ],
        },
      ],
      checks: [
        {
          part: 'e',
          route: 'numeric',
          shown: md`\frac{1}{4}`,
          value: integral((x) => x, 0, x0 / 2) / integral((x) => x, 0, x0),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(total)}\ \text{J}`,
          value: integral((x) => mass * omega ** 2 * x, 0, x0),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value: Math.sqrt((2 * integral((x) => mass * omega ** 2 * x, at, x0)) / mass),
        },
        {
          part: 'd i',
          route: 'numeric',
          shown: md`= ${sf(moved)}\ \text{m}`,
          value: x0 * Math.sin(omega * (t + period / 4)),
        },
        {
          part: 'd ii',
          route: 'numeric',
          shown: md`= ${sf(velocity)}\ \text{m s}^{-1}`,
          value: slope((s) => x0 * Math.sin(omega * (s + period / 4)), t),
        },
      ],
    };
  },
});
