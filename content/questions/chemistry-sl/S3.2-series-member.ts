import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered, type Option } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

/** Hydrogen beyond 2n, oxygen and nitrogen atoms of the general formula. */
const series = [
  { name: 'alkanes', extra: 2, oxygen: 0, nitrogen: 0, general: 'C_nH_{2n+2}' },
  { name: 'alkenes', extra: 0, oxygen: 0, nitrogen: 0, general: 'C_nH_{2n}' },
  { name: 'alkynes', extra: -2, oxygen: 0, nitrogen: 0, general: 'C_nH_{2n-2}' },
  {
    name: 'alcohols with one hydroxyl group and no multiple bond',
    extra: 2,
    oxygen: 1,
    nitrogen: 0,
    general: 'C_nH_{2n+2}O',
  },
  {
    name: 'ketones with one carbonyl group and no other multiple bond',
    extra: 0,
    oxygen: 1,
    nitrogen: 0,
    general: 'C_nH_{2n}O',
  },
  {
    name: 'carboxylic acids with one carboxyl group and no other multiple bond',
    extra: 0,
    oxygen: 2,
    nitrogen: 0,
    general: 'C_nH_{2n}O_2',
  },
  {
    name: 'amines with one amino group and no multiple bond',
    extra: 3,
    oxygen: 0,
    nitrogen: 1,
    general: 'C_nH_{2n+3}N',
  },
] as const;

const massOf = (n: number, { extra, oxygen, nitrogen }: (typeof series)[number]) =>
  12.01 * n + 1.01 * (2 * n + extra) + 16 * oxygen + 14.01 * nitrogen;

type Drawn = { kind: (typeof series)[number]; n: number };

interface Formula {
  readonly c: number;
  readonly h: number;
  readonly o: number;
  readonly n: number;
}

function solve({ kind, n }: Drawn) {
  const { extra, oxygen, nitrogen, name } = kind;
  const member = (c: number): Formula => ({ c, h: 2 * c + extra, o: oxygen, n: nitrogen });
  const right = member(n);
  const wrong: Option<Formula>[] = [
    {
      value: member(n - 1),
      note: 'This member of the series is lighter by one $\\mathrm{CH_2}$ group. Add up its molar mass.',
    },
    {
      value: member(n + 1),
      note:
        Math.round((massOf(n, kind) - 14.03 * n) / 14.03) === 1
          ? 'This member is heavier by one $\\mathrm{CH_2}$ group. You may have left out what is not $\\mathrm{CH_2}$ when you divided by $14.03$.'
          : 'This member of the series is heavier by one $\\mathrm{CH_2}$ group. Add up its molar mass.',
    },
    {
      value: { ...right, h: right.h - 2 },
      note:
        extra > 0
          ? 'Two hydrogen atoms are missing: a formula of this kind belongs to molecules with a double bond or a ring.'
          : 'Two hydrogen atoms are missing for the general formula of this series.',
    },
    ...(extra > 0
      ? []
      : [
          {
            value: { ...right, h: right.h + 2 },
            note: 'There are two hydrogen atoms too many for the general formula of this series.',
          },
        ]),
    name.startsWith('alcohols')
      ? {
          value: { ...right, c: n + 1, h: right.h + 2, o: 0 },
          note: 'This is an alkane with a similar molar mass. An alcohol has an atom of oxygen.',
        }
      : oxygen > 0
        ? {
            value: { ...right, c: n + 1, h: right.h + 4, o: oxygen - 1 },
            note: 'This formula has nearly the same molar mass, but an atom of oxygen too few for the series.',
          }
        : {
            value: { ...right, c: n - 1, h: right.h - 4, o: 1 },
            note: 'This formula has nearly the same molar mass, but no compound of the series contains oxygen.',
          },
  ];
  const before = ({ value }: Option<Formula>) => value.c < n || (value.c === n && value.h < right.h);
  // How many of the others come before it, as far as there are such slips.
  const even = (n + name.length) % 2 === 0;
  const below = oxygen ? (even ? 2 : 0) : even ? 1 : 3;
  const inOrder = [
    ...wrong.filter(before).slice(0, below),
    ...wrong.filter((one) => !before(one)).slice(0, 3 - below),
    ...wrong,
  ];
  const options = [{ value: right, note: '' }, ...new Set(inOrder)].slice(0, 4);
  return options.toSorted((one, other) => one.value.c - other.value.c || one.value.h - other.value.h);
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['S1.4'],
  parameters: { kind: choice(...series), n: integers(4, 11) },
  write: (drawn) => {
    const { kind, n } = drawn;
    const { name, extra, oxygen, nitrogen, general } = kind;
    const options = solve(drawn);
    const key = keyOf(options);
    const mass = massOf(n, kind);
    const rest = mass - 14.03 * n;
    const atom = (symbol: string, count: number) =>
      count === 0 ? '' : count === 1 ? symbol : `${symbol}_{${count}}`;
    const formula = (value: Formula) =>
      `${atom('C', value.c)}${atom('H', value.h)}${atom('O', value.o)}${atom('N', value.n)}`;
    const beyond = [
      extra === 0 ? '' : md`${extra > 0 ? '' : '-'}${Math.abs(extra)} \times 1.01`,
      oxygen === 0 ? '' : oxygen === 1 ? '16.00' : md`${oxygen} \times 16.00`,
      nitrogen === 0 ? '' : '14.01',
    ].filter(Boolean);
    return {
      text: md`A compound belongs to the homologous series of ${name}. Its molar mass is $${decimals(mass, 2)}\ \text{g mol}^{-1}$. What is its molecular formula? $A_r$: $\mathrm{C}$ 12.01, $\mathrm{H}$ 1.01, $\mathrm{O}$ 16.00${nitrogen ? md`, $\mathrm{N}$ 14.01` : ''} [1]

${lettered(options, (value) => md`$\mathrm{${formula(value)}}$`)}`,
      hints: [
        'Write the general formula of the series.',
        md`Express the molar mass by $n$. Each step of $n$ adds $\mathrm{CH_2}$, with a mass of $14.03$.`,
      ],
      answer: md`The general formula of the series is $\mathrm{${general.replaceAll('n', md`\mathit{n}`)}}$. Each carbon atom with its two hydrogen atoms adds $12.01 + 2 \times 1.01 = 14.03$${beyond.length === 0 ? ', and there is nothing else' : md`, and the rest of the formula adds $${beyond.join(' + ')}${beyond.length > 1 || extra !== 0 || oxygen > 1 ? ` = ${decimals(rest, 2)}` : ''}$`}. So

$$n = \frac{${decimals(mass, 2)}${rest > 0.001 ? ` - ${decimals(rest, 2)}` : rest < -0.001 ? ` + ${decimals(-rest, 2)}` : ''}}{14.03} = ${n}$$

The formula is $\mathrm{${formula({ c: n, h: 2 * n + extra, o: oxygen, n: nitrogen })}}$, and the answer is **${key}**.

**Watch out:** successive members of a homologous series always differ by $\mathrm{CH_2}$, whatever the functional group is.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'simulation',
          shown: `= ${n}`,
          // Member by member until the mass is reached.
          value: Array.from({ length: 30 }, (_, at) => at + 1).find(
            (count) => Math.abs(massOf(count, kind) - mass) < 0.5,
          )!,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
