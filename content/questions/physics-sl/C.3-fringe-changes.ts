import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ colour, screen, slits }: Record<'colour' | 'screen' | 'slits', number>) {
  const right = (colour * screen) / slits;
  const wrong = [
    {
      value: colour * screen * slits,
      note: md`You multiplied by the factor of the slit separation. Slits further apart give a narrower pattern.`,
    },
    {
      value: screen / (colour * slits),
      note: md`You divided by the factor of the wavelength. A longer wavelength gives a wider pattern.`,
    },
    {
      value: (colour * slits) / screen,
      note: md`You exchanged the distance to the screen and the slit separation.`,
    },
    { value: slits / (colour * screen), note: md`You turned the ratio round.` },
  ];
  const omitted = Math.round(colour * 20 + screen * 2 + slits * 4) % wrong.length;
  const options = [{ value: right, note: '' }, ...wrong.filter((_, at) => at !== omitted)].sort(
    (one, other) => one.value - other.value,
  );
  const key = 'ABCD'[options.findIndex(({ note }) => note === '')]!;
  return { options, key, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    colour: choice(0.7, 0.8, 0.9, 1.2, 1.25),
    screen: choice(0.5, 1.5, 2, 2.5, 3),
    slits: choice(0.5, 0.75, 1.5, 2, 2.5),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    return options.every(({ value }, at) => {
      const before = options[at - 1]?.value;
      return before === undefined || (before > 0 && value > 1.04 * before);
    });
  },
  write: (drawn) => {
    const { colour, screen, slits } = drawn;
    const { options, key, right } = solve(drawn);
    return {
      text: md`In a double-slit experiment the spacing of the bright fringes is measured. Then light with $${colour}$ times the wavelength is used, the screen is moved to $${screen}$ times its distance from the slits, and the slits are replaced by others with $${slits}$ times the separation. What is $\dfrac{\text{new fringe spacing}}{\text{old fringe spacing}}$? [1]

${options.map(({ value }, at) => md`- ${'ABCD'[at]}. $${sf(value)}$`).join('\n')}`,
      hints: [md`How does the spacing depend on wavelength, distance and slit separation?`],
      answer: md`The fringe spacing is $s = \dfrac{\lambda D}{d}$. Wavelength and distance are on top, the separation of the slits below, so the spacing changes by the factor $\dfrac{${colour} \times ${screen}}{${slits}} = ${sf(right)}$. The answer is **${key}**.

**Watch out:** $d$ and $D$ are easily mixed up. The small $d$ is the small distance, between the slits.`,
      scheme: [[key, 'A1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}`,
          value: (600e-9 * colour * 2 * screen) / (0.4e-3 * slits) / ((600e-9 * 2) / 0.4e-3),
        },
      ],
      replies: [
        {
          kind: 'choice',
          expected: key,
          mistakes: options.flatMap(({ note }, at) => (note === '' ? [] : [{ value: 'ABCD'[at]!, note }])),
        },
      ],
      mcqAnswer: key,
    };
  },
});
