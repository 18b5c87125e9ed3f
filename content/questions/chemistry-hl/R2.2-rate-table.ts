import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const equationOf = (a: number, b: number) => {
  const power = (name: string, order: number) =>
    order === 0 ? '' : order === 1 ? md`[\mathrm{${name}}]` : md`[\mathrm{${name}}]^${order}`;
  return md`k${power('A', a)}${power('B', b)}`;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    orders: choice([0, 1], [1, 0], [1, 1], [1, 2], [2, 1], [2, 0], [0, 2]),
    k: choice(0.012, 0.018, 0.024, 0.036, 0.045),
    start: choice(0.1, 0.15, 0.2),
    byA: choice(2, 3),
    byB: choice(2, 3),
    // Whether the second factor acts on both concentrations at once.
    both: choice(true, false),
  },
  write: ({ orders, k, start, byA, byB, both }) => {
    const [a, b] = orders as readonly [number, number];
    const rate = (x: number, y: number) => k * x ** a * y ** b;
    const runs = [
      [start, start],
      [byA * start, start],
      [both ? byA * start : start, byB * start],
    ] as const;
    const rates = runs.map(([x, y]) => rate(x, y));
    const factorA = byA ** a;
    const last = both ? rates[2]! / rates[1]! : rates[2]! / rates[0]!;
    const all = [
      [a, b, ''],
      [
        b === a ? (a === 1 ? 2 : 1) : b,
        b === a ? b : a,
        b === a
          ? md`Look at experiments 1 and 2 again: by which factor does the rate change when $[\mathrm{A}]$ changes?`
          : md`You exchanged the two reactants.`,
      ],
      [
        a,
        b === 2 ? 1 : b + 1,
        both
          ? md`From experiment 1 to 3 both concentrations change. Compare experiments 2 and 3 for $\mathrm{B}$.`
          : md`Look at experiments 1 and 3 again: by which factor does the rate change when $[\mathrm{B}]$ changes?`,
      ],
      [
        a === 2 ? 1 : a + 1,
        b,
        md`An order is the power of the factor: if the rate does not change, it is zero; if it changes like the concentration, it is one; like its square, it is two.`,
      ],
    ] as const;
    const distinct = all.filter(([x, y], at) => all.findIndex(([u, v]) => u === x && v === y) === at);
    const spare = [
      [1, 1],
      [2, 2],
      [2, 1],
    ].find(([x, y]) => !distinct.some(([u, v]) => u === x && v === y))!;
    const filled =
      distinct.length === 4
        ? distinct
        : ([
            ...distinct,
            [
              spare[0]!,
              spare[1]!,
              md`Compare one pair of experiments for each reactant and check both orders.`,
            ],
          ] as const);
    const turn = Math.round(k * 1000 + start * 20 + byA + 2 * byB + a) % 4;
    const options = filled
      .map((_, at) => filled[(at + turn) % 4]!)
      .map(([x, y, note]) => ({ value: equationOf(x, y), note }));
    const key = keyOf(options);
    return {
      text: md`Initial rates of a reaction between A and B are measured at constant temperature.

| experiment | $[\mathrm{A}]$ / $\text{mol dm}^{-3}$ | $[\mathrm{B}]$ / $\text{mol dm}^{-3}$ | initial rate / $\text{mol dm}^{-3}\,\text{s}^{-1}$ |
|---|---|---|---|
${runs.map(([x, y], at) => md`| ${at + 1} | ${decimals(x, 2)} | ${decimals(y, 2)} | $${standardForm(rates[at]!)}$ |`).join('\n')}

Which expression gives the rate? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        md`Find two experiments in which only one concentration changes.`,
        md`By which power of the factor of the concentration does the rate change?`,
      ],
      answer: md`From experiment 1 to 2 only $[\mathrm{A}]$ changes, by the factor $${byA}$. The rate changes by the factor $\dfrac{${standardForm(rates[1]!)}}{${standardForm(rates[0]!)}} = ${sf(factorA)}$, which is $${byA}^${a}$, so the order in A is ${a}.

From experiment ${both ? 2 : 1} to 3 only $[\mathrm{B}]$ changes, by the factor $${byB}$. The rate changes by the factor $${sf(last)}$, which is $${byB}^${b}$, so the order in B is ${b}.

The rate is $${equationOf(a, b)}$, with overall order $n = ${a + b}$. The answer is **${key}**.

**Watch out:** compare experiments in which only one concentration differs${both ? '; experiments 1 and 3 differ in both' : ''}.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`n = ${a + b}`,
          // The logarithms of the rates are linear in those of the concentrations.
          value: (() => {
            const logs = rates.map((one) => Math.log(Number(one.toPrecision(3))));
            const rows = [runs[1], runs[2]].map(([x, y]) => [Math.log(x / start), Math.log(y / start)]);
            const found = solveLinear(rows, [logs[1]! - logs[0]!, logs[2]! - logs[0]!]);
            return Math.round(10 * (found[0]! + found[1]!)) / 10;
          })(),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
