import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { precise, sf, standardForm } from '../../authoring/wording.ts';

/** With more figures than the answer shows, for those who give more. */

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    element: choice(
      { name: 'sodium', symbol: 'Na', energy: 496 },
      { name: 'potassium', symbol: 'K', energy: 419 },
      { name: 'lithium', symbol: 'Li', energy: 520 },
      { name: 'magnesium', symbol: 'Mg', energy: 738 },
      { name: 'calcium', symbol: 'Ca', energy: 590 },
      { name: 'rubidium', symbol: 'Rb', energy: 403 },
      { name: 'aluminium', symbol: 'Al', energy: 578 },
      { name: 'caesium', symbol: 'Cs', energy: 376 },
    ),
    off: choice(-5, -4, -3, -2, 2, 3, 4, 5),
  },
  write: ({ element: { name, symbol, energy }, off }) => {
    const wavelength = Math.round(119_600 / energy) + off;
    const frequency = 3e8 / (wavelength * 1e-9);
    const photon = 6.63e-34 * frequency;
    const molar = (photon * 6.02e23) / 1000;
    const error = (Math.abs(molar - energy) / energy) * 100;
    return {
      text: md`The lines of a series in the spectrum of gaseous ${name} come closer together towards shorter wavelengths. In a student's spectrum they converge at $${wavelength}\ \text{nm}$, the limit for an electron that leaves the atom from its ground state.

$c = 3.00 \times 10^8\ \text{m s}^{-1}$, $h = 6.63 \times 10^{-34}\ \text{J s}$, $N_A = 6.02 \times 10^{23}\ \text{mol}^{-1}$

(a) Write an equation, with state symbols, for the first ionisation of ${name}. [1]

(b) Calculate the frequency of light at the convergence limit. [1]

(c) Determine the first ionisation energy of ${name} that follows, in $\text{kJ mol}^{-1}$. [3]

(d) The accepted value is $${energy}\ \text{kJ mol}^{-1}$. Calculate the percentage error. [1]

(e) Explain why the first ionisation energy decreases down a group. [2]`,
      hints: [
        md`$c = f\lambda$ and $E = hf$.`,
        'The energy of a photon is for one atom. How many atoms are in a mole?',
      ],
      answer: md`(a) $\mathrm{${symbol}(g) \rightarrow ${symbol}^{+}(g) + e^{-}}$

(b) $f = \dfrac{c}{\lambda} = \dfrac{3.00 \times 10^8}{${wavelength} \times 10^{-9}} = ${standardForm(frequency)}\ \text{s}^{-1}$

(c) $E = hf = 6.63 \times 10^{-34} \times ${standardForm(frequency, 5)} = ${standardForm(photon, 5)}\ \text{J}$ for one atom. For one mole:

$$E = ${standardForm(photon, 5)} \times 6.02 \times 10^{23} = ${standardForm(molar * 1000, 5)}\ \text{J mol}^{-1}$$

The first ionisation energy is $E = ${sf(molar)}\ \text{kJ mol}^{-1}$.

(d) $\dfrac{|${sf(molar, 4)} - ${energy}|}{${energy}} \times 100\% = ${sf(error, 2)}\%$

(e) The outer electron is in a higher main energy level, further from the nucleus, and is shielded by more inner electrons. It is attracted less strongly, although the nucleus has more protons.

**Watch out:** It is easy to leave out the state symbol (g), or to forget that the wavelength is in nanometres. First ionisation energies of metals are some hundreds of kilojoules per mole, so a result far from that shows a lost power of ten.`,
      scheme: [
        [
          md`$\mathrm{${symbol}(g) \rightarrow ${symbol}^{+}(g) + e^{-}}$ (do not accept without state symbols)`,
          '1',
        ],
        [md`$${standardForm(frequency)}\ \text{s}^{-1}$`, '1'],
        [md`$E = hf = ${standardForm(photon)}\ \text{J}$ (allow ECF from (b))`, '1'],
        ['multiplies by the Avogadro constant', '1'],
        [md`$${sf(molar)}\ \text{kJ mol}^{-1}$ (allow ECF; accept 2 to 4 significant figures)`, '1'],
        [md`$${sf(error, 2)}\%$ (allow ECF from (c))`, '1'],
        ['outer electron further from the nucleus OWTTE (accept a higher main energy level)', '1'],
        ['more shielding, so weaker attraction OWTTE', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'formula',
          expected: md`\mathrm{${symbol}(g) \rightarrow ${symbol}^{+}(g) + e^{-}}`,
          mistakes: [
            {
              value: md`\mathrm{${symbol}(s) \rightarrow ${symbol}^{+}(g) + e^{-}}`,
              note: md`The electron is taken from a gaseous atom.`,
            },
            {
              value: md`\mathrm{${symbol}(g) + e^{-} \rightarrow ${symbol}^{-}(g)}`,
              note: md`That is the gain of an electron. In ionisation one is lost.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(frequency, 5),
          unit: 's^-1',
          mistakes: [
            {
              value: standardForm(3e8 / wavelength, 5),
              note: md`You left the wavelength in nanometres. With the speed in metres it must be in metres, too.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(molar),
          unit: 'kJ mol^-1',
          accuracy: { figures: 2 },
          follows: '6.63 * 10^(-34) * b.1 * 6.02 * 10^23 / 1000',
          unless: 'h <= 0',
          mistakes: [
            {
              value: precise(molar * 1000),
              note: md`That is in $\text{J mol}^{-1}$. It is asked for in $\text{kJ mol}^{-1}$.`,
            },
            {
              value: standardForm(photon, 5),
              note: md`That is the energy for one atom, in joules. It is asked for one mole, in kilojoules.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: precise(error),
          unit: '%',
          // With the energy rounded or not.
          accuracy: { tolerance: 0.15 },
          follows: `100 * abs(c.1 - ${energy}) / ${energy}`,
          unless: 'p < 0',
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${standardForm(frequency)}`,
          value: (3e8 / wavelength) * 1e9,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `E = ${sf(molar)}`,
          // hcN_A first: 1.197 × 10⁵ kJ mol⁻¹ nm.
          value: (6.63 * 3 * 6.02 * 1e3) / wavelength,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${sf(error, 2)}`,
          value: Math.abs(1 - (6.63 * 3 * 6.02 * 1e3) / wavelength / energy) * 100,
        },
      ],
    };
  },
});
