import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    maker: choice('A potter in Puebla', 'A glassblower in Murano', 'A potter in Fez', 'A designer in Seoul'),
    wide: choice(120, 150, 160, 180, 200, 240),
    narrow: choice(40, 50, 60, 80),
    low: integers(6, 14),
    high: integers(8, 16),
    flow: choice(20, 25, 30, 40),
    narrowFirst: choice(true, false),
    share: choice(0.25, 0.5, 0.75),
  },
  allow: ({ wide, narrow, low, high, flow, share }) => {
    const times = [(wide * low) / flow, (narrow * high) / flow, (wide * high) / flow, (narrow * low) / flow];
    return (
      times.every((time) => Number.isInteger(time) && time > 5) && (high * share) % 1 === 0 && low !== high
    );
  },
  write: ({ maker, wide, narrow, low, high, flow, narrowFirst, share }) => {
    const [below, above] = narrowFirst ? [narrow, wide] : [wide, narrow];
    const first = (below * low) / flow;
    const second = (above * high) / flow;
    const total = first + second;
    const asked = low + high * share;
    const when = first + second * share;
    const h = (t: number) => (t <= first ? (flow / below) * t : low + (flow / above) * (t - first));
    return {
      text: md`${maker} makes a vase of two parts. The lower part is a cylinder with a base area of $${below}\ \text{cm}^2$ and a height of $${low}\ \text{cm}$. The upper part is a cylinder with a base area of $${above}\ \text{cm}^2$ and a height of $${high}\ \text{cm}$. Water flows into the empty vase at a constant rate of $${flow}\ \text{cm}^3$ per second. After $t$ seconds the water stands $h\ \text{cm}$ high.

(a) Find the time after which the lower part is full. [2]

(b) Find the time after which the whole vase is full. [2]

(c) Sketch the graph of $h$ against $t$ until the vase is full. Label the axes, and show the coordinates of the points where the graph changes its gradient or ends. [4]

(d) State, with a reason, in which part of the vase the graph is steeper. [1]

(e) Find the time after which the water stands $${asked}\ \text{cm}$ high. [2]`,
      hints: [
        md`The volume of a cylinder is its base area times its height.`,
        md`As long as the base stays the same, the height rises evenly. What does that mean for the graph?`,
        md`In (e), the lower part is already full. Only the rest of the height takes place in the upper part.`,
      ],
      answer: md`(a) The lower part holds $${below} \times ${low} = ${below * low}\ \text{cm}^3$. At $${flow}\ \text{cm}^3$ per second this takes $\dfrac{${below * low}}{${flow}} = ${first}\ \text{s}$.

(b) The upper part holds $${above} \times ${high} = ${above * high}\ \text{cm}^3$, which takes $${second}\ \text{s}$ more. The vase is full after $${first} + ${second} = ${total}\ \text{s}$.

(c) In each part the height rises evenly, so the graph consists of two straight pieces, from $(0, 0)$ to $(${first}, ${low})$ and on to $(${total}, ${low + high})$.

![](drawing:graph)

(d) It is steeper in the ${narrowFirst ? 'lower' : 'upper'} part: this part is narrower, so the same volume of water rises higher there.

(e) Above the lower part there are $${asked} - ${low} = ${asked - low}\ \text{cm}$ to go. They need $\dfrac{${above} \times ${asked - low}}{${flow}} = ${Number((second * share).toFixed(4))}\ \text{s}$, so the time is $${first} + ${Number((second * share).toFixed(4))} = ${Number(when.toFixed(4))}\ \text{s}$.

**Watch out:** the graph shows height against time. It isn't a picture of the vase: the *narrow* part gives the *steep* piece.`,
      scheme: [
        [md`(a) divides the volume of the lower part by $${flow}$`, 'M1'],
        [md`$${first}\ \text{s}$`, 'A1'],
        [md`(b) adds the time for the upper part`, 'M1'],
        [md`$${total}\ \text{s}$`, 'A1'],
        [md`(c) axes labelled $t$ and $h$, graph begins at $(0, 0)$`, 'A1'],
        [md`two straight pieces that are joined`, 'A1'],
        [md`the point $(${first}, ${low})$ shown`, 'A1'],
        [
          md`the end $(${total}, ${low + high})$ shown, and the piece of the narrow part is the steeper one`,
          'A1',
        ],
        [md`(d) in the ${narrowFirst ? 'lower' : 'upper'} part, as it is narrower`, 'R1'],
        [md`(e) their time of (a), plus the time for the remaining height`, 'M1'],
        [md`$${Number(when.toFixed(4))}\ \text{s}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${first}`,
          accuracy: 'exact',
          unit: 's',
          mistakes: [
            {
              value: sf(low / flow, 5),
              note: md`You divided the height by the rate. The rate is a volume per second.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${total}`,
          accuracy: 'exact',
          unit: 's',
          follows: `a.1 + ${second}`,
          mistakes: [{ value: `${second}`, note: md`That is the time for the upper part alone.` }],
        },
        { part: 'c', kind: 'self', why: 'sketch' },
        { part: 'd', kind: 'self', why: 'state with a reason' },
        {
          part: 'e',
          kind: 'number',
          expected: `${Number(when.toFixed(4))}`,
          accuracy: 'exact',
          unit: 's',
          follows: `a.1 + ${Number((second * share).toFixed(4))}`,
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'substitution',
          shown: `= ${first}\\ \\text{s}`,
          value: Number(root((t) => flow * t - below * low, 0, 1000).toFixed(7)),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `= ${total}\\ \\text{s}`,
          value: Number(root((t) => flow * t - below * low - above * high, 0, 2000).toFixed(7)),
        },
        {
          part: 'e',
          route: 'substitution',
          shown: `= ${Number(when.toFixed(4))}\\ \\text{s}`,
          value: Number(root((t) => h(t) - asked, 0, total).toFixed(7)),
        },
      ],
      drawings: {
        graph: plot({
          x: [0, total * 1.25],
          y: [0, (low + high) * 1.15],
          xLabel: '*t* (s)',
          yLabel: '*h* (cm)',
          ticks: false,
          height: 200,
          polylines: [
            {
              points: [
                [0, 0],
                [first, low],
                [total, low + high],
              ],
            },
          ],
          points: [
            { at: [first, low], label: `(${first}, ${low})`, place: narrowFirst ? 'n' : 'se' },
            { at: [total, low + high], label: `(${total}, ${low + high})`, place: 'w' },
          ],
          description: `Two straight pieces: from the origin to (${first}, ${low}) and on to (${total}, ${low + high}). The ${narrowFirst ? 'first' : 'second'} piece is the steeper one.`,
        }),
      },
    };
  },
});
