import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, precise, sf } from '../../authoring/wording.ts';

/** What is added, the bond that breaks in it, and the two that form; mean bond enthalpies of the data booklet. */
const additions = [
  {
    name: 'hydrogen',
    formula: 'H_2',
    bond: 'H{-}H',
    inside: 436,
    ends: [
      ['C{-}H', 414],
      ['C{-}H', 414],
    ],
    tail: '',
  },
  {
    name: 'chlorine',
    formula: 'Cl_2',
    bond: 'Cl{-}Cl',
    inside: 242,
    ends: [
      ['C{-}Cl', 324],
      ['C{-}Cl', 324],
    ],
    tail: 'Cl_2',
  },
  {
    name: 'bromine',
    formula: 'Br_2',
    bond: 'Br{-}Br',
    inside: 193,
    ends: [
      ['C{-}Br', 285],
      ['C{-}Br', 285],
    ],
    tail: 'Br_2',
  },
  {
    name: 'hydrogen chloride',
    formula: 'HCl',
    bond: 'H{-}Cl',
    inside: 431,
    ends: [
      ['C{-}H', 414],
      ['C{-}Cl', 324],
    ],
    tail: 'Cl',
  },
  {
    name: 'hydrogen bromide',
    formula: 'HBr',
    bond: 'H{-}Br',
    inside: 366,
    ends: [
      ['C{-}H', 414],
      ['C{-}Br', 285],
    ],
    tail: 'Br',
  },
  {
    name: 'steam',
    formula: 'H_2O',
    bond: 'O{-}H',
    inside: 463,
    ends: [
      ['C{-}H', 414],
      ['C{-}O', 358],
    ],
    tail: 'OH',
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    added: choice(...additions),
    alkene: choice(
      { name: 'ethene', carbons: 2, molar: 28.06 },
      { name: 'propene', carbons: 3, molar: 42.09 },
      { name: 'but-2-ene', carbons: 4, molar: 56.12 },
      { name: 'hex-3-ene', carbons: 6, molar: 84.18 },
    ),
    mass: integers(6, 48),
  },
  write: ({ added, alkene, mass }) => {
    const { name, formula, bond, inside, ends, tail } = added;
    const { carbons, molar } = alkene;
    const [[first, one], [second, other]] = ends;
    const twice = first === second;
    const broken = 614 + inside;
    const formed = 346 + one + other;
    const enthalpy = broken - formed;
    const index = (count: number) => (count < 10 ? `_${count}` : `_{${count}}`);
    const hydrogens = 2 * carbons + (tail === '' ? 2 : tail.endsWith('_2') ? 0 : 1);
    const equation = md`\mathrm{C_${carbons}H${index(2 * carbons)}(g) + ${formula}(g) \rightarrow C_${carbons}H${index(hydrogens)}${tail}(g)}`;
    const n = mass / molar;
    const energy = -enthalpy * n;
    const table = [
      ['C{=}C', 614],
      ['C{-}C', 346],
      [bond, inside],
      [first, one],
      ...(twice ? [] : [[second, other] as const]),
    ] as const;
    return {
      text: md`${name[0]!.toUpperCase()}${name.slice(1)} adds to ${alkene.name}:

$$${equation}$$

| bond | ${table.map(([kind]) => md`$\mathrm{${kind}}$`).join(' | ')} |
|---|${table.map(() => '---|').join('')}
| mean bond enthalpy / $\text{kJ mol}^{-1}$ | ${table.map(([, worth]) => worth).join(' | ')} |

(a) Define the term average bond enthalpy. [2]

(b) Determine the enthalpy change of the reaction. [3]

(c) Calculate the energy released when $${mass}.0\ \text{g}$ of ${alkene.name}, $M = ${decimals(molar, 2)}\ \text{g mol}^{-1}$, reacts completely. [2]

(d) State, with a reason, whether the product or the reactants are more stable. [1]

(e) Outline why the value in (b) differs from the one found by experiment. [1]`,
      hints: [
        'Which bonds are the same before and after the reaction? They may be left out.',
        'Energy is taken in when bonds are broken, and given out when bonds are formed.',
      ],
      answer: md`(a) The energy needed to break one mole of a bond in gaseous molecules, averaged over similar compounds.

(b) All other bonds stay as they are, so only those that change are counted.

Broken: one $\mathrm{C{=}C}$ and one $\mathrm{${bond}}$: $614 + ${inside} = ${broken}\ \text{kJ}$

Formed: one $\mathrm{C{-}C}$ and ${twice ? md`two $\mathrm{${first}}$: $346 + 2 \times ${one}` : md`one each of $\mathrm{${first}}$ and $\mathrm{${second}}$: $346 + ${one} + ${other}`} = ${formed}\ \text{kJ}$

Breaking takes energy in and forming gives energy out:

$$\Delta H = ${broken} - ${formed} = ${enthalpy}\ \text{kJ mol}^{-1}$$

(c) $n = \dfrac{${mass}.0}{${decimals(molar, 2)}} = ${sf(n, 4)}\ \text{mol}$, so $${sf(n, 4)} \times ${-enthalpy} = ${sf(energy)}\ \text{kJ}$ is released.

(d) The product: the reaction is exothermic, so it lies at a lower energy.

(e) Average bond enthalpies are means over many compounds; the bonds in these molecules have slightly different strengths.

**Watch out:** the double bond is broken as a whole, and a single bond $\mathrm{C{-}C}$ forms again. Count both.`,
      scheme: [
        ['energy needed to break one mole of bonds (do not accept energy released)', '1'],
        ['in gaseous molecules, average over similar compounds', '1'],
        [md`bonds broken: $${broken}\ \text{kJ}$`, '1'],
        [md`bonds formed: $${formed}\ \text{kJ}$`, '1'],
        [md`$${enthalpy}\ \text{kJ mol}^{-1}$, with the sign (allow ECF)`, '1'],
        [md`$n = ${sf(n)}\ \text{mol}$`, '1'],
        [md`$${sf(energy)}\ \text{kJ}$ (allow ECF from (b))`, '1'],
        ['product, as energy is released / lower enthalpy', '1'],
        ['mean values over many compounds OWTTE', '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'define' },
        {
          part: 'b',
          kind: 'number',
          expected: `${enthalpy}`,
          unit: 'kJ mol^-1',
          mistakes: [
            {
              value: `${-enthalpy}`,
              note: md`You took bonds formed minus bonds broken. Breaking takes energy in, so it is the other way round.`,
            },
            {
              value: `${broken - 346 - one}`,
              note: md`You left out one of the two new bonds to carbon.`,
            },
            {
              value: `${broken - one - other}`,
              note: md`You broke the whole double bond but left out that a single bond $\mathrm{C{-}C}$ stays.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: precise(energy),
          unit: 'kJ',
          follows: `-b.1 * ${mass} / ${molar}`,
          unless: 'q <= 0',
          mistakes: [
            {
              value: precise(-enthalpy * mass),
              note: md`You multiplied by the mass. The enthalpy change is for one mole: find the amount first.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'state with a reason' },
        { part: 'e', kind: 'self', why: 'outline' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${enthalpy}`,
          // Every bond of every molecule, counted from the formulas.
          value: (() => {
            const same = 414 * 2 * carbons + 346 * (carbons - 2) + (tail === 'OH' ? 463 : 0);
            const reactants = same + 614 + inside;
            const products = same + 346 + one + other;
            return reactants - products;
          })(),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(energy)}\ \text{kJ}`,
          value: root((q) => q / mass - (formed - broken) / molar, 0, 1000),
        },
      ],
    };
  },
});
