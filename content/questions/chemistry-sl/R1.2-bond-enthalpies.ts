import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

const halogens = [
  { name: 'hydrogen', formula: 'H_2', bond: 'H{-}H', inside: 436, carbon: 414 },
  { name: 'chlorine', formula: 'Cl_2', bond: 'Cl{-}Cl', inside: 242, carbon: 324 },
  { name: 'bromine', formula: 'Br_2', bond: 'Br{-}Br', inside: 193, carbon: 285 },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    added: choice(...halogens),
    alkene: choice(
      { name: 'ethene', formula: 'C_2H_4', carbons: 2 },
      { name: 'propene', formula: 'C_3H_6', carbons: 3 },
      { name: 'but-1-ene', formula: 'C_4H_8', carbons: 4 },
    ),
    // Mean bond enthalpies that differ a little from table to table.
    double: integers(610, 618, 2),
    single: integers(344, 350, 2),
  },
  write: ({ added, alkene, double, single }) => {
    const { name, formula, bond, inside, carbon } = added;
    const atom = formula.replace('_2', '');
    const broken = double + inside;
    const formed = single + 2 * carbon;
    const enthalpy = broken - formed;
    const { carbons } = alkene;
    const product =
      atom === 'H' ? `C_${carbons}H_{${2 * carbons + 2}}` : `C_${carbons}H_${2 * carbons}${formula}`;
    const equation = md`\mathrm{${alkene.formula}(g) + ${formula}(g) \rightarrow ${product.replaceAll(/_\{(\d)\}/g, '_$1')}(g)}`;
    return {
      text: md`${name[0]!.toUpperCase()}${name.slice(1)} adds to ${alkene.name}:

$$${equation}$$

| bond | $\mathrm{C{=}C}$ | $\mathrm{C{-}C}$ | $\mathrm{${bond}}$ | $\mathrm{C{-}${atom}}$ |
|---|---|---|---|---|
| mean bond enthalpy / $\text{kJ mol}^{-1}$ | ${double} | ${single} | ${inside} | ${carbon} |

(a) Define the term bond enthalpy. [2]

(b) Determine the enthalpy change of the reaction. [3]

(c) State, with a reason, whether the products or the reactants are more stable. [1]

(d) Outline why the value found in this way differs from the one found by experiment. [1]`,
      hints: [
        'Which bonds are the same before and after the reaction? They may be left out.',
        'Energy is taken in when bonds are broken, and given out when bonds are formed.',
      ],
      answer: md`(a) The energy needed to break one mole of a covalent bond in gaseous molecules (averaged over similar compounds).

(b) Broken: one $\mathrm{C{=}C}$ and one $\mathrm{${bond}}$: $${double} + ${inside} = ${broken}\ \text{kJ}$

Formed: one $\mathrm{C{-}C}$ and two $\mathrm{C{-}${atom}}$: $${single} + 2 \times ${carbon} = ${formed}\ \text{kJ}$

$$\Delta H = ${broken} - ${formed} = ${enthalpy}\ \text{kJ mol}^{-1}$$

(c) The products: the reaction is exothermic, so they lie at a lower energy.

(d) Mean bond enthalpies are averages over many compounds; the actual bonds in these molecules have slightly different strengths.`,
      scheme: [
        ['energy to break one mole of bonds', 'A1'],
        ['in the gaseous state (average over similar compounds)', 'A1'],
        [md`bonds broken: $${broken}\ \text{kJ}$`, 'A1'],
        [md`bonds formed: $${formed}\ \text{kJ}$`, 'A1'],
        [md`$${enthalpy}\ \text{kJ mol}^{-1}$`, 'A1'],
        ['products, as energy is released', 'R1'],
        ['mean values over many compounds', 'R1'],
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
              value: `${broken - single - carbon}`,
              note: md`You counted one $\mathrm{C{-}${atom}}$ bond. Both atoms of $\mathrm{${formula}}$ are bonded to carbon in the end.`,
            },
            {
              value: `${broken - 2 * carbon}`,
              note: md`You broke the whole double bond but left out that a single bond $\mathrm{C{-}C}$ stays.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
        { part: 'd', kind: 'self', why: 'outline' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${enthalpy}`,
          // Every bond of every molecule, counted from the formulas.
          value: (() => {
            const [hydrogens, others] = [2 * carbons, carbons - 2];
            const reactants = 414 * hydrogens + single * others + double + inside;
            const products = 414 * hydrogens + single * (others + 1) + 2 * carbon;
            return solveLinear([[1]], [reactants - products])[0]!;
          })(),
        },
      ],
    };
  },
});
