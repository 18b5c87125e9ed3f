import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, ordinal } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    place: choice(
      'a salt mine in Colombia',
      'a cave in Slovenia',
      'a fortress in Rajasthan',
      'a volcano park in Iceland',
      'a temple garden in Kyoto',
    ),
    size: integers(20, 50, 5),
    interval: integers(8, 20),
    first: integers(2, 7),
  },
  write: ({ place, size, interval, first }) => {
    const tickets = size * interval;
    const last = first + (size - 1) * interval;
    return {
      text: md`On one day, ${place} sells tickets numbered from $1$ to $${grouped(tickets)}$. The managers want to ask $${size}$ of the visitors what they thought of their tour, and choose them by systematic sampling.

(a) Find the sampling interval. [1]

The number of the first ticket is chosen at random from the first interval. It is $${first}$.

(b) Write down the numbers of the next two tickets in the sample. [1]

(c) Find the number of the last ticket in the sample. [2]

All visitors come in groups of $${interval}$ who buy their tickets together, one group after the other. The first ticket of each group goes to its leader.

(d) Explain why this sample doesn't represent all the visitors. [2]`,
      hints: [
        md`In a systematic sample, how many tickets lie between one chosen ticket and the next?`,
        md`For part (d), write down which numbers the tickets of the leaders have.`,
      ],
      answer: md`(a) $${grouped(tickets)} \div ${size} = ${interval}$, so every ${ordinal(interval)} ticket is chosen.

(b) $${first} + ${interval} = ${first + interval}$ and $${first + interval} + ${interval} = ${first + 2 * interval}$

(c) The numbers form an arithmetic sequence of $${size}$ terms, so the last one is $${first} + ${size - 1} \times ${interval} = ${grouped(last)}$.

(d) The groups are as large as the sampling interval, so every chosen ticket has the same place in its group. The leaders have the tickets $1, ${1 + interval}, ${1 + 2 * interval}, \ldots$, and the sample begins with ticket $${first}$, so it doesn't contain a single leader. (Had it begun with ticket $1$, it would consist of leaders only.)

**Watch out:** From the first ticket of the sample to the last there are only $${size - 1}$ steps. With $${size}$ steps you would end above $${grouped(tickets)}$, at a ticket that doesn't exist.`,
      scheme: [
        [md`$${interval}$`, 'A1'],
        [md`$${first + interval}$ and $${first + 2 * interval}$`, 'A1'],
        [md`$${first} + ${size - 1} \times ${interval}$`, 'M1'],
        [md`$${grouped(last)}$`, 'A1'],
        [
          md`every chosen visitor has the same place in the group (groups have the size of the interval)`,
          'R1',
        ],
        [md`so the sample contains no leader`, 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${interval}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${interval - 1}`,
              note: md`You counted the tickets that lie between two chosen ones. The interval is the step from one chosen ticket to the next.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'set',
          expected: `${first + interval}, ${first + 2 * interval}`,
          follows: `${first} + a.1, ${first} + 2 * a.1`,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${last}`,
          accuracy: 'exact',
          follows: `${first} + ${size - 1} * a.1`,
          unless: 'n <= 0',
          mistakes: [
            {
              value: `${last + interval}`,
              note: md`You added $${size}$ intervals to the first ticket. It is in the sample itself, so there are only $${size - 1}$ steps.`,
            },
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: md`${grouped(tickets)} \div ${size} = ${interval}`,
          value: (last - first) / (size - 1),
        },
        {
          part: 'c',
          route: 'exact',
          shown: md`${first} + ${size - 1} \times ${interval} = ${grouped(last)}`,
          value: Array.from({ length: tickets }, (_, index) => index + 1)
            .filter((ticket) => ticket % interval === first % interval)
            .at(-1)!,
        },
      ],
    };
  },
});
