import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, standardForm } from '../../authoring/wording.ts';

const liquids = [
  { name: 'soap solution from Aleppo', low: 87, high: 103 },
  { name: 'rain water from Bergen', low: 48, high: 59 },
  { name: 'lemonade from Lagos', low: 27, high: 36 },
  { name: 'water from Lake Magadi in Kenya', low: 96, high: 107 },
  { name: 'black coffee from Addis Ababa', low: 46, high: 54 },
  { name: 'lime water from Hanoi', low: 116, high: 124 },
] as const;

function solve(tenths: number) {
  const ph = tenths / 10;
  const wrong = [
    { value: 10 ** -ph, note: md`This is $[\mathrm{H^{+}}]$. The hydroxide ions follow from $K_w$.` },
    {
      value: Math.exp(ph - 14),
      note: md`You used powers of $\mathrm{e}$. pH is a logarithm with base 10.`,
    },
    {
      value: 1e-14 * 10 ** -ph,
      note: md`You multiplied $K_w$ by $[\mathrm{H^{+}}]$. The hydroxide concentration is $K_w$ divided by it.`,
    },
    {
      value: 1e-7,
      note: md`This is $[\mathrm{OH^{-}}]$ in pure water. The pH tells that it is another one here.`,
    },
  ];
  const options = amongWrong(10 ** (ph - 14), wrong, tenths);
  return { ph, options };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: { liquid: choice(...liquids), tenths: integers(27, 124) },
  allow: ({ liquid, tenths }) => tenths >= liquid.low && tenths <= liquid.high && tenths % 10 !== 0,
  write: ({ liquid, tenths }) => {
    const { ph, options } = solve(tenths);
    const key = keyOf(options);
    const hydroxide = 10 ** (ph - 14);
    return {
      text: md`A sample of ${liquid.name} has pH $${decimals(ph, 1)}$ at $298\ \text{K}$, where $K_w = 1.00 \times 10^{-14}$. What is the concentration of hydroxide ions in it, in $\text{mol dm}^{-3}$? [1]

${lettered(options, (value) => md`$${standardForm(value, 2)}$`)}`,
      hints: [
        md`Find $[\mathrm{H^{+}}]$ from the pH first.`,
        md`In every aqueous solution $[\mathrm{H^{+}}][\mathrm{OH^{-}}] = K_w$.`,
      ],
      answer: md`The definition of pH gives $[\mathrm{H^{+}}] = 10^{-${decimals(ph, 1)}} = ${standardForm(10 ** -ph, 2)}\ \text{mol dm}^{-3}$. Water always contains both ions, with the product $K_w$:

$$[\mathrm{OH^{-}}] = \frac{K_w}{[\mathrm{H^{+}}]} = \frac{1.00 \times 10^{-14}}{10^{-${decimals(ph, 1)}}} = ${standardForm(hydroxide, 2)}\ \text{mol dm}^{-3}$$

The answer is **${key}**.

**Watch out:** the sample is ${ph < 7 ? 'acidic, so $[\\mathrm{OH^{-}}]$ must be below' : 'basic, so $[\\mathrm{OH^{-}}]$ must be above'} $1.0 \times 10^{-7}\ \text{mol dm}^{-3}$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${standardForm(hydroxide, 2)}\ \text{mol dm}^{-3}`,
          value: Math.exp(Math.log(1e-14) + ph * Math.LN10),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
