import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

// Halves go up, as at school; a binary fraction may fall a little short of one.
const fair = 1 + 1e-12;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['A.3'],
  parameters: {
    place: choice('a pottery in Oaxaca', 'a mill in Friesland', 'a workshop in Kyoto', 'a school in Accra'),
    mass: integers(12, 40, 4),
    radius: choice(0.2, 0.25, 0.3, 0.35, 0.4),
    force: integers(15, 45, 5),
    turns: integers(4, 10),
  },
  write: ({ place, mass, radius, force, turns }) => {
    const inertia = 0.5 * mass * radius ** 2;
    const acceleration = (fair * force * radius) / inertia;
    const angle = 2 * Math.PI * turns;
    const speed = Math.sqrt(2 * acceleration * angle);
    const time = speed / acceleration;
    const energy = 0.5 * inertia * speed ** 2;
    // What the rounded angular acceleration changes.
    const off = Number(sf(acceleration, 2)) / acceleration;
    const r = decimals(radius, 2);
    return {
      text: md`A flywheel in ${place} is a uniform disc of mass $${mass}\ \text{kg}$ and radius $${r}\ \text{m}$, free to turn about an axis through its centre. A rope that is wound round its rim is pulled with a constant force of $${force}\ \text{N}$, so that it unwinds without slipping. The flywheel starts from rest. The moment of inertia of a uniform disc about this axis is $\frac{1}{2}MR^2$. Friction is negligible.

(a) Show that the angular acceleration is about $${sf(acceleration, 2)}\ \text{rad s}^{-2}$. [3]

(b) The rope comes off after $${turns}$ full turns. Determine

(i) the angular speed of the flywheel at that moment. [2]

(ii) the time that this takes. [1]

(c) Show, by calculation, that the work done by the force is equal to the rotational kinetic energy of the flywheel. [3]

(d) The disc is replaced by a ring of the same mass and radius. State and explain whether the rope comes off after a shorter or a longer time. [2]`,
      hints: [
        md`Torque is force times radius here, and $\tau = I\alpha$ takes the place of $F = ma$.`,
        md`The equations of angular motion look like those of linear motion: $\omega^2 = \omega_0^2 + 2\alpha\theta$.`,
      ],
      answer: md`(a) $I = \frac{1}{2} \times ${mass} \times ${r}^2 = ${sf(inertia, 4)}\ \text{kg m}^2$ and $\tau = Fr = ${force} \times ${r} = ${sf(force * radius, 4)}\ \text{N m}$, so

$$\alpha = \frac{\tau}{I} = \frac{${sf(force * radius, 4)}}{${sf(inertia, 4)}} = ${sf(acceleration)}\ \text{rad s}^{-2}$$

(b) (i) The angle is $\theta = ${turns} \times 2\pi = ${sf(angle, 4)}\ \text{rad}$. From $\omega^2 = 2\alpha\theta$:

$$\omega = \sqrt{2 \times ${sf(acceleration, 4)} \times ${sf(angle, 4)}} = ${sf(speed)}\ \text{rad s}^{-1}$$

(ii) $t = \dfrac{\omega}{\alpha} = \dfrac{${sf(speed, 4)}}{${sf(acceleration, 4)}} = ${sf(time)}\ \text{s}$

(c) The rope is pulled through $s = \theta r = ${sf(angle * radius, 4)}\ \text{m}$, so the work is $W = Fs = ${force} \times ${sf(angle * radius, 4)} = ${sf(energy)}\ \text{J}$. The kinetic energy is $\frac{1}{2}I\omega^2 = \frac{1}{2} \times ${sf(inertia, 4)} \times ${sf(speed, 4)}^2 = ${sf(energy)}\ \text{J}$, the same.

(d) Longer. All of the ring's mass is at the distance $R$ from the axis, so its moment of inertia $MR^2$ is larger. The torque is the same, so the angular acceleration is smaller and the same angle takes more time.

**Watch out:** It is easy to put the number of turns into $\omega^2 = 2\alpha\theta$. The angle must be in radians, and each turn is $2\pi$ of them.`,
      scheme: [
        [md`$I = ${sf(inertia)}\ \text{kg m}^2$`, '1'],
        [md`torque $Fr$ and $\tau = I\alpha$`, '1'],
        [md`$${sf(acceleration)}\ \text{rad s}^{-2}$`, '1'],
        [
          md`$\omega^2 = 2\alpha\theta$ with $\theta$ in radians (do not accept the number of turns for $\theta$)`,
          '1',
        ],
        [md`$${sf(speed)}\ \text{rad s}^{-1}$ (accept 2 to 4 significant figures)`, '1'],
        [md`$${sf(time)}\ \text{s}$ (allow ECF from (b)(i))`, '1'],
        [md`work as $F\theta r$, or $\tau\theta$`, '1'],
        [md`$${sf(energy)}\ \text{J}$ (allow ECF from (b)(i))`, '1'],
        [md`$\frac{1}{2}I\omega^2$ gives the same value`, '1'],
        [md`longer`, '1'],
        [
          md`larger moment of inertia, so smaller angular acceleration OWTTE (do not accept a larger mass)`,
          '1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b i',
          kind: 'number',
          expected: `${Number(speed.toPrecision(8))}`,
          unit: 'rad s^-1',
          accuracy: fromShown(speed, speed * Math.sqrt(off), 2),
          mistakes: [
            {
              value: sf(Math.sqrt(2 * acceleration * turns)),
              note: md`You put in the number of turns as the angle. In radians a turn is $2\pi$.`,
            },
            {
              value: sf(speed / Math.SQRT2),
              note: md`You left out the factor $2$ in $\omega^2 = 2\alpha\theta$.`,
            },
          ],
        },
        {
          part: 'b ii',
          kind: 'number',
          expected: sf(time),
          unit: 's',
          accuracy: fromShown(time, time / Math.sqrt(off), 2),
          follows: `b.i.1 / ${Number(acceleration.toPrecision(8))}`,
          unless: 't <= 0',
          mistakes: [
            {
              value: sf(time / 2),
              note: md`You divided the angle by the final angular speed. The flywheel starts from rest, so its mean angular speed is only half of that.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Work done by the force:',
          expected: standardForm(energy),
          unit: 'J',
          accuracy: fromShown(energy, energy * off, 2),
          marks: 2,
          mistakes: [
            {
              value: standardForm(force * angle),
              note: md`You multiplied the force by the angle. The rope is pulled through the distance $\theta r$.`,
            },
            {
              value: standardForm(energy / (2 * Math.PI)),
              note: md`You put in the number of turns as the angle. In radians a turn is $2\pi$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Rotational kinetic energy:',
          expected: standardForm(energy),
          unit: 'J',
          accuracy: fromShown(energy, energy * off, 2),
          marks: 1,
          follows: `0.5 * ${Number(inertia.toPrecision(8))} * b.i.1^2`,
          unless: 'E <= 0',
          mistakes: [{ value: standardForm(2 * energy), note: md`You left out the factor $\frac{1}{2}$.` }],
        },
        { part: 'd', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        // I as the sum of r² dm over rings.
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${sf(acceleration)}\ \text{rad s}^{-2}`,
          value: (force * radius) / integral((x) => ((mass * 2 * x) / radius ** 2) * x * x, 0, radius),
        },
        {
          part: 'b i',
          route: 'numeric',
          shown: md`= ${sf(speed)}\ \text{rad s}^{-1}`,
          value: Math.sqrt((2 * integral(() => force * radius, 0, angle)) / inertia),
        },
        {
          part: 'b ii',
          route: 'substitution',
          shown: md`= ${sf(time)}\ \text{s}`,
          value: root((t) => integral((s) => acceleration * s, 0, t) - angle, 0, 60),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(energy)}\ \text{J}`,
          value: integral((w) => inertia * w, 0, speed),
        },
      ],
    };
  },
});
