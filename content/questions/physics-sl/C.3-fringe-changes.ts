import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
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
  const options = amongWrong(right, wrong, Math.round(colour * 20 + screen * 2 + slits * 4));
  const key = keyOf(options);
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
  allow: (drawn) => farApart(solve(drawn).options, 1.04),
  write: (drawn) => {
    const { colour, screen, slits } = drawn;
    const { options, key, right } = solve(drawn);
    return {
      text: md`In a double-slit experiment the spacing of the bright fringes is measured. Then light with $${colour}$ times the wavelength is used, the screen is moved to $${screen}$ times its distance from the slits, and the slits are replaced by others with $${slits}$ times the separation. What is $\dfrac{\text{new fringe spacing}}{\text{old fringe spacing}}$? [1]

${lettered(options, (value) => md`$${sf(value)}$`)}`,
      hints: [md`How does the spacing depend on wavelength, distance and slit separation?`],
      answer: md`The fringe spacing is $s = \dfrac{\lambda D}{d}$. Wavelength and distance are on top, the separation of the slits below, so the spacing changes by the factor $\dfrac{${colour} \times ${screen}}{${slits}} = ${sf(right)}$. The answer is **${key}**.

**Watch out:** $d$ and $D$ are easily mixed up. The small $d$ is the small distance, between the slits.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}`,
          value: (600e-9 * colour * 2 * screen) / (0.4e-3 * slits) / ((600e-9 * 2) / 0.4e-3),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
