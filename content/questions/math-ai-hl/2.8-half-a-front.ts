import { integral, root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['5.11'],
  parameters: {
    place: choice(
      'a concert hall in Oslo',
      'a market hall in Kampala',
      'a station in Casablanca',
      'a library in Hanoi',
      'a theatre in Quito',
    ),
    a: choice(4, 6, 8, 10),
    low: choice(2, 3, 4),
    rise: choice(3, 6),
    /** The second building: heights times `p`, widths times `q`, on a base of the height `r`. */
    p: choice(0.5, 1.5, 2),
    q: choice(0.5, 1.5, 2, 3),
    r: choice(0.4, 0.5, 0.6, 0.8),
    more: choice(6, 9, 12),
  },
  allow: ({ a, rise, p, q, low, r, more }) => {
    const stretched = p * q * a * (low + (2 * rise) / 3);
    const base = (Math.round(stretched) + more - stretched) / (q * a);
    if (base > 2 || Math.abs(base - r) < 0.05) return false;
    return p !== q && !(a === 4 && rise === 6) && p * q !== 1 && (p > 1 || low > 2);
  },
  write: ({ place, a, low, rise, p, q, r, more }) => {
    // The curve that is drawn; students know only its area and one gradient.
    const f = (x: number) => low + rise * ((2 * x) / a - (x / a) ** 2);
    const area = a * (low + (2 * rise) / 3);
    const steep = fraction(rise, a);
    const w = (x: number) => p * f(x / q) + r;
    const [width, half] = [q * a, a / 2];
    const stretched = p * q * area;
    const base = r * width;
    const full = Number((stretched + base).toFixed(6));
    const gradient = (p * rise) / (a * q);
    const target = Math.round(stretched) + more;
    const needed = (target - stretched) / width;
    const qWritten = q === 0.5 ? '2x' : q === 1.5 ? md`\frac{2x}{3}` : md`\frac{x}{${q}}`;
    return {
      text: md`The upper edge of the left half of the front of ${place} is the graph of a function $f$ with the domain $0 \le x \le ${a}$, where all lengths are in metres. No formula for $f$ is known. The area between the graph of $f$ and the $x$-axis is $${area}\ \text{m}^2$.

The right half of the front is the mirror image of the left half in the line $x = ${a}$. Its upper edge is the graph of $g$.

![](drawing:front)

(a) The graph of $f$ is reflected in the $y$-axis and then translated by the vector $\begin{pmatrix} k \\ 0 \end{pmatrix}$, to give the graph of $g$.

(i) Find the value of $k$. [2]

(ii) Hence show that $g(x) = f(${2 * a} - x)$. [2]

(iii) Write down the domain of $g$. [1]

An architect plans another building. The upper edge of the left half of its front is the graph of

$$w(x) = ${p}f\left(${qWritten}\right) + ${r}.$$

(b) Find the domain of $w$. [2]

(c) Find the area between the graph of $w$ and the $x$-axis. [4]

(d) The gradient of the graph of $f$ at $x = ${half}$ is $${steep}$. Find the gradient of the graph of $w$ at the image of this point. [2]

(e) The architect keeps the two stretches, but replaces $${r}$ by another number $c$. The area between the graph and the $x$-axis is to be $${target}\ \text{m}^2$. Find the value of $c$. [2]`,
      hints: [
        md`Follow one point of the graph, such as the one at $x = ${a}$: it lies on the mirror line and must return to its place.`,
        md`For (ii) do the two steps one after the other: first $x$ becomes $-x$, then $x$ becomes $x - k$.`,
        md`Think of the area as many thin upright strips. What do the two stretches do to the width and to the height of each strip?`,
        md`The added number raises the whole edge. It adds a rectangle below.`,
        md`A gradient is rise over run. The rise and the run are multiplied by different factors.`,
      ],
      answer: md`(a) (i) The point at $x = ${a}$ lies on the mirror line, so it must end where it began. The reflection in the $y$-axis takes it to $x = -${a}$. To come back to $x = ${a}$ it must move by $k = ${a} - (-${a}) = ${2 * a}$.

(ii) The reflection in the $y$-axis gives $y = f(-x)$. The translation by $${2 * a}$ to the right replaces $x$ by $x - ${2 * a}$: $g(x) = f(-(x - ${2 * a})) = f(${2 * a} - x)$.

(iii) $${a} \le x \le ${2 * a}$

(b) The bracket must lie in the domain of $f$: $0 \le ${qWritten} \le ${a}$. So $0 \le x \le ${width}$.

(c) The graph of $f$ is stretched horizontally with scale factor $${q}$ and vertically with scale factor $${p}$. Each thin strip below the graph becomes $${q}$ times as wide and $${p}$ times as high, so the area becomes $${q} \times ${p} \times ${area} = ${Number(stretched.toFixed(6))}$.

Then everything is raised by $${r}$. This adds a rectangle with the area $${r} \times ${width} = ${Number(base.toFixed(6))}$. The total is $${Number(stretched.toFixed(6))} + ${Number(base.toFixed(6))} = ${full}\ \text{m}^2$.

In the notation of integrals: with $u = ${qWritten}$, $\int_0^{${width}} \left(${p}f\left(${qWritten}\right) + ${r}\right) \mathrm{d}x = ${p} \times ${q}\int_0^{${a}} f(u)\,\mathrm{d}u + ${r} \times ${width}$.

(d) Rises are multiplied by $${p}$ and runs by $${q}$. The translation upwards doesn't change any gradient. So the gradient is $\frac{${p}}{${q}} \times ${steep} = ${sf(gradient)}$. The chain rule says the same: $w'(x) = ${p} \times \frac{1}{${q}} \times f'\left(${qWritten}\right)$.

(e) The stretched part stays $${Number(stretched.toFixed(6))}\ \text{m}^2$, so $${Number(stretched.toFixed(6))} + ${width}c = ${target}$ and $c = ${sf(needed)}$.

**Watch out:** The rectangle in part (c) has the new width $${width}$, not $${a}$. And the scale factor of $f\left(${qWritten}\right)$ is $${q}$, the reciprocal of the factor of $x$.`,
      scheme: [
        [md`(a)(i) follows a point, or reflects the domain to $-${a} \le x \le 0$`, 'M1'],
        [md`$k = ${2 * a}$`, 'A1'],
        [md`(ii) $y = f(-x)$ after the reflection`, 'M1'],
        [md`replaces $x$ by $x - ${2 * a}$ and simplifies $-(x - ${2 * a})$`, 'A1'],
        [md`obtains $f(${2 * a} - x)$`, 'AG'],
        [md`(iii) $${a} \le x \le ${2 * a}$`, 'A1'],
        [md`(b) $0 \le ${qWritten} \le ${a}$, or a horizontal stretch with scale factor $${q}$`, 'M1'],
        [md`$0 \le x \le ${width}$`, 'A1'],
        [md`(c) multiplies the area by $${p} \times ${q}$`, 'M1'],
        [md`$${Number(stretched.toFixed(6))}$`, 'A1'],
        [md`adds the rectangle $${r} \times ${width}$ (follow through on the width)`, 'M1'],
        [md`$${full}\ \text{m}^2$`, 'A1'],
        [md`(d) multiplies by $\frac{${p}}{${q}}$, or uses the chain rule`, 'M1'],
        [md`$${sf(gradient)}$`, 'A1'],
        [md`(e) $${Number(stretched.toFixed(6))} + ${width}c = ${target}$`, 'M1'],
        [md`$c = ${sf(needed)}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a i',
          kind: 'number',
          label: '$k =$',
          expected: `${2 * a}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${a}`,
              note: md`This would put the mirror image where the left half is. Where must the point at $x = ${a}$ end?`,
            },
            { value: `${-2 * a}`, note: 'This moves the graph further to the left.' },
          ],
        },
        { part: 'a ii', kind: 'self', why: 'show that' },
        { part: 'a iii', kind: 'interval', expected: `[${a}, ${2 * a}]` },
        {
          part: 'b',
          kind: 'interval',
          expected: `[0, ${width}]`,
          mistakes: [
            {
              value: `[0, ${fraction(2 * a, 2 * q)}]`,
              note: md`You stretched the wrong way. The bracket, not $x$, goes from $0$ to $${a}$.`,
            },
            { value: `[0, ${a}]`, note: md`This is the domain of $f$.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${full}`,
          unit: 'm^2',
          mistakes: [
            // Left out where it would pass for a rounding of the right area.
            ...[Number((stretched + r * a).toPrecision(10))]
              .filter((wrong) => ![1, 2].some((figures) => Number(full.toPrecision(figures)) === wrong))
              .map((wrong) => ({
                value: `${wrong}`,
                note: md`The rectangle at the bottom has the width of the new building.`,
              })),
            {
              value: `${Number(((p * area) / q + (r * a) / q).toPrecision(10))}`,
              note: md`You used the reciprocal of the horizontal scale factor.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(gradient.toPrecision(12))}`,
          mistakes: [
            {
              value: `${Number(((p * rise) / a).toPrecision(12))}`,
              note: 'The run is stretched as well, not only the rise.',
            },
            {
              value: `${Number(((p * q * rise) / a).toPrecision(12))}`,
              note: 'A horizontal stretch makes a graph less steep: divide by its scale factor.',
            },
          ],
        },
        {
          part: 'e',
          kind: 'number',
          label: '$c =$',
          expected: `${Number(needed.toPrecision(12))}`,
          mistakes: [
            {
              value: `${Number(((target - stretched) / a).toPrecision(10))}`,
              note: md`The rectangle below is as wide as the new building, not as the old one.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a i',
          route: 'numeric',
          shown: `= ${2 * a}`,
          value: root((k) => f(a - 1) - f(-(a + 1 - k)), 2 * a - 0.9, 2 * a + 0.9),
        },
        { part: 'c', route: 'numeric', shown: md`= ${full}\ \text{m}^2`, value: integral(w, 0, width) },
        { part: 'd', route: 'numeric', shown: `= ${sf(gradient)}`, value: slope(w, q * half) },
        {
          part: 'e',
          route: 'numeric',
          shown: `c = ${sf(needed)}`,
          value: root((c) => integral((x) => w(x) - r + c, 0, width) - target, -50, 50),
        },
      ],
      drawings: {
        front: plot({
          x: [-1, 2 * a + 1.5],
          y: [0, low + rise + 2],
          height: 190,
          ticks: { x: [a, 2 * a], y: false },
          areas: [{ f, from: 0, to: a, label: `${area} m^2` }],
          curves: [
            { f, from: 0, to: a, label: '*y* = *f*(*x*)', labelAt: 0.6 * a, place: 'nw' },
            {
              f: (x: number) => f(2 * a - x),
              from: a,
              to: 2 * a,
              label: '*y* = *g*(*x*)',
              labelAt: 1.4 * a,
              place: 'ne',
            },
          ],
          lines: [
            { from: [a, 0], to: [a, low + rise + 1], dashed: true },
            { from: [2 * a, 0], to: [2 * a, low] },
          ],
          description: `The front of a building. Its left half lies below the rising graph of f from x = 0 to x = ${a} and is shaded, with its area ${area} square metres. Its right half lies below the falling graph of g from x = ${a} to x = ${2 * a}. A dashed line at x = ${a} is the line of symmetry.`,
        }),
      },
    };
  },
});
