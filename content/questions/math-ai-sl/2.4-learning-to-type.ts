import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    who: choice('Jakub', 'Aylin', 'Tomoko', 'Chidi', 'Inés'),
    limit: integers(54, 84, 2),
    slow: integers(4, 10),
    begins: integers(8, 16),
    after: integers(3, 9),
    wanted: integers(38, 60, 2),
  },
  allow: ({ limit, slow, begins, after, wanted }) => {
    const when = (wanted * slow - begins * slow) / (limit - wanted);
    return (
      wanted < limit - 8 &&
      wanted > begins + 15 &&
      when > after + 2 &&
      when < 40 &&
      Math.abs(when - Math.round(when)) > 0.06
    );
  },
  write: ({ who, limit, slow, begins, after, wanted }) => {
    const constant = begins * slow;
    const words = (t: number) => (limit * t + constant) / (t + slow);
    const when = (wanted * slow - constant) / (limit - wanted);
    const show = (value: number) => (Number.isInteger(value) ? `${value}` : sf(value));
    let week = 0;
    while (words(week) < wanted) week += 1;
    return {
      text: md`${who} learns to type on a keyboard. After $t$ weeks of practice, the number of words that ${who} types in a minute is modelled by

$$N(t) = \frac{${limit}t + ${constant}}{t + ${slow}}, \quad t \ge 0.$$

(a) Find the number of words per minute at the beginning. [1]

(b) Find the number of words per minute after $${after}$ weeks. [1]

(c) Sketch the graph of $N$ for $0 \le t \le 40$. Show the $y$-intercept and the horizontal asymptote with its equation. [3]

(d) State what the horizontal asymptote means for ${who}. [1]

(e) Find the least whole number of weeks after which ${who} types at least $${wanted}$ words per minute. [2]

(f) The curve $y = \dfrac{${limit}x + ${constant}}{x + ${slow}}$ also has a vertical asymptote. Write down its equation, and explain why it has no meaning here. [2]`,
      hints: [
        md`At the beginning no time has passed.`,
        md`Look at a table of values for large $t$. Which number do they come close to?`,
        md`For (f), for which value of $x$ would you divide by zero?`,
      ],
      answer: md`(a) At the beginning $t = 0$: $N(0) = \dfrac{${constant}}{${slow}} = ${begins}$ words per minute

(b) $N(${after}) = \dfrac{${limit} \times ${after} + ${constant}}{${after} + ${slow}} = ${show(words(after))}$ words per minute

(c) For large $t$ the values come closer and closer to $${limit}$ (for instance $N(1000) = ${sf(words(1000), 4)}$), so the asymptote is $y = ${limit}$. The graph begins at $(0, ${begins})$ and rises towards it, more and more slowly.

![](drawing:graph)

(d) However long ${who} practises, the number of words per minute stays below $${limit}$, but it comes close to it.

(e) $N(t) = ${wanted}$ has the solution $t = ${sf(when, 4)}$. The graph rises, so $N(t) \ge ${wanted}$ from then on. The least whole number of weeks is $${week}$: $N(${week - 1}) = ${sf(words(week - 1))}$ is too small, $N(${week}) = ${sf(words(week))}$ is enough.

(f) The denominator is zero for $x = -${slow}$, so the vertical asymptote is $x = -${slow}$. A negative time lies before the beginning of the practice, outside the domain $t \ge 0$.

**Calculator:** for (e), find the intersection of the graph with $y = ${wanted}$, or look at the table of values with steps of $1$.

**Watch out:** an asymptote is a line, so it is given as an equation. The answer $${limit}$ alone is not enough.`,
      scheme: [
        [md`(a) $${begins}$`, 'A1'],
        [md`(b) $${show(words(after))}$`, 'A1'],
        [md`(c) increasing curve that flattens out, for $0 \le t \le 40$ only`, 'A1'],
        [md`$y$-intercept $${begins}$ marked`, 'A1'],
        [md`asymptote drawn, with the equation $y = ${limit}$ (accept $N = ${limit}$)`, 'A1'],
        [md`(d) the number of words comes close to $${limit}$, but never exceeds it`, 'R1'],
        [md`(e) $N(t) = ${wanted}$, or two values from a table`, 'M1'],
        [md`$${week}$`, 'A1'],
        [md`(f) $x = -${slow}$`, 'A1'],
        [md`time cannot be negative here`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${begins}`, accuracy: 'exact' },
        { part: 'b', kind: 'number', expected: `${Number(words(after).toPrecision(10))}` },
        { part: 'c', kind: 'self', why: 'sketch' },
        { part: 'd', kind: 'self', why: 'state what it means' },
        {
          part: 'e',
          kind: 'number',
          expected: `${week}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${week - 1}`,
              note: md`After so many weeks the number of words is still too small. Take one more week.`,
            },
          ],
        },
        {
          part: 'f',
          kind: 'equation',
          label: 'Vertical asymptote',
          expected: `x = -${slow}`,
          variables: ['x', 'y'],
          marks: 1,
          mistakes: [
            { value: `x = ${slow}`, note: md`For this value the denominator is not zero. Mind the sign.` },
            { value: `y = ${limit}`, note: md`That is the horizontal asymptote.` },
          ],
        },
        { part: 'f', kind: 'self', why: 'explain', marks: 1 },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `= ${begins}`, value: words(0) },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${show(words(after))}`,
          value: root((n) => n * (after + slow) - limit * after - constant, 0, 100),
        },
        { part: 'c', route: 'numeric', shown: `y = ${limit}`, value: Number(words(1e12).toFixed(6)) },
        {
          part: 'e',
          route: 'simulation',
          shown: `${week}`,
          value: Math.ceil(root((t) => words(t) - wanted, 0, 100)),
        },
        {
          part: 'e',
          route: 'substitution',
          shown: `t = ${sf(when, 4)}`,
          value: root((t) => words(t) - wanted, 0, 100),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 44],
          y: [0, limit * 1.2],
          ticks: { x: 10, y: [begins, limit] },
          xLabel: '*t*',
          yLabel: '*N*',
          height: 200,
          curves: [{ f: words, from: 0, to: 40 }],
          asymptotes: { y: [limit] },
          notes: [{ at: [22, limit], text: `*y* = ${limit}`, place: 'n' }],
          points: [{ at: [0, begins] }],
          description: `A curve from (0, ${begins}) that rises more and more slowly towards the dashed line with the equation y = ${limit}.`,
        }),
      },
    };
  },
});
