import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

const order =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr'.split(
    ' ',
  );

type Drawn = { ion: { symbol: string; mass: number; charge: number }; asked: string };

function solve({ ion: { symbol, mass, charge }, asked }: Drawn) {
  const z = order.indexOf(symbol) + 1;
  const [neutrons, electrons] = [mass - z, z - charge];
  const right = { neutrons, electrons, total: z + neutrons + electrons }[asked]!;
  const wrong = {
    neutrons: [
      { value: mass, note: 'This is the mass number: protons and neutrons together.' },
      { value: z, note: 'This is the number of protons.' },
      {
        value: mass - electrons,
        note: 'You subtracted the number of electrons. Neutrons are what is left of the mass number without the protons.',
      },
    ],
    electrons: [
      {
        value: z + charge,
        note:
          charge > 0
            ? 'You added electrons for a positive charge. A positive ion has lost electrons.'
            : 'You took electrons away for a negative charge. A negative ion has gained electrons.',
      },
      { value: z, note: 'This is the number of electrons in the neutral atom. The charge changes it.' },
      { value: mass - charge, note: 'You began with the mass number. Begin with the atomic number.' },
    ],
    total: [
      { value: mass, note: 'You left out the electrons.' },
      {
        value: mass + z,
        note: 'You counted as many electrons as in the neutral atom. The charge changes their number.',
      },
      {
        value: mass + z + charge,
        note:
          charge > 0
            ? 'You added electrons for a positive charge. A positive ion has lost electrons.'
            : 'You took electrons away for a negative charge. A negative ion has gained electrons.',
      },
    ],
  }[asked]!;
  return { z, neutrons, electrons, right, options: ascending([{ value: right, note: '' }, ...wrong]) };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    ion: choice(
      { symbol: 'Na', mass: 23, charge: 1 },
      { symbol: 'Mg', mass: 25, charge: 2 },
      { symbol: 'Al', mass: 27, charge: 3 },
      { symbol: 'K', mass: 41, charge: 1 },
      { symbol: 'Ca', mass: 44, charge: 2 },
      { symbol: 'Fe', mass: 56, charge: 3 },
      { symbol: 'Fe', mass: 57, charge: 2 },
      { symbol: 'Cu', mass: 65, charge: 2 },
      { symbol: 'Zn', mass: 66, charge: 2 },
      { symbol: 'Ga', mass: 71, charge: 3 },
      { symbol: 'Cr', mass: 52, charge: 3 },
      { symbol: 'Sr', mass: 88, charge: 2 },
      { symbol: 'F', mass: 19, charge: -1 },
      { symbol: 'O', mass: 18, charge: -2 },
      { symbol: 'N', mass: 15, charge: -3 },
      { symbol: 'P', mass: 31, charge: -3 },
      { symbol: 'S', mass: 34, charge: -2 },
      { symbol: 'Cl', mass: 37, charge: -1 },
      { symbol: 'Se', mass: 80, charge: -2 },
      { symbol: 'Br', mass: 81, charge: -1 },
      { symbol: 'Li', mass: 7, charge: 1 },
      { symbol: 'Mn', mass: 55, charge: 2 },
    ),
    asked: choice('neutrons', 'electrons', 'total'),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.0001),
  write: (drawn) => {
    const {
      ion: { symbol, mass, charge },
      asked,
    } = drawn;
    const { z, neutrons, electrons, right, options } = solve(drawn);
    const key = keyOf(options);
    const size = Math.abs(charge);
    const sign = `${size === 1 ? '' : size}${charge > 0 ? '+' : '-'}`;
    const steps = {
      neutrons: md`The mass number counts protons and neutrons, so the number of neutrons is $${mass} - ${z} = ${neutrons}$. The charge of the ion tells nothing about the nucleus.`,
      electrons: md`A neutral atom has as many electrons as protons, $${z}$. The charge $${sign}$ shows that the ion has ${charge > 0 ? 'lost' : 'gained'} $${size}$, so $${z} ${charge > 0 ? '-' : '+'} ${size} = ${electrons}$ electrons are there.`,
      total: md`There are $${z}$ protons, $${mass} - ${z} = ${neutrons}$ neutrons and, as the ion has ${charge > 0 ? 'lost' : 'gained'} $${size}$, $${z} ${charge > 0 ? '-' : '+'} ${size} = ${electrons}$ electrons. In all that is $${z} + ${neutrons} + ${electrons} = ${right}$ particles.`,
    }[asked]!;
    return {
      text: md`How many ${{ neutrons: 'neutrons are there', electrons: 'electrons are there', total: 'protons, neutrons and electrons are there, all together,' }[asked]!} in one ion $^{${mass}}_{${z}}\mathrm{${symbol}}^{${sign}}$? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        'The lower number is the number of protons, the upper one that of protons and neutrons together.',
        'Do electrons have to be added to the atom, or taken away, to give this charge?',
      ],
      answer: md`${steps} The answer is **${key}**.

**Watch out:** forming an ion changes the number of electrons only, never that of protons or neutrons.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: md`= ${right}`,
          // From the place of the element among all elements.
          value: {
            neutrons: mass - order.slice(0, order.indexOf(symbol)).length - 1,
            electrons: order.slice(0, order.indexOf(symbol)).length + 1 - charge,
            total: mass + order.slice(0, order.indexOf(symbol)).length + 1 - charge,
          }[asked]!,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
