import { integral, maximumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, fraction, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    medium: choice('a long rope', 'a stretched wire', 'a long slack spring', 'a rubber cord'),
    length: choice(0.4, 0.6, 0.8, 1.2, 1.6, 2),
    period: choice(0.1, 0.2, 0.25, 0.4, 0.5),
    amplitude: integers(2, 6),
    apart: choice(0.125, 0.25, 0.375),
  },
  write: ({ medium, length, period, amplitude, apart }) => {
    const speed = length / period;
    const gap = apart * length;
    const phase = apart * 2 * Math.PI;
    return {
      text: md`A transverse wave travels along ${medium} in the positive $x$-direction. The graph shows the displacement $y$ of the medium against the position $x$ at the time $t = 0$, for two complete waves between $x = 0$ and $x = ${decimals(2 * length, 1)}\ \text{m}$. The amplitude of the wave is $${amplitude}.0\ \text{cm}$ and its period is $${decimals(period, 2)}\ \text{s}$.

![](drawing:snapshot)

(a) Distinguish between a transverse and a longitudinal wave. [2]

(b) Determine the speed of the wave. [2]

(c) The point P is at $x = 0$. State the direction in which P moves at $t = 0$. [1]

(d) Calculate the distance that P travels in one period. [1]

(e) The point Q is $${sf(gap)}\ \text{m}$ to the right of P. Determine the phase difference between P and Q, in radians. [2]

(f) Sketch the displacement of P against time for the first period. [2]`,
      hints: [
        md`In which direction does the crest move, and what will the displacement at P be a moment later?`,
        md`One wavelength is a phase difference of $2\pi$.`,
      ],
      answer: md`(a) In a transverse wave the medium oscillates at right angles to the direction of energy transfer, in a longitudinal wave parallel to it.

(b) The wavelength, read from the graph, is $\lambda = ${decimals(length, 1)}\ \text{m}$, so $v = \dfrac{\lambda}{T} = \dfrac{${decimals(length, 1)}}{${decimals(period, 2)}} = ${sf(speed)}\ \text{m s}^{-1}$

(c) Downwards (in the negative $y$-direction): the wave moves to the right, so P next has the displacement that is now to the left of it, which is negative.

(d) In one period P travels four times the amplitude: $4 \times ${amplitude}.0 = ${4 * amplitude}.0\ \text{cm}$

(e) $\Delta\phi = 2\pi\dfrac{\Delta x}{\lambda} = 2\pi \times \dfrac{${sf(gap)}}{${decimals(length, 1)}} = ${sf(phase)}\ \text{rad}$

(f) P starts at $0$ and moves down first: a negative sine with the period $${decimals(period, 2)}\ \text{s}$ and the amplitude $${amplitude}.0\ \text{cm}$.

![](drawing:time)

**Watch out:** To the right of P the graph rises, so it is easy to answer "upwards" in (c). Shift the whole curve a little in the direction of travel and look where P is then.`,
      scheme: [
        [
          md`oscillation at right angles to the direction of energy transfer for transverse OWTTE (do not accept 'up and down')`,
          '1',
        ],
        [md`parallel for longitudinal OWTTE`, '1'],
        [md`$\lambda = ${decimals(length, 1)}\ \text{m}$ with $v = \frac{\lambda}{T}$`, '1'],
        [md`$${sf(speed)}\ \text{m s}^{-1}$ (accept 2 to 4 significant figures)`, '1'],
        [md`downwards`, '1'],
        [md`$${4 * amplitude}.0\ \text{cm}$ (do not accept zero)`, '1'],
        [md`fraction of a wavelength times $2\pi$`, '1'],
        [md`$${sf(phase)}\ \text{rad}$`, '1'],
        [md`sine shape of the correct period and amplitude`, '1'],
        [md`begins at $0$ and goes down (allow ECF from (c))`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'distinguish' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(speed.toPrecision(4))}`,
          unit: 'm s^-1',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(2 * speed),
              note: md`You took the whole width of the graph as the wavelength. It shows two complete waves.`,
            },
            {
              value: sf(length * period),
              note: md`You multiplied by the period. The wave moves on by one wavelength in each period, so $v = \frac{\lambda}{T}$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state a direction' },
        {
          part: 'd',
          kind: 'number',
          expected: `${4 * amplitude}`,
          unit: 'cm',
          mistakes: [
            {
              value: `${2 * amplitude}`,
              note: md`From the highest to the lowest point P travels two amplitudes, but this takes only half a period.`,
            },
            {
              value: `${Number((100 * length).toFixed(0))}`,
              note: md`This is how far the wave moves on. P moves only up and down.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: md`${fraction(8 * apart, 4)}\pi`,
          unit: 'rad',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(phase / 2),
              note: md`You took one wavelength as a phase difference of $\pi$. It is $2\pi$.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'sketch' },
      ],
      checks: [
        // Where the crest is after a short while.
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value:
            (maximumAt((x) => Math.sin(2 * Math.PI * (x / length - 0.1)), 0, 0.6 * length) - length / 4) /
            (0.1 * period),
          within: speed * 5e-3,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `${4 * amplitude}.0`,
          value: integral((t) => Math.abs(2 * Math.PI * amplitude * Math.cos(2 * Math.PI * t)), 0, 1),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${sf(phase)}\ \text{rad}`,
          value: integral(() => (2 * Math.PI) / length, 0, gap),
        },
      ],
      drawings: {
        snapshot: plot({
          x: [0, 2.2 * length],
          y: [-7, 7],
          ticks: { x: length / 4 === 0.1 ? 0.2 : length / 2, y: 2 },
          xLabel: '*x* / m',
          yLabel: '*y* / cm',
          height: 190,
          curves: [{ f: (x) => amplitude * Math.sin((2 * Math.PI * x) / length), from: 0, to: 2 * length }],
          points: [{ at: [0, 0], label: 'P', place: 'nw' }],
          description: `A sine wave of amplitude ${amplitude} cm that starts at 0 going up and repeats every ${length} m.`,
        }),
        time: plot({
          x: [0, 1.15 * period],
          y: [-7, 7],
          ticks: { x: period / 2, y: 2 },
          xLabel: '*t* / s',
          yLabel: '*y* / cm',
          height: 180,
          curves: [{ f: (t) => -amplitude * Math.sin((2 * Math.PI * t) / period), from: 0, to: period }],
          description: 'A sine curve that starts at 0 and goes down first.',
        }),
      },
    };
  },
});
