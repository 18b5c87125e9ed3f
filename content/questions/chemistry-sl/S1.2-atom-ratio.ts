import { mean } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { ascending, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';

type Drawn = {
  light: number;
  gap: number;
  ratio: readonly [number, number];
  lighterFirst: boolean;
  slip: string;
};

function solve({ light, gap, ratio, lighterFirst, slip }: Drawn) {
  const heavy = light + gap;
  // Of the lighter and of the heavier isotope.
  const [few, many] = lighterFirst ? ratio : [ratio[1], ratio[0]];
  const right = (few * light + many * heavy) / (few + many);
  const options = ascending([
    { value: right, note: '' },
    {
      value: (many * light + few * heavy) / (few + many),
      note: 'You exchanged the two parts of the ratio: the mean must be closer to the mass of the isotope with more atoms.',
    },
    {
      value: (light + heavy) / 2,
      note: 'You took the plain mean of the two mass numbers. There is more of one isotope than of the other.',
    },
    slip === 'common'
      ? {
          value: few > many ? light : heavy,
          note: 'You gave the mass number of the more common isotope. The other one counts, too.',
        }
      : {
          value: few > many ? light + (gap * many) / few : heavy - (gap * few) / many,
          note: 'You took the ratio of the numbers for a fraction of all atoms. Divide by the sum of both parts.',
        },
  ]);
  return { heavy, few, many, right, options };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    light: integers(40, 90),
    gap: choice(2, 4),
    ratio: choice([3, 1], [4, 1], [1, 3], [1, 4], [3, 2], [2, 3], [7, 3], [3, 7]),
    lighterFirst: choice(true, false),
    slip: choice('common', 'ratio', 'ratio'),
  },
  allow: (drawn) =>
    (drawn.slip === 'common') === (drawn.light % 3 === 0) && farApart(solve(drawn).options, 1.0015),
  write: (drawn) => {
    const { light, ratio, lighterFirst } = drawn;
    const { heavy, few, many, right, options } = solve(drawn);
    const key = keyOf(options);
    const [first, second] = lighterFirst ? [light, heavy] : [heavy, light];
    return {
      text: md`An element X has only two isotopes. In a sample, the ratio $\dfrac{\text{number of atoms of } ^{${first}}\mathrm{X}}{\text{number of atoms of } ^{${second}}\mathrm{X}}$ is $\dfrac{${ratio[0]}}{${ratio[1]}}$. What is the relative atomic mass of X in the sample? [1]

${lettered(options, (value) => md`$${decimals(value, 1)}$`)}`,
      hints: [
        'Imagine a handful of atoms in just this ratio, and find their mean mass.',
        md`How many atoms are there in the smallest such handful?`,
      ],
      answer: md`Take $${ratio[0]} + ${ratio[1]} = ${few + many}$ atoms in this ratio: $${few}$ of $^{${light}}\mathrm{X}$ and $${many}$ of $^{${heavy}}\mathrm{X}$. Their mean mass is

$$A_r = \frac{${few} \times ${light} + ${many} \times ${heavy}}{${few + many}} = ${decimals(right, 1)}$$

The answer is **${key}**. As a check, the mean is closer to $${few > many ? light : heavy}$, the mass of the more common isotope.

**Watch out:** a ratio of $3 : 1$ is not a fraction of $\frac{1}{3}$. One isotope has $\frac{3}{4}$ of the atoms and the other $\frac{1}{4}$.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'simulation',
          shown: md`= ${decimals(right, 1)}`,
          // Atom by atom.
          value: mean([...Array<number>(few).fill(light), ...Array<number>(many).fill(heavy)]),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
