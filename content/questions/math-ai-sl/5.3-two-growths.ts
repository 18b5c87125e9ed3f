import { roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial, sf } from '../../authoring/wording.ts';

const tidy = (value: number) => Number(value.toFixed(6));

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    pair: choice(
      { what: 'bamboo shoots', place: 'Chiang Rai', one: 'P', other: 'Q', unit: 'cm', time: 'days' },
      { what: 'young kelp plants', place: 'Tasmania', one: 'P', other: 'Q', unit: 'cm', time: 'days' },
      { what: 'sunflowers', place: 'Plovdiv', one: 'P', other: 'Q', unit: 'cm', time: 'weeks' },
    ),
    cubic: choice(0.02, 0.03, 0.05),
    square: choice(0.2, 0.3, 0.4, 0.5),
    linear: integers(1, 3),
    speed: choice(4, 5, 6, 7),
    head: integers(2, 9),
    time: integers(3, 6),
  },
  allow: ({ cubic, square, linear, speed, head, time }) => {
    const start = linear + 2 * square * time + 3 * cubic * time ** 2;
    const p = cubic * time ** 3 + square * time ** 2 + linear * time + head;
    return (
      speed > linear + 1 && Math.abs(start - speed) > 0.6 && Math.abs(p - (speed * time + 2 * head)) > 0.5
    );
  },
  write: ({ pair, cubic, square, linear, speed, head, time }) => {
    const coefficients = [cubic, square, linear, head];
    const f = (t: number) => coefficients.reduce((sum, value) => sum * t + value, 0);
    const derivative = [tidy(3 * cubic), tidy(2 * square), linear];
    const at = tidy(f(time));
    const rate = tidy(linear + 2 * square * time + 3 * cubic * time ** 2);
    const [a, b, c] = [3 * cubic, 2 * square, linear - speed];
    const same = (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a);
    const taller = f(time) > speed * time + 2 * head;
    const faster = rate > speed;
    return {
      text: md`Two ${pair.what} are measured in ${pair.place}. After $t$ ${pair.time}, where $0 \le t \le 10$, the length of ${pair.one} is $p(t) = ${polynomial(coefficients, 't')}$ and the length of ${pair.other} is $q(t) = ${speed}t + ${2 * head}$, both in ${pair.unit}.

(a) Find $p'(t)$. [2]

(b) Write down the rate at which ${pair.other} grows. State its unit. [2]

(c) At $t = ${time}$, determine

(i) which of the two is longer; [2]

(ii) which of the two grows faster. [2]

(d) Find the time at which both grow at the same rate. [2]`,
      hints: [
        md`The rate of growth of a length is its derivative with respect to time.`,
        md`In part (c) compare $p$ with $q$ for the lengths, and $p'$ with $q'$ for the rates.`,
        md`In part (d) set $p'(t) = q'(t)$, not $p(t) = q(t)$.`,
      ],
      answer: md`(a) Differentiate term by term: $p'(t) = ${polynomial(derivative, 't')}$

(b) $q$ is linear, so its rate is its gradient: $q'(t) = ${speed}$ ${pair.unit} per ${pair.time.slice(0, -1)}, the same at all times.

(c) (i) Compare the lengths: $p(${time}) = ${at}$ and $q(${time}) = ${speed * time + 2 * head}$. So ${taller ? pair.one : pair.other} is longer.

(ii) Compare the rates: $p'(${time}) = ${rate}$ and $q'(${time}) = ${speed}$. So ${faster ? pair.one : pair.other} grows faster.

(d) The rates are equal where $${polynomial(derivative, 't')} = ${speed}$. The calculator gives one solution with $0 \le t \le 10$: $t = ${sf(same)}$ ${pair.time}.

**Watch out:** *Longer* is about the functions, *faster* is about the derivatives.${taller === faster ? '' : ' Here the longer one is not the one that grows faster.'}`,
      scheme: [
        [md`(a) at least one correct term`, 'M1'],
        [md`$${polynomial(derivative, 't')}$`, 'A1'],
        [md`(b) $${speed}$`, 'A1'],
        [md`${pair.unit} per ${pair.time.slice(0, -1)}`, 'A1'],
        [md`(c)(i) $${at}$ and $${speed * time + 2 * head}$`, 'M1'],
        [md`${taller ? pair.one : pair.other}`, 'A1'],
        [md`(ii) $p'(${time}) = ${rate}$`, 'M1'],
        [md`${faster ? pair.one : pair.other}`, 'A1'],
        [md`(d) sets their $p'(t)$ equal to $${speed}$`, 'M1'],
        [md`$t = ${sf(same)}$ ${pair.time}`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: polynomial(derivative, 't'),
          variables: ['t'],
          mistakes: [
            {
              value: polynomial([...derivative.slice(0, 2), linear + head], 't'),
              note: md`You kept the constant $${head}$. Its derivative is $0$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: 'Rate',
          expected: `${speed}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${speed + 2 * head}`, note: md`The constant does not count for the rate.` }],
        },
        { part: 'b', kind: 'self', why: 'state the unit', marks: 1 },
        { part: 'c i', kind: 'number', label: md`$p(${time}) =$`, expected: `${at}`, marks: 1 },
        { part: 'c i', kind: 'self', why: 'determine which', marks: 1 },
        {
          part: 'c ii',
          kind: 'number',
          label: md`$p'(${time}) =$`,
          expected: `${rate}`,
          marks: 1,
          mistakes: [{ value: `${at}`, note: md`You found $p(${time})$. Put $t = ${time}$ into $p'$.` }],
        },
        { part: 'c ii', kind: 'self', why: 'determine which', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: md`$t =$`,
          expected: `${Number(same.toPrecision(9))}`,
          unit: pair.time,
          mistakes: roots((t) => f(t) - speed * t - 2 * head, 0, 10, 1013)
            .filter((t) => Math.abs(t - same) > 0.1)
            .map((t) => ({ value: sf(t, 5), note: md`There the *lengths* are equal. Compare the rates.` })),
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: polynomial(derivative, 't'),
          value: (t) => slope(f, t),
          variable: 't',
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${speed}`,
          value: Number(slope((t) => speed * t, 3).toFixed(6)),
        },
        { part: 'c i', route: 'numeric', shown: `= ${at}`, value: f(time), within: 1e-5 },
        { part: 'c ii', route: 'numeric', shown: `= ${rate}`, value: slope(f, time), within: 1e-5 },
        {
          part: 'd',
          route: 'numeric',
          shown: `t = ${sf(same)}`,
          value: roots((t) => slope(f, t) - speed, 0.01, 12, 1013)[0]!,
        },
      ],
    };
  },
});
