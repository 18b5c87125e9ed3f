import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, plus, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['3.11'],
  parameters: {
    story: choice(
      ['Two drones film a festival in Oruro', 'drone'],
      ['Two model gliders fly above a meadow in the Tatra mountains', 'glider'],
      ['Two balloons with cameras float above Lalibela', 'balloon'],
    ),
    px: integers(-6, 6),
    py: integers(-6, 6),
    pz: integers(4, 12),
    a: integers(-3, 4),
    b: integers(-3, 4),
    c: integers(-2, 2),
    d: integers(-4, 3),
    e: integers(-3, 4),
    f: integers(-2, 2),
    one: choice(2, 3, 4),
    shift: choice(0, 1, 2),
  },
  allow: ({ pz, a, b, c, d, e, f, one, shift }) => {
    const cross = [b * f - c * e, c * d - a * f, a * e - b * d];
    return (
      cross.some((entry) => entry !== 0) &&
      [a, b, d, e].every((entry) => entry !== 0) &&
      c !== f &&
      a * a + b * b + c * c !== d * d + e * e + f * f &&
      a !== d &&
      pz - c * one > 0 &&
      pz - f * (one + shift) > 0 &&
      Math.hypot(a - d, b - e, c - f) > 1.5
    );
  },
  write: ({ story: [opening, kind], px, py, pz, a, b, c, d, e, f, one, shift }) => {
    const two = one + shift;
    const when = one === 2 ? 1 : 2;
    const [sx, sy, sz] = [px - a * one, py - b * one, pz - c * one];
    const [tx, ty, tz] = [px - d * two, py - e * two, pz - f * two];
    const collide = shift === 0;
    // As long as both are in the air, which they are at the crossing point.
    const last = Math.min(
      10,
      ...[
        [sz, c],
        [tz, f],
      ].map(([height, rise]) => (rise! < 0 ? Math.floor(height! / -rise!) : 10)),
    );
    const distance = (t: number) =>
      Math.hypot(sx + a * t - tx - d * t, sy + b * t - ty - e * t, sz + c * t - tz - f * t);
    const [u, v] = [Math.hypot(a, b, c), Math.hypot(d, e, f)];
    const row = (start: number, speed: number, letter: string) =>
      start === 0
        ? speed === 0
          ? '0'
          : `${speed === 1 ? '' : speed === -1 ? '-' : speed}${letter}`
        : `${start}${plus(speed, letter)}`;
    return {
      text: md`${opening}. Their positions after $t$ seconds, in metres, for $0 \le t \le ${last}$, are

$$\mathbf{r}_1 = ${column(sx, sy, sz)} + t${column(a, b, c)} \qquad \text{and} \qquad \mathbf{r}_2 = ${column(tx, ty, tz)} + t${column(d, e, f)}.$$

The third component is the height.

(a) Find which of the two is faster. [3]

(b) Show that the paths of the two cross, and find the point where they cross. [5]

(c) Determine whether the two collide. [2]

(d) Find the distance between them at $t = ${when}$. [2]`,
      hints: [
        md`The speed is the length of the velocity vector.`,
        md`For crossing paths, use two different letters for the times. Solve two of the three equations and test the third.`,
        md`For a collision both must be at the crossing point at the same time.`,
      ],
      answer: md`(a) The speeds are $\sqrt{${a * a + b * b + c * c}} = ${sf(u)}$ and $\sqrt{${d * d + e * e + f * f}} = ${sf(v)}$ metres per second. The ${u > v ? 'first' : 'second'} ${kind} is faster.

(b) With the times $s$ and $t$: $${row(sx, a, 's')} = ${row(tx, d, 't')}$, $${row(sy, b, 's')} = ${row(ty, e, 't')}$ and $${row(sz, c, 's')} = ${row(tz, f, 't')}$.

Two of the equations give $s = ${one}$ and $t = ${two}$. In all three equations both sides are then equal: $${px}$, $${py}$ and $${pz}$. So the paths cross at $(${px}, ${py}, ${pz})$.

(c) The first ${kind} is there at $${one}$ s, the second at $${two}$ s. ${collide ? 'The times are equal, so they collide.' : 'The times are different, so they do not collide.'}

(d) At $t = ${when}$ the difference of the position vectors is $${column(
        sx + a * when - tx - d * when,
        sy + b * when - ty - e * when,
        sz + c * when - tz - f * when,
      )}$. Its length is $${sf(distance(when))}\ \text{m}$.

**Calculator:** solve two of the equations of part (b) with the solver for linear systems, then test the third by hand.

**Watch out:** Crossing paths are no collision. With one letter for both times you would only find collisions.`,
      scheme: [
        [md`length of a velocity vector`, 'M1'],
        [md`$${sf(u)}$ and $${sf(v)}$`, 'A1'],
        [md`the ${u > v ? 'first' : 'second'} is faster`, 'A1'],
        [md`two different parameters`, 'M1'],
        [md`correct equations`, 'A1'],
        [md`$s = ${one}$ and $t = ${two}$`, 'A1'],
        [md`tests the third equation`, 'R1'],
        [md`$(${px}, ${py}, ${pz})$`, 'A1'],
        [md`compares the times`, 'R1'],
        [md`${collide ? 'they collide' : 'they do not collide'}`, 'A1'],
        [md`difference of the position vectors`, 'M1'],
        [md`$${sf(distance(when))}$ m`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: 'Speed of the first:',
          expected: `sqrt(${a * a + b * b + c * c})`,
          marks: 1,
        },
        {
          part: 'a',
          kind: 'number',
          label: 'Speed of the second:',
          expected: `sqrt(${d * d + e * e + f * f})`,
          marks: 1,
        },
        { part: 'a', kind: 'self', why: 'draw the conclusion', marks: 1 },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'Crossing point:',
          expected: `(${px}, ${py}, ${pz})`,
          accuracy: 'exact',
          marks: 3,
        },
        { part: 'b', kind: 'self', why: 'show that', marks: 2 },
        { part: 'c', kind: 'self', why: 'determine with a reason' },
        { part: 'd', kind: 'number', expected: `${Number(distance(when).toPrecision(9))}`, unit: 'm' },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `= ${sf(u)}`, value: Math.sqrt(a ** 2 + b ** 2 + c ** 2) },
        { part: 'a', route: 'exact', shown: `= ${sf(v)}`, value: Math.sqrt(d ** 2 + e ** 2 + f ** 2) },
        {
          part: 'd',
          route: 'exact',
          shown: md`${sf(distance(when))}\ \text{m}`,
          // Back from the crossing point.
          value: Math.hypot(
            ...[
              [a, d],
              [b, e],
              [c, f],
            ].map(([p, q]) => p! * (when - one) - q! * (when - two)),
          ),
        },
      ],
    };
  },
});
