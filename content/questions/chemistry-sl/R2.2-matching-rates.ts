import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, standardForm } from '../../authoring/wording.ts';

interface Substance {
  readonly formula: string;
  readonly count: number;
  readonly made: boolean;
}
const of = (formula: string, count: number, made = false): Substance => ({ formula, count, made });

const reactions: readonly { equation: string; substances: readonly Substance[] }[] = [
  {
    equation: '2N_2O_5(g) \\rightarrow 4NO_2(g) + O_2(g)',
    substances: [of('N_2O_5', 2), of('NO_2', 4, true), of('O_2', 1, true)],
  },
  {
    equation: '2H_2O_2(aq) \\rightarrow 2H_2O(l) + O_2(g)',
    substances: [of('H_2O_2', 2), of('O_2', 1, true)],
  },
  {
    equation: 'N_2(g) + 3H_2(g) \\rightarrow 2NH_3(g)',
    substances: [of('N_2', 1), of('H_2', 3), of('NH_3', 2, true)],
  },
  {
    equation: '4NH_3(g) + 5O_2(g) \\rightarrow 4NO(g) + 6H_2O(g)',
    substances: [of('NH_3', 4), of('O_2', 5), of('H_2O', 6, true)],
  },
  {
    equation: 'BrO_3^{-}(aq) + 5Br^{-}(aq) + 6H^{+}(aq) \\rightarrow 3Br_2(aq) + 3H_2O(l)',
    substances: [of('BrO_3^{-}', 1), of('Br^{-}', 5), of('Br_2', 3, true)],
  },
  {
    equation: 'S_2O_8^{2-}(aq) + 3I^{-}(aq) \\rightarrow 2SO_4^{2-}(aq) + I_3^{-}(aq)',
    substances: [of('S_2O_8^{2-}', 1), of('I^{-}', 3), of('SO_4^{2-}', 2, true)],
  },
];

interface Run {
  readonly reaction: (typeof reactions)[number];
  readonly known: number;
  readonly asked: number;
  readonly start: number;
  readonly drop: number;
  readonly seconds: number;
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ reaction: { substances }, known, asked, drop, seconds }: Run) {
  const [from, to] = [substances[known] ?? substances[0]!, substances[asked] ?? substances[0]!];
  const rate = drop / 1000 / seconds;
  const ratio = to.count / from.count;
  const right = rate * ratio;
  const wrong = [
    {
      value: rate / ratio,
      note: md`You turned the ratio of the coefficients round.`,
    },
    { value: rate, note: md`You took both rates to be equal. The coefficients differ.` },
    {
      value: right * seconds,
      note: md`This is the change of concentration. Divide it by the time.`,
    },
    { value: rate * to.count, note: md`You multiplied by one coefficient, but did not divide by the other.` },
    {
      value: right / to.count,
      note: md`You divided by the coefficient of the asked substance, too. Its own rate of change is asked for.`,
    },
  ].filter(
    ({ value }, at, all) =>
      Math.abs(value / right - 1) > 1e-9 &&
      all.findIndex((one) => Math.abs(one.value / value - 1) < 1e-9) === at,
  );
  const lower = wrong.filter(({ value }) => value < right);
  const higher = wrong.filter(({ value }) => value > right);
  const below = Math.min((drop + seconds / 5) % 4, lower.length);
  const kept = [...lower.slice(0, below), ...higher, ...lower.slice(below)].slice(0, 3);
  const options = ascending([{ value: right, note: '' }, ...kept]);
  return { from, to, rate, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    reaction: choice(...reactions),
    known: choice(0, 1, 2),
    asked: choice(0, 1, 2),
    start: choice(200, 250, 300, 400),
    drop: integers(12, 96, 4),
    seconds: choice(20, 25, 40, 50, 80),
  },
  allow: (drawn) => {
    const { substances } = drawn.reaction;
    const [from, to] = [substances[drawn.known], substances[drawn.asked]];
    if (!from || !to || from.made || from.count === to.count) return false;
    const { options } = solve(drawn);
    return options.length === 4 && farApart(options, 1.15) && drawn.drop % 5 !== 0;
  },
  write: (drawn) => {
    const { reaction, start, drop, seconds } = drawn;
    const { from, to, rate, right, options, key } = solve(drawn);
    return {
      text: md`In the reaction

$$\mathrm{${reaction.equation}}$$

the concentration of $\mathrm{${from.formula}}$ falls from $${decimals(start / 1000, 3)}$ to $${decimals((start - drop) / 1000, 3)}\ \text{mol dm}^{-3}$ in $${seconds}\ \text{s}$. What is the average rate at which ${to.made ? md`$\mathrm{${to.formula}}$ forms` : md`$\mathrm{${to.formula}}$ is used up`} in this time, in $\text{mol dm}^{-3}\,\text{s}^{-1}$? [1]

${lettered(options, (value) => md`$${standardForm(value)}$`)}`,
      hints: [
        md`Find the rate at which $\mathrm{${from.formula}}$ is used up first.`,
        md`For every ${from.count} mol of $\mathrm{${from.formula}}$ used up, how much $\mathrm{${to.formula}}$ ${to.made ? 'forms' : 'is used up'}?`,
      ],
      answer: md`The concentration of $\mathrm{${from.formula}}$ falls at the average rate $\dfrac{${decimals(drop / 1000, 3)}}{${seconds}} = ${standardForm(rate)}\ \text{mol dm}^{-3}\,\text{s}^{-1}$. By the equation $${to.count}\ \text{mol}$ of $\mathrm{${to.formula}}$ ${to.made ? 'forms' : 'is used up'} while $${from.count}\ \text{mol}$ of $\mathrm{${from.formula}}$ is used up, so its rate is

$$\frac{${to.count}}{${from.count}} \times ${standardForm(rate)} = ${standardForm(right)}\ \text{mol dm}^{-3}\,\text{s}^{-1}$$

The answer is **${key}**.

**Watch out:** the substance with the larger coefficient changes faster. Check your result by this.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${standardForm(right)}\ \text{mol dm}^{-3}\,\text{s}^{-1}$$`.slice(0, -2),
          value: root((x) => (x * seconds) / to.count - drop / from.count, 0, 1000) / 1000,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
