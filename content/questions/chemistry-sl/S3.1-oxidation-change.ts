import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, keyOf, lettered, type Option } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { inBrackets } from '../../authoring/wording.ts';

interface Species {
  readonly of: string;
  readonly formula: string;
  /** Atoms of the element, the sum of the oxidation states of the others, and the charge. */
  readonly atoms: number;
  readonly others: number;
  readonly charge: number;
}

const one = (of: string, formula: string, atoms: number, others: number, charge: number): Species => ({
  of,
  formula,
  atoms,
  others,
  charge,
});

const species = [
  one('Mn', 'MnO_4^-', 1, -8, -1),
  one('Mn', 'MnO_2', 1, -4, 0),
  one('Mn', 'Mn_2O_3', 2, -6, 0),
  one('Mn', 'Mn^{2+}', 1, 0, 2),
  one('Cr', 'Cr_2O_7^{2-}', 2, -14, -2),
  one('Cr', 'Cr^{3+}', 1, 0, 3),
  one('Cr', 'CrO_4^{2-}', 1, -8, -2),
  one('S', 'SO_4^{2-}', 1, -8, -2),
  one('S', 'SO_2', 1, -4, 0),
  one('S', 'H_2S', 1, 2, 0),
  one('S', 'S_2O_3^{2-}', 2, -6, -2),
  one('S', 'S_4O_6^{2-}', 4, -12, -2),
  one('N', 'NO_3^-', 1, -6, -1),
  one('N', 'NO_2', 1, -4, 0),
  one('N', 'N_2O', 2, -2, 0),
  one('N', 'NH_4^+', 1, 4, 1),
  one('N', 'N_2H_4', 2, 4, 0),
  one('Cl', 'ClO_3^-', 1, -6, -1),
  one('Cl', 'ClO^-', 1, -2, -1),
  one('Cl', 'Cl_2', 2, 0, 0),
  one('Cl', 'ClO_4^-', 1, -8, -1),
  one('V', 'VO_2^+', 1, -4, 1),
  one('V', 'VO^{2+}', 1, -2, 2),
  one('V', 'V^{2+}', 1, 0, 2),
  one('C', 'C_2O_4^{2-}', 2, -8, -2),
  one('C', 'CO_2', 1, -4, 0),
  one('C', 'CH_4', 1, 4, 0),
] as const;

const stateOf = ({ atoms, others, charge }: Species) => (charge - others) / atoms;
/** With its sign in front, as oxidation states are written. */
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `-${-value}` : '0');

type Drawn = { from: Species; to: Species };

function solve({ from, to }: Drawn) {
  const [before, after] = [stateOf(from), stateOf(to)];
  const right = after - before;
  const together = ({ formula, of }: Species) =>
    md`You took all atoms of $\mathrm{${of}}$ in $\mathrm{${formula}}$ together. Find the state of one of them.`;
  const candidates: Option[] = [
    {
      value: -right,
      note: 'You have the sign the wrong way round: subtract the state before from the state after.',
    },
    {
      value: to.atoms * after - from.atoms * before,
      note: 'You did not divide by the number of atoms of the element in the formula.',
    },
    { value: to.atoms * after - before, note: together(to) },
    { value: after - from.atoms * before, note: together(from) },
    {
      value: -to.others / to.atoms + from.others / from.atoms,
      note: 'You left out the charge of the ion. The oxidation states add up to the charge.',
    },
    {
      value: after,
      note: md`This is the oxidation state in $\mathrm{${to.formula}}$. The change is its difference from the state before.`,
    },
    {
      value: to.charge - from.charge,
      note: 'You compared the charges of the whole species, not the oxidation states of the element.',
    },
    {
      value: before,
      note: md`This is the oxidation state in $\mathrm{${from.formula}}$. The change is the state after, less this one.`,
    },
    {
      value: (-to.charge - to.others) / to.atoms - (-from.charge - from.others) / from.atoms,
      note: 'You gave the charge of an ion the wrong sign when you added up the oxidation states.',
    },
    {
      value: after + before,
      note: 'You added the two oxidation states. The change is the state after, less the state before.',
    },
  ];
  const wrong = candidates.filter(
    ({ value }, at) =>
      Number.isInteger(value) &&
      value !== 0 &&
      value !== right &&
      candidates.findIndex((other) => other.value === value) === at,
  );
  // How many of the others are smaller, as far as there are such slips.
  const even = (from.formula.length + to.formula.length) % 2 === 0;
  const below = right > 0 ? (even ? 1 : 3) : even ? 2 : 0;
  const inOrder = [
    ...wrong.filter(({ value }) => value < right).slice(0, below),
    ...wrong.filter(({ value }) => value > right).slice(0, 3 - below),
    ...wrong,
  ];
  const options = [{ value: right, note: '' }, ...new Set(inOrder)].slice(0, 4);
  return { before, after, right, options: ascending(options) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['R3.2'],
  parameters: { from: choice(...species), to: choice(...species) },
  allow: ({ from, to }) => {
    if (from.of !== to.of || from.formula === to.formula) return false;
    const { before, after, right, options } = solve({ from, to });
    return options.length === 4 && Number.isInteger(before) && Number.isInteger(after) && right !== 0;
  },
  write: (drawn) => {
    const { from, to } = drawn;
    const { before, after, right, options } = solve(drawn);
    const key = keyOf(options);
    const reason = ({ formula, atoms, others, charge }: Species, value: number) =>
      atoms === 1 && others === 0
        ? md`In $\mathrm{${formula}}$ the state equals the charge, $${signed(value)}$.`
        : others === 0
          ? md`$\mathrm{${formula}}$ is the element itself, so its state is $0$.`
          : md`In $\mathrm{${formula}}$ the other atoms add up to $${signed(others)}$ and all atoms to $${signed(charge)}$, so ${atoms === 1 ? '' : `${atoms} atoms of `}$\mathrm{${from.of}}$ ${atoms === 1 ? 'has' : 'have'} $${signed(charge - others)}$${atoms === 1 ? '' : md`, and each has $${signed(value)}$`}.`;
    return {
      text: md`What is the change in the oxidation state of $\mathrm{${from.of}}$ when $\mathrm{${from.formula}}$ is converted into $\mathrm{${to.formula}}$? [1]

${lettered(options, (value) => md`$${signed(value)}$`)}`,
      hints: [
        'Oxygen is $-2$ and hydrogen $+1$ in these species.',
        'The oxidation states of all atoms add up to the charge of the species. Mind how many atoms of the element there are.',
      ],
      answer: md`${reason(from, before)} ${reason(to, after)} The change is the state after, less the state before: $${after} - ${inBrackets(before)} = ${right}$, which is written $${signed(right)}$. The answer is **${key}**. The element has been ${right > 0 ? 'oxidised' : 'reduced'}.

**Watch out:** an oxidation state is for one atom. Divide when the formula has several atoms of the element.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: `= ${right}`,
          value:
            root((x) => to.atoms * x + to.others - to.charge, -20, 20) -
            root((x) => from.atoms * x + from.others - from.charge, -20, 20),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
