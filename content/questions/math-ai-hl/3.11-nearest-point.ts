import { minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, fraction, plus, sf, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['3.13'],
  parameters: {
    story: choice(
      ['The rope of a cable car', 'A viewpoint', 'Chamonix'],
      ['A straight gas pipeline', 'A research station', 'Svalbard'],
      ['A zip line', 'A bird’s nest', 'Monteverde'],
    ),
    ax: integers(-4, 4),
    ay: integers(-4, 4),
    az: integers(1, 5),
    bx: choice(1, 2, 3),
    by: choice(-3, -2, -1, 1, 2),
    bz: choice(-2, -1, 1, 2),
    foot: choice(1, 2, 3),
    ex: integers(-4, 4),
    ey: integers(-4, 4),
  },
  allow: ({ bx, by, bz, ex, ey }) => {
    const ez = -(bx * ex + by * ey) / bz;
    return Number.isInteger(ez) && Math.abs(ez) <= 6 && Math.hypot(ex, ey, ez) > 2 && ex !== 0 && ey !== 0;
  },
  write: ({ story: [thing, point, place], ax, ay, az, bx, by, bz, foot, ex, ey }) => {
    const ez = -(bx * ex + by * ey) / bz;
    const a = [ax, ay, az] as const;
    const b = [bx, by, bz] as const;
    const f = a.map((one, at) => one + foot * b[at]!);
    const p = f.map((one, at) => one + [ex, ey, ez][at]!);
    const distance = Math.hypot(ex, ey, ez);
    const image = f.map((one, at) => one - [ex, ey, ez][at]!);
    const square = bx * bx + by * by + bz * bz;
    const ap = p.map((one, at) => one - a[at]!);
    const product = ap.reduce((sum, one, at) => sum + one * b[at]!, 0);
    const away = (t: number) => Math.hypot(...a.map((one, at) => one + t * b[at]! - p[at]!));
    const best = minimumAt(away, -10, 12);
    const line = a.map((one, at) =>
      one === 0 ? term(b[at]!, md`\lambda`) : `${one}${plus(b[at]!, md`\lambda`)}`,
    );
    const parts = line.map((_, at) =>
      a[at] === p[at] ? term(b[at]!, md`\lambda`) : `${a[at]! - p[at]!}${plus(b[at]!, md`\lambda`)}`,
    );
    return {
      text: md`${thing} near ${place} lies along the line $l: \mathbf{r} = ${column(...a)} + \lambda${column(...b)}$. ${point} is at the point $\text{P}(${p.join(', ')})$. The coordinates are in hundreds of metres.

(a) Write down the coordinates of a general point Q of $l$, in terms of $\lambda$. [1]

(b) Find $\overrightarrow{\text{PQ}}$ in terms of $\lambda$. [1]

(c) Use a scalar product to find the value of $\lambda$ for which $\overrightarrow{\text{PQ}}$ is perpendicular to $l$. [3]

(d) Hence find the point of $l$ that is nearest to P, and its distance from P in metres. [4]

(e) The point $\text{P}'$ is the mirror image of P in the line $l$. Find its coordinates. [2]`,
      hints: [
        md`The components of $\mathbf{r}$ are the coordinates of Q.`,
        md`Perpendicular vectors have the scalar product $0$. Which vector gives the direction of $l$?`,
        md`The nearest point is the middle of P and its mirror image.`,
      ],
      answer: md`(a) $\text{Q}(${line.join(', ')})$

(b) $\overrightarrow{\text{PQ}} = ${column(...parts)}$

(c) The direction of $l$ is $\mathbf{b} = ${column(...b)}$. $\overrightarrow{\text{PQ}} \cdot \mathbf{b} = 0$ gives $${square}\lambda${plus(-product)} = 0$, so $\lambda = ${fraction(product, square)}$.

(d) With $\lambda = ${foot}$ the nearest point is $(${f.join(', ')})$. There $\overrightarrow{\text{PQ}} = ${column(-ex, -ey, -ez)}$ with the length $\sqrt{${ex * ex + ey * ey + ez * ez}} = ${sf(distance, 5)}$, so the distance is $${sf(100 * distance)}\ \text{m}$.

(e) The nearest point is the middle of P and $\text{P}'$. Go from P to it and the same way again: $\text{P}'(${image.join(', ')})$.

**Calculator:** the graph of $|\overrightarrow{\text{PQ}}|$ against $\lambda$ has its minimum at $\lambda = ${foot}$.

**Watch out:** Use the direction vector of $l$ in part (c), not the position vector of a point on it.`,
      scheme: [
        [md`$(${line.join(', ')})$`, 'A1'],
        [md`$${column(...parts)}$`, 'A1'],
        [md`$\overrightarrow{\text{PQ}} \cdot ${column(...b)} = 0$`, 'M1'],
        [md`$${square}\lambda${plus(-product)} = 0$`, 'A1'],
        [md`$\lambda = ${foot}$`, 'A1'],
        [md`substitutes $\lambda$ (follow through)`, 'M1'],
        [md`$(${f.join(', ')})$`, 'A1'],
        [md`length of $\overrightarrow{\text{PQ}}$`, 'M1'],
        [md`$${sf(100 * distance)}$ m`, 'A1'],
        [md`nearest point is the midpoint`, 'M1'],
        [md`$(${image.join(', ')})$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'coordinates',
          label: 'Q:',
          expected: `(${a.map((one, at) => `${one} + (${b[at]})*lambda`).join(', ')})`,
          variables: ['lambda'],
        },
        {
          part: 'b',
          kind: 'vector',
          label: md`$\overrightarrow{\text{PQ}} =$`,
          expected: `(${a.map((one, at) => `${one - p[at]!} + (${b[at]})*lambda`).join(', ')})`,
          variables: ['lambda'],
        },
        { part: 'c', kind: 'number', label: md`$\lambda =$`, expected: `${foot}`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'coordinates',
          label: 'Nearest point:',
          expected: `(${f.join(', ')})`,
          accuracy: 'exact',
          follows: `(${a.map((one, at) => `${one} + (${b[at]}) * c.1`).join(', ')})`,
          marks: 2,
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Distance:',
          expected: `${Number((100 * distance).toPrecision(9))}`,
          unit: 'm',
          follows: `100 * sqrt(${a.map((one, at) => `(${one - p[at]!} + (${b[at]}) * c.1)^2`).join(' + ')})`,
          marks: 2,
          mistakes: [{ value: sf(distance), note: 'The coordinates are in hundreds of metres.' }],
        },
        {
          part: 'e',
          kind: 'coordinates',
          label: md`$\text{P}'$:`,
          expected: `(${image.join(', ')})`,
          accuracy: 'exact',
          follows: `(${a.map((one, at) => `${2 * one - p[at]!} + (${2 * b[at]!}) * c.1`).join(', ')})`,
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: md`\lambda = ${fraction(product, square)}`,
          value: Math.round(best * 1e5) / 1e5,
        },
        { part: 'd', route: 'numeric', shown: md`${sf(100 * distance)}\ \text{m}`, value: 100 * away(best) },
      ],
    };
  },
});
