import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf } from '../../authoring/wording.ts';

const late = [10, 100, 1000] as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      {
        who: 'Nomvula learns to type. After $t$ hours of practice her speed, in words per minute,',
        unit: 'words per minute',
        time: 'hours',
        meaning: 'however long she practises, her speed comes close to this value but does not pass it',
      },
      {
        who: 'Deer are brought to an island near Chiloé. After $t$ years their number, in hundreds,',
        unit: 'hundred',
        time: 'years',
        meaning: 'in the long run the number of deer, in hundreds, settles close to this value',
      },
      {
        who: 'A dry sponge lies in water. After $t$ minutes its mass, in grams,',
        unit: 'grams',
        time: 'minutes',
        meaning: 'after a long time the mass of the sponge, in grams, settles close to this value',
      },
    ),
    limit: integers(40, 90, 5),
    shift: integers(4, 12),
    first: integers(5, 20),
    percent: choice(90, 95),
  },
  allow: ({ limit, shift, first }) => first * shift < 0.7 * limit * shift && first < limit / 3,
  write: ({ story, limit, shift, first, percent }) => {
    const constant = first * shift;
    const f = (t: number) => (limit * t + constant) / (t + shift);
    const part = percent / 100;
    const target = Number((part * limit).toFixed(6));
    const time = (target * shift - constant) / (limit - target);
    const found = root((t) => f(t) - target, 0, 1e5);
    return {
      text: md`${story.who} is modelled by

$$f(t) = \frac{${limit}t + ${constant}}{t + ${shift}}, \quad t \ge 0.$$

(a) Write down the value of $f(0)$. [1]

(b) Find the values of $f(10)$, $f(100)$ and $f(1000)$. Give each correct to two decimal places. [3]

(c) Hence suggest the value of the limit of $f(t)$ as $t$ becomes very large, and state what it means in this context. [2]

(d) Find the value of $t$ at which $f(t)$ reaches $${percent}\%$ of this limit. [2]`,
      hints: [
        md`Put each value of $t$ into the top *and* the bottom of the fraction.`,
        md`Write the three values of part (b) below one another. Towards which whole number do they go?`,
        md`In part (d) find $${percent}\%$ of the limit first. Then solve an equation for $t$.`,
      ],
      answer: md`(a) With $t = 0$ only the constants are left: $f(0) = \dfrac{${constant}}{${shift}} = ${first}$

(b) Put each value of $t$ into the formula, or read a table of values:

$f(10) = \dfrac{${limit * 10 + constant}}{${10 + shift}} = ${decimals(f(10), 2)}$

$f(100) = \dfrac{${limit * 100 + constant}}{${100 + shift}} = ${decimals(f(100), 2)}$

$f(1000) = \dfrac{${limit * 1000 + constant}}{${1000 + shift}} = ${decimals(f(1000), 2)}$

(c) The later the time, the closer the values are to $${limit}$. This suggests that the limit is $${limit}$: ${story.meaning}.

(d) $${percent}\%$ of the limit is $${part} \times ${limit} = ${target}$. So we solve $\dfrac{${limit}t + ${constant}}{t + ${shift}} = ${target}$. Multiply by the bottom: $${limit}t + ${constant} = ${target}(t + ${shift})$. The solution is $t = ${sf(time)}$ ${story.time}.

**Calculator:** draw $y = f(x)$ and $y = ${target}$ and find where they meet. A table of values of $f$ answers part (b).

**Watch out:** A limit is a value that is approached. No value of $t$ gives $f(t) = ${limit}$ exactly.`,
      scheme: [
        [md`(a) $${first}$`, 'A1'],
        [md`(b) $${decimals(f(10), 2)}$`, 'A1'],
        [md`$${decimals(f(100), 2)}$`, 'A1'],
        [md`$${decimals(f(1000), 2)}$`, 'A1'],
        [md`(c) $${limit}$`, 'A1'],
        [md`the value that is approached in the long run, in context`, 'A1'],
        [md`(d) sets $f(t)$ equal to $${part} \times$ their limit`, 'M1'],
        [md`$${sf(time)}$ ${story.time}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${first}`, accuracy: 'exact', unit: story.unit },
        ...late.map((t) => ({
          part: 'b',
          kind: 'number' as const,
          label: md`$f(${t}) =$`,
          expected: decimals(f(t), 2),
          accuracy: { decimals: 2 },
          marks: 1,
        })),
        {
          part: 'c',
          kind: 'number',
          label: 'Limit',
          expected: `${limit}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: decimals(f(1000), 2),
              note: md`That is the value at $t = 1000$. The values go on towards a whole number.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'state what it means', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: md`$t =$`,
          expected: `${Number(time.toPrecision(9))}`,
          unit: story.time,
          follows: md`(${part} * c.1 * ${shift} - ${constant}) / (${limit} - ${part} * c.1)`,
          unless: 't <= 0',
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `= ${first}`, value: f(0) },
        ...late.map((t) => ({
          part: 'b',
          route: 'symbolic' as const,
          shown: `= ${decimals(f(t), 2)}`,
          // The whole part first: limit − (what is missing).
          value: limit - (limit * shift - constant) / (t + shift),
        })),
        {
          part: 'c',
          route: 'numeric',
          shown: `${limit}`,
          value: Math.round(f(1e9) * 1e5) / 1e5,
        },
        { part: 'd', route: 'numeric', shown: `t = ${sf(time)}`, value: found },
      ],
    };
  },
});
