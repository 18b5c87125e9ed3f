import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  first,
  second,
  force,
  pulled,
}: Record<'first' | 'second' | 'force', number> & { pulled: string }) {
  const acceleration = force / (first + second);
  const behind = pulled === 'P' ? second : first;
  const ahead = pulled === 'P' ? first : second;
  const right = behind * acceleration;
  const other = pulled === 'P' ? 'Q' : 'P';
  const wrong = [
    {
      value: ahead * acceleration,
      note: md`This is the resultant force on ${pulled}, which is pulled directly. The string accelerates ${other} alone.`,
    },
    {
      value: force,
      note: md`The string would have to accelerate ${pulled} as well. It pulls only ${other}.`,
    },
    {
      value: force / 2,
      note: md`You shared the force equally. Each trolley needs a resultant force in proportion to its mass.`,
    },
    {
      value: acceleration,
      note: md`This is the acceleration, in $\text{m s}^{-2}$. Multiply it by the mass of ${other}.`,
    },
  ];
  const options = amongWrong(right, wrong, first + force / 4);
  const key = keyOf(options);
  return { options, key, acceleration, behind, ahead, right, other };
}

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    first: integers(2, 9),
    second: integers(2, 9),
    force: integers(12, 48, 4),
    pulled: choice('P', 'Q'),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { first, second } = drawn;
    if (!(first !== second)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { first, second, force, pulled } = drawn;
    const { options, key, acceleration, behind, ahead, right, other } = solve(drawn);
    return {
      text: md`Two trolleys P and Q of masses $${first}.0\ \text{kg}$ and $${second}.0\ \text{kg}$ stand on a smooth horizontal track and are joined by a light string. A horizontal force of $${force}\ \text{N}$ pulls trolley ${pulled} away from the other one, so that both accelerate. What is the tension in the string? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{N}$`)}`,
      hints: [
        md`Both trolleys have the same acceleration. Find it from the whole system first.`,
        md`Then look at the trolley on which only the string pulls.`,
      ],
      answer: md`Together the trolleys have the acceleration $a = \dfrac{${force}}{${first} + ${second}} = ${sf(acceleration, 4)}\ \text{m s}^{-2}$. The only horizontal force on ${other} is the tension, so $T = m_{${other}}a = ${behind}.0 \times ${sf(acceleration, 4)} = ${sf(right)}\ \text{N}$. The answer is **${key}**.

**Watch out:** the tension is smaller than the force that pulls, or trolley ${pulled} would have no resultant force.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{N}`,
          value: solveLinear(
            [
              [ahead, 1],
              [behind, -1],
            ],
            [force, 0],
          )[1]!,
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
