import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const turn = Math.PI / 180;

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    tower: choice(
      { name: 'a lighthouse on a small island off Senegal', who: 'Awa', what: 'boats' },
      { name: 'a fire tower on flat land in Tasmania', who: 'Jarrah', what: 'trucks' },
      { name: 'a watchtower in a nature park in Estonia', who: 'Kaisa', what: 'ponds' },
      { name: 'a minaret in the old town of Bukhara', who: 'Rustam', what: 'gates' },
    ),
    high: integers(34, 72, 2),
    near: integers(34, 56),
    far: integers(14, 30),
    opposite: choice(true, false),
  },
  allow: ({ near, far }) => near - far >= 11,
  write: ({ tower, high, near, far, opposite }) => {
    const one = tower.what.replace(/s$/, '');
    const toP = high / Math.tan(near * turn);
    const toQ = high / Math.tan(far * turn);
    const gap = opposite ? toP + toQ : toQ - toP;
    const [atP, atQ] = [opposite ? -toP : toP, toQ];
    const foundP = root((d) => d * Math.sin(near * turn) - high * Math.cos(near * turn), 0, 2000);
    const foundQ = root((d) => d * Math.sin(far * turn) - high * Math.cos(far * turn), 0, 2000);
    return {
      text: md`${tower.who} stands at the top $T$ of ${tower.name}. $T$ is $${high}\ \text{m}$ vertically above a point $F$. Two ${tower.what} $P$ and $Q$ are at the same level as $F$, and $P$, $Q$ and $F$ lie on a straight line. The ${tower.what} are on ${opposite ? 'opposite sides' : 'the same side'} of $F$. The angle of depression of $P$ from $T$ is $${near}^\circ$, and that of $Q$ is $${far}^\circ$.

![](drawing:view)

(a) Write down the angle of elevation of $T$ from $P$. [1]

(b) Find the distance $FP$. [2]

(c) Find the distance between the two ${tower.what}. [3]`,
      hints: [
        md`An angle of depression is measured downwards from the horizontal line through $T$. This line is parallel to the line $FP$.`,
        md`Triangle $TFP$ has a right angle at $F$. Which ratio connects $TF$ and $FP$?`,
        md`For (c), find $FQ$ in the same way. Does the diagram tell you to add or to subtract?`,
      ],
      answer: md`(a) The horizontal line through $T$ is parallel to $FP$, so the two angles are alternate angles: the angle of elevation is $${near}^\circ$, too.

(b) In the right-angled triangle $TFP$ the side $TF$ is opposite the angle at $P$ and $FP$ is adjacent to it:

$$\tan ${near}^\circ = \frac{${high}}{FP}, \quad \text{so} \quad FP = \frac{${high}}{\tan ${near}^\circ} = ${sf(toP)}\ \text{m}.$$

(c) In the same way $FQ = \dfrac{${high}}{\tan ${far}^\circ} = ${sf(toQ, 5)}\ \text{m}$. ${
        opposite
          ? md`$F$ lies between $P$ and $Q$, so the distances are added:`
          : md`$P$ lies between $F$ and $Q$, so the distances are subtracted:`
      }

$$PQ = ${opposite ? `${sf(toQ, 5)} + ${sf(toP, 5)}` : `${sf(toQ, 5)} - ${sf(toP, 5)}`} = ${sf(gap)}\ \text{m}$$

**Watch out:** the angle of depression is the angle with the *horizontal*. The angle at $T$ inside triangle $TFP$ is $90^\circ - ${near}^\circ = ${90 - near}^\circ$.`,
      scheme: [
        [md`(a) $${near}^\circ$`, 'A1'],
        [md`(b) $\tan ${near}^\circ = \frac{${high}}{FP}$`, 'M1'],
        [md`$${sf(toP)}\ \text{m}$`, 'A1'],
        [md`(c) $FQ = \frac{${high}}{\tan ${far}^\circ}$`, 'M1'],
        [md`${opposite ? 'adds' : 'subtracts'} their two distances`, 'M1'],
        [md`$${sf(gap)}\ \text{m}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${near}`,
          accuracy: 'exact',
          unit: '°',
          mistakes: [
            { value: `${90 - near}`, note: md`That is the angle with the vertical line $TF$.` },
          ].filter(() => near !== 45),
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(toP.toPrecision(12))}`,
          unit: 'm',
          mistakes: [
            {
              value: `${high * Math.tan(near * turn)}`,
              note: md`You multiplied by the tangent. $TF$ is opposite the angle at $P$, so divide.`,
            },
          ].filter(() => near !== 45),
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(gap.toPrecision(12))}`,
          unit: 'm',
          follows: opposite ? `${high} / tan(${far}°) + b.1` : `${high} / tan(${far}°) - b.1`,
          unless: 'd <= 0',
          mistakes: [
            {
              value: `${Number((opposite ? toQ - toP : toQ + toP).toPrecision(12))}`,
              note: opposite
                ? md`You subtracted. The ${one} $P$ is on the other side of $F$.`
                : md`You added. Both ${tower.what} are on the same side of $F$.`,
            },
            {
              value: `${Number(toQ.toPrecision(12))}`,
              note: md`That is $FQ$. How far is it from $P$ to $Q$?`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `${near}^\\circ`,
          value: Number(((Math.atan2(high, foundP) * 180) / Math.PI).toFixed(6)),
        },
        { part: 'b', route: 'substitution', shown: `= ${sf(toP)}\\ \\text{m}`, value: foundP },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${sf(gap)}\\ \\text{m}`,
          value: opposite ? foundQ + foundP : foundQ - foundP,
        },
      ],
      drawings: {
        view: sketch({
          points: {
            F: [0, 0],
            T: [0, high],
            P: [atP, 0],
            Q: [atQ, 0],
            H: [atQ * 0.7, high],
            ...(opposite && { K: [-toP, high] as const }),
          },
          labels: { H: false, ...(opposite && { K: false }) },
          segments: [
            { of: 'TF', label: `${high} m` },
            'TP',
            'TQ',
            { of: 'FQ' },
            ...(opposite ? [{ of: 'PF' }, { of: 'TK', dashed: true }] : []),
            { of: 'TH', dashed: true },
          ],
          angles: [
            { at: 'T', from: 'H', to: 'Q', label: `${far}°`, radius: opposite ? 40 : 62 },
            { at: 'T', from: opposite ? 'K' : 'H', to: 'P', label: `${near}°`, radius: 34 },
            { at: 'F', from: 'T', to: 'Q', right: true },
          ],
          height: 230,
          description: `T is ${high} m above F. P and Q are on the horizontal line through F, on ${opposite ? 'opposite sides' : 'the same side'} of F. A dashed horizontal line through T makes angles of ${near} degrees with TP and ${far} degrees with TQ.`,
        }),
      },
    };
  },
});
