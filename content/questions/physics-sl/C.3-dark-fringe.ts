import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ wavelength, order, kind }: Record<'wavelength' | 'order', number> & { kind: string }) {
  const isDark = kind === 'dark';
  const right = (isDark ? order - 0.5 : order) * wavelength;
  const name = ['first', 'second', 'third', 'fourth'][order - 1]!;
  const wrong = [
    {
      value: (isDark ? order : order - 0.5) * wavelength,
      note: md`This is the path difference at the ${name} ${isDark ? 'bright' : 'dark'} fringe beside the centre.`,
    },
    {
      value: (isDark ? order + 0.5 : order + 1) * wavelength,
      note: md`You counted one too far. ${isDark ? md`The first dark fringe has half a wavelength.` : 'The central fringe has the path difference zero.'}`,
    },
    {
      value: (isDark ? 2 * order - 1 : 2 * order) * wavelength,
      note: md`You took twice the path difference.`,
    },
    { value: (isDark ? order - 0.5 : order) * wavelength * 0.5, note: md`You halved the path difference.` },
  ];
  const options = amongWrong(right, wrong, Math.round(wavelength / 10 + order));
  const key = keyOf(options);
  return { options, key, isDark, right, name };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    wavelength: integers(450, 650, 10),
    order: choice(1, 2, 3, 4),
    kind: choice('dark', 'bright'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { order, kind } = drawn;
    if (!(order > 1 || kind === 'dark')) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { wavelength, order, kind } = drawn;
    const { options, key, isDark, right, name } = solve(drawn);
    return {
      text: md`Light of wavelength $${wavelength}\ \text{nm}$ from two coherent slits forms fringes on a screen. The waves leave the slits in phase. What is the path difference at the ${name} **${kind}** fringe from the central bright fringe? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{nm}$`)}`,
      hints: [
        md`What is the path difference at the central bright fringe?`,
        md`Which path differences make the waves arrive ${isDark ? 'in antiphase' : 'in phase'}?`,
      ],
      answer: md`At the central bright fringe the path difference is zero. ${isDark ? md`At dark fringes the waves arrive in antiphase, so the path difference is $\frac{1}{2}\lambda$, $\frac{3}{2}\lambda$, $\frac{5}{2}\lambda$ and so on.` : md`At bright fringes the waves arrive in phase, so it is $\lambda$, $2\lambda$, $3\lambda$ and so on.`} At the ${name} one it is $${isDark ? order - 0.5 : order} \times ${wavelength} = ${sf(right)}\ \text{nm}$. The answer is **${key}**.

**Watch out:** the first dark fringe belongs to $\frac{1}{2}\lambda$, so the number in front of $\lambda$ is one half less than its place in the count.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{nm}`,
          value: isDark
            ? roots((x) => Math.cos((Math.PI * x) / wavelength), 0.01, 6.2 * wavelength)[order - 1]!
            : roots((x) => Math.sin((Math.PI * x) / wavelength), 0.01, 6.2 * wavelength)[order - 1]!,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
