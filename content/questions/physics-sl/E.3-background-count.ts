import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    background: choice(20, 24, 30, 36, 40),
    start: choice(320, 400, 480, 560, 640),
    half: integers(4, 12),
    unit: choice('hours', 'days', 'minutes'),
    later: choice(3, 4),
  },
  allow: ({ start, later }) => Number.isInteger(start / 2 ** later),
  write: ({ background, start, half, unit, later }) => {
    const rate = (t: number) => background + start * 0.5 ** (t / half);
    const first = background + start;
    const end = half * later;
    const answer = start / 2 ** later;
    // The standard level asks for whole numbers of half-lives.
    const gone = half % 2 === 0 ? 7 - later : 5;
    const share = 1 - 0.5 ** gone;
    const top = Math.ceil((first + 40) / 100) * 100;
    return {
      text: md`A detector near a radioactive source records $${first}$ counts per minute at the start. The graph shows how the count rate varies with time. When the source is taken away, it records $${background}$ counts per minute. At the time $t = ${half}\ \text{${unit}}$ the curve passes through $${background + start / 2}$ counts per minute.

![](drawing:decay)

(a) State one natural source of the background count. [1]

(b) Show that the half-life of the source is $${half}\ \text{${unit}}$. [2]

(c) Determine the count rate that the detector shows at $t = ${end}\ \text{${unit}}$. [3]

(d) Determine the percentage of the nuclei present at the start that have decayed by $t = ${gone * half}\ \text{${unit}}$. [2]

(e) A sheet of paper between source and detector doesn't change the count rate, but $4\ \text{mm}$ of aluminium reduces it to the background. Deduce the kind of radiation that is emitted. [2]`,
      hints: [
        md`Take away the background before you look for a half-life, and don't forget to add it again.`,
        md`In (d), count the half-lives. What is left is halved in each of them; what is asked for is the rest.`,
      ],
      answer: md`(a) For example cosmic rays, radon gas, or rocks and building materials.

(b) At the start the source alone gives $${first} - ${background} = ${start}$ counts per minute. After $${half}\ \text{${unit}}$ it gives $${background + start / 2} - ${background} = ${start / 2}$, which is half of it. So the half-life is $${half}\ \text{${unit}}$.

(c) $${end}\ \text{${unit}}$ are $${later}$ half-lives. The source alone gives $${start} \times \left(\frac{1}{2}\right)^{${later}} = ${answer}$ counts per minute. With the background the detector shows $C = ${answer + background}$ counts per minute.

(d) $\dfrac{${gone * half}}{${half}} = ${gone}$ half-lives. The fraction left is $\left(\frac{1}{2}\right)^{${gone}} = \frac{1}{${2 ** gone}}$, so $p = ${decimals(100 * share, 1)}\,\%$ have decayed.

(e) Beta radiation: alpha particles would be stopped by the paper, and gamma rays would hardly be weakened by $4\ \text{mm}$ of aluminium.

**Watch out:** Don't halve the reading of the detector: only the part from the source decays, so take the background off first and put it back at the end. In (d) the question asks for what has *decayed*, not for what is left.`,
      scheme: [
        [
          md`a natural source, such as cosmic rays OWTTE (accept: rocks, radon, food; do not accept medical X-rays)`,
          '1',
        ],
        [md`subtracts the background from both rates`, '1'],
        [md`$${start}$ falls to $${start / 2}$ in $${half}\ \text{${unit}}$`, '1'],
        [md`$${later}$ half-lives`, '1'],
        [md`corrected rate $${answer}$`, '1'],
        [
          md`adds the background: $${answer + background}$ counts per minute (allow ECF; do not accept the corrected rate)`,
          '1',
        ],
        [md`$\left(\frac{1}{2}\right)^{${gone}}$, or $${gone}$ halvings`, '1'],
        [
          md`$${decimals(100 * share, 1)}\,\%$ (accept 2 to 4 significant figures; do not accept the percentage left)`,
          '1',
        ],
        [md`beta`, '1'],
        [md`reasons against both alpha and gamma OWTTE`, '1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state in words' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${answer + background}`,
          unit: 'counts per minute',
          accuracy: 'exact',
          mistakes: [
            {
              value: `${answer}`,
              note: md`This is what the source alone gives. The detector shows the background as well.`,
            },
            {
              value: `${first / 2 ** later}`,
              note: md`You halved the background along with the source. It doesn't decay.`,
            },
            {
              value: `${first / 2 ** later + background}`,
              note: md`You added the background in the end, but didn't take it away at the start.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${100 * share}`,
          unit: '%',
          accuracy: { figures: 2 },
          mistakes: [
            {
              value: decimals(100 - 100 * share, 1),
              note: md`This is the percentage that is left. The question is how many have decayed.`,
            },
          ],
        },
        { part: 'e', kind: 'self', why: 'deduce' },
      ],
      checks: [
        { part: 'c', route: 'numeric', shown: `C = ${answer + background}`, value: rate(end) },
        // With the decay constant.
        {
          part: 'd',
          route: 'numeric',
          shown: md`p = ${decimals(100 * share, 1)}`,
          value: 100 * integral((t) => (Math.LN2 / half) * Math.exp((-Math.LN2 * t) / half), 0, gone * half),
        },
      ],
      drawings: {
        decay: plot({
          frame: true,
          grid: true,
          x: [0, 5 * half],
          y: [0, top],
          ticks: { x: half, y: 100 },
          xLabel: `Time (${unit})`,
          yLabel: 'Counts per minute',
          curves: [{ f: rate }],
          description: `The count rate falls from ${first} at the start along a curve that levels off near ${background}.`,
        }),
      },
    };
  },
});
