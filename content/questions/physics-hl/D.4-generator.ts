import { integral, maximum, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

// Halves go up, as at school; a binary fraction may fall a little short of one.
const fair = 1 + 1e-12;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    turns: integers(50, 200, 25),
    side: choice(8, 10, 12, 15),
    field: integers(40, 120, 10),
    frequency: choice(10, 20, 25, 40, 50),
  },
  write: ({ turns, side, field, frequency }) => {
    const area = (side / 100) ** 2;
    const b = field / 1000;
    const flux = fair * turns * b * area;
    const omega = 2 * Math.PI * frequency;
    const peak = flux * omega;
    const period = 1 / frequency;
    const early = peak * Math.sin(Math.PI / 6);
    const emf = (t: number) => peak * Math.sin(omega * t);
    return {
      text: md`A square coil with $${turns}$ turns and sides of $${side}.0\ \text{cm}$ turns at a constant frequency of $${frequency}\ \text{Hz}$ about an axis at right angles to a uniform magnetic field of $${field}\ \text{mT}$. At $t = 0$ the plane of the coil is at right angles to the field.

(a) Calculate the greatest magnetic flux linkage of the coil. [2]

(b) Explain why an emf is induced in the coil. [2]

(c) The flux linkage varies as $N\Phi = N\Phi_0\cos\omega t$. Determine the greatest emf. [3]

(d) Determine the emf at $t = ${sf(period / 12)}\ \text{s}$, which is one twelfth of a period. [2]

(e) Sketch the emf against time for two periods. On the same axes sketch the emf when the coil turns at half of this frequency. [3]`,
      hints: [
        md`The flux through each turn is greatest when the field is at right angles to the plane of the coil.`,
        md`The emf is the rate of change of the flux linkage: the gradient of the cosine curve.`,
      ],
      answer: md`(a) $N\Phi_0 = NBA = ${turns} \times ${b} \times ${(side / 100).toFixed(2)}^2 = ${sf(flux)}\ \text{Wb}$

(b) As the coil turns, the angle between its plane and the field changes, so the magnetic flux linkage changes. By Faraday's law the induced emf is equal to the rate of change of the flux linkage.

(c) The emf is $\varepsilon = -\dfrac{\Delta(N\Phi)}{\Delta t}$, for the cosine $N\Phi_0\,\omega\sin\omega t$. Its greatest value is

$$\varepsilon_0 = N\Phi_0 \times 2\pi f = ${sf(flux, 4)} \times 2\pi \times ${frequency} = ${sf(peak)}\ \text{V}$$

(d) After one twelfth of a period $\omega t = \frac{2\pi}{12} = \frac{\pi}{6}$: $\varepsilon = ${sf(peak, 4)} \times \sin\frac{\pi}{6} = ${sf(early)}\ \text{V}$

(e) A sine curve that starts at $0$. At half the frequency the period is doubled and the amplitude is halved (dashed).

![](drawing:emf)

**Watch out:** At $t = 0$ the flux linkage is greatest but the emf is zero, so don't begin the sketch at a peak. Set the calculator to radians before you work out the sine of $\omega t$.`,
      scheme: [
        [md`$NBA$`, '1'],
        [md`$${sf(flux)}\ \text{Wb}$ (accept 2 to 4 significant figures)`, '1'],
        [md`the flux linkage changes as the coil turns OWTTE (do not accept a changing field)`, '1'],
        [md`Faraday's law: emf equals rate of change of flux linkage OWTTE`, '1'],
        [md`$\omega = 2\pi f$`, '1'],
        [md`greatest emf $NBA\omega$`, '1'],
        [md`$${sf(peak)}\ \text{V}$ (allow ECF from (a))`, '1'],
        [md`$\varepsilon_0\sin\frac{\pi}{6}$`, '1'],
        [md`$${sf(early)}\ \text{V}$ (allow ECF from (c))`, '1'],
        [md`sine curve from $0$ with two periods (accept upside down; do not accept a start at a peak)`, '1'],
        [md`second curve with double period`, '1'],
        [md`and half amplitude`, '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(flux.toPrecision(8))}`,
          unit: 'Wb',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(flux / turns),
              note: md`This is the flux through one turn. The flux linkage counts all turns.`,
            },
            {
              value: sf((turns * b * side) / 100),
              note: md`You forgot to square the side: the area of the coil is needed.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(peak.toPrecision(8))}`,
          unit: 'V',
          accuracy: { figures: 2 },
          follows: `a.1 * 2 * pi * ${frequency}`,
          unless: 'V <= 0',
          mistakes: [
            {
              value: sf(flux * frequency),
              note: md`You used the frequency. The gradient of the cosine has $\omega = 2\pi f$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(early),
          unit: 'V',
          accuracy: { figures: 2 },
          follows: 'c.1 * sin(pi / 6)',
          unless: 'V <= 0',
          mistakes: [
            {
              value: sf(peak * Math.cos(Math.PI / 6)),
              note: md`You used a cosine. At $t = 0$ the flux is greatest and the emf is zero.`,
            },
            { value: sf(peak / 12), note: md`The emf doesn't grow evenly with time. It is a sine.` },
          ],
        },
        { part: 'e', kind: 'self', why: 'sketch' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(flux)}\ \text{Wb}`,
          value: turns * integral(() => b * (side / 100), 0, side / 100),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(peak)}\ \text{V}`,
          value: maximum((u) => -slope((x) => flux * Math.cos(x), u), 0, Math.PI) * omega,
          within: peak * 5e-3,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(early)}\ \text{V}`,
          value: -slope((x) => flux * Math.cos(x), Math.PI / 6) * omega,
        },
      ],
      drawings: {
        emf: plot({
          x: [0, 2.2 * period],
          y: [-1.3 * peak, 1.3 * peak],
          ticks: {
            x: [period, 2 * period].map((at) => ({ at, label: sf(at, 2) })),
            y: [
              { at: peak, label: '*ε*_0' },
              { at: -peak, label: '−*ε*_0' },
            ],
          },
          xLabel: '*t* / s',
          yLabel: '*ε*',
          height: 190,
          curves: [
            { f: emf, from: 0, to: 2 * period },
            {
              f: (t) => 0.5 * peak * Math.sin((omega * t) / 2),
              from: 0,
              to: 2 * period,
              dashed: true,
              ink: 'second',
            },
          ],
          description:
            'A sine curve with two periods, and a dashed sine curve with half its amplitude and twice its period.',
        }),
      },
    };
  },
});
