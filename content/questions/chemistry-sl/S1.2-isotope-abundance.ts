import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, plus } from '../../authoring/wording.ts';

/** The atomic number, by counting the elements in their order. */
const placeInTable = (symbol: string) =>
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag'
    .split(' ')
    .indexOf(symbol) + 1;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    element: choice(
      { name: 'lithium', symbol: 'Li', z: 3, light: 6, heavy: 7, natural: 6.94 },
      { name: 'boron', symbol: 'B', z: 5, light: 10, heavy: 11, natural: 10.81 },
      { name: 'chlorine', symbol: 'Cl', z: 17, light: 35, heavy: 37, natural: 35.45 },
      { name: 'copper', symbol: 'Cu', z: 29, light: 63, heavy: 65, natural: 63.55 },
      { name: 'gallium', symbol: 'Ga', z: 31, light: 69, heavy: 71, natural: 69.72 },
      { name: 'silver', symbol: 'Ag', z: 47, light: 107, heavy: 109, natural: 107.87 },
    ),
    part: integers(15, 85),
    sample: integers(500, 3000, 500),
  },
  allow: ({ element: { light, heavy, natural }, part }) =>
    part !== 50 && Math.abs(light + ((heavy - light) * part) / 100 - natural) > 0.08,
  write: ({ element: { name, symbol, z, light, heavy, natural }, part, sample }) => {
    const mass = light + ((heavy - light) * part) / 100;
    const shown = decimals(mass, 2);
    const atoms = Math.round((sample * part) / 100);
    const more = mass > natural;
    return {
      text: md`${name[0]!.toUpperCase()}${name.slice(1)} has two stable isotopes, $^{${light}}\mathrm{${symbol}}$ and $^{${heavy}}\mathrm{${symbol}}$. A laboratory prepares a sample of ${name} in which one isotope has been enriched, so that the relative atomic mass of ${name} in the sample is $${shown}$.

(a) State the number of protons and the number of neutrons in an atom of $^{${heavy}}\mathrm{${symbol}}$. [2]

(b) Determine the percentage abundance of each isotope in the sample. [3]

(c) Calculate how many of $${sample}$ atoms taken at random from the sample are expected to be $^{${heavy}}\mathrm{${symbol}}$. [1]

(d) The relative atomic mass of natural ${name} is $${natural}$. Deduce which isotope has been enriched. [1]

(e) State and explain whether the sample reacts differently from natural ${name} in chemical reactions. [1]`,
      hints: [
        md`Call the fraction of the heavier isotope $x$. What is the fraction of the lighter one?`,
        'The relative atomic mass is the mean mass of the atoms, each isotope counted as often as it occurs.',
      ],
      answer: md`(a) Protons: $Z = ${z}$ (the atomic number). Neutrons: $${heavy} - ${z} = ${heavy - z}$

(b) Let $x$ be the fraction of $^{${heavy}}\mathrm{${symbol}}$. Then

$$${heavy}x + ${light}(1 - x) = ${shown}$$

$$${light}${plus(heavy - light, 'x')} = ${shown}, \quad x = \frac{${shown} - ${light}}{${heavy - light}} = ${decimals(part / 100, 3)}$$

The sample has $${part}.0\%$ of $^{${heavy}}\mathrm{${symbol}}$ and $${100 - part}.0\%$ of $^{${light}}\mathrm{${symbol}}$.

(c) $${sample} \times ${decimals(part / 100, 3)} = ${atoms}$ atoms

(d) The relative atomic mass of the sample is ${more ? 'larger' : 'smaller'} than $${natural}$, so it has more of the ${more ? 'heavier' : 'lighter'} isotope: the one with mass number $A = ${more ? heavy : light}$, $^{${more ? heavy : light}}\mathrm{${symbol}}$, has been enriched.

(e) No: isotopes have the same number of protons and the same electron configuration, which decides the chemical properties.

**Watch out:** It is easy to give the two percentages to the wrong isotopes. Check it: the relative atomic mass must lie nearer to the mass number of the isotope that is more abundant.`,
      scheme: [
        [md`$${z}$ protons`, '1'],
        [md`$${heavy - z}$ neutrons`, '1'],
        [md`$${heavy}x + ${light}(1 - x) = ${shown}$ (accept an equation in percentages)`, '1'],
        [md`$${part}\%$ of $^{${heavy}}\mathrm{${symbol}}$ (do not accept the two values interchanged)`, '1'],
        [md`$${100 - part}\%$ of $^{${light}}\mathrm{${symbol}}$ (allow ECF)`, '1'],
        [md`$${atoms}$ (allow ECF from (b))`, '1'],
        [
          md`$^{${more ? heavy : light}}\mathrm{${symbol}}$, by comparison of the relative atomic masses OWTTE`,
          '1',
        ],
        ['no, as the electron configurations are the same OWTTE (accept the same number of electrons)', '1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Protons:',
          expected: `${z}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${heavy}`, note: md`$${heavy}$ is the mass number: protons and neutrons together.` },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Neutrons:',
          expected: `${heavy - z}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `${heavy}`, note: md`$${heavy}$ is the mass number: protons and neutrons together.` },
            {
              value: `${light - z}`,
              note: md`That is the number of neutrons in the lighter isotope, $^{${light}}\mathrm{${symbol}}$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`Abundance of $^{${heavy}}\mathrm{${symbol}}$:`,
          expected: `${part}`,
          unit: '%',
          marks: 2,
          mistakes: [
            {
              value: `${100 - part}`,
              note: md`You have the two abundances the wrong way round: the mean lies closer to the mass of the isotope that is more abundant.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: md`Abundance of $^{${light}}\mathrm{${symbol}}$:`,
          expected: `${100 - part}`,
          unit: '%',
          marks: 1,
          follows: '100 - b.1',
          unless: 'p < 0 or p > 100',
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${atoms}`,
          accuracy: 'exact',
          follows: `${sample} * b.1 / 100`,
          unless: `n < 0 or n > ${sample}`,
          mistakes: [
            {
              value: `${sample - atoms}`,
              note: md`You counted the atoms of the other isotope, $^{${light}}\mathrm{${symbol}}$.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Mass number of the enriched isotope:',
          expected: `${more ? heavy : light}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${more ? light : heavy}`,
              note: md`Compare the two relative atomic masses: more of an isotope pulls the mean towards its own mass.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `Z = ${z}`, value: placeInTable(symbol) },
        {
          part: 'a',
          route: 'exact',
          shown: `= ${heavy - z}`,
          // Those of the lighter isotope, and what makes the other one heavier.
          value: light - placeInTable(symbol) + (heavy - light),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`${part}.0\%`,
          value: 100 * root((x) => heavy * x + light * (1 - x) - Number(shown), 0, 1),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`${100 - part}.0\%`,
          value: 100 * root((x) => heavy * (1 - x) + light * x - Number(shown), 0, 1),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `A = ${more ? heavy : light}`,
          // The isotope whose share is larger than in nature.
          value: part / 100 > root((x) => heavy * x + light * (1 - x) - natural, 0, 1) ? heavy : light,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${decimals(part / 100, 3)}`,
          value: root((x) => heavy * x + light * (1 - x) - Number(shown), 0, 1),
          within: 0.0051 / (heavy - light),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `= ${atoms}`,
          value: sample * root((x) => heavy * x + light * (1 - x) - mass, 0, 1),
          within: 0.5,
        },
      ],
    };
  },
});
