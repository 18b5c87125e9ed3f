import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { piTimes } from '../../authoring/wording.ts';

const sizes = {
  one: { text: '', value: 1, half: md`\frac{1}{2}`, sine: 2 },
  two: { text: md`\sqrt{2}`, value: Math.SQRT2, half: md`\frac{\sqrt{2}}{2}`, sine: 3 },
  three: { text: md`\sqrt{3}`, value: Math.sqrt(3), half: md`\frac{\sqrt{3}}{2}`, sine: 4 },
} as const;

const domains = {
  turn: { text: md`0 \le x \le 2\pi`, from: 0, to: 24 },
  both: { text: md`-\pi \le x \le \pi`, from: -12, to: 12 },
  half: { text: md`0 \le x \le \pi`, from: 0, to: 12 },
  long: { text: md`-\pi \le x \le 2\pi`, from: -12, to: 24 },
} as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.6', '3.5'],
  parameters: {
    common: choice('sin', 'cos'),
    size: choice('one', 'two', 'three'),
    sign: choice(1, -1),
    domain: choice('turn', 'both', 'half', 'long'),
    who: choice('Ines', 'Kofi', 'Mei'),
  },
  // Each of the two factors gives solutions.
  allow: ({ common, size, sign, domain }) => {
    const { from, to } = domains[domain];
    const [zeros, others] = solutionsOf(common, sizes[size].sine, sign, from, to);
    return zeros.length > 0 && others.length > 0 && zeros.length + others.length <= 7;
  },
  write: ({ common, size, sign, domain, who }) => {
    const { text: root, value, half, sine } = sizes[size];
    const { text: range, from, to } = domains[domain];
    const [f, g] = common === 'sin' ? [md`\sin`, md`\cos`] : [md`\cos`, md`\sin`];
    const [zeros, others] = solutionsOf(common, sine, sign, from, to);
    const all = [...zeros, ...others].sort((one, other) => one - other);
    const minus = sign < 0 ? '-' : '';
    const right = md`${minus}${root}${f} x`;
    const inBracket = md`2${g} x ${sign < 0 ? '+' : '-'} ${root === '' ? '1' : root}`;
    const target = md`${minus}${half}`;
    const left = (x: number): number =>
      Math.sin(2 * x) - sign * value * (common === 'sin' ? Math.sin(x) : Math.cos(x));
    const found = roots(left, (from * Math.PI) / 12 - 1e-4, (to * Math.PI) / 12 + 1e-4);
    return {
      text: md`(a) Show that the equation $\sin 2x = ${right}$ can be written as $${f} x\,(${inBracket}) = 0$. [2]

(b) Hence solve $\sin 2x = ${right}$, for $${range}$. [5]

(c) ${who} divides both sides of the equation $2\sin x\cos x = ${right}$ by $${f} x$ and solves what is left. Explain what is wrong with this. [1]`,
      hints: [
        md`Use the double angle identity for $\sin 2x$, and bring everything to one side.`,
        md`A product is zero when one of its factors is. That makes two simpler equations.`,
        md`Draw a unit circle for each of the two equations and mark all places between the ends of the interval.`,
      ],
      answer: md`(a) Replace $\sin 2x$ by $2\sin x\cos x$ and bring everything to the left: $2\sin x\cos x ${sign < 0 ? '+' : '-'} ${root}${f} x = 0$. Both terms have the factor $${f} x$. Take it out: $${f} x\,(${inBracket}) = 0$.

(b) The product is zero when one of the factors is zero.

- $${f} x = 0$ gives ${listed(zeros)}.
- $${inBracket} = 0$ gives $${g} x = ${target}$. ${
        common === 'sin'
          ? md`The cosine is ${sign > 0 ? 'positive in the first and fourth quadrants' : 'negative in the second and third quadrants'}`
          : md`The sine is ${sign > 0 ? 'positive in the first and second quadrants' : 'negative in the third and fourth quadrants'}`
      }, and the acute angle is $${piTimes(common === 'sin' ? 6 - sine : sine, 12)}$, so in this interval ${listed(others)}.

Together, the solutions in ascending order are
$$${all.map((at) => md`x = ${piTimes(at, 12)}`).join(md`,\quad `)}.$$

(c) It isn't allowed to divide by $${f} x$ where $${f} x = 0$. Doing so loses the solutions of $${f} x = 0$, here ${listed(zeros)}.

**Watch out:** Don't cancel a factor that may be zero. Bring everything to one side and take it out instead.`,
      scheme: [
        [md`(a) uses $\sin 2x = 2\sin x\cos x$`, 'M1'],
        [md`$2\sin x\cos x ${sign < 0 ? '+' : '-'} ${root}${f} x = 0$, which leads to the result (AG)`, 'A1'],
        [md`(b) $${f} x = 0$ and $${g} x = ${target}$`, 'M1'],
        [md`$x = ${zeros.map((at) => piTimes(at, 12)).join(md`,\ `)}$`, 'A1'],
        [md`the acute angle $${piTimes(common === 'sin' ? 6 - sine : sine, 12)}$`, '(A1)'],
        [md`$x = ${others.map((at) => piTimes(at, 12)).join(md`,\ `)}$`, 'A1'],
        [md`all solutions in the interval, and no others`, 'A1'],
        [md`(c) $${f} x$ may be zero, so solutions are lost`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          label: '$x =$',
          expected: all.map((at) => piTimes(at, 12)).join(', '),
          accuracy: 'exact',
          mistakes: [
            {
              value: others.map((at) => piTimes(at, 12)).join(', '),
              note: md`You have the solutions of one factor. The other factor, $${f} x$, may be zero, too.`,
            },
            {
              value: zeros.map((at) => piTimes(at, 12)).join(', '),
              note: md`You have the solutions of $${f} x = 0$. The bracket may be zero, too.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain' },
      ],
      checks: all.map((at, index) => ({
        part: 'b',
        route: 'numeric' as const,
        shown: `x = ${piTimes(at, 12)}`,
        value: found[index]!,
        within: 1e-9,
      })),
    };
  },
});

const listed = (places: readonly number[]): string => {
  const written = places.map((at) => `$x = ${piTimes(at, 12)}$`);
  return written.length < 2 ? written.join('') : `${written.slice(0, -1).join(', ')} and ${written.at(-1)}`;
};

/** Where the common factor is zero and where the bracket is, in twelfths of π. */
function solutionsOf(
  common: 'sin' | 'cos',
  sine: number,
  sign: number,
  from: number,
  to: number,
): readonly [readonly number[], readonly number[]] {
  const inside = (turn: readonly number[]): number[] =>
    [-24, 0, 24].flatMap((start) => turn.map((at) => start + at)).filter((at) => at >= from && at <= to);
  const ascending = (values: number[]): number[] => [...new Set(values)].sort((one, other) => one - other);
  const zeros = common === 'sin' ? [0, 12, 24] : [6, 18];
  const acute = 6 - sine;
  const bracket =
    common === 'sin'
      ? sign > 0
        ? [acute, 24 - acute]
        : [12 - acute, 12 + acute]
      : sign > 0
        ? [sine, 12 - sine]
        : [12 + sine, 24 - sine];
  return [ascending(inside(zeros)), ascending(inside(bracket))];
}
