import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['C.3'],
  parameters: {
    potential: integers(120, 600, 20),
    spacing: choice(0.18, 0.2, 0.215, 0.23, 0.25),
    factor: choice(4, 9, 16),
  },
  allow: ({ potential, spacing }) => Math.sqrt(1.504e-18 / potential) < spacing * 1e-9 * 0.6,
  write: ({ potential, spacing, factor }) => {
    const momentum = Math.sqrt(2 * 9.11e-31 * 1.6e-19 * potential);
    const wavelength = 6.63e-34 / momentum;
    const angle = (Math.asin(wavelength / (spacing * 1e-9)) * 180) / Math.PI;
    const root2 = Math.sqrt(factor);
    const proton = wavelength * Math.sqrt(9.11e-31 / 1.673e-27);
    const off = momentum / Number(momentum.toPrecision(2));
    return {
      text: md`Electrons are accelerated from rest through a potential difference of $${potential}\ \text{V}$ and fall on the surface of a crystal. The rows of atoms at its surface are $${spacing}\ \text{nm}$ apart and act like the slits of a diffraction grating: an intense beam is scattered at the angle $\theta$ to the normal at which $d\sin\theta = \lambda$. Take $h = 6.63 \times 10^{-34}\ \text{J s}$, $e = 1.60 \times 10^{-19}\ \text{C}$ and $m_e = 9.11 \times 10^{-31}\ \text{kg}$.

(a) Show that the momentum of the electrons is about $${standardForm(momentum, 2)}\ \text{kg m s}^{-1}$. [2]

(b) Calculate the de Broglie wavelength of the electrons. [1]

(c) Determine the angle $\theta$. [2]

(d) The potential difference is multiplied by $${factor}$. State and explain the effect on the wavelength. [2]

(e) Determine the de Broglie wavelength of protons (mass $1.673 \times 10^{-27}\ \text{kg}$) that are accelerated through the same $${potential}\ \text{V}$. [2]

(f) State what such an experiment shows about the nature of matter. [1]`,
      hints: [
        md`The work $eV$ becomes kinetic energy, and $E_k = \frac{p^2}{2m}$.`,
        md`How does the momentum depend on $V$ and on $m$?`,
      ],
      answer: md`(a) $eV = \dfrac{p^2}{2m_e}$, so $p = \sqrt{2m_eeV} = \sqrt{2 \times 9.11 \times 10^{-31} \times 1.60 \times 10^{-19} \times ${potential}} = ${standardForm(momentum)}\ \text{kg m s}^{-1}$

(b) $\lambda = \dfrac{h}{p} = \dfrac{6.63 \times 10^{-34}}{${standardForm(momentum, 4)}} = ${standardForm(wavelength)}\ \text{m}$

(c) $\sin\theta = \dfrac{\lambda}{d} = \dfrac{${standardForm(wavelength, 4)}}{${spacing} \times 10^{-9}} = ${sf(wavelength / (spacing * 1e-9), 4)}$, so $\theta = ${decimals(angle, 1)}^\circ$

(d) The wavelength is divided by $${root2}$: the momentum is proportional to $\sqrt{V}$ and the wavelength is inversely proportional to the momentum.

(e) With the same kinetic energy $p$ is proportional to $\sqrt{m}$, so $\lambda_p = ${standardForm(wavelength, 4)} \times \sqrt{\dfrac{9.11 \times 10^{-31}}{1.673 \times 10^{-27}}} = ${standardForm(proton)}\ \text{m}$

(f) Matter has wave properties: particles such as electrons are diffracted.

**Watch out:** The formula $E = \frac{hc}{\lambda}$ is for photons only; an electron needs $\lambda = \frac{h}{p}$. In (e) the protons have the same kinetic energy as the electrons, not the same speed or momentum.`,
      scheme: [
        [md`$eV = \frac{p^2}{2m}$, or the speed from $\frac{1}{2}mv^2$`, '1'],
        [md`$${standardForm(momentum)}\ \text{kg m s}^{-1}$`, '1'],
        [md`$${standardForm(wavelength)}\ \text{m}$ (accept 2 to 4 significant figures)`, '1'],
        [md`$\sin\theta = \frac{\lambda}{d}$`, '1'],
        [md`$${decimals(angle, 1)}^\circ$ (allow ECF from (b))`, '1'],
        [md`divided by $${root2}$ (do not accept the factor of the potential difference itself)`, '1'],
        [md`$p \propto \sqrt{V}$ and $\lambda \propto \frac{1}{p}$`, '1'],
        [md`$\lambda \propto \frac{1}{\sqrt{m}}$, or $\frac{h}{p}$ with the mass of the proton`, '1'],
        [
          md`$${standardForm(proton)}\ \text{m}$ (allow ECF from (b); do not accept the momentum of the electrons)`,
          '1',
        ],
        [md`particles show wave behaviour OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(wavelength, 8),
          unit: 'm',
          accuracy: fromShown(wavelength, wavelength * off, 2),
          mistakes: [
            {
              value: standardForm(6.63e-34 * momentum),
              note: md`You multiplied by the momentum. The wavelength is $\frac{h}{p}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: decimals(angle, 1),
          unit: '°',
          accuracy: { figures: 2 },
          follows: `arcsin(b.1 / (${spacing} * 10^(-9))) * 180 / pi`,
          unless: 'a <= 0 or a > 90',
          mistakes: [
            {
              value: sf((angle * Math.PI) / 180),
              note: md`Your calculator was set to radians. Give the angle in degrees.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state and explain' },
        {
          part: 'e',
          kind: 'number',
          expected: standardForm(proton),
          unit: 'm',
          accuracy: fromShown(proton, proton * off, 2),
          follows: 'b.1 * sqrt(9.11 * 10^(-31) / (1.673 * 10^(-27)))',
          unless: 'l <= 0',
          mistakes: [
            {
              value: standardForm((wavelength * 9.11e-31) / 1.673e-27),
              note: md`You used the ratio of the masses. With the same kinetic energy the momentum is proportional to the root of the mass.`,
            },
            {
              value: standardForm(wavelength / Math.sqrt(9.11e-31 / 1.673e-27)),
              note: md`You took the ratio the other way round. The heavier particle has the larger momentum, so the shorter wavelength.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'state in words' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`= ${standardForm(momentum)}\ \text{kg m s}^{-1}`,
          value: 9.11e-31 * root((v) => (0.5 * 9.11e-31 * v * v) / 1.6e-19 - potential, 0, 1e8),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${standardForm(wavelength)}\ \text{m}`,
          value: 6.63e-34 / (9.11e-31 * root((v) => (0.5 * 9.11e-31 * v * v) / 1.6e-19 - potential, 0, 1e8)),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`\theta = ${decimals(angle, 1)}^\circ`,
          value: root((a) => spacing * Math.sin((a * Math.PI) / 180) - wavelength * 1e9, 0, 90),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: md`= ${standardForm(proton)}\ \text{m}`,
          value:
            6.63e-34 / (1.673e-27 * root((v) => (0.5 * 1.673e-27 * v * v) / 1.6e-19 - potential, 0, 1e8)),
        },
      ],
    };
  },
});
