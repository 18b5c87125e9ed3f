import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ lines, wavelength }: Record<'lines' | 'wavelength', number>) {
  const spacing = 1e6 / lines;
  const orders = Math.floor(spacing / wavelength);
  const right = 2 * orders + 1;
  const wrong = [
    {
      value: orders,
      note: md`This is the highest order on one side. Maxima appear on both sides, and there is the central one.`,
    },
    { value: 2 * orders, note: md`You left out the central maximum.` },
    { value: orders + 1, note: md`You counted one side and the centre. The pattern has two sides.` },
    {
      value: 2 * orders + 3,
      note: md`You rounded the highest order up. For it $\sin\theta$ would be greater than $1$.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(lines / 50 + wavelength / 10));
  const key = keyOf(options);
  return { options, key, spacing, orders, right };
}

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  parameters: { lines: choice(200, 250, 300, 350, 400, 450, 500, 600), wavelength: integers(430, 690, 10) },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { lines, wavelength } = drawn;
    if (
      !(
        (1e6 / lines / wavelength) % 1 > 0.06 &&
        (1e6 / lines / wavelength) % 1 < 0.94 &&
        Math.floor(1e6 / lines / wavelength) > 1
      )
    )
      return false;
    return options.every(({ value }, at) => {
      const before = options[at - 1]?.value;
      return before === undefined || value > before;
    });
  },
  write: (drawn) => {
    const { lines, wavelength } = drawn;
    const { options, key, spacing, orders, right } = solve(drawn);
    return {
      text: md`Light of wavelength $${wavelength}\ \text{nm}$ falls at right angles on a diffraction grating with $${lines}$ lines per millimetre. How many bright maxima are there in all? [1]

${lettered(options, (value) => md`$${value}$`)}`,
      hints: [
        md`What is the greatest value that $\sin\theta$ can have?`,
        md`Count both sides and the centre.`,
      ],
      answer: md`The grating spacing is $d = \dfrac{1\ \text{mm}}{${lines}} = ${sf(spacing, 4)}\ \text{nm}$. Maxima are at $n\lambda = d\sin\theta$, and $\sin\theta$ is less than $1$, so $n < \dfrac{d}{\lambda} = \dfrac{${sf(spacing, 4)}}{${wavelength}} = ${sf(spacing / wavelength)}$. The highest order is $${orders}$. With both sides and the central maximum there are $2 \times ${orders} + 1 = ${right}$ maxima. The answer is **${key}**.

**Watch out:** always round the highest order down.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${right}`,
          value: sum((n) => (Math.abs(n) * wavelength < 1e6 / lines ? 1 : 0), -50, 50),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
