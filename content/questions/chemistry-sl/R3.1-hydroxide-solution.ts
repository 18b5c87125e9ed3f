import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';

const bases = [
  { name: 'Barium hydroxide', formula: 'Ba(OH)_2', ion: 'Ba^{2+}' },
  { name: 'Strontium hydroxide', formula: 'Sr(OH)_2', ion: 'Sr^{2+}' },
  { name: 'Calcium hydroxide', formula: 'Ca(OH)_2', ion: 'Ca^{2+}' },
] as const;

/** Mistakes that make the pH too low and too high; which of them are shown places the right one among them. */
function solve({ tenths, volume }: Record<'tenths' | 'volume', number>) {
  const millimoles = tenths / 10;
  const c = millimoles / volume;
  const ph = (hydroxide: number) => 14 + Math.log10(hydroxide);
  const tooLow = [
    {
      value: -Math.log10(2 * c),
      note: md`You took minus the logarithm of $[\mathrm{OH^{-}}]$. The pH needs $[\mathrm{H^{+}}]$, which follows from $K_w$.`,
    },
    { value: ph(c), note: md`You counted one hydroxide ion in each formula unit. There are two.` },
    { value: ph(c / 2), note: md`You divided by two. Each formula unit sets two hydroxide ions free.` },
  ];
  const tooHigh = [
    {
      value: ph(3 * c),
      note: md`You counted all three ions of a formula unit. The metal ion is no hydroxide ion.`,
    },
    {
      value: ph(4 * c),
      note: md`You doubled twice. Each formula unit sets two hydroxide ions free, not four.`,
    },
  ];
  const options = amongWrong(ph(2 * c), [...tooHigh, ...tooLow], tenths + volume / 50);
  return { millimoles, c, ph: ph(2 * c), options };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    base: choice(...bases),
    tenths: integers(12, 60),
    volume: choice(200, 250, 400, 500, 1000),
  },
  // Calcium hydroxide is sparingly soluble.
  allow: (drawn) => solve(drawn).c < 0.015,
  write: (drawn) => {
    const { base, volume } = drawn;
    const { millimoles, c, ph, options } = solve(drawn);
    const key = keyOf(options);
    return {
      text: md`${base.name}, $\mathrm{${base.formula}}$, is fully ionised in dilute solution. A sample of $${decimals(millimoles / 1000, 5)}\ \text{mol}$ is dissolved in water and made up to $${volume}\ \text{cm}^3$ at $298\ \text{K}$, where $K_w = 1.00 \times 10^{-14}$. What is the pH of the solution? [1]

${lettered(options, (value) => md`$${decimals(value, 2)}$`)}`,
      hints: [
        md`How many hydroxide ions does one formula unit set free?`,
        md`Find $[\mathrm{OH^{-}}]$, then $[\mathrm{H^{+}}]$ from $K_w$, then the pH.`,
      ],
      answer: md`The concentration of the base is $\dfrac{${decimals(millimoles / 1000, 5)}}{${decimals(volume / 1000, 3)}} = ${sf(c)}\ \text{mol dm}^{-3}$. Each formula unit gives one $\mathrm{${base.ion}}$ and two $\mathrm{OH^{-}}$, so $[\mathrm{OH^{-}}] = 2 \times ${sf(c)} = ${sf(2 * c)}\ \text{mol dm}^{-3}$.

The product of the two concentrations is $K_w$: $[\mathrm{H^{+}}] = \dfrac{1.00 \times 10^{-14}}{${sf(2 * c)}} = ${standardForm(1e-14 / (2 * c))}\ \text{mol dm}^{-3}$, which gives $\mathrm{pH} = ${decimals(ph, 2)}$. The answer is **${key}**.

**Watch out:** a base has a pH above 7. If you find one below 7, you have stopped at the hydroxide ions.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`\mathrm{pH} = ${decimals(ph, 2)}`,
          // The pH at which both ions multiply to the ionic product.
          value: root((x) => (10 ** -x * 2 * millimoles) / volume - 1e-14, 7, 14),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
