import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

type Drawn = { light: number; gap: number; share: number };

/** The share is that of the heavier isotope, in per cent. */
function solve({ light, gap, share }: Drawn) {
  const mass = Number((light + (gap * share) / 100).toFixed(2));
  const minor = Math.min(share, 100 - share);
  const right = (100 * minor) / (100 - minor);
  const options = ascending([
    { value: right, note: '' },
    {
      value: minor,
      note: md`This is the percentage of all atoms. The height is compared with the tallest peak, not with the sum of both.`,
    },
    {
      value: 100 - minor,
      note: md`This is the percentage of the more common isotope, which makes the tallest peak.`,
    },
    light % 2
      ? {
          value: (minor * (100 - minor)) / 100,
          note: 'You multiplied by the larger percentage. Divide by it to compare with the tallest peak.',
        }
      : {
          value: (100 * (100 - minor)) / minor,
          note: 'You divided the larger percentage by the smaller one. No peak is higher than the tallest one.',
        },
  ]);
  return { mass, minor, right, options };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: { light: integers(60, 190), gap: choice(2, 4), share: integers(15, 85) },
  allow: (drawn) => {
    const { options } = solve(drawn);
    return farApart(options, 1.08) && Math.abs(drawn.share - 50) > 8 && (drawn.gap * drawn.share) % 2 === 0;
  },
  write: (drawn) => {
    const { light, gap, share } = drawn;
    const { mass, minor, right, options } = solve(drawn);
    const key = keyOf(options);
    const heavy = light + gap;
    const [common, rare] = share > 50 ? [heavy, light] : [light, heavy];
    const shown = decimals(mass, 2);
    return {
      text: md`An element X has two isotopes, $^{${light}}\mathrm{X}$ and $^{${heavy}}\mathrm{X}$, and the relative atomic mass $${shown}$. In its mass spectrum the peaks of $\mathrm{X^+}$ are drawn so that the taller one has the height $100$. What is the height of the other peak? [1]

${lettered(options, (value) => md`$${decimals(value, 1)}$`)}`,
      hints: [
        'Find the percentage of each isotope first.',
        'Then scale both percentages so that the larger one becomes 100.',
      ],
      answer: md`Let $x$ be the fraction of $^{${heavy}}\mathrm{X}$. From $${light}(1 - x) + ${heavy}x = ${shown}$ it follows that $x = \dfrac{${shown} - ${light}}{${gap}} = ${decimals(share / 100, 2)}$. So $${100 - minor}\%$ of the atoms are $^{${common}}\mathrm{X}$, which makes the taller peak, and $${minor}\%$ are $^{${rare}}\mathrm{X}$. The ratio of the heights is that of the percentages:

$$h = 100 \times \frac{${minor}}{${100 - minor}} = ${decimals(right, 1)}$$

The answer is **${key}**.

**Watch out:** 'relative to the tallest peak' and 'per cent of all atoms' are two different scales.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'substitution',
          shown: md`= ${decimals(right, 1)}`,
          // The height with which the weighted mean is the given mass.
          value: root((h) => (common * 100 + rare * h) / (100 + h) - mass, 0.1, 99),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
