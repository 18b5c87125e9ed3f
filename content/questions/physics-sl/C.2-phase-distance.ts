import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ frequency, speed, gap }: Record<'frequency' | 'speed' | 'gap', number>) {
  const wavelength = speed / frequency;
  const right = (360 * gap) / wavelength;
  const wrong = [
    {
      value: (180 * gap) / wavelength,
      note: md`You gave one wavelength $180^\circ$. A whole wavelength is a whole cycle, $360^\circ$.`,
    },
    { value: (2 * Math.PI * gap) / wavelength, note: md`This is the phase difference in radians.` },
    { value: 360 - (360 * gap) / wavelength, note: md`This is what is missing to a whole cycle.` },
    {
      value: (360 * gap * speed) / frequency,
      note: md`You multiplied by the wavelength in place of dividing.`,
    },
    {
      value: (720 * gap) / wavelength,
      note: md`You gave half a wavelength $360^\circ$. That is a whole wavelength.`,
    },
    { value: (360 * wavelength) / gap, note: md`You have the fraction of a wavelength upside down.` },
  ];
  const options = amongWrong(right, wrong, Math.round(frequency / 10 + speed + gap * 100));
  const key = keyOf(options);
  return { options, key, wavelength, right };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    frequency: choice(40, 50, 80, 100, 120, 160, 200, 250),
    speed: choice(12, 16, 20, 24, 30, 36, 40),
    gap: choice(0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { frequency, speed, gap } = drawn;
    if (!(gap < 0.45 * (speed / frequency) && gap > 0.08 * (speed / frequency))) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { frequency, speed, gap } = drawn;
    const { options, key, wavelength, right } = solve(drawn);
    return {
      text: md`Waves of frequency $${frequency}\ \text{Hz}$ travel along a stretched wire at $${speed}\ \text{m s}^{-1}$. What is the phase difference between two points of the wire that are $${gap * 100}.0\ \text{cm}$ apart? [1]

${lettered(options, (value) => md`$${sf(value)}^\circ$`)}`,
      hints: [
        md`What is the wavelength?`,
        md`Two points one wavelength apart differ by a whole cycle, $360^\circ$.`,
      ],
      answer: md`The wavelength is $\lambda = \dfrac{v}{f} = \dfrac{${speed}}{${frequency}} = ${sf(wavelength, 4)}\ \text{m}$. One wavelength corresponds to $360^\circ$, so the distance of $${gap}\ \text{m}$ corresponds to $\dfrac{${gap}}{${sf(wavelength, 4)}} \times 360^\circ = ${sf(right)}^\circ$. The answer is **${key}**.

**Watch out:** two points differ by $180^\circ$ when they are *half* a wavelength apart. Then one moves up while the other moves down.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}^\circ`,
          value: 360 * frequency * integral(() => 1 / speed, 0, gap),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
