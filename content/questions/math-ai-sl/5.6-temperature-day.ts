import { maximum, maximumAt, minimum, minimumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, sf as significant } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** A half in the last figure goes away from zero, also where a binary fraction is a little less than a half. */
const sf = (value: number, figures = 3) => significant(value * (1 + 1e-12), figures);

const exactly = (value: number) => Number(value.toFixed(6));
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  parameters: {
    place: choice('Ulaanbaatar', 'Winnipeg', 'Astana', 'Punta Arenas'),
    cold: integers(3, 5),
    warm: integers(13, 16),
    scale: choice(0.01, 0.015, 0.02),
    start: integers(-4, 6),
  },
  allow: ({ cold, warm, scale }) => {
    const change = (t: number) => -scale * (t ** 3 - 1.5 * (cold + warm) * t * t + 3 * cold * warm * t);
    return (cold + warm) % 2 === 0 && change(warm) > 2 && change(20) > -16;
  },
  write: ({ place, cold, warm, scale, start }) => {
    // T' = −3k(t − cold)(t − warm)
    const coefficients = [
      -scale,
      exactly(1.5 * scale * (cold + warm)),
      exactly(-3 * scale * cold * warm),
      start,
    ];
    const model = (t: number) => {
      const value = coefficients.reduce((sum, coefficient) => sum * t + coefficient, 0);
      // What binary fractions leave of 0.
      return Math.abs(value) < 1e-9 ? 0 : value;
    };
    const derivative = [
      exactly(-3 * scale),
      exactly(3 * scale * (cold + warm)),
      exactly(-3 * scale * cold * warm),
    ];
    const end = 20;
    const least = minimum(model, 0, end);
    const coldest = minimumAt(model, 0, end) > warm ? end : cold;
    return {
      text: md`On a day in spring the temperature in ${place}, in $^\circ\text{C}$, $t$ hours after midnight is modelled by

$$T(t) = ${polynomial(coefficients, 't')}, \quad 0 \le t \le ${end}.$$

(a) Find $T'(t)$. [2]

(b) Find the values of $t$ at which the graph of $T$ has stationary points, and write them as times of day. [3]

(c) Determine which of them is a local maximum. Justify your answer. [2]

(d) Find the highest temperature between 00:00 and ${end}:00. [2]

(e) Find the lowest temperature between 00:00 and ${end}:00. [3]`,
      hints: [
        md`At a stationary point the derivative is $0$.`,
        md`For (c), look at the sign of the derivative just before and just after the point.`,
        md`The lowest temperature of the whole interval needn't be at a stationary point: look at the ends as well.`,
      ],
      answer: md`(a) $T'(t) = ${polynomial(derivative, 't')}$

(b) $T'(t) = 0$ for $t_1 = ${cold}$ and $t_2 = ${warm}$: at ${clock(cold)} and at ${clock(warm)}.

(c) At $t = ${warm}$ there is a local maximum: before it the derivative is positive (for example $T'(${warm - 1}) = ${sf(slope(model, warm - 1))}$), after it negative ($T'(${warm + 1}) = ${sf(slope(model, warm + 1))}$).

(d) $T(${warm}) = ${sf(model(warm))}$ is greater than $T(0) = ${start}$, the value at the left end. The highest temperature is $${sf(model(warm))}\ ^\circ\text{C}$.

(e) The candidates are the local minimum $T(${cold}) = ${sf(model(cold))}$ and the ends $T(0) = ${start}$ and $T(${end}) = ${sf(model(end))}$. The lowest temperature is $${sf(least)}\ ^\circ\text{C}$, at ${clock(coldest)}.

![](drawing:day)

**Calculator:** draw $y = T(x)$ for $0 \le x \le ${end}$. TI-Nspire: Menu, Analyze Graph, Maximum or Minimum. Casio fx-CG50: G-Solv, MAX or MIN.

**Watch out:** A local minimum need not be the lowest value on the whole interval. Compare it with the values at both ends, and put the times into $T$, not into $T'$.`,
      scheme: [
        [md`at least one correct term`, 'M1'],
        [md`$${polynomial(derivative, 't')}$`, 'A1'],
        [md`$T'(t) = 0$`, 'M1'],
        [md`$t = ${cold}$ and $t = ${warm}$`, 'A1'],
        [md`${clock(cold)} and ${clock(warm)}`, 'A1'],
        [md`$t = ${warm}$`, 'A1'],
        [md`sign of the derivative on both sides, or a sketch of the graph`, 'R1'],
        [md`substitutes $t = ${warm}$`, 'M1'],
        [md`$${sf(model(warm))}\ ^\circ\text{C}$`, 'A1'],
        [md`finds $T(${cold})$`, 'M1'],
        [md`compares with an end, $T(${end}) = ${sf(model(end))}$`, 'M1'],
        [md`$${sf(least)}\ ^\circ\text{C}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: polynomial(derivative, 't'),
          variables: ['t'],
        },
        {
          part: 'b',
          kind: 'set',
          label: md`$t =$`,
          expected: `${cold}, ${warm}`,
          accuracy: 'exact',
        },
        {
          part: 'c',
          kind: 'number',
          label: md`$t =$`,
          expected: `${warm}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${cold}`,
              note: md`Before this time the derivative is negative, after it positive: that is a local minimum.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'justify', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(model(warm).toFixed(8))}`,
          unit: '°C',
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(least.toFixed(8))}`,
          unit: '°C',
          mistakes: [
            {
              value: model(coldest === end ? cold : end).toFixed(4),
              note: md`Compare all candidates: the local minimum and both ends of the interval.`,
            },
          ].filter(() => Math.abs(model(cold) - model(end)) > 0.1),
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `t = ${warm}`,
          value: exactly(maximumAt(model, 2, 21)),
          within: 1e-4,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `T'(t) = ${polynomial(derivative, 't')}`,
          variable: 't',
          value: (t) => slope(model, t),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `t_1 = ${cold}`,
          value: exactly(minimumAt(model, 0, 10)),
          within: 1e-4,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `t_2 = ${warm}`,
          value: exactly(maximumAt(model, 2, 21)),
          within: 1e-4,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `${sf(model(warm))}\\ ^\\circ\\text{C}`,
          value: maximum(model, 0, end),
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `${sf(least)}\\ ^\\circ\\text{C}`,
          value: Math.min(...Array.from({ length: 2001 }, (_, i) => model(i / 100))),
        },
      ],
      drawings: {
        day: plot({
          x: [0, 24],
          y: [Math.floor(Math.min(least, 0) - 2), Math.ceil(model(warm) + 2)],
          xLabel: '*t*',
          yLabel: '*T*',
          height: 200,
          ticks: { x: 4 },
          curves: [{ f: model, from: 0, to: end }],
          description: `The graph of T from t = 0 to t = ${end}: it falls until ${cold}, rises until ${warm} and falls again.`,
        }),
      },
    };
  },
});
