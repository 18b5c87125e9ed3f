import { maximum, maximumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.1'],
  parameters: {
    story: choice(
      {
        what: 'A cold spreads in a school in Quito',
        count: 'students who are ill',
        unit: 'students',
        time: 'days',
      },
      {
        what: 'A new dance spreads among the students of a college in Seoul',
        count: 'students who know it',
        unit: 'students',
        time: 'days',
      },
      {
        what: 'A weed spreads in a rice field in Sri Lanka',
        count: 'square metres that it covers',
        unit: md`$\text{m}^2$`,
        time: 'weeks',
      },
    ),
    scale: choice(0.2, 0.4, 0.5, 0.6),
    p: integers(1, 2),
    end: choice(9, 12, 15),
    start: integers(4, 12, 2),
  },
  write: ({ story, scale, p, end, start }) => {
    // N' = 3·scale·t·(end − t) + p
    const coefficients = [-scale, tidy(1.5 * scale * end), p, start];
    const N = (t: number) => coefficients.reduce((sum, value) => sum * t + value, 0);
    const derivative = [tidy(-3 * scale), tidy(3 * scale * end), p];
    const rate = (t: number) => slope(N, t);
    const half = tidy(end / 2);
    const fastest = tidy(0.75 * scale * end * end + p);
    const there = tidy(N(half));
    const per = `${story.unit} per ${story.time.slice(0, -1)}`;
    const orRounded = (value: number) => (Number(sf(value)) === value ? '' : md` (accept $${sf(value)}$)`);
    const last = tidy(derivative[0]! * end * end + derivative[1]! * end + p);
    return {
      text: md`${story.what}. The number of ${story.count} after $t$ ${story.time} is modelled by

$$N(t) = ${polynomial(coefficients, 't')}, \quad 0 \le t \le ${end}.$$

(a) Find $N(0)$. [1]

(b) Find $N'(t)$. [3]

(c) Find $N'(2)$, and interpret it in this context. [2]

(d) The diagram shows the graph of $N'$. Find the time at which the spread is fastest, and the rate at this time. [3]

![](drawing:rate)

(e) Find $N$ at this time. [1]

(f) State, with a reason, whether $N$ has a local maximum for $0 < t < ${end}$. [2]`,
      hints: [
        md`The speed of the spread is $N'(t)$.`,
        md`The spread is fastest where $N'$, not $N$, is greatest. The graph of $N'$ is a parabola.`,
        md`At a local maximum of $N$ the derivative changes from positive to negative. Does it?`,
      ],
      answer: md`(a) $N(0) = ${start}$

(b) Differentiate term by term: $N'(t) = ${polynomial(derivative, 't')}$

(c) $N'(2) = ${tidy(rate(2))}$. After $2$ ${story.time} the number of ${story.count} is growing at a rate of $${tidy(rate(2))}$ ${per}.

(d) The spread is fastest where $N'$ is greatest: at the top of the parabola, on its axis of symmetry $t = -\dfrac{${derivative[1]}}{2 \times (${derivative[0]})} = ${half}$. The rate is $N'(${half}) = ${fastest}$ ${per}.

(e) $N(${half}) = ${there}$${Number(sf(there)) === there ? '' : md`, about $${sf(there)}$`} ${story.unit}

(f) No. $N'(t)$ is positive for all $0 \le t \le ${end}$: it begins at $${p}$, rises, and falls back to $N'(${end}) = ${last}$. So $N$ is increasing all the time.

**Second method for (d):** differentiate $N'$ once more and set the result equal to zero: $${polynomial([tidy(-6 * scale), tidy(3 * scale * end)], 't')} = 0$ gives the same time.

**Calculator:** draw the graph of $N'$ and use the tool for a maximum.

**Watch out:** *Fastest* and *most* are different. At $t = ${half}$ the number is not greatest. It grows fastest.`,
      scheme: [
        [md`(a) $${start}$`, 'A1'],
        [md`(b) one correct term`, 'A1'],
        [md`a second correct term`, 'A1'],
        [md`$${polynomial(derivative, 't')}$`, 'A1'],
        [md`(c) $${tidy(rate(2))}$${orRounded(tidy(rate(2)))}`, 'A1'],
        [md`rate of growth after $2$ ${story.time}, in ${per}`, 'A1'],
        [md`(d) looks for the maximum of $N'$`, 'M1'],
        [md`$t = ${half}$`, 'A1'],
        [md`$${fastest}$${orRounded(fastest)} ${per}`, 'A1'],
        [md`(e) $${there}$${orRounded(there)}`, 'A1'],
        [md`(f) no`, 'A1'],
        [md`$N'(t) > 0$ throughout`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${start}`, accuracy: 'exact' },
        {
          part: 'b',
          kind: 'expression',
          expected: polynomial(derivative, 't'),
          variables: ['t'],
          mistakes: [
            {
              value: polynomial([...derivative.slice(0, 2), p + start], 't'),
              note: md`The derivative of the constant $${start}$ is $0$.`,
            },
          ],
        },
        { part: 'c', kind: 'number', label: md`$N'(2) =$`, expected: `${tidy(rate(2))}`, marks: 1 },
        { part: 'c', kind: 'self', why: 'interpret', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: md`$t =$`,
          expected: `${half}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${end}`, note: md`There $N$ is greatest. Where is $N'$ greatest?` }],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Rate',
          expected: `${fastest}`,
          marks: 1,
          mistakes: [{ value: sf(there, 6), note: md`That is the number $N$. The rate is $N'$.` }],
        },
        { part: 'e', kind: 'number', expected: `${Number(there.toPrecision(9))}` },
        { part: 'f', kind: 'self', why: 'state with a reason' },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${start}`, value: N(0) },
        { part: 'b', route: 'numeric', shown: polynomial(derivative, 't'), value: rate, variable: 't' },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${tidy(rate(2))}`,
          value: 4 * derivative[0]! + 2 * derivative[1]! + p,
          within: 1e-5,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${half}`,
          value: Number(maximumAt(rate, 0, end).toFixed(3)),
        },
        { part: 'd', route: 'numeric', shown: `= ${fastest}`, value: maximum(rate, 0, end), within: 1e-4 },
        {
          part: 'e',
          route: 'numeric',
          shown: `= ${there}`,
          value: start + p * half + scale * half ** 2 * (1.5 * end - half),
          within: 1e-5,
        },
      ],
      drawings: {
        rate: plot({
          x: [0, end + 1],
          y: [0, fastest * 1.15],
          ticks: { x: 1 },
          height: 190,
          xLabel: '*t*',
          yLabel: '*N*′',
          curves: [{ f: (t) => derivative[0]! * t * t + derivative[1]! * t + p, from: 0, to: end }],
          description: `A parabola that opens downwards, above the t-axis, from t = 0 to t = ${end}.`,
        }),
      },
    };
  },
});
