import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const pairs = [
  { acid: 'CH_3COOH', base: 'CH_3COO^{-}', pK: 4.76, use: 'to store a vaccine' },
  { acid: 'HCOOH', base: 'HCOO^{-}', pK: 3.75, use: 'for tanning leather in Fès' },
  { acid: 'H_2PO_4^{-}', base: 'HPO_4^{2-}', pK: 7.21, use: 'for an experiment with an enzyme' },
  { acid: 'NH_4^{+}', base: 'NH_3', pK: 9.25, use: 'to test the hardness of water' },
] as const;

/** The ratio of the first to the second, and what slips make of it. */
function solve({ pK, tenths, ofBase }: { pK: number; tenths: number; ofBase: boolean }) {
  const ph = Math.round(pK * 10) / 10 + tenths / 10;
  const ratio = 10 ** ((ph - pK) * (ofBase ? 1 : -1));
  const options = ascending([
    { value: ratio, note: '' },
    {
      value: 1 / ratio,
      note: md`You have the ratio upside down. Below $\mathrm{p}K_a$ there is more of the acid, above it more of the base.`,
    },
    {
      value: Math.E ** ((ph - pK) * (ofBase ? 1 : -1)),
      note: md`You used powers of $\mathrm{e}$. pH and $\mathrm{p}K_a$ are logarithms with base 10.`,
    },
    {
      value: ph / pK,
      note: md`You divided pH by $\mathrm{p}K_a$. Their difference is the logarithm of the ratio.`,
    },
  ]);
  return { ph, ratio, options };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    pair: choice(...pairs),
    tenths: integers(-9, 9),
    ofBase: choice(true, false),
  },
  allow: ({ pair: { pK }, tenths, ofBase }) =>
    Math.abs(tenths) > 2 && farApart(solve({ pK, tenths, ofBase }).options, 1.12),
  write: ({ pair: { acid, base, pK, use }, tenths, ofBase }) => {
    const { ph, ratio, options } = solve({ pK, tenths, ofBase });
    const key = keyOf(options);
    const [top, bottom] = ofBase ? [base, acid] : [acid, base];
    return {
      text: md`A buffer of pH $${decimals(ph, 2)}$ that contains $\mathrm{${acid}}$ and $\mathrm{${base}}$ is needed ${use}. $\mathrm{p}K_a$ of $\mathrm{${acid}}$ is $${decimals(pK, 2)}$. What is the ratio $\dfrac{[\mathrm{${top}}]}{[\mathrm{${bottom}}]}$ in this buffer? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [
        md`Is the pH above or below $\mathrm{p}K_a$? Which of the two species must then be in excess?`,
        md`Write $K_a$ and solve it for the ratio, with $[\mathrm{H^{+}}] = 10^{-\mathrm{pH}}$.`,
      ],
      answer: md`$K_a = \dfrac{[\mathrm{H^{+}}][\mathrm{${base}}]}{[\mathrm{${acid}}]}$, so

$$\frac{[\mathrm{${base}}]}{[\mathrm{${acid}}]} = \frac{K_a}{[\mathrm{H^{+}}]} = \frac{10^{-${decimals(pK, 2)}}}{10^{-${decimals(ph, 2)}}} = ${sf(10 ** (ph - pK))}$$

${ofBase ? md`This is the ratio that is asked for: $r = ${sf(ratio)}$.` : md`The other way round it is $r = \dfrac{10^{-${decimals(ph, 2)}}}{10^{-${decimals(pK, 2)}}} = ${sf(ratio)}$.`} The answer is **${key}**.

**Watch out:** pH $${decimals(ph, 2)}$ is ${ph > pK ? 'above' : 'below'} $\mathrm{p}K_a$, so there must be more of the ${ph > pK ? 'base' : 'acid'}. Use this to see whether your ratio is the right way up.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: sf(ratio),
          // The ratio at which the pH of the buffer is the one that is asked for.
          value: root((r) => pK + (ofBase ? 1 : -1) * Math.log10(r) - ph, 1e-3, 1e3),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
