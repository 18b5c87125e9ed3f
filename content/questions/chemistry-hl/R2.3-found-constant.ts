import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** Coefficients: first and second reactant (0 where there is none), first and second product. */
const reactions = [
  {
    equation: 'PCl_5(g) \\rightleftharpoons PCl_3(g) + Cl_2(g)',
    start: 'PCl_5',
    counts: [1, 1, 1],
    names: ['PCl_5', 'PCl_3', 'Cl_2'],
  },
  {
    equation: '2SO_3(g) \\rightleftharpoons 2SO_2(g) + O_2(g)',
    start: 'SO_3',
    counts: [2, 2, 1],
    names: ['SO_3', 'SO_2', 'O_2'],
  },
  {
    equation: '2HI(g) \\rightleftharpoons H_2(g) + I_2(g)',
    start: 'HI',
    counts: [2, 1, 1],
    names: ['HI', 'H_2', 'I_2'],
  },
  {
    equation: '2NOCl(g) \\rightleftharpoons 2NO(g) + Cl_2(g)',
    start: 'NOCl',
    counts: [2, 2, 1],
    names: ['NOCl', 'NO', 'Cl_2'],
  },
  {
    equation: 'COCl_2(g) \\rightleftharpoons CO(g) + Cl_2(g)',
    start: 'COCl_2',
    counts: [1, 1, 1],
    names: ['COCl_2', 'CO', 'Cl_2'],
  },
] as const;

interface Mixture {
  readonly reaction: (typeof reactions)[number];
  readonly tenths: number;
  readonly volume: number;
  readonly percent: number;
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ reaction: { counts }, tenths, volume, percent }: Mixture) {
  const [a, p, q] = counts;
  const n0 = tenths / 10;
  // The amount of the second product that is found.
  const made = Number((((n0 * percent) / 100) * (q / a)).toFixed(3));
  const extent = made / q;
  const ratio = (left: number, one: number, two: number, v: number) =>
    ((one / v) ** p * (two / v) ** q) / (left / v) ** a;
  const left = n0 - a * extent;
  const right = ratio(left, p * extent, made, volume);
  const wrong = [
    { value: ratio(left, p * extent, made, 1), note: md`You used amounts. Divide them by the volume first.` },
    { value: 1 / right, note: md`You have the fraction upside down: products stand on top.` },
    {
      value: ratio(n0, p * extent, made, volume),
      note: md`You used the amount of the reactant at the start. Some of it has reacted.`,
    },
    {
      value: (((p * extent) / volume) * (made / volume)) / (left / volume),
      note: md`You left out the exponents, which are the coefficients of the equation.`,
    },
    {
      value: ratio(n0 - made, made, made, volume),
      note: md`You took all changes to be equal. They are in the ratio of the coefficients.`,
    },
  ].filter(({ value }, at, all) => {
    const apart = (x: number, y: number) => Math.abs(Math.log(x / y)) > 0.12;
    return (
      Number.isFinite(value) &&
      value > 0 &&
      apart(value, right) &&
      all.slice(0, at).every((one) => apart(one.value, value))
    );
  });
  const lower = wrong.filter(({ value }) => value < right);
  const higher = wrong.filter(({ value }) => value > right);
  const below = Math.min((tenths + volume * 2 + percent) % 4, lower.length);
  const kept = [...lower.slice(0, below), ...higher, ...lower.slice(below)].slice(0, 3);
  const options = ascending([{ value: right, note: '' }, ...kept]);
  return { a, p, q, n0, made, extent, left, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    reaction: choice(...reactions),
    tenths: integers(4, 20),
    volume: choice(2, 2.5, 4, 5),
    percent: choice(20, 25, 30, 40, 45, 50),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    return options.length === 4 && farApart(options, 1.1);
  },
  write: (drawn) => {
    const { reaction, volume } = drawn;
    const { a, p, q, n0, made, extent, left, right, options, key } = solve(drawn);
    const [first, second, third] = reaction.names;
    const power = (count: number) => (count === 1 ? '' : `^${count}`);
    const concentration = (n: number) => sf(n / volume, 4);
    return {
      text: md`A vessel of volume $${decimals(volume, 2)}\ \text{dm}^3$ holds $${decimals(n0, 3)}\ \text{mol}$ of $\mathrm{${first}}$ at the start. When equilibrium is reached at constant temperature, $${decimals(made, 3)}\ \text{mol}$ of $\mathrm{${third}}$ is found.

$$\mathrm{${reaction.equation}}$$

What is the value of $K$? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`Fill in a table with initial amounts, changes and amounts at equilibrium.`,
        md`Divide each amount at equilibrium by the volume before you put it into the expression for $K$.`,
      ],
      answer: md`The changes are in the ratio of the coefficients. With $${decimals(made, 3)}\ \text{mol}$ of $\mathrm{${third}}$, $${sf(p * extent)}\ \text{mol}$ of $\mathrm{${second}}$ has formed and $${sf(a * extent)}\ \text{mol}$ of $\mathrm{${first}}$ has reacted.

| in mol | $\mathrm{${first}}$ | $\mathrm{${second}}$ | $\mathrm{${third}}$ |
|---|---|---|---|
| initial | ${decimals(n0, 3)} | 0 | 0 |
| change | $-${decimals(a * extent, 3)}$ | $+${decimals(p * extent, 3)}$ | $+${decimals(made, 3)}$ |
| equilibrium | ${decimals(left, 3)} | ${decimals(p * extent, 3)} | ${decimals(made, 3)} |

Dividing by $${decimals(volume, 2)}\ \text{dm}^3$ gives the concentrations:

$$K = \frac{[\mathrm{${second}}]${power(p)}[\mathrm{${third}}]${power(q)}}{[\mathrm{${first}}]${power(a)}} = \frac{${concentration(p * extent)}${power(p)} \times ${concentration(made)}}{${concentration(left)}${power(a)}} = ${sf(right)}$$

The answer is **${key}**.

**Watch out:** $K$ is made of concentrations at equilibrium. ${a === p + q ? 'Here the volume happens to cancel, because both sides have equal numbers of molecules.' : 'The volume does not cancel here, because the sides have different numbers of molecules.'}`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${sf(right)}`,
          // The constant for which the reaction stops at the amount that is found.
          value: Math.exp(
            root(
              (logK) => {
                const x = root(
                  (y) =>
                    p * Math.log((p * y) / volume) +
                    q * Math.log((q * y) / volume) -
                    a * Math.log((n0 - a * y) / volume) -
                    logK,
                  1e-9,
                  n0 / a - 1e-9,
                );
                return q * x - made;
              },
              -12,
              8,
            ),
          ),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
