import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

interface Fuel {
  readonly name: string;
  readonly formula: string;
  readonly carbons: number;
  readonly kind: 'alkane' | 'alkene' | 'alcohol';
}
const alkanes = ['ethane', 'propane', 'butane', 'pentane', 'hexane', 'heptane', 'octane'];
const alkenes = ['ethene', 'propene', 'but-1-ene', 'pent-1-ene', 'hex-1-ene', 'hept-1-ene'];
const alcohols = ['methanol', 'ethanol', 'propan-1-ol', 'butan-1-ol', 'pentan-1-ol', 'hexan-1-ol'];
const index = (count: number) => (count === 1 ? '' : count < 10 ? `_${count}` : `_{${count}}`);
const fuels: readonly Fuel[] = [
  ...alkanes.map((name, at) => ({
    name,
    carbons: at + 2,
    formula: `C${index(at + 2)}H${index(2 * at + 6)}`,
    kind: 'alkane' as const,
  })),
  ...alkenes.map((name, at) => ({
    name,
    carbons: at + 2,
    formula: `C${index(at + 2)}H${index(2 * at + 4)}`,
    kind: 'alkene' as const,
  })),
  ...alcohols.map((name, at) => ({
    name,
    carbons: at + 1,
    formula: `C${index(at + 1)}H${index(2 * at + 3)}OH`,
    kind: 'alcohol' as const,
  })),
];

/** How many of each bond there are when one mole burns. */
function countsOf({ carbons, kind }: Fuel) {
  const hydrogens = kind === 'alkene' ? 2 * carbons : 2 * carbons + 2;
  const oxygen = (2 * carbons + hydrogens / 2 - (kind === 'alcohol' ? 1 : 0)) / 2;
  const singles = carbons - (kind === 'alkene' ? 2 : 1);
  const onCarbon = kind === 'alcohol' ? hydrogens - 1 : hydrogens;
  return { hydrogens, oxygen, singles, onCarbon };
}

const line = (...parts: readonly (readonly [number, number])[]) =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, worth]) => (count === 1 ? `${worth}` : `${count}(${worth})`))
    .join(' + ');
const worthOf = (text: string): number =>
  text.split(' + ').reduce((sum, part) => {
    const [, count, one] = /^(?:([\d.]+)\()?(\d+)\)?$/.exec(part)!;
    return sum + Number(count ?? 1) * Number(one);
  }, 0);

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { fuel: fuels, asked: choice<['change', 'in', 'out']>('change', 'in', 'out') },
  write: ({ fuel, asked }) => {
    const { carbons, kind, name, formula } = fuel;
    const { hydrogens, oxygen, singles, onCarbon } = countsOf(fuel);
    const special: (readonly [number, number])[] =
      kind === 'alkene'
        ? [[1, 614]]
        : kind === 'alcohol'
          ? [
              [1, 358],
              [1, 463],
            ]
          : [];
    const taken = line([singles, 346], ...special, [onCarbon, 414], [oxygen, 498]);
    const given = line([2 * carbons, 804], [hydrogens, 463]);
    const bare = line([onCarbon, 414], [oxygen, 498]);
    const halfCarbon = line([carbons, 804], [hydrogens, 463]);
    const halfWater = line([2 * carbons, 804], [hydrogens / 2, 463]);
    const singleOxygen = line([2 * carbons, 358], [hydrogens, 463]);
    const oneOxygen = line([singles, 346], ...special, [onCarbon, 414], [1, 498]);
    const doubled = line([singles, 346], ...special, [onCarbon, 414], [2 * oxygen, 498]);
    const notes = {
      bare: md`You left out the bonds between the atoms that are not hydrogen in ${name}.`,
      carbon: md`Each molecule of $\mathrm{CO_2}$ has two $\mathrm{C{=}O}$ bonds.`,
      water: md`Each molecule of $\mathrm{H_2O}$ has two $\mathrm{O{-}H}$ bonds.`,
    };
    const cases = {
      change: {
        name: md`the enthalpy change, $\Delta H$, in kJ`,
        all: [
          { value: md`[${taken}] - [${given}]`, note: '' },
          { value: md`[${given}] - [${taken}]`, note: md`You took bonds formed minus bonds broken.` },
          { value: md`[${taken}] - [${halfCarbon}]`, note: notes.carbon },
          { value: md`[${taken}] - [${halfWater}]`, note: notes.water },
        ],
      },
      in: {
        name: md`the energy, in kJ, that is taken in to break all the bonds of the reactants`,
        all: [
          { value: taken, note: '' },
          { value: bare, note: notes.bare },
          {
            value: oneOxygen,
            note: md`You broke one molecule of oxygen. Multiply by its coefficient in the balanced equation.`,
          },
          {
            value: doubled,
            note: md`You counted two bonds in each molecule of oxygen. It has one double bond.`,
          },
        ],
      },
      out: {
        name: md`the energy, in kJ, that is given out when all the bonds of the products form`,
        all: [
          { value: given, note: '' },
          { value: halfCarbon, note: notes.carbon },
          { value: halfWater, note: notes.water },
          {
            value: singleOxygen,
            note: md`You used the single bond $\mathrm{C{-}O}$. In carbon dioxide the bonds are double.`,
          },
        ],
      },
    }[asked];
    const turn = (carbons * 3 + hydrogens / 2 + (asked === 'in' ? 1 : asked === 'out' ? 2 : 0)) % 4;
    const options = cases.all.map((_, at) => cases.all[(at + turn) % 4]!);
    const key = keyOf(options);
    const result =
      asked === 'change' ? worthOf(taken) - worthOf(given) : worthOf(asked === 'in' ? taken : given);
    const fuelBonds = [
      ...(singles > 0 ? [md`${singles} $\mathrm{C{-}C}$`] : []),
      ...(kind === 'alkene' ? [md`1 $\mathrm{C{=}C}$`] : []),
      ...(kind === 'alcohol' ? [md`1 $\mathrm{C{-}O}$`, md`1 $\mathrm{O{-}H}$`] : []),
      md`${onCarbon} $\mathrm{C{-}H}$`,
    ];
    return {
      text: md`One mole of gaseous ${name}, $\mathrm{${formula}}$, burns completely, and all products are gases.

| bond | $\mathrm{C{-}C}$ | $\mathrm{C{=}C}$ | $\mathrm{C{-}H}$ | $\mathrm{C{-}O}$ | $\mathrm{C{=}O}$ | $\mathrm{O{=}O}$ | $\mathrm{O{-}H}$ |
|---|---|---|---|---|---|---|---|
| mean bond enthalpy / $\text{kJ mol}^{-1}$ | 346 | 614 | 414 | 358 | 804 | 498 | 463 |

Which expression gives ${cases.name}? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        md`Balance the equation for one mole of ${name} first.`,
        md`Draw each molecule and count its bonds, then multiply by its coefficient.`,
      ],
      answer: md`One mole of ${name} needs $${oxygen}\ \text{mol}$ of $\mathrm{O_2}$ and gives $${carbons}\ \text{mol}$ of $\mathrm{CO_2}$ and $${hydrogens / 2}\ \text{mol}$ of $\mathrm{H_2O}$.

Broken: in ${name} ${fuelBonds.join(', ')}; in oxygen ${oxygen} $\mathrm{O{=}O}$. Formed: ${2 * carbons} $\mathrm{C{=}O}$ in the carbon dioxide and ${hydrogens} $\mathrm{O{-}H}$ in the water.

${
  asked === 'change'
    ? md`$\Delta H$ is bonds broken minus bonds formed. The expression is worth $E = ${result}\ \text{kJ}$: combustion is exothermic.`
    : md`The expression is worth $E = ${result}\ \text{kJ}$.`
} The answer is **${key}**.

**Watch out:** carbon dioxide is $\mathrm{O{=}C{=}O}$ and water is $\mathrm{H{-}O{-}H}$: two bonds in each molecule.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: md`E = ${result}\ \text{kJ}`,
          // Every group of the chain by itself.
          value: (() => {
            const chain =
              (kind === 'alkene' ? 614 + 346 * (carbons - 2) : 346 * (carbons - 1)) +
              (kind === 'alcohol' ? 358 + 463 : 0);
            const hydrogen = 414 * (2 * carbons + (kind === 'alkane' ? 2 : kind === 'alcohol' ? 1 : 0));
            const atoms = 2 * carbons + hydrogens / 2 - (kind === 'alcohol' ? 1 : 0);
            const reactants = chain + hydrogen + 249 * atoms;
            const products = 1608 * carbons + 463 * hydrogens;
            return asked === 'change' ? reactants - products : asked === 'in' ? reactants : products;
          })(),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
