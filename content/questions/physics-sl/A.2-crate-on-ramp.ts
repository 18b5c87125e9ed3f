import { root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';
import { inclinedPlane } from '../../figures/inclined-plane.ts';

const radians = Math.PI / 180;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['A.3'],
  parameters: {
    thing: choice('crate', 'suitcase', 'bale of wool', 'box of tiles'),
    mass: integers(6, 24, 2),
    angle: integers(26, 40, 2),
    friction: choice(0.2, 0.25, 0.3, 0.35),
    length: choice(2.5, 3, 3.5, 4, 4.5),
  },
  allow: ({ angle, friction }) => Math.tan(angle * radians) > friction + 0.15,
  write: ({ thing, mass, angle, friction, length }) => {
    const normal = mass * 9.8 * Math.cos(angle * radians);
    const drag = friction * normal;
    const along = mass * 9.8 * Math.sin(angle * radians);
    const acceleration = (along - drag) / mass;
    const speed = Math.sqrt(2 * acceleration * length);
    const ofShown = (along - Number(sf(drag, 2))) / mass;
    const exchanged = 9.8 * (Math.cos(angle * radians) - friction * Math.sin(angle * radians));
    const mu = decimals(friction, 2);
    return {
      text: md`A ${thing} of mass $${mass}\ \text{kg}$ slides from rest down a ramp that makes an angle of $${angle}^\circ$ with the horizontal. The coefficient of dynamic friction between the ${thing} and the ramp is $${mu}$. Take $g = 9.8\ \text{m s}^{-2}$.

![](drawing:ramp)

(a) Draw a labelled free-body diagram for the ${thing}. [2]

(b) Show that the friction force is about $${sf(drag, 2)}\ \text{N}$. [2]

(c) Calculate the acceleration of the ${thing}. [2]

(d) Determine its speed after it has moved $${decimals(length, 1)}\ \text{m}$ down the ramp. [2]

(e) State and explain how the acceleration would differ for a ${thing} of twice the mass on the same ramp. [2]`,
      hints: [
        md`Resolve the weight along the ramp and at right angles to it.`,
        md`Nothing moves at right angles to the ramp. What does that say about the normal force?`,
      ],
      answer: md`(a) Weight $mg$ vertically down, normal force $N$ at right angles to the ramp, friction $f$ up the ramp.

![](drawing:answer)

(b) At right angles to the ramp the forces balance: $N = mg\cos\theta = ${mass} \times 9.8 \times \cos ${angle}^\circ = ${sf(normal, 4)}\ \text{N}$. So

$$f = \mu_d N = ${mu} \times ${sf(normal, 4)} = ${sf(drag)}\ \text{N}$$

(c) Along the ramp $mg\sin\theta = ${mass} \times 9.8 \times \sin ${angle}^\circ = ${sf(along, 4)}\ \text{N}$. Newton's second law gives

$$a = \frac{${sf(along, 4)} - ${sf(drag, 4)}}{${mass}} = ${sf(acceleration)}\ \text{m s}^{-2}$$

(d) $v^2 = u^2 + 2as$ with $u = 0$: $v = \sqrt{2 \times ${sf(acceleration, 4)} \times ${decimals(length, 1)}} = ${sf(speed)}\ \text{m s}^{-1}$

(e) It would be the same. The component of the weight along the ramp and the friction force are both proportional to the mass, so the net force doubles together with the mass, and $a = g(\sin\theta - \mu_d\cos\theta)$ doesn't contain $m$.

**Watch out:** On a slope the normal force is not $mg$, and it is easy to swap $\sin$ and $\cos$. Test with a flat ramp: for $\theta = 0$ the part of the weight along the ramp must be zero.`,
      scheme: [
        [
          md`weight vertically down and normal force at right angles to the ramp, labelled (accept other clear labels)`,
          '1',
        ],
        [md`friction up the ramp, and no further force`, '1'],
        [md`$N = mg\cos ${angle}^\circ$ (do not accept $mg$)`, '1'],
        [md`$${sf(drag)}\ \text{N}$`, '1'],
        [md`$mg\sin ${angle}^\circ - f = ma$`, '1'],
        [md`$${sf(acceleration)}\ \text{m s}^{-2}$ (accept 2 to 4 significant figures)`, '1'],
        [md`uses $v^2 = u^2 + 2as$, or work and energy`, '1'],
        [md`$${sf(speed)}\ \text{m s}^{-1}$ (allow ECF from (c))`, '1'],
        [md`the same acceleration`, '1'],
        [md`net force and mass both double, or $m$ cancels OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'draw' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(acceleration.toPrecision(8))}`,
          unit: 'm s^-2',
          accuracy: fromShown(acceleration, ofShown, 2),
          mistakes: [
            {
              value: sf(along / mass),
              note: md`You left out friction. It acts up the ramp, against the component of the weight.`,
            },
            {
              value: sf((along + drag) / mass),
              note: md`You added the friction force. It acts against the motion, so it is subtracted.`,
            },
            ...([along, along + drag].every((force) => Math.abs(exchanged / (force / mass) - 1) > 0.06)
              ? [
                  {
                    value: sf(exchanged),
                    note: md`You exchanged sine and cosine: the component of the weight along the ramp is $mg\sin\theta$.`,
                  },
                ]
              : []),
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(speed),
          unit: 'm s^-1',
          accuracy: fromShown(speed, Math.sqrt(2 * ofShown * length), 2),
          follows: `sqrt(2 * c.1 * ${length})`,
          unless: 'v <= 0',
          mistakes: [{ value: sf(speed ** 2), note: md`This is $v^2$. Take its root.` }],
        },
        { part: 'e', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        // The weight less its part along the ramp, by Pythagoras.
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(drag)}\ \text{N}`,
          value: friction * Math.sqrt((mass * 9.8) ** 2 - (mass * 9.8 * Math.sin(angle * radians)) ** 2),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(acceleration)}\ \text{m s}^{-2}`,
          value: slope(
            (s) => 9.8 * s * (Math.sin(angle * radians) - friction * Math.cos(angle * radians)),
            1,
          ),
        },
        // Energy: what gravity gives less what friction takes.
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(speed)}\ \text{m s}^{-1}`,
          value: root(
            (v) => (mass * v * v) / 2 - mass * 9.8 * length * Math.sin(angle * radians) + drag * length,
            0,
            30,
          ),
        },
      ],
      drawings: {
        ramp: inclinedPlane({
          angle,
          angleLabel: `${angle}°`,
          description: `A block on a ramp at ${angle} degrees to the horizontal.`,
        }),
        answer: inclinedPlane({
          angle,
          angleLabel: `${angle}°`,
          forces: [
            { towards: 'down', label: '*mg*', length: 90 },
            { towards: 'normal', label: '*N*', length: 90 * Math.cos(angle * radians) },
            { towards: 'up-slope', label: '*f*', length: 45 },
          ],
          description:
            'A block on a ramp with three forces: weight down, normal force at right angles to the ramp, friction up the ramp.',
        }),
      },
    };
  },
});
