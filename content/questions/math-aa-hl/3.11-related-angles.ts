import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { surd } from '../../authoring/wording.ts';

type Symmetry = {
  readonly text: string;
  readonly reason: string;
  readonly of: (angle: number) => number;
  readonly is: 's' | '-s' | 'c' | '-c';
};
const pool: readonly Symmetry[] = [
  {
    text: md`\sin(\pi - \theta)`,
    reason: md`\sin(\pi - \theta) = \sin\theta`,
    of: (a) => Math.sin(Math.PI - a),
    is: 's',
  },
  {
    text: md`\sin(\pi + \theta)`,
    reason: md`\sin(\pi + \theta) = -\sin\theta`,
    of: (a) => Math.sin(Math.PI + a),
    is: '-s',
  },
  {
    text: md`\cos\left(\frac{\pi}{2} - \theta\right)`,
    reason: md`\cos\left(\frac{\pi}{2} - \theta\right) = \sin\theta`,
    of: (a) => Math.cos(Math.PI / 2 - a),
    is: 's',
  },
  {
    text: md`\sin(2\pi - \theta)`,
    reason: md`\sin(2\pi - \theta) = -\sin\theta`,
    of: (a) => Math.sin(2 * Math.PI - a),
    is: '-s',
  },
  {
    text: md`\cos\left(\frac{\pi}{2} + \theta\right)`,
    reason: md`\cos\left(\frac{\pi}{2} + \theta\right) = -\sin\theta`,
    of: (a) => Math.cos(Math.PI / 2 + a),
    is: '-s',
  },
];
const cosines: readonly Symmetry[] = [
  {
    text: md`\cos(\pi - \theta)`,
    reason: md`\cos(\pi - \theta) = -\cos\theta`,
    of: (a) => Math.cos(Math.PI - a),
    is: '-c',
  },
  {
    text: md`\cos(\pi + \theta)`,
    reason: md`\cos(\pi + \theta) = -\cos\theta`,
    of: (a) => Math.cos(Math.PI + a),
    is: '-c',
  },
  {
    text: md`\sin\left(\frac{\pi}{2} + \theta\right)`,
    reason: md`\sin\left(\frac{\pi}{2} + \theta\right) = \cos\theta`,
    of: (a) => Math.sin(Math.PI / 2 + a),
    is: 'c',
  },
  {
    text: md`\cos(2\pi - \theta)`,
    reason: md`\cos(2\pi - \theta) = \cos\theta`,
    of: (a) => Math.cos(2 * Math.PI - a),
    is: 'c',
  },
];

const opposite = { s: '-s', '-s': 's', c: '-c', '-c': 'c' } as const;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['3.5', '3.6'],
  parameters: {
    ratio: choice([1, 3], [2, 3], [1, 4], [3, 4], [2, 5], [1, 5], [5, 6], [2, 7], [3, 7], [5, 7]),
    first: choice(0, 1, 2, 3, 4),
    second: choice(0, 1, 2, 3, 4),
    third: choice(0, 1, 2, 3),
  },
  allow: ({ first, second }) => first < second && pool[first]!.is !== pool[second]!.is,
  write: ({ ratio: [top, bottom], first, second, third }) => {
    const rest = surd(bottom * bottom - top * top);
    const values = {
      s: md`\frac{${top}}{${bottom}}`,
      '-s': md`-\frac{${top}}{${bottom}}`,
      c: md`\frac{${rest}}{${bottom}}`,
      '-c': md`-\frac{${rest}}{${bottom}}`,
    };
    const [one, two, three] = [pool[first]!, pool[second]!, cosines[third]!];
    const angle = Math.asin(top / bottom);
    const tangent = md`\frac{${top}}{${rest}}`;
    return {
      text: md`It is given that $\sin\theta = ${values.s}$, where $0 < \theta < \dfrac{\pi}{2}$. Without finding $\theta$, write down or find the exact value of

(a) $${one.text}$; [1]

(b) $${two.text}$; [1]

(c) $${three.text}$; [3]

(d) $\tan(\pi + \theta)$. [1]`,
      hints: [
        md`Draw $\theta$ in the unit circle and reflect or turn the point: how do its coordinates change?`,
        md`For (c) you need $\cos\theta$ first.`,
      ],
      answer: md`(a) $${one.reason} = ${values[one.is]}$

(b) $${two.reason} = ${values[two.is]}$

(c) $\cos^2\theta = 1 - \frac{${top * top}}{${bottom * bottom}} = \frac{${bottom * bottom - top * top}}{${bottom * bottom}}$. As $\theta$ is acute, $\cos\theta = ${values.c}$. So $${three.reason} = ${values[three.is]}$.

(d) The tangent has period $\pi$, so $\tan(\pi + \theta) = \tan\theta = \frac{\sin\theta}{\cos\theta} = ${tangent}$.

**Watch out:** Sine and cosine change places only when the angle is taken from or added to $\frac{\pi}{2}$. With $\pi$ or $2\pi$ the ratio stays the same, and only its sign may change.`,
      scheme: [
        [md`$${values[one.is]}$`, 'A1'],
        [md`$${values[two.is]}$`, 'A1'],
        [md`uses $\cos^2\theta = 1 - \sin^2\theta$`, 'M1'],
        [md`$\cos\theta = ${values.c}$`, '(A1)'],
        [md`$${values[three.is]}$`, 'A1'],
        [md`$${tangent}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: values[one.is],
          accuracy: 'exact',
          mistakes: [
            {
              value: values[opposite[one.is]],
              note: 'Look at the sign: where is the turned or reflected point on the unit circle?',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: values[two.is],
          accuracy: 'exact',
          mistakes: [
            {
              value: values[opposite[two.is]],
              note: 'Look at the sign: where is the turned or reflected point on the unit circle?',
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: values[three.is],
          accuracy: 'exact',
          mistakes: [
            {
              value: values[opposite[three.is]],
              note: 'Look at the sign: where is the turned or reflected point on the unit circle?',
            },
            {
              value: md`${three.is === '-c' ? '-' : ''}\frac{${bottom - top}}{${bottom}}`,
              note: md`You took $\cos\theta = 1 - \sin\theta$. It is the squares of the two that add up to $1$.`,
            },
            {
              value: md`${three.is === '-c' ? '-' : ''}\frac{${bottom * bottom - top * top}}{${bottom * bottom}}`,
              note: md`This has the size of $\cos^2\theta$. Take the square root.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: tangent,
          accuracy: 'exact',
          follows: `${three.is === '-c' ? '-' : ''}${top}/${bottom} / c.1`,
          mistakes: [
            {
              value: `-${tangent}`,
              note: md`The tangent has the period $\pi$, so its sign does not change.`,
            },
            {
              value: md`\frac{${rest}}{${top}}`,
              note: md`You divided the cosine by the sine. The tangent is the sine divided by the cosine.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: md`${one.reason} = ${values[one.is]}`, value: one.of(angle) },
        { part: 'b', route: 'numeric', shown: md`${two.reason} = ${values[two.is]}`, value: two.of(angle) },
        {
          part: 'c',
          route: 'numeric',
          shown: md`${three.reason} = ${values[three.is]}`,
          value: three.of(angle),
        },
        { part: 'd', route: 'numeric', shown: `= ${tangent}`, value: Math.tan(Math.PI + angle) },
      ],
    };
  },
});
