import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const bases = [
  { name: 'ammonia', formula: 'NH_3', ion: 'NH_4^{+}', pK: 4.75 },
  { name: 'methylamine', formula: 'CH_3NH_2', ion: 'CH_3NH_3^{+}', pK: 3.34 },
  { name: 'ethylamine', formula: 'C_2H_5NH_2', ion: 'C_2H_5NH_3^{+}', pK: 3.35 },
] as const;

function solve({ pK, c }: Record<'pK' | 'c', number>) {
  const above = Math.round(100 * (c + pK)) % 3;
  const k = 10 ** -pK;
  const hydroxide = Math.sqrt(k * c);
  const ph = 14 + Math.log10(hydroxide);
  const tooLow = [
    {
      value: -Math.log10(hydroxide),
      note: md`This is the pOH. The solution is basic, so its pH is $14$ minus this.`,
    },
    {
      value: 14 - pK,
      note: md`You left out the concentration: this is $14 - \mathrm{p}K_b$, the $\mathrm{p}K_a$ of the conjugate acid.`,
    },
    {
      value: 14 + Math.log10(k * c),
      note: md`You left out the square root. The two ions form in equal amounts, so $K_b$ has $[\mathrm{OH^{-}}]^2$ in it.`,
    },
  ];
  const tooHigh = [
    {
      value: 14 + Math.log10(c),
      note: md`You took the base as a strong one, with $[\mathrm{OH^{-}}]$ equal to its concentration.`,
    },
    {
      value: 14 + Math.log10(Math.sqrt(k / c)),
      note: md`You divided $K_b$ by the concentration. Solve $K_b = \dfrac{[\mathrm{OH^{-}}]^2}{c}$ for the hydroxide ions.`,
    },
  ];
  const options = ascending([
    { value: ph, note: '' },
    ...tooHigh.slice(0, above),
    ...tooLow.slice(0, 3 - above),
  ]);
  return { k, hydroxide, ph, options };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: { base: choice(...bases), thousandths: integers(40, 400, 10) },
  allow: ({ base: { pK }, thousandths }) => {
    const c = thousandths / 1000;
    const { options, ph, hydroxide, k } = solve({ pK, c });
    const exact = 14 + Math.log10(root((x) => x * x - k * (c - x), 0, c));
    const gaps = options.slice(1).map(({ value }, index) => value - options[index]!.value);
    return hydroxide / c < 0.07 && gaps.every((gap) => gap > 0.2) && Math.abs(exact - ph) < 0.02;
  },
  write: ({ base: { name, formula, ion, pK }, thousandths }) => {
    const c = thousandths / 1000;
    const { k, hydroxide, ph, options } = solve({ pK, c });
    const key = keyOf(options);
    return {
      text: md`The base ${name}, $\mathrm{${formula}}$, has $\mathrm{p}K_b = ${decimals(pK, 2)}$ at $298\ \text{K}$. What is the pH of a $${decimals(c, 3)}\ \text{mol dm}^{-3}$ solution at this temperature? [1]

${lettered(options, (value) => md`$${decimals(value, 1)}$`)}`,
      hints: [
        md`Write the expression for $K_b$. Which two concentrations in it are equal?`,
        md`Find $[\mathrm{OH^{-}}]$ and the pOH first. Then $\mathrm{pH} = 14 - \mathrm{pOH}$.`,
      ],
      answer: md`Little of a weak base reacts, so $[\mathrm{${formula}}] \approx ${decimals(c, 3)}\ \text{mol dm}^{-3}$. Each molecule that takes up a proton gives one $\mathrm{${ion}}$ and one $\mathrm{OH^{-}}$, so these are equal and

$$[\mathrm{OH^{-}}] = \sqrt{K_b \times c} = \sqrt{10^{-${decimals(pK, 2)}} \times ${decimals(c, 3)}} = ${standardForm(hydroxide)}\ \text{mol dm}^{-3}$$

Here $K_b = ${standardForm(k)}$. This gives $\mathrm{pOH} = ${decimals(-Math.log10(hydroxide), 2)}$, and $\mathrm{pH} = 14 - ${decimals(-Math.log10(hydroxide), 2)} = ${decimals(ph, 1)}$. The answer is **${key}**.

**Watch out:** with $K_b$ the square root gives $[\mathrm{OH^{-}}]$. Stopping there gives the pOH, ${sf(-Math.log10(hydroxide), 2)}, which would be the pH of an acid.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: `= ${decimals(ph, 1)}`,
          // Without the approximation.
          value: 14 + Math.log10(root((x) => x * x - k * (c - x), 0, c)),
          within: 0.08,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
