import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, inBrackets, plus, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: true,
  also: ['1.15', '1.12'],
  parameters: {
    story: choice(
      'The temperature $x$ of an oven and the power $y$ of its heater, both measured from their target values,',
      'The speed $x$ of a wind turbine and the angle $y$ of its blades, both measured from their target values,',
      'The depth $x$ of a submarine and the angle $y$ of its rudder, both measured from their target values,',
    ),
    a: integers(-6, 7),
    b: integers(-9, 4),
    s: choice(2, 4, 6),
  },
  allow: ({ a, b, s }) =>
    (a - b) % 2 === 0 &&
    a > b &&
    a !== 0 &&
    b !== 0 &&
    a + b !== 0 &&
    s < a - b &&
    (a + b) ** 2 !== s * s &&
    Math.abs(a + b) <= 8,
  write: ({ story, a, b, s }) => {
    const limit = ((a - b) / 2) ** 2;
    const k = ((a - b) ** 2 - s * s) / 4;
    const [high, low] = [(a + b + s) / 2, (a + b - s) / 2];
    const nature =
      high > 0 && low < 0
        ? 'a saddle point: trajectories come in along one direction and go out along another'
        : high < 0
          ? 'stable: all trajectories run to the origin'
          : 'unstable: all trajectories run away from the origin';
    const signs = high > 0 && low < 0 ? 'of opposite signs' : high < 0 ? 'negative' : 'positive';
    const short =
      high > 0 && low < 0 ? 'saddle point' : high < 0 ? 'stable equilibrium' : 'unstable equilibrium';
    const square = md`${inBrackets(-(a + b))}^2`;
    const quadratic = md`\lambda^2${plus(-(a + b), md`\lambda`)}${plus(a * b)} + k`;
    const disc = (at: number) => (a + b) ** 2 - 4 * (a * b + at);
    return {
      text: md`${story} satisfy

$$\frac{\mathrm{d}x}{\mathrm{d}t} = ${term(a, 'x')} - ky, \qquad \frac{\mathrm{d}y}{\mathrm{d}t} = x${plus(b, 'y')},$$

where $k$ is a positive constant that can be tuned.

(a) Show that the eigenvalues $\lambda$ of the matrix of this system satisfy $${quadratic} = 0$. [2]

(b) Find the values of $k$ for which $x$ and $y$ oscillate. [3]

(c) For these values of $k$, determine whether the oscillations die away. [2]

(d) Find the eigenvalues for $k = ${k}$, and state the nature of the equilibrium at the origin. [3]`,
      hints: [
        md`The matrix has the rows $${a}, -k$ and $1, ${b}$.`,
        md`Solutions oscillate if the eigenvalues are not real. Look at the discriminant.`,
        md`The real part of the eigenvalues decides whether trajectories spiral inwards or outwards.`,
      ],
      answer: md`(a) $\det(M - \lambda I) = (${a} - \lambda)(${b} - \lambda) - (-k) \times 1 = ${quadratic}$. The eigenvalues make this zero.

(b) Solutions oscillate if the eigenvalues are complex, so the discriminant must be negative:

$${square} - 4(${a * b} + k) < 0$, so $${(a + b) ** 2 - 4 * a * b} < 4k$ and $k > ${limit}$.

(c) Complex eigenvalues have the real part $${fraction(a + b, 2)}$, half of the sum of the diagonal. It is ${a + b < 0 ? 'negative, so the trajectories spiral into the origin: the oscillations die away' : 'positive, so the trajectories spiral outwards: the oscillations grow and do not die away'}.

(d) For $k = ${k}$ the equation is $\lambda^2${plus(-(a + b), md`\lambda`)}${plus(a * b + k)} = 0$, with the solutions $\lambda_1 = ${high}$ and $\lambda_2 = ${low}$. Both are real and ${signs}, so the origin is ${nature}.

**Watch out:** The value of $k$ changes only the imaginary part in part (c). The real part does not depend on $k$.`,
      scheme: [
        [md`$\det(M - \lambda I)$ with the right matrix`, 'M1'],
        [md`expands to the given equation`, 'A1'],
        [md`discriminant $< 0$`, 'M1'],
        [md`$${square} - 4(${a * b} + k) < 0$`, 'A1'],
        [md`$k > ${limit}$`, 'A1'],
        [md`real part $${fraction(a + b, 2)}$`, 'A1'],
        [md`${a + b < 0 ? 'negative, so they die away' : 'positive, so they do not die away'}`, 'R1'],
        [md`$${high}$`, 'A1'],
        [md`$${low}$`, 'A1'],
        [md`both real and ${signs}, so ${short} (follow through)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'interval',
          label: 'Values of $k$:',
          expected: `k > ${limit}`,
          variables: ['k'],
          mistakes: [
            {
              value: `k < ${limit}`,
              note: 'For these values the eigenvalues are real. The discriminant must be negative.',
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'determine with a reason' },
        {
          part: 'd',
          kind: 'set',
          label: 'Eigenvalues, with a comma between them:',
          expected: `${high}, ${low}`,
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            { value: `${-high}, ${-low}`, note: 'Look at the signs when you solve the quadratic equation.' },
          ],
        },
        { part: 'd', kind: 'self', why: 'state the nature', marks: 1 },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `k > ${limit}`.replace('k > ', ''),
          value: (0 - disc(0)) / (disc(1) - disc(0)),
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`\lambda_1 = ${high}`,
          value: (a + b + Math.sqrt(disc(k))) / 2,
        },
        {
          part: 'd',
          route: 'exact',
          shown: md`\lambda_2 = ${low}`,
          value: (a * b + k) / ((a + b + Math.sqrt(disc(k))) / 2),
        },
      ],
    };
  },
});
