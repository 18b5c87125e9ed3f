import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['4.9'],
  parameters: {
    story: choice(
      {
        who: 'Sanele',
        first: 'the long jump',
        second: 'throwing the javelin',
        units: ['cm', 'm'],
        where: 'at a school in Durban',
      },
      {
        who: 'Freya',
        first: 'the physics test',
        second: 'the geography test',
        units: ['marks', 'marks'],
        where: 'at a school in Aarhus',
      },
      {
        who: 'Arjun',
        first: 'the quiz on films',
        second: 'the quiz on history',
        units: ['points', 'points'],
        where: 'at a club in Chennai',
      },
    ),
    z1: choice(0.5, 0.8, 1.2, 1.5),
    z2: choice(0.4, 0.9, 1, 1.6, 2),
    s1: choice(10, 20, 30),
    s2: choice(5, 10),
    extra1: integers(0, 3),
    extra2: integers(0, 3),
  },
  allow: ({ s1, z1, s2, z2 }) =>
    Number.isInteger(s1 * z1) && Number.isInteger(s2 * z1) && Number.isInteger(s2 * z2),
  write: ({ story: { who, first, second, units, where }, z1, z2, s1, s2, extra1, extra2 }) => {
    const long = units[0] === 'cm';
    const m1 = (long ? 460 : 60) + 10 * extra1 + (s1 > 10 && !long ? 40 : 0);
    const m2 = (long ? 28 : 50) + 2 * extra2;
    const [x1, x2] = [m1 + s1 * z1, m2 + s2 * z2];
    const better = z1 > z2 ? first : second;
    const equal = m2 + s2 * z1;
    return {
      text: md`The results in ${first} ${where} are normally distributed with mean $${m1}$ ${units[0]} and standard deviation $${s1}$ ${units[0]}. Those in ${second} are normally distributed with mean $${m2}$ ${units[1]} and standard deviation $${s2}$ ${units[1]}. ${who} reaches $${x1}$ ${units[0]} in ${first} and $${x2}$ ${units[1]} in ${second}.

(a) Find the $z$-value of each of the two results. [3]

(b) State, with a reason, in which of the two ${who} did better in comparison with the others. [1]

(c) Find the result in ${second} that would be exactly as good as the result in ${first}. [2]`,
      hints: [
        md`$z = \dfrac{x - \mu}{\sigma}$ says how many standard deviations a result lies above the mean.`,
        md`Results that are equally good have the same $z$-value.`,
      ],
      answer: md`(a) For ${first}, $z = \dfrac{${x1} - ${m1}}{${s1}} = ${z1}$. For ${second}, $z = \dfrac{${x2} - ${m2}}{${s2}} = ${z2}$.

(b) In ${better}, because its $z$-value is greater: a smaller part of the others did better.

(c) The $z$-value must be $${z1}$, so $x = ${m2} + ${z1} \times ${s2} = ${equal}$ ${units[1]}.

**Watch out:** Don't compare how far the results are above their means. A distance from the mean says something only in comparison with the spread, so divide it by the standard deviation first.`,
      scheme: [
        [md`uses $z = \frac{x - \mu}{\sigma}$`, 'M1'],
        [md`$${z1}$`, 'A1'],
        [md`$${z2}$`, 'A1'],
        [md`${better}, because the $z$-value is greater`, 'R1'],
        [md`$${m2} + ${z1} \times ${s2}$, or an equation for it`, 'M1'],
        [md`$${equal}$ ${units[1]}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: `${first[0]!.toUpperCase()}${first.slice(1)}: $z =$`,
          expected: `${z1}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${s1 * z1} / ${s1 ** 2}`,
              note: md`You divided by the variance. A $z$-value counts standard deviations.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: `${second[0]!.toUpperCase()}${second.slice(1)}: $z =$`,
          expected: `${z2}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${s2 * z2} / ${s2 ** 2}`,
              note: md`You divided by the variance. A $z$-value counts standard deviations.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'give a reason' },
        {
          part: 'c',
          kind: 'number',
          expected: `${equal}`,
          accuracy: 'exact',
          unit: units[1]!,
          follows: `${m2} + a.1 * ${s2}`,
          mistakes:
            s1 === s2
              ? []
              : [
                  {
                    value: `${m2 + s1 * z1}`,
                    note: md`You added the same distance from the mean. It is the number of standard deviations that must be the same.`,
                  },
                ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`}{${s1}} = ${z1}`,
          value: root((z) => m1 + z * s1 - x1, -9, 9),
        },
        {
          part: 'a',
          route: 'substitution',
          shown: md`}{${s2}} = ${z2}`,
          value: root((z) => m2 + z * s2 - x2, -9, 9),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`\times ${s2} = ${equal}`,
          value: root((x) => (x - m2) / s2 - (x1 - m1) / s1, -500, 900),
        },
      ],
    };
  },
});
