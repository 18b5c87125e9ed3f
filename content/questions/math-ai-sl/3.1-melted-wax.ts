import { integral } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { solid } from '../../figures/solid.ts';

type Shape = 'hemisphere' | 'cone' | 'cylinder' | 'pyramid';

const volumeOf = (shape: Shape, wide: number, high: number): number => {
  if (shape === 'hemisphere') return (2 / 3) * Math.PI * wide ** 3;
  if (shape === 'cone') return (Math.PI * wide ** 2 * high) / 3;
  return shape === 'cylinder' ? Math.PI * wide ** 2 * high : (wide ** 2 * high) / 3;
};

/** The areas of thin slices, added up from the bottom. */
const sliced = (shape: Shape, wide: number, high: number): number => {
  if (shape === 'hemisphere') return integral((y) => Math.PI * (wide ** 2 - y ** 2), 0, wide);
  if (shape === 'cone') return integral((y) => Math.PI * (wide * (1 - y / high)) ** 2, 0, high);
  if (shape === 'cylinder') return integral(() => Math.PI * wide ** 2, 0, high);
  return integral((y) => (wide * (1 - y / high)) ** 2, 0, high);
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    maker: choice('Thandiwe in Durban', 'Mateo in Cusco', 'Ingrid in Bergen', 'Farah in Amman'),
    shape: choice<Shape[]>('hemisphere', 'cone', 'cylinder', 'pyramid'),
    /** The radius, or half of the side of the base. */
    half: choice(3, 3.5, 4, 4.5),
    high: integers(6, 10),
    length: integers(24, 40, 2),
    width: integers(15, 25, 5),
    depth: choice(8, 10, 12),
  },
  allow: ({ shape, half, high, length, width, depth }) => {
    const number = (length * width * depth) / volumeOf(shape, shape === 'pyramid' ? 2 * half : half, high);
    const over = number % 1;
    // Enough is left to be worth a percentage, whatever was rounded before.
    return over / number > 0.012 && over > 0.08 && over < 0.92 && Math.ceil(number) % 10 !== 0;
  },
  write: ({ maker, shape, half, high, length, width, depth }) => {
    const wide = shape === 'pyramid' ? 2 * half : half;
    const block = length * width * depth;
    const one = volumeOf(shape, wide, high);
    const number = Math.floor(block / one);
    const left = block - number * one;
    const share = (left / block) * 100;
    const who = maker.split(' ')[0]!;
    const formed = {
      hemisphere: md`a hemisphere of radius $${wide}\ \text{cm}$`,
      cone: md`a right cone of radius $${wide}\ \text{cm}$ and height $${high}\ \text{cm}$`,
      cylinder: md`a cylinder of radius $${wide}\ \text{cm}$ and height $${high}\ \text{cm}$`,
      pyramid: md`a right pyramid of height $${high}\ \text{cm}$ whose base is a square with sides of $${wide}\ \text{cm}$`,
    }[shape];
    const formula = {
      hemisphere: md`\frac{1}{2} \times \frac{4}{3}\pi \times ${wide}^3`,
      cone: md`\frac{1}{3}\pi \times ${wide}^2 \times ${high}`,
      cylinder: md`\pi \times ${wide}^2 \times ${high}`,
      pyramid: md`\frac{1}{3} \times ${wide}^2 \times ${high}`,
    }[shape];
    const reason = {
      hemisphere: 'A hemisphere is half of a sphere',
      cone: 'A cone has a third of the volume of the cylinder around it',
      cylinder: 'A cylinder is a prism: base times height',
      pyramid: 'A pyramid has a third of the volume of the prism around it',
    }[shape];
    const slip = {
      hemisphere: { value: 2 * one, note: 'That is the whole sphere. A hemisphere is half of it.' },
      cone: { value: 3 * one, note: md`You left out the $\frac{1}{3}$ of the volume of a cone.` },
      cylinder: {
        value: one / 3,
        note: md`The $\frac{1}{3}$ belongs to a cone. A cylinder is base times height.`,
      },
      pyramid: { value: 3 * one, note: md`You left out the $\frac{1}{3}$ of the volume of a pyramid.` },
    }[shape];
    const sliceSum = sliced(shape, wide, high);
    let poured = 0;
    let made = 0;
    while (poured + sliceSum <= block) {
      poured += sliceSum;
      made += 1;
    }
    return {
      text: md`${maker} makes candles. A block of wax is a cuboid of length $${length}\ \text{cm}$, width $${width}\ \text{cm}$ and height $${depth}\ \text{cm}$. ${who} melts the block and pours the wax into moulds. Each candle is ${formed}.

![](drawing:candle)

(a) Find the volume of the block of wax. [1]

(b) Find the volume of one candle. [2]

(c) Find the greatest number of whole candles that can be made from the block. [2]

(d) Find the percentage of the wax that is left over. [2]`,
      hints: [
        md`The volume of the wax does not change when it melts.`,
        shape === 'hemisphere'
          ? md`The formula booklet has the volume of a sphere. Which part of a sphere is the candle?`
          : md`Look up the volume of the candle's shape in the formula booklet.`,
        md`For (d), first find the volume of the wax that the whole candles use.`,
      ],
      answer: md`(a) A cuboid is length times width times height: $${length} \times ${width} \times ${depth} = ${block}\ \text{cm}^3$

(b) ${reason}: $${formula} = ${sf(one)}\ \text{cm}^3$

(c) The wax keeps its volume, so divide: $\dfrac{${block}}{${sf(one, 5)}} = ${sf(block / one, 4)}$. Only whole candles count, so round down: $${number}\ \text{candles}$.

(d) The candles use $${number} \times ${sf(one, 6)} = ${sf(block - left, 6)}\ \text{cm}^3$, so $${sf(left, 4)}\ \text{cm}^3$ is left. As a percentage of the block this is

$$\frac{${sf(left, 4)}}{${block}} \times 100\% = ${sf(share)}\%.$$

**Calculator:** store the result of (b) and use the stored value in (c) and (d). A rounded volume changes the last figures of the percentage.

**Watch out:** in (c) the number is always rounded down, even if the decimals are above $0.5$. There isn't enough wax for one more candle.`,
      scheme: [
        [md`(a) $${block}\ \text{cm}^3$`, 'A1'],
        [md`(b) $${formula}$`, 'M1'],
        [md`$${sf(one)}\ \text{cm}^3$`, 'A1'],
        [md`(c) divides their volume of the block by their volume of a candle`, 'M1'],
        [md`$${number}$`, 'A1'],
        [md`(d) $\frac{${block} - ${number} \times ${sf(one)}}{${block}} \times 100\%$`, 'M1'],
        [md`$${sf(share)}\%$ (accept an answer from a volume rounded to 3 s.f.)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: `${block}`, unit: 'cm^3' },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(one.toPrecision(12))}`,
          unit: 'cm^3',
          mistakes: [{ value: `${Number(slip.value.toPrecision(12))}`, note: slip.note }],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${number}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${number + 1}`,
              note: md`The wax isn't enough for the last of these candles: round down.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(share.toPrecision(12))}`,
          // Some go on with the volume that they rounded.
          accuracy: { tolerance: 0.5 },
          unit: '%',
          mistakes: [
            {
              value: `${Number((100 - share).toPrecision(12))}`,
              note: md`That is the percentage that was used. How much is left?`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${block}\\ \\text{cm}^3`,
          value: integral(() => length * width, 0, depth),
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(one)}\\ \\text{cm}^3`, value: sliceSum },
        { part: 'c', route: 'simulation', shown: `${number}\\ \\text{candles}`, value: made },
        { part: 'd', route: 'numeric', shown: `= ${sf(share)}\\%`, value: 100 - (100 * poured) / block },
      ],
      drawings: {
        candle: solid(
          shape === 'pyramid'
            ? {
                shape,
                size: [wide, wide, high],
                lengths: { AB: `${wide} cm`, BC: `${wide} cm`, VO: `${high} cm` },
                lines: ['VO'],
                description: `A right pyramid with a square base of side ${wide} cm and height ${high} cm.`,
              }
            : {
                shape,
                radius: wide,
                height: high,
                lengths: { radius: `${wide} cm`, ...(shape !== 'hemisphere' && { height: `${high} cm` }) },
                description: `A ${shape} of radius ${wide} cm${shape === 'hemisphere' ? '' : ` and height ${high} cm`}.`,
              },
        ),
      },
    };
  },
});
