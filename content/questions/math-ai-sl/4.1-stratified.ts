import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    site: choice(
      {
        where: 'A hospital in Casablanca',
        people: 'employees',
        groups: ['Nurses', 'Doctors', 'Technicians'],
      },
      {
        where: 'A secondary school in Wrocław',
        people: 'students',
        groups: ['Year 10', 'Year 11', 'Year 12'],
      },
      {
        where: 'A ferry company in Manila',
        people: 'employees',
        groups: ['Crew', 'Harbour staff', 'Office'],
      },
    ),
    size: choice(40, 50, 60, 80),
    step: choice(8, 10, 12, 15),
    first: integers(16, 22),
    second: integers(9, 14),
  },
  allow: ({ size, first, second }) => size > first + second + 4,
  write: ({ site, size, step, first, second }) => {
    const sampled = [first, second, size - first - second];
    const counts = sampled.map((count) => count * step);
    const total = size * step;
    const start = Math.max(2, Math.floor(step / 2));
    return {
      text: md`${site.where} has $${total}$ ${site.people} in three groups.

| Group | ${site.groups.join(' | ')} |
|---|---|---|---|
| Number | ${counts.join(' | ')} |

A sample of $${size}$ ${site.people} is to be asked how they travel there every day.

(a) The sample is to be stratified by group. Find the number of ${site.people} from each group. [3]

(b) Instead, a systematic sample of $${size}$ is taken from an alphabetical list of all $${total}$ names. The ${start}th name is chosen first. Find the positions of the next two names that are chosen. [2]

(c) Someone suggests asking the first $${size}$ ${site.people} who arrive on Monday morning. State the name of this sampling technique, and give one reason why the sample may be biased. [2]`,
      hints: [
        md`In a stratified sample every group has the same share of the sample as of the whole.`,
        md`A systematic sample takes every $k$th name. What is $k$ here?`,
      ],
      answer: md`(a) The sample is $\frac{${size}}{${total}} = \frac{1}{${step}}$ of all ${site.people}, and so is the sample from each group:

${site.groups.map((group, index) => md`${group}: $\frac{${counts[index]}}{${step}} = ${sampled[index]}$`).join('\n\n')}

(b) The interval is $k = \frac{${total}}{${size}} = ${step}$. The next positions are $p_2 = ${start} + ${step} = ${start + step}$ and $p_3 = ${start + step} + ${step} = ${start + 2 * step}$.

(c) Convenience sampling. Those who arrive first may live closer or use other means of transport than the others, so they may not represent everyone.

**Watch out:** In (b), count on from the *first chosen* name: the next positions aren't simply multiples of $${step}$. In (a), check that your three numbers add up to $${size}$.`,
      scheme: [
        [md`$\frac{${size}}{${total}}$ or $\frac{1}{${step}}$`, 'M1'],
        [md`one correct number`, 'A1'],
        [md`$${sampled.join('$, $')}$`, 'A1'],
        [md`interval $${step}$`, 'M1'],
        [md`$${start + step}$ and $${start + 2 * step}$`, 'A1'],
        [md`convenience sampling`, 'A1'],
        [md`a sensible reason, such as that early arrivals differ from the others`, 'R1'],
      ],
      replies: [
        ...sampled.map((count, index) => ({
          part: 'a',
          kind: 'number' as const,
          label: site.groups[index]!,
          expected: `${count}`,
          accuracy: 'exact' as const,
          marks: 1,
        })),
        {
          part: 'b',
          kind: 'number',
          label: 'Second name',
          expected: `${start + step}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${start + size}`,
              note: md`You went on by the size of the sample. The interval is the number of names divided by that size.`,
            },
            {
              value: `${start + 1}`,
              note: md`You took the very next name. A systematic sample goes on by a fixed interval.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Third name',
          expected: `${start + 2 * step}`,
          accuracy: 'exact',
          marks: 1,
          follows: `2 * b.1 - ${start}`,
        },
        { part: 'c', kind: 'self', why: 'name a technique and give a reason' },
      ],
      checks: [
        { part: 'b', route: 'exact' as const, shown: `= ${start + step}`, value: start + total / size },
        ...sampled.map((count, index) => ({
          part: 'a',
          route: 'exact' as const,
          shown: `\\frac{${counts[index]}}{${step}} = ${count}`,
          value: (counts[index]! / (counts[0]! + counts[1]! + counts[2]!)) * size,
        })),
        {
          part: 'b',
          route: 'exact' as const,
          shown: `= ${start + 2 * step}`,
          value: Array.from({ length: total }, (_, index) => index + 1).filter(
            (position) => position % step === start % step,
          )[2]!,
        },
      ],
    };
  },
});
