import { maximum, maximumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf, term } from '../../authoring/wording.ts';

const phases = [
  [Math.PI / 6, md`\frac{\pi}{6}`],
  [Math.PI / 4, md`\frac{\pi}{4}`],
  [Math.PI / 3, md`\frac{\pi}{3}`],
  [Math.PI / 2, md`\frac{\pi}{2}`],
  [(2 * Math.PI) / 3, md`\frac{2\pi}{3}`],
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    one: integers(3, 12),
    other: integers(3, 12),
    phase: phases,
    speed: choice(2, 3, 4, 5, 20, 30),
  },
  allow: ({ one, other }) => Math.abs(one - other) > 1,
  write: ({ one, other, phase: [phase, phaseText], speed }) => {
    const [real, imaginary] = [one + other * Math.cos(phase), other * Math.sin(phase)];
    const size = Math.hypot(real, imaginary);
    const angle = Math.atan2(imaginary, real);
    const time = (2 * Math.PI - angle) / speed;
    const whole = (t: number) => one * Math.cos(speed * t) + other * Math.cos(speed * t + phase);
    const period = (2 * Math.PI) / speed;
    const wt = term(speed, 't');
    return {
      text: md`Two alternating voltages, in volts, at time $t$ seconds are $V_1 = ${one}\cos ${wt}$ and $V_2 = ${other}\cos\left(${wt} + ${phaseText}\right)$. They are connected in series, so that the total voltage is $V = V_1 + V_2$.

(a) Show that $V$ is the real part of $\left(${one} + ${other}\mathrm{e}^{${phaseText}\mathrm{i}}\right)\mathrm{e}^{${wt}\mathrm{i}}$. [2]

(b) Write $${one} + ${other}\mathrm{e}^{${phaseText}\mathrm{i}}$ in the form $r\mathrm{e}^{\theta\mathrm{i}}$, where $r > 0$ and $0 < \theta < \pi$. [3]

(c) Hence write $V$ in the form $V = A\cos(${wt} + B)$. [1]

(d) Find the first time $t > 0$ at which $V$ has its greatest value. [2]`,
      hints: [
        md`$\cos x$ is the real part of $\mathrm{e}^{x\mathrm{i}}$.`,
        md`In part (b), add the two numbers in Cartesian form, then find the modulus and the argument of the sum.`,
        md`A cosine is greatest when its angle is a multiple of $2\pi$.`,
      ],
      answer: md`(a) $V_1$ is the real part of $${one}\mathrm{e}^{${wt}\mathrm{i}}$, and $V_2$ is the real part of $${other}\mathrm{e}^{\left(${wt} + ${phaseText}\right)\mathrm{i}} = ${other}\mathrm{e}^{${phaseText}\mathrm{i}}\mathrm{e}^{${wt}\mathrm{i}}$. The real part of a sum is the sum of the real parts, so taking out the common factor $\mathrm{e}^{${wt}\mathrm{i}}$ gives the result.

(b) $${one} + ${other}\mathrm{e}^{${phaseText}\mathrm{i}} = ${one} + ${other}\cos ${phaseText} + ${other}\mathrm{i}\sin ${phaseText} = ${sf(real, 4)} + ${sf(imaginary, 4)}\mathrm{i}$

$r = \sqrt{${sf(real, 4)}^2 + ${sf(imaginary, 4)}^2} = ${sf(size)}$ and $\theta = ${sf(angle)}$, so the number is $${sf(size)}\mathrm{e}^{${sf(angle)}\mathrm{i}}$.

(c) $V$ is the real part of $${sf(size)}\mathrm{e}^{(${wt} + ${sf(angle)})\mathrm{i}}$, so $V = ${sf(size)}\cos(${wt} + ${sf(angle)})$.

(d) $V$ is greatest when $${wt} + ${sf(angle, 4)} = 2\pi$, so $t = \frac{2\pi - ${sf(angle, 4)}}{${speed}} = ${sf(time)}\ \text{s}$.

**Calculator:** radians. Enter $${one} + ${other}\mathrm{e}^{${phaseText}\mathrm{i}}$. TI-Nspire: Menu, Number, Complex Number Tools, Convert to Polar. Casio fx-CG50: Complex Mode $a + b\mathrm{i}$, then OPTN, COMPLEX, Abs and Arg.

**Watch out:** The amplitudes don't simply add up to $${one + other}$, because the two voltages aren't greatest at the same time. In (d), a bracket equal to $0$ would give a negative time.`,
      scheme: [
        [md`writes $V_1$ and $V_2$ as real parts of exponentials`, 'M1'],
        [md`splits the exponential of $V_2$ and takes out the common factor`, 'A1'],
        [md`adds in Cartesian form, or with the calculator`, 'M1'],
        [md`$r = ${sf(size)}$`, 'A1'],
        [md`$\theta = ${sf(angle)}$`, 'A1'],
        [md`$V = ${sf(size)}\cos(${wt} + ${sf(angle)})$`, 'A1'],
        [md`sets the angle equal to $2\pi$, or uses a graph`, 'M1'],
        [md`$t = ${sf(time)}$ s`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$r =$',
          expected: `${Number(size.toPrecision(8))}`,
          marks: 2,
          mistakes: [
            {
              value: `${one + other}`,
              note: 'You added the moduli. The two numbers have different arguments: add them in Cartesian form.',
            },
          ].filter(() => [1, 2].every((figures) => Number(size.toPrecision(figures)) !== one + other)),
        },
        {
          part: 'b',
          kind: 'number',
          label: md`$\theta =$`,
          expected: `${Number(angle.toPrecision(8))}`,
          marks: 1,
          mistakes: [
            {
              value: sf(phase),
              note: 'This is the argument of the second number alone. Find that of the sum.',
            },
          ],
        },
        {
          part: 'c',
          kind: 'equation',
          expected: md`V = ${sf(size)}\cos(${wt} + ${sf(angle)})`,
          variables: ['V', 't'],
          follows: `V = b.1*cos(${speed}t + b.2)`,
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(time.toPrecision(8))}`,
          unit: 's',
          follows: `(2pi - b.2) / ${speed}`,
          unless: 't <= 0',
          mistakes: [
            {
              value: sf(angle / speed),
              note: md`At this time the angle is not a multiple of $2\pi$. The phase is added to $${wt}$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `= ${sf(size)}`,
          value: maximum(whole, 0, period),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: md`\theta = ${sf(angle)}`,
          value: 2 * Math.PI - speed * maximumAt(whole, 0.001 * period, period),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`${sf(time)}\ \text{s}`,
          value: maximumAt(whole, 0.001 * period, period),
        },
      ],
    };
  },
});
