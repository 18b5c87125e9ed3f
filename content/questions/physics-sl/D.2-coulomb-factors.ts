import { md, template } from '../../authoring/design.ts';
import { amongWrong, choiceAmong, farApart, keyOf, lettered } from '../../authoring/options.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** The right result has no note; each of the others has the mistake that leads to it. */
function solve({
  first,
  second,
  distance,
  force,
}: Record<'first' | 'second' | 'distance' | 'force', number>) {
  const right = (force * first * second) / distance ** 2;
  const wrong = [
    { value: (force * first * second) / distance, note: md`You forgot to square the distance.` },
    {
      value: force * first * second * distance ** 2,
      note: md`You multiplied by the square of the distance. It stands below the line.`,
    },
    {
      value: (force * (first + second)) / distance ** 2,
      note: md`You added the factors of the charges. The force is proportional to their product.`,
    },
    { value: force * first * second, note: md`You left out the change of the distance.` },
  ];
  const options = amongWrong(right, wrong, Math.round(first + second * 2 + distance * 2 + force / 3));
  const key = keyOf(options);
  return { options, key, right };
}

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    first: choice(2, 3, 4, 5),
    second: choice(0.5, 2, 3),
    distance: choice(0.5, 1.5, 2, 2.5, 3, 4),
    force: choice(6, 9, 12, 18, 24),
  },
  allow: (drawn) => {
    const { options } = solve(drawn);
    const { first, second } = drawn;
    if (!(second !== first)) return false;
    return farApart(options);
  },
  write: (drawn) => {
    const { first, second, distance, force } = drawn;
    const { options, key, right } = solve(drawn);
    return {
      text: md`The electric force between two small charged spheres is $${force}.0\ \text{mN}$. One charge is made $${first}$ times as great, the other $${second}$ times as great, and the distance between the spheres becomes $${distance}$ times as great. What is the force now? [1]

${lettered(options, (value) => md`$${sf(value)}\ \text{mN}$`)}`,
      hints: [md`How does Coulomb's law depend on the two charges and on the distance?`],
      answer: md`By Coulomb's law $F = k\dfrac{q_1q_2}{r^2}$. Each charge brings its own factor and the distance stands squared below the line: $F = ${force}.0 \times \dfrac{${first} \times ${second}}{${distance}^2} = ${sf(right)}\ \text{mN}$. The answer is **${key}**.

**Watch out:** the force on the other sphere is exactly as great, however different the charges are.`,
      scheme: [[key, '1']],
      checks: [
        {
          route: 'numeric',
          shown: md`= ${sf(right)}\ \text{mN}`,
          value:
            (force * ((8.99e9 * (2e-8 * first) * (3e-8 * second)) / (0.1 * distance) ** 2)) /
            ((8.99e9 * 2e-8 * 3e-8) / 0.1 ** 2),
        },
      ],
      replies: [choiceAmong(options)],
      mcqAnswer: key,
    };
  },
});
