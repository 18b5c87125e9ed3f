import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { decimals, standardForm } from '../../authoring/wording.ts';
import { energyLevels } from '../../figures/energy-levels.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    ground: integers(90, 110, 4),
    second: integers(48, 60, 3),
    third: integers(20, 36, 4),
  },
  allow: ({ ground, second, third }) => ground - second - (second - third) > 4 && second - third > 11,
  write: ({ ground, second, third }) => {
    const [a, b, c] = [ground / 10, second / 10, third / 10];
    const wavelength = (gap: number) => (6.63e-34 * 3e8) / (gap * 1.6e-19);
    const longest = wavelength(b - c);
    const shortest = wavelength(a - c);
    const photon = Number((b - c + 0.3).toFixed(1));
    const fast = Number((a - b + 0.7).toFixed(1));
    const level = (energy: number) => ({ energy: -energy, label: `−${decimals(energy, 1)} eV` });
    return {
      text: md`The diagram shows the three lowest energy levels of the atoms of a vapour. Their energies are $-${decimals(a, 1)}\ \text{eV}$, $-${decimals(b, 1)}\ \text{eV}$ and $-${decimals(c, 1)}\ \text{eV}$. Take $h = 6.63 \times 10^{-34}\ \text{J s}$, $c = 3.00 \times 10^8\ \text{m s}^{-1}$ and $e = 1.60 \times 10^{-19}\ \text{C}$.

![](drawing:levels)

(a) Outline how the emission spectrum of a vapour is evidence for discrete energy levels. [2]

(b) State the number of different wavelengths that can be emitted by transitions between these levels. [1]

(c) Determine the longest of these wavelengths. [3]

(d) Determine the shortest of these wavelengths. [1]

(e) Atoms in the ground state are hit by

(i) photons of energy $${decimals(photon, 1)}\ \text{eV}$. Explain why these aren't absorbed. [1]

(ii) electrons with a kinetic energy of $${decimals(fast, 1)}\ \text{eV}$. Determine the kinetic energy of such an electron after it has excited an atom. [2]`,
      hints: [
        md`The energy of a photon is equal to the difference of two levels. Does a long wavelength belong to a large or to a small difference?`,
        md`A photon is absorbed as a whole or not at all; an electron may give away a part of its energy.`,
      ],
      answer: md`(a) The spectrum consists of separate lines, so only photons of certain energies are emitted. A photon's energy is the difference of two energies of the atom, so the atom can only have certain (discrete) energies.

(b) $n = 3$: from the third level to the second and to the first, and from the second to the first.

(c) The longest wavelength belongs to the smallest energy difference, from the third level to the second: $${decimals(b, 1)} - ${decimals(c, 1)} = ${decimals(b - c, 1)}\ \text{eV}$.

$$\lambda = \frac{hc}{E} = \frac{6.63 \times 10^{-34} \times 3.00 \times 10^8}{${decimals(b - c, 1)} \times 1.60 \times 10^{-19}} = ${standardForm(longest)}\ \text{m}$$

(d) The largest difference is $${decimals(a, 1)} - ${decimals(c, 1)} = ${decimals(a - c, 1)}\ \text{eV}$, with $\lambda = ${standardForm(shortest)}\ \text{m}$.

(e) (i) $${decimals(photon, 1)}\ \text{eV}$ isn't equal to any difference between the ground state and a higher level ($${decimals(a - b, 1)}\ \text{eV}$ and $${decimals(a - c, 1)}\ \text{eV}$).

(ii) The energy of the electron is enough for the second level, which takes $${decimals(a - b, 1)}\ \text{eV}$, but not for the third. It keeps $E_k = ${decimals(fast, 1)} - ${decimals(a - b, 1)} = ${decimals(fast - a + b, 1)}\ \text{eV}$.

**Watch out:** The longest wavelength belongs to the *smallest* energy, and $\frac{hc}{E}$ needs joules. In (e) photons and electrons differ: a photon is absorbed as a whole or not at all, while an electron can give away a part of its energy and keep the rest.`,
      scheme: [
        [md`separate lines, so photons of certain energies only OWTTE`, '1'],
        [md`photon energies are differences of levels, so these are discrete OWTTE`, '1'],
        [md`three`, '1'],
        [md`smallest difference $${decimals(b - c, 1)}\ \text{eV}$`, '1'],
        [md`$\lambda = \frac{hc}{E}$ with the energy in joules`, '1'],
        [md`$${standardForm(longest)}\ \text{m}$ (allow ECF; accept 2 to 4 significant figures)`, '1'],
        [md`$${standardForm(shortest)}\ \text{m}$`, '1'],
        [md`not equal to a difference of levels from the ground state OWTTE`, '1'],
        [md`subtracts $${decimals(a - b, 1)}\ \text{eV}$`, '1'],
        [md`$${decimals(fast - a + b, 1)}\ \text{eV}$`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'outline' },
        {
          part: 'b',
          kind: 'number',
          expected: '3',
          accuracy: 'exact',
          mistakes: [
            { value: '2', note: md`An atom can also fall from the third level straight to the first.` },
            {
              value: '6',
              note: md`You counted each pair of levels twice. Light is emitted only when the atom falls to a lower level.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: standardForm(longest),
          unit: 'm',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm(shortest),
              note: md`You used the largest energy difference. The longer the wavelength, the smaller the energy.`,
            },
            {
              value: standardForm((6.63e-34 * 3e8) / (b - c)),
              note: md`You left the energy in electronvolts. With these values of $h$ and $c$ it has to be in joules.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: standardForm(shortest),
          unit: 'm',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: standardForm(wavelength(a - b)),
              note: md`You used the step from the second level to the first. There is a larger one.`,
            },
          ],
        },
        { part: 'e i', kind: 'self', why: 'explain' },
        {
          part: 'e ii',
          kind: 'number',
          expected: decimals(fast - a + b, 1),
          unit: 'eV',
          mistakes: [
            {
              value: decimals(a - b, 1),
              note: md`This is the energy that the atom takes. The electron keeps the rest.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'exact',
          shown: 'n = 3',
          value: new Set(
            [a, b, c].flatMap((from) =>
              [a, b, c].filter((to) => to > from).map((to) => decimals(to - from, 1)),
            ),
          ).size,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${standardForm(longest)}\ \text{m}`,
          value: Math.max(...[a - b, a - c, b - c].map((gap) => 3e8 / ((gap * 1.6e-19) / 6.63e-34))),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`\lambda = ${standardForm(shortest)}\ \text{m}`,
          value: 1 / (1 / wavelength(a - b) + 1 / wavelength(b - c)),
        },
        { part: 'e ii', route: 'exact', shown: md`= ${decimals(fast - a + b, 1)}\ \text{eV}`, value: 0.7 },
      ],
      drawings: {
        levels: energyLevels({
          levels: [{ ...level(a), name: 'ground state' }, level(b), level(c)],
          height: 150,
          description: `Three energy levels: minus ${decimals(a, 1)}, minus ${decimals(b, 1)} and minus ${decimals(c, 1)} electronvolts.`,
        }),
      },
    };
  },
});
