import { integral, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const bodies = [
  { name: 'the Moon', mass: 7.35, power: 22, radius: 1740 },
  { name: 'Mars', mass: 6.42, power: 23, radius: 3390 },
  { name: 'Mercury', mass: 3.3, power: 23, radius: 2440 },
  { name: 'Callisto', mass: 1.08, power: 23, radius: 2410 },
] as const;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['A.3'],
  parameters: { body: bodies, mass: integers(200, 900, 100), height: integers(400, 2000, 200) },
  write: ({ body, mass, height }) => {
    const gm = 6.67e-11 * body.mass * 10 ** body.power;
    const radius = body.radius * 1e3;
    const orbit = (body.radius + height) * 1e3;
    const potential = -gm / radius;
    const breakaway = Math.sqrt((2 * gm) / radius);
    const ofShown = Math.sqrt(-2 * Number(potential.toPrecision(2)));
    const total = (-gm * mass) / (2 * orbit);
    const start = potential * mass;
    const needed = total - start;
    const more = Math.abs(total);
    const place = body.name;
    return {
      text: md`A probe of mass $${mass}\ \text{kg}$ stands on the surface of ${place}, which has a mass of $${decimals(body.mass, 2)} \times 10^{${body.power}}\ \text{kg}$, a radius of $${body.radius}\ \text{km}$ and no atmosphere to speak of. The rotation of ${place} is neglected. Take $G = 6.67 \times 10^{-11}\ \text{N m}^2\ \text{kg}^{-2}$.

(a) Define gravitational potential at a point. [2]

(b) Show that the gravitational potential at the surface is about $${standardForm(potential, 2)}\ \text{J kg}^{-1}$. [1]

(c) Calculate the escape speed from the surface. [2]

(d) The probe is to be brought into a circular orbit at a height of $${height}\ \text{km}$. Determine

(i) its total energy in the orbit. [3]

(ii) the least energy that must be given to the probe on the surface. [2]

(e) In the orbit a small force of friction begins to act. State and explain what happens to the speed of the probe. [2]`,
      hints: [
        md`Potential energies in a gravitational field are negative: they are zero at infinity.`,
        md`For a circular orbit the kinetic energy is half as large as the size of the potential energy.`,
      ],
      answer: md`(a) The work done per unit mass to bring a small test mass from infinity to the point.

(b) $V = -\dfrac{GM}{R} = -\dfrac{6.67 \times 10^{-11} \times ${decimals(body.mass, 2)} \times 10^{${body.power}}}{${standardForm(radius)}} = ${standardForm(potential)}\ \text{J kg}^{-1}$

(c) To escape, the kinetic energy must make up for the potential energy: $v = \sqrt{\dfrac{2GM}{R}} = \sqrt{2 \times ${standardForm(-potential, 4)}} = ${sf(breakaway)}\ \text{m s}^{-1}$

(d) (i) In a circular orbit $\dfrac{mv^2}{r} = \dfrac{GMm}{r^2}$, so $E_k = \dfrac{GMm}{2r}$, and the total is $E_k + E_p = -\dfrac{GMm}{2r}$ with $r = ${body.radius + height}\ \text{km}$:

$$E = -\frac{6.67 \times 10^{-11} \times ${decimals(body.mass, 2)} \times 10^{${body.power}} \times ${mass}}{2 \times ${standardForm(orbit, 4)}} = ${standardForm(total)}\ \text{J}$$

(ii) At rest on the surface the energy is $mV = ${standardForm(start, 4)}\ \text{J}$. The difference must be supplied:

$$\Delta E = ${standardForm(total, 4)} - (${standardForm(start, 4)}) = ${standardForm(needed)}\ \text{J}$$

(e) The speed increases. Friction takes away energy, so the total energy $-\frac{GMm}{2r}$ becomes more negative: $r$ gets smaller, and the orbital speed $\sqrt{\frac{GM}{r}}$ gets larger. (The potential energy falls by more than the kinetic energy grows.)

**Watch out:** In the orbit $r$ is counted from the centre, so add the radius to the height. The energy in (d)(ii) is a difference of two negative energies and must come out positive; don't give the total energy of the orbit as the answer.`,
      scheme: [
        [md`work done per unit mass`, '1'],
        [
          md`to bring a test mass from infinity to the point OWTTE (do not accept from the point to infinity)`,
          '1',
        ],
        [md`$-\frac{GM}{R} = ${standardForm(potential)}\ \text{J kg}^{-1}$`, '1'],
        [md`$\frac{1}{2}v^2 = \frac{GM}{R}$`, '1'],
        [md`$${sf(breakaway)}\ \text{m s}^{-1}$ (accept 3 or 4 significant figures)`, '1'],
        [md`kinetic energy $\frac{GMm}{2r}$ from the centripetal force`, '1'],
        [md`total $-\frac{GMm}{2r}$ with $r = ${body.radius + height}\ \text{km}$`, '1'],
        [md`$${standardForm(total)}\ \text{J}$ (do not accept without the sign)`, '1'],
        [md`difference to the energy at the surface`, '1'],
        [md`$${standardForm(needed)}\ \text{J}$ (allow ECF from (d)(i))`, '1'],
        [md`the speed increases`, '1'],
        [md`lower total energy means smaller $r$ and larger $v$ OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'define' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(breakaway),
          unit: 'm s^-1',
          accuracy: fromShown(breakaway, ofShown),
          mistakes: [
            {
              value: standardForm(breakaway / Math.SQRT2),
              note: md`This is the speed of a circular orbit at the surface. To escape, the kinetic energy must make up for the whole potential energy.`,
            },
          ],
        },
        {
          part: 'd i',
          kind: 'number',
          expected: standardForm(total, 8),
          unit: 'J',
          mistakes: [
            {
              value: standardForm(2 * total),
              note: md`This is the potential energy alone. The kinetic energy is added to it.`,
            },
            {
              value: standardForm((-gm * mass) / (2 * height * 1e3)),
              note: md`You used the height. The distance is measured from the centre of ${place}.`,
            },
          ],
        },
        {
          part: 'd ii',
          kind: 'number',
          expected: standardForm(needed),
          unit: 'J',
          follows: `d.i.1 + ${Number((-start).toPrecision(8))}`,
          unless: 'E <= 0',
          mistakes: [
            {
              value: standardForm((gm * mass) / radius - (gm * mass) / orbit),
              note: md`This only lifts the probe. In the orbit it must have kinetic energy, too.`,
            },
            {
              value: standardForm(-total - start),
              note: md`You lost a sign: both energies are negative, so one is subtracted from the other.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        // Work against the field from the surface to infinity, with u = R/r.
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${standardForm(potential)}\ \text{J kg}^{-1}`,
          value: -integral(() => gm / radius, 0, 1),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${sf(breakaway)}\ \text{m s}^{-1}`,
          value: root((v) => (v * v) / 2 + potential, 1, 1e5),
        },
        {
          part: 'd i',
          route: 'numeric',
          shown: md`= ${standardForm(total)}\ \text{J}`,
          value:
            0.5 * mass * root((v) => (v * v) / orbit - gm / orbit ** 2, 1, 1e5) ** 2 - (gm * mass) / orbit,
        },
        // Lifting by integrating the force, then the kinetic energy of the orbit.
        {
          part: 'd ii',
          route: 'numeric',
          shown: md`= ${standardForm(needed)}\ \text{J}`,
          value: integral((r) => (gm * mass) / r ** 2, radius, orbit) + more,
        },
      ],
    };
  },
});
