import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({ parallax, unit, ratio }: Record<'parallax' | 'ratio', number> & { unit: string }) {
  const isParsec = unit === 'parsecs';
  const near = 1 / parallax;
  const right = (isParsec ? 1 : 3.26) * near * ratio;
  const wrong = [
    {
      value: ((isParsec ? 1 : 3.26) * near) / ratio,
      note: md`You divided by $${ratio}$. A smaller parallax belongs to a greater distance.`,
    },
    { value: (isParsec ? 1 : 3.26) * near, note: md`This is the distance of star X.` },
    {
      value: isParsec ? parallax * ratio : near * ratio,
      note: md`${isParsec ? 'You multiplied the angle. The distance is the inverse of the parallax.' : 'This is the distance in parsecs.'}`,
    },
    {
      value: (isParsec ? 2 : 3.26 / 3.26 ** 2) * near * ratio,
      note: md`${isParsec ? 'You doubled the distance. The parallax angle is half of the whole shift already.' : 'You divided by $3.26$. One parsec is $3.26$ light years, so the number grows.'}`,
    },
  ];
  const options = amongWrong(right, wrong, Math.round(parallax * 1000 + ratio));
  const key = keyOf(options);
  return { options, key, isParsec, near, right };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    parallax: choice(0.05, 0.08, 0.1, 0.125, 0.16, 0.2, 0.25, 0.32, 0.4, 0.5),
    unit: choice('parsecs', 'light years'),
    ratio: choice(2, 3, 4),
  },
  allow: (drawn) => farApart(solve(drawn).options),
  write: (drawn) => {
    const { parallax, unit, ratio } = drawn;
    const shown = parallax === 0.125 ? '0.125' : decimals(parallax, 2);
    const { options, key, isParsec, near, right } = solve(drawn);
    return {
      text: md`Star X has a parallax of $${shown}$ arc-seconds. The parallax of star Y is ${ratio === 2 ? 'half' : ratio === 3 ? 'a third' : 'a quarter'} of that. How far away is star Y, in ${unit}?${isParsec ? '' : md` Take $1\ \text{pc} = 3.26\ \text{ly}$.`} [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{${isParsec ? 'pc' : 'ly'}}$`)}`,
      hints: [md`How are the distance in parsecs and the parallax in arc-seconds linked?`],
      answer: md`The distance in parsecs is the inverse of the parallax in arc-seconds, so X is at $\dfrac{1}{${shown}} = ${sf(near)}\ \text{pc}$. Y has $\dfrac{1}{${ratio}}$ of the parallax, so it is $${ratio}$ times as far away: $d = ${sf(near * ratio)}\ \text{pc}$. ${isParsec ? '' : md`In light years this is $d = 3.26 \times ${sf(near * ratio)} = ${sf(right)}\ \text{ly}$.`} The answer is **${key}**.

**Watch out:** the smaller the angle, the greater the distance. Very distant stars have a parallax too small to be measured.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{${isParsec ? 'pc' : 'ly'}}`,
          value: (isParsec ? 1 : 3.26) * root((d) => 1 / d - parallax / ratio, 0.1, 1e4),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
