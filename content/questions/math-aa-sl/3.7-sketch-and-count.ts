import { maximum, minimum, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { piTimes, plus, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    a: choice(-5, -4, -3, -2, 2, 3, 4, 5),
    b: choice(1, 2, 3),
    d: integers(-3, 4),
    level: choice('top', 'bottom', 'between', 'beyond'),
  },
  allow: ({ a, d }) => d !== 0 && Math.abs(d) !== Math.abs(a),
  write: ({ a, b, d, level }) => {
    const size = Math.abs(a);
    const [low, high] = [d - size, d + size];
    const f = (x: number): number => a * Math.cos(b * x) + d;
    const k = { top: high, bottom: low, between: d + 1, beyond: high + 1 }[level];
    // How often the cosine is 1 or −1 between 0 and 2π.
    const [ones, minusOnes] = [b + 1, b];
    const count =
      level === 'beyond' ? 0 : level === 'between' ? 2 * b : (level === 'top') === a > 0 ? ones : minusOnes;
    const end = 2 * Math.PI;
    const counted = count === 0 ? roots((x) => f(x) - k, 0, end).length : countLevel();
    const written = md`${term(a, md`\cos `)}${b === 1 ? 'x' : `${b}x`}${plus(d)}`;
    const period = piTimes(2, b);
    const why = {
      top: md`This is the greatest value of $f$. The graph reaches it at its ${count === 1 ? 'maximum point' : md`$${count}$ maximum points`}${a > 0 ? ', of which two are at the ends of the interval' : ''}.`,
      bottom: md`This is the least value of $f$. The graph reaches it at its ${count === 1 ? 'minimum point' : md`$${count}$ minimum points`}${a < 0 ? ', of which two are at the ends of the interval' : ''}.`,
      between: md`The horizontal line $y = ${k}$ lies between the least and the greatest value, so it cuts each of the ${b === 1 ? 'waves (here there is one)' : md`$${b}$ waves`} twice.`,
      beyond: md`The horizontal line $y = ${k}$ lies above the greatest value of $f$, so it never meets the graph.`,
    }[level];
    return {
      text: md`Let $f(x) = ${written}$, for $0 \le x \le 2\pi$.

(a) Write down the amplitude and the period of $f$. [2]

(b) Write down the range of $f$. [2]

(c) Sketch the graph of $f$. Mark the coordinates of the end points and of one turning point between them. [3]

(d) Write down the number of solutions of the equation $f(x) = ${k}$. [1]`,
      hints: [
        md`The amplitude is never negative. The number in front of $x$ tells how many waves there are between $0$ and $2\pi$.`,
        md`The cosine takes all values from $-1$ to $1$. What are then the least and the greatest value of $f$?`,
        md`Where does the graph begin? Work out $f(0)$.`,
        md`For (d), draw a horizontal line in your sketch and count.`,
      ],
      answer: md`(a) The amplitude is the size of the number in front of the cosine: $|${a}| = ${size}$. The period is $\dfrac{2\pi}{${b}}${b > 2 ? '' : md` = ${period}`}$.

(b) The cosine runs from $-1$ to $1$, so $${term(a, md`\cos `)}${b === 1 ? 'x' : `${b}x`}$ runs from $-${size}$ to $${size}$. Then $${Math.abs(d)}$ is ${d > 0 ? 'added' : 'subtracted'}: the least value is $${low}$ and the greatest is $${high}$. The range is $${low} \le f(x) \le ${high}$.

(c) The graph begins at $f(0) = ${term(a)} \times 1${plus(d)} = ${a + d}$, which is its ${a > 0 ? 'greatest' : 'least'} value, and makes ${b === 1 ? 'one wave' : md`$${b}$ waves`} about the line $y = ${d}$ until $x = 2\pi$. It has a ${a > 0 ? 'minimum' : 'maximum'} at $\left(${piTimes(1, b)}, ${d - a}\right)$.

![](drawing:graph)

(d) ${why} So the number of solutions is $n = ${count}$.

**Watch out:** ${a < 0 ? md`The minus sign doesn't make the amplitude negative. It turns the cosine graph upside down, so that it begins at its lowest point.` : md`A cosine graph begins at its highest point, not on its middle line as a sine graph does.`}`,
      scheme: [
        [md`(a) $${size}$`, 'A1'],
        [md`$${period}$`, 'A1'],
        [md`(b) the values $${low}$ and $${high}$`, 'A1'],
        [md`$${low} \le f(x) \le ${high}$, with both ends`, 'A1'],
        [
          md`(c) $${b}$ complete ${b === 1 ? 'wave' : 'waves'} of the shape of a cosine between $0$ and $2\pi$`,
          'A1',
        ],
        [md`end points $(0, ${a + d})$ and $(2\pi, ${a + d})$`, 'A1'],
        [md`a turning point such as $\left(${piTimes(1, b)}, ${d - a}\right)$`, 'A1'],
        [md`(d) $${count}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Amplitude:',
          expected: `${size}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            ...(a < 0 ? [{ value: `${a}`, note: 'An amplitude is a size. It is never negative.' }] : []),
            ...(high > 0 && high !== size
              ? [
                  {
                    value: `${high}`,
                    note: md`This is the greatest value. The amplitude is measured from the middle line $y = ${d}$.`,
                  },
                ]
              : []),
            {
              value: `${2 * size}`,
              note: 'This is the distance from the least to the greatest value. The amplitude is half of it.',
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Period:',
          expected: period,
          accuracy: 'exact',
          marks: 1,
          ...(b > 1 && {
            mistakes: [
              {
                value: piTimes(2 * b),
                note: md`The number in front of $x$ makes the waves shorter. Divide $2\pi$ by it.`,
              },
              {
                value: `${b}`,
                note: md`This is the number of waves between $0$ and $2\pi$, not the length of one.`,
              },
            ],
          }),
        },
        {
          part: 'b',
          kind: 'interval',
          expected: `[${low}, ${high}]`,
          mistakes: [
            {
              value: `[${-size}, ${size}]`,
              note: md`The graph is also moved ${d > 0 ? 'up' : 'down'} by $${Math.abs(d)}$.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'sketch' },
        { part: 'd', kind: 'number', expected: `${count}`, accuracy: 'exact' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `| = ${size}`,
          value: (maximum(f, 0, end) - minimum(f, 0, end)) / 2,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: b > 2 ? md`\dfrac{2\pi}{${b}}` : `= ${period}`,
          // Twice the distance between two places on the middle line.
          value: 2 * middleStep(),
        },
        { part: 'b', route: 'numeric', shown: `${low}`, value: minimum(f, 0, end) },
        { part: 'b', route: 'numeric', shown: `${high}`, value: maximum(f, 0, end) },
        { part: 'd', route: 'numeric', shown: `n = ${count}`, value: counted },
      ],
      drawings: {
        graph: plot({
          x: [0, end + 0.4],
          y: [Math.min(low, 0) - 1, Math.max(high, 0) + 1],
          ticks: { x: 'pi/2', y: 1 },
          height: 210,
          curves: [{ f, from: 0, to: end }],
          points: [{ at: [0, a + d] }, { at: [end, a + d] }, { at: [Math.PI / b, d - a] }],
          lines: [{ from: [0, d], to: [end, d], dashed: true, ink: 'soft' }],
          description: `The graph of f from x = 0 to x = 2 pi: ${b} complete ${b === 1 ? 'wave' : 'waves'} between the heights ${low} and ${high}, beginning and ending at the height ${a + d}.`,
        }),
      },
    };

    function middleStep(): number {
      const [first, second] = roots((x) => f(x) - d, 0.01, end);
      return second! - first!;
    }

    /** By looking at a fine grid: how many separate places come as close to the level as a touching point does. */
    function countLevel(): number {
      if (level === 'between') return roots((x) => f(x) - k, 0, end).length;
      const steps = 12_000;
      let inside = false;
      let places = 0;
      for (let step = 0; step <= steps; step += 1) {
        const near = Math.abs(f((end * step) / steps) - k) < 1e-4;
        if (near && !inside) places += 1;
        inside = near;
      }
      return places;
    }
  },
});
