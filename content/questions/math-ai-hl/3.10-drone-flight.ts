import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { column, fraction, inBrackets, sf } from '../../authoring/wording.ts';

/** A value that 3 figures give exactly, without zeros at its end. */
const short = (value: number): string =>
  Math.abs(Number(sf(value)) - value) < 1e-9 ? String(Number(sf(value))) : sf(value);

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    story: choice(
      'A drone checks power lines in Namibia',
      'A drone carries medicine in Rwanda',
      'A drone films a bicycle race in Slovenia',
    ),
    way: choice(
      [1, 2, 2],
      [6, 3, 2],
      [4, 8, 1],
      [6, 9, 2],
      [4, 7, 4],
      [6, 2, 3],
      [2, -1, 2],
      [-3, 6, 2],
      [8, -4, 1],
    ),
    scale: choice(20, 30, 40),
    x: integers(10, 50, 10),
    y: integers(-40, 40, 20),
    speed: integers(8, 15),
  },
  write: ({ story, way, scale, x, y, speed }) => {
    const start = [x, y, 20] as const;
    const step = way.map((part) => part * scale) as unknown as readonly [number, number, number];
    const end = start.map((part, at) => part + step[at]!) as unknown as readonly [number, number, number];
    const base = Math.hypot(...way);
    const length = base * scale;
    const time = length / speed;
    const middle = start.map((part, at) => part + step[at]! / 2);
    const unit = way.map((part) => fraction(part, base));
    return {
      text: md`${story}. It flies in a straight line from $\text{A}(${start.join(', ')})$ to $\text{B}(${end.join(', ')})$. All coordinates are in metres, and the third one is the height above the ground.

(a) Find the vector $\overrightarrow{\text{AB}}$. [1]

(b) Find the length of the flight. [2]

(c) Find the unit vector in the direction of $\overrightarrow{\text{AB}}$. [1]

(d) The drone flies at a constant speed of $${speed}\ \text{m s}^{-1}$. Find its velocity vector, and the time of the flight. [3]

(e) Find the coordinates of the drone when it has covered half of the way. [1]`,
      hints: [
        md`$\overrightarrow{\text{AB}}$ is the position vector of B minus that of A.`,
        md`A velocity vector has the direction of the flight, and its magnitude is the speed.`,
      ],
      answer: md`(a) $\overrightarrow{\text{AB}} = ${column(...end)} - ${column(...start)} = ${column(...step)}$

(b) $|\overrightarrow{\text{AB}}| = \sqrt{${step.map((part) => `${inBrackets(part)}^2`).join(' + ')}} = ${length}\ \text{m}$

(c) $\frac{1}{${length}}${column(...step)} = ${column(...unit)}$

(d) The velocity is $\mathbf{v} = ${speed}${column(...unit)} = ${column(...way.map((part) => short((speed * part) / base)))}\ \text{m s}^{-1}$.

The time is $t = \frac{${length}}{${speed}} = ${short(time)}\ \text{s}$.

(e) The middle of the way is at $(${middle.join(', ')})$.

**Watch out:** Don't multiply $\overrightarrow{\text{AB}}$ itself by the speed in (d). The velocity is the speed times the *unit* vector, so check that its magnitude is $${speed}$.`,
      scheme: [
        [md`$${column(...step)}$`, 'A1'],
        [md`uses Pythagoras in three dimensions`, 'M1'],
        [md`$${length}$ m`, 'A1'],
        [md`$${column(...unit)}$`, 'A1'],
        [md`multiplies the unit vector by $${speed}$`, 'M1'],
        [md`$${column(...way.map((part) => short((speed * part) / base)))}$`, 'A1'],
        [md`$${short(time)}$ s`, 'A1'],
        [md`$(${middle.join(', ')})$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'vector',
          expected: column(...step),
          accuracy: 'exact',
          mistakes: [
            {
              value: column(...step.map((part) => -part)),
              note: md`This is $\overrightarrow{\text{BA}}$. Subtract the position vector of A from that of B.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${length}`,
          unit: 'm',
          mistakes: [
            {
              value: `${step.reduce((sum, part) => sum + Math.abs(part), 0)}`,
              note: 'You added the components. Square them, add, and take the root.',
            },
          ],
        },
        { part: 'c', kind: 'vector', expected: column(...unit) },
        {
          part: 'd',
          kind: 'vector',
          label: 'Velocity:',
          expected: column(...way.map((part) => fraction(speed * part, base))),
          unit: 'm s^-1',
          marks: 2,
          mistakes: [
            {
              value: column(...step.map((part) => part * speed)),
              note: md`You multiplied $\overrightarrow{\text{AB}}$ itself by the speed. Use the unit vector.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          label: 'Time:',
          expected: fraction(length, speed),
          unit: 's',
          marks: 1,
          follows: `b.1/${speed}`,
          unless: 't <= 0',
        },
        {
          part: 'e',
          kind: 'coordinates',
          expected: `(${middle.join(', ')})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${step.map((part) => part / 2).join(', ')})`,
              note: md`This is half of $\overrightarrow{\text{AB}}$. Add it to the position vector of A.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          // First over the ground, then upwards.
          shown: md`= ${length}\ \text{m}`,
          value: Math.hypot(Math.hypot(end[0] - x, end[1] - y), end[2] - 20),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${short(time)}\ \text{s}`,
          value: integral(() => Math.hypot(...step) / speed, 0, 1),
        },
      ],
    };
  },
});
