import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, standardForm } from '../../authoring/wording.ts';

const targets = [
  { name: 'gold', z: 79, a: 197 },
  { name: 'silver', z: 47, a: 107 },
  { name: 'copper', z: 29, a: 63 },
  { name: 'platinum', z: 78, a: 195 },
  { name: 'aluminium', z: 13, a: 27 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['D.2'],
  parameters: { target: targets, energy: integers(30, 60, 2) },
  allow: ({ target, energy }) => {
    const d = (8.99e9 * 2 * target.z * 1.6e-19 ** 2) / ((energy / 10) * 1.6e-13);
    return d > 1.15 * 1.2e-15 * (Math.cbrt(target.a) + Math.cbrt(4));
  },
  write: ({ target, energy }) => {
    const e = energy / 10;
    const joules = e * 1.6e-13;
    const closest = (8.99e9 * 2 * target.z * 1.6e-19 ** 2) / joules;
    const radius = 1.2e-15 * Math.cbrt(target.a);
    const mass = target.a * 1.66e-27;
    const density = mass / ((4 / 3) * Math.PI * radius ** 3);
    return {
      text: md`An alpha particle with a kinetic energy of $${decimals(e, 1)}\ \text{MeV}$ moves straight towards a nucleus of ${target.name}, $^{${target.a}}_{${target.z}}\mathrm{${{ gold: 'Au', silver: 'Ag', copper: 'Cu', platinum: 'Pt', aluminium: 'Al' }[target.name]}}$. Take $k = 8.99 \times 10^9\ \text{N m}^2\ \text{C}^{-2}$, $e = 1.60 \times 10^{-19}\ \text{C}$, $1\ \text{u} = 1.66 \times 10^{-27}\ \text{kg}$ and $R_0 = 1.20 \times 10^{-15}\ \text{m}$. The recoil of the nucleus is neglected.

(a) Describe the changes of energy as the alpha particle approaches and turns back. [2]

(b) Determine the distance of closest approach to the centre of the nucleus. [3]

(c) Calculate the radius of the nucleus of ${target.name}. [1]

(d) Show that the density of the nucleus is about $${standardForm(density, 2)}\ \text{kg m}^{-3}$, and explain why it is nearly the same for all nuclei. [3]

(e) At much higher energies the scattering of alpha particles deviates from Rutherford's predictions. Explain why. [2]`,
      hints: [
        md`At the point of closest approach all of the kinetic energy has become electric potential energy.`,
        md`The radius of a nucleus is $R = R_0A^{1/3}$; put this into the formula for the density in letters.`,
      ],
      answer: md`(a) Kinetic energy becomes electric potential energy until the alpha particle is at rest for an instant; then the potential energy becomes kinetic energy again.

(b) The energy is $${decimals(e, 1)} \times 1.60 \times 10^{-13} = ${standardForm(joules)}\ \text{J}$, and $E_k = \dfrac{k(2e)(${target.z}e)}{d}$:

$$d = \frac{8.99 \times 10^9 \times 2 \times ${target.z} \times (1.60 \times 10^{-19})^2}{${standardForm(joules)}} = ${standardForm(closest)}\ \text{m}$$

(c) $R = R_0A^{1/3} = 1.20 \times 10^{-15} \times ${target.a}^{1/3} = ${standardForm(radius)}\ \text{m}$

(d) $\rho = \dfrac{${target.a} \times 1.66 \times 10^{-27}}{\frac{4}{3}\pi(${standardForm(radius, 4)})^3} = ${standardForm(density)}\ \text{kg m}^{-3}$. The mass is proportional to $A$, and the volume is proportional to $R^3$, that is to $A$ as well. So $A$ cancels: $\rho = \dfrac{3\,\text{u}}{4\pi R_0^3}$.

(e) The alpha particle then comes so near to the nucleus that the strong nuclear force, which has a short range, acts on it as well. Rutherford's prediction takes only the electric force into account.

**Watch out:** The charge of the nucleus comes from its proton number and the radius from its nucleon number: don't exchange the two. In (b) energies are compared, so the distance is not squared as it would be for the force.`,
      scheme: [
        [md`kinetic to electric potential energy`, '1'],
        [md`all potential at the closest point, then back OWTTE`, '1'],
        [md`kinetic energy in joules`, '1'],
        [md`$E_k = \frac{kq_1q_2}{d}$ (do not accept $d^2$)`, '1'],
        [md`$${standardForm(closest)}\ \text{m}$ (allow ECF; accept 2 to 4 significant figures)`, '1'],
        [md`$${standardForm(radius)}\ \text{m}$ (do not accept the proton number for $A$)`, '1'],
        [md`mass divided by $\frac{4}{3}\pi R^3$`, '1'],
        [md`$${standardForm(density)}\ \text{kg m}^{-3}$`, '1'],
        [md`mass and volume both proportional to $A$ OWTTE (accept $A$ cancels)`, '1'],
        [md`alpha particle reaches the range of the strong nuclear force OWTTE`, '1'],
        [md`Rutherford assumes electric force only OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'describe' },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(closest),
          unit: 'm',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm(closest / 2),
              note: md`You used the charge $e$ for the alpha particle. It has two protons.`,
            },
            {
              value: standardForm(closest * 1.6e-13),
              note: md`You left the energy in MeV. It has to be in joules.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(radius),
          unit: 'm',
          mistakes: [
            {
              value: standardForm(1.2e-15 * target.a),
              note: md`You forgot the cube root of the nucleon number.`,
            },
            {
              value: standardForm(1.2e-15 * Math.cbrt(target.z)),
              note: md`You used the number of protons. All nucleons take up space.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'show that and explain' },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${standardForm(closest)}\ \text{m}`,
          value:
            1e-14 * root((x) => (8.99e9 * 2 * target.z * 1.6e-19 ** 2) / (x * 1e-14) / 1.6e-13 - e, 0.1, 50),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`= ${standardForm(radius)}\ \text{m}`,
          value: 1e-15 * root((r) => (r / 1.2) ** 3 - target.a, 0.1, 20),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${standardForm(density)}\ \text{kg m}^{-3}`,
          value: (3 * 1.66e-27) / (4 * Math.PI * 1.2e-15 ** 3),
        },
      ],
    };
  },
});
