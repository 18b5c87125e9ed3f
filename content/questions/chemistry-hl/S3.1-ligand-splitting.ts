import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { precise, sf, standardForm } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** With more figures than the answer shows, for those who give more. */

const protons = { titanium: 22, chromium: 24, cobalt: 27, copper: 29 };
const inAtom = { titanium: 2, chromium: 5, cobalt: 7, copper: 10 };

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    complex: choice(
      {
        formula: '[Ti(H_2O)_6]^{3+}',
        metal: 'titanium',
        state: 3,
        d: 1,
        peak: 500,
        seen: 'purple',
        absorbed: 'green',
      },
      {
        formula: '[Cr(H_2O)_6]^{3+}',
        metal: 'chromium',
        state: 3,
        d: 3,
        peak: 575,
        seen: 'violet',
        absorbed: 'yellow',
      },
      {
        formula: '[Co(NH_3)_6]^{3+}',
        metal: 'cobalt',
        state: 3,
        d: 6,
        peak: 475,
        seen: 'orange',
        absorbed: 'blue',
      },
      {
        formula: '[Cu(NH_3)_4(H_2O)_2]^{2+}',
        metal: 'copper',
        state: 2,
        d: 9,
        peak: 600,
        seen: 'deep blue',
        absorbed: 'orange',
      },
    ),
    off: integers(-8, 8),
  },
  write: ({ complex: { formula, metal, state, d, peak, seen, absorbed }, off }) => {
    const wavelength = peak + off;
    const photon = (6.63e-34 * 3e8) / (wavelength * 1e-9);
    const molar = (photon * 6.02e23) / 1000;
    const copper = metal === 'copper';
    return {
      text: md`The absorption spectrum of $\mathrm{${formula}}$ in solution is shown. It has a maximum at $${wavelength}\ \text{nm}$.

![](drawing:spectrum)

$c = 3.00 \times 10^8\ \text{m s}^{-1}$, $h = 6.63 \times 10^{-34}\ \text{J s}$, $N_A = 6.02 \times 10^{23}\ \text{mol}^{-1}$

(a) Deduce the oxidation state of ${metal}, and the number of d electrons of its ion. [2]

(b) Explain why the complex is coloured. [3]

(c) The solution is ${seen}. State the colour of the light that is absorbed most strongly. [1]

(d) Determine the energy difference between the two sets of d orbitals, in $\text{kJ mol}^{-1}$. [2]

(e) State the type of bond between the ligands and the metal ion, and the species that donates the electrons. [2]`,
      hints: [
        'Water and ammonia are neutral ligands.',
        md`$E = \dfrac{hc}{\lambda}$ is the energy for a single ion.`,
      ],
      answer: md`(a) The ligands are neutral, so the oxidation state is $+${state}$. The ion $\mathrm{${formula.slice(1, 3)}^{${state}+}}$ has the configuration $[\mathrm{Ar}]\,3d^{${d}}$: the number of d electrons is $N = ${d}$.

(b) The ligands split the d sublevel into two sets of orbitals of different energy. An electron is promoted from the lower to the upper set by absorbing visible light whose photons have just this energy. The light that is not absorbed is seen: the complementary colour.

(c) The complementary colour of ${seen}: ${absorbed}.

(d) $E = \dfrac{hc}{\lambda} = \dfrac{6.63 \times 10^{-34} \times 3.00 \times 10^8}{${wavelength} \times 10^{-9}} = ${standardForm(photon)}\ \text{J}$. For one mole this is $${standardForm(photon, 5)} \times 6.02 \times 10^{23} = ${standardForm(molar * 1000, 5)}\ \text{J mol}^{-1}$, so $\Delta E = ${sf(molar)}\ \text{kJ mol}^{-1}$.

(e) Coordination bonds; the ligands (${copper ? 'ammonia and water, by lone pairs on N and O' : formula.includes('NH_3') ? 'ammonia, by the lone pair on N' : 'water, by a lone pair on O'}) donate both electrons.

**Watch out:** The colour is not light given out by an electron that falls back, as in a flame test; it is what is left after absorption. When the ion forms, the 4s electrons are lost before the 3d electrons.`,
      scheme: [
        [md`$+${state}$`, '1'],
        [`${d}`, '1'],
        ['d sublevel split by the ligands OWTTE', '1'],
        ['electron promoted by absorbing visible light OWTTE (do not accept emission of light)', '1'],
        ['complementary (remaining) colour seen OWTTE', '1'],
        [absorbed, '1'],
        [md`$E = ${standardForm(photon)}\ \text{J}$`, '1'],
        [md`$${sf(molar)}\ \text{kJ mol}^{-1}$ (allow ECF; accept 2 to 4 significant figures)`, '1'],
        ['coordination bond (accept dative covalent bond)', '1'],
        ['the ligand donates a lone pair OWTTE', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Oxidation state:',
          expected: `+${state}`,
          accuracy: 'exact',
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Number of d electrons:',
          expected: `${d}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${protons[metal]} - 18 - a.1`,
          unless: 'd < 0 or d > 10',
          mistakes: [
            {
              value: `${inAtom[metal]}`,
              note: md`That is the number in the atom. The ion has lost its 4s electrons first, and then some of 3d.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'explain' },
        { part: 'c', kind: 'self', why: 'state a colour' },
        {
          part: 'd',
          kind: 'number',
          expected: precise(molar),
          unit: 'kJ mol^-1',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: precise(molar * 1000),
              note: md`That is in $\text{J mol}^{-1}$. It is asked for in $\text{kJ mol}^{-1}$.`,
            },
            {
              value: standardForm(photon, 5),
              note: md`That is the energy for a single ion, in joules. It is asked for one mole, in kilojoules.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'state in words' },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `+${state}`,
          // The charge of the whole complex, as no ligand has one.
          value: Number(/\^\{(\d)\+\}$/.exec(formula)![1]),
        },
        { part: 'a', route: 'exact', shown: `N = ${d}`, value: protons[metal] - 18 - state },
        {
          part: 'd',
          route: 'numeric',
          shown: md`\Delta E = ${sf(molar)}`,
          value: (6.63 * 3 * 6.02 * 1e3) / wavelength,
        },
      ],
      drawings: {
        spectrum: plot({
          frame: true,
          grid: true,
          x: [400, 750],
          y: [0, 1.2],
          xLabel: 'Wavelength / nm',
          yLabel: 'Absorbance',
          ticks: { x: 50, y: 0.2 },
          curves: [{ f: (x: number) => 0.06 + 0.95 * Math.exp(-(((x - wavelength) / 55) ** 2)) }],
          description: `Absorbance against wavelength from 400 to 750 nm: a single broad peak at about ${wavelength} nm.`,
        }),
      },
    };
  },
});
