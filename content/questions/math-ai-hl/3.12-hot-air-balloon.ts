import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, inBrackets, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['3.11', '3.10'],
  parameters: {
    place: choice('Luxor', 'Bagan', 'León', 'Château-d’Oex', 'Canberra'),
    x: integers(-8, 8),
    y: integers(-8, 8),
    vx: integers(-9, 9),
    vy: integers(-9, 9),
    vz: choice(1.2, 1.5, 2, 2.4, 2.5, 3),
    level: choice(0.6, 0.9, 1.2, 1.5),
  },
  allow: ({ x, y, vx, vy, vz, level }) => {
    const t = level / vz;
    const isShort = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
    return (
      x !== 0 &&
      y !== 0 &&
      vx !== 0 &&
      vy !== 0 &&
      Math.abs(vx) !== Math.abs(vy) &&
      Math.hypot(vx, vy) > 2 * vz &&
      t !== 1 &&
      isShort(t) &&
      Math.abs(x + vx * t) > 0.1 &&
      Math.abs(y + vy * t) > 0.1
    );
  },
  write: ({ place, x, y, vx, vy, vz, level }) => {
    const clean = (value: number) => Number(value.toPrecision(6));
    const t = clean(level / vz);
    const at = [clean(x + vx * t), clean(y + vy * t), level] as const;
    const speed = Math.hypot(vx, vy, vz);
    const flat = Math.hypot(vx, vy);
    const angle = (Math.atan2(vz, flat) * 180) / Math.PI;
    const away = Math.hypot(...at);
    return {
      text: md`A hot-air balloon near ${place} rises with the constant velocity $${column(vx, vy, vz)}$, in kilometres per hour. The components point east, north and up. At $t = 0$ hours it leaves the ground at the point with position vector $${column(x, y, 0)}$, in kilometres from an observer at the origin.

(a) Find the speed of the balloon. [2]

(b) Write down the position vector of the balloon at time $t$. [1]

(c) Find the time at which it reaches a height of $${level}$ km, and its position vector at this moment. [3]

(d) Find the distance between the observer and the balloon at this moment. [2]

(e) Find the angle between the path of the balloon and the ground. [2]`,
      hints: [
        md`The speed is the magnitude of the velocity.`,
        md`The height is the third component of the position vector.`,
        md`Compare the upward component of the velocity with the horizontal speed.`,
      ],
      answer: md`(a) $\sqrt{${inBrackets(vx)}^2 + ${inBrackets(vy)}^2 + ${vz}^2} = ${sf(speed)}\ \text{km h}^{-1}$

(b) $\mathbf{r} = ${column(x, y, 0)} + t${column(vx, vy, vz)}$

(c) The height is $${vz}t$. $${vz}t = ${level}$ gives $t = ${t}\ \text{hours}$. Then $\mathbf{r} = ${column(...at)}$.

(d) The observer is at the origin, so the distance is $\sqrt{${inBrackets(at[0])}^2 + ${inBrackets(at[1])}^2 + ${level}^2} = ${sf(away)}\ \text{km}$.

(e) The horizontal speed is $\sqrt{${inBrackets(vx)}^2 + ${inBrackets(vy)}^2} = ${Number.isInteger(flat) ? flat : sf(flat, 5)}$, and the balloon rises at $${vz}$. So $\tan\theta = \frac{${vz}}{${Number.isInteger(flat) ? flat : sf(flat, 5)}}$ and $\theta = ${sf(angle)}^\circ$.

Another way: the scalar product of the velocity and its horizontal part gives the same angle.

**Watch out:** The angle with the ground uses the *horizontal* speed in the denominator. With the full speed it is a sine, not a tangent.`,
      scheme: [
        [md`magnitude of the velocity`, 'M1'],
        [md`$${sf(speed)}$`, 'A1'],
        [md`$${column(x, y, 0)} + t${column(vx, vy, vz)}$`, 'A1'],
        [md`$${vz}t = ${level}$`, 'M1'],
        [md`$t = ${t}$`, 'A1'],
        [md`$${column(...at)}$`, 'A1'],
        [md`magnitude of the position vector`, 'M1'],
        [md`$${sf(away)}$ (follow through)`, 'A1'],
        [md`tangent, sine or scalar product with the right vectors`, 'M1'],
        [md`$${sf(angle)}^\circ$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${Number(speed.toPrecision(9))}`, unit: 'km h^-1' },
        {
          part: 'b',
          kind: 'vector',
          label: md`$\mathbf{r} =$`,
          expected: `(${x} + (${vx})t, ${y} + (${vy})t, ${vz}t)`,
          variables: ['t'],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$t =$',
          expected: `${t}`,
          unit: 'hours',
          marks: 2,
          mistakes: [
            {
              value: `${clean(vz / level)}`,
              note: 'Divide the height by the upward velocity, not the other way round.',
            },
          ].filter(() => Math.abs(clean(vz / level) - t) > 0.1),
        },
        {
          part: 'c',
          kind: 'vector',
          label: 'Position vector:',
          expected: `(${at.join(', ')})`,
          follows: `(${x} + (${vx}) * c.1, ${y} + (${vy}) * c.1, ${vz} * c.1)`,
          marks: 1,
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(away.toPrecision(9))}`,
          unit: 'km',
          follows: `sqrt((${x} + (${vx}) * c.1)^2 + (${y} + (${vy}) * c.1)^2 + (${vz} * c.1)^2)`,
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(angle.toPrecision(9))}`,
          unit: '°',
          mistakes: [{ value: sf(90 - angle), note: 'This is the angle with the vertical.' }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${sf(speed)}\ \text{km h}^{-1}`,
          value: Math.sqrt(vx ** 2 + vy ** 2 + vz ** 2),
        },
        { part: 'c', route: 'exact', shown: md`t = ${t}\ \text{hours}`, value: level / vz },
        {
          part: 'd',
          route: 'exact',
          shown: md`= ${sf(away)}\ \text{km}`,
          value: Math.sqrt(at[0] ** 2 + at[1] ** 2 + at[2] ** 2),
        },
        {
          part: 'e',
          route: 'exact',
          shown: md`= ${sf(angle)}^\circ`,
          value: 90 - (Math.acos(vz / speed) * 180) / Math.PI,
        },
      ],
    };
  },
});
