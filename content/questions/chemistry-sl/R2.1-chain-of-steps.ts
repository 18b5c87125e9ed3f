import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

interface Chain {
  readonly yields: readonly number[];
  readonly start: number;
  readonly molar: number;
  readonly asked: 'mass' | 'amount';
}

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ yields, start, molar, asked }: Chain) {
  const n = start / 1000;
  const overall = yields.reduce((product, one) => (product * one) / 100, 1);
  const made = Number((n * overall * molar).toPrecision(3));
  // What follows from a share: the mass that is made, or the amount that is needed.
  const from = (share: number) => (asked === 'mass' ? n * molar * share : made / molar / share);
  const right = from(overall);
  const losses = yields.reduce((sum, one) => sum + (100 - one), 0);
  const shares = [
    {
      share: Math.min(...yields) / 100,
      note: md`You used the lowest yield alone. Each step loses a part of what reaches it.`,
    },
    {
      share: yields.reduce((sum, one) => sum + one, 0) / yields.length / 100,
      note: md`You used the mean of the yields. They have to be multiplied.`,
    },
    { share: 1, note: md`You left the yields out: this holds without any loss.` },
    {
      share: (100 - losses) / 100,
      note: md`You added the losses of the steps. The later steps lose a part of less.`,
    },
  ].filter(({ share }) => share > 0.05);
  const wrong = shares.map(({ share, note }) => ({ value: from(share), note }));
  const options = amongWrong(right, wrong, start / 20);
  return { n, overall, made, right, options, key: keyOf(options) };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    yields: choice(
      [80, 60],
      [90, 70],
      [75, 80],
      [60, 50],
      [85, 40],
      [90, 80, 70],
      [95, 60, 80],
      [70, 50, 90],
      [80, 40, 60],
    ),
    start: integers(120, 900, 20),
    molar: choice(151, 180, 206, 234, 285),
    asked: choice<['mass', 'amount']>('mass', 'amount'),
    product: choice('a painkiller', 'a dye', 'a perfume', 'a herbicide'),
  },
  allow: (drawn) => {
    const { options, key } = solve(drawn);
    // Each letter is right about as often as the others.
    if (key !== 'ABCD'[(drawn.start / 20 + drawn.molar) % 4]) return false;
    return options.length === 4 && farApart(options, 1.08);
  },
  write: (drawn) => {
    const { yields, molar, product, asked } = drawn;
    const { n, overall, made, right, options, key } = solve(drawn);
    const word = yields.length === 2 ? 'two' : 'three';
    const listed = yields.map((one) => md`$${one}\,\%$`);
    const list = `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`;
    return {
      text: md`A factory makes ${product} ($M = ${molar}\ \text{g mol}^{-1}$) in ${word} steps. In each of them one mole of starting material can give one mole of product. The percentage yields of the steps are ${list}. ${
        asked === 'mass'
          ? md`What mass of the final product is obtained from $${decimals(n, 3)}\ \text{mol}$ of the first starting material?`
          : md`What amount of the first starting material is needed for $${sf(made)}\ \text{g}$ of the final product?`
      } [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${asked === 'mass' ? 'g' : 'mol'}}$`)}`,
      hints: [
        md`What amount is there after the first step? This is what the next step starts from.`,
        md`The yields, as decimals, are multiplied.`,
      ],
      answer: md`Each step turns only a part of what reaches it into product, so the yields are multiplied: $${yields.map((one) => decimals(one / 100, 2)).join(String.raw` \times `)} = ${sf(overall)}$. ${
        asked === 'mass'
          ? md`At full yield $${decimals(n, 3)} \times ${molar} = ${sf(n * molar, 4)}\ \text{g}$ would form, so

$$m = ${sf(overall)} \times ${sf(n * molar, 4)} = ${sf(right)}\ \text{g}$$`
          : md`The product is $\dfrac{${sf(made)}}{${molar}} = ${sf(made / molar, 4)}\ \text{mol}$. This is only the part that is left after all steps, so

$$n = \frac{${sf(made / molar, 4)}}{${sf(overall)}} = ${sf(right)}\ \text{mol}$$`
      }

The answer is **${key}**.

**Watch out:** many steps with good yields still give a poor overall yield. This is why short routes are better.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'simulation',
          shown: md`= ${sf(right)}\ \text{${asked === 'mass' ? 'g' : 'mol'}}`,
          // Step by step: what is left after each, or what must have been there before it.
          value:
            asked === 'mass'
              ? yields.reduce((left, one) => left - (left * (100 - one)) / 100, n) * molar
              : yields.toReversed().reduce((needed, one) => needed / (one / 100), made / molar),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
