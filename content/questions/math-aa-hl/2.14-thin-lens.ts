import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.5', '2.8'],
  parameters: {
    place: choice('Jena', 'Kyoto', 'Rochester', 'Bengaluru', 'Delft'),
    /** Focal length in centimetres. */
    focus: choice(7.5, 8.5, 9.5, 10.5, 12.5, 13.5, 14.5, 16.5),
    times: choice(3, 4, 5, 6, 7, 8),
  },
  write: ({ place, focus, times }) => {
    const image = (u: number) => (focus * u) / (u - focus);
    const same = 2 * focus;
    const far = focus * (1 + 1 / times);
    // In full where the decimals end soon.
    const full = Number(far.toFixed(4));
    const farShown = Math.abs(full - far) < 1e-9 ? `${full}` : sf(far);
    const isRoundable = Number(farShown) !== Number(sf(far));
    const least = 4 * focus;
    const product = Number((focus * focus).toFixed(4));
    return {
      text: md`In an optics laboratory in ${place}, an object stands $u\ \text{cm}$ in front of a lens. Its sharp image appears on a screen $v\ \text{cm}$ behind the lens, where

$$v = f(u) = \frac{${focus}u}{u - ${focus}}, \quad u > ${focus}.$$

![](drawing:graph)

(a) Show that $f$ is self-inverse. [3]

(b) The object and the screen change places. Use (a) to explain why the image is sharp again. [1]

(c) Find the distance $u$ for which the object and its image are equally far from the lens. [2]

(d) For another position of the object, the image is $${times}$ times as far from the lens as the object. Find this distance $u$. [2]`,
      hints: [
        md`Find $f(f(u))$, or make $u$ the subject of the formula for $v$.`,
        md`What does $f(f(u)) = u$ say about an object at the distance $v$?`,
        md`In (c) the image distance is $u$ as well, in (d) it is $${times}u$.`,
      ],
      answer: md`(a) A function is self-inverse if applying it twice gives back the number. Here

$$f(f(u)) = \frac{${focus}f(u)}{f(u) - ${focus}} = \frac{${focus} \times \frac{${focus}u}{u - ${focus}}}{\frac{${focus}u}{u - ${focus}} - ${focus}} = \frac{${product}u}{${focus}u - ${focus}(u - ${focus})} = \frac{${product}u}{${product}} = u$$

after multiplying top and bottom by $u - ${focus}$. So $f$ is self-inverse.

*Another way:* $v(u - ${focus}) = ${focus}u$ can be written as $uv = ${focus}(u + v)$. Exchanging $u$ and $v$ changes nothing, so $f^{-1} = f$.

(b) If the object at $u$ has its image at $v = f(u)$, then an object at $v$ has its image at $f(v) = f(f(u)) = u$. That is where the screen stands now.

(c) Both distances are equal: $\dfrac{${focus}u}{u - ${focus}} = u$. As $u \ne 0$, dividing by $u$ gives $${focus} = u - ${focus}$, so $u = ${same}\ \text{cm}$. On the graph, this is the point on the line $v = u$, the axis of symmetry.

(d) Now $\dfrac{${focus}u}{u - ${focus}} = ${times}u$. Dividing by $u$, $${focus} = ${times}(u - ${focus})$, so $u = ${focus} + \frac{${focus}}{${times}}$, and the distance is $u = ${farShown}\ \text{cm}$${isRoundable ? md` (or $${sf(far)}\ \text{cm}$)` : ''}.

**Calculator:** as a check of (d), draw $y_1 = f(x)$ and $y_2 = ${times}x$ for $${focus} < x < ${least}$. TI-Nspire: Menu, Analyze Graph, Intersection. Casio fx-CG50: G-Solv, INTSECT.

**Watch out:** *Self-inverse* does not mean that $f(u) = u$ for all $u$. It means that $f(f(u)) = u$. Only one distance is mapped onto itself.`,
      scheme: [
        [md`(a) finds $f(f(u))$, or makes $u$ the subject`, 'M1'],
        [md`multiplies top and bottom by $u - ${focus}$, or $u(v - ${focus}) = ${focus}v$`, 'A1'],
        [md`$f(f(u)) = u$, or $f^{-1}(v) = \frac{${focus}v}{v - ${focus}}$ (AG)`, 'A1'],
        [md`(b) an object at $v$ has its image at $f(v) = u$`, 'R1'],
        [md`(c) $f(u) = u$`, 'M1'],
        [md`$${same}$ cm`, 'A1'],
        [md`(d) $f(u) = ${times}u$`, 'M1'],
        [md`$${farShown}$ cm${isRoundable ? md` (or $${sf(far)}$ cm)` : ''}`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'explain' },
        {
          part: 'c',
          kind: 'number',
          expected: `${same}`,
          unit: 'cm',
          mistakes: [
            { value: `${focus}`, note: md`At $u = ${focus}$ the function has no value. Solve $f(u) = u$.` },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(far.toPrecision(10))}`,
          unit: 'cm',
          mistakes: [
            {
              value: sf(focus * (1 + times)),
              note: md`This is the distance of the image, or of an object that is $${times}$ times as far away as its image.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `u = ${same}`,
          value: root((u) => image(u) - u, focus * 1.01, focus * 30),
          within: 1e-6,
        },
        {
          part: 'd',
          route: 'numeric',
          shown: `u = ${farShown}`,
          value: root((u) => image(u) - times * u, focus * 1.001, focus * 30),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, 6 * focus],
          y: [0, 6 * focus],
          equal: true,
          height: 230,
          xLabel: '*u*',
          yLabel: '*v*',
          ticks: { x: 20, y: 20 },
          curves: [{ f: image, from: focus * 1.01 }],
          asymptotes: { x: [focus], y: [focus] },
          description:
            'Falling curve of the image distance v against the object distance u. It comes down along a dashed vertical line and flattens out above a dashed horizontal line.',
        }),
      },
    };
  },
});
