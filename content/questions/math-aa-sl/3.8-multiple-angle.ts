import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { piTimes } from '../../authoring/wording.ts';

const sizes = {
  half: { value: 0.5, right: '1', shown: md`\frac{1}{2}`, sine: 2, cosine: 4 },
  root2: { value: Math.SQRT1_2, right: md`\sqrt{2}`, shown: md`\frac{\sqrt{2}}{2}`, sine: 3, cosine: 3 },
  root3: { value: Math.sqrt(3) / 2, right: md`\sqrt{3}`, shown: md`\frac{\sqrt{3}}{2}`, sine: 4, cosine: 2 },
} as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['3.5'],
  parameters: {
    name: choice('sin', 'cos'),
    size: choice('half', 'root2', 'root3'),
    sign: choice(1, -1),
    b: choice(2, 3),
    full: choice(true, false),
    variable: choice('x', md`\theta`),
  },
  // Between two and four solutions.
  allow: ({ b, full }) => !(b === 3 && full),
  write: ({ name, size, sign, b, full, variable }) => {
    const { value, right, shown, sine, cosine } = sizes[size];
    // All places in a whole turn, in twelfths of π.
    const acute = name === 'sin' ? sine : cosine;
    const turn =
      name === 'sin'
        ? sign > 0
          ? [acute, 12 - acute]
          : [12 + acute, 24 - acute]
        : sign > 0
          ? [acute, 24 - acute]
          : [12 - acute, 12 + acute];
    const most = b * (full ? 24 : 12);
    const inside = [0, 24, 48].flatMap((start) => turn.map((at) => start + at)).filter((at) => at <= most);
    const function_ = name === 'sin' ? md`\sin` : md`\cos`;
    const left = md`2${function_} ${b}${variable}`;
    const target = sign > 0 ? right : `-${right}`;
    const solutions = inside.map((at) => piTimes(at, 12 * b));
    const domain = full ? md`2\pi` : md`\pi`;
    const f = name === 'sin' ? Math.sin : Math.cos;
    const found = roots((at) => f(b * at) - sign * value, -1e-4, (full ? 2 : 1) * Math.PI + 1e-4);
    const half = sign > 0 ? shown : `-${shown}`;
    return {
      text: md`Solve the equation $${left} = ${target}$, for $0 \le ${variable} \le ${domain}$. [5]`,
      hints: [
        md`Let $u = ${b}${variable}$. Between which values does $u$ lie?`,
        md`Find all values of $u$ in this interval with the help of the unit circle before you divide by $${b}$.`,
      ],
      answer: md`Let $u = ${b}${variable}$. Then $${function_} u = ${half}$, where $0 \le u \le ${piTimes(most, 12)}$.

The exact value $${function_}${piTimes(acute, 12)} = ${shown}$ gives the acute angle. The ${name === 'sin' ? 'sine' : 'cosine'} is ${sign > 0 ? 'positive' : 'negative'} in the ${name === 'sin' ? (sign > 0 ? 'first and second' : 'third and fourth') : sign > 0 ? 'first and fourth' : 'second and third'} quadrants, so
$$u = ${inside.map((at) => piTimes(at, 12)).join(',\\ ')}.$$
Dividing by $${b}$, the solutions are ${solutions.map((one) => `$${variable} = ${one}$`).join(', ')}.

**Watch out:** It is easy to look for $u$ in the interval that is given for $${variable}$. But $u$ goes $${b}$ times as far, and solutions can get lost, so multiply the ends of the interval by $${b}$ first and divide only at the very end.`,
      scheme: [
        [md`$${function_} ${b}${variable} = ${half}$`, 'A1'],
        [md`the acute angle $${piTimes(acute, 12)}$`, '(A1)'],
        [md`finds at least two values of $${b}${variable}$ in the right quadrants`, 'M1'],
        [md`$${b}${variable} = ${inside.map((at) => piTimes(at, 12)).join(',\\ ')}$ and no others`, 'A1'],
        [md`$${variable} = ${solutions.join(',\\ ')}$`, 'A1'],
      ],
      replies: [
        {
          kind: 'set',
          label: `$${variable} =$`,
          expected: solutions.join(', '),
          accuracy: 'exact',
          mistakes: [
            {
              value: inside.map((at) => piTimes(at, 12)).join(', '),
              note: md`These are the values of $${b}${variable}$. Divide them by $${b}$.`,
            },
            ...(solutions.length > 2
              ? [
                  {
                    value: solutions.slice(0, 2).join(', '),
                    note: md`There are more: $${b}${variable}$ runs from $0$ to $${piTimes(most, 12)}$, which is more than one turn.`,
                  },
                ]
              : []),
          ],
        },
      ],
      checks: solutions.map((one, index) => ({
        route: 'numeric' as const,
        shown: `${variable} = ${one}`,
        value: found.length === solutions.length ? found[index]! : Number.NaN,
      })),
    };
  },
});
