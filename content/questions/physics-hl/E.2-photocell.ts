import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { fromShown } from '../../authoring/from-shown.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { apparatus } from '../../figures/apparatus.ts';

const metals = [
  { name: 'potassium', work: 2.3 },
  { name: 'sodium', work: 2.36 },
  { name: 'caesium', work: 2.1 },
  { name: 'calcium', work: 2.87 },
  { name: 'lithium', work: 2.9 },
] as const;

// Halves go up, as at school; a binary fraction may fall a little short of one.
const fair = 1 + 1e-12;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: { metal: metals, wavelength: integers(250, 400, 10) },
  allow: ({ metal, wavelength }) => 1243.1 / wavelength > metal.work + 0.3,
  write: ({ metal, wavelength }) => {
    const photon = (6.63e-34 * 3e8) / (wavelength * 1e-9);
    const electronvolts = photon / 1.6e-19;
    const kinetic = fair * (electronvolts - metal.work);
    const speed = Math.sqrt((2 * kinetic * 1.6e-19) / 9.11e-31);
    const ofShown = Number(sf(electronvolts, 2)) - metal.work;
    const threshold = (metal.work * 1.6e-19) / 6.63e-34;
    const w = decimals(metal.work, 2);
    return {
      text: md`Light of wavelength $${wavelength}\ \text{nm}$ falls on a surface of ${metal.name} in a photocell. The work function of ${metal.name} is $${w}\ \text{eV}$. Take $h = 6.63 \times 10^{-34}\ \text{J s}$, $c = 3.00 \times 10^8\ \text{m s}^{-1}$, $e = 1.60 \times 10^{-19}\ \text{C}$ and $m_e = 9.11 \times 10^{-31}\ \text{kg}$.

![](drawing:cell)

(a) State what is meant by the work function. [1]

(b) Show that the energy of a photon is about $${sf(electronvolts, 2)}\ \text{eV}$. [2]

(c) Determine the stopping potential. [2]

(d) Determine the greatest speed of the emitted electrons. [2]

(e) Calculate the threshold frequency of ${metal.name}. [1]

(f) Explain how the existence of a threshold frequency is evidence against the wave model of light. [2]`,
      hints: [
        md`Einstein's equation: $E_{\max} = hf - \Phi$.`,
        md`The stopping potential in volts has the same number as the greatest kinetic energy in electronvolts.`,
      ],
      answer: md`(a) The least energy that is needed to remove an electron from the surface of the metal.

(b) $E = \dfrac{hc}{\lambda} = \dfrac{6.63 \times 10^{-34} \times 3.00 \times 10^8}{${wavelength} \times 10^{-9}} = ${standardForm(photon)}\ \text{J}$, which is $\dfrac{${standardForm(photon, 4)}}{1.60 \times 10^{-19}} = ${sf(electronvolts)}\ \text{eV}$.

(c) $E_{\max} = ${sf(electronvolts, 4)} - ${w} = ${sf(kinetic)}\ \text{eV}$, so the stopping potential is $V_s = ${sf(kinetic)}\ \text{V}$.

(d) $v = \sqrt{\dfrac{2E_{\max}}{m_e}} = \sqrt{\dfrac{2 \times ${sf(kinetic, 4)} \times 1.60 \times 10^{-19}}{9.11 \times 10^{-31}}} = ${standardForm(speed)}\ \text{m s}^{-1}$

(e) $hf_0 = \Phi$, so $f_0 = \dfrac{${w} \times 1.60 \times 10^{-19}}{6.63 \times 10^{-34}} = ${standardForm(threshold)}\ \text{Hz}$

(f) In the wave model energy arrives continuously, so light of any frequency would release electrons if it were intense enough or shone long enough. In fact no electrons are released below the threshold frequency, however intense the light: the energy comes in photons of energy $hf$, and one photon gives its energy to one electron.

**Watch out:** In (d) use the greatest kinetic energy, not the energy of the photon, and change it to joules first. With electronvolts in the formula the speed would come out far above that of light.`,
      scheme: [
        [
          md`least energy to remove an electron from the surface OWTTE (do not accept without least or minimum)`,
          '1',
        ],
        [md`$\frac{hc}{\lambda}$`, '1'],
        [md`$${sf(electronvolts)}\ \text{eV}$`, '1'],
        [md`subtracts the work function`, '1'],
        [md`$${sf(kinetic)}\ \text{V}$ (accept a result from the given value of (b))`, '1'],
        [md`$\frac{1}{2}m_ev^2$ with the energy in joules (do not accept the energy of the photon)`, '1'],
        [
          md`$${standardForm(speed)}\ \text{m s}^{-1}$ (allow ECF from (c); accept 2 to 4 significant figures)`,
          '1',
        ],
        [md`$${standardForm(threshold)}\ \text{Hz}$`, '1'],
        [md`wave model: any frequency would do with enough intensity or time OWTTE`, '1'],
        [md`observed: no emission below the threshold, explained by photons OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state in words' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(kinetic.toPrecision(8))}`,
          unit: 'V',
          accuracy: fromShown(kinetic, ofShown, 2),
          mistakes: [
            {
              value: sf(electronvolts),
              note: md`This is the energy of the photon. A part of it is needed to leave the metal.`,
            },
            {
              value: sf(electronvolts + metal.work),
              note: md`You added the work function. It is taken away from the energy of the photon.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(speed),
          unit: 'm s^-1',
          accuracy: fromShown(speed, speed * Math.sqrt(ofShown / kinetic), 2),
          follows: 'sqrt(2 * c.1 * 1.60 * 10^(-19) / (9.11 * 10^(-31)))',
          unless: 'v <= 0 or v > 300000000',
          mistakes: [
            {
              value: standardForm(Math.sqrt((2 * kinetic) / 9.11e-31)),
              note: md`You left the energy in electronvolts. This would be far faster than light.`,
            },
            {
              value: standardForm(Math.sqrt((2 * photon) / 9.11e-31)),
              note: md`You used the whole energy of the photon. The electron has only what the work function leaves.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          expected: standardForm(threshold),
          unit: 'Hz',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm(3e8 / (wavelength * 1e-9)),
              note: md`This is the frequency of the light that is used. At the threshold the photon has just the energy of the work function.`,
            },
            {
              value: standardForm(metal.work / 6.63e-34),
              note: md`You left the work function in electronvolts.`,
            },
          ],
        },
        { part: 'f', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: md`= ${sf(electronvolts)}\ \text{eV}`,
          value: ((6.63 * 3) / (wavelength * 1.6)) * 100,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`V_s = ${sf(kinetic)}\ \text{V}`,
          value: root((v) => 1.6e-19 * (v + metal.work) * 1e19 - photon * 1e19, 0, 20),
        },
        {
          part: 'd',
          route: 'substitution',
          shown: md`= ${standardForm(speed)}\ \text{m s}^{-1}`,
          value: root((v) => (0.5 * 9.11e-31 * v * v) / 1.6e-19 + metal.work - electronvolts, 0, 1e7),
        },
        {
          part: 'e',
          route: 'substitution',
          shown: md`= ${standardForm(threshold)}\ \text{Hz}`,
          value: root((f) => (6.63e-34 * f) / 1.6e-19 - metal.work, 1e13, 1e16),
        },
      ],
      drawings: {
        cell: apparatus({
          of: 'photocell',
          description:
            'A photocell: light falls on a metal surface opposite a collector; both are connected to a circuit with a variable supply and a meter.',
        }),
      },
    };
  },
});
