import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

const couples = [
  { ox: 'Zn^{2+}', red: 'Zn', left: 'Zn^{2+} + 2e^{-}', right: 'Zn', e: -0.76 },
  { ox: 'Fe^{2+}', red: 'Fe', left: 'Fe^{2+} + 2e^{-}', right: 'Fe', e: -0.45 },
  { ox: 'Ni^{2+}', red: 'Ni', left: 'Ni^{2+} + 2e^{-}', right: 'Ni', e: -0.26 },
  { ox: 'Cu^{2+}', red: 'Cu', left: 'Cu^{2+} + 2e^{-}', right: 'Cu', e: 0.34 },
  { ox: 'I_2', red: 'I^{-}', left: 'I_2 + 2e^{-}', right: '2I^{-}', e: 0.54 },
  { ox: 'Fe^{3+}', red: 'Fe^{2+}', left: 'Fe^{3+} + e^{-}', right: 'Fe^{2+}', e: 0.77 },
  { ox: 'Br_2', red: 'Br^{-}', left: 'Br_2 + 2e^{-}', right: '2Br^{-}', e: 1.09 },
  {
    ox: 'MnO_4^{-}',
    red: 'Mn^{2+}',
    left: 'MnO_4^{-} + 8H^{+} + 5e^{-}',
    right: 'Mn^{2+} + 4H_2O',
    e: 1.51,
  },
] as const;

const signed = (value: number) => `${value < 0 ? '-' : '+'}${decimals(Math.abs(value), 2)}`;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    first: choice(...couples),
    second: choice(...couples),
    third: choice(...couples),
    reducing: choice(true, false),
  },
  allow: ({ first, second, third }) => {
    const names = [first, second, third].flatMap(({ ox, red }) => [ox, red] as string[]);
    // Each set once: where the third stands among the others follows from the set.
    const [one, two, three] = [first, second, third].map((couple) => couples.indexOf(couple));
    const place = three! > two! ? 0 : three! > one! ? 1 : 2;
    return new Set(names).size === 6 && two! > one! && place === (one! + two! + three!) % 3;
  },
  write: ({ first, second, third, reducing }) => {
    const turn = 2 * couples.indexOf(first) + couples.indexOf(second) + couples.indexOf(third);
    const sorted = [first, second, third].toSorted((one, other) => one.e - other.e);
    const [low, , high] = sorted as [typeof first, typeof first, typeof first];
    const agent = reducing ? 'reducing' : 'oxidising';
    const all = [
      {
        value: low.red,
        note: reducing ? '' : md`This is the strongest reducing agent: it gives electrons away most readily.`,
      },
      {
        value: low.ox,
        note: reducing
          ? md`The half-equation is the right one, but $\mathrm{${low.ox}}$ takes electrons up. A reducing agent gives them away.`
          : md`$\mathrm{${low.ox}}$ takes electrons up, but less readily than the others: its potential is the most negative.`,
      },
      {
        value: high.red,
        note: reducing
          ? md`$\mathrm{${high.red}}$ can give electrons away, but least readily of all: its half-equation has the most positive potential.`
          : md`The half-equation is the right one, but $\mathrm{${high.red}}$ gives electrons away. An oxidising agent takes them up.`,
      },
      {
        value: high.ox,
        note: reducing ? md`This is the strongest oxidising agent: it takes electrons up most readily.` : '',
      },
    ];
    const options = all.map((_, place) => all[(place + turn) % 4]!);
    const key = keyOf(options);
    const right = reducing ? low : high;
    return {
      text: md`Three standard electrode potentials are given.

| half-equation | $E^\ominus$ / V |
|---|---|
${[first, second, third].map(({ left, right: to, e }) => md`| $\mathrm{${left} \rightleftharpoons ${to}}$ | $${signed(e)}$ |`).join('\n')}

Which species is the strongest ${agent} agent under standard conditions? [1]

${lettered(options, (value) => md`$\mathrm{${value}}$`)}`,
      hints: [
        md`Does a${reducing ? '' : 'n'} ${agent} agent give electrons away, or take them up? On which side of these half-equations does it stand?`,
        md`The more positive the potential, the more readily the species on the left takes up electrons.`,
      ],
      answer: md`${
        reducing
          ? md`A reducing agent gives electrons away, so it stands on the right of these half-equations. The more negative the potential, the more readily the half-reaction runs to the left. The most negative value is $E^\ominus = ${signed(right.e)}\ \text{V}$, so $\mathrm{${right.red}}$ is the strongest reducing agent.`
          : md`An oxidising agent takes electrons up, so it stands on the left of these half-equations. The more positive the potential, the more readily the half-reaction runs to the right. The most positive value is $E^\ominus = ${signed(right.e)}\ \text{V}$, so $\mathrm{${right.ox}}$ is the strongest oxidising agent.`
      } The answer is **${key}**.

**Watch out:** first choose the side of the half-equation, then the row of the table.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'exact',
          shown: signed(right.e),
          value: (reducing ? Math.min : Math.max)(first.e, second.e, third.e),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
