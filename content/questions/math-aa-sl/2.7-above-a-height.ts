import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';

const tidy = (value: number): number => Number(value.toPrecision(9));

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    launched: choice(
      {
        what: 'A water rocket',
        from: 'from the flat roof of a school in Nairobi',
        above: 'a tall tree nearby',
        over: 'the ground',
      },
      {
        what: 'A firework',
        from: 'from a platform in Valencia',
        above: 'the wall of a castle',
        over: 'the ground',
      },
      {
        what: 'A signal flare',
        from: 'from the deck of a ship near Reykjavík',
        above: 'a cliff',
        over: 'the sea',
      },
    ),
    t1: choice(0.5, 1, 1.5, 2),
    t2: choice(2, 2.5, 3, 3.5, 4, 5, 6),
    h0: integers(2, 20),
  },
  allow: ({ t1, t2 }) => t2 > t1 && Number.isInteger(t1 + t2),
  write: ({ launched, t1, t2, h0 }) => {
    const speed = 5 * (t1 + t2);
    const level = tidy(h0 + 5 * t1 * t2);
    const [sum, product] = [t1 + t2, tidy(t1 * t2)];
    const h = (t: number): number => -5 * t * t + speed * t + h0;
    return {
      text: md`${launched.what} is launched ${launched.from}. Its height above ${launched.over} after $t$ seconds is

$$h(t) = ${polynomial([-5, speed, h0], 't')} \text{ metres}, \qquad t \ge 0,$$

until it lands.

(a) Write down the height from which it is launched. [1]

The top of ${launched.above} is $${level}$ m above ${launched.over}.

(b) Show that it is higher than this while $${polynomial([1, -sum, product], 't')} < 0$. [2]

(c) Hence find for how many seconds it is higher than this. [3]`,
      hints: [
        md`What is $t$ at the moment of the launch?`,
        md`When both sides of an inequality are divided by a negative number, its sign turns round.`,
      ],
      answer: md`(a) $h(0) = ${h0}$ m

(b) It is higher when $${polynomial([-5, speed, h0], 't')} > ${level}$, that is $${polynomial([-5, speed, tidy(h0 - level)], 't')} > 0$. Dividing by $-5$ turns the sign round: $${polynomial([1, -sum, product], 't')} < 0$.

(c) $(t - ${t1})(t - ${t2}) < 0$ holds between the two zeros, for $${t1} < t < ${t2}$. It is higher for $${t2} - ${t1} = ${t2 - t1}$ ${t2 - t1 === 1 ? 'second' : 'seconds'}.

**Watch out:** The answer to (c) is a length of time, so don't stop at $t = ${t1}$ and $t = ${t2}$. If you forget to turn the sign round in (b), you find the times when it is *lower*.`,
      scheme: [
        [md`$${h0}$ m`, 'A1'],
        [md`$${polynomial([-5, speed, h0], 't')} > ${level}$`, 'M1'],
        [md`divides by $-5$, turning the inequality sign round`, 'A1'],
        [md`attempts to factorise, or uses the quadratic formula`, 'M1'],
        [md`$t = ${t1}$ and $t = ${t2}$`, 'A1'],
        [md`$${t2 - t1}$ ${t2 - t1 === 1 ? 'second' : 'seconds'}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${h0}`, accuracy: 'exact', unit: 'm' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${t2 - t1}`,
          accuracy: 'exact',
          unit: 's',
          mistakes: [
            {
              value: `${t2}`,
              note: md`At this time it comes down to that height. It wasn't higher from the start, though.`,
            },
            ...(t1 + t2 === t2 - t1
              ? []
              : [
                  {
                    value: `${t1 + t2}`,
                    note: md`You added the two times. The time between them is their difference.`,
                  },
                ]),
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'substitution', shown: `h(0) = ${h0}`, value: h(0) },
        {
          part: 'c',
          route: 'simulation',
          shown: `${t2} - ${t1} = ${t2 - t1}`,
          value:
            Array.from({ length: 10_000 }, (_, index) => (index + 0.5) / 1000).filter((t) => h(t) > level)
              .length / 1000,
          within: 1e-6,
        },
      ],
    };
  },
});
