import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    name: choice('Amara', 'Tomás', 'Linh', 'Oskar', 'Zainab'),
    inertia: integers(120, 300, 20),
    mass: integers(26, 48, 2),
    radius: choice(1.2, 1.4, 1.5, 1.6, 1.8),
    speed: choice(1.5, 2, 2.5, 3),
  },
  write: ({ name, inertia, mass, radius, speed }) => {
    const r = decimals(radius, 1);
    const added = mass * radius ** 2;
    const after = (inertia * speed) / (inertia + added);
    const before = 0.5 * inertia * speed ** 2;
    const later = 0.5 * (inertia + added) * after ** 2;
    const half = (inertia * speed) / (inertia + added / 4);
    return {
      text: md`A playground roundabout has a moment of inertia of $${inertia}\ \text{kg m}^2$ and turns freely at an angular speed of $${decimals(speed, 1)}\ \text{rad s}^{-1}$. ${name}, of mass $${mass}\ \text{kg}$, drops vertically onto its rim, at a distance of $${r}\ \text{m}$ from the axis, and stays there. Treat ${name} as a point mass.

(a) Explain why angular momentum is conserved in this event. [1]

(b) Determine the angular speed of the roundabout afterwards. [3]

(c) Calculate the change in the kinetic energy of roundabout and child. State what happens to this energy. [3]

(d) ${name} then walks to a point half as far from the axis. Determine the new angular speed. [2]

(e) State, with a reason, whether ${name} does work in (d). [2]`,
      hints: [
        md`A point mass $m$ at the distance $r$ from the axis adds $mr^2$ to the moment of inertia.`,
        md`Angular momentum stays the same, but kinetic energy needn't.`,
      ],
      answer: md`(a) No resultant external torque acts about the axis (a vertical fall brings no angular momentum about the axis, and friction is negligible).

(b) The child adds $mr^2 = ${mass} \times ${r}^2 = ${sf(added, 4)}\ \text{kg m}^2$. From $I_1\omega_1 = I_2\omega_2$:

$$\omega_2 = \frac{${inertia} \times ${decimals(speed, 1)}}{${inertia} + ${sf(added, 4)}} = ${sf(after)}\ \text{rad s}^{-1}$$

(c) Before: $\frac{1}{2} \times ${inertia} \times ${decimals(speed, 1)}^2 = ${sf(before, 4)}\ \text{J}$. After: $\frac{1}{2} \times ${sf(inertia + added, 4)} \times ${sf(after, 4)}^2 = ${sf(later, 4)}\ \text{J}$. The change is $\Delta E = ${sf(later - before)}\ \text{J}$. It becomes thermal energy through friction between the child and the roundabout, as the child is brought up to speed.

(d) At half the distance the child contributes a quarter of its former moment of inertia, $${sf(added / 4, 4)}\ \text{kg m}^2$:

$$\omega_3 = \frac{${inertia} \times ${decimals(speed, 1)}}{${inertia} + ${sf(added / 4, 4)}} = ${sf(half)}\ \text{rad s}^{-1}$$

(e) Yes. The angular momentum $L$ is the same, and the kinetic energy $\frac{L^2}{2I}$ is larger for the smaller moment of inertia; this energy comes from the muscles of ${name}, who has to pull inwards on the roundabout.

**Watch out:** Angular momentum is conserved here, kinetic energy is not, so don't find the angular speed in (b) from the energy. In (d) the distance is squared, and only the child's part of the moment of inertia changes, not that of the roundabout.`,
      scheme: [
        [md`no resultant external torque OWTTE (do not accept no force)`, '1'],
        [md`$mr^2$ added to the moment of inertia`, '1'],
        [md`$I_1\omega_1 = I_2\omega_2$`, '1'],
        [md`$${sf(after)}\ \text{rad s}^{-1}$ (accept 2 to 4 significant figures)`, '1'],
        [md`$\frac{1}{2}I\omega^2$ before and after`, '1'],
        [md`$${sf(later - before)}\ \text{J}$ (allow ECF from (b))`, '1'],
        [md`thermal energy, through friction OWTTE (do not accept lost alone)`, '1'],
        [md`a quarter of the child's moment of inertia`, '1'],
        [md`$${sf(half)}\ \text{rad s}^{-1}$`, '1'],
        [md`yes`, '1'],
        [md`the kinetic energy increases OWTTE (accept has to pull inwards)`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(after.toPrecision(8))}`,
          unit: 'rad s^-1',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: sf(speed * Math.sqrt(inertia / (inertia + added))),
              note: md`You took the kinetic energy as conserved. It is the angular momentum that is.`,
            },
            {
              value: sf((inertia * speed) / (inertia + mass * radius)),
              note: md`You forgot to square the distance from the axis: a point mass adds $mr^2$.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) / after - 1) > 0.1),
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(later - before),
          unit: 'J',
          accuracy: { figures: 2 },
          marks: 2,
          follows: `0.5 * ${Number((inertia + added).toFixed(4))} * b.1^2 - ${before}`,
          unless: 'E >= 0',
          mistakes: [
            {
              value: sf(0.5 * inertia * after ** 2 - before),
              note: md`You left the child out of the kinetic energy afterwards.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state in words', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: sf(half),
          unit: 'rad s^-1',
          accuracy: { figures: 2 },
          follows: `${Number((inertia + added).toFixed(4))} * b.1 / ${Number((inertia + added / 4).toFixed(4))}`,
          unless: 'w <= 0',
          mistakes: [
            {
              value: sf((inertia * speed) / (inertia + added / 2)),
              note: md`You halved the child's moment of inertia. It depends on the square of the distance.`,
            },
            {
              value: sf((inertia * speed) / (inertia + added * 4)),
              note: md`You took the distance as doubled. The child moves towards the axis.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) / half - 1) > 0.1),
        },
        { part: 'e', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(after)}\ \text{rad s}^{-1}`,
          value: root((w) => inertia * (speed - w) - mass * radius * (radius * w), 0, speed),
        },
        // Energy by L²/2I.
        {
          part: 'c',
          route: 'numeric',
          shown: md`\Delta E = ${sf(later - before)}`,
          value: (inertia * speed) ** 2 * (1 / (2 * (inertia + added)) - 1 / (2 * inertia)),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${sf(half)}\ \text{rad s}^{-1}`,
          value: root((w) => inertia * w + mass * (radius / 2) ** 2 * w - inertia * speed, 0, speed),
        },
      ],
    };
  },
});
