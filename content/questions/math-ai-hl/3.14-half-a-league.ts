import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

/** The condition of Erdős and Gallai: a simple graph with these degrees exists. */
const exists = (degrees: readonly number[]): boolean => {
  const sorted = [...degrees].sort((a, b) => b - a);
  const total = sorted.reduce((one, other) => one + other, 0);
  return (
    total % 2 === 0 &&
    sorted.every(
      (_, at) =>
        sorted.slice(0, at + 1).reduce((one, other) => one + other, 0) <=
        (at + 1) * at + sorted.slice(at + 1).reduce((one, other) => one + Math.min(other, at + 1), 0),
    )
  );
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    game: choice(
      ['chess club in Yerevan', 'players', 'player', 'games', 'game'],
      ['volleyball league in Fortaleza', 'teams', 'team', 'matches', 'match'],
      ['table tennis group in Chengdu', 'players', 'player', 'games', 'game'],
    ),
    size: choice(9, 11, 13),
    few: integers(2, 4),
    many: integers(4, 6),
    count: integers(3, 8),
  },
  allow: ({ size, few, many, count }) =>
    few < many && count < size - 2 && exists([...Array(count).fill(few), ...Array(size - count).fill(many)]),
  write: ({ game: [club, all, one, matches, match], size, few, many, count }) => {
    const whole = (size * (size - 1)) / 2;
    const rest = size - count;
    const degrees = few * count + many * rest;
    const played = degrees / 2;
    return {
      text: md`In a ${club} there are $${size}$ ${all}. During a season, each ${one} meets every other ${one} in exactly one ${match}. The season is shown by a graph whose vertices are the ${all}; each ${match} that has been played is an edge.

(a) State the name of the graph at the end of the season, and find its number of edges. [3]

So far, $${count}$ of the ${all} have played $${few}$ ${matches} each, and the other $${rest}$ have played $${many}$ each.

(b) Find the number of ${matches} that have been played so far. [2]

(c) Find the number of ${matches} that are still to be played. [1]

(d) Dana claims that earlier in the season there was a day after which every ${one} had played exactly $3$ ${matches}. Explain why this is impossible. [2]`,
      hints: [
        md`In a complete graph each vertex is joined to all the others. Count each edge only once.`,
        md`Each edge has two ends. What follows for the sum of the degrees of all vertices?`,
      ],
      answer: md`(a) It is the complete graph $K_{${size}}$. Each of the $${size}$ vertices has degree $${size - 1}$, and each edge is counted twice, so there are $\frac{${size} \times ${size - 1}}{2} = ${whole}$ edges.

(b) The sum of the degrees is $${count} \times ${few} + ${rest} \times ${many} = ${degrees}$. Each ${match} counts for two ${all}, so $\frac{${degrees}}{2} = ${played}$ ${matches} have been played.

(c) $${whole} - ${played} = ${whole - played}$ ${matches}

(d) The sum of the degrees would be $${size} \times 3 = ${3 * size}$, which is odd. But the sum of the degrees of a graph is twice its number of edges, so it is even.

**Watch out:** The sum of the degrees is not the number of ${matches}. If you subtract it in (c) without halving it, each ${match} is taken away twice.`,
      scheme: [
        [md`complete graph`, 'A1'],
        [md`$\frac{${size} \times ${size - 1}}{2}$`, 'M1'],
        [md`$${whole}$`, 'A1'],
        [md`half of the sum of the degrees`, 'M1'],
        [md`$${played}$`, 'A1'],
        [md`$${whole - played}$`, 'A1'],
        [md`the sum of the degrees would be $${3 * size}$`, 'M1'],
        [md`the sum of the degrees must be even`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Number of edges:',
          expected: `${whole}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${2 * whole}`,
              note: 'You counted each edge twice, once from each of its ends.',
            },
            {
              value: `${(size * (size + 1)) / 2}`,
              note: md`No ${one} meets itself: each vertex is joined to $${size - 1}$ others.`,
            },
          ],
        },
        { part: 'a', kind: 'self', why: 'state the name', marks: 1 },
        {
          part: 'b',
          kind: 'number',
          expected: `${played}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${degrees}`,
              note: md`This is the sum of the degrees. Each ${match} counts for two ${all}.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${whole - played}`,
          accuracy: 'exact',
          follows: 'a.1 - b.1',
          unless: 'n < 0',
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${whole}`, value: sum((k) => k, 1, size - 1) },
        {
          part: 'b',
          route: 'exact',
          shown: md`\frac{${degrees}}{2} = ${played}`,
          value: sum((k) => (k <= count ? few / 2 : many / 2), 1, size),
        },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${whole - played}`,
          value: sum((k) => (size - 1 - (k <= count ? few : many)) / 2, 1, size),
        },
      ],
    };
  },
});
