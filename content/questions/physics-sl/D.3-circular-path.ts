import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { integers } from '../../authoring/parameters.ts';
import { grouped, sf, standardForm } from '../../authoring/wording.ts';
import { fieldLines } from '../../figures/field-lines.ts';

const particles = [
  { name: 'proton', charge: 1, mass: 1.673e-27, masses: md`1.673 \times 10^{-27}`, kilo: 1 },
  { name: 'alpha particle', charge: 2, mass: 6.645e-27, masses: md`6.645 \times 10^{-27}`, kilo: 1 },
  { name: 'electron', charge: -1, mass: 9.11e-31, masses: md`9.11 \times 10^{-31}`, kilo: 0.2 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['D.2', 'A.2'],
  parameters: { particle: particles, potential: integers(2, 9), field: integers(20, 90, 5) },
  write: ({ particle, potential, field }) => {
    const v = potential * 1000 * particle.kilo;
    // An electron needs a weaker field for a circle of some centimetres.
    const b = (field / 1000) * (particle.charge < 0 ? 0.1 : 1);
    const q = Math.abs(particle.charge) * 1.6e-19;
    const speed = Math.sqrt((2 * q * v) / particle.mass);
    const radius = (particle.mass * speed) / (q * b);
    const radiusOfShown = (particle.mass * Number(speed.toPrecision(2))) / (q * b);
    const [article, down] = [particle.name === 'proton' ? 'A' : 'An', particle.charge < 0];
    const one = particle.name;
    const bText = standardForm(b, 2);
    return {
      text: md`${article} ${one}, of charge $q$, is accelerated from rest through a potential difference of $${grouped(v)}\ \text{V}$. It then enters a uniform magnetic field of strength $${bText}\ \text{T}$ that is directed into the page, with its velocity at right angles to the field, as shown. The mass of ${article === 'A' ? 'a' : 'an'} ${one} is $${particle.masses}\ \text{kg}$ and $e = 1.60 \times 10^{-19}\ \text{C}$.

![](drawing:field)

(a) Show that the ${one} enters the field at a speed of about $${standardForm(speed, 2)}\ \text{m s}^{-1}$. [2]

(b) State the direction of the magnetic force on the ${one} as it enters the field. [1]

(c) Explain why the ${one} moves along a circle at constant speed in the field. [2]

(d) Determine the radius of the circle. [3]

(e) State and explain the effect on the time of one revolution if the accelerating potential difference is doubled. [2]`,
      hints: [
        md`The work $qV$ done by the electric field becomes kinetic energy.`,
        md`The magnetic force $qvB$ is the centripetal force.`,
      ],
      answer: md`(a) $qV = \frac{1}{2}mv^2$, so

$$v = \sqrt{\frac{2qV}{m}} = \sqrt{\frac{2 \times ${sf(q * 1e19)} \times 10^{-19} \times ${grouped(v)}}{${particle.masses}}} = ${standardForm(speed)}\ \text{m s}^{-1}$$

(b) ${down ? 'Downwards (towards the bottom of the page), as its charge is negative.' : 'Upwards (towards the top of the page).'}

(c) The magnetic force is always at right angles to the velocity. It does no work, so the speed is constant; with constant $v$ the force $qvB$ has a constant magnitude and acts as a centripetal force.

(d) $qvB = \dfrac{mv^2}{r}$, so

$$r = \frac{mv}{qB} = \frac{${particle.masses} \times ${standardForm(speed, 4)}}{${sf(q * 1e19)} \times 10^{-19} \times ${bText}} = ${sf(radius)}\ \text{m}$$

(e) There is no effect. The speed increases, but the radius increases by the same factor: $T = \dfrac{2\pi r}{v} = \dfrac{2\pi m}{qB}$ doesn't depend on the speed.

**Watch out:** The sign of the charge decides the direction in (b), but only its size belongs in (a) and (d): $e$ for a proton or an electron, $2e$ for an alpha particle. The rule for the hand is made for positive charges, so turn the direction round for an electron.`,
      scheme: [
        [md`$qV = \frac{1}{2}mv^2$`, '1'],
        [md`$${standardForm(speed)}\ \text{m s}^{-1}$`, '1'],
        [md`${down ? 'downwards' : 'upwards'} in the plane of the page`, '1'],
        [md`force at right angles to the velocity, so no work is done and the speed is constant OWTTE`, '1'],
        [md`force of constant magnitude is the centripetal force OWTTE`, '1'],
        [md`$qvB = \frac{mv^2}{r}$`, '1'],
        [md`$r = \frac{mv}{qB}$ with values`, '1'],
        [md`$${sf(radius)}\ \text{m}$ (accept 2 to 4 significant figures)`, '1'],
        [md`no effect`, '1'],
        [
          md`$T = \frac{2\pi m}{qB}$ doesn't contain $v$ or $V$ OWTTE (accept: $r$ and $v$ grow by the same factor)`,
          '1',
        ],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'state a direction' },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          expected: sf(radius),
          unit: 'm',
          accuracy: fromShown(radius, radiusOfShown, 2),
          mistakes: [
            particle.charge === 2
              ? {
                  value: sf(2 * radius),
                  note: md`You used the charge $e$. An alpha particle has the charge $2e$.`,
                }
              : { value: sf(2 * radius), note: md`This is the diameter. The radius is asked for.` },
          ],
        },
        { part: 'e', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${standardForm(speed)}\ \text{m s}^{-1}`,
          value: root((u) => integral((x) => particle.mass * 1e27 * x, 0, u) - q * 1e27 * v, 0, 1e8),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${sf(radius)}\ \text{m}`,
          value: Math.sqrt((2 * particle.mass * v) / q) / b,
        },
      ],
      drawings: {
        field: fieldLines({
          of: 'uniform',
          towards: 'into',
          particle: { towards: 'right', label: '*q*' },
          description:
            'A magnetic field into the page, shown by crosses; a particle moves to the right in it.',
        }),
      },
    };
  },
});
