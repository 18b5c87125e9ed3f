import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      { where: 'A textile factory in Dhaka', people: 'workers', groups: ['weaving', 'dyeing', 'packing'] },
      { where: 'A university in Concepción', people: 'lecturers', groups: ['science', 'law', 'arts'] },
      { where: 'A bus company in Kigali', people: 'employees', groups: ['driving', 'repair', 'offices'] },
      {
        where: 'A hotel chain in Muscat',
        people: 'employees',
        groups: ['kitchens', 'cleaning', 'reception'],
      },
    ),
    step: choice(12, 15, 16, 18, 24, 25),
    first: integers(14, 24),
    second: integers(6, 13),
    third: integers(4, 11),
  },
  allow: ({ second, third }) => second !== third,
  write: ({ story, step, first, second, third }) => {
    const { where, people, groups } = story;
    const [a, b, c] = [first * step, second * step, third * step];
    const total = a + b + c;
    const size = first + second + third;
    return {
      text: md`${where} has $${total}$ ${people} in three departments: ${groups[0]}, ${groups[1]} and ${groups[2]}. A sample that is stratified by department is chosen for an interview.

Of the $${a}$ ${people} in ${groups[0]}, $${first}$ are chosen.

(a) Find the number of ${people} in the whole sample. [2]

(b) From ${groups[1]}, $${second}$ ${people} are chosen. Find the number of ${people} in this department. [2]

(c) Find the number of ${people} from ${groups[2]} who are chosen. [1]

(d) Describe how the $${first}$ ${people} from ${groups[0]} should be chosen. [1]

(e) Give one advantage of this sample over a simple random sample of the same size. [1]`,
      hints: [
        md`In a stratified sample the same fraction is taken from every department.`,
        md`Which fraction of the ${people} in ${groups[0]} is chosen? It is the fraction for the whole sample, too.`,
        md`For (b), go backwards: a known number chosen is this fraction of an unknown number.`,
      ],
      answer: md`(a) The fraction that is chosen in ${groups[0]} is $\frac{${first}}{${a}} = \frac{1}{${step}}$. It is the same everywhere, so the sample has $\frac{${total}}{${step}} = ${size}$ ${people}.

(b) The $${second}$ chosen are $\frac{1}{${step}}$ of the department, so it has $${second} \times ${step} = ${b}$ ${people}.

(c) What the other two departments leave of the sample: $${size} - ${first} - ${second} = ${third}$.

*Another way:* the department has $${total} - ${a} - ${b} = ${c}$ ${people}, and $\frac{${c}}{${step}} = ${third}$.

(d) At random, for example by numbering all $${a}$ of them and letting a computer choose $${first}$ different numbers.

(e) Each department has the same share of the sample as of the whole. A simple random sample may by chance have very few from one department.

**Watch out:** Equal *numbers* from each department would not be a stratified sample. The *fractions* are equal.`,
      scheme: [
        [
          md`$\frac{${first}}{${a}}$ or $\frac{1}{${step}}$, or an equation such as $\frac{n}{${total}} = \frac{${first}}{${a}}$`,
          'M1',
        ],
        [md`$${size}$`, 'A1'],
        [md`$${second} \times ${step}$ or $\frac{${second}}{${size}} \times ${total}$`, 'M1'],
        [md`$${b}$`, 'A1'],
        [md`$${third}$ (follow through)`, 'A1'],
        [md`at random, from a list of the department`, 'R1'],
        [md`every department is represented in proportion to its size`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${size}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${3 * first}`,
              note: `You took ${first} from each department. The fractions are equal, not the numbers.`,
            },
          ].filter(() => 3 * first !== size),
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${b}`,
          accuracy: 'exact',
          follows: `${second} * ${total} / a.1`,
          unless: 'n < 0',
          mistakes: [
            {
              value: `${a - (first - second)}`,
              note: 'You subtracted the same number from both. Multiply by the same factor instead.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${third}`,
          accuracy: 'exact',
          follows: `a.1 - ${first} - ${second}`,
          unless: 'n < 0',
        },
        { part: 'd', kind: 'self', why: 'describe' },
        { part: 'e', kind: 'self', why: 'give an advantage' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${size}`, value: (total * first) / a },
        { part: 'b', route: 'exact', shown: `= ${b}`, value: (second / size) * total },
        { part: 'c', route: 'exact', shown: `= ${third}`, value: (size * (total - a - b)) / total },
      ],
    };
  },
});
