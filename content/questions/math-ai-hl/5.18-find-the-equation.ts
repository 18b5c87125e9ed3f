import { slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { matrix, plus, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['5.9', '1.15'],
  parameters: {
    thing: choice('a heavy gate', 'the pointer of a scale', 'the piston of a pump', 'a sensor in a bridge'),
    one: integers(-4, -1),
    two: integers(-7, -2),
    first: nonZero(-6, 9),
    second: nonZero(-6, 9),
    at: choice(0.2, 0.4, 0.5),
  },
  allow: ({ one, two, first, second }) => one > two && first + second > 0 && one * first + two * second !== 0,
  write: ({ thing, one, two, first, second, at }) => {
    const [a, b] = [-(one + two), one * two];
    const e = (k: number) => md`\mathrm{e}^{${term(k, 't')}}`;
    const f = (t: number) => first * Math.exp(one * t) + second * Math.exp(two * t);
    const [x0, v0] = [first + second, one * first + two * second];
    const speed = one * first * Math.exp(one * at) + two * second * Math.exp(two * at);
    const x = md`${term(first, e(one))}${plus(second, e(two))}`;
    return {
      text: md`The displacement of ${thing} from its position of rest is $x$ centimetres after $t$ seconds. It satisfies

$$\frac{\mathrm{d}^2x}{\mathrm{d}t^2} + a\frac{\mathrm{d}x}{\mathrm{d}t} + bx = 0,$$

where $a$ and $b$ are constants. Measurements show that $x = ${x}$.

(a) Write down the two eigenvalues of the matrix of the corresponding system of first order equations. [1]

(b) Hence find $a$ and $b$. [3]

(c) Let $y = \frac{\mathrm{d}x}{\mathrm{d}t}$. Write down the matrix of the system. [1]

(d) Find the values of $x$ and $\frac{\mathrm{d}x}{\mathrm{d}t}$ at $t = 0$. [2]

(e) Find the velocity at $t = ${at}$. [1]`,
      hints: [
        md`The eigenvalues stand in the exponents of the solution.`,
        md`The eigenvalues are the solutions of $\lambda^2 + a\lambda + b = 0$.`,
        md`Differentiate $x$ term by term.`,
      ],
      answer: md`(a) The solution has the form $A\mathrm{e}^{\lambda_1t} + B\mathrm{e}^{\lambda_2t}$, so the eigenvalues are $${one}$ and $${two}$.

(b) The eigenvalues solve $\lambda^2 + a\lambda + b = 0$. So the left side is $(\lambda + ${-one})(\lambda + ${-two}) = \lambda^2${plus(a, md`\lambda`)}${plus(b)}$, and $a = ${a}$ and $b = ${b}$.

Another way: put $x = \mathrm{e}^{${term(one, 't')}}$ and $x = \mathrm{e}^{${term(two, 't')}}$ into the equation and solve the two equations for $a$ and $b$.

(c) $\frac{\mathrm{d}y}{\mathrm{d}t} = -bx - ay$, so the matrix is $${matrix([
        [0, 1],
        [-b, -a],
      ])}$.

(d) At $t = 0$ both exponential functions are $1$: $x = ${first}${plus(second)} = ${x0}$.

$\frac{\mathrm{d}x}{\mathrm{d}t} = ${term(one * first, e(one))}${plus(two * second, e(two))}$, which is $${one * first}${plus(two * second)} = ${v0}$ at $t = 0$.

(e) At $t = ${at}$: $\frac{\mathrm{d}x}{\mathrm{d}t} = ${sf(speed)}\ \text{cm s}^{-1}$

**Watch out:** $a$ is minus the sum of the eigenvalues, and $b$ is their product. A sign is lost easily in $a$.`,
      scheme: [
        [md`$${one}$ and $${two}$`, 'A1'],
        [md`$(\lambda + ${-one})(\lambda + ${-two})$, or sum and product`, 'M1'],
        [md`$a = ${a}$`, 'A1'],
        [md`$b = ${b}$`, 'A1'],
        [
          md`$${matrix([
            [0, 1],
            [-b, -a],
          ])}$ (follow through)`,
          'A1',
        ],
        [md`$x = ${x0}$`, 'A1'],
        [md`$${v0}$`, 'A1'],
        [md`$${sf(speed)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: 'Eigenvalues, with a comma between them:',
          expected: `${one}, ${two}`,
          accuracy: 'exact',
          mistakes: [{ value: `${-one}, ${-two}`, note: 'Look at the signs in the exponents.' }],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$a =$',
          expected: `${a}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [{ value: `${-a}`, note: 'The sum of the eigenvalues is $-a$.' }],
        },
        { part: 'b', kind: 'number', label: '$b =$', expected: `${b}`, accuracy: 'exact', marks: 1 },
        {
          part: 'c',
          kind: 'matrix',
          expected: matrix([
            [0, 1],
            [-b, -a],
          ]),
          accuracy: 'exact',
          follows: '[[0, 1], [-b.2, -b.1]]',
          mistakes: [
            {
              value: matrix([
                [0, 1],
                [b, a],
              ]),
              note: md`Solve the equation for $\frac{\mathrm{d}^2x}{\mathrm{d}t^2}$ first: the signs change.`,
            },
          ],
        },
        { part: 'd', kind: 'number', label: '$x =$', expected: `${x0}`, accuracy: 'exact', marks: 1 },
        {
          part: 'd',
          kind: 'number',
          label: md`$\frac{\mathrm{d}x}{\mathrm{d}t} =$`,
          expected: `${v0}`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'e', kind: 'number', expected: `${Number(speed.toPrecision(8))}`, unit: 'cm s^-1' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: `a = ${a}`,
          // Two equations 1: λ² + aλ + b = 0 at both eigenvalues.
          value: -(one ** 2 - two ** 2) / (one - two),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `b = ${b}`,
          value: -(one ** 2) - one * (-(one ** 2 - two ** 2) / (one - two)),
        },
        { part: 'd', route: 'numeric', shown: `= ${x0}`, value: f(0) },
        { part: 'd', route: 'numeric', shown: `= ${v0}`, value: Math.round(slope(f, 0) * 1e6) / 1e6 },
        { part: 'e', route: 'numeric', shown: sf(speed), value: slope(f, at) },
      ],
    };
  },
});
