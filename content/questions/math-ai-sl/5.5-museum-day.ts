import { integral, maximumAt, roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { grouped, polynomial, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const tidy = (value: number) => Number(value.toFixed(6));
const three = (value: number) => grouped(Number(value.toPrecision(3)));

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.6'],
  parameters: {
    place: choice(
      'a museum in Cairo',
      'an aquarium in Lisbon',
      'a science centre in Pune',
      'a zoo in Singapore',
    ),
    scale: choice(12, 15, 18, 24),
    close: choice(8, 9, 10),
    base: choice(30, 40, 60, 80),
    out: choice(120, 150, 180, 200, 240),
    ticket: choice(6, 8, 9, 12),
    inside: choice(20, 30, 50),
  },
  allow: ({ scale, close, base, out, inside }) => {
    const rate = (t: number) => scale * t * (close - t) + base;
    const crossings = roots((t) => rate(t) - out, 0.001, close, 1009);
    const N = (t: number) => integral(rate, 0, t, 40) - out * t + inside;
    const lowest = crossings.length === 2 && N(crossings[0]!) > 5;
    return lowest && N(close) > 20 && crossings[1]! < close - 0.3;
  },
  write: ({ place, scale, close, base, out, ticket, inside }) => {
    const coefficients = [-scale, scale * close, base];
    const rate = (t: number) => scale * t * (close - t) + base;
    const peak = tidy(close / 2);
    const top = tidy(rate(peak));
    const whole = tidy((-scale / 3) * close ** 3 + (scale * close ** 3) / 2 + base * close);
    const found = roots((t) => rate(t) - out, 0.001, close, 1009);
    const best = found[1]!;
    const [third, half] = [-scale / 3, (scale * close) / 2];
    const stay = [tidy(third), tidy(half), base - out, inside];
    const N = (t: number) => third * t ** 3 + half * t * t + (base - out) * t + inside;
    const most = N(best);
    const stayText = polynomial(stay, 't');
    const left = tidy(N(close));
    const inexact = three(whole) !== grouped(whole);
    return {
      text: md`Visitors come to ${place} from the opening, $t = 0$, until it closes, $t = ${close}$, where $t$ is in hours. They arrive at the rate

$$r(t) = ${polynomial(coefficients, 't')}$$

visitors per hour.

(a) Find the rate at the opening. [1]

(b) Find $r'(t)$. Hence find the greatest rate of arrival and the time at which it occurs. [4]

(c) Find the total number of visitors who arrive on this day. [3]

(d) Each visitor pays $${ticket}$ dollars. Find the money received on this day. [1]

Visitors leave at a constant rate of $${out}$ per hour. When the doors open, a group of $${inside}$ people is already inside. The diagram shows both rates.

![](drawing:rate)

(e) Show that the number of people inside after $t$ hours is $N(t) = ${stayText}$. [3]

(f) Find the times at which the number of people inside neither grows nor falls. [2]

(g) Hence find the greatest number of people inside, to the nearest whole number. [2]`,
      hints: [
        md`The greatest rate is where the derivative of the *rate* is zero.`,
        md`A definite integral of a rate gives a total number.`,
        md`The number inside changes at the rate (arriving minus leaving). Integrate it and use the number at $t = 0$.`,
        md`In part (f) arrivals and departures are equal.`,
      ],
      answer: md`(a) $r(0) = ${base}$ visitors per hour

(b) $r'(t) = ${polynomial([-2 * scale, scale * close], 't')}$. At the greatest rate this is $0$: $t = ${peak}$ hours. The rate there is $r(${peak}) = ${top}$ visitors per hour. It is a maximum, because the graph of $r$ is a parabola that opens downwards.

(c) The total is the integral of the rate over the whole day: $\displaystyle\int_0^{${close}} \left(${polynomial(coefficients, 't')}\right)\mathrm{d}t = ${grouped(whole)}$ visitors.

(d) $${grouped(whole)} \times ${ticket} = ${grouped(tidy(whole * ticket))}$ dollars

(e) The number inside changes at the rate $N'(t) = r(t) - ${out} = ${polynomial([-scale, scale * close, base - out], 't')}$. Integrate: $N(t) = ${polynomial([...stay.slice(0, 3), 0], 't')} + C$. At $t = 0$ there are $${inside}$ people, so $C = ${inside}$. This gives $N(t) = ${stayText}$.

(f) The number neither grows nor falls where $N'(t) = 0$, that is where $r(t) = ${out}$. The calculator gives $t_1 = ${sf(found[0]!)}$ and $t_2 = ${sf(best)}$ hours.

(g) Between $t_1$ and $t_2$ more people arrive than leave, and after $t_2$ more leave. So the number is greatest at $t_2$ or at $t = 0$. $N(0)$ is only $${inside}$, so it is $t_2$. With the unrounded time, $N(t_2) = ${grouped(Math.round(most))}$ people.

**Calculator:** draw $r$ and the line $y = ${out}$ for part (f), and the graph of $N$ for part (g). The tool for a maximum gives the same value.

**Watch out:** The number inside is *not* greatest when most people arrive, at $t = ${peak}$. It grows as long as arrivals exceed departures.`,
      scheme: [
        [md`(a) $${base}$`, 'A1'],
        [md`(b) $${polynomial([-2 * scale, scale * close], 't')}$`, 'A1'],
        [md`sets their derivative equal to $0$`, 'M1'],
        [md`$t = ${peak}$`, 'A1'],
        [md`$${top}$`, 'A1'],
        [md`(c) integral of $r$`, 'M1'],
        [md`limits $0$ and $${close}$`, '(A1)'],
        [md`$${grouped(whole)}$${inexact ? md` (accept $${three(whole)}$)` : ''}`, 'A1'],
        [
          md`(d) $${grouped(tidy(whole * ticket))}$${inexact ? ' (accept a value from a rounded total)' : ''}`,
          'A1',
        ],
        [md`(e) $N'(t) = r(t) - ${out}$`, 'M1'],
        [md`integrates correctly`, 'A1'],
        [md`uses $N(0) = ${inside}$ to find the constant, which leads to the given result`, 'A1'],
        [md`(f) sets $r(t) = ${out}$`, 'M1'],
        [md`$${sf(found[0]!)}$ and $${sf(best)}$`, 'A1'],
        [md`(g) substitutes their later time into $N$, or uses the graph of $N$`, 'M1'],
        [md`$${grouped(Math.round(most))}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${base}`, accuracy: 'exact', unit: 'visitors per hour' },
        {
          part: 'b',
          kind: 'expression',
          label: md`$r'(t) =$`,
          expected: polynomial([-2 * scale, scale * close], 't'),
          variables: ['t'],
          marks: 1,
        },
        { part: 'b', kind: 'number', label: md`$t =$`, expected: `${peak}`, accuracy: 'exact', marks: 2 },
        { part: 'b', kind: 'number', label: 'Greatest rate', expected: `${top}`, marks: 1 },
        {
          part: 'c',
          kind: 'number',
          expected: `${whole}`,
          mistakes: [
            { value: `${tidy(top * close)}`, note: md`You used the greatest rate for the whole day.` },
            {
              value: `${tidy(((base + top) / 2) * close)}`,
              note: md`You used the mean of two rates. Integrate the rate.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${tidy(whole * ticket)}`,
          unit: 'dollars',
          follows: `c.1 * ${ticket}`,
          unless: 'p <= 0',
        },
        { part: 'e', kind: 'self', why: 'show that' },
        {
          part: 'f',
          kind: 'number',
          label: md`$t_1 =$`,
          expected: `${Number(found[0]!.toPrecision(9))}`,
          marks: 1,
        },
        {
          part: 'f',
          kind: 'number',
          label: md`$t_2 =$`,
          expected: `${Number(best.toPrecision(9))}`,
          marks: 1,
        },
        {
          part: 'g',
          kind: 'number',
          expected: `${Math.round(most)}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${Math.round(N(peak))}`,
              note: md`That is the number at $t = ${peak}$, when most people arrive. It still grows after that.`,
            },
            { value: `${Math.round(left)}`, note: md`That is the number when it closes.` },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${base}`, value: rate(0) },
        {
          part: 'b',
          route: 'numeric',
          shown: polynomial([-2 * scale, scale * close], 't'),
          value: (t) => slope(rate, t),
          variable: 't',
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `t = ${peak}`,
          value: Number(maximumAt(rate, 0, close).toFixed(4)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${top}`,
          value: rate(maximumAt(rate, 0, close)),
          within: 1e-3,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${grouped(whole)}`,
          value: integral(rate, 0, close),
          within: 1e-3,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `= ${grouped(tidy(whole * ticket))}`,
          value: ticket * integral(rate, 0, close),
          within: 1e-2,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: stayText,
          value: (t) => inside + integral((u) => rate(u) - out, 0, t),
          variable: 't',
        },
        {
          part: 'f',
          route: 'exact',
          shown: `t_1 = ${sf(found[0]!)}`,
          value: close / 2 - Math.sqrt((close * close) / 4 - (out - base) / scale),
        },
        {
          part: 'f',
          route: 'exact',
          shown: `t_2 = ${sf(best)}`,
          value: close / 2 + Math.sqrt((close * close) / 4 - (out - base) / scale),
        },
        {
          part: 'g',
          route: 'numeric',
          shown: `= ${grouped(Math.round(most))}`,
          value: inside + integral((u) => rate(u) - out, 0, maximumAt(N, 0.5, close)),
          within: 0.51,
        },
      ],
      drawings: {
        rate: plot({
          x: [0, close + 1],
          y: [0, top * 1.15],
          ticks: { x: 1, y: 100 },
          height: 210,
          xLabel: '*t*',
          yLabel: 'visitors per hour',
          curves: [{ f: rate, from: 0, to: close, label: '*r*' }],
          lines: [{ from: [0, out], to: [close, out], dashed: true, label: 'leaving' }],
          description: `The graph of the rate of arrival, a parabola that opens downwards from t = 0 to t = ${close}, and a dashed horizontal line for the rate of leaving, ${out} per hour.`,
        }),
      },
    };
  },
});
