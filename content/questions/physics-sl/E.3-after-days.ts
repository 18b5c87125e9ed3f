import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const sources = [
  { name: 'iodine-131', half: 8, unit: 'days' },
  { name: 'technetium-99m', half: 6, unit: 'hours' },
  { name: 'phosphorus-32', half: 14, unit: 'days' },
  { name: 'strontium-90', half: 29, unit: 'years' },
  { name: 'caesium-137', half: 30, unit: 'years' },
  { name: 'sodium-24', half: 15, unit: 'hours' },
] as const;

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  source,
  count,
  start,
  asked,
}: Record<'count' | 'start', number> & { source: (typeof sources)[number]; asked: string }) {
  const { name, half, unit } = source;
  const rest = start / 2 ** count;
  const isLeft = asked === 'left';
  const right = isLeft ? rest : start - rest;
  const time = half * count;
  const amount = isLeft ? 'activity' : 'number of nuclei';
  const wrong = [
    {
      value: isLeft ? start / count : start - start / count,
      note: md`You divided by the number of half-lives. Each half-life halves what is left.`,
    },
    { value: isLeft ? start - rest : rest, note: md`This is what ${isLeft ? 'has been lost' : 'is left'}.` },
    {
      value: isLeft ? start / (2 * count) : start - start / (2 * count),
      note: md`You divided by twice the number of half-lives. It is $2$ to the power of that number.`,
    },
    { value: isLeft ? 2 * rest : start - 2 * rest, note: md`You counted one half-life too few.` },
    { value: isLeft ? rest / 2 : start - rest / 2, note: md`You counted one half-life too many.` },
    {
      value: isLeft ? start / 3 ** count : start - start / 3 ** count,
      note: md`You took a third of it in each half-life. A half is left each time.`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(half + count + start / 160));
  const key = keyOf(options);
  return { options, key, name, half, unit, isLeft, right, time, amount };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    source: sources,
    count: choice(2, 3, 4, 5),
    start: choice(320, 480, 640, 800, 960),
    asked: choice('left', 'decayed'),
  },
  allow: (drawn) => farApart(solve(drawn).options, 1.04),
  write: (drawn) => {
    const { count, start } = drawn;
    const { options, key, name, half, unit, isLeft, right, time, amount } = solve(drawn);
    return {
      text: md`A sample of ${name}, which has a half-life of $${half}$ ${unit}, has ${isLeft ? md`an activity of $${start}\ \text{Bq}$. What is its activity` : md`$${start} \times 10^6$ nuclei. How many of them have decayed`} after $${time}$ ${unit}? [1]

${lettered(options, (value) => md`$${sf(value)}${isLeft ? md`\ \text{Bq}` : md` \times 10^6`}$`)}`,
      hints: [md`How many half-lives is this?`],
      answer: md`$${time}$ ${unit} are $\dfrac{${time}}{${half}} = ${count}$ half-lives. In each of them the ${amount} halves, so the fraction $\left(\dfrac{1}{2}\right)^{${count}} = \dfrac{1}{${2 ** count}}$ is left${isLeft ? '' : ', and the rest has decayed'}: ${isLeft ? md`the activity is $A = \dfrac{${start}}{${2 ** count}} = ${sf(right)}\ \text{Bq}$` : md`the number of nuclei that have decayed is $\left(1 - \dfrac{1}{${2 ** count}}\right) \times ${start} \times 10^6 = ${sf(right)} \times 10^6$`}. The answer is **${key}**.

**Watch out:** what is asked for, that which is left or that which has decayed? Read the question once more before you choose.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}`,
          value: isLeft
            ? start * Math.exp((-Math.log(2) * time) / half)
            : start * (1 - Math.exp((-Math.log(2) * time) / half)),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
