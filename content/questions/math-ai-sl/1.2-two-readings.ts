import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.8'],
  parameters: {
    story: choice(
      {
        what: 'The water level of a lake in Tunisia, in centimetres, is noted at the end of every week of a dry summer',
        short: 'level',
        time: 'week',
        in: 'in',
        unit: 'cm',
        sign: -1,
        far: 'lower than',
      },
      {
        what: 'The number of members of a cycling club in Medellín is counted at the end of every month',
        short: 'number of members',
        time: 'month',
        in: 'in',
        unit: 'members',
        sign: 1,
        far: 'greater than',
      },
      {
        what: 'The depth of the snow at a weather station in Lapland, in centimetres, is measured at noon every day in March',
        short: 'depth',
        time: 'day',
        in: 'on',
        unit: 'cm',
        sign: -1,
        far: 'less than',
      },
    ),
    first: integers(180, 320),
    step: integers(4, 9),
    early: integers(3, 6),
    gap: integers(3, 8),
    goal: integers(12, 24),
    off: integers(1, 8),
  },
  allow: ({ first, step, early, gap, goal, off, story }) =>
    off < step &&
    early + gap < goal - 1 &&
    first - goal * step > 30 &&
    (story.sign > 0 || story.time !== 'day' || first < 240) &&
    (first + story.sign * ((goal - 2) * step + off)) % 10 !== 0,
  write: ({ story, first, step, early, gap, goal, off }) => {
    const d = story.sign * step;
    const late = early + gap;
    const [one, two] = [first + (early - 1) * d, first + (late - 1) * d];
    const limit = first + story.sign * ((goal - 2) * step + off);
    const solved = solveLinear(
      [
        [1, early - 1],
        [1, late - 1],
      ],
      [one, two],
    );
    const exact = 1 + (limit - first) / d;
    let n = 1;
    while (story.sign * (solved[0]! + (n - 1) * solved[1]! - limit) <= 1e-6) n += 1;
    return {
      text: md`${story.what}. The results form an arithmetic sequence with first term $a$ and common difference $d$. The ${story.short} was $${one}$ ${story.in} ${story.time} $${early}$ and $${two}$ ${story.in} ${story.time} $${late}$.

(a) Write down two equations in $a$ and $d$. [2]

(b) Find $a$ and $d$. [2]

(c) Assuming that the pattern goes on, find the first ${story.time} ${story.in} which the ${story.short} is ${story.far} $${limit}$. [3]`,
      hints: [
        md`How many differences lie between the first term and the term of ${story.time} $${early}$?`,
        md`Two equations with two unknowns: use the solver of your calculator, or subtract one equation from the other.`,
        md`In (c), write an inequality for $n$. The answer must be a whole number.`,
      ],
      answer: md`(a) The term of ${story.time} $n$ is $a + (n - 1)d$. From ${story.time} $1$ to ${story.time} $${early}$ there are $${early - 1}$ differences, to ${story.time} $${late}$ there are $${late - 1}$:

$$a + ${early - 1}d = ${one}, \qquad a + ${late - 1}d = ${two}$$

(b) Subtract the first equation from the second: $${gap}d = ${two - one}$, so $d = ${d}$. Then the first equation gives $a = ${one}${plus(-(early - 1) * d)} = ${first}$.

(c) The term of ${story.time} $n$ has to be ${story.far} $${limit}$:

$$${first}${plus(d, '(n - 1)')} ${story.sign > 0 ? '>' : '<'} ${limit}$$

Equality would hold for $n = ${decimals(exact, 2)}$. At $n = ${goal - 1}$ the ${story.short} is $${first + (goal - 2) * d}$, which isn't ${story.far} $${limit}$, and at $n = ${goal}$ it is $${first + (goal - 1) * d}$. So the first such ${story.time} is $n = ${goal}$.

**Calculator:** TI-Nspire: menu, Algebra, Solve System of Equations, Solve System of Linear Equations. Casio fx-CG50: Equation, Simultaneous, $2$ unknowns. For (c), a table of values of $${first}${plus(d, '(x - 1)')}$ shows the first term that passes $${limit}$.

**Watch out:** between term $${early}$ and term $${late}$ there are $${gap}$ steps, not $${gap + 1}$.`,
      scheme: [
        [md`(a) $a + ${early - 1}d = ${one}$`, 'A1'],
        [md`$a + ${late - 1}d = ${two}$`, 'A1'],
        [md`(b) $d = ${d}$`, 'A1'],
        [md`$a = ${first}$ (follow through from their equations)`, 'A1'],
        [md`(c) an inequality or equation for $u_n$ with $${limit}$, or a table of values`, 'M1'],
        [md`$n = ${decimals(exact, 2)}$, or the two terms on either side of $${limit}$`, '(A1)'],
        [md`$${goal}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          label: `From ${story.time} ${early}:`,
          expected: `a + ${early - 1}d = ${one}`,
          variables: ['a', 'd'],
          marks: 1,
          mistakes: [
            {
              value: `a + ${early}d = ${one}`,
              note: md`From the first term to term $${early}$ there are only $${early - 1}$ differences.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'equation',
          label: `From ${story.time} ${late}:`,
          expected: `a + ${late - 1}d = ${two}`,
          variables: ['a', 'd'],
          marks: 1,
          mistakes: [
            {
              value: `a + ${late}d = ${two}`,
              note: md`From the first term to term $${late}$ there are only $${late - 1}$ differences.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$d =$',
          expected: `${d}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${-d}`, note: md`Look at the two values: does the sequence rise or fall?` }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$a =$',
          expected: `${first}`,
          accuracy: 'exact',
          marks: 1,
          follows: `${one} - ${early - 1} * b.1`,
          mistakes: [
            {
              value: `${first - d}`,
              note: md`You went back $${early}$ steps. From term $${early}$ to the first there are $${early - 1}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${goal}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${goal - 1}`,
              note: md`Check this term: it hasn't passed $${limit}$ yet. Did you forget the $-1$ in $n - 1$?`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `d = ${d}`, value: Number(solved[1]!.toFixed(8)) },
        { part: 'b', route: 'numeric', shown: `= ${first}`, value: Number(solved[0]!.toFixed(8)) },
        { part: 'c', route: 'simulation', shown: `n = ${goal}`, value: n },
      ],
    };
  },
});
