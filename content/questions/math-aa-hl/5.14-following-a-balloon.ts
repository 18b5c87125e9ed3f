import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

/** A camera follows something that rises upright: tan θ = h/d. */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.15', '3.3'],
  parameters: {
    thing: choice(
      ['weather balloon', 'Darwin', 5],
      ['hot-air balloon', 'Cappadocia', 3],
      ['drone', 'Nairobi', 6],
      ['weather balloon', 'Reykjavik', 4],
      ['rescue helicopter', 'Innsbruck', 8],
    ),
    d: integers(80, 240, 20),
    ratio: choice(0.5, 0.75, 0.8, 1.2, 1.25, 1.5, 2),
  },
  allow: ({ d, ratio }) => Number.isInteger(d * ratio),
  write: ({ thing: [thing, place, v], d, ratio }) => {
    const h = d * ratio;
    const angle = Math.atan(ratio);
    const turn = (v / d) * Math.cos(angle) ** 2;
    const far = Math.hypot(d, h);
    const away = (v * h) / far;
    const isWhole = Math.abs(far - Math.round(far)) < 1e-9;
    const farText = isWhole ? `${Math.round(far)}` : sf(far, 6);
    const at = h / v;
    return {
      text: md`In ${place}, a ${thing} rises vertically from a point G on level ground at a constant speed of $${v}\ \text{m s}^{-1}$. A camera stands at the point C on the ground, $${d}\ \text{m}$ from G, and is turned so that it always points at the ${thing}. After $t$ seconds the ${thing} is at the point B, $h$ metres above G, and the angle of elevation of B from C is $\theta$ radians.

![](drawing:view)

(a) Show that $\dfrac{\mathrm{d}\theta}{\mathrm{d}t} = \dfrac{${v}}{${d}}\cos^2\theta$. [3]

(b) Find the rate at which the camera turns, in radians per second, when the ${thing} is $${h}\ \text{m}$ above the ground. [2]

(c) Find the rate at which the distance from C to B increases at this moment. [3]`,
      hints: [
        md`Write an equation that connects $\theta$ and $h$ and is true at *all* times.`,
        md`Differentiate it with respect to $t$. The derivative of $\tan\theta$ with respect to $t$ needs the chain rule.`,
        md`For (c), use Pythagoras' theorem for the distance, and differentiate before you put in numbers.`,
      ],
      answer: md`(a) In the right-angled triangle CGB, $\tan\theta = \dfrac{h}{${d}}$ at all times. Both $\theta$ and $h$ change with time, so differentiate with respect to $t$:

$$\sec^2\theta\,\frac{\mathrm{d}\theta}{\mathrm{d}t} = \frac{1}{${d}}\,\frac{\mathrm{d}h}{\mathrm{d}t} = \frac{${v}}{${d}}$$

As $\sec^2\theta = \dfrac{1}{\cos^2\theta}$, multiplying by $\cos^2\theta$ gives the result.

(b) When $h = ${h}$, $\tan\theta = \dfrac{${h}}{${d}} = ${ratio}$, so $\theta = ${sf(angle, 6)}$. Put this into (a):

$$\frac{\mathrm{d}\theta}{\mathrm{d}t} = \frac{${v}}{${d}}\cos^2(${sf(angle, 6)}) = ${sf(turn)}\ \text{rad s}^{-1}$$

(c) Let the distance be $s$ metres. Then $s^2 = ${d}^2 + h^2$. Differentiate with respect to $t$:

$$2s\,\frac{\mathrm{d}s}{\mathrm{d}t} = 2h\,\frac{\mathrm{d}h}{\mathrm{d}t}$$

At this moment $s = \sqrt{${d}^2 + ${h}^2} = ${farText}$, so

$$\frac{\mathrm{d}s}{\mathrm{d}t} = \frac{${h} \times ${v}}{${farText}} = ${sf(away)}\ \text{m s}^{-1}$$

It is also the part of the speed in the direction of the line from C to B: $${v}\sin\theta$.

**Calculator:** in radians. TI-Nspire: store tan⁻¹(${ratio}) with ctrl var and use the stored value. Casio fx-CG50: Run-Matrix, tan⁻¹ ${ratio} → A. To confirm (b), find the derivative of tan⁻¹(${v}x/${d}) at x = ${Number(sf(at, 4))}: TI-Nspire Menu, Calculus, Numerical Derivative at a Point; Casio OPTN, CALC, d/dx.

**Watch out:** Put in $h = ${h}$ only *after* differentiating. A number that is put in too early has the derivative $0$.`,
      scheme: [
        [md`(a) $\tan\theta = \frac{h}{${d}}$`, 'A1'],
        [
          md`differentiates with respect to $t$: $\sec^2\theta\frac{\mathrm{d}\theta}{\mathrm{d}t} = \frac{1}{${d}}\frac{\mathrm{d}h}{\mathrm{d}t}$ (or uses $\theta = \arctan\frac{h}{${d}}$)`,
          'M1',
        ],
        [md`$\frac{\mathrm{d}h}{\mathrm{d}t} = ${v}$ and $\sec^2\theta = \frac{1}{\cos^2\theta}$ (AG)`, 'A1'],
        [md`(b) finds $\theta$ or $\cos\theta$ from $\tan\theta = ${ratio}$`, 'M1'],
        [md`$${sf(turn)}$ radians per second`, 'A1'],
        [md`(c) $s^2 = ${d}^2 + h^2$, or $s = \frac{${d}}{\cos\theta}$`, 'M1'],
        [
          md`$2s\frac{\mathrm{d}s}{\mathrm{d}t} = 2h\frac{\mathrm{d}h}{\mathrm{d}t}$, or $\frac{${d}\sin\theta}{\cos^2\theta}\frac{\mathrm{d}\theta}{\mathrm{d}t}$`,
          'A1',
        ],
        [md`$${sf(away)}\ \text{m s}^{-1}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: sf(turn, 8),
          unit: 'rad s^-1',
          mistakes: [
            { value: sf(v / d, 6), note: md`You left out $\cos^2\theta$. It is $1$ only at the start.` },
            {
              value: sf((v / d) * Math.cos(angle), 6),
              note: md`The cosine is squared.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(away, 8),
          unit: 'm s^-1',
          mistakes: [
            // Left out where it would pass for a rounding of the right speed.
            ...(v - away > 0.6
              ? [
                  {
                    value: `${v}`,
                    note: md`This is the speed of the ${thing}. The distance from C grows more slowly.`,
                  },
                ]
              : []),
            {
              value: sf((v * d) / far, 6),
              note: md`You used the cosine instead of the sine of $\theta$ (or $${d}$ instead of $h$).`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(turn)}\ \text{rad s}^{-1}`,
          value: slope((t) => Math.atan2(v * t, d), at),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(away)}\ \text{m s}^{-1}`,
          value: slope((t) => Math.hypot(d, v * t), at),
        },
      ],
      drawings: {
        view: sketch({
          points: { C: [0, 0], G: [6, 0], B: [6, 4.5] },
          segments: [{ of: 'CG', label: `${d} m` }, { of: 'GB', label: '*h*' }, 'CB'],
          angles: [{ at: 'C', from: 'G', to: 'B', label: '*θ*' }],
          description: `A right-angled triangle CGB with the right angle at G on the ground. CG is ${d} m, GB is h, and the angle at C is theta.`,
        }),
      },
    };
  },
});
