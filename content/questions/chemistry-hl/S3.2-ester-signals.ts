import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, keyOf, lettered, type Option } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';

interface Environment {
  /** How it is named in the question. */
  readonly group: string;
  /** Hydrogen atoms that share the signal, those on neighbouring carbon atoms, and carbon atoms that bear them. */
  readonly h: number;
  readonly near: number;
  readonly carbons: number;
}

const environment = (group: string, h: number, near: number, carbons = 1): Environment => ({
  group,
  h,
  near,
  carbons,
});

/** What stands left and right of –COO–. */
const acids = [
  { text: 'H', list: [environment('H{-}CO', 1, 0)] },
  { text: 'CH_3', list: [environment('CH_3{-}CO', 3, 0)] },
  { text: 'CH_3CH_2', list: [environment('CH_3', 3, 2), environment('CH_2{-}CO', 2, 3)] },
  { text: '(CH_3)_2CH', list: [environment('(CH_3)_2', 6, 1, 2), environment('CH{-}CO', 1, 6)] },
  { text: '(CH_3)_3C', list: [environment('(CH_3)_3', 9, 0, 3)] },
] as const;
const alcohols = [
  { text: 'CH_3', list: [environment('O{-}CH_3', 3, 0)] },
  { text: 'CH_2CH_3', list: [environment('O{-}CH_2', 2, 3), environment('CH_3', 3, 2)] },
  { text: 'CH(CH_3)_2', list: [environment('O{-}CH', 1, 6), environment('(CH_3)_2', 6, 1, 2)] },
  { text: 'C(CH_3)_3', list: [environment('(CH_3)_3', 9, 0, 3)] },
] as const;

type Drawn = { acid: (typeof acids)[number]; alcohol: (typeof alcohols)[number]; asked: number };

/** With `asked` 0 the number of signals, otherwise the lines of the first, second … environment. */
function solve({ acid, alcohol, asked }: Drawn) {
  const all: readonly Environment[] = [...acid.list, ...alcohol.list];
  const total = all.reduce((sum, { h }) => sum + h, 0);
  const carbons = all.reduce((sum, one) => sum + one.carbons, 0);
  const one = all[asked - 1];
  const candidates: Option[] = one
    ? [
        { value: one.near + 1, note: '' },
        {
          value: one.near,
          note: 'This is the number of neighbouring hydrogen atoms. They split the signal into one line more.',
        },
        {
          value: one.h + 1,
          note: 'You counted the hydrogen atoms of the group itself. It is those on the neighbouring carbon atoms that split the signal.',
        },
        {
          value: one.h,
          note: 'This is the number of hydrogen atoms in the group. It tells the area of the signal, not its lines.',
        },
        {
          value: one.near + 2,
          note: 'You counted a hydrogen atom too many. Only those on the neighbouring carbon atoms count.',
        },
        { value: total, note: 'This is the number of all hydrogen atoms in the molecule.' },
      ]
    : [
        { value: all.length, note: '' },
        {
          value: carbons,
          note: 'You counted the carbon atoms (or groups) that bear hydrogen. Equivalent ones share a signal.',
        },
        {
          value: total,
          note: 'You counted the hydrogen atoms. Those in the same environment share a signal.',
        },
        {
          value: all.length + 1,
          note: 'You counted one environment too many. The carbon atom of the C=O bears no hydrogen here, or is counted once.',
        },
        { value: all.length + 2, note: 'You counted carbon atoms that bear no hydrogen.' },
      ];
  const options: Option[] = [];
  for (const next of candidates) {
    if (options.length < 4 && options.every(({ value }) => value !== next.value)) options.push(next);
  }
  return { all, total, one, right: candidates[0]!.value, options: ascending(options) };
}

const formulaOf = ({ acid, alcohol }: Pick<Drawn, 'acid' | 'alcohol'>) =>
  md`$\mathrm{${acid.text}COO${alcohol.text}}$`;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { acid: choice(...acids), alcohol: choice(...alcohols), asked: choice(0, 1, 2, 3, 4) },
  allow: (drawn) => {
    const { all, one, options } = solve(drawn);
    // A name such as CH3 must be that of one group only.
    const clear = !one || all.filter(({ group }) => group === one.group).length === 1;
    return (drawn.asked === 0 || (!!one && one.near > 0)) && clear && options.length === 4;
  },
  write: (drawn) => {
    const { all, one, right, options } = solve(drawn);
    const key = keyOf(options);
    const pattern: Record<number, string> = { 2: 'doublet', 3: 'triplet', 4: 'quartet', 7: 'septet' };
    const areas = all.map(({ h }) => h).join(' : ');
    return {
      text: one
        ? md`In the high-resolution $^1\mathrm{H}$ NMR spectrum of the ester ${formulaOf(drawn)}, how many lines has the signal of the hydrogen atoms of $\mathrm{${one.group}}$? [1]

${lettered(options, (value) => md`$${value}$`)}`
        : md`How many signals are there in the $^1\mathrm{H}$ NMR spectrum of the ester ${formulaOf(drawn)}? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: one
        ? [
            'Which carbon atoms are next to the group, and how many hydrogen atoms do they bear?',
            'With $n$ neighbouring hydrogen atoms a signal is split into $n + 1$ lines.',
          ]
        : [
            'Hydrogen atoms in the same environment give one signal together.',
            'Go along the chain and ask of each group whether another one is just like it.',
          ],
      answer: one
        ? md`The ${one.near > 3 ? 'carbon atoms' : 'carbon atom'} next to $\mathrm{${one.group}}$ ${one.near > 3 ? 'bear' : 'bears'} $${one.near}$ hydrogen ${one.near === 1 ? 'atom' : 'atoms'}${one.near > 3 ? ' in all' : ''}. With $n$ such neighbours a signal is split into $n + 1$ lines: $${one.near} + 1 = ${right}$, a ${pattern[right]}. The answer is **${key}**.

**Watch out:** hydrogen atoms beyond an oxygen atom or a C=O group are no neighbours. They don't split the signal.`
        : md`The different environments of hydrogen, from left to right, are ${all.map(({ group }) => md`$\mathrm{${group}}$`).join(', ')}. All hydrogen atoms of one of them are equivalent. So there ${right === 1 ? 'is' : 'are'} $N = ${right}$ ${right === 1 ? 'signal' : 'signals'}, with areas in the ratio $${areas}$. The answer is **${key}**.

**Watch out:** methyl groups on the same carbon atom are equivalent, but those on the two sides of –COO– are not.`,
      scheme: [[key, '1']],
      checks: [
        one
          ? {
              route: 'exact',
              shown: `= ${right}`,
              // Each neighbour in turn can point either way: one line for each number that point up.
              value: new Set(
                Array.from(
                  { length: 2 ** one.near },
                  (_, spins) => [...spins.toString(2)].filter((bit) => bit === '1').length,
                ),
              ).size,
            }
          : {
              route: 'exact',
              shown: `N = ${right}`,
              value: drawn.acid.list.length + drawn.alcohol.list.length,
            },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
