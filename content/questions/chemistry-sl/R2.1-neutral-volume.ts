import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** How many of the first react with how many of the second. */
const pairs = [
  {
    acid: 'H_2SO_4',
    base: 'NaOH',
    counts: [1, 2],
    equation: 'H_2SO_4(aq) + 2NaOH(aq) \\rightarrow Na_2SO_4(aq) + 2H_2O(l)',
  },
  {
    acid: 'HCl',
    base: 'Ba(OH)_2',
    counts: [2, 1],
    equation: '2HCl(aq) + Ba(OH)_2(aq) \\rightarrow BaCl_2(aq) + 2H_2O(l)',
  },
  {
    acid: 'HCl',
    base: 'Na_2CO_3',
    counts: [2, 1],
    equation: '2HCl(aq) + Na_2CO_3(aq) \\rightarrow 2NaCl(aq) + H_2O(l) + CO_2(g)',
  },
  {
    acid: 'H_3PO_4',
    base: 'KOH',
    counts: [1, 3],
    equation: 'H_3PO_4(aq) + 3KOH(aq) \\rightarrow K_3PO_4(aq) + 3H_2O(l)',
  },
] as const;

interface Titration {
  readonly pair: (typeof pairs)[number];
  readonly volume: number;
  readonly acid: number;
  readonly base: number;
  readonly asked: 'volume' | 'concentration';
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ pair: { counts }, volume, acid, base, asked }: Titration) {
  const [a, b] = counts;
  // Volume of acid that is needed for the base, in cm³.
  const needed = (volume * base * a) / (b * acid);
  const right = asked === 'volume' ? needed : acid;
  const plain = asked === 'volume' ? (volume * base) / acid : (volume * base) / needed;
  const options = ascending([
    { value: right, note: '' },
    { value: plain, note: md`You took acid and base to react $1 : 1$. Look at the coefficients.` },
    { value: (plain * b) / a, note: md`You turned the ratio of the coefficients round.` },
    {
      value: asked === 'volume' ? (volume * acid * a) / (b * base) : (needed * base * a) / (b * volume),
      note:
        asked === 'volume'
          ? md`You exchanged the two concentrations. The more concentrated solution needs the smaller volume.`
          : md`You exchanged the two volumes.`,
    },
  ]);
  return { a, b, needed, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    pair: choice(...pairs),
    volume: choice(20, 25, 30, 40),
    acid: choice(0.08, 0.1, 0.12, 0.15, 0.2, 0.25),
    base: choice(0.09, 0.1, 0.12, 0.16, 0.18, 0.24),
    asked: choice<['volume', 'concentration']>('volume', 'concentration'),
  },
  allow: (drawn) => {
    const { needed, options } = solve(drawn);
    // A volume that a burette shows.
    const shown = Math.abs(needed * 20 - Math.round(needed * 20)) < 1e-6 && needed > 8 && needed < 50;
    return shown && farApart(options, 1.12);
  },
  write: (drawn) => {
    const { pair, volume, acid, base, asked } = drawn;
    const { a, b, needed, right, options, key } = solve(drawn);
    const n = (volume * base) / 1000;
    const acidAmount = (n * a) / b;
    return {
      text: md`${
        asked === 'volume'
          ? md`What volume of $${decimals(acid, 3)}\ \text{mol dm}^{-3}$ $\mathrm{${pair.acid}}$ is needed to neutralise exactly $${decimals(volume, 1)}\ \text{cm}^3$ of $${decimals(base, 3)}\ \text{mol dm}^{-3}$ $\mathrm{${pair.base}}$ by the equation below?`
          : md`To neutralise exactly $${decimals(volume, 1)}\ \text{cm}^3$ of $${decimals(base, 3)}\ \text{mol dm}^{-3}$ $\mathrm{${pair.base}}$, $${decimals(needed, 2)}\ \text{cm}^3$ of $\mathrm{${pair.acid}}$ solution is needed by the equation below. What is the concentration of the acid?`
      } [1]

$$\mathrm{${pair.equation}}$$

${lettered(options, (value) => (asked === 'volume' ? md`$${sf(value)}\ \text{cm}^3$` : md`$${sf(value)}\ \text{mol dm}^{-3}$`))}`,
      hints: [
        md`Find the amount of $\mathrm{${pair.base}}$ first.`,
        md`Which amount of acid belongs to it by the equation?`,
      ],
      answer: md`The amount of the base is known: $n(\mathrm{${pair.base}}) = ${decimals(base, 3)} \times ${decimals(volume / 1000, 4)} = ${sf(n, 4)}\ \text{mol}$. By the equation $${a}\ \text{mol}$ of acid reacts with $${b}\ \text{mol}$ of base, so $n(\mathrm{${pair.acid}}) = \dfrac{${a}}{${b}} \times ${sf(n, 4)} = ${sf(acidAmount, 4)}\ \text{mol}$.

${
  asked === 'volume'
    ? md`Its volume is $V = \dfrac{n}{c} = \dfrac{${sf(acidAmount, 4)}}{${decimals(acid, 3)}}\ \text{dm}^3 = ${sf(right)}\ \text{cm}^3$.`
    : md`Its concentration is $c = \dfrac{n}{V} = \dfrac{${sf(acidAmount, 4)}}{${decimals(needed / 1000, 5)}} = ${sf(right)}\ \text{mol dm}^{-3}$.`
} The answer is **${key}**.

**Watch out:** $c_1V_1 = c_2V_2$ holds only for the ratio $1 : 1$. Here it is $${a} : ${b}$.`,
      scheme: [[key, '1']],
      checks: [
        asked === 'volume'
          ? {
              route: 'substitution',
              shown: md`= ${sf(right)}\ \text{cm}^3`,
              value: root((v) => (v * acid) / a - (volume * base) / b, 0, 500),
              within: 0.051,
            }
          : {
              route: 'substitution',
              shown: md`= ${sf(right)}\ \text{mol dm}^{-3}`,
              value: root((c) => (needed * c) / a - (volume * base) / b, 0, 5),
            },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
