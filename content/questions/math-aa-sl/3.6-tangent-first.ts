import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, gcd } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: { a: integers(1, 9), b: integers(1, 9), angle: choice('x', md`\theta`) },
  allow: ({ a, b }) => a !== b && gcd(a, b) === 1 && Math.max(a, b) > 1,
  write: ({ a, b, angle }) => {
    const turn = root((t) => a * Math.sin(t) - b * Math.cos(t), 0, Math.PI / 2);
    const square = a * a + b * b;
    const [left, right] = [md`${a === 1 ? '' : a}\sin ${angle}`, md`${b === 1 ? '' : b}\cos ${angle}`];
    const times = b % a === 0 ? '' : md`\left(${fraction(b, a)}\right)^2`;
    const tangent = times === '' ? md`${b / a}^2` : times;
    return {
      text: md`The acute angle $${angle}$ satisfies $${left} = ${right}$.

(a) Find the value of $\tan ${angle}$. [1]

(b) Show that $\cos^2 ${angle} = ${fraction(a * a, square)}$. [3]

(c) Hence find the value of $\cos 2${angle}$. [2]`,
      hints: [
        md`Divide both sides by $\cos ${angle}$.`,
        md`Square $\sin ${angle} = ${fraction(b, a) === '1' ? '' : fraction(b, a)}\cos ${angle}$, and replace $\sin^2 ${angle}$.`,
      ],
      answer: md`(a) Dividing by $${a === 1 ? '' : a}\cos ${angle}$, which isn't zero for an acute angle, gives $\tan ${angle} = ${fraction(b, a)}$.

(b) $\sin ${angle} = ${fraction(b, a)}\cos ${angle}$, so $\sin^2 ${angle} = ${tangent}\cos^2 ${angle}$. With $\sin^2 ${angle} = 1 - \cos^2 ${angle}$ this becomes $1 - \cos^2 ${angle} = ${fraction(b * b, a * a)}\cos^2 ${angle}$. So $1 = ${fraction(square, a * a)}\cos^2 ${angle}$ and $\cos^2 ${angle} = ${fraction(a * a, square)}$.

(c) $\cos 2${angle} = 2\cos^2 ${angle} - 1 = 2 \times ${fraction(a * a, square)} - 1 = ${fraction(a * a - b * b, square)}$

**Watch out:** It is easy to turn the fraction in (a) upside down: the number in front of $\cos ${angle}$ goes on top. And $\cos 2${angle}$ isn't $2\cos ${angle}$.`,
      scheme: [
        [md`$${fraction(b, a)}$`, 'A1'],
        [md`expresses $\sin^2 ${angle}$ in terms of $\cos^2 ${angle}$`, 'M1'],
        [md`uses $\sin^2 ${angle} + \cos^2 ${angle} = 1$`, 'M1'],
        [md`$${fraction(square, a * a)}\cos^2 ${angle} = 1$, leading to the given value`, 'A1'],
        [md`$2 \times ${fraction(a * a, square)} - 1$`, 'M1'],
        [md`$${fraction(a * a - b * b, square)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: fraction(b, a),
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(a, b),
              note: md`This is the cosine divided by the sine. The tangent is the other way round.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: fraction(a * a - b * b, square),
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(b * b - a * a, square),
              note: md`The sign is wrong. With the cosine, the identity is $2\cos^2 ${angle} - 1$.`,
            },
            {
              value: fraction(2 * a * a, square),
              note: md`This is $2\cos^2 ${angle}$. Subtract $1$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`\tan ${angle} = ${fraction(b, a)}`, value: Math.tan(turn) },
        { part: 'b', route: 'numeric', shown: `= ${fraction(a * a, square)}`, value: Math.cos(turn) ** 2 },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${fraction(a * a - b * b, square)}`,
          value: Math.cos(2 * turn),
        },
      ],
    };
  },
});
