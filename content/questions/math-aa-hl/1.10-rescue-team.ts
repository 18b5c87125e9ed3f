import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

/** Every subset of the given size, as masks. */
function teams(people: number, size: number): number[] {
  const found: number[] = [];
  for (let mask = 0; mask < 1 << people; mask += 1) {
    let members = 0;
    for (let bit = mask; bit > 0; bit &= bit - 1) members += 1;
    if (members === size) found.push(mask);
  }
  return found;
}

function ways(n: number, k: number): number {
  let value = 1;
  for (let step = 1; step <= k; step += 1) value = (value * (n - k + step)) / step;
  return k > n ? 0 : Math.round(value);
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    doctors: integers(4, 6),
    guides: integers(5, 8),
    size: choice(4, 5),
    names: choice(
      ['Lhamo', 'Pasang'],
      ['Inés', 'Mateo'],
      ['Aino', 'Eero'],
      ['Zodwa', 'Thabo'],
      ['Yuki', 'Haruto'],
    ),
  },
  write: ({ doctors, guides, size, names }) => {
    const people = doctors + guides;
    const all = ways(people, size);
    const exact = ways(doctors, 2) * ways(guides, size - 2);
    const none = ways(guides, size);
    const one = doctors * ways(guides, size - 1);
    const least = all - none - one;
    const together = ways(people - 2, size - 2);
    const masks = teams(people, size);
    const doctorsIn = (mask: number) => {
      let count = 0;
      for (let doctor = 0; doctor < doctors; doctor += 1) count += (mask >> doctor) & 1;
      return count;
    };
    return {
      text: md`A mountain rescue station has ${words[doctors]} doctors and ${words[guides]} guides. A team of ${words[size]} people is chosen at random for an exercise.

(a) Find the number of different teams that have exactly two doctors. [2]

(b) Find the number of different teams that have at least two doctors. [3]

${names[0]} is one of the doctors and ${names[1]} is one of the guides. They must not be on the same team.

(c) Find the number of different teams that can now be chosen, with no other restriction. [3]`,
      hints: [
        'The order within a team does not matter, so these are combinations.',
        'For "at least two" it is quicker to count the teams that are not wanted.',
        `For (c), count the teams that hold both ${names[0]} and ${names[1]}.`,
      ],
      answer: md`(a) Choose $2$ of the $${doctors}$ doctors and $${size - 2}$ of the $${guides}$ guides:

$$\binom{${doctors}}{2}\binom{${guides}}{${size - 2}} = ${ways(doctors, 2)} \times ${ways(guides, size - 2)} = ${exact}$$

(b) There are $\binom{${people}}{${size}} = ${all}$ teams in all. Of these, $\binom{${guides}}{${size}} = ${none}$ have no doctor and $\binom{${doctors}}{1}\binom{${guides}}{${size - 1}} = ${doctors} \times ${ways(guides, size - 1)} = ${one}$ have exactly one. So the number with at least two doctors is

$$${all} - ${none} - ${one} = ${least}$$

(c) If ${names[0]} and ${names[1]} are both on the team, the other $${size - 2}$ people come from the remaining $${people - 2}$: there are $\binom{${people - 2}}{${size - 2}} = ${together}$ such teams. They are the teams not allowed, so the number allowed is

$$${all} - ${together} = ${all - together}$$

**Watch out:** In (b) it is tempting to choose two doctors and to fill up the team from all the others, $\binom{${doctors}}{2}\binom{${people - 2}}{${size - 2}}$. This counts each team with three or more doctors several times.`,
      scheme: [
        [md`$\binom{${doctors}}{2} \times \binom{${guides}}{${size - 2}}$`, '(M1)'],
        [md`$${exact}$`, 'A1'],
        ['subtracts the teams with no doctor and with one doctor from all teams, or adds all cases', 'M1'],
        [md`$${all}$, $${none}$ and $${one}$ (or the counts of the separate cases)`, 'A1'],
        [md`$${least}$`, 'A1'],
        [`considers the teams with both ${names[0]} and ${names[1]} (or the separate cases)`, 'M1'],
        [md`$${together}$`, 'A1'],
        [md`$${all - together}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${exact}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${ways(doctors, 2) + ways(guides, size - 2)}`,
              note: 'You added the two numbers of choices. Every choice of doctors goes with every choice of guides, so multiply.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${least}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${all - none}`,
              note: 'You took away only the teams without a doctor. Those with exactly one doctor are not wanted either.',
            },
            {
              value: `${exact}`,
              note: 'These are the teams with exactly two doctors. There may be more than two.',
            },
            {
              value: `${ways(doctors, 2) * ways(people - 2, size - 2)}`,
              note: 'You chose two doctors first and then anybody else. That counts a team with three doctors several times.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${all - together}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${together}`,
              note: `These are the teams with both ${names[0]} and ${names[1]}, the ones that are not allowed.`,
            },
            ...(ways(people - 2, size) === together
              ? []
              : [
                  {
                    value: `${ways(people - 2, size)}`,
                    note: `You left out both ${names[0]} and ${names[1]}. One of them may be on the team.`,
                  },
                ]),
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${exact}`,
          value: masks.filter((mask) => doctorsIn(mask) === 2).length,
        },
        {
          part: 'b',
          route: 'exact',
          shown: `${all} - ${none} - ${one} = ${least}`,
          value: masks.filter((mask) => doctorsIn(mask) >= 2).length,
        },
        {
          part: 'c',
          route: 'exact',
          shown: `${all} - ${together} = ${all - together}`,
          value: masks.filter((mask) => !(mask & 1 && mask & (1 << doctors))).length,
        },
      ],
    };
  },
});
