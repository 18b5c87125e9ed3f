import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { column, plus, polynomial, sf } from '../../authoring/wording.ts';

/** u = (k, p, q), v = (k + r, s, t): perpendicular when k² + r k + p s + q t = 0. */
export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  parameters: {
    first: integers(1, 6),
    second: integers(-6, -1),
    p: nonZero(-4, 4),
    q: nonZero(-4, 4),
    s: choice(-5, -3, -2, -1, 1, 2, 3, 5),
  },
  allow: ({ first, second, p, q, s }) => {
    const t = (first * second - p * s) / q;
    return first + second !== 0 && Number.isInteger(t) && Math.abs(t) <= 9 && t !== 0 && (s !== p || t !== q);
  },
  write: ({ first, second, p, q, s }) => {
    const r = -(first + second);
    const t = (first * second - p * s) / q;
    const u = [first, p, q];
    const v = [first + r, s, t];
    const w = v.map((one, index) => one - u[index]!);
    const dot = (x: readonly number[], y: readonly number[]) =>
      x.reduce((sum, one, at) => sum + one * y[at]!, 0);
    const size = (x: readonly number[]) => Math.sqrt(dot(x, x));
    // The angle at the end of u, between −u and w.
    const cosine = dot(u, u) / (size(u) * size(w));
    const angle = (Math.acos(cosine) * 180) / Math.PI;
    const byTangent = (Math.atan(size(v) / size(u)) * 180) / Math.PI;
    const dotText = `k(k${plus(r)})${plus(p * s)}${plus(q * t)}`;
    return {
      text: md`The vectors $\overrightarrow{\mathrm{OP}} = ${column('k', p, q)}$ and $\overrightarrow{\mathrm{OQ}} = ${column(`k${plus(r)}`, s, t)}$ are perpendicular, where $k \in \mathbb{R}$ and $\mathrm{O}$ is the origin.

(a) Find the two possible values of $k$. [4]

(b) For the positive value of $k$, find the angle $\mathrm{O\hat{P}Q}$, in degrees. [4]`,
      hints: [
        'What is the scalar product of perpendicular vectors?',
        md`The angle at $\mathrm{P}$ is between the vectors that start at $\mathrm{P}$: $\overrightarrow{\mathrm{PO}}$ and $\overrightarrow{\mathrm{PQ}}$. A shorter way uses the right angle at $\mathrm{O}$.`,
      ],
      answer: md`(a) The scalar product is zero:

$$${dotText} = 0, \quad\text{so}\quad ${polynomial([1, r, first * second], 'k')} = 0$$

Then $(k${plus(-first)})(k${plus(-second)}) = 0$, so $k = ${first}$ or $k = ${second}$.

(b) For $k = ${first}$, $\overrightarrow{\mathrm{OP}} = ${column(...u)}$ and $\overrightarrow{\mathrm{OQ}} = ${column(...v)}$. So $\overrightarrow{\mathrm{PO}} = ${column(...u.map((one) => -one))}$ and $\overrightarrow{\mathrm{PQ}} = ${column(...w)}$.

$$\cos\mathrm{O\hat{P}Q} = \frac{\overrightarrow{\mathrm{PO}} \cdot \overrightarrow{\mathrm{PQ}}}{|\overrightarrow{\mathrm{PO}}|\,|\overrightarrow{\mathrm{PQ}}|} = \frac{${dot(u, u)}}{\sqrt{${dot(u, u)}}\,\sqrt{${dot(w, w)}}} \approx ${sf(cosine, 4)}$$

So $\mathrm{O\hat{P}Q} = ${sf(angle)}^\circ$. (Check: the triangle has a right angle at O, so $\tan\mathrm{O\hat{P}Q} = \frac{\mathrm{OQ}}{\mathrm{OP}} = \frac{\sqrt{${dot(v, v)}}}{\sqrt{${dot(u, u)}}}$, which gives the same angle.)

**Calculator:** degrees. TI-Nspire: dotP and norm, with the vectors in square brackets, then $\cos^{-1}$. Casio fx-CG50: OPTN, MAT/VCT, DotP and Norm.

**Watch out:** For the angle at P both vectors must start at P. With $\overrightarrow{\mathrm{OP}}$ instead of $\overrightarrow{\mathrm{PO}}$ you get an obtuse angle, which can't be right in a triangle that already has a right angle at O.`,
      scheme: [
        ['sets the scalar product to zero', 'M1'],
        [md`$${polynomial([1, r, first * second], 'k')} = 0$`, 'A1'],
        [md`$k = ${first}$`, 'A1'],
        [md`$k = ${second}$`, 'A1'],
        [md`finds $\overrightarrow{\mathrm{PQ}}$, or uses the right angle at O`, 'M1'],
        [
          md`$\overrightarrow{\mathrm{PQ}} = ${column(...w)}$ (or the lengths $\sqrt{${dot(u, u)}}$ and $\sqrt{${dot(v, v)}}$)`,
          'A1',
        ],
        ['uses the scalar product (or a trigonometric ratio) for the angle', 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          expected: `${first}, ${second}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-first}, ${-second}`,
              note: md`Both signs are the wrong way round: a factor $k - a$ gives the solution $k = a$.`,
            },
            { value: `${first}`, note: md`There is a second, negative solution.` },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(angle.toPrecision(8))}`,
          unit: '°',
          mistakes: [
            ...(Math.abs(angle - 45) < 1
              ? []
              : [
                  {
                    value: sf(90 - angle),
                    note: md`This is the angle at $\mathrm{Q}$. The angle at $\mathrm{P}$ is asked for.`,
                  },
                ]),
            {
              value: sf(180 - angle),
              note: md`You used $\overrightarrow{\mathrm{OP}}$ and $\overrightarrow{\mathrm{PQ}}$. Both vectors must start at $\mathrm{P}$.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `k = ${first}`,
          value: roots((k) => k * (k + r) + p * s + q * t, 0.0137, 9.4121)[0]!,
        },
        {
          part: 'a',
          route: 'numeric',
          shown: `k = ${second}`,
          value: roots((k) => k * (k + r) + p * s + q * t, -9.4121, -0.0137)[0]!,
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(angle)}^\\circ`, value: byTangent },
      ],
    };
  },
});
